/// \file
/// Positions as lines of a file: their row lengths with commas between.
#pragma once

#include "cli/output_file.hpp"

#include <span>
#include <string>

namespace staircase::cli {

/// Appends "6,4,4,2" to \p text; \p rows is not empty.
void append_rows(std::string& text, std::span<const int> rows);

/// A file of positions, a line each, written in large pieces. It appears when it is finished.
class PositionLines {
 public:
  /// Begins to write what will become \p path. A `UsageError` when that cannot be.
  explicit PositionLines(std::string path);

  /// Writes a position, its \p rows from the poison's row up. A `UsageError` when there is no room.
  void add(std::span<const int> rows);
  /// Puts the file into its place. A `UsageError` when that cannot be.
  void finish();

 private:
  OutputFile file_;
  std::string waiting_;
};

}  // namespace staircase::cli
