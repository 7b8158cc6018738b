#include "chomps_trial.hpp"
#include "drawing.hpp"

#include <algorithm>
#include <map>

namespace staircase::grade {
namespace {

// The last board that can be drawn for the step, and which one it is.
Position position_before(const Script& script, std::size_t at, int board) {
  std::map<int, Position> boards;
  for (std::size_t i = 0; i < at; ++i) {
    const Step& step = script[i];
    if (step.ask == Ask::make) boards.insert_or_assign(step.board, Position(step.cell.x));
    if (step.ask == Ask::copy || step.ask == Ask::assign) {
      boards.insert_or_assign(step.board, boards.at(step.cell.x));
    }
    const auto found = boards.find(step.board);
    if (step.ask == Ask::move && found->second.holds(step.cell)) found->second.move(step.cell);
  }
  const auto found = boards.find(board);
  return found == boards.end() ? Position(1) : found->second;
}

bool exists_before(const Script& script, std::size_t at, int board) {
  return std::any_of(
      script.begin(), script.begin() + static_cast<std::ptrdiff_t>(at), [&](const Step& step) {
        return step.board == board && (step.ask == Ask::make || step.ask == Ask::copy);
      });
}

std::string cells_in_words(std::int64_t count) {
  return std::to_string(count) + (count == 1 ? " cell" : " cells");
}

std::string position_picture(const Position& position) {
  return picture(position.n(), [&](Cell cell) { return position.holds(cell); });
}

// The cells that the survey of \p board just around step \p at calls legal.
std::vector<Cell> cells_given(const Script& script, std::size_t at,
                              const std::vector<Reply>& replies) {
  const int board = script[at].board;
  std::size_t begin = at;
  std::size_t end = at;
  const auto asks = [&](std::size_t i) {
    return script[i].board == board && !changes(script[i].ask);
  };
  while (begin > 0 && asks(begin - 1)) --begin;
  while (end < script.size() && asks(end)) ++end;
  std::vector<Cell> cells;
  for (std::size_t i = begin; i < end; ++i) {
    const bool says = replies[i].kind == Reply::Kind::value && replies[i].value != 0;
    if (script[i].ask == Ask::legal && says) cells.push_back(script[i].cell);
  }
  return cells;
}

Panel given_panel(const Position& expected, const std::vector<Cell>& cells) {
  return {
      "given (+ too many, - missing)",
      marked_picture(
          expected.n(), [&](Cell cell) { return expected.holds(cell); },
          [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); })};
}

int task_of_step(const Script& script, std::size_t at) {
  const Step& step = script[at];
  switch (step.ask) {
    case Ask::count: return 2;
    case Ask::legal: return 3;
    case Ask::move: return position_before(script, at, step.board).holds(step.cell) ? 4 : 5;
    case Ask::display: return 6;
    default: return 1;
  }
}

}  // namespace

std::vector<std::string> ChompsTrial::clauses(const ChompsDemands& demands) {
  return {
      "answer.compiles",          "answer.survives",    "answer.terminates", "answer.stays",
      "answer.replies",           "chomp.initial.full", "chomp.count.exact", "chomp.legal.exact",
      "chomp.move.refines",       "chomp.move.refused", "answer.refuses",    "chomp.display.exact",
      "chomp.boards.independent", demands.memory};
}

int ChompsTrial::task_of(const std::string& clause) {
  static const std::map<std::string, int> tasks{
      {"chomp.initial.full", 1}, {"answer.frugal", 1},     {"chomp.boards.independent", 1},
      {"answer.memory", 1},      {"chomp.count.exact", 2}, {"chomp.legal.exact", 3},
      {"chomp.move.refines", 4}, {"answer.refuses", 5},    {"chomp.move.refused", 5},
      {"chomp.display.exact", 6}};
  const auto found = tasks.find(clause);
  return found == tasks.end() ? 0 : found->second;
}

// The state after the game is wrong. What is drawn: the board before the last move, and both boards
// after it.
Finding ChompsTrial::state_finding(const Game& game, const Script& script,
                                   const Heard& heard) const {
  std::size_t last = script.size() - 1;
  while (!changes(script[last].ask)) --last;
  Finding finding;
  finding.clause = game.moves.empty() ? "chomp.initial.full" : "chomp.move.refines";
  finding.script = script;
  finding.at = last;
  const Position after(game);
  const std::size_t first_ask = std::min(last + 1, script.size() - 1);
  const auto cells = cells_given(script, first_ask, heard.replies);
  finding.expected = cells_in_words(after.count());
  if (after.n() > model_limit) {
    finding.given = "another set of cells";
    const auto expected = right_replies(script);
    for (std::size_t i = last; i < script.size(); ++i) {
      if (heard.replies[i] == expected[i]) continue;
      finding.expected = code(script[i], false) + " is " + words(script[i], expected[i]);
      finding.given = words(script[i], heard.replies[i]);
      break;
    }
    return finding;
  }
  if (senses_.legal_inside) {
    const auto on = std::count_if(cells.begin(), cells.end(),
                                  [&](Cell cell) { return on_board(cell, after.n()); });
    finding.given = cells_in_words(on) + ", by legal(x, y)";
  }
  if (senses_.count && script[first_ask].ask == Ask::count) {
    finding.given += finding.given.empty() ? "" : "; ";
    finding.given += "count() is " + words(script[first_ask], heard.replies[first_ask]);
  }
  if (!game.moves.empty()) {
    finding.panels.push_back({"before", position_picture(position_before(script, last, 0))});
  }
  finding.panels.push_back(
      {game.moves.empty() ? "expected" : "expected after", position_picture(after)});
  if (senses_.legal_inside) finding.panels.push_back(given_panel(after, cells));
  finding.task = task_of(finding.clause);
  return finding;
}

// What the survey around step \p at says of its board.
Panel ChompsTrial::given_cells(const Script& script, std::size_t at, const Heard& heard) const {
  return given_panel(position_before(script, at, script[at].board),
                     cells_given(script, at, heard.replies));
}

// One reply is wrong. The board is drawn, and for a wrong state what it was taken for.
Finding ChompsTrial::reply_finding(const std::string& clause, const Script& script, std::size_t at,
                                   const Reply& given) const {
  Finding finding;
  finding.clause = clause;
  finding.script = script;
  finding.at = at;
  finding.task = task_of(clause);
  const Step& step = script[at];
  const Script head(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  const Reply expected = right_replies(head).back();
  const bool shows_text = step.ask == Ask::display;
  finding.expected = shows_text ? "the expected text below" : words(step, expected);
  finding.given =
      shows_text && given.kind == Reply::Kind::value ? "the given text below" : words(step, given);
  if (step.ask == Ask::make || !exists_before(script, at, step.board)) return finding;
  const Position board = position_before(script, at, step.board);
  if (board.n() > model_limit) return finding;
  finding.panels.push_back({"the board", position_picture(board)});
  if (shows_text) {
    finding.panels.push_back({"expected text", visible_text(expected.text, expected.text)});
    finding.panels.push_back({"given text (< differs)", visible_text(given.text, expected.text)});
  }
  return finding;
}

// A death is known by its step; what can be drawn is the board before it.
void ChompsTrial::finish_death(Finding& finding) const {
  finding.task = task_of_step(finding.script, finding.at);
  const Step& step = finding.script[finding.at];
  if (step.ask == Ask::make || !exists_before(finding.script, finding.at, step.board)) return;
  const Position board = position_before(finding.script, finding.at, step.board);
  if (board.n() <= model_limit) finding.panels.push_back({"the board", position_picture(board)});
}

}  // namespace staircase::grade
