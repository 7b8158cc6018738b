#include "verdicts.hpp"

#include "staircase/contract/clause.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace staircase::grade {

std::string_view name(Verdict::Status status) {
  switch (status) {
    case Verdict::Status::kept: return "kept";
    case Verdict::Status::broken: return "broken";
    case Verdict::Status::not_reached: return "not reached";
  }
  return "";
}

Verdicts::Verdicts(const std::vector<std::string>& clauses) {
  for (const std::string& clause : clauses) {
    if (contract::find_clause(clause) == nullptr)
      throw std::logic_error("no such clause: " + clause);
    verdicts_.push_back({clause, Verdict::Status::kept, 0, std::nullopt, {}});
  }
}

const Verdict& Verdicts::find(std::string_view clause) const {
  const auto verdict = std::find_if(verdicts_.begin(), verdicts_.end(),
                                    [&](const Verdict& v) { return v.clause == clause; });
  if (verdict == verdicts_.end())
    throw std::logic_error("no clause of this part: " + std::string(clause));
  return *verdict;
}

Verdict& Verdicts::find(std::string_view clause) {
  return const_cast<Verdict&>(std::as_const(*this).find(clause));
}

bool Verdicts::record(const Finding& finding) {
  Verdict& verdict = find(finding.clause);
  if (verdict.finding) return false;
  verdict.finding = finding;
  return true;
}

void Verdicts::give_up(std::string_view clause, const std::string& why) {
  Verdict& verdict = find(clause);
  if (verdict.why.empty()) verdict.why = why;
}

void Verdicts::give_up_all(const std::string& why) {
  for (const Verdict& verdict : verdicts_) give_up(verdict.clause, why);
}

void Verdicts::checked_conduct(std::uint64_t times) {
  for (const char* clause : {"answer.survives", "answer.terminates", "answer.stays",
                             "answer.replies", "answer.memory"}) {
    checked(clause, times);
  }
}

void Verdicts::give_up_asking(const std::string& why) {
  for (const Verdict& verdict : verdicts_) {
    if (verdict.clause != "answer.compiles") give_up(verdict.clause, why);
  }
}

void Verdicts::close() {
  const std::string obstacle = in_the_way();
  for (Verdict& verdict : verdicts_) {
    if (verdict.finding) {
      verdict.status = Verdict::Status::broken;
      verdict.why.clear();
    } else if (!verdict.why.empty() || verdict.checks == 0) {
      verdict.status = Verdict::Status::not_reached;
      if (verdict.why.empty()) verdict.why = obstacle;
    } else {
      verdict.status = Verdict::Status::kept;
    }
  }
}

// What kept others from being put to the test: the broken clauses, a few of them.
std::string Verdicts::in_the_way() const {
  std::string names;
  int count = 0;
  for (const Verdict& verdict : verdicts_) {
    if (!verdict.finding) continue;
    if (++count <= 3) names += (names.empty() ? "" : ", ") + verdict.clause;
  }
  if (count == 0) return "it was not put to the test";
  return "not put to the test: see " + names + (count > 3 ? " and others" : "");
}

bool Verdicts::all_kept() const {
  return std::all_of(verdicts_.begin(), verdicts_.end(),
                     [](const Verdict& v) { return v.status == Verdict::Status::kept; });
}

}  // namespace staircase::grade
