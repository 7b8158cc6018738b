/// \file
/// What an interrupted run of a class leaves for the run that resumes.
#pragma once

#include "class.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace staircase::grade {

/// A folder of judged answers. An answer is known by its whole content, so equal ones share a
/// record, and one that was changed since has none.
class Records {
 public:
  /// In \p folder, made when it is not there. Unless \p resume, what is in it counts for nothing.
  /// \throws Unusable when it cannot be made
  Records(std::filesystem::path folder, bool resume);

  /// What was judged of the answer \p content, if it was.
  std::optional<Row> find(const std::string& content);
  /// Where the row of \p content is to be written.
  std::filesystem::path place(const std::string& content);
  /// Removes every record, and the folder.
  void clear() noexcept;

 private:
  std::filesystem::path folder_;
  bool resume_;
  std::map<std::string, std::string> names_;
  std::map<std::string, int> uses_;
};

/// Writes \p row so that `read_row` reads it, whole or not at all.
void write_row(const std::filesystem::path& path, const Row& row);
/// The row in \p path, without the name of a submission, or nothing when there is none.
std::optional<Row> read_row(const std::filesystem::path& path);

}  // namespace staircase::grade
