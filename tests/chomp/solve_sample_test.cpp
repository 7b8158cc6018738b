/// \file
/// A sample of random positions finds the mistakes of a table.
#include "staircase/chomp/solve/sample.hpp"
#include "staircase/chomp/solve/solve_table.hpp"

#include "support/catch_compat.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace {

using namespace staircase::chomp;

enum class Change { left_out, replaced, added };

// The table of an extent, in which number `changed` of the list of one width and height is left out
// or made larger by one, or that larger number added.
PTable changed_table(Extent extent, int width, int height, int changed, Change change) {
  const PTable right = solve_table(extent.columns(), extent.rows());
  PTable wrong(extent.columns(), extent.rows());
  for (int w = 2; w <= right.longer(); ++w) {
    const auto builders = std::make_shared<std::vector<table::RankListBuilder>>();
    for (int h = 1; h <= right.height(w); ++h) {
      auto& builder = builders->emplace_back();
      int number = 0;
      right.list(w, h).for_each([&](std::uint64_t rank) {
        const bool here = w == width && h == height && number++ == changed;
        if (!here || change == Change::added) builder.add(rank);
        if (here && change != Change::left_out) builder.add(rank + 1);
      });
    }
    PTable::Lists lists;
    for (const auto& builder : *builders) lists.push_back(builder.list());
    wrong.add_layer(std::move(lists), builders);
  }
  return wrong;
}

Sample sampled(const PTable& table, Extent extent, std::uint64_t number) {
  return sample(table, extent, number, Random(7), [](std::uint64_t) {});
}

}  // namespace

TEST_CASE("a random position is each position of the extent about as often") {
  Random random(1);
  std::map<std::vector<int>, int> times;
  const Extent extent(3, 2);
  for (int k = 0; k < 10000; ++k) ++times[random_position(extent, random).lengths()];
  CHECK(times.size() == 10);
  for (const auto& [rows, number] : times) {
    CAPTURE(rows, number);
    // The standard deviation is 30.
    CHECK(850 < number);
    CHECK(number < 1150);
  }
}

TEST_CASE("a sample of a right table has no objection, and counts what it has seen") {
  for (const Extent extent : {Extent(1, 1), Extent(4, 5), Extent(7, 7), Extent(11, 4)}) {
    const Sample found = sampled(solve_table(extent.columns(), extent.rows()), extent, 500);
    CHECK(!found.objection);
    CHECK(found.drawn == 500);
    CHECK(found.drawn_p + found.replies <= 500);
    CHECK(found.drawn_p != 0);
  }
}

TEST_CASE("a sample finds each P-position that is left out of a table, or replaced") {
  const Extent extent(5, 4);
  const PTable right = solve_table(5, 4);
  int tried = 0;
  for (int w = 2; w <= 5; ++w) {
    for (int h = 1; h <= right.height(w); ++h) {
      for (int k = 0; k < static_cast<int>(right.list(w, h).count()); ++k) {
        CAPTURE(w, h, k);
        const Sample less = sampled(changed_table(extent, w, h, k, Change::left_out), extent, 2000);
        REQUIRE(less.objection);
        CHECK(less.objection->clause.id == "chomp.certificate.absorbing");
        ++tried;
      }
    }
  }
  CHECK(tried == 9);
  const Sample other = sampled(changed_table(extent, 4, 3, 0, Change::replaced), extent, 2000);
  REQUIRE(other.objection);
}

TEST_CASE("a sample finds a P-position too many, with the move that betrays it") {
  const Extent extent(5, 4);
  const PTable right = solve_table(5, 4);
  const PTable wrong = changed_table(extent, 4, 3, 0, Change::added);
  const Sample found = sampled(wrong, extent, 2000);
  REQUIRE(found.objection);
  CHECK(found.objection->clause.id == "chomp.certificate.independent");
  RowLengths position(found.objection->rows);
  CHECK(wrong.contains(position.lengths()));
  CHECK(!right.contains(position.lengths()));
  REQUIRE(found.objection->move);
  REQUIRE(position.holds(*found.objection->move));
  position.take(*found.objection->move);
  CHECK(wrong.contains(position.lengths()));
}
