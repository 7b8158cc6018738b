/// \file
/// Files that appear whole or not at all.
#pragma once

#include <cstdio>
#include <span>
#include <string>
#include <string_view>

namespace staircase::cli {

/// A file that is being written: beside its place, and renamed when it is finished. So what stood
/// in that place stays until the whole of the new file is on disk, and a run that fails leaves
/// nothing.
///
/// \exposure the stream and the names are private
class OutputFile {
 public:
  /// Begins to write what will become \p path. A `UsageError` when that cannot be.
  explicit OutputFile(std::string path);
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  /// Removes what was written, unless it was finished.
  ~OutputFile();

  /// Writes \p text, or what it points to. A `UsageError` when there is no room.
  void write(std::string_view text);
  /// The same for any bytes.
  void write(std::span<const std::byte> bytes);
  /// Puts the file into its place. A `UsageError` when that cannot be.
  void finish();

 private:
  [[noreturn]] void fail(const std::string& what) const;

  std::string path_;
  std::string beside_;
  std::FILE* stream_;
};

}  // namespace staircase::cli
