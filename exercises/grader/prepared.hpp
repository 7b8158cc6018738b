/// \file
/// What the answers to a part have in common, compiled once.
#pragma once

#include "system/confinement.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace staircase::grade {

/// What an answer is compiled with.
struct Bench {
  std::filesystem::path questions;  ///< the folder with the desk and the questions
  std::string questions_file;       ///< the questions of this part
  std::string compiler;             ///< the compiler's command
};

/// The files in the folder of its questions, by name.
std::vector<std::string> sources_of(const Bench& bench);

/// The header that the questions of \p bench include first; what it includes comes before every
/// answer.
/// \throws Unusable when the questions cannot be read or include nothing
std::string first_header(const Bench& bench);

/// Compiles the desk and the first header of \p bench into a new folder in \p root, which is made
/// when it is not there; its parent is. What is there already is left as it is.
/// \throws Unusable when that cannot be done
void prepare(const Bench& bench, const Confinement& confinement, const std::filesystem::path& root);

/// The folder in \p root that was prepared for \p bench. It is empty where answers could alter what
/// they share or could not read it: then each is compiled in full.
/// \throws Unusable when it was prepared by another compiler, from other questions, or not at all
std::filesystem::path prepared(const Bench& bench, const Confinement& confinement,
                               const std::filesystem::path& root);

/// What the compiler is told to take \p folder, from `prepared`, instead of compiling the questions
/// of \p bench in full.
std::vector<std::string> prepared_words(const Bench& bench, const std::filesystem::path& folder);

}  // namespace staircase::grade
