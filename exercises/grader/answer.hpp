/// \file
/// A running answer.
#pragma once

#include "script.hpp"
#include "submission.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace staircase::grade {

/// How long a question may take, and how much memory the answer may use.
struct Pace {
  double cpu_seconds = 1.5;             ///< processor time for one script
  double idle_seconds = 2;              ///< time spent waiting for anything but a processor
  double wall_seconds = 30;             ///< time in all: for machines that are overloaded
  std::uint64_t memory = 256ULL << 20;  ///< bytes in use
};

/// Why an answer answers no more.
struct Death {
  /// Which promise of an answer it broke.
  enum class Kind { crashed, hung, exited, hungry, garbled };
  Kind kind = Kind::crashed;  ///< see above
  std::string text;           ///< what is known about it, a few lines
};

/// What came of a script.
struct Outcome {
  std::vector<Reply> replies;  ///< fewer than steps when it died; none of a hasty script that died
  std::optional<Death> death;  ///< why it died
  std::string complaint;       ///< undefined behaviour that was reported and survived
};

/// Whoever an answer may ask back.
struct Host {
  std::function<Reply(const Step&)> reply{};  ///< what the judge says; empty where nobody is asked
  std::uint64_t patience = 200'000;           ///< how many questions it listens to
  std::function<void()> begin{};              ///< called, if there is one, when a process begins
};

/// The answer's process. It shares nothing with the judge but three pipes.
///
/// \invariant after a death it answers no more
class Answer {
 public:
  /// Starts \p program. Only where there is a \p host may it ask back.
  explicit Answer(const Program& program, Host host = {});

  /// Has it answer \p script. A \p careful answer replies step by step, so that the number of
  /// replies tells where it died; a hasty one is quicker.
  Outcome ask(std::span<const Step> script, bool careful, const Pace& pace);
  /// The most memory it has ever used, in bytes; 0 when unknown.
  std::uint64_t peak_memory() const;

 private:
  bool exchange(std::string request, std::size_t steps, const Pace& pace, Outcome& outcome);
  std::optional<Death> overdue(const Pace& pace);
  Death post_mortem();
  bool parse(std::size_t steps, Outcome& outcome, bool& finished);
  bool parse_from(std::size_t& at, std::size_t steps, Outcome& outcome, bool& finished);
  std::size_t put(const std::string& request, std::size_t at) const;
  bool take_back_question(std::size_t at, std::size_t length);

  const Program& program_;
  Host host_;
  std::string replies_to_back_questions_;
  std::uint64_t back_questions_ = 0;
  Pipe questions_;
  Pipe replies_;
  Pipe errors_;
  Process process_;
  mutable pid_t worker_ = 0;
  std::string received_;
  std::string stderr_;
  bool greeted_ = false;
  bool begun_ = false;  // whether the replies to the last script have begun to come
  bool dead_ = false;
  std::uint32_t nonce_;
  double cpu_before_ = 0;
  double started_ = 0;
  double idle_since_ = 0;
};

}  // namespace staircase::grade
