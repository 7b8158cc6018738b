#include "tests_trial.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace staircase::grade {
namespace {

const std::map<std::string, int>& tasks() {
  static const std::map<std::string, int> all{
      {"answer.tests.sound", 1},       {"answer.tests.count", 2},   {"answer.tests.legal", 3},
      {"answer.tests.move", 4},        {"answer.tests.refusal", 5}, {"answer.tests.display", 6},
      {"answer.tests.independence", 7}};
  return all;
}

}  // namespace

TestsTrial::TestsTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed,
                       Progress progress)
    : examiner_(program, "answer.memory", {[this](const Step& step) {
                  ++calls_;
                  return subject_->answer(step);
                }}),
      verdicts_(verdicts),
      random_(seed),
      progress_(std::move(progress)) {}

std::vector<std::string> TestsTrial::clauses() {
  return {"answer.compiles",          "answer.survives",
          "answer.terminates",        "answer.stays",
          "answer.replies",           "answer.memory",
          "answer.tests.sound",       "answer.tests.count",
          "answer.tests.legal",       "answer.tests.move",
          "answer.tests.refusal",     "answer.tests.display",
          "answer.tests.independence"};
}

TestsTrial::Opinion TestsTrial::opinion(const Specimen& specimen) {
  subject_.emplace(specimen);
  const Heard heard = examiner_.hear_alone({{Ask::own, 0, {0, 0}}});
  const std::string calls = subject_->last_calls();
  const bool right = specimen.clause == "answer.tests.sound";
  const std::string about = right ? specimen.about : "a class: " + specimen.about;
  if (heard.death) {
    Finding finding = *heard.death;
    finding.lines = {"answer::passes();  // with " + about};
    finding.task = right ? 1 : tasks().at(specimen.clause);
    finding.panels = {{"the last calls of passes()", calls}};
    verdicts_.record(finding);
    return {!right, "no answer", calls};
  }
  verdicts_.checked_conduct();
  const Reply& reply = heard.replies.front();
  if (!heard.complaint.empty()) {
    Finding finding;
    finding.clause = "answer.survives";
    finding.lines = {"answer::passes();  // with " + about};
    finding.expected = "no undefined behaviour";
    finding.given = heard.complaint.substr(0, heard.complaint.find('\n'));
    finding.task = tasks().at(specimen.clause);
    finding.panels = {{"the last calls of passes()", calls}};
    verdicts_.record(finding);
  }
  if (reply.kind == Reply::Kind::threw) return {false, "it throws: " + reply.text, calls};
  return {reply.value != 0, reply.value != 0 ? "true" : "false", calls};
}

Finding TestsTrial::finding(const Specimen& specimen, const Opinion& opinion) const {
  const bool right = specimen.clause == "answer.tests.sound";
  Finding finding;
  finding.clause = specimen.clause;
  finding.task = tasks().at(specimen.clause);
  finding.lines = {"answer::passes();  // with " + std::string(right ? "" : "a wrong class: ") +
                   specimen.about};
  finding.expected = right ? "true" : "false";
  finding.given = opinion.words;
  finding.panels = {{"the last calls of passes()", opinion.calls}};
  return finding;
}

void TestsTrial::judge(const std::vector<Opinion>& opinions) {
  std::map<std::string, std::string> escaped;
  std::map<std::string, int> number;
  for (std::size_t i = 0; i < opinions.size(); ++i) {
    const Specimen& specimen = specimens()[i];
    const bool right = specimen.clause == "answer.tests.sound";
    if (!right && verdicts_.broken("answer.tests.sound")) {
      verdicts_.give_up(specimen.clause, "tests that reject right classes prove nothing");
      continue;
    }
    verdicts_.checked(specimen.clause);
    if (opinions[i].accepts == right) continue;
    verdicts_.record(finding(specimen, opinions[i]));
    escaped[specimen.clause] += "- " + specimen.about + "\n";
    ++number[specimen.clause];
  }
  // Whoever looks at nothing accepts every right class too.
  const bool notices =
      std::any_of(verdicts_.all().begin(), verdicts_.all().end(), [](const Verdict& v) {
        const auto task = tasks().find(v.clause);
        return task != tasks().end() && task->second > 1 && !v.finding && v.checks > 0;
      });
  if (!notices) verdicts_.give_up("answer.tests.sound", "no kind of wrong class is rejected yet");
  for (const auto& [clause, classes] : escaped) {
    if (clause == "answer.tests.sound") continue;
    const auto of_clause = std::count_if(specimens().begin(), specimens().end(),
                                         [&](const Specimen& s) { return s.clause == clause; });
    const auto verdict = std::find_if(verdicts_.all().begin(), verdicts_.all().end(),
                                      [&](const Verdict& v) { return v.clause == clause; });
    Finding whole = *verdict->finding;
    whole.note = std::to_string(number[clause]) + " of " + std::to_string(of_clause) +
                 " wrong classes of this kind escaped:\n" + classes;
    verdicts_.replace(whole);
  }
}

void TestsTrial::run() {
  std::vector<std::size_t> order(specimens().size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::shuffle(order.begin(), order.end(), random_);
  std::vector<Opinion> opinions(order.size());
  try {
    std::size_t done = 0;
    for (const std::size_t i : order) {
      progress_(static_cast<double>(done) / static_cast<double>(order.size()),
                "class " + std::to_string(done + 1) + " of " + std::to_string(order.size()));
      opinions[i] = opinion(specimens()[i]);
      ++done;
    }
  } catch (const Abandoned& reason) {
    verdicts_.give_up_asking(reason.what());
    return;
  }
  judge(opinions);
}

}  // namespace staircase::grade
