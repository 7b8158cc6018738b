/// \file
/// The parts that can be graded.
#pragma once

#include "progress.hpp"
#include "submission.hpp"
#include "verdicts.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace staircase::grade {

/// An answer that is judged as it stands.
struct FileJudged {
  std::vector<std::filesystem::path> files;  ///< what was handed in
  std::filesystem::path exercises;           ///< the folder of the exercises
  const Confinement& confinement;            ///< for the tools that judge it
};

/// One part: an exercise folder, and the trial that judges answers to it.
struct Part {
  std::string id;                    ///< "2022/b"
  std::string folder;                ///< within the exercises
  std::string main_name;             ///< the file that the student edits
  std::string questions_file;        ///< what is compiled with it, within the grader's questions
  std::vector<std::string> clauses;  ///< what is judged, in the order of reports
  /// Judges a compiled answer. \return the number of questions answered
  std::function<std::uint64_t(const Program&, Verdicts&, std::uint64_t seed,
                              const Progress& progress)>
      judge{};
  /// Judges an answer that is not compiled; where it is set, `judge` is not. \return the number of
  /// things that were looked at
  std::function<std::uint64_t(const FileJudged&, Verdicts&, const Progress& progress)> judge_file{};
};

/// The parts of one kind, each beside its trial.
/// @{
std::vector<Part> chomps_parts();
std::vector<Part> written_parts();
std::vector<Part> loop_parts();
std::vector<Part> tests_parts();
std::vector<Part> proof_parts();
std::vector<Part> floyd_parts();
/// @}

/// All parts.
const std::vector<Part>& parts();
/// The part with the id or the folder \p name, slashes at its end left out; or `nullptr`.
const Part* find_part(const std::string& name);

/// The folder of the exercises: \p wanted when not empty, else the environment's
/// `STAIRCASE_EXERCISES`, else where they were when this program was built, else
/// `share/staircase/exercises` beside the program.
/// \throws Unusable when it is not there
std::filesystem::path find_exercises(const std::string& wanted);

/// The title of \p part: the first heading of its question.
/// \throws Unusable when the question cannot be read
std::string title_of(const Part& part, const std::filesystem::path& exercises);

}  // namespace staircase::grade
