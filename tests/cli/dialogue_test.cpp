#include "cli/dialogue.hpp"

#include "support/catch_compat.hpp"
#include "support/properties.hpp"

#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace staircase::cli;
using staircase::chomp::Cell;
using staircase::chomp::Extent;
using staircase::chomp::RowBoundaryBoard;
using staircase::chomp::show::Order;
using staircase::testing::for_all;

std::vector<std::string> lines_of(const std::string& input) {
  std::istringstream in(input);
  LineReader reader(in);
  std::vector<std::string> lines;
  while (const auto line = reader.next()) lines.push_back(*line);
  return lines;
}

// What a human who types `input` chooses, and how often an entry is refused before.
struct Choice {
  std::optional<Cell> cell;
  int refusals = 0;
};

Choice choice(const std::string& input, const RowBoundaryBoard& board, Order order = Order::exam) {
  std::istringstream in(input);
  std::ostringstream out;
  HumanPlayer player("human", in, out, {order, true});
  Choice made{player.choose(board)};
  const std::string text = out.str(), refusal = "not a legal cell";
  for (auto at = text.find(refusal); at != std::string::npos; at = text.find(refusal, at + 1))
    ++made.refusals;
  return made;
}

const RowBoundaryBoard& board() {
  static const RowBoundaryBoard board(Extent(3, 3), {3, 2, 0});
  return board;
}

}  // namespace

TEST_CASE("lines end at a newline, with or without a carriage return, and at the end of input") {
  CHECK(lines_of("").empty());
  CHECK(lines_of("a\nb\r\n\nc") == std::vector<std::string>{"a", "b", "", "c"});
  CHECK(lines_of("a\rb\n") == std::vector<std::string>{"a\rb"});
}

TEST_CASE("a line of any length is read whole and kept in part") {
  const auto lines = lines_of(std::string(1'000'000, '7') + "\n1\n");
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].size() == LineReader::line_limit + 3);
  CHECK(lines[0].substr(LineReader::line_limit) == "...");
  CHECK(lines[1] == "1");
}

TEST_CASE("words stand between blanks") {
  CHECK(words("").empty());
  CHECK(words(" \t ").empty());
  CHECK(words("  1\t-2 x ") == std::vector<std::string_view>{"1", "-2", "x"});
}

TEST_CASE("one number a line, or both on one, name the cell") {
  for (const char* input : {"1\n0\n", "1 0\n", "  1\t 0 \r\n", "\n \n1\n\n\r\n0\n", "+1 -0\n",
                            "01 00\n", "1\n0", "1 0"}) {
    CAPTURE(input);
    const Choice made = choice(input, board());
    CHECK(made.cell == Cell{1, 0});
    CHECK(made.refusals == 0);
  }
}

TEST_CASE(
    "whatever names no legal cell is refused once, and the same player is asked for a whole cell "
    "again") {
  const std::vector<std::string> refused{"x\n",
                                         "1 x\n",
                                         "x 1\n",
                                         "1 0 0\n",
                                         "1,0\n",
                                         "1.0 0\n",
                                         "1e0 0\n",
                                         "0x1 0\n",
                                         "3 0\n",
                                         "0 3\n",
                                         "2 1\n",
                                         "0 2\n",
                                         "-1 0\n",
                                         "0 -1\n",
                                         "1\n0 0\n",
                                         "1\nx\n",
                                         "1\n2\n",
                                         "1\n-1\n",
                                         "- 0\n",
                                         "+ 0\n",
                                         "--1 0\n",
                                         "1 0x\n",
                                         "one two\n",
                                         "4294967296 0\n",
                                         "0 18446744073709551616\n",
                                         "99999999999999999999999999999999999999 0\n",
                                         "1\n-99999999999999999999999999999999999999\n",
                                         std::string("\0\n", 2),
                                         std::string("1\0 0\n", 5),
                                         std::string(100'000, '1') + "\n",
                                         "1 0" + std::string(100'000, ' ') + "0\n",
                                         "\xff\xfe\n",
                                         "\x1b[2J 0\n"};
  for (const std::string& input : refused) {
    CAPTURE(input.substr(0, 60));
    const Choice made = choice(input + "0 1\n", board());
    CHECK(made.cell == Cell{0, 1});
    CHECK(made.refusals == 1);
    CHECK_FALSE(choice(input, board()).cell);
  }
}

TEST_CASE("input that ends before a cell is complete gives no cell") {
  for (const char* input : {"", "\n", "\n\n\r\n", "1", "1\n", "1 ", "1\n\n", "9 9\n", "9 9"}) {
    CAPTURE(input);
    CHECK_FALSE(choice(input, board()).cell);
  }
}

TEST_CASE("in Floyd order the row comes first and both count from one") {
  CHECK(choice("1 3\n", board(), Order::floyd).cell == Cell{2, 0});
  CHECK(choice("2\n1\n", board(), Order::floyd).cell == Cell{0, 1});
  const Choice zero = choice("0 1\n1 0\n-9223372036854775808 1\n1 1\n", board(), Order::floyd);
  CHECK(zero.refusals == 3);
  CHECK(zero.cell == Cell{0, 0});
}

TEST_CASE("a reader leaves what follows the cell to whoever reads next") {
  std::istringstream in("0 1\n1 0\n");
  std::ostringstream out;
  HumanPlayer first("first", in, out, {}), second("second", in, out, {});
  CHECK(first.choose(board()) == Cell{0, 1});
  CHECK(second.choose(board()) == Cell{1, 0});
}

TEST_CASE("no input makes a human choose an illegal cell or spoils what is printed") {
  for_all("any bytes", [] {
    const auto input = *rc::gen::container<std::string>(
        rc::gen::weightedOneOf<char>({{6, rc::gen::element('0', '1', '2', '3', ' ', '\n')},
                                      {1, rc::gen::element('-', '+', '\r', '\t', ',', '\0')},
                                      {1, rc::gen::arbitrary<char>()}}));
    std::istringstream in(input);
    std::ostringstream out;
    HumanPlayer player("human", in, out, {});
    while (const auto cell = player.choose(board())) RC_ASSERT(board().legal(*cell));
    for (const char c : out.str()) RC_ASSERT(c == '\n' || (' ' <= c && c <= '~'));
  });
}

TEST_CASE("a player who asks for a hint is told it, as often as asked, and then asked again") {
  std::istringstream in("hint\nHINT\n hint \n1 hint\n1 1\n");
  std::ostringstream out;
  HumanPlayer player("human", in, out, {Order::exam, true},
                     [](const RowBoundaryBoard& b) { return std::to_string(b.count()) + "!\n"; });
  CHECK(player.choose(board()) == Cell{1, 1});
  CHECK(out.str() ==
        "column x?\n5!\ncolumn x?\n\"HINT\" is not a legal cell: a cell is two whole numbers, "
        "column x "
        "and row y.\n"
        "column x?\n5!\ncolumn x?\n\"1 hint\" is not a legal cell: a cell is two whole numbers, "
        "column x and row y.\n"
        "column x?\n");
}
