/// \file
/// Judges a class: many submissions, a row of marks for each.
#pragma once

#include "judge.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace staircase::grade {

/// One submission as it was found.
struct Handed {
  std::string name;                          ///< of its file or folder within the class
  std::vector<std::filesystem::path> files;  ///< its sources, the one to be edited first
  std::string unusable;                      ///< why it cannot be judged; empty when it can
};

/// What is told about one submission, a line of the table.
struct Row {
  std::string submission;  ///< its name
  std::vector<int> marks;  ///< task by task
  std::string status;      ///< "right", "wrong", "does not compile", or why it was not judged
  std::string not_kept;    ///< the clauses that are broken, or were not reached
  double seconds = 0;      ///< what judging took
};

/// How a class is judged.
struct ClassRun {
  std::filesystem::path folder;  ///< of the submissions, a file or a folder each
  std::filesystem::path csv;     ///< the table to be written
  std::size_t jobs = 1;          ///< how many are judged at once
  bool resume = false;           ///< whether what an interrupted run has judged is taken over
  std::size_t shard = 1;         ///< which of the shards; from 1
  std::size_t shards = 1;        ///< how many share the class
};

/// The submissions in \p folder, by name. Hidden files are none. A link is unusable, for it could
/// lead to anything that the judge's user can read.
/// \throws Unusable when there is no such folder
std::vector<Handed> handed_in(const std::filesystem::path& folder, const Part& part);

/// Judges every submission to \p part, equal ones once, and writes the table, whole or not at all.
/// Whatever a submission does, the others are judged. What was judged is kept in a folder beside
/// the table until the table is written, for a run that resumes.
/// \throws Unusable when the class cannot be read or the table not be written
/// \throws Interrupted when the program was asked to stop; then nothing but that folder is left
void judge_class(const Part& part, const ClassRun& run, const Settings& settings,
                 const Progress& progress);

/// The table of \p rows, with the marks that \p tasks give.
std::string table_of(const std::vector<Row>& rows, const std::vector<TaskMark>& tasks);

/// Puts the tables in \p shards together into \p csv, by name of submission. When \p folder is not
/// empty, each of its submissions must be there.
/// \return the number of submissions
/// \throws Unusable when a table cannot be read, or is of another part, or a submission is in two
/// of them or in none
std::size_t merge_tables(const std::vector<std::filesystem::path>& shards,
                         const std::filesystem::path& csv, const std::filesystem::path& folder);

}  // namespace staircase::grade
