// What the judge draws and writes.
#include "drawing.hpp"
#include "script.hpp"
#include "support/catch_compat.hpp"

#include <limits>

using namespace staircase::grade;

TEST_CASE("a marked picture shows too many cells as plus and missing ones as minus") {
  const auto picture = marked_picture(
      2, [](Cell cell) { return cell.y == 0; }, [](Cell cell) { return cell.x == 0; });
  REQUIRE(picture == "1  + . \n0  * - \n   0 1 \n");
}

TEST_CASE("visible text shows ends of lines, differences and what cannot be seen") {
  REQUIRE(visible_text("a \nb", "a \nb\n") == "a |\nb(no end of line) <\n");
  REQUIRE(visible_text("\t\n", "x\n") == "\\x09| <\n");
  REQUIRE(visible_text("", "x\n") == "(nothing was written to out)\n");
}

TEST_CASE("panels stand side by side under their titles, without spaces at the ends of lines") {
  REQUIRE(side_by_side({{"one", "1\n22\n"}, {"two", "3\n"}}, 2) ==
          "  one    two\n  1      3\n  22\n");
}

TEST_CASE("a script is replayed as statements, without the questions on the way") {
  const Script script{{Ask::make, 0, {3, 0}},
                      {Ask::count, 0, {}},
                      {Ask::move, 0, {2, 1}},
                      {Ask::legal, 0, {std::numeric_limits<int>::min(), 1}}};
  REQUIRE(replay(script, 3) == std::vector<std::string>{"Chomps board(3)", "board.move(2, 1)",
                                                        "board.legal(INT_MIN, 1)"});
}
