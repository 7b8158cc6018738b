/// \file
/// The exercises as students get them: without solutions, wrong answers and notes.
#pragma once

#include "part.hpp"

#include <filesystem>
#include <vector>

namespace staircase::grade {

/// Writes the questions, hints and starters of \p chosen from the folder \p exercises into
/// \p folder, with a README and a CMakeLists.txt, whole or not at all. A question that one of them
/// refers to goes with it.
/// \throws Unusable when \p folder exists and is not an empty folder, \p chosen is empty, or
/// something cannot be read or written
void write_handout(const std::filesystem::path& folder, const std::vector<const Part*>& chosen,
                   const std::filesystem::path& exercises);

}  // namespace staircase::grade
