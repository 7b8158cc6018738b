/// \file
/// How far judging has come, for people who wait.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace staircase::grade {

/// Is told how much of the work is done, from 0 to 1, and what is done now. An empty word says that
/// there is nothing to wait for any more.
using Progress = std::function<void(double done, const std::string& doing)>;

/// \p whole, for a piece of its work that reaches from \p begin to \p end.
Progress piece_of(const Progress& whole, double begin, double end);

/// The line that shows it: a bar, the percentage, and what is done, in at most \p width columns.
std::string progress_line(double done, const std::string& doing, std::size_t width);

/// One line on the standard error stream, rewritten when it changes and removed at the end; nothing
/// where that stream is no terminal.
Progress progress_on_terminal();

}  // namespace staircase::grade
