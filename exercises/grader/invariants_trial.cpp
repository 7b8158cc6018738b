#include "invariants_trial.hpp"

#include "costs.hpp"
#include "invariants_findings.hpp"

#include <algorithm>

namespace staircase::grade {
namespace {

constexpr int exhausted_n = 4;
constexpr int counted_n = 3;
constexpr std::size_t batch = 4096;
constexpr int costs_question = 5;

Step question(int which, const RawArray& array) {
  return {Ask::own, which, {array.n, static_cast<int>(array.count.value_or(0))}, wire(array)};
}

bool says_true(const Reply& reply) { return reply.kind == Reply::Kind::value && reply.value != 0; }

// How much was done before the invariant or abstraction function of \p task is asked about.
double begun(int task) { return 0.19 * (task - 1); }

}  // namespace

InvariantsTrial::InvariantsTrial(const Program& program, Verdicts& verdicts,
                                 Representations representations, Progress progress)
    : examiner_(program),
      verdicts_(verdicts),
      representations_(std::move(representations)),
      progress_(std::move(progress)) {}

std::vector<std::string> InvariantsTrial::clauses() {
  return {"answer.compiles",
          "answer.survives",
          "answer.terminates",
          "answer.stays",
          "answer.replies",
          "answer.memory",
          "answer.cells.strong_enough",
          "answer.cells.weak_enough",
          "answer.cells.abstraction",
          "answer.boundary.strong_enough",
          "answer.boundary.weak_enough",
          "answer.boundary.abstraction",
          "answer.counted.strong_enough",
          "answer.counted.weak_enough",
          "answer.cost"};
}

void InvariantsTrial::die(const Finding& death, const Subject& subject, const RawArray& array) {
  Finding finding = death;
  finding.task = subject.task;
  finding.size = array.n;
  finding.lines = {call(subject.name, array)};
  finding.panels = {array_panel(array)};
  const std::string broken = fault(array);
  if (!has_shape(array)) {
    finding.note +=
        "The array has the wrong size: " + broken +
        ". An invariant is asked about such arrays too, and must not read past their end.\n";
  } else if (!broken.empty()) {
    finding.note += "The array stands for no position: " + broken + ".\n";
  }
  verdicts_.record(finding);
}

// Overflow is survived, but it is undefined behaviour all the same.
void InvariantsTrial::complain(const Heard& heard, const Script& script, const Subject& subject,
                               const std::vector<RawArray>& arrays) {
  if (heard.complaint.empty() || verdicts_.broken("answer.survives")) return;
  Finding finding;
  finding.clause = "answer.survives";
  finding.script = script;
  finding.at = examiner_.step_of_complaint(script);
  finding.expected = "no undefined behaviour";
  finding.given = heard.complaint.substr(0, heard.complaint.find('\n'));
  die(finding, subject, arrays[finding.at]);
}

void InvariantsTrial::judge_invariant(const Subject& subject, const RawArray& array,
                                      const Reply& reply) {
  const std::string broken = fault(array);
  const std::string clause =
      "answer." + subject.kind + (broken.empty() ? ".weak_enough" : ".strong_enough");
  verdicts_.checked(clause);
  if (reply.kind == Reply::Kind::value && says_true(reply) == broken.empty()) return;
  if (verdicts_.broken(clause)) return;
  Finding finding = wrong_invariant(subject.name, array, broken, reply);
  finding.clause = clause;
  finding.task = subject.task;
  verdicts_.record(finding);
}

// False when there is no point in going on.
bool InvariantsTrial::check_arrays(Subject& subject, const std::vector<RawArray>& arrays) {
  for (std::size_t from = 0; from < arrays.size();) {
    std::vector<RawArray> some;
    Script script;
    for (; from < arrays.size() && some.size() < batch; ++from) {
      if (!subject.wrong_shapes && !has_shape(arrays[from])) continue;
      some.push_back(arrays[from]);
      script.push_back(question(subject.question, arrays[from]));
    }
    if (script.empty()) return true;
    const Heard heard = examiner_.hear(script);
    for (std::size_t i = 0; i < heard.replies.size(); ++i) {
      judge_invariant(subject, some[i], heard.replies[i]);
    }
    complain(heard, script, subject, some);
    if (!heard.death) continue;
    const std::size_t at = std::min(heard.death->at, some.size() - 1);
    die(*heard.death, subject, some[at]);
    for (const char* clause : {".strong_enough", ".weak_enough"}) {
      verdicts_.give_up("answer." + subject.kind + clause, "see " + heard.death->clause);
    }
    // An array of the wrong size that is fatal is told once; the right sizes can still be judged.
    if (has_shape(some[at])) return false;
    subject.wrong_shapes = false;
    from -= some.size() - at - 1;
  }
  return true;
}

void InvariantsTrial::check_invariant(Subject subject) {
  for (int n = 1; n <= (subject.counted ? counted_n : exhausted_n); ++n) {
    progress_(begun(subject.task),
              subject.name + ": every array for " + std::to_string(n) + " x " + std::to_string(n));
    const auto arrays =
        subject.counted ? all_counted_arrays(subject.form, n) : all_arrays(subject.form, n);
    if (!check_arrays(subject, arrays)) return;
    if (verdicts_.broken("answer." + subject.kind + ".strong_enough") &&
        verdicts_.broken("answer." + subject.kind + ".weak_enough"))
      return;
  }
}

// False when it is wrong.
bool InvariantsTrial::judge_abstraction(const Subject& subject, const RawArray& array,
                                        const Reply& reply) {
  const std::string clause = "answer." + subject.kind + ".abstraction";
  verdicts_.checked(clause);
  auto given = cells_in(reply.text);
  std::sort(given.begin(), given.end());
  auto expected = cells_of(array);
  std::sort(expected.begin(), expected.end());
  if (reply.kind == Reply::Kind::value && given == expected) return true;
  Finding finding = wrong_set(subject.name, array, reply);
  finding.clause = clause;
  finding.task = subject.task;
  verdicts_.record(finding);
  return false;
}

void InvariantsTrial::check_abstraction(const Subject& subject) {
  progress_(begun(subject.task), subject.name + ": every position up to 5 x 5");
  for (int n = 1; n <= worked_n; ++n) {
    std::vector<RawArray> arrays;
    Script script;
    for (const OrderIdeal& ideal :
         n < worked_n ? all_ideals(n) : std::vector<OrderIdeal>{worked_example()}) {
      arrays.push_back(encoded(subject.form, n, ideal));
      script.push_back(question(subject.question, arrays.back()));
    }
    const Heard heard = examiner_.hear(script);
    for (std::size_t i = 0; i < heard.replies.size(); ++i) {
      if (!judge_abstraction(subject, arrays[i], heard.replies[i])) return;
    }
    complain(heard, script, subject, arrays);
    if (!heard.death) continue;
    die(*heard.death, subject, arrays[std::min(heard.death->at, arrays.size() - 1)]);
    return verdicts_.give_up("answer." + subject.kind + ".abstraction",
                             "see " + heard.death->clause);
  }
}

// The first wrong claim is told, with what was counted; of the others only how many there are.
void InvariantsTrial::check_costs() {
  progress_(0.95, "the table of costs");
  const Heard heard = examiner_.hear({{Ask::own, costs_question, {1, 0}, {}}});
  if (heard.death) return verdicts_.give_up("answer.cost", "see " + heard.death->clause);
  const std::string& claims = heard.replies[0].text;
  std::optional<Finding> first;
  int wrong = 0;
  std::size_t i = 0;
  for (const bool numbers : {false, true}) {
    for (const bool cached : {false, true}) {
      const std::string table = (numbers ? representations_.boundary_functions : "cells") +
                                (cached ? "_counted_costs" : "_costs");
      for (const Operation operation : operations) {
        const auto counts = counted_steps(
            numbers ? representations_.boundary : representations_.cells, cached, operation);
        const char claim = i < claims.size() ? claims[i] : '0';
        ++i;
        verdicts_.checked("answer.cost");
        if (claimed_growth(claim) == growth(counts)) continue;
        ++wrong;
        if (!first) first = wrong_claim(table + "." + std::string(name(operation)), claim, counts);
      }
    }
  }
  if (!first) return;
  if (wrong > 1)
    first->note += "Of the 20 entries of the table, " + std::to_string(wrong) + " are wrong.\n";
  first->clause = "answer.cost";
  first->task = 6;
  verdicts_.record(*first);
}

void InvariantsTrial::run() {
  const Form cells = representations_.cells;
  const Form boundary = representations_.boundary;
  const std::string& numbers = representations_.boundary_functions;
  try {
    check_invariant({"cells_invariant", "cells", cells, false, 0, 1});
    check_abstraction({"cells_abstraction", "cells", cells, false, 1, 2});
    check_invariant({numbers + "_invariant", "boundary", boundary, false, 2, 3});
    check_abstraction({numbers + "_abstraction", "boundary", boundary, false, 3, 4});
    check_invariant({"counted_invariant", "counted", boundary, true, 4, 5});
    check_costs();
    verdicts_.checked_conduct(examiner_.questions());
  } catch (const Abandoned& reason) {
    verdicts_.give_up_asking(reason.what());
  }
}

}  // namespace staircase::grade
