/// \file
/// What is told about an answer, to people and to machines.
#pragma once

#include "marks.hpp"
#include "part.hpp"
#include "verdicts.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace staircase::grade {

/// All there is to tell about one answer.
struct Report {
  const Part* part = nullptr;      ///< what it answers; never null
  std::string title;               ///< of the part
  std::vector<std::string> files;  ///< of the answer
  std::string hints;               ///< the path of the hints on this machine
  std::string compiler;            ///< its command
  std::string confinement;         ///< one word
  std::string confinement_text;    ///< what is in force
  bool prepared = false;           ///< whether what answers share was compiled before
  std::uint64_t seed = 0;          ///< of the random games
  std::uint64_t questions = 0;     ///< how many were answered
  double seconds = 0;              ///< what it took
  std::string explanation;         ///< what it lacks, when it was not accepted and that is known
  std::string compiler_messages;   ///< what the compiler said, when it did not accept the answer
  std::vector<Verdict> verdicts;   ///< clause by clause
  std::vector<TaskMark> tasks;     ///< what it earns, task by task
  bool kept = false;               ///< whether all are kept
};

/// For people. \p colour only for a terminal.
std::string text_report(const Report& report, bool colour);
/// For machines: one JSON object.
std::string json_report(const Report& report);
/// For Gradescope: what its documentation of autograders calls results.json, a test for each task.
std::string gradescope_report(const Report& report);
/// For a comment in a class-room: Markdown.
std::string markdown_report(const Report& report);

/// Why the answer was not compiled: what it lacks, then the compiler's own words as \p quoted makes
/// them; nothing when it was compiled.
std::string compile_text(const Report& report,
                         const std::function<std::string(const std::string&)>& quoted);

/// One broken clause for people, with its smallest case, without colour.
std::string text_finding(const Finding& finding, const std::string& hints);

/// How many of \p verdicts, settled, are not kept: one sentence.
std::string total_line(const std::vector<Verdict>& verdicts);

/// The case of \p finding, a statement or a sentence a line.
std::vector<std::string> case_lines(const Finding& finding);

/// Where the hints lie in a handout: for students who read the report on another machine.
inline std::string handed_out_hints(const Part& part) { return part.folder + "/hints.md"; }

/// "hint 1 of task 4", or nothing when the finding belongs to no task.
std::string next_hint(const Finding& finding);

}  // namespace staircase::grade
