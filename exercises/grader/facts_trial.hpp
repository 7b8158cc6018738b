/// \file
/// The trial of an answer to 1984/tests: a test for each of Floyd's facts, which is to accept every
/// program that keeps its fact and to reject every other.
#pragma once

#include "examiner.hpp"
#include "facts_subject.hpp"
#include "progress.hpp"
#include "verdicts.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace staircase::grade {

/// The whole trial.
///
/// The program under test lives in the judge: the answer's process asks back for every claim, so
/// its only way to tell one program from another is to test it. After the one that is right about
/// everything, programs come in random order, each in a process of its own.
class FactsTrial {
 public:
  /// Of \p program, into \p verdicts. \p progress is told how far it is.
  FactsTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed, Progress progress);

  /// Runs it. Never throws for what the answer does.
  void run();
  /// How many tests were run, and how many claims they asked for.
  std::uint64_t questions() const noexcept { return examiner_.questions() + calls_; }

  /// The clauses that it judges, in the order of reports.
  static std::vector<std::string> clauses();

 private:
  /// What the test of one fact thinks of a program.
  struct Opinion {
    bool accepts = false;
    std::string words;
    std::string calls;
  };
  /// By fact; of those tests that returned.
  using Opinions = std::map<int, Opinion>;

  Opinions opinions(const floyd::Claimant& claimant);
  std::pair<floyd::Claimant, Finding> smallest_death(const floyd::Claimant& claimant, int fact,
                                                     const Finding& death);
  void die(const floyd::Claimant& first, int fact, const Finding& first_death);
  Finding about(const floyd::Claimant& claimant, int fact) const;
  void judge(int fact, const std::vector<Opinions>& all);
  Finding finding(const floyd::Claimant& claimant, int fact, const Opinion& opinion) const;

  floyd::Truth truth_;
  std::vector<floyd::Claimant> claimants_;
  std::optional<floyd::Claims> claims_;
  std::uint64_t calls_ = 0;
  Examiner examiner_;
  Verdicts& verdicts_;
  std::mt19937_64 random_;
  Progress progress_;
  std::set<int> alive_{floyd::facts.begin(), floyd::facts.end()};
};

}  // namespace staircase::grade
