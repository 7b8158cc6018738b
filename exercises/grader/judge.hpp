/// \file
/// Judges one answer from its files to its report.
#pragma once

#include "report.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace staircase::grade {

/// How answers are judged.
struct Settings {
  std::filesystem::path exercises;  ///< their folder
  std::string compiler;             ///< a command, from `find_compiler`
  std::uint64_t seed = 2022;        ///< of the random games
  bool bubblewrap = true;           ///< whether bubblewrap is to be used where it works
  std::filesystem::path prepared;   ///< the folder that `prepare` wrote; empty for none
};

/// What answers to \p part are compiled with.
Bench bench_of(const Part& part, const Settings& settings);

/// Judges the answer to \p part in \p files. \p progress is told what is being done.
/// \throws Unusable when a file or the exercise cannot be read
/// \throws Interrupted when the program was asked to stop
Report judged(const Part& part, const std::vector<std::filesystem::path>& files,
              const Settings& settings, const Progress& progress);

}  // namespace staircase::grade
