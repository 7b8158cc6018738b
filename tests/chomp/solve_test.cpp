#include "staircase/chomp/solve/players.hpp"
#include "staircase/chomp/solve/solver.hpp"
#include "staircase/theory/outcome_oracle.hpp"

#include "support/catch_compat.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace staircase::chomp;
using staircase::theory::OutcomeOracle;

// The lines of a file of tests/chomp/facts without the first, each split at the commas.
std::vector<std::vector<std::string>> facts(const std::string& name) {
  std::ifstream file(std::filesystem::path(STAIRCASE_FACTS) / name);
  std::vector<std::vector<std::string>> lines;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::vector<std::string> fields;
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = std::min(line.find(',', begin), line.size());
      fields.push_back(line.substr(begin, end - begin));
      begin = end + 1;
    }
    lines.push_back(fields);
  }
  return lines;
}

// The cells "x y" in a field, whatever separates them.
std::vector<Cell> cells(std::string field) {
  for (char& c : field) {
    if (c == ';' || c == '|') c = ' ';
  }
  std::istringstream numbers(field);
  std::vector<Cell> found;
  for (Cell cell; numbers >> cell.x >> cell.y;) found.push_back(cell);
  return found;
}

std::vector<int> integers(const std::string& field) {
  std::istringstream numbers(field);
  std::vector<int> found;
  for (int number = 0; numbers >> number;) found.push_back(number);
  return found;
}

RowLengths rectangle(int columns, int rows) {
  return RowLengths(std::vector<int>(static_cast<std::size_t>(rows), columns));
}

// Every position within columns x rows, the empty one included.
std::vector<RowLengths> positions(int columns, int rows) {
  std::vector<RowLengths> all;
  std::vector<int> lengths;
  auto extend = [&](auto& self, int longest) -> void {
    if (static_cast<int>(lengths.size()) == rows) {
      all.emplace_back(lengths);
      return;
    }
    for (int length = 0; length <= longest; ++length) {
      lengths.push_back(length);
      self(self, length);
      lengths.pop_back();
    }
  };
  extend(extend, columns);
  return all;
}

OrderIdeal ideal(const RowLengths& position) {
  const RowGame game;
  return OrderIdeal(game.moves(position));
}

}  // namespace

TEST_CASE("a move on row lengths is a move of the model") {
  const RowGame rows;
  const IdealGame model;
  for (const RowLengths& position : positions(4, 4)) {
    REQUIRE(position.count() == ideal(position).size());
    for (const Cell cell : rows.moves(position)) {
      REQUIRE(position.holds(cell));
      RowLengths left = position;
      const auto removed = left.take(cell);
      CHECK(ideal(left) == model.after(ideal(position), cell));
      CHECK(removed == position.count() - left.count());
      CHECK(left == rows.after(position, cell));
    }
    CHECK_FALSE(position.holds({position.columns(), 0}));
    CHECK_FALSE(position.holds({0, position.rows()}));
    CHECK_FALSE(position.holds({-1, 0}));
  }
}

TEST_CASE("zeros at the end of row lengths count for nothing") {
  CHECK(RowLengths({3, 1, 0, 0}) == RowLengths({3, 1}));
  CHECK(RowLengths({0, 0}) == RowLengths());
  CHECK(std::hash<RowLengths>{}(RowLengths({3, 1, 0})) ==
        std::hash<RowLengths>{}(RowLengths({3, 1})));
}

TEST_CASE(
    "outcome and winning moves are those of the oracle over the model, for every position within 5 "
    "x 4") {
  Solver solver;
  OutcomeOracle<IdealGame> oracle;
  int lost = 0;
  const auto all = positions(5, 4);
  CHECK(all.size() == 126);
  for (const RowLengths& position : all) {
    const auto analysis = solver.analyse(position);
    REQUIRE(analysis);
    CHECK(analysis->outcome == oracle.outcome(ideal(position)));
    CHECK(analysis->winning == oracle.winning_moves(ideal(position)));
    CHECK(analysis->fighting.has_value() == (analysis->outcome == Outcome::P));
    if (analysis->outcome == Outcome::P) ++lost;
  }
  CHECK(lost == 16);
}

TEST_CASE("the openings are the known ones") {
  const auto lines = facts("openings.csv");
  REQUIRE(lines.size() == 36);
  Solver solver;
  for (const auto& line : lines) {
    CAPTURE(line);
    const auto analysis = solver.analyse(rectangle(std::stoi(line[0]), std::stoi(line[1])));
    REQUIRE(analysis);
    CHECK(analysis->winning == cells(line[2]));
  }
}

TEST_CASE("the numbers of P-positions are the known ones") {
  const auto lines = facts("p_counts.csv");
  REQUIRE(lines.size() == 36);
  Solver solver;
  for (const auto& line : lines) {
    CAPTURE(line);
    int lost = 0;
    for (const RowLengths& position : positions(std::stoi(line[0]), std::stoi(line[1]))) {
      if (solver.analyse(position)->outcome == Outcome::P) ++lost;
    }
    CHECK(lost == std::stoi(line[2]));
  }
}

TEST_CASE("the fighting move has the known figures and breaks ties by removal, then y, then x") {
  const auto lines = facts("fights.csv");
  REQUIRE(lines.size() == 5);
  Solver solver;
  for (const auto& line : lines) {
    CAPTURE(line);
    const RowLengths position(integers(line[0]));
    const auto analysis = solver.analyse(position);
    REQUIRE(analysis);
    REQUIRE(analysis->fighting);
    CHECK(analysis->fighting->mistakes == std::stoi(line[1]));
    CHECK(analysis->fighting->replies == std::stoi(line[2]));
    auto removal = [&](Cell cell) { return RowLengths(position).take(cell); };
    const auto candidates = cells(line[3]);
    const Cell wanted =
        *std::min_element(candidates.begin(), candidates.end(), [&](Cell a, Cell b) {
          return std::tuple(removal(a), a.y, a.x) < std::tuple(removal(b), b.y, b.x);
        });
    CHECK(analysis->fighting->move == wanted);
  }
}

TEST_CASE("the lone poison is fought by taking it, and the empty board needs no move") {
  Solver solver;
  CHECK(solver.analyse(RowLengths({1}))->fighting == FightingMove{poison, 0, 0});
  const auto empty = solver.analyse(RowLengths());
  REQUIRE(empty);
  CHECK(empty->outcome == Outcome::N);
  CHECK(empty->winning.empty());
  CHECK_FALSE(empty->fighting);
  CHECK_FALSE(solver.perfect_move(RowLengths()));
}

TEST_CASE("the number of positions is binomial and never overflows") {
  REQUIRE(positions_within(0, 0) == 1);
  REQUIRE(positions_within(5, 4) == 126);
  REQUIRE(positions_within(10, 10) == 184756);
  REQUIRE(positions_within(1, 1'000'000) == 1'000'001);
  REQUIRE(positions_within(1'000'000, 1'000'000) == INT64_MAX);
}

TEST_CASE("what is too large is refused at once") {
  REQUIRE(Solver::can_solve(0, 0));
  REQUIRE(Solver::can_solve(16, 16));
  REQUIRE_FALSE(Solver::can_solve(17, 17));
  REQUIRE_FALSE(Solver::can_solve(1'000'000, 1'000'000));
  Solver solver;
  CHECK_FALSE(solver.analyse(rectangle(1000, 1000)));
  CHECK_FALSE(solver.perfect_move(rectangle(1000, 1000)));
  CHECK_FALSE(Solver(100).analyse(rectangle(8, 8)));
  // Only the smallest rectangle around the position counts, not the extent of a board.
  RowBoundaryBoard board(Extent(100000, 100000));
  board.move({1, 1});
  CHECK_FALSE(PerfectPlayer().choose(board));
  board.move({3, 0});
  board.move({0, 3});
  CHECK(solver.analyse(RowLengths(board.row_lengths()))->outcome == Outcome::P);
}

TEST_CASE("a solver with a table uses it, and goes beyond it only as far as it may") {
  Solver solver(solve_table(6, 4), 0);
  CHECK(solver.analyse(rectangle(4, 6))->winning == Solver().analyse(rectangle(4, 6))->winning);
  CHECK_FALSE(solver.analyse(rectangle(7, 4)));
  CHECK_FALSE(solver.analyse(rectangle(5, 5)));
  Solver free(solve_table(6, 4));
  CHECK(free.analyse(rectangle(5, 5))->winning == std::vector<Cell>{{1, 1}});
}

TEST_CASE("the perfect player wins every won position within 4 x 4 against every defence") {
  PerfectPlayer player;
  OutcomeOracle<IdealGame> oracle;
  for (const RowLengths& position : positions(4, 4)) {
    if (position.count() == 0) continue;
    std::vector<int> lengths = position.lengths();
    lengths.resize(4, 0);
    RowBoundaryBoard board(Extent(4, 4), lengths);
    const auto chosen = player.choose(board);
    REQUIRE(chosen);
    REQUIRE(board.legal(*chosen));
    const bool won = oracle.outcome(board.abstraction()) == Outcome::N;
    board.move(*chosen);
    // By induction it is enough that the move of a won position leaves a lost one.
    CHECK((oracle.outcome(board.abstraction()) == Outcome::P) == won);
  }
}

TEST_CASE(
    "the random player takes legal cells only, each of them sometimes, and repeats itself by its "
    "seed") {
  const RowBoundaryBoard board(Extent(3, 3), {3, 2, 0});
  RandomPlayer player(7), twin(7), other(8);
  std::map<Cell, int> seen;
  bool differs = false;
  for (int i = 0; i < 1000; ++i) {
    const auto cell = player.choose(board);
    REQUIRE(cell);
    REQUIRE(board.legal(*cell));
    ++seen[*cell];
    CHECK(cell == twin.choose(board));
    differs = differs || cell != other.choose(board);
  }
  CHECK(differs);
  REQUIRE(seen.size() == 5);
  // The expectation is 200 with a standard deviation below 13; the seed is fixed, so this cannot
  // fail by chance.
  for (const auto& [cell, times] : seen) CHECK((120 < times && times < 280));
  CHECK_FALSE(player.choose(RowBoundaryBoard(Extent(2, 1), {0})));
}
