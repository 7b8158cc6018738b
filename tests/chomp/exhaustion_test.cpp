/// \file
/// Every board, in every position of every small extent, with every cell, legal or not.
#include "position_checks.hpp"

#include <iostream>

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// Calls `visit.template operator()<B, Next>()` for each board and the one after it in the list.
template <class Visit>
void for_each_neighbours(Visit visit) {
  constexpr std::size_t boards = std::tuple_size_v<AllBoards>;
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (visit.template operator()<std::tuple_element_t<I, AllBoards>,
                               std::tuple_element_t<(I + 1) % boards, AllBoards>>(),
     ...);
  }(std::make_index_sequence<boards>{});
}

/// The cells of an extent and a frame of cells around them.
std::vector<Cell> cells_around(Extent extent) {
  std::vector<Cell> cells;
  for_each_cell_around(extent, [&](Cell cell) { cells.push_back(cell); });
  return cells;
}

/// Exhausts one extent and says how much that was.
void exhaust(evidence::Checks& checks, Extent extent) {
  std::int64_t positions = 0;
  std::int64_t cases = 0;
  const std::vector<Cell> cells = cells_around(extent);
  for_each_board_type([&]<class B>() { check_fresh<B>(checks, extent); });
  for_each_ideal(extent, [&](const std::vector<int>& row) {
    const Subject subject = Subject::of(extent, row);
    ++positions;
    for_each_neighbours(
        [&]<class B, class Other>() { cases += check_position<B, Other>(checks, subject, cells); });
  });
  std::cout << describe(extent) << ": " << positions << " positions, " << cases
            << " cases of a board, a position and a cell\n";
  CHECK(positions == number_of_ideals(extent));
  CHECK(cases == 5 * positions * (extent.columns() + 2) * (extent.rows() + 2));
}

// Two halves, so that two processes can share them.
const evidence::Declaration low_extents(
    evidence::Rung::exhausted,
    "Every position of every extent up to 6 x 5, with every cell and a frame of them, on every "
    "board",
    position_clauses());

const evidence::Declaration high_extents(
    evidence::Rung::exhausted,
    "Every position of every extent from 1 x 6 to 6 x 6, with every cell and a frame of them, on "
    "every board",
    position_clauses());

const evidence::Declaration chess_board(
    evidence::Rung::exhausted,
    "Every position of 8 x 8, with every cell and a frame of them, on every board",
    position_clauses());

}  // namespace

TEST_CASE("The number of ideals is C(W + H, H)") {
  CHECK(number_of_ideals(Extent(1, 1)) == 2);
  CHECK(number_of_ideals(Extent(5, 5)) == 252);
  CHECK(number_of_ideals(Extent(6, 6)) == 924);
  CHECK(number_of_ideals(Extent(8, 8)) == 12870);
  CHECK(number_of_ideals(Extent(2, 7)) == 36);
}

TEST_CASE(low_extents.title()) {
  evidence::Checks checks(low_extents);
  for_each_extent(6, [&](Extent extent) {
    if (extent.rows() < 6) exhaust(checks, extent);
  });
  checks.finish();
}

TEST_CASE(high_extents.title()) {
  evidence::Checks checks(high_extents);
  for (int columns = 1; columns <= 6; ++columns) exhaust(checks, Extent(columns, 6));
  checks.finish();
}

TEST_CASE(chess_board.title(), "[.][long]") {
  evidence::Checks checks(chess_board);
  exhaust(checks, Extent(8, 8));
  exhaust(checks, Extent(9, 3));
  exhaust(checks, Extent(3, 9));
  checks.finish();
}

TEST_CASE("Every position of every extent up to 4 x 4 converts between every two boards") {
  std::int64_t conversions = 0;
  for_each_extent(4, [&](Extent extent) {
    for_each_ideal(extent, [&](const std::vector<int>& row) {
      for_each_board_type([&]<class From>() {
        const From from = From::from_row_lengths(extent, row);
        for_each_board_type([&]<class To>() {
          const To to = convert<To>(from);
          ++conversions;
          REQUIRE(to.extent() == extent);
          REQUIRE(to.row_lengths() == row);
          REQUIRE(to.count() == from.count());
          REQUIRE(to == from);
          REQUIRE(convert<From>(to) == from);
        });
      });
    });
  });
  std::int64_t expected = 0;
  for_each_extent(4, [&](Extent extent) { expected += 25 * number_of_ideals(extent); });
  CHECK(conversions == expected);
}

TEST_CASE("Boards are equal exactly when extents and values are, whatever represents them") {
  for_each_ideal(Extent(3, 3), [](const std::vector<int>& a) {
    for_each_ideal(Extent(3, 3), [&](const std::vector<int>& b) {
      for_each_board_type([&]<class A>() {
        const A left = A::from_row_lengths(Extent(3, 3), a);
        REQUIRE((left == RowBoundaryBoard::from_row_lengths(Extent(3, 3), b)) == (a == b));
        REQUIRE((FlatBooleanBoard::from_row_lengths(Extent(3, 3), b) == left) == (a == b));
      });
    });
  });
}

TEST_CASE("Boards of the same value in different extents are not equal") {
  const auto small = RowBoundaryBoard::from_row_lengths(Extent(2, 2), {1, 0});
  for_each_board_type([&]<class B>() {
    CHECK(small != B::from_row_lengths(Extent(3, 2), {1, 0}));
    CHECK(small != B::from_row_lengths(Extent(2, 3), {1, 0, 0}));
    CHECK(small == B::from_row_lengths(Extent(2, 2), {1, 0}));
  });
}
