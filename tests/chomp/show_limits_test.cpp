/// \file
/// What is shown of the smallest boards, at the limits of each form, and in refusals.
#include "staircase/chomp/show/view.hpp"

#include "support/catch_compat.hpp"

#include <string>
#include <utility>
#include <vector>

namespace {

using namespace staircase::chomp;
using namespace staircase::chomp::show;
using Catch::Matchers::ContainsSubstring;

/// The JSON of a board of 2 x 1 with this rest.
std::string json(const std::string& rest) { return "{\"extent\":[2,1]," + rest + "}\n"; }

}  // namespace

TEST_CASE("chomp.show.exact: an empty board, one cell and two have every form") {
  const auto all = [](std::vector<int> row) {
    const RowBoundaryBoard board(Extent(2, 1), std::move(row));
    std::string text;
    for (const View view :
         {View::text, View::boolean, View::rows, View::cols, View::path, View::json})
      text += *render(board, view);
    return text;
  };
  CHECK(all({0}) == "0      \n   0 1 \n2 x 1, 0 cells\n00\nrows:0\ncols:0,0\nDRR\n" +
                        json(R"("count":0,"rows":[0],"cols":[0,0],"path":"DRR")"));
  CHECK(all({1}) == "0  *   \n   0 1 \n2 x 1, 1 cell\n10\nrows:1\ncols:1,0\nRDR\n" +
                        json(R"("count":1,"rows":[1],"cols":[1,0],"path":"RDR")"));
  CHECK(all({2}) == "0  * * \n   0 1 \n2 x 1, 2 cells\n11\nrows:2\ncols:1,1\nRRD\n" +
                        json(R"("count":2,"rows":[2],"cols":[1,1],"path":"RRD")"));
}

TEST_CASE("chomp.show.exact: each form is given up to its limit and refused beyond") {
  const auto largest = boolean_text(RowBoundaryBoard(Extent(1000, 1000)));
  REQUIRE(largest);
  CHECK(largest->size() == 1'000'999);
  CHECK(boolean_text(RowBoundaryBoard(Extent(1'000'000, 1))).has_value());
  CHECK_FALSE(boolean_text(RowBoundaryBoard(Extent(1'001, 1000))).has_value());
  for (const Order order : {Order::exam, Order::floyd}) {
    CHECK(svg_text(RowBoundaryBoard(Extent(100, 1)), order).has_value());
    CHECK(svg_text(RowBoundaryBoard(Extent(1, 100)), order).has_value());
    CHECK_FALSE(svg_text(RowBoundaryBoard(Extent(101, 1)), order).has_value());
    CHECK_FALSE(svg_text(RowBoundaryBoard(Extent(1, 101)), order).has_value());
  }
  const auto noted = [](int columns, int rows) {
    const std::string text = picture(RowBoundaryBoard(Extent(columns, rows)), Order::floyd);
    return text.find("cells of") != std::string::npos;
  };
  CHECK_FALSE(noted(64, 24));
  CHECK(noted(65, 24));
  CHECK(noted(64, 25));
}

TEST_CASE("chomp.parse.exact: a refusal says which sides are needed, and what is accepted") {
  const auto refused = [](const char* text, Extent extent) {
    return parse_position(text, extent).error().message;
  };
  for (const char* text : {"rows:3,1", "cols:2,1,1", "full:3x2"})
    CHECK_THAT(refused(text, Extent(2, 2)), ContainsSubstring("it needs at least 3 x 2"));
  for (const char* text : {"rows:2,1,1", "cols:3,1", "full:2x3"})
    CHECK_THAT(refused(text, Extent(2, 2)), ContainsSubstring("it needs at least 2 x 3"));
  CHECK(parse_cell("1", Order::exam).error().message ==
        "\"1\" is not a cell; accepted is X,Y, column and row from 0, such as 3,1");
  CHECK(parse_cell("1", Order::floyd).error().message ==
        "\"1\" is not a cell; accepted is ROW,COLUMN, both from 1, such as 2,4");
  CHECK(first_name(Order::exam) == std::string("column x"));
  CHECK(second_name(Order::exam) == std::string("row y"));
  CHECK(first_name(Order::floyd) == std::string("row"));
  CHECK(second_name(Order::floyd) == std::string("column"));
}

TEST_CASE("chomp.show.exact: a quotation is cut after 40 characters and says so") {
  const std::string forty(40, 'a');
  CHECK(quoted("") == "\"\"");
  CHECK(quoted(forty) == "\"" + forty + "\"");
  CHECK(quoted(forty + "b") == "\"" + forty + "...\"");
  CHECK(quoted(" ~\x7f\x80\n") == "\" ~???\"");
}
