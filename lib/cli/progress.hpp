/// \file
/// A line that says how far long work has come.
#pragma once

#include <chrono>
#include <cstdint>

namespace staircase::cli {

/// Keeps one line on the standard error stream, with the part that is done and the time left, and
/// removes it at the end. Says nothing in the first second, and nothing at all where that stream is
/// no terminal.
///
/// \exposure the figures are private
class Progress {
 public:
  /// Begins work of which \p total parts are to be done, of which \p done are done already.
  Progress(std::uint64_t total, std::uint64_t done) noexcept;
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Removes the line.
  ~Progress();

  /// Says that \p done parts are done.
  void reach(std::uint64_t done);

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t total_;
  std::uint64_t first_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point next_ = begin_ + std::chrono::seconds(1);
  bool on_terminal_;
  bool shown_ = false;
};

}  // namespace staircase::cli
