/// \file
/// Boards are apart from each other, count what they lose, and agree beyond the reach of the audit.
#include "support/boards.hpp"
#include "support/generators.hpp"
#include "support/properties.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// Fails the property unless \p holds. One function, where a macro would be compiled for each
/// board.
void expect(bool holds, const std::string& what) {
  if (!holds) RC_FAIL(what);
}

/// A position within \p extent that the boards and the model reach by the same random moves.
template <class Boards>
void play_large(Extent extent, int moves) {
  Boards boards = full_boards<Boards>(extent);
  auto row = std::vector<int>(static_cast<std::size_t>(extent.rows()), extent.columns());
  for (int i = 0; i < moves && row[0] > 0; ++i) {
    const int rows = static_cast<int>(std::find(row.begin(), row.end(), 0) - row.begin());
    const int y = *rc::gen::inRange(0, rows);
    const int x = *rc::gen::inRange(0, row[static_cast<std::size_t>(y)]);
    std::int64_t count = 0;
    for (int j = 0; j < extent.rows(); ++j) {
      auto& length = row[static_cast<std::size_t>(j)];
      if (j >= y) length = std::min(length, x);
      count += length;
    }
    for_each_board(boards, [&](auto& board) {
      board.move({x, y});
      expect(board.count() == count, "board.count() == count");
      expect(board.row_lengths() == row, "board.row_lengths() == row");
      expect(board.uncached_count() == count, "board.uncached_count() == count");
    });
  }
}

}  // namespace

TEST_CASE("A move on one board changes no other board") {
  for_all("chomp.boards.independent", [] {
    const Extent extent = *extents(6);
    const auto row =
        *rc::gen::suchThat(row_lengths(extent), [](const std::vector<int>& r) { return r[0] > 0; });
    for_each_board_type([&]<class B>() {
      B board = B::from_row_lengths(extent, row);
      const B copy = board;
      B assigned(Extent(1, 1));
      assigned = board;
      board.move(poison);
      expect(board.count() == 0, "board.count() == 0");
      expect(copy.row_lengths() == row, "copy.row_lengths() == row");
      expect(assigned.row_lengths() == row, "assigned.row_lengths() == row");
    });
  });
}

TEST_CASE("A move lowers the count by the number of removed cells") {
  for_all("chomp.move.count", [] {
    const Extent extent = *extents(8);
    const auto row =
        *rc::gen::suchThat(row_lengths(extent), [](const std::vector<int>& r) { return r[0] > 0; });
    const PlainSet before = PlainSet::of_rows(row);
    const auto [x, y] = *rc::gen::elementOf(
        std::vector<std::pair<int, int>>(before.cells.begin(), before.cells.end()));
    PlainSet after = before;
    after.take({x, y});
    for_each_board_type([&, cell = Cell{x, y}]<class B>() {
      B board = B::from_row_lengths(extent, row);
      board.move(cell);
      expect(board.count() == after.size(), "board.count() == after.size()");
    });
  });
}

TEST_CASE("Boards beyond the reach of the audit agree with plain row lengths") {
  for_all("boundary forms up to 200 x 200", [] { play_large<BoundaryBoards>(*extents(200), 12); },
          {.cases = 40});
  for_all("all boards up to 90 x 90", [] { play_large<AllBoards>(*extents(90), 8); },
          {.cases = 10});
}

TEST_CASE("chomp.equality.abstract: Boards beyond the audit are equal in the same position alone") {
  const Extent extent(65, 65);
  static_assert(RowBoundaryBoard::audit_area < 65 * 65);
  // As many cells each: one lacks two in its last row, the other two in its last column.
  std::vector<int> wide(65, 65), high(65, 65);
  wide[64] = 63;
  high[63] = high[64] = 64;
  for_each_board_type([&]<class B>() {
    const B one = B::from_row_lengths(extent, wide), other = B::from_row_lengths(extent, high);
    INFO(B::name);
    REQUIRE(one.count() == other.count());
    CHECK(one == B::from_row_lengths(extent, wide));
    CHECK(one == RowBoundaryBoard(extent, wide));
    CHECK_FALSE(one == other);
    CHECK_FALSE(one == RowBoundaryBoard(extent, high));
  });
}
