/// \file
/// Perfect play against an outcome that is worked out here from the definition, on every position
/// of tiny extents.
#include "mutants/driver/driver.hpp"
#include "staircase/chomp/solve/players.hpp"
#include "staircase/theory/outcome_oracle.hpp"

#include <map>
#include <tuple>

using namespace staircase;
using namespace staircase::chomp;

namespace staircase::mutants {
namespace {

constexpr std::string_view outcome_clause = "chomp.solve.outcome";
constexpr std::string_view fighting_clause = "chomp.solve.fighting";

/// Whether the player to move wins; whoever is left without a cell to take has won.
bool wins(const Rows& rows) {
  static std::map<Rows, bool> known;
  if (cells_in(rows) == 0) return true;
  if (const auto found = known.find(rows); found != known.end()) return found->second;
  bool winning = false;
  for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
    for (int x = 0; x < rows[at(y)]; ++x) winning |= !wins(after(rows, x, y));
  }
  return known[rows] = winning;
}

std::int64_t mistakes_in(const Rows& rows) {
  std::int64_t mistakes = 0;
  for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
    for (int x = 0; x < rows[at(y)]; ++x) mistakes += wins(after(rows, x, y)) ? 1 : 0;
  }
  return mistakes;
}

void ask_position(const Rows& rows, int columns) {
  ask({std::string(outcome_clause),
       "Solver",
       columns,
       static_cast<int>(rows.size()),
       {},
       rows,
       "rows:" + listed(rows)});
  Solver solver;
  const RowLengths position(rows);
  const auto analysis = solver.analyse(position);
  expect(analysis.has_value(), outcome_clause, "no answer", "an answer");
  expect((analysis->outcome == Outcome::N) == wins(rows), outcome_clause,
         analysis->outcome == Outcome::N ? "N" : "P", wins(rows) ? "N" : "P");
  theory::OutcomeOracle<RowGame> oracle;
  expect((oracle.outcome(position) == Outcome::N) == wins(rows), outcome_clause,
         "another outcome by the oracle", wins(rows) ? "N" : "P");
  std::vector<Cell> winning;
  std::optional<std::tuple<std::int64_t, std::int64_t, int, int>> best;
  std::int64_t cells = 0;
  for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
    for (int x = 0; x < rows[at(y)]; ++x, ++cells) {
      const Rows left = after(rows, x, y);
      if (!wins(left)) winning.push_back({x, y});
      // Most mistakes, then the smaller removal, then the smaller y, then x.
      const std::tuple candidate(-mistakes_in(left), cells_in(rows) - cells_in(left), y, x);
      if (!best || candidate < *best) best = candidate;
    }
  }
  expect(analysis->winning == winning, outcome_clause,
         std::to_string(analysis->winning.size()) + " winning moves",
         std::to_string(winning.size()) + " in order");
  expect(analysis->fighting.has_value() == !wins(rows), fighting_clause,
         analysis->fighting ? "a fighting move" : "none", "one exactly in a lost position");
  if (analysis->fighting) {
    const auto& [mistakes, removed, y, x] = *best;
    const FightingMove wanted{{x, y}, -mistakes, cells_in(rows) - removed};
    const FightingMove found = *analysis->fighting;
    expect(found == wanted, fighting_clause,
           describe(found.move) + " with " + std::to_string(found.mistakes) + " mistakes of " +
               std::to_string(found.replies),
           describe(wanted.move) + " with " + std::to_string(wanted.mistakes) + " mistakes of " +
               std::to_string(wanted.replies));
  }
  const auto chosen = solver.perfect_move(position);
  const bool over = cells == 0;
  const std::optional<Cell> right =
      over ? std::nullopt
           : std::optional(winning.empty() ? analysis->fighting->move : winning.front());
  expect(chosen == right, winning.empty() ? fighting_clause : outcome_clause,
         chosen ? describe(*chosen) : "no move", right ? describe(*right) : "no move");
  const RowBoundaryBoard board(Extent(columns, static_cast<std::int64_t>(rows.size())), rows);
  expect(PerfectPlayer().choose(board) == right, outcome_clause, "another move", "the perfect one");
  expect_equal(position.count(), cells, "chomp.count.exact", "count of RowLengths");
  judge_by("chomp.legal.exact");
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const auto move = RandomPlayer(seed).choose(board);
    expect(move.has_value() == !over && (!move || holds(rows, move->x, move->y)),
           "chomp.legal.exact", move ? describe(*move) : "no move", "a legal move");
  }
}

void ask_every_position(int columns, int h) {
  Rows rows(at(h), 0);
  while (true) {
    if (std::is_sorted(rows.rbegin(), rows.rend())) ask_position(rows, columns);
    int y = 0;
    while (y < h && rows[at(y)] == columns) rows[at(y++)] = 0;
    if (y == h) return;
    ++rows[at(y)];
  }
}

void ask_about_limits() {
  ask({std::string(outcome_clause), "positions_within"});
  expect_equal(positions_within(3, 2), 10, outcome_clause, "positions within 3 x 2");
  expect_equal(positions_within(2, 3), 10, outcome_clause, "positions within 2 x 3");
  expect_equal(positions_within(8, 8), 12870, outcome_clause, "positions within 8 x 8");
  expect_equal(positions_within(16, 16), 601080390, outcome_clause, "positions within 16 x 16");
  expect_equal(positions_within(1'000'000, 1'000'000), INT64_MAX, outcome_clause,
               "positions within the largest extent");
  expect(Solver::can_solve(10, 10) && !Solver::can_solve(1000, 1000), outcome_clause,
         "the limit of work is elsewhere", "10 x 10 is solved, 1000 x 1000 is not");
  expect(RowLengths({2, 1, 0, 0}) == RowLengths({2, 1}) && RowLengths({2, 1, 0}).rows() == 2 &&
             RowLengths({2, 1}).columns() == 2 && RowLengths({0}).rows() == 0,
         "chomp.equality.abstract", "empty rows count", "empty rows do not count");
  // Every cell of a board is drawn at some time.
  const RowBoundaryBoard board(Extent(3, 2), {3, 1});
  std::vector<int> drawn(4, 0);
  RandomPlayer player(1);
  for (int i = 0; i < 200; ++i) {
    const Cell cell = *player.choose(board);
    ++drawn[at(cell.y == 1 ? 3 : cell.x)];
  }
  expect(*std::min_element(drawn.begin(), drawn.end()) > 20, "chomp.legal.exact",
         "the random player draws " + listed(drawn), "each cell about 50 times");
}

}  // namespace

void ask_everything() {
  for (const auto& [w, h] :
       {std::pair{1, 1}, {2, 1}, {1, 2}, {2, 2}, {3, 2}, {2, 3}, {3, 3}, {4, 2}, {4, 4}})
    ask_every_position(w, h);
  ask_about_limits();
}

}  // namespace staircase::mutants
