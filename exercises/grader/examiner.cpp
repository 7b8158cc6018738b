#include "examiner.hpp"

#include <algorithm>

namespace staircase::grade {
namespace {

// An answer that was late once is given less time from then on.
constexpr Pace impatient{0.7, 1, 20, 256ULL << 20};

// What a death costs of the patience there is: those that take long, or will come again, cost more.
constexpr int patience = 36;
// Of an answer that asks back, for it may ask very often before it is found not to end.
constexpr int patience_when_asked = 24;

int cost_of(Death::Kind kind) {
  switch (kind) {
    case Death::Kind::hung: return 12;
    case Death::Kind::garbled: return 12;
    case Death::Kind::hungry: return 6;
    default: return 2;
  }
}

const char* clause_of(Death::Kind kind) {
  switch (kind) {
    case Death::Kind::crashed: return "answer.survives";
    case Death::Kind::hung: return "answer.terminates";
    case Death::Kind::exited: return "answer.stays";
    case Death::Kind::hungry: break;  // each part has its own
    case Death::Kind::garbled: return "answer.replies";
  }
  return nullptr;
}

const char* expectation(Death::Kind kind) {
  switch (kind) {
    case Death::Kind::crashed: return "the call returns";
    case Death::Kind::hung: return "the call returns in time";
    case Death::Kind::exited: return "the call returns to its caller";
    case Death::Kind::hungry: return "less than 256 MB of memory";
    case Death::Kind::garbled: return "one reply to each question, and no other";
  }
  return "";
}

std::string one_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace

Outcome Examiner::ask(const Script& script, bool careful, const Pace& pace) {
  if (!answer_) answer_ = std::make_unique<Answer>(program_, host_);
  Outcome outcome = answer_->ask(script, careful, pace);
  if (!outcome.death && answer_->peak_memory() > pace.memory) {
    outcome.death = Death{Death::Kind::hungry, "it used more than 256 MB of memory"};
  }
  questions_ += outcome.replies.size();
  if (outcome.death) answer_.reset();
  return outcome;
}

Finding Examiner::finding(const Script& script, std::size_t at, const Death& death) const {
  Finding finding;
  const char* const clause = clause_of(death.kind);
  finding.clause = clause == nullptr ? memory_ : clause;
  finding.script = script;
  finding.at = std::min(at, script.size() - 1);
  finding.expected = expectation(death.kind);
  finding.given = one_line(death.text);
  if (death.text.size() > finding.given.size())
    finding.note = death.text.substr(finding.given.size() + 1);
  return finding;
}

// Asks again, alone and step by step. What does not happen again was a matter of time, or of what
// was asked before.
Heard Examiner::located(const Script& script, const Death& first) {
  answer_.reset();
  const bool hung = first.kind == Death::Kind::hung;
  const Outcome again = ask(script, true, hung ? impatient : Pace{});
  if (again.death) {
    return {again.replies, finding(script, again.replies.size(), *again.death), {}};
  }
  if (hung) return {again.replies, std::nullopt, again.complaint};
  Finding found = finding(script, script.size() - 1, first);
  found.note += "This happens only after other boards were used in the same program.\n";
  return {{}, found, {}};
}

Heard Examiner::hear(const Script& script) {
  if (isolated_) return hear_alone(script);
  const int limit = host_.reply ? patience_when_asked : patience;
  if (spent_ >= limit) throw Abandoned("the answer died or hung too often to go on");
  Outcome outcome = ask(script, false, late_ ? impatient : Pace{});
  if (!outcome.death)
    return {std::move(outcome.replies), std::nullopt, std::move(outcome.complaint)};
  // An answer that has never answered anything is not going to.
  spent_ += questions_ == 0 ? limit / 2 : cost_of(outcome.death->kind);
  late_ = late_ || outcome.death->kind == Death::Kind::hung;
  return located(script, *outcome.death);
}

Heard Examiner::hear_alone(const Script& script) {
  const bool isolated = std::exchange(isolated_, false);
  answer_.reset();
  Heard heard;
  try {
    heard = hear(script);
  } catch (...) {
    isolated_ = isolated;
    throw;
  }
  answer_.reset();
  isolated_ = isolated;
  return heard;
}

std::size_t Examiner::step_of_complaint(const Script& script) {
  answer_.reset();  // one at a time: what ends a process ends all that are left
  Answer alone(program_, host_);
  for (std::size_t i = 0; i < script.size(); ++i) {
    const Outcome outcome = alone.ask(std::span(script).subspan(i, 1), true, Pace{});
    if (outcome.death || !outcome.complaint.empty()) return i;
  }
  return script.size() - 1;
}

}  // namespace staircase::grade
