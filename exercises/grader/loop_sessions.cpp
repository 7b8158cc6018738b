// The sessions and the states that a game loop is tried in.
#include "drawing.hpp"
#include "loop_trial.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace staircase::grade {
namespace {

// All complete games on n x n, as moves.
void add_games(const Position& position, std::vector<Cell>& so_far,
               std::vector<std::vector<Cell>>& games) {
  if (position.count() == 0) games.push_back(so_far);
  for (const Cell cell : position.moves()) {
    Position after = position;
    after.move(cell);
    so_far.push_back(cell);
    add_games(after, so_far, games);
    so_far.pop_back();
  }
}

std::string input_of(const std::vector<Cell>& game, bool row_first) {
  std::string input;
  for (const Cell cell : game) input += typed_line(cell, row_first) + "\n";
  return input;
}

// A position, by the fewest moves that lead to it, and all numbers of moves that do.
struct Reached {
  std::vector<Cell> taken{};
  std::set<int> moves{};
};

// Every position of n x n, each with all numbers of moves that lead to it; fewest moves first.
std::vector<Reached> reached_positions(int n) {
  std::map<std::vector<Cell>, Reached> all;
  std::vector<std::vector<Cell>> queue{{}};
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const std::vector<Cell> taken = queue[next];
    const Position position({n, taken});
    Reached& reached = all[position.moves()];
    if (!reached.moves.insert(static_cast<int>(taken.size())).second) continue;
    if (reached.moves.size() == 1) reached.taken = taken;
    for (const Cell cell : position.moves()) {
      queue.push_back(taken);
      queue.back().push_back(cell);
    }
  }
  std::vector<Reached> sorted;
  for (auto& [cells, reached] : all) sorted.push_back(std::move(reached));
  std::ranges::sort(sorted, {}, [](const Reached& reached) {
    return std::tuple(reached.taken.size(), reached.taken);
  });
  return sorted;
}

// What the question says that an invariant has to exclude.
std::string flaw(int n, const LoopState& state) {
  const auto gone = n * n - Position({n, state.taken}).count();
  if (state.player != 1 && state.player != 2) return "there is no such player";
  if (state.moves < 0) return "a number of moves is never negative";
  if (state.moves > gone) return "each move takes at least one cell";
  if (state.moves == 0 && gone > 0) return "only moves take cells";
  if (state.player != 1 + state.moves % 2) return "the players take turns, and player 1 begins";
  return "";
}

}  // namespace

std::string LoopTrial::random_game(int n, bool longest) {
  Position position(n);
  std::vector<Cell> game;
  while (position.count() > 0) {
    const auto cells = position.moves();
    Cell cell = cells[random_() % cells.size()];
    // The far end first, so that each move takes one cell.
    for (const Cell other : cells) {
      if (longest && std::pair(other.x, other.y) > std::pair(cell.x, cell.y)) cell = other;
    }
    position.move(cell);
    game.push_back(cell);
  }
  return input_of(game, row_first_);
}

void LoopTrial::check_plain() {
  progress_(0, "plain games");
  for (int n = 1; n <= 2; ++n) {
    std::vector<std::vector<Cell>> games;
    std::vector<Cell> none;
    add_games(Position(n), none, games);
    std::ranges::sort(games, {}, [](const auto& game) { return std::tuple(game.size(), game); });
    for (const auto& game : games) check({n, input_of(game, row_first_), "answer.loop.shows", 0});
  }
  for (int n = 3; n <= 6; ++n) {
    for (int k = 0; k < 4; ++k) check({n, random_game(n, false), "answer.loop.shows", 0});
  }
  for (const int n : {3, 9}) check({n, random_game(n, true), "answer.loop.shows", 0});
}

void LoopTrial::check_spacing() {
  progress_(0.2, "blanks");
  const std::string reads = "answer.loop.reads";
  for (const auto& [before, between, after] :
       std::vector<std::tuple<std::string, std::string, std::string>>{{" ", " ", ""},
                                                                      {"", "  ", ""},
                                                                      {"", " ", " "},
                                                                      {"", "\t", ""},
                                                                      {"", " ", "\r"},
                                                                      {"\t ", " \t", " \t\r"}}) {
    const auto spaced = [&](const std::string& plain) {
      const std::size_t blank = plain.find(' ');
      return before + plain.substr(0, blank) + between + plain.substr(blank + 1) + after;
    };
    check({1, spaced("0 0") + "\n", reads, 0});
    check({2, spaced(typed_line({1, 0}, row_first_)) + "\n" + spaced("0 0") + "\n", reads, 0});
  }
  for (const char* blank : {"\n", " \n", "\r\n", "\n\t\n \r\n"}) {
    check({1, std::string(blank) + "0 0\n", reads, 0});
    check({2, "1 1\n" + std::string(blank) + "0 0\n", reads, 1});
  }
  check({1, "0 0", reads, 0});
  check({2, "1 1\n0 0", reads, 1});
  // Not symmetric: which number is the column?
  check({2, typed_line({0, 1}, row_first_) + "\n" + typed_line({1, 0}, row_first_) + "\n0 0\n",
         reads, 0});
}

void LoopTrial::check_refusals() {
  progress_(0.4, "lines that are no moves");
  const std::string refuses = "answer.loop.refuses";
  for (const char* line : {"1 0",
                           "0 1",
                           "-1 0",
                           "0 -1",
                           "-1 -1",
                           "7 7",
                           "hello",
                           "0",
                           "0 0 0",
                           "0,0",
                           "zero zero",
                           "0 zero",
                           "0 0x",
                           "0.5 0",
                           "0 0.5",
                           "quit",
                           "2147483648 0",
                           "0 2147483648",
                           "4294967296 0",
                           "0 -4294967296",
                           "18446744073709551616 0",
                           "99999999999999999999999 0",
                           "0 99999999999999999999999",
                           "-99999999999999999999999 0",
                           "( 0 0 )",
                           "move 0 0"}) {
    check({1, std::string(line) + "\n0 0\n", refuses, 0});
    check({2, "1 1\n" + std::string(line) + " 9\n" + typed_line({1, 0}, row_first_) + "\n0 0\n",
           refuses, 1});
  }
  const std::string corner = "1 1\n1 1\n";
  check({2, corner + "0 0\n", refuses, 1});
  check({2,
         corner + "1 1\n" + typed_line({0, 1}, row_first_) + "\n" + typed_line({0, 1}, row_first_) +
             "\n0 0\n",
         refuses, 1});
  check(
      {2,
       typed_line({1, 0}, row_first_) + "\n" + corner + typed_line({0, 1}, row_first_) + "\n0 0\n",
       refuses, 1});
  check({3, "x\ny\n2 2\nx\n1 1\n2 2\n" + typed_line({0, 2}, row_first_) + "\n0 0\n", refuses, 0});
}

void LoopTrial::check_ends() {
  progress_(0.6, "ends");
  const std::string ends = "answer.loop.abandoned";
  // What is typed after the end is not for this game.
  for (const char* rest : {"0 0\n", "\n\n", "hello"})
    check({1, std::string("0 0\n") + rest, "answer.loop.loser", 0});
  check({1, "", ends, -1});
  check({2, "1 1\n", ends, 0});
  check({2, "1 1", ends, 0});
  if (!verdicts_.broken("answer.loop.reads")) {
    for (const char* input : {"\n", " ", "\n\r\n"}) check({1, input, ends, -1});
  }
  if (verdicts_.broken("answer.loop.refuses")) return;
  for (const char* input : {"hello\n", "hello", "1 0\n", "1 0", "0", "0 \n"}) {
    check({1, input, ends, -1});
  }
  for (const char* input : {"1 1\n1 1", "1 1\nhello\n"}) check({2, input, ends, 0});
}

std::vector<LoopTrial::Told> LoopTrial::told_of(int n, const LoopState& state) {
  std::string text = std::to_string(state.moves);
  for (const Cell cell : state.taken) {
    text += " " + std::to_string(cell.x) + " " + std::to_string(cell.y);
  }
  const Heard heard = examiner_.hear({{Ask::own, 1, {n, state.player}, text}});
  if (!heard.death && heard.replies[0].kind == Reply::Kind::value)
    return read_told(heard.replies[0].text);
  Finding finding = state_finding(heard.death ? heard.death->clause : "answer.survives", n, state);
  finding.expected = heard.death ? heard.death->expected : "invariant and variant return";
  finding.given = heard.death ? heard.death->given : "throws: " + heard.replies[0].text;
  finding.task = 5;
  record(finding);
  return {};
}

Finding LoopTrial::state_finding(const std::string& clause, int n, const LoopState& state) const {
  Finding finding;
  finding.clause = clause;
  finding.size = n;
  finding.lines = {"given::Chomps board(" + std::to_string(n) + ");"};
  for (const Cell cell : state.taken) {
    finding.lines.push_back("board.move(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) +
                            ");");
  }
  finding.lines.push_back("given::State state{board, " + std::to_string(state.player) + ", " +
                          std::to_string(state.moves) + "};  // player, moves");
  const Position position({n, state.taken});
  finding.panels = {{"state.board", picture(n, [&](Cell cell) { return position.holds(cell); })}};
  return finding;
}

// Every state that a game on n x n can be in: the invariant holds, the variant is no less than 0.
void LoopTrial::check_reachable_states(int n) {
  progress_(0.8 + 0.05 * (n - 1), "states of " + std::to_string(n) + " x " + std::to_string(n));
  for (const Reached& reached : reached_positions(n)) {
    for (const int moves : reached.moves) {
      const LoopState state{reached.taken, 1 + moves % 2, moves};
      const auto told = told_of(n, state);
      if (told.empty()) return;
      if (!told[0].invariant && !verdicts_.broken("answer.loop.invariant")) {
        Finding finding = state_finding("answer.loop.invariant", n, state);
        finding.expected = "true: some game comes to the head of its loop like this";
        finding.given = "invariant(state) is false";
        record(finding);
      }
      if (told[0].variant < 0 && !verdicts_.broken("answer.loop.variant")) {
        Finding finding = state_finding("answer.loop.variant", n, state);
        finding.expected = "at least 0: some game comes to the head of its loop like this";
        finding.given = "variant(state) is " + std::to_string(told[0].variant);
        record(finding);
      }
      verdicts_.checked("answer.loop.invariant");
    }
  }
}

// States that no loop is ever in, for a reason that the question names.
void LoopTrial::check_other_states(int n) {
  for (const Reached& reached : reached_positions(n)) {
    for (int moves = -1; moves <= n * n + 1; ++moves) {
      for (int player = -1; player <= 3; ++player) {
        const LoopState state{reached.taken, player, moves};
        const std::string why = flaw(n, state);
        if (why.empty() || verdicts_.broken("answer.loop.strength")) continue;
        const auto told = told_of(n, state);
        if (told.empty()) return;
        verdicts_.checked("answer.loop.strength");
        if (!told[0].invariant) continue;
        Finding finding = state_finding("answer.loop.strength", n, state);
        finding.expected = "false: " + why;
        finding.given = "invariant(state) is true";
        record(finding);
      }
    }
  }
}

}  // namespace staircase::grade
