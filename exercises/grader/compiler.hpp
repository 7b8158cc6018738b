/// \file
/// The compiler of answers, confined and limited.
#pragma once

#include "system/confinement.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace staircase::grade {

/// What came of a run of the compiler.
struct Compilation {
  std::string messages;          ///< what it said; bounded
  std::optional<Ending> ending;  ///< how it ended; nothing when it was stopped after its time

  /// Whether it did what it was asked.
  bool succeeded() const noexcept { return ending && ending->signal == 0 && ending->code == 0; }
};

/// How long it may take.
inline constexpr int compile_seconds = 40;

/// The flags that everything is compiled with: sanitizers, checks of the library, no warnings.
const std::vector<std::string>& compile_flags();

/// How much the answers to \p questions_file are optimised.
std::string optimisation(const std::string& questions_file);

/// Runs \p compiler with the flags and \p words on what is in \p work.
/// \throws Unusable when it cannot be started
/// \throws Interrupted when the program was asked to stop
Compilation compiled(const std::string& compiler, const std::vector<std::string>& words,
                     Confined work, const Confinement& confinement);

/// The first of the compilers \p wanted (when not empty), the one this program was built with, and
/// the usual names, that can be found.
/// \throws Unusable when there is none, or \p wanted is not found
std::string find_compiler(const std::string& wanted);

/// The program that \p compiler names, found on PATH and through links; empty when it is not found.
std::filesystem::path compiler_program(const std::string& compiler);

}  // namespace staircase::grade
