/// \file
/// Every raw state of tiny extents: the invariant holds exactly for the images of order ideals.
#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

#include <algorithm>

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// Calls `visit(entries)` for every vector of \p length entries from \p least to \p greatest.
template <class Entry, class Visit>
void for_each_vector(std::size_t length, int least, int greatest, Visit visit) {
  std::vector<Entry> entries(length, static_cast<Entry>(least));
  while (true) {
    visit(std::as_const(entries));
    std::size_t i = 0;
    while (i < length && entries[i] == static_cast<Entry>(greatest)) {
      entries[i++] = static_cast<Entry>(least);
    }
    if (i == length) return;
    ++entries[i];
  }
}

/// The images of all ideals within \p extent, read off by \p representation.
template <class B, class Representation>
auto images(Extent extent, Representation representation) {
  std::vector<decltype(representation(std::declval<B>()))> all;
  for_each_ideal(extent, [&](const std::vector<int>& row) {
    all.push_back(representation(B::from_row_lengths(extent, row)));
  });
  return all;
}

/// Holds one raw state against the images: its invariant, with the right count and a wrong one.
template <class B, class Raw, class Images>
void check_state(Extent extent, const Raw& raw, const Images& valid, std::int64_t count,
                 std::int64_t& found) {
  const bool is_image = std::find(valid.begin(), valid.end(), raw) != valid.end();
  REQUIRE(B::invariant(extent, raw, count).holds() == is_image);
  REQUIRE_FALSE(B::invariant(extent, raw, count + 1).holds());
  REQUIRE((broken_clause([&] { B(extent, raw); }) == "") == is_image);
  if (is_image) ++found;
}

/// The sum of the entries.
template <class Entry>
std::int64_t sum(const std::vector<Entry>& entries) {
  std::int64_t total = 0;
  for (const Entry entry : entries) total += entry;
  return total;
}

std::int64_t occupied_entries(const std::vector<unsigned char>& entries) {
  return std::count_if(entries.begin(), entries.end(), [](unsigned char e) { return e != 0; });
}

}  // namespace

TEST_CASE("Exactly the images of ideals among all row lengths are valid, one for each ideal") {
  for_each_extent(3, [](Extent extent) {
    const auto valid =
        images<RowBoundaryBoard>(extent, [](const RowBoundaryBoard& board) { return board.row(); });
    std::int64_t found = 0;
    for_each_vector<int>(static_cast<std::size_t>(extent.rows()), -1, extent.columns() + 1,
                         [&](const std::vector<int>& row) {
                           check_state<RowBoundaryBoard>(extent, row, valid, sum(row), found);
                         });
    CHECK(found == number_of_ideals(extent));
  });
}

TEST_CASE("Exactly the images of ideals among all column heights are valid, one for each ideal") {
  for_each_extent(3, [](Extent extent) {
    const auto valid = images<ColumnHeightBoard>(
        extent, [](const ColumnHeightBoard& board) { return board.height(); });
    std::int64_t found = 0;
    for_each_vector<int>(static_cast<std::size_t>(extent.columns()), -1, extent.rows() + 1,
                         [&](const std::vector<int>& height) {
                           check_state<ColumnHeightBoard>(extent, height, valid, sum(height),
                                                          found);
                         });
    CHECK(found == number_of_ideals(extent));
  });
}

TEST_CASE("Exactly the images of ideals among all flat grids are valid, one for each ideal") {
  for (const Extent extent : {Extent(1, 1), Extent(3, 2), Extent(2, 3), Extent(4, 2)}) {
    const auto valid = images<FlatBooleanBoard>(
        extent, [](const FlatBooleanBoard& board) { return board.occupied(); });
    std::int64_t found = 0;
    for_each_vector<unsigned char>(
        static_cast<std::size_t>(extent.area()), 0, 2, [&](const std::vector<unsigned char>& grid) {
          check_state<FlatBooleanBoard>(extent, grid, valid, occupied_entries(grid), found);
        });
    CHECK(found == number_of_ideals(extent));
  }
}

TEST_CASE("Exactly the images of ideals among all Boolean rows are valid, one for each ideal") {
  for (const Extent extent : {Extent(1, 1), Extent(3, 2), Extent(2, 3), Extent(4, 2)}) {
    const auto valid =
        images<BooleanBoard>(extent, [](const BooleanBoard& board) { return board.occupied(); });
    std::int64_t found = 0;
    for_each_vector<unsigned char>(
        static_cast<std::size_t>(extent.area()), 0, 2, [&](const std::vector<unsigned char>& grid) {
          BooleanBoard::Rows rows;
          for (auto begin = grid.begin(); begin != grid.end(); begin += extent.columns()) {
            rows.emplace_back(begin, begin + extent.columns());
          }
          check_state<BooleanBoard>(extent, rows, valid, occupied_entries(grid), found);
        });
    CHECK(found == number_of_ideals(extent));
  }
}

TEST_CASE("Exactly the images of ideals among all lattice words are valid, one for each ideal") {
  for_each_extent(4, [](Extent extent) {
    const auto valid = images<LatticePathBoard>(
        extent, [](const LatticePathBoard& board) { return board.path(); });
    const int steps = extent.columns() + extent.rows();
    std::int64_t found = 0;
    for (unsigned long long word = 0; word < (1ULL << (steps + 1)); ++word) {
      std::int64_t area = 0;
      int rights = 0;
      for (int k = 0; k < steps; ++k) {
        if ((word >> k & 1ULL) != 0) {
          ++rights;
        } else {
          area += rights;
        }
      }
      check_state<LatticePathBoard>(extent, std::vector{word}, valid, area, found);
    }
    CHECK(found == number_of_ideals(extent));
  });
}
