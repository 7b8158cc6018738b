/// \file
/// The display of every board, byte for byte.
#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

#include <sstream>

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

template <class B>
std::string displayed(const B& board) {
  std::ostringstream out;
  board.display(out);
  return out.str();
}

template <class B>
B with_columns(Extent extent, std::vector<int> height) {
  return convert<B>(ColumnHeightBoard(extent, std::move(height)));
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("The worked example is displayed byte for byte", "chomp.display.exact",
                        AllBoards) {
  const auto board = with_columns<TestType>(Extent(6, 6), {4, 4, 3, 3, 1, 1});
  CHECK(board.count() == 16);
  CHECK(board.row_lengths() == std::vector{6, 4, 4, 2, 0, 0});
  CHECK(displayed(board) ==
        "5              \n"
        "4              \n"
        "3  * *         \n"
        "2  * * * *     \n"
        "1  * * * *     \n"
        "0  * * * * * * \n"
        "   0 1 2 3 4 5 \n");
}

TEMPLATE_LIST_TEST_CASE("The smallest boards are displayed byte for byte", "chomp.display.exact",
                        AllBoards) {
  TestType board(Extent(1, 1));
  CHECK(displayed(board) == "0  * \n   0 \n");
  board.move(poison);
  CHECK(displayed(board) == "0    \n   0 \n");
}

TEMPLATE_LIST_TEST_CASE("Columns and rows are not confused in the display", "chomp.display.exact",
                        AllBoards) {
  TestType board(Extent(3, 2));
  board.move({1, 1});
  CHECK(displayed(board) == "1  *     \n0  * * * \n   0 1 2 \n");
  CHECK(displayed(with_columns<TestType>(Extent(2, 3), {3, 1})) ==
        "2  *   \n1  *   \n0  * * \n   0 1 \n");
}

TEMPLATE_LIST_TEST_CASE("Nine columns and rows are displayed, ten are refused",
                        "chomp.display.labels", AllBoards) {
  CHECK(displayed(TestType(Extent(9, 1))) == "0  * * * * * * * * * \n   0 1 2 3 4 5 6 7 8 \n");
  CHECK(broken_clause([] { displayed(TestType(Extent(9, 9))); }) == "");
  CHECK(broken_clause([] { displayed(TestType(Extent(10, 1))); }) == "chomp.display.labels");
  CHECK(broken_clause([] { displayed(TestType(Extent(1, 10))); }) == "chomp.display.labels");
}

TEST_CASE("A board describes its representation in one line") {
  const Extent extent(3, 2);
  const auto described = [&]<class B>() { return describe(B::from_row_lengths(extent, {3, 1})); };
  CHECK(described.operator()<BooleanBoard>() ==
        "BooleanBoard 3 x 2: occupied = 111 100, count = 4");
  CHECK(described.operator()<FlatBooleanBoard>() ==
        "FlatBooleanBoard 3 x 2: occupied = 1 1 1 1 0 0, count = 4");
  CHECK(described.operator()<RowBoundaryBoard>() == "RowBoundaryBoard 3 x 2: row = 3 1, count = 4");
  CHECK(described.operator()<ColumnHeightBoard>() ==
        "ColumnHeightBoard 3 x 2: height = 2 1 1, count = 4");
  CHECK(described.operator()<LatticePathBoard>() ==
        "LatticePathBoard 3 x 2: path = RDRRD, count = 4");
}
