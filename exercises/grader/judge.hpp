/// \file
/// Judges one answer from its files to its report.
#pragma once

#include "report.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace staircase::grade {

/// How answers are judged.
struct Settings {
  std::filesystem::path exercises;  ///< their folder
  std::string compiler;             ///< a command, from `find_compiler`
  std::uint64_t seed = 2022;        ///< of the random games
  bool bubblewrap = true;           ///< whether bubblewrap is to be used where it works
};

/// Judges the answer to \p part in \p files. \p progress is told what is being done.
/// \throws Unusable when a file or the exercise cannot be read
/// \throws Interrupted when the program was asked to stop
Report judged(const Part& part, const std::vector<std::filesystem::path>& files,
              const Settings& settings, const std::function<void(const std::string&)>& progress);

}  // namespace staircase::grade
