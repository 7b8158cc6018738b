/// \file
/// Marks: which tasks a question has, and what an answer earns of each.
#pragma once

#include "part.hpp"
#include "verdicts.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace staircase::grade {

/// One task of a question, and what an answer earned of it.
struct TaskMark {
  int task = 0;                      ///< its number in question.md, from 1
  int out_of = 0;                    ///< what the question gives for it
  int mark = 0;                      ///< what was earned: all of it or nothing
  std::vector<std::string> clauses;  ///< what the question says it is judged by
  std::vector<std::string> lost_by;  ///< the clauses that cost it, in the order of reports
};

/// The tasks of \p part as its question states them, nothing earned yet.
/// \throws Unusable when the question cannot be read or states no task
std::vector<TaskMark> tasks_of(const Part& part, const std::filesystem::path& exercises);

/// What \p verdicts, settled, earn of \p tasks.
///
/// A task is earned when every clause that it is judged by is kept. A broken clause that no task
/// names, such as `answer.survives`, costs the task at which it showed, and every task when it
/// showed at none.
std::vector<TaskMark> marked(std::vector<TaskMark> tasks, const std::vector<Verdict>& verdicts);

/// The sum of what was earned of \p tasks.
int mark_of(const std::vector<TaskMark>& tasks);
/// The sum of what could be earned of \p tasks.
int out_of(const std::vector<TaskMark>& tasks);

}  // namespace staircase::grade
