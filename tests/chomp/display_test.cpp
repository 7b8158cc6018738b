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

TEST_CASE("chomp.show.exact: A board describes its representation in one line") {
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

TEST_CASE("chomp.show.exact: A long representation is described by its beginning") {
  const auto text = []<class B>(int columns, int rows) {
    return B(Extent(columns, rows)).representation_text();
  };
  const auto times = [](int number, const std::string& part) {
    std::string whole;
    for (int i = 0; i < number; ++i) whole += part;
    return whole;
  };
  const auto ones = [&](int columns, int rows) {
    return "occupied =" + times(rows, " " + times(columns, "1"));
  };
  CHECK(text.operator()<BooleanBoard>(64, 24) == ones(64, 24));
  CHECK(text.operator()<BooleanBoard>(65, 2) == ones(64, 2) + " ...");
  CHECK(text.operator()<BooleanBoard>(2, 25) == ones(2, 24) + " ...");
  const auto threes = times(40, " 3");
  CHECK(text.operator()<RowBoundaryBoard>(3, 40) == "row =" + threes);
  CHECK(text.operator()<RowBoundaryBoard>(3, 41) == "row =" + threes + " ... (41 in all)");
  CHECK(text.operator()<ColumnHeightBoard>(40, 3) == "height =" + threes);
  CHECK(text.operator()<ColumnHeightBoard>(41, 3) == "height =" + threes + " ... (41 in all)");
  CHECK(text.operator()<FlatBooleanBoard>(8, 5) == "occupied =" + times(40, " 1"));
  CHECK(text.operator()<FlatBooleanBoard>(6, 7) == "occupied =" + times(40, " 1") + " ... (42 in all)");
  CHECK(text.operator()<LatticePathBoard>(40, 40) == "path = " + times(40, "R") + times(40, "D"));
  CHECK(text.operator()<LatticePathBoard>(41, 40) ==
        "path = " + times(41, "R") + times(39, "D") + "... (81 steps)");
}

TEST_CASE("chomp.show.exact: A picture that is cut shows the lower left part") {
  // The staircase of row y with y + 1 empty places at its end, so that no two rows are alike.
  const auto picture = [](int columns, int rows) {
    return cells_picture(Extent(columns, rows),
                         [=](Cell cell) { return cell.x + cell.y < columns - 1; });
  };
  const auto line = [](int stars, int dots) {
    return std::string(static_cast<std::size_t>(stars), '*') +
           std::string(static_cast<std::size_t>(dots), '.') + "\n";
  };
  std::string high;
  for (int y = 23; 0 <= y; --y) high += line(39 - y, 1 + y);
  CHECK(picture(40, 24) == high);
  CHECK(picture(40, 26) == high + "(the lower left 40 x 24 cells of 40 x 26)\n");
  CHECK(picture(66, 2) == line(64, 0) + line(64, 0) + "(the lower left 64 x 2 cells of 66 x 2)\n");
  CHECK(picture(65, 3) == line(62, 2) + line(63, 1) + line(64, 0) +
                              "(the lower left 64 x 3 cells of 65 x 3)\n");
}

TEST_CASE("A Boolean board has at most 2^30 cells", "chomp.extent.fits_memory") {
  CHECK(chomp::detail::boolean_area(Extent(32768, 32768)) == 1'073'741'824);
  CHECK(broken_clause([] { chomp::detail::boolean_area(Extent(32768, 32769)); }) ==
        "chomp.extent.fits_memory");
}
