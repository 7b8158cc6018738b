/// \file
/// The refinement tester in Catch2, 2.13 or 3: include Catch2's own header first.
#pragma once

#include "staircase/testing/random.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

namespace staircase::testing {

/// How a data type is to be tested in lock-step.
struct Plan {
  std::vector<Arguments> small_starts;  ///< searched for a shortest trace; smallest first
  std::size_t length = 3;               ///< of the traces that are searched
  std::size_t most = 20'000;            ///< steps tried in the search
  rc::Gen<Arguments> starts = rc::gen::just(Arguments());  ///< of random traces
  Effort effort = {};                                      ///< of random traces
  std::vector<std::string> often = {};  ///< commands that are to be drawn more often
  std::string regressions = {};         ///< a file of traces, a line each, which are run first
  /// Smaller starts to try for a difference that was found.
  std::function<std::vector<Arguments>(const Arguments&)> smaller = [](const Arguments&) {
    return std::vector<Arguments>();
  };
};

namespace detail {

/// What replays \p trace: a command line for a shell.
inline std::string replay(const Trace& trace) {
  std::error_code failed;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
  return "replay with:\n  STAIRCASE_TRACE='" + text(trace) + "' " +
         (failed ? std::string("PROGRAM") : program.string()) + " \"" +
         Catch::getResultCapture().getCurrentTestName() + "\"\n" +
         "or keep it: a line of the regressions file is\n  " + text(trace) + "\n";
}

// Catch2 breaks long lines, which pictures do not survive: they are printed as they are.
template <class L>
void report(const L& lockstep, const Failure& failure, const std::string& how) {
  std::cout << "\n"
            << how << "\n"
            << lockstep.drawn(failure) << replay(failure.trace) << std::flush;
  FAIL_CHECK(lockstep.names()[failure.who] << " differs: " << failure.difference.clause << " after "
                                           << text(failure.trace));
}

/// Runs a trace that somebody wrote down. \return the difference that it shows
template <class L>
std::optional<Failure> run_written(const L& lockstep, const std::string& line,
                                   const std::string& where) {
  const auto trace = parse_trace(line);
  if (!trace) FAIL(where << ": not a trace: " << line);
  auto failure = lockstep.run(*trace);
  // A trace that cannot be followed would test nothing.
  if (!failure && !lockstep.is_possible(*trace))
    FAIL(where << ": has an impossible step: " << line);
  return failure;
}

/// The lines of \p path that are neither empty nor begin with #.
inline std::vector<std::string> traces_in(const std::string& path) {
  std::ifstream file(path);
  if (!file) FAIL("no regressions file " << path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  }
  return lines;
}

}  // namespace detail

/// Tests \p lockstep by \p plan: the past counterexamples first, then every short trace from a
/// small start, then random ones. Fails the present test case with the smallest counterexample
/// drawn, and the command that replays it. With the environment variable STAIRCASE_TRACE, only that
/// trace is run.
template <class L>
void check_lockstep(const std::string& name, const L& lockstep, const Plan& plan) {
  if (const char* only = std::getenv("STAIRCASE_TRACE")) {
    if (const auto failure = detail::run_written(lockstep, only, "STAIRCASE_TRACE"))
      detail::report(lockstep, *failure, "the trace that was asked for");
    SUCCEED("the trace was run");
    return;
  }
  std::optional<Failure> known;
  if (!plan.regressions.empty()) {
    for (const auto& line : detail::traces_in(plan.regressions)) {
      if ((known = detail::run_written(lockstep, line, plan.regressions))) break;
    }
  }
  // What the search finds is shorter than a known trace, and from a smaller start.
  if (const auto found = lockstep.search(plan.small_starts, plan.length, plan.most))
    return detail::report(lockstep, lockstep.shrunk(*found, plan.smaller), "a shortest trace");
  if (known) {
    return detail::report(lockstep, lockstep.shrunk(*known, plan.smaller),
                          "a trace of the regressions file, made smaller");
  }
  const auto result = random_traces(lockstep, plan.starts, name, plan.effort, plan.often);
  if (!result.held && result.failure)
    return detail::report(lockstep, lockstep.shrunk(*result.failure, plan.smaller), result.said);
  INFO(result.said);
  CHECK(result.held);
}

}  // namespace staircase::testing
