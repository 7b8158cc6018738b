#include "player_findings.hpp"

#include "raw_array.hpp"

#include <algorithm>
#include <tuple>

namespace staircase::grade::floyd {
namespace {

std::string counted(int number, const std::string& one, const std::string& many) {
  return std::to_string(number) + " " + (number == 1 ? one : many);
}

std::string replies_in_words(int number) { return counted(number, "reply", "replies"); }

std::string mistakes_in_words(int number) { return counted(number, "mistake", "mistakes"); }

std::string figures(const Choice& choice) {
  return mistakes_in_words(choice.mistakes) + " among " + replies_in_words(choice.replies);
}

// The move, and what the other player makes of the position that it leaves.
void draw_refuted(Truth& truth, const OrderIdeal& position, Cell cell, Finding& finding) {
  const OrderIdeal left = truth.after(position, cell);
  finding.panels = {drawn_with("your move x takes also -", position, cell)};
  if (left.empty()) {
    finding.note = "That is the poison.\n";
    return;
  }
  const auto answers = truth.winning(left);
  if (answers.empty()) return;
  finding.panels.push_back(drawn_with("how the other player answers", left, answers.front()));
}

// Why the best move goes before another one that leaves as many mistakes. Both take as many cells,
// as tests/exercises shows for the whole board.
std::string why_before(const Choice& best, const Choice& given) {
  return best.cell.y < given.cell.y
             ? "another one that takes as many cells has a smaller y"
             : "another one in the same row that takes as many cells has a smaller x";
}

Finding not_winning(Truth& truth, const OrderIdeal& position, Cell cell, Finding finding) {
  finding.clause = "answer.player.wins";
  finding.expected = "a move that leaves a lost position";
  finding.given = code(cell) + ", which leaves a won one";
  draw_refuted(truth, position, cell, finding);
  return finding;
}

std::optional<Finding> wrong_fight(Truth& truth, const OrderIdeal& position, Cell cell,
                                   Finding finding) {
  const Choice best = truth.fighting(position);
  const Choice given = truth.choice(position, cell);
  if (given.cell == best.cell) return std::nullopt;
  finding.task = fight_task;
  finding.panels = {drawn_with("your move x takes also -", position, cell),
                    drawn("what it leaves", truth.after(position, cell))};
  finding.note = "Every move loses here, if the other player makes no mistake.\n";
  if (given.mistakes < best.mistakes) {
    finding.clause = "answer.fight.most";
    finding.expected = "a move that leaves " + figures(best);
    finding.given = code(cell) + ", which leaves " + figures(given);
  } else {
    finding.clause = "answer.fight.ties";
    finding.expected = "of the moves that leave " + mistakes_in_words(best.mistakes) +
                       ", the one that takes fewest cells, then the smaller y, then the smaller x";
    finding.given = code(cell) + ": " + why_before(best, given);
  }
  return finding;
}

// What is wrong with one entry of the list, or nothing. `seen` are the entries before it.
std::string fault(Truth& truth, const std::vector<int>& entry,
                  const std::vector<OrderIdeal>& seen) {
  const auto position = position_of(entry);
  if (!position) return "it is no position of the board";
  if (std::find(seen.begin(), seen.end(), *position) != seen.end()) return "it is there twice";
  return truth.won(*position) ? "it is won" : "";
}

std::string entry_code(const std::vector<int>& entry) {
  std::string text;
  for (const int length : entry) text += (text.empty() ? "{" : ", ") + std::to_string(length);
  return text + "}";
}

// An entry that should not be there, those that stand for no position first, then small ones.
std::optional<Finding> wrong_entry(Truth& truth, const std::vector<std::vector<int>>& entries,
                                   std::vector<OrderIdeal>& lost) {
  std::optional<Finding> worst;
  for (const auto& entry : entries) {
    const std::string wrong = fault(truth, entry, lost);
    const auto position = position_of(entry);
    if (wrong.empty()) {
      lost.push_back(*position);
      continue;
    }
    const OrderIdeal shown = position.value_or(OrderIdeal());
    Finding finding = about("answer.table.only", list_task, list_call, shown);
    finding.expected = "lost positions of the board, each once";
    finding.given = entry_code(entry) + " is in the list: " + wrong;
    if (!position) finding.panels = {{"no position", entry_code(entry) + "\n"}};
    if (!position) finding.size = 0;
    if (!worst || finding.size < worst->size) worst = finding;
  }
  return worst;
}

}  // namespace

std::string outcome_clause(Truth& truth, const OrderIdeal& position) {
  if (position.size() <= 1) return "answer.outcome.ended";
  return truth.won(position) ? "answer.outcome.won" : "answer.outcome.lost";
}

std::string outcome_call(const OrderIdeal& position) {
  return "answer::won(" + code(position) + ")";
}

std::string choice_call(const OrderIdeal& position) {
  return "answer::choose(" + code(position) + ")";
}

std::string mistakes_call(const OrderIdeal& position, Cell cell) {
  return "answer::mistakes(" + code(position) + ", {" + std::to_string(cell.x) + ", " +
         std::to_string(cell.y) + "})";
}

std::vector<std::string> choice_clauses(Truth& truth, const OrderIdeal& position) {
  if (truth.won(position)) return {"answer.player.legal", "answer.player.wins"};
  return {"answer.player.legal", "answer.fight.most", "answer.fight.ties"};
}

Finding about(const std::string& clause, int task, const std::string& call,
              const OrderIdeal& position) {
  Finding finding;
  finding.clause = clause;
  finding.task = task;
  finding.lines = {call};
  finding.panels = {drawn("the position", position)};
  finding.size = side(position);
  return finding;
}

std::optional<Cell> cell_of(const Reply& reply) {
  const auto numbers = rows_of(reply.text, false);
  if (reply.kind != Reply::Kind::value || numbers.size() != 1 || numbers[0].size() != 2)
    return std::nullopt;
  return Cell{numbers[0][0], numbers[0][1]};
}

std::optional<Finding> wrong_outcome(Truth& truth, const OrderIdeal& position, const Reply& reply) {
  const bool won = truth.won(position);
  if (reply.kind == Reply::Kind::value && (reply.value != 0) == won) return std::nullopt;
  Finding finding =
      about(outcome_clause(truth, position), outcome_task, outcome_call(position), position);
  finding.expected = won ? "true" : "false";
  finding.given =
      reply.kind == Reply::Kind::value ? (won ? "false" : "true") : "throws: " + reply.text;
  if (position.empty()) {
    finding.note = "The other player has just taken the poison.\n";
  } else if (!won) {
    const auto moves = counted(static_cast<int>(position.size()), "move", "moves");
    finding.note = "There is no move to a lost position: " + moves + " to try.\n";
  } else {
    const Cell cell = truth.winning(position).front();
    finding.panels = {drawn_with("taking x, and with it -", position, cell),
                      drawn("leaves a lost position", truth.after(position, cell))};
  }
  return finding;
}

std::vector<Finding> wrong_list(Truth& truth, const Reply& reply) {
  std::vector<Finding> findings;
  std::vector<OrderIdeal> listed;
  if (reply.kind == Reply::Kind::value) {
    if (const auto wrong = wrong_entry(truth, rows_of(reply.text, false), listed))
      findings.push_back(*wrong);
  }
  std::vector<OrderIdeal> missing;
  std::size_t lost = 0;
  for (const OrderIdeal& position : truth.positions()) {
    if (truth.won(position)) continue;
    ++lost;
    if (std::find(listed.begin(), listed.end(), position) == listed.end())
      missing.push_back(position);
  }
  if (missing.empty()) return findings;
  Finding finding = about("answer.table.all", list_task, list_call, missing.front());
  finding.panels.front().title = "the smallest that is missing";
  finding.expected = "all " + std::to_string(lost) + " lost positions";
  finding.given = reply.kind == Reply::Kind::value ? std::to_string(listed.size()) + " of them"
                                                   : "throws: " + reply.text;
  findings.push_back(finding);
  return findings;
}

std::optional<Finding> wrong_mistakes(Truth& truth, const OrderIdeal& position, Cell cell,
                                      const Reply& reply) {
  const Choice choice = truth.choice(position, cell);
  if (reply.kind == Reply::Kind::value && reply.value == choice.mistakes) return std::nullopt;
  Finding finding =
      about("answer.fight.mistakes", mistakes_task, mistakes_call(position, cell), position);
  finding.expected =
      std::to_string(choice.mistakes) + ", among " + replies_in_words(choice.replies);
  finding.given =
      reply.kind == Reply::Kind::value ? std::to_string(reply.value) : "throws: " + reply.text;
  finding.panels = {drawn_with("taking x, and with it -", position, cell),
                    drawn("leaves these replies", truth.after(position, cell))};
  return finding;
}

std::optional<Finding> wrong_choice(Truth& truth, const OrderIdeal& position, const Reply& reply) {
  Finding finding = about("answer.player.legal", wins_task, choice_call(position), position);
  const auto cell = cell_of(reply);
  if (!cell || !position.contains(*cell)) {
    finding.expected = "a cell of the position";
    finding.given = cell ? code(*cell) : "throws: " + reply.text;
    return finding;
  }
  if (!truth.won(position)) return wrong_fight(truth, position, *cell, finding);
  if (truth.wins(position, *cell)) return std::nullopt;
  return not_winning(truth, position, *cell, finding);
}

}  // namespace staircase::grade::floyd
