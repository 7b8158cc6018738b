#include "chomps_trial.hpp"

#include <algorithm>
#include <map>

namespace staircase::grade {
namespace {

constexpr int exhausted_n = 4;
constexpr int random_games = 24;

// Where the phases begin, of the whole.
constexpr double independence_begins = 0.5;
constexpr double games_begin = 0.6;
constexpr double large_boards_begin = 0.85;

// How many positions the boards up to n x n have.
std::size_t positions_up_to(int n) {
  std::size_t all = 0;
  std::size_t of_one = 1;
  for (std::size_t k = 1; k <= static_cast<std::size_t>(n); ++k) {
    of_one = of_one * 2 * (2 * k - 1) / k;
    all += of_one;
  }
  return all;
}

using Rows = std::vector<Cell>;

Rows key(const Position& position) { return position.moves(); }

Game extended(Game game, Cell cell) {
  game.moves.push_back(cell);
  return game;
}

// Smaller games that may show the same: without a move, with a smaller cell, on a smaller board.
std::vector<Game> smaller_games(const Game& game) {
  std::vector<Game> games;
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    Game shorter = game;
    shorter.moves.erase(shorter.moves.begin() + static_cast<std::ptrdiff_t>(i));
    games.push_back(shorter);
  }
  for (const int n : {game.n / 2, game.n - game.n / 4, game.n - game.n / 16, game.n - 1}) {
    if (0 < n && n < game.n) games.push_back({n, game.moves});
  }
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    for (const bool in_x : {true, false}) {
      Game nearer = game;
      int& coordinate = in_x ? nearer.moves[i].x : nearer.moves[i].y;
      if (coordinate == 0) continue;
      --coordinate;
      games.push_back(nearer);
    }
  }
  return games;
}

bool is_legal(const Game& game) {
  Position position(game.n);
  for (const Cell cell : game.moves) {
    if (!position.holds(cell)) return false;
    position.move(cell);
  }
  return true;
}

}  // namespace

ChompsTrial::ChompsTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed,
                         Progress progress, ChompsDemands demands)
    : examiner_(program, demands.memory),
      verdicts_(verdicts),
      random_(seed),
      progress_(std::move(progress)),
      demands_(std::move(demands)) {}

// Checks the state after \p game, whose last move comes from a good state. \return whether it is
// good too
bool ChompsTrial::check_state(const Game& game, bool busy) {
  for (int attempt = 0; attempt < 6; ++attempt) {
    if (!senses_.any() || (!game.moves.empty() && !senses_.legal_moves)) return false;
    const Shown shown = show_state(game, busy);
    record(shown);
    if (shown.died && senses_.legal_moves && attempt < 5) {
      // A witness that died is asked no more, so that the rest of the case can be heard; a move is
      // a move.
      const Finding& death = shown.findings.front();
      const Ask ask = death.script[death.at].ask;
      if (!changes(ask)) continue;
      return false;
    }
    if (shown.died) return false;
    verdicts_.checked(game.moves.empty() ? "chomp.initial.full" : "chomp.move.refines");
    // What is said of a wrong board shows nothing of who says it.
    const bool good = shown.good && !shown.undecided;
    if (good && senses_.count) verdicts_.checked("chomp.count.exact");
    if (good && senses_.legal_inside) verdicts_.checked("chomp.legal.exact");
    if (good && senses_.display && game.n < 10) verdicts_.checked("chomp.display.exact");
    for (const char* clause :
         {"answer.survives", "answer.terminates", "answer.stays", "answer.replies"}) {
      verdicts_.checked(clause);
    }
    return good;
  }
  return false;
}

// Tries every cell that is not held, after a game whose state is good.
void ChompsTrial::check_refusals(const Game& game) {
  const Position position(game);
  std::vector<Cell> cells;
  for (const Cell cell : cells_to_ask(position, game.moves)) {
    if (!position.holds(cell)) cells.push_back(cell);
  }
  const auto wanted = [&](Cell cell) {
    return on_board(cell, game.n) ? senses_.illegal_inside : senses_.illegal_outside;
  };
  while (senses_.any() &&
         !(verdicts_.broken("chomp.move.refused") && verdicts_.broken("answer.refuses"))) {
    std::erase_if(cells, [&](Cell cell) { return !wanted(cell); });
    if (cells.empty()) return;
    const Shown shown = show_refusals(game, cells);
    if (!shown.died && shown.findings.empty()) {
      verdicts_.checked("chomp.move.refused", cells.size());
      verdicts_.checked("answer.refuses", cells.size());
      return;
    }
    const auto culprit = [](const Finding& finding) {
      std::size_t at = finding.at;
      while (finding.script[at].ask != Ask::move) --at;
      return finding.script[at].cell;
    };
    const bool news = std::any_of(shown.findings.begin(), shown.findings.end(),
                                  [&](const Finding& f) { return !verdicts_.broken(f.clause); });
    if (cells.size() == 1 || !news) {
      record(shown);
      if (!shown.died && shown.good) return;
      std::erase(cells, culprit(shown.findings.front()));
      continue;
    }
    // The cell alone on a fresh board makes the smaller case.
    for (const Finding& finding : shown.findings) {
      const Cell cell = culprit(finding);
      const Shown alone = show_refusals(game, {cell});
      record(alone.findings.empty() ? shown : alone);
      std::erase(cells, cell);
    }
  }
}

// All positions of n x n in order of the number of moves that lead there, and every cell of each.
void ChompsTrial::check_exhaustively(int n) {
  const std::string doing = "all positions of " + std::to_string(n) + " x " + std::to_string(n);
  const std::size_t before = positions_up_to(n - 1);
  std::vector<std::pair<Game, Position>> queue;
  std::map<Rows, bool> reached;
  if (!check_state({n, {}})) return;
  queue.emplace_back(Game{n, {}}, Position(n));
  reached[key(queue.front().second)] = true;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    progress_(independence_begins * static_cast<double>(before + next) /
                  static_cast<double>(positions_up_to(exhausted_n)),
              doing);
    const auto [game, position] = queue[next];
    std::vector<Cell> cells = position.moves();
    // From the far corner inwards: what takes the fewest cells comes first.
    std::reverse(cells.begin(), cells.end());
    for (const Cell cell : cells) {
      if (!senses_.legal_moves || !senses_.any()) break;
      const Game longer = extended(game, cell);
      Position after = position;
      after.move(cell);
      if (check_state(longer) && reached.emplace(key(after), true).second)
        queue.emplace_back(longer, after);
    }
    check_refusals(game);
  }
}

// Two boards at once, b made before, after or from a; then both are looked at.
std::vector<Script> ChompsTrial::scenarios(int n, Cell cell) const {
  const Step make_a{Ask::make, 0, {n, 0}};
  const Step make_b{Ask::make, 1, {n, 0}};
  const Step larger_b{Ask::make, 1, {n + 1, 0}};
  const Step move_a{Ask::move, 0, cell};
  const Step move_b{Ask::move, 1, cell};
  const Step copy_b{Ask::copy, 1, {0, 0}};
  const Step assign_b{Ask::assign, 1, {0, 0}};
  const Step drop_a{Ask::drop, 0, {}};
  std::vector<Script> scripts{{make_a, make_b, move_a}, {make_a, move_a, make_b},
                              {make_a, larger_b},       {make_a, move_a, drop_a, make_b},
                              {make_a, copy_b, move_a}, {make_a, copy_b, move_b},
                              {make_a, copy_b, drop_a}, {make_a, larger_b, assign_b, move_b}};
  for (Script& script : scripts) {
    const bool larger = script.back() == larger_b;
    const bool has_a = std::find(script.begin(), script.end(), drop_a) == script.end();
    add_survey(script, 1, Position(larger ? n + 1 : n), true);
    if (has_a) add_survey(script, 0, Position(n), true);
  }
  return scripts;
}

void ChompsTrial::check_independence() {
  progress_(independence_begins, "two boards at once");
  const auto broken = [&] { return verdicts_.broken("chomp.boards.independent"); };
  for (int n = 1; n <= 3; ++n) {
    for (const Cell cell : Position(n).moves()) {
      const bool alone =
          check_state({n, {}}) && check_state({n, {cell}}) && check_state({n + 1, {}});
      if (!alone || !senses_.any()) continue;
      for (const Script& script : scenarios(n, cell)) {
        const bool known = broken();
        if (known && !examiner_.isolated()) return;
        const Shown shown = show_scenario(script);
        // What was noticed by chance before gives way to the plain case.
        if (known && !shown.died && !shown.good) return verdicts_.replace(shown.findings.front());
        record(shown);
        verdicts_.checked("chomp.boards.independent");
      }
    }
  }
}

void ChompsTrial::check_random_games() {
  for (int k = 0; k < random_games && senses_.any() && senses_.legal_moves; ++k) {
    progress_(games_begin + (large_boards_begin - games_begin) * k / random_games,
              "random game " + std::to_string(k + 1) + " of " + std::to_string(random_games));
    const bool busy = k % 2 == 1;
    Game game{5 + k / 3, {}};
    Position position(game.n);
    bool good = check_state(game, busy);
    while (good && !position.moves().empty()) {
      const auto cells = position.moves();
      // Mostly cells near the far end, or games would be over too soon.
      const std::size_t half = random_() % 4 == 0 ? 0 : cells.size() / 2;
      const Cell cell = cells[half + random_() % (cells.size() - half)];
      game.moves.push_back(cell);
      position.move(cell);
      std::vector<std::string> whole;
      for (const Verdict& verdict : verdicts_.all()) {
        if (!verdict.finding) whole.push_back(verdict.clause);
      }
      good = check_state(game, busy);
      for (const std::string& clause : whole) {
        if (clause != "answer.terminates" && verdicts_.broken(clause)) shrink(clause, game, busy);
      }
    }
    if (good && game.moves.size() > 1) {
      game.moves.pop_back();
      check_refusals(game);
    }
  }
}

// Boards whose cells cannot be listed.
void ChompsTrial::check_large(int n) {
  Game game{n, {}};
  const std::vector<Cell> cells{{n - 1, n - 1}, {n / 2, n - 3}, {n - 2, n / 3}, {n / 3, n / 2},
                                {2, n / 4},     {0, 1},         {1, 0}};
  bool good = true;
  for (std::size_t k = 0; k <= cells.size() && good; ++k) {
    std::vector<std::string> whole;
    for (const Verdict& verdict : verdicts_.all()) {
      if (!verdict.finding) whole.push_back(verdict.clause);
    }
    good = check_state(game);
    for (const std::string& clause : whole) {
      const bool slow = clause == demands_.memory || clause == "answer.terminates";
      if (!slow && verdicts_.broken(clause)) shrink(clause, game, false);
    }
    if (good && senses_.any()) verdicts_.checked(demands_.memory);
    if (k < cells.size()) game.moves.push_back(cells[k]);
  }
}

// Replaces the finding of \p clause, which \p game shows, by that of a smaller game.
void ChompsTrial::shrink(const std::string& clause, Game game, bool busy) {
  const Senses now = senses_;
  senses_ = Senses{};
  bool smaller = true;
  for (int asked = 0; smaller && asked < 200;) {
    smaller = false;
    for (const Game& candidate : smaller_games(game)) {
      if (!is_legal(candidate)) continue;
      ++asked;
      Shown shown = show_state(candidate, busy);
      const auto found = std::find_if(shown.findings.begin(), shown.findings.end(),
                                      [&](const Finding& f) { return f.clause == clause; });
      if (found == shown.findings.end()) continue;
      if (shown.died) finish_death(*found);
      verdicts_.replace(*found);
      game = candidate;
      smaller = true;
      break;
    }
  }
  senses_ = now;
}

// What needs no move, so that a move that never returns does not stand in its way.
void ChompsTrial::check_fresh() {
  for (int n = 1; n <= exhausted_n; ++n) check_state({n, {}});
}

void ChompsTrial::run() {
  try {
    check_fresh();
    for (int n = 1; n <= (examiner_.isolated() ? 2 : exhausted_n); ++n) check_exhaustively(n);
    check_independence();
    check_random_games();
    for (std::size_t i = 0; i < demands_.large.size(); ++i) {
      const int n = demands_.large[i];
      progress_(large_boards_begin + (1 - large_boards_begin) * static_cast<double>(i) /
                                         static_cast<double>(demands_.large.size()),
                "N = " + std::to_string(n));
      check_large(n);
    }
  } catch (const Abandoned& reason) {
    abandon(reason.what());
  }
  settle_undecided(false);
}

}  // namespace staircase::grade
