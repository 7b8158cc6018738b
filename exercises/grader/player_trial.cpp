#include "player_trial.hpp"

#include "player_findings.hpp"

#include <algorithm>

namespace staircase::grade {
namespace {

using floyd::OrderIdeal;

// The numbers of the questions.
enum : int { ask_won, ask_list, ask_choose, ask_mistakes };

constexpr const char* games_clause = "answer.player.games";

Step step(int which, const OrderIdeal& position, Cell cell = {}) {
  return {Ask::own, which, cell, floyd::wire(position)};
}

std::vector<Finding> all_of(std::optional<Finding> finding) {
  return finding ? std::vector{*finding} : std::vector<Finding>{};
}

}  // namespace

PlayerTrial::PlayerTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed,
                         Progress progress)
    : examiner_(program), verdicts_(verdicts), random_(seed), progress_(std::move(progress)) {}

std::vector<std::string> PlayerTrial::clauses() {
  return {
      "answer.compiles",     "answer.survives",       "answer.terminates",    "answer.stays",
      "answer.replies",      "answer.memory",         "answer.outcome.ended", "answer.outcome.won",
      "answer.outcome.lost", "answer.table.only",     "answer.table.all",     "answer.player.legal",
      "answer.player.wins",  "answer.fight.mistakes", "answer.fight.most",    "answer.fight.ties",
      games_clause};
}

// What an answer says first may be right and later wrong: memory that it should not have.
std::string PlayerTrial::only_afterwards(const Step& step, const Reply& reply) {
  const Heard alone = examiner_.hear_alone({step});
  if (alone.death || alone.replies.front() == reply) return {};
  return "Asked first of all, it says something else: it remembers what was asked before.\n";
}

void PlayerTrial::die(const Question& question, const Finding& death) {
  Finding finding = question.blank;
  finding.clause = death.clause;
  finding.expected = death.expected;
  finding.given = death.given;
  finding.note = death.note;
  verdicts_.record(finding);
}

// Overflow is survived, but it is undefined behaviour all the same.
void PlayerTrial::complain(const std::vector<Question>& questions, const Script& script,
                           const std::string& complaint) {
  if (complaint.empty() || verdicts_.broken("answer.survives")) return;
  Finding finding = questions[examiner_.step_of_complaint(script)].blank;
  finding.clause = "answer.survives";
  finding.expected = "no undefined behaviour";
  finding.given = complaint.substr(0, complaint.find('\n'));
  verdicts_.record(finding);
}

// Asks all of it, and records the first reply that breaks each clause.
void PlayerTrial::ask(double begun, const std::string& doing,
                      const std::vector<Question>& questions) {
  progress_(begun, doing);
  Script script;
  for (const Question& question : questions) script.push_back(question.step);
  const Heard heard = examiner_.hear(script);
  for (std::size_t i = 0; i < heard.replies.size(); ++i) {
    for (const std::string& clause : questions[i].clauses) verdicts_.checked(clause);
    for (Finding& finding : questions[i].judge(heard.replies[i])) {
      if (verdicts_.broken(finding.clause)) continue;
      finding.note += only_afterwards(questions[i].step, heard.replies[i]);
      verdicts_.record(finding);
    }
  }
  complain(questions, script, heard.complaint);
  if (!heard.death) return;
  const std::size_t at = std::min(heard.death->at, questions.size() - 1);
  die(questions[at], *heard.death);
  for (std::size_t i = at; i < questions.size(); ++i) {
    for (const std::string& clause : questions[i].clauses)
      verdicts_.give_up(clause, "see " + heard.death->clause);
  }
}

void PlayerTrial::check_outcomes() {
  std::vector<Question> questions;
  for (const OrderIdeal& position : truth_.positions()) {
    questions.push_back(
        {step(ask_won, position),
         floyd::about("", floyd::outcome_task, floyd::outcome_call(position), position),
         {floyd::outcome_clause(truth_, position)},
         [&](const Reply& reply) {
           return all_of(floyd::wrong_outcome(truth_, position, reply));
         }});
  }
  ask(0, "won or lost: every position of the board", questions);
}

void PlayerTrial::check_list() {
  const OrderIdeal full = truth_.positions().back();
  ask(0.1, "the list of lost positions",
      {{step(ask_list, full),
        floyd::about("", floyd::list_task, floyd::list_call, full),
        {"answer.table.only", "answer.table.all"},
        [&](const Reply& reply) { return floyd::wrong_list(truth_, reply); }}});
}

PlayerTrial::Question PlayerTrial::choice_question(const OrderIdeal& position) {
  return {step(ask_choose, position),
          floyd::about("", floyd::wins_task, floyd::choice_call(position), position),
          floyd::choice_clauses(truth_, position), [this, position](const Reply& reply) {
            return all_of(floyd::wrong_choice(truth_, position, reply));
          }};
}

void PlayerTrial::check_choices() {
  std::vector<Question> questions;
  for (const OrderIdeal& position : truth_.positions()) {
    if (!position.empty()) questions.push_back(choice_question(position));
  }
  ask(0.2, "the move in every position", questions);
}

void PlayerTrial::check_mistakes() {
  std::vector<Question> questions;
  for (const OrderIdeal& position : truth_.positions()) {
    for (const Cell cell : truth_.moves(position)) {
      questions.push_back(
          {step(ask_mistakes, position, cell),
           floyd::about("", floyd::mistakes_task, floyd::mistakes_call(position, cell), position),
           {"answer.fight.mistakes"},
           [&, cell](const Reply& reply) {
             return all_of(floyd::wrong_mistakes(truth_, position, cell, reply));
           }});
    }
  }
  ask(0.3, "the mistakes that every move leaves", questions);
}

Cell PlayerTrial::other_player(const Match& match) {
  const auto moves = truth_.moves(match.position);
  if (!match.fighting) return moves[random_() % moves.size()];
  const auto winning = truth_.winning(match.position);
  return winning.empty() ? truth_.fighting(match.position).cell : winning.front();
}

// The answer moves. False when it broke something.
bool PlayerTrial::take_turn(Match& match) {
  const Question question = choice_question(match.position);
  const Heard heard = examiner_.hear({question.step});
  if (heard.death) {
    die(question, *heard.death);
    verdicts_.give_up(games_clause, "see " + heard.death->clause);
    return false;
  }
  const auto cell = floyd::cell_of(heard.replies.front());
  const bool legal = cell && match.position.contains(*cell);
  match.moves.push_back(question.blank.lines.front() + "  " +
                        (cell ? floyd::code(*cell) : "throws: " + heard.replies.front().text));
  if (legal && (!truth_.won(match.position) || truth_.wins(match.position, *cell))) {
    match.position = truth_.after(match.position, *cell);
    return true;
  }
  Finding finding = question.judge(heard.replies.front()).front();
  finding.clause = games_clause;
  finding.task = floyd::games_task;
  finding.lines = match.moves;
  finding.note += only_afterwards(question.step, heard.replies.front());
  verdicts_.record(finding);
  return false;
}

bool PlayerTrial::play(Match match) {
  for (; !match.position.empty(); match.answers_turn = !match.answers_turn) {
    if (match.answers_turn) {
      if (!take_turn(match)) return false;
    } else {
      const Cell cell = other_player(match);
      match.moves.push_back("the other player takes " + floyd::code(cell));
      match.position = truth_.after(match.position, cell);
    }
  }
  verdicts_.checked(games_clause);
  return true;
}

// From every position, against both opponents, beginning and not.
void PlayerTrial::check_games() {
  for (const char* const clause : {"answer.player.legal", "answer.player.wins"}) {
    if (verdicts_.broken(clause))
      return verdicts_.give_up(games_clause, std::string("see ") + clause);
  }
  progress_(0.5, "games from every position");
  for (const OrderIdeal& position : truth_.positions()) {
    for (const bool fighting : {false, true}) {
      for (const bool begins : {false, true}) {
        if (!play({position, begins, fighting, {}})) return;
      }
    }
  }
}

void PlayerTrial::run() {
  try {
    check_outcomes();
    check_list();
    check_choices();
    check_mistakes();
    check_games();
    verdicts_.checked_conduct(examiner_.questions());
  } catch (const Abandoned& reason) {
    verdicts_.give_up_asking(reason.what());
  }
}

}  // namespace staircase::grade
