/// \file
/// Boards at the limits of their extents: counts of 64 bits, and nothing allocated in vain.
#include "chomp/largest_request.hpp"
#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// The clause that \p action breaks, when it asks for no more than a message needs.
template <class Action>
std::string refused_cheaply(Action action) {
  largest_request = 0;
  const std::string clause = broken_clause(action);
  return largest_request < 100'000 ? clause : clause + " after asking for memory";
}

}  // namespace

TEST_CASE("A Boolean board that does not fit memory is refused before memory is asked for") {
  for (const Extent extent : {Extent(32769, 32768), Extent(1'000'000, 1'000'000),
                              Extent(1'000'000, 1074), Extent(1074, 1'000'000)}) {
    CHECK(refused_cheaply([=] { BooleanBoard{extent}; }) == "chomp.extent.fits_memory");
    CHECK(refused_cheaply([=] { FlatBooleanBoard{extent}; }) == "chomp.extent.fits_memory");
  }
}

TEST_CASE("The refusal of memory is seen: a board that fits asks for what it needs") {
  CHECK(refused_cheaply([] { FlatBooleanBoard{Extent(1000, 1000)}; }) ==
        " after asking for memory");
}

TEST_CASE("A conversion to a Boolean board that does not fit memory is refused") {
  const RowBoundaryBoard board(Extent(32769, 32768));
  CHECK(broken_clause([&] { convert<BooleanBoard>(board); }) == "chomp.extent.fits_memory");
  CHECK(broken_clause([&] { convert<FlatBooleanBoard>(board); }) == "chomp.extent.fits_memory");
}

TEMPLATE_LIST_TEST_CASE("A boundary board of the largest extent counts in 64 bits", "",
                        BoundaryBoards) {
  TestType board(Extent(1'000'000, 1'000'000));
  CHECK(board.count() == 1'000'000'000'000);
  CHECK(board.uncached_count() == 1'000'000'000'000);
  CHECK(board.legal({999'999, 999'999}));
  CHECK_FALSE(board.legal({1'000'000, 999'999}));
  board.move({1, 1});
  CHECK(board.count() == 1'999'999);
  CHECK(board.uncached_count() == 1'999'999);
  CHECK(board.legal({999'999, 0}));
  CHECK(board.legal({0, 999'999}));
  CHECK_FALSE(board.legal({1, 1}));
  board.move({0, 0});
  CHECK(board.count() == 0);
  CHECK(board.invariant().holds());
}

TEMPLATE_LIST_TEST_CASE("46341 x 46341, whose area overflows 32 bits, is counted right", "",
                        BoundaryBoards) {
  TestType board(Extent(46341, 46341));
  CHECK(board.count() == 2'147'488'281);
  board.move({46340, 46340});
  CHECK(board.count() == 2'147'488'280);
  board.move({0, 1});
  CHECK(board.count() == 46341);
  CHECK(board.uncached_count() == 46341);
}

TEMPLATE_LIST_TEST_CASE("The thinnest extents are played to their end", "", AllBoards) {
  for (const Extent extent : {Extent(1, 1), Extent(1, 70), Extent(70, 1)}) {
    TestType board(extent);
    CHECK(board.count() == extent.area());
    board.move({extent.columns() - 1, extent.rows() - 1});
    CHECK(board.count() == extent.area() - 1);
    if (board.count() != 0) board.move(poison);
    CHECK(board.count() == 0);
    CHECK_FALSE(board.legal(poison));
  }
}

TEST_CASE("A thin extent of a million cells suits every board") {
  for_each_board_type([]<class B>() {
    B board(Extent(1'000'000, 1));
    board.move({500'000, 0});
    CHECK(board.count() == 500'000);
  });
}

// A row, a column or a grid that is longer than a byte counts, or just as long.
TEMPLATE_LIST_TEST_CASE("chomp.move.refines: Sides of 255 cells and more are like small ones",
                        "", AllBoards) {
  for (const Extent extent : {Extent(255, 1), Extent(256, 1), Extent(257, 2), Extent(1, 255),
                              Extent(1, 256), Extent(2, 257), Extent(300, 3), Extent(3, 300)}) {
    const int w = extent.columns(), h = extent.rows();
    std::vector<int> row(static_cast<std::size_t>(h), w);
    TestType board(extent);
    for (const Cell cell :
         {Cell{w - 1, h - 1}, Cell{w / 2, h / 2}, Cell{w / 2, 0}, Cell{0, h - 1}, Cell{0, h / 2}}) {
      if (row[static_cast<std::size_t>(cell.y)] <= cell.x) continue;
      std::int64_t count = 0;
      for (int y = 0; y < h; ++y) {
        int& length = row[static_cast<std::size_t>(y)];
        if (cell.y <= y) length = std::min(length, cell.x);
        count += length;
      }
      board.move(cell);
      INFO(describe(board));
      CHECK(board.count() == count);
      CHECK(board.uncached_count() == count);
      CHECK(board.row_lengths() == row);
      CHECK(TestType::from_row_lengths(extent, row) == board);
      CHECK(TestType::from_row_lengths(extent, row).count() == count);
    }
  }
}

TEST_CASE("Paths of one word, of exactly one word and of two words agree with the rows") {
  for (const Extent extent : {Extent(31, 32), Extent(32, 32), Extent(33, 32), Extent(64, 64)}) {
    LatticePathBoard path(extent);
    RowBoundaryBoard rows(extent);
    for (const Cell cell : {Cell{30, 31}, Cell{29, 3}, Cell{7, 11}, Cell{30, 0}, Cell{0, 30}}) {
      if (!rows.legal(cell)) continue;
      path.move(cell);
      rows.move(cell);
      CHECK(path == rows);
      CHECK(path.count() == rows.count());
    }
    CHECK(path.path().size() ==
          static_cast<std::size_t>((extent.columns() + extent.rows() + 63) / 64));
  }
}
