#include "facts_trial.hpp"

#include <algorithm>
#include <numeric>

namespace staircase::grade {
namespace {

constexpr const char* sound = "answer.facts.sound";
constexpr int sound_task = 1;
// In one process. The facts decide 41 claims.
constexpr std::uint64_t most_calls = 10'000;

std::string clause_of(int fact) {
  return fact == 5 ? "answer.facts.row" : fact == 6 ? "answer.facts.arms" : "answer.facts.diagonal";
}

// The tasks of the facts follow that of soundness.
int task_of(int fact) { return sound_task + 1 + fact - floyd::facts.front(); }

std::string test_of(int fact) { return "fact_" + std::to_string(fact) + "()"; }

bool keeps(const floyd::Claimant& claimant, int fact) {
  return !claimant.wrong || floyd::fact_about(*claimant.wrong) != fact;
}

}  // namespace

FactsTrial::FactsTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed,
                       Progress progress)
    : claimants_(floyd::claimants(truth_)),
      examiner_(program, "answer.memory",
                {[this](const Step& step) {
                   ++calls_;
                   return claims_->answer(step);
                 },
                 most_calls, [this] { claims_->forget_calls(); }}),
      verdicts_(verdicts),
      random_(seed),
      progress_(std::move(progress)) {}

std::vector<std::string> FactsTrial::clauses() {
  std::vector<std::string> all{"answer.compiles",
                               "answer.survives",
                               "answer.terminates",
                               "answer.stays",
                               "answer.replies",
                               "answer.memory",
                               sound};
  for (const int fact : floyd::facts) all.push_back(clause_of(fact));
  return all;
}

Finding FactsTrial::about(const floyd::Claimant& claimant, int fact) const {
  Finding finding;
  finding.task = keeps(claimant, fact) ? sound_task : task_of(fact);
  finding.lines = {"answer::" + test_of(fact) + ";  // with " + claimant.about};
  if (claimant.wrong) {
    const auto& [position, cell] = *claimant.wrong;
    finding.size = floyd::side(position);
    finding.panels.push_back(cell ? floyd::drawn_with("it is wrong about taking x", position, *cell)
                                  : floyd::drawn("it is wrong about", position));
  }
  finding.panels.push_back({"the last calls of " + test_of(fact), claims_->last_calls(fact)});
  return finding;
}

// A test that dies only of programs that break its fact is run with those, the smallest first,
// until it dies again. Waiting for one that hangs takes too long.
std::pair<floyd::Claimant, Finding> FactsTrial::smallest_death(const floyd::Claimant& claimant,
                                                               int fact, const Finding& death) {
  const bool quick = death.clause == "answer.survives" || death.clause == "answer.stays";
  if (keeps(claimant, fact) || !quick) return {claimant, death};
  for (const floyd::Claimant& smaller : claimants_) {
    if (smaller.about == claimant.about) break;
    if (keeps(smaller, fact)) continue;
    claims_.emplace(truth_, smaller);
    const Heard heard = examiner_.hear_alone({{Ask::own, fact, {}, {}}});
    if (heard.death) return {smaller, *heard.death};
  }
  return {claimant, death};
}

// A test that does not return is not run again.
void FactsTrial::die(const floyd::Claimant& first, int fact, const Finding& first_death) {
  const auto [claimant, death] = smallest_death(first, fact, first_death);
  Finding finding = about(claimant, fact);
  finding.clause = death.clause;
  finding.expected = death.expected;
  finding.given = death.given;
  finding.note = death.note;
  verdicts_.record(finding);
  for (const std::string& clause : {std::string(sound), clause_of(fact)})
    verdicts_.give_up(clause, test_of(fact) + ": see " + death.clause);
  alive_.erase(fact);
}

FactsTrial::Opinions FactsTrial::opinions(const floyd::Claimant& claimant) {
  claims_.emplace(truth_, claimant);
  Script script;
  for (const int fact : alive_) script.push_back({Ask::own, fact, {}, {}});
  if (script.empty()) return {};
  const Heard heard = examiner_.hear_alone(script);
  Opinions found;
  for (std::size_t i = 0; i < heard.replies.size(); ++i) {
    const Reply& reply = heard.replies[i];
    const int fact = script[i].board;
    const bool threw = reply.kind == Reply::Kind::threw;
    found[fact] = {!threw && reply.value != 0,
                   threw              ? "it throws: " + reply.text
                   : reply.value != 0 ? "true"
                                      : "false",
                   claims_->last_calls(fact)};
  }
  if (!heard.complaint.empty() && !verdicts_.broken("answer.survives")) {
    Finding finding = about(claimant, script[examiner_.step_of_complaint(script)].board);
    finding.clause = "answer.survives";
    finding.expected = "no undefined behaviour";
    finding.given = heard.complaint.substr(0, heard.complaint.find('\n'));
    verdicts_.record(finding);
  }
  if (heard.death) die(claimant, script[heard.death->at].board, *heard.death);
  return found;
}

Finding FactsTrial::finding(const floyd::Claimant& claimant, int fact,
                            const Opinion& opinion) const {
  Finding finding = about(claimant, fact);
  finding.clause = keeps(claimant, fact) ? sound : clause_of(fact);
  finding.expected =
      keeps(claimant, fact) ? "true: it keeps fact (" + std::to_string(fact) + ")" : "false";
  finding.given = opinion.words;
  finding.panels.back().text = opinion.calls;
  return finding;
}

// What the test of one fact made of all programs.
void FactsTrial::judge(int fact, const std::vector<Opinions>& all) {
  std::optional<Finding> smallest;
  int number = 0;
  int wrong = 0;
  bool is_sound = true;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto opinion = all[i].find(fact);
    if (opinion == all[i].end()) continue;
    const floyd::Claimant& claimant = claimants_[i];
    const bool right = keeps(claimant, fact);
    verdicts_.checked(right ? sound : clause_of(fact));
    if (!right) ++wrong;
    if (opinion->second.accepts == right) continue;
    const Finding found = finding(claimant, fact, opinion->second);
    if (right) {
      verdicts_.record(found);
      is_sound = false;
      continue;
    }
    if (!smallest) smallest = found;
    ++number;
  }
  if (!is_sound) {
    return verdicts_.give_up(clause_of(fact),
                             test_of(fact) + " rejects programs that keep its fact");
  }
  if (!smallest) return;
  smallest->note = std::to_string(number) + " of " + std::to_string(wrong) +
                   " programs that break the fact escaped.\n";
  verdicts_.record(*smallest);
}

void FactsTrial::run() {
  std::vector<std::size_t> order(claimants_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // What a test does to every program shows with the right one, which is first.
  std::shuffle(order.begin() + 1, order.end(), random_);
  std::vector<Opinions> all(order.size());
  try {
    std::size_t done = 0;
    for (const std::size_t i : order) {
      progress_(static_cast<double>(done) / static_cast<double>(order.size()),
                "program " + std::to_string(done + 1) + " of " + std::to_string(order.size()));
      all[i] = opinions(claimants_[i]);
      ++done;
    }
  } catch (const Abandoned& reason) {
    verdicts_.give_up_asking(reason.what());
    return;
  }
  verdicts_.checked_conduct(examiner_.questions());
  for (const int fact : floyd::facts) judge(fact, all);
  // Whoever looks at nothing accepts every right program too.
  const bool notices =
      std::any_of(verdicts_.all().begin(), verdicts_.all().end(), [](const Verdict& v) {
        const auto of_verdict = [&](int fact) { return clause_of(fact) == v.clause; };
        return std::any_of(floyd::facts.begin(), floyd::facts.end(), of_verdict) && !v.finding &&
               v.why.empty() && v.checks > 0;
      });
  if (!notices) verdicts_.give_up(sound, "no fact has all programs that break it rejected yet");
}

}  // namespace staircase::grade
