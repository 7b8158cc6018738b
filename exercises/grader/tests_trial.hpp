/// \file
/// The trial of an answer to 2022/b_tests or 2019/b_tests: tests, which are to accept every right
/// class and to reject every wrong one.
#pragma once

#include "examiner.hpp"
#include "progress.hpp"
#include "tests_subject.hpp"
#include "verdicts.hpp"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace staircase::grade {

/// The whole trial.
///
/// The class under test lives in the judge: the answer's process asks back for every call, so its
/// only way to tell a right class from a wrong one is to test it. Classes come in random order,
/// each in a process of its own.
class TestsTrial {
 public:
  /// Of \p program, into \p verdicts. \p progress is told what is being done.
  TestsTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed, Progress progress);

  /// Runs it. Never throws for what the answer does.
  void run();
  /// How many classes were judged by the answer, and how many calls its tests made.
  std::uint64_t questions() const noexcept { return examiner_.questions() + calls_; }

  /// The clauses that it judges, in the order of reports.
  static std::vector<std::string> clauses();

 private:
  /// What the answer thinks of a class.
  struct Opinion {
    bool accepts = false;
    std::string words;
    std::string calls;
  };

  Opinion opinion(const Specimen& specimen);
  void judge(const std::vector<Opinion>& opinions);
  Finding finding(const Specimen& specimen, const Opinion& opinion) const;

  std::optional<Subject> subject_;
  std::uint64_t calls_ = 0;
  Examiner examiner_;
  Verdicts& verdicts_;
  std::mt19937_64 random_;
  Progress progress_;
};

}  // namespace staircase::grade
