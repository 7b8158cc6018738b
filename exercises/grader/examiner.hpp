/// \file
/// Asks scripts of an answer that may die at any of them, and finds out where it did.
#pragma once

#include "answer.hpp"
#include "verdicts.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

namespace staircase::grade {

/// The answer dies so often that asking on is pointless.
struct Abandoned : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What came of a script.
struct Heard {
  std::vector<Reply> replies;  ///< all of them, or those before the death
  std::optional<Finding>
      death;  ///< when it died: which clause that breaks, and where; its task is still open
  std::string complaint;  ///< undefined behaviour that was survived
};

/// Asks scripts, in one process for as long as it lives.
class Examiner {
 public:
  /// Of \p program. Nothing is started before the first script.
  /// Too much memory breaks the clause \p memory. An answer may ask \p host back, where there is
  /// one.
  explicit Examiner(const Program& program, std::string memory = "answer.memory", Host host = {})
      : program_(program), memory_(std::move(memory)), host_(std::move(host)) {}

  /// Asks \p script after whatever was asked before.
  /// \throws Abandoned after too many deaths
  Heard hear(const Script& script);
  /// Asks \p script in a process of its own.
  /// \throws Abandoned after too many deaths
  Heard hear_alone(const Script& script);
  /// The step of \p script at which undefined behaviour is reported, in a process of its own; the
  /// last step when it does not show again.
  std::size_t step_of_complaint(const Script& script);
  /// From now on, every script has a process of its own: the answer's boards are not independent.
  void isolate() noexcept { isolated_ = true; }
  /// Whether every script has a process of its own.
  bool isolated() const noexcept { return isolated_; }
  /// How many questions were answered.
  std::uint64_t questions() const noexcept { return questions_; }

 private:
  Heard located(const Script& script, const Death& first);
  Finding finding(const Script& script, std::size_t at, const Death& death) const;
  Outcome ask(const Script& script, bool careful, const Pace& pace);

  const Program& program_;
  std::string memory_;
  Host host_;
  std::unique_ptr<Answer> answer_;
  bool isolated_ = false;
  int spent_ = 0;
  bool late_ = false;
  std::uint64_t questions_ = 0;
};

}  // namespace staircase::grade
