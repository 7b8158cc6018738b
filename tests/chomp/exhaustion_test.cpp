/// \file
/// Every board, in every position of every small extent, with every cell, legal or not.
#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

#include <iostream>

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

constexpr bool refuses = contract::checks(contract::Strength::pre);

/// The position that the definition of a move gives: {c in B : c is not in the up-set of cell}.
std::vector<int> cut_rows(std::vector<int> row, Cell cell) {
  for (auto y = static_cast<std::size_t>(cell.y); y < row.size(); ++y) {
    row[y] = std::min(row[y], cell.x);
  }
  return row;
}

/// Holds one board in one position against the plain set: every question and every cell.
template <class B>
std::int64_t check_position(Extent extent, const std::vector<int>& row, const PlainSet& plain) {
  const B board = B::from_row_lengths(extent, row);
  REQUIRE(board.row_lengths() == row);
  REQUIRE(board.count() == plain.size());
  REQUIRE(board.uncached_count() == plain.size());
  REQUIRE(board.invariant().holds());
  REQUIRE(plain.same_as(board.abstraction()));
  std::int64_t cells = 0;
  for_each_cell_around(extent, [&](Cell cell) {
    ++cells;
    const bool legal = plain.holds(cell);
    if (board.legal(cell) != legal) FAIL(B::name << " is wrong about " << describe(cell));
    B next = board;
    if (legal) {
      next.move(cell);
      if (next.row_lengths() != cut_rows(row, cell) || !next.invariant().holds()) {
        FAIL(describe(board) << " moves by " << describe(cell) << " to " << describe(next));
      }
    } else if (refuses) {
      if (broken_clause([&] { next.move(cell); }) != "chomp.move.legal" || !(next == board)) {
        FAIL(describe(board) << " does not refuse " << describe(cell));
      }
    }
  });
  return cells;
}

/// Exhausts one extent and says how much that was.
void exhaust(Extent extent) {
  std::int64_t positions = 0;
  std::int64_t cases = 0;
  for_each_ideal(extent, [&](const std::vector<int>& row) {
    const PlainSet plain = PlainSet::of_rows(row);
    ++positions;
    for_each_board_type([&]<class B>() { cases += check_position<B>(extent, row, plain); });
  });
  std::cout << describe(extent) << ": " << positions << " positions, " << cases
            << " cases of a board, a position and a cell\n";
  CHECK(positions == number_of_ideals(extent));
  CHECK(cases == 5 * positions * (extent.columns() + 2) * (extent.rows() + 2));
}

}  // namespace

TEST_CASE("The number of ideals is C(W + H, H)") {
  CHECK(number_of_ideals(Extent(1, 1)) == 2);
  CHECK(number_of_ideals(Extent(5, 5)) == 252);
  CHECK(number_of_ideals(Extent(6, 6)) == 924);
  CHECK(number_of_ideals(Extent(8, 8)) == 12870);
  CHECK(number_of_ideals(Extent(2, 7)) == 36);
}

TEST_CASE("Every position of every extent up to 5 x 5, with every cell, on every board") {
  for_each_extent(5, exhaust);
}

TEST_CASE("Every position of 6 x 6, with every cell, on every board", "[.][long]") {
  exhaust(Extent(6, 6));
}

TEST_CASE("Every position of 7 x 7, with every cell, on every board", "[.][long]") {
  exhaust(Extent(7, 7));
  exhaust(Extent(9, 3));
  exhaust(Extent(3, 9));
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
