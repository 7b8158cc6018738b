#include "staircase/chomp/solve/games.hpp"
#include "staircase/chomp/solve/solve_table.hpp"
#include "staircase/theory/outcome_oracle.hpp"

#include "support/catch_compat.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace {

using namespace staircase::chomp;
using staircase::theory::Outcome;
using staircase::theory::OutcomeOracle;
using Rows = std::vector<int>;

// Calls `visit` with every sequence of `rows` numbers from 0 to `longest` that does not grow, in
// lexicographic order.
template <class Visit>
void for_each_sequence(int rows, int longest, Visit visit) {
  Rows lengths;
  auto extend = [&](auto& self, int most) -> void {
    if (static_cast<int>(lengths.size()) == rows) {
      visit(lengths);
      return;
    }
    for (int length = 0; length <= most; ++length) {
      lengths.push_back(length);
      self(self, length);
      lengths.pop_back();
    }
  };
  extend(extend, longest);
}

Rows without_zeros(Rows rows) {
  while (!rows.empty() && rows.back() == 0) rows.pop_back();
  return rows;
}

std::vector<Rows> listed(const PTable& table, int columns, int rows) {
  std::vector<Rows> all;
  table.for_each(columns, rows,
                 [&](std::span<const int> found) { all.emplace_back(found.begin(), found.end()); });
  return all;
}

}  // namespace

TEST_CASE("the table says of every position within 7 x 7 what the oracle says") {
  const PTable table = solve_table(7, 7);
  OutcomeOracle<RowGame> oracle;
  int positions = 0;
  for_each_sequence(7, 7, [&](const Rows& rows) {
    ++positions;
    if (table.contains(rows) != (oracle.outcome(RowLengths(rows)) == Outcome::P)) {
      CAPTURE(rows);
      CHECK(false);
    }
  });
  CHECK(positions == 3432);
}

TEST_CASE("the table of any rectangle lists each P-position once, and nothing else") {
  OutcomeOracle<RowGame> oracle;
  for (int columns = 1; columns <= 9; ++columns) {
    for (int rows = 1; rows <= 9 && columns * rows <= 45; ++rows) {
      CAPTURE(columns, rows);
      std::set<Rows> expected;
      for_each_sequence(rows, columns, [&](const Rows& lengths) {
        if (oracle.outcome(RowLengths(lengths)) == Outcome::P)
          expected.insert(without_zeros(lengths));
      });
      const PTable table = solve_table(columns, rows);
      const std::vector<Rows> found = listed(table, columns, rows);
      CHECK(std::set<Rows>(found.begin(), found.end()) == expected);
      CHECK(found.size() == expected.size());
      CHECK(table.count() == expected.size());
    }
  }
}

TEST_CASE(
    "the table of 12 x 12 has as many P-positions as are published, and in whatever order smaller "
    "widths are added") {
  // Large enough for blocks whose marks are merged.
  const PTable table = solve_table(12, 12);
  CHECK(table.count() == 26838);
  CHECK(listed(table, 12, 12).size() == 26838);
  table::Layers layers(PTable(12, 12));
  while (!layers.complete()) {
    layers.solve_next([](std::uint64_t) {},
                      [](auto one, auto other) {
                        other();
                        one();
                      });
  }
  CHECK(listed(layers.table(), 12, 12) == listed(table, 12, 12));
}

TEST_CASE("the parts of a list of ranks, one after the other, are the list") {
  using table::RankListBuilder;
  for (const std::uint64_t count : {0u, 1u, 127u, 128u, 129u, 1000u}) {
    RankListBuilder builder;
    std::vector<std::uint64_t> all;
    for (std::uint64_t k = 0; k < count; ++k) {
      // Differences of one byte and of two.
      all.push_back(all.empty() ? 5 : all.back() + 1 + k % 300);
      builder.add(all.back());
    }
    for (std::size_t parts = 1; parts <= 9; ++parts) {
      CAPTURE(count, parts);
      std::vector<std::uint64_t> found;
      std::uint64_t counted = 0;
      for (std::size_t number = 0; number < parts; ++number) {
        const auto part = builder.list().part(number, parts);
        counted += part.count();
        part.for_each([&](std::uint64_t rank) { found.push_back(rank); });
        const auto begin = found.end() - static_cast<std::ptrdiff_t>(part.count());
        CHECK(std::all_of(all.begin(), all.end(), [&](std::uint64_t rank) {
          return part.contains(rank) == std::binary_search(begin, found.end(), rank);
        }));
      }
      CHECK(found == all);
      CHECK(counted == count);
    }
  }
}
