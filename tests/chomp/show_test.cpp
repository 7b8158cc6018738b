#include "staircase/chomp/show/view.hpp"

#include "support/catch_compat.hpp"
#include "support/properties.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace staircase::chomp;
using namespace staircase::chomp::show;
using Catch::Matchers::ContainsSubstring;
using staircase::testing::for_all;

const RowBoundaryBoard& worked_example() {
  static const RowBoundaryBoard board(Extent(6, 6), {6, 4, 4, 2, 0, 0});
  return board;
}

std::string error_of(std::string_view text) {
  const auto position = parse_position(text);
  return position ? "" : position.error().message;
}

Extent extent_of(std::string_view text) {
  const auto position = parse_position(text);
  REQUIRE(position);
  return position->board.extent();
}

// Any position within any extent up to 12 x 12.
RowBoundaryBoard any_board() {
  const int columns = *rc::gen::inRange(1, 13), rows = *rc::gen::inRange(1, 13);
  auto row = *rc::gen::container<std::vector<int>>(static_cast<std::size_t>(rows),
                                                   rc::gen::inRange(0, columns + 1));
  std::sort(row.begin(), row.end(), std::greater<>());
  return RowBoundaryBoard(Extent(columns, rows), row);
}

std::size_t occurrences(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

}  // namespace

TEST_CASE("chomp.show.exact: the worked example is shown in every representation") {
  const auto& board = worked_example();
  CHECK(*render(board, View::rows) == "rows:6,4,4,2,0,0\n");
  CHECK(*render(board, View::cols) == "cols:4,4,3,3,1,1\n");
  CHECK(*render(board, View::boolean) == "111111 111100 111100 110000 000000 000000\n");
  CHECK(*render(board, View::path) == "DDRRDRRDDRRD\n");
  CHECK(*render(board, View::json) ==
        "{\"extent\":[6,6],\"count\":16,\"rows\":[6,4,4,2,0,0],\"cols\":[4,4,3,3,1,1],\"path\":"
        "\"DDRRDRRDDRRD\"}\n");
  CHECK(*render(board, View::text) ==
        "5              \n"
        "4              \n"
        "3  * *         \n"
        "2  * * * *     \n"
        "1  * * * *     \n"
        "0  * * * * * * \n"
        "   0 1 2 3 4 5 \n"
        "6 x 6, 16 cells\n");
  CHECK(*render(board, View::text, Order::floyd) ==
        "   1 2 3 4 5 6 \n"
        "1  * * * * * * \n"
        "2  * * * *     \n"
        "3  * * * *     \n"
        "4  * *         \n"
        "5              \n"
        "6              \n"
        "6 x 6, 16 cells\n");
}

TEST_CASE("chomp.parse.exact: every form describes the same position") {
  const auto& board = worked_example();
  CHECK(parse_position("rows:6,4,4,2,0,0")->board == board);
  CHECK(parse_position("cols:4,4,3,3,1,1", Extent(6, 6))->board == board);
  CHECK(parse_position("rows:6,4,4,2", Extent(6, 6))->board == board);
  CHECK(parse_position("rows:6,4,4,2,0,0,0,0", Extent(6, 4))->board.row() ==
        std::vector<int>{6, 4, 4, 2});
  CHECK(parse_position("full:6x4")->board == RowBoundaryBoard(Extent(6, 4)));
  CHECK(parse_position("full:2x1", Extent(3, 2))->board.row() == std::vector<int>{2, 0});
  CHECK(parse_position("rows:3")->notation == Notation::rows);
  CHECK(parse_position("cols:3")->notation == Notation::cols);
  CHECK(parse_position("full:3x3")->notation == Notation::full);
}

TEST_CASE("chomp.parse.exact: the default extent is the number of numbers by the largest, at least one") {
  CHECK(extent_of("rows:6,4,4,2") == Extent(6, 4));
  CHECK(extent_of("rows:6,4,4,2,0,0") == Extent(6, 6));
  CHECK(extent_of("cols:4,4,3,3,1,1") == Extent(6, 4));
  CHECK(extent_of("cols:1,0,0") == Extent(3, 1));
  CHECK(extent_of("rows:0") == Extent(1, 1));
  CHECK(extent_of("rows:0,0,0") == Extent(1, 3));
  CHECK(extent_of("cols:0,0,0") == Extent(3, 1));
}

TEST_CASE("chomp.parse.exact: what is no position is refused in one line that says why and what is accepted") {
  struct Case {
    std::string text, why;
  };
  const std::vector<Case> cases{
      {"", "starts with none of"},
      {"6,4", "starts with none of"},
      {"Rows:6", "starts with none of"},
      {"rows:", "number 1 is \"\""},
      {"rows:6,", "number 2 is \"\""},
      {"rows:,6", "number 1 is \"\""},
      {"rows:6,x", "number 2 is \"x\""},
      {"rows:6, 4", "number 2 is \" 4\""},
      {"rows:6,4.0", "number 2 is \"4.0\""},
      {"rows:6,-4", "number 2 is \"-4\""},
      {"rows:+6", "number 1 is \"+6\""},
      {"rows:4,6", "number 2 is 6, larger than the 4 before"},
      {"cols:1,1,2", "number 3 is 2, larger than the 1 before"},
      {"rows:4,1,3", "number 3 is 3, larger than the 1 before"},
      {"rows:1000001", "not an integer from 0 to 1000000"},
      {"rows:99999999999999999999999", "not an integer from 0 to 1000000"},
      {"full:6", "\"6\" is not an extent"},
      {"full:0x4", "\"0x4\" is not an extent"},
      {"full:6x-4", "\"6x-4\" is not an extent"},
      {"full:6x4x2", "\"6x4x2\" is not an extent"},
      {"full:1000001x1", "\"1000001x1\" is not an extent"},
      {"full:", "\"\" is not an extent"},
      {std::string("rows:6\n\0,4", 10), "number 1 is \"6??\""},
  };
  for (const auto& [text, why] : cases) {
    CAPTURE(text);
    const std::string message = error_of(text);
    CHECK_THAT(message, ContainsSubstring(why));
    CHECK_THAT(message, ContainsSubstring("rows:6,4,4,2"));
    CHECK(message.find('\n') == std::string::npos);
  }
}

TEST_CASE("chomp.parse.exact: very long input is refused with a short message") {
  CHECK(error_of(std::string(1'000'000, 'x')).size() < 300);
  std::string many = "rows:1";
  for (int i = 0; i < 1'000'000; ++i) many += ",1";
  CHECK_THAT(error_of(many), ContainsSubstring("more than 1000000 numbers"));
  many.resize(many.size() - 2);
  CHECK(extent_of(many) == Extent(1, 1'000'000));
}

TEST_CASE("chomp.parse.exact: a position that does not fit its extent is refused with the extent it needs") {
  const std::vector<std::pair<std::string, std::string>> cases{{"rows:6,4,0", "6 x 2"},
                                                               {"cols:6,4,1,0", "3 x 6"},
                                                               {"full:6x4", "6 x 4"},
                                                               {"full:2x6", "2 x 6"},
                                                               {"cols:1,1,1,1", "4 x 1"}};
  for (const auto& [text, needed] : cases) {
    CAPTURE(text);
    const auto position = parse_position(text, Extent(3, 3));
    REQUIRE_FALSE(position);
    CHECK_THAT(position.error().message, ContainsSubstring("does not fit the extent 3 x 3"));
    CHECK_THAT(position.error().message, ContainsSubstring(needed));
  }
}

TEST_CASE("chomp.parse.exact: every position can be read back from its rows and columns") {
  for_all("rows keep extent and value up to the width of empty columns", [] {
    const auto board = any_board();
    const auto back = parse_position(rows_text(board));
    RC_ASSERT(back.has_value());
    RC_ASSERT(back->board.row() == board.row());
    RC_ASSERT(parse_position(rows_text(board), board.extent())->board == board);
  });
  for_all("columns keep extent and value up to the height of empty rows", [] {
    const auto board = any_board();
    const auto back = parse_position(cols_text(board));
    RC_ASSERT(back.has_value());
    RC_ASSERT(back->board.extent().columns() == board.extent().columns());
    RC_ASSERT(parse_position(cols_text(board), board.extent())->board == board);
  });
  for_all("the form a position was written in is kept where it exists", [] {
    const auto board = any_board();
    for (const Notation notation : {Notation::rows, Notation::cols, Notation::full}) {
      const auto back = parse_position(position_text(board, notation), board.extent());
      RC_ASSERT(back.has_value());
      RC_ASSERT(back->board == board);
    }
  });
}

TEST_CASE("chomp.show.exact: the one-line forms agree with the board, cell for cell") {
  for_all("the digits are the cells, row by row from the bottom", [] {
    const auto board = any_board();
    const Extent extent = board.extent();
    std::string wanted;
    for (int y = 0; y < extent.rows(); ++y) {
      if (y != 0) wanted += ' ';
      for (int x = 0; x < extent.columns(); ++x) wanted += board.legal({x, y}) ? '1' : '0';
    }
    RC_ASSERT(*boolean_text(board) == wanted);
  });
  for_all("walking the path and counting what lies below it gives the rows", [] {
    const auto board = any_board();
    std::vector<int> row;
    int x = 0;
    for (const char step : path_text(board)) {
      if (step == 'R') ++x;
      if (step == 'D') row.insert(row.begin(), x);
    }
    RC_ASSERT(x == board.extent().columns());
    RC_ASSERT(row == board.row());
  });
  for_all("Floyd's picture is the exam's, the other way up", [] {
    const auto board = any_board();
    RC_PRE(has_short_labels(board.extent()));
    const auto lines = [](const std::string& text) {
      std::vector<std::string> found;
      for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        found.push_back(text.substr(std::min(begin + 3, end), end - std::min(begin + 3, end)));
        begin = end + 1;
      }
      return found;
    };
    auto exam = lines(picture(board, Order::exam));
    auto floyd = lines(picture(board, Order::floyd));
    exam.pop_back();
    floyd.erase(floyd.begin());
    std::reverse(exam.begin(), exam.end());
    RC_ASSERT(exam == floyd);
  });
}

TEST_CASE("chomp.parse.exact: cells are read and named in both orders") {
  CHECK(*parse_cell("3,1", Order::exam) == Cell{3, 1});
  CHECK(*parse_cell("2,4", Order::floyd) == Cell{3, 1});
  CHECK(numbers({3, 1}, Order::exam) == "3,1");
  CHECK(name(Cell{3, 1}, Order::floyd) == "(2, 4)");
  CHECK(*parse_cell("-1,+2", Order::exam) == Cell{-1, 2});
  CHECK(*parse_cell("0,0", Order::floyd) == Cell{-1, -1});
  for (const char* text :
       {"", ",", "3", "3,", ",1", "3,1,", "3;1", "3,1.0", "x,y", "3, 1", " 3,1", "--3,1", "3,1 "}) {
    CAPTURE(text);
    CHECK_FALSE(parse_cell(text, Order::exam));
    CHECK_THAT(parse_cell(text, Order::exam).error().message, ContainsSubstring("X,Y"));
    CHECK_THAT(parse_cell(text, Order::floyd).error().message, ContainsSubstring("ROW,COLUMN"));
  }
}

TEST_CASE("chomp.parse.exact: numbers beyond 64 bits name cells beyond every board") {
  for (const Order order : {Order::exam, Order::floyd}) {
    const auto far = parse_cell("99999999999999999999999999,-99999999999999999999999999", order);
    REQUIRE(far);
    CHECK_FALSE(RowBoundaryBoard(Extent(1000000, 1)).legal(*far));
    const auto edge = parse_cell("-9223372036854775808,9223372036854775807", order);
    REQUIRE(edge);
    CHECK_FALSE(Extent(1000000, 1000000).contains(*edge));
    // 2^32 and 2^64 must not wrap around to 0.
    for (const char* text :
         {"4294967296,0", "18446744073709551616,0", "4294967297,1", "18446744073709551617,1"}) {
      CHECK_FALSE(Extent(1000000, 1000000).contains(*parse_cell(text, order)));
    }
  }
}

TEST_CASE("chomp.show.exact: a board of a million by a million has every form but those that write each cell") {
  const auto position = parse_position("full:1000000x1000000");
  REQUIRE(position);
  CHECK(position->board.count() == 1'000'000'000'000);
  CHECK(render(position->board, View::rows)->size() == 5 + 8'000'000);
  CHECK(render(position->board, View::cols)->size() == 5 + 8'000'000);
  CHECK(render(position->board, View::path)->size() == 2'000'001);
  CHECK(render(position->board, View::json)->size() > 18'000'000);
  CHECK_THAT(*render(position->board, View::text),
             ContainsSubstring("1000000 x 1000000, 1000000000000 cells"));
  for (const View view : {View::boolean, View::svg}) {
    const auto refused = render(position->board, view);
    REQUIRE_FALSE(refused);
    CHECK_THAT(refused.error().message, ContainsSubstring("too large"));
  }
}

TEST_CASE("chomp.show.exact: a picture that is cut shows the rows and columns next to the poison") {
  std::vector<int> row(26, 0);
  for (std::size_t y = 0; y < row.size(); ++y) row[y] = 26 - static_cast<int>(y);
  std::string exam, floyd;
  for (std::size_t y = 0; y < 24; ++y) {
    const auto length = static_cast<std::size_t>(row[y]);
    const std::string line = std::string(length, '*') + std::string(30 - length, '.') + "\n";
    exam = line + exam;
    floyd += line;
  }
  const RowBoundaryBoard board(Extent(30, 26), row);
  CHECK(picture(board, Order::exam) == exam + "(the lower left 30 x 24 cells of 30 x 26)\n");
  CHECK(picture(board, Order::floyd) == floyd + "(the upper left 30 x 24 cells of 30 x 26)\n");
}

TEST_CASE("chomp.show.exact: a path of more steps than a word has bits is written step by step") {
  for (const auto& [columns, rows] : {std::pair(70, 1), {1, 70}, {40, 40}, {64, 64}}) {
    std::vector<int> row(static_cast<std::size_t>(rows), columns / 2);
    row[0] = columns;
    const RowBoundaryBoard board(Extent(columns, rows), row);
    std::string wanted;
    int x = 0;
    for (auto length = row.rbegin(); length != row.rend(); ++length) {
      wanted += std::string(static_cast<std::size_t>(*length - x), 'R') + "D";
      x = *length;
    }
    CHECK(path_text(board) == wanted + std::string(static_cast<std::size_t>(columns - x), 'R'));
  }
}

TEST_CASE("chomp.show.exact: larger boards have a picture without labels in both orders") {
  const RowBoundaryBoard board(Extent(70, 30), std::vector<int>(30, 3));
  const std::string exam = picture(board, Order::exam), floyd = picture(board, Order::floyd);
  CHECK(occurrences(exam, "***.") == 24);
  CHECK(occurrences(floyd, "***.") == 24);
  CHECK_THAT(exam, ContainsSubstring("(the lower left 64 x 24 cells of 70 x 30)"));
  CHECK_THAT(floyd, ContainsSubstring("(the upper left 64 x 24 cells of 70 x 30)"));
}

TEST_CASE("chomp.show.exact: the SVG has a square a cell, marks the poison, and is nested properly") {
  for_all("squares and labels are as many as they should be", [] {
    const auto board = any_board();
    for (const Order order : {Order::exam, Order::floyd}) {
      const std::string svg = *svg_text(board, order);
      const auto cells = static_cast<std::int64_t>(occurrences(svg, "class=\"cell\""));
      const auto poisons = static_cast<std::int64_t>(occurrences(svg, "class=\"poison\""));
      const auto gone = static_cast<std::int64_t>(occurrences(svg, "class=\"gone\""));
      RC_ASSERT(cells + poisons == board.count());
      RC_ASSERT(poisons == (board.count() == 0 ? 0 : 1));
      RC_ASSERT(cells + poisons + gone == board.extent().area());
      const auto labels = occurrences(svg, "</text>");
      RC_ASSERT(labels ==
                static_cast<std::size_t>(board.extent().columns() + board.extent().rows()));
      RC_ASSERT(occurrences(svg, "href") == 0u);
    }
  });
  // The poison lies at the lower left in exam order, at the upper left in Floyd order.
  const RowBoundaryBoard tall(Extent(1, 3));
  const auto top = [](const std::string& svg) {
    const std::size_t at = svg.find("y=\"", svg.find("class=\"poison\"")) + 3;
    return std::stoi(svg.substr(at));
  };
  CHECK(top(*svg_text(tall, Order::exam)) - 2 * 24 == 12);
  CHECK(top(*svg_text(tall, Order::floyd)) == 32);
}

TEST_CASE("chomp.parse.exact: views are found by name, and another name is refused with the list") {
  for (std::size_t i = 0; i < view_names.size(); ++i) {
    const auto view = parse_view(view_names[i]);
    REQUIRE(view);
    CHECK(static_cast<std::size_t>(*view) == i);
  }
  CHECK(parse_view("picture").error().message.find('\n') == std::string::npos);
  CHECK_THAT(parse_view("picture").error().message,
             ContainsSubstring("text, boolean, rows, cols, path, svg and json"));
}
