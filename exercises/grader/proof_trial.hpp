/// \file
/// The trial of an answer to a proof task: loop annotations for a kernel whose contract and code
/// are given. Frama-C/WP is the judge; this trial only sees to it that nothing else is changed, and
/// says what an open goal means.
#pragma once

#include "progress.hpp"
#include "system/confinement.hpp"
#include "verdicts.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace staircase::grade {

/// One goal of the prover.
struct Goal {
  std::string name;  ///< as Frama-C calls it
  bool proved = false;
};

/// The annotations in \p answer, between the two marks, when all the rest of it is \p given.
/// \return the text between the marks; \p why is set when the answer is refused
std::string annotations_of(const std::string& answer, const std::string& given, std::string& why);

/// The goals in a log of Frama-C/WP.
std::vector<Goal> goals_of(const std::string& log);

/// The clause that a goal belongs to.
std::string clause_of_goal(const std::string& goal);

/// The whole trial.
class ProofTrial {
 public:
  /// Of the file \p answer, held against the file \p given.
  /// \throws Unusable when a file cannot be read, or Frama-C, Why3 or CVC4 is not installed
  ProofTrial(const std::filesystem::path& answer, const std::filesystem::path& given,
             const Confinement& confinement, Verdicts& verdicts, Progress progress);

  /// Runs it. \return the number of goals
  std::uint64_t run();

  /// The clauses that it judges, in the order of reports.
  static std::vector<std::string> clauses();

 private:
  void judge(const std::vector<Goal>& goals);

  std::string answer_;
  std::string given_;
  std::string annotations_;
  const Confinement& confinement_;
  Verdicts& verdicts_;
  Progress progress_;
};

}  // namespace staircase::grade
