// What can still be relied on after something was found.
#include "chomps_trial.hpp"

namespace staircase::grade {

// What was found is recorded at once, and a witness that was found wrong is asked no more.
void ChompsTrial::record(const Shown& shown) {
  for (Finding finding : shown.findings) {
    if (shown.died) finish_death(finding);
    if (verdicts_.record(finding) || shown.died) lose(finding);
    if (finding.clause == "chomp.legal.exact") settle_undecided(true);
    if (finding.clause == "chomp.move.refines" || finding.clause == "chomp.initial.full")
      settle_undecided(false);
  }
  // Once one of the two is known to be broken there is nothing left to decide.
  if (shown.undecided && !undecided_ && !verdicts_.broken(shown.undecided->first.clause) &&
      !verdicts_.broken(shown.undecided->second.clause)) {
    undecided_ = shown.undecided;
  }
}

void ChompsTrial::settle_undecided(bool legal) {
  if (!undecided_) return;
  const Finding finding = legal ? undecided_->first : undecided_->second;
  undecided_.reset();
  if (verdicts_.broken(finding.clause)) {
    verdicts_.replace(finding);
  } else {
    verdicts_.record(finding);
  }
  lose(finding);
}

void ChompsTrial::lose(const Finding& finding) {
  const Step& step = finding.script[finding.at];
  const int n = finding.script.front().cell.x;
  const bool inside = on_board(step.cell, n);
  const bool died = finding.clause.starts_with("answer.") && finding.clause != "answer.refuses";
  const std::string because = "see " + finding.clause;
  if (finding.clause == "chomp.count.exact" || (died && step.ask == Ask::count)) {
    senses_.count = false;
    verdicts_.give_up("chomp.count.exact", because);
  }
  if (finding.clause == "chomp.legal.exact" || (died && step.ask == Ask::legal)) {
    (inside ? senses_.legal_inside : senses_.legal_outside) = false;
    verdicts_.give_up("chomp.legal.exact", because);
  }
  if (finding.clause == "chomp.display.exact" || (died && step.ask == Ask::display)) {
    senses_.display = false;
    verdicts_.give_up("chomp.display.exact", because);
  }
  if (died && step.ask == Ask::move) {
    const bool legal = finding.task == 4;
    // One that hangs takes long, and is not waited for a third time.
    if (legal) moves_that_died_ += finding.clause == "answer.terminates" ? 2 : 1;
    if (legal && moves_that_died_ >= 3) senses_.legal_moves = false;
    if (!legal) (inside ? senses_.illegal_inside : senses_.illegal_outside) = false;
    if (legal) verdicts_.give_up("chomp.move.refines", because);
    if (!legal) verdicts_.give_up("chomp.move.refused", because);
    if (!legal) verdicts_.give_up("answer.refuses", because);
  }
  if (!senses_.any()) {
    for (const char* clause : {"chomp.initial.full", "chomp.move.refines", "chomp.move.refused",
                               "chomp.boards.independent", demands_.memory.c_str()}) {
      verdicts_.give_up(clause, "neither count nor legal can be relied on");
    }
  }
}

// The answer died so often that it is asked no more. What was seen on fresh boards stands, for no
// move can make it wrong; an answer that meddles with the pipes is believed in nothing.
void ChompsTrial::abandon(const std::string& reason) {
  std::string why = reason;
  for (const char* clause :
       {"answer.replies", "answer.terminates", "answer.survives", "answer.stays"}) {
    if (verdicts_.broken(clause)) {
      why += std::string(": see ") + clause;
      break;
    }
  }
  const bool believed = !verdicts_.broken("answer.replies");
  for (const std::string& clause : clauses(demands_)) {
    const bool fresh = clause == "chomp.initial.full" || clause == "chomp.count.exact" ||
                       clause == "chomp.legal.exact" || clause == "chomp.display.exact";
    if (clause != "answer.compiles" && !(fresh && believed && verdicts_.tested(clause)))
      verdicts_.give_up(clause, why);
  }
}

}  // namespace staircase::grade
