#include "cli/game.hpp"

#include "staircase/chomp/show/text.hpp"

#include "support/catch_compat.hpp"
#include "support/properties.hpp"

#include <sstream>
#include <string>

namespace {

using namespace staircase::cli;
using namespace staircase::chomp;
using Catch::Matchers::ContainsSubstring;
using staircase::testing::for_all;

struct Session {
  GameRecord record;
  std::string output;
};

// Two humans who read the same input.
Session session(const std::string& input, Extent extent, show::Order order = show::Order::exam) {
  std::istringstream in(input);
  std::ostringstream out;
  const Manner manner{order, true};
  Players players{HumanPlayer("human", in, out, manner), HumanPlayer("human", in, out, manner)};
  auto record = play(out, RowBoundaryBoard(extent), players, manner);
  return {std::move(record), out.str()};
}

}  // namespace

TEST_CASE(
    "players alternate, the board is shown before each move, and whoever takes the poison loses") {
  const Session s = session("1 1\n1\n0\n0 0\n", Extent(2, 2));
  CHECK(s.record.over);
  CHECK(s.record.moves == std::vector<Cell>{{1, 1}, {1, 0}, {0, 0}});
  CHECK(s.record.loser() == 1);
  CHECK(s.record.winner() == 2);
  CHECK(s.output ==
        "1  * * \n0  * * \n   0 1 \nPlayer 1 (human) to move.\ncolumn x?\n"
        "1  *   \n0  * * \n   0 1 \nPlayer 2 (human) to move.\ncolumn x?\nrow y?\n"
        "1  *   \n0  *   \n   0 1 \nPlayer 1 (human) to move.\ncolumn x?\n"
        "The poison is taken: player 1 loses and player 2 wins.\n");
}

TEST_CASE("a refused entry costs no turn") {
  const Session s = session("1 0\n1 0\nx\n7\n7\n0 0\n", Extent(2, 1));
  CHECK(s.record.moves == std::vector<Cell>{{1, 0}, {0, 0}});
  CHECK(s.record.loser() == 2);
  CHECK_THAT(s.output, ContainsSubstring("\"1 0\" is not a legal cell: it has been taken."));
  CHECK_THAT(s.output, ContainsSubstring("\"x\" is not a legal cell: a cell is two whole numbers"));
  CHECK_THAT(s.output,
             ContainsSubstring("\"7 7\" is not a legal cell: it lies outside the board."));
  CHECK_THAT(s.output, ContainsSubstring("player 2 loses and player 1 wins"));
}

TEST_CASE("a game whose input ends has no result") {
  for (const char* input : {"", "1 0\n", "1 0\n0\n", "1 0\n0"}) {
    CAPTURE(input);
    const Session s = session(input, Extent(2, 1));
    CHECK_FALSE(s.record.over);
    CHECK(s.output.find("wins") == std::string::npos);
    CHECK(s.output.find("loses") == std::string::npos);
  }
}

TEST_CASE("in Floyd order the board hangs from the poison and cells are rows and columns") {
  const Session s = session("2 1\n1 1\n", Extent(2, 2), show::Order::floyd);
  CHECK(s.record.moves == std::vector<Cell>{{0, 1}, {0, 0}});
  CHECK_THAT(s.output,
             ContainsSubstring("   1 2 \n1  * * \n2      \nPlayer 2 (human) to move.\nrow?\n"));
}

TEST_CASE("boards beyond nine by nine are drawn without labels") {
  const Session s = session("0 0\n", Extent(12, 2));
  CHECK_THAT(s.output, ContainsSubstring("************\n************\nPlayer 1"));
}

TEST_CASE("every game of machines ends, and its record can be played again on another board") {
  for_all("random against random", [] {
    const auto seed = *rc::gen::arbitrary<std::uint32_t>();
    const Extent extent(*rc::gen::inRange(1, 8), *rc::gen::inRange(1, 8));
    std::ostringstream out;
    Players players{RandomPlayer(seed), RandomPlayer(seed + 1)};
    const GameRecord record = play(out, RowBoundaryBoard(extent), players, {});
    RC_ASSERT(record.over);
    ColumnHeightBoard replay(extent);
    for (const Cell cell : record.moves) {
      RC_ASSERT(replay.legal(cell));
      replay.move(cell);
    }
    RC_ASSERT(replay.count() == 0);
    RC_ASSERT(record.moves.back() == poison);
  });
}

TEST_CASE(
    "the perfect player wins from every rectangle but the single cell, and from there loses") {
  for (int columns = 1; columns <= 5; ++columns) {
    for (int rows = 1; rows <= 5; ++rows) {
      CAPTURE(columns, rows);
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        std::ostringstream out;
        Players first{PerfectPlayer(), RandomPlayer(seed)};
        const auto record = play(out, RowBoundaryBoard(Extent(columns, rows)), first, {});
        CHECK(record.winner() == (columns * rows == 1 ? 2 : 1));
      }
      std::ostringstream out;
      Players both{PerfectPlayer(), PerfectPlayer()};
      CHECK(play(out, RowBoundaryBoard(Extent(columns, rows)), both, {}).winner() ==
            (columns * rows == 1 ? 2 : 1));
    }
  }
}
