/// \file
/// Traces: what was done to a data type, as text that can be kept and replayed.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace staircase::testing {

/// The numbers that a command is given.
using Arguments = std::vector<int>;

/// One command and its arguments.
struct Step {
  std::string command;    ///< its name, a word
  Arguments arguments{};  ///< its arguments

  friend bool operator==(const Step&, const Step&) = default;
};

/// Where a run begins and what is done then.
///
/// Written `3 2: take 1 0; copy`: the numbers of the start, a colon, and the steps.
struct Trace {
  Arguments start{};          ///< for example the columns and rows of a board
  std::vector<Step> steps{};  ///< in order

  friend bool operator==(const Trace&, const Trace&) = default;
};

/// `take 1 0`.
inline std::string text(const Step& step) {
  std::string written = step.command;
  for (const int argument : step.arguments) written += " " + std::to_string(argument);
  return written;
}

/// `3 2: take 1 0; copy`.
inline std::string text(const Trace& trace) {
  std::string written;
  for (const int number : trace.start)
    written += (written.empty() ? "" : " ") + std::to_string(number);
  written += ":";
  for (std::size_t i = 0; i < trace.steps.size(); ++i)
    written += (i == 0 ? " " : "; ") + text(trace.steps[i]);
  return written;
}

namespace detail {

inline std::vector<std::string_view> split(std::string_view line, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (true) {
    line.remove_prefix(std::min(line.find_first_not_of(separators), line.size()));
    if (line.empty()) return parts;
    const std::size_t end = std::min(line.find_first_of(separators), line.size());
    parts.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

inline std::optional<int> number(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

inline bool numbers(const std::vector<std::string_view>& words, std::size_t first,
                    Arguments& found) {
  for (std::size_t i = first; i < words.size(); ++i) {
    const auto value = number(words[i]);
    if (!value) return false;
    found.push_back(*value);
  }
  return true;
}

}  // namespace detail

/// The trace that \p line says; nothing when it is not written as `text` writes.
inline std::optional<Trace> parse_trace(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  Trace trace;
  if (!detail::numbers(detail::split(line.substr(0, colon), " \t\r"), 0, trace.start))
    return std::nullopt;
  for (const auto part : detail::split(line.substr(colon + 1), ";")) {
    const auto words = detail::split(part, " \t\r");
    if (words.empty()) continue;
    Step step{std::string(words.front())};
    if (!detail::numbers(words, 1, step.arguments)) return std::nullopt;
    trace.steps.push_back(std::move(step));
  }
  return trace;
}

}  // namespace staircase::testing
