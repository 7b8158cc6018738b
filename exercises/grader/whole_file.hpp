/// \file
/// Files that are read whole, and files that appear whole or not at all.
#pragma once

#include <filesystem>
#include <string>

namespace staircase::grade {

/// The content of \p path.
/// \throws Unusable when it is no ordinary file that can be read
std::string read_whole(const std::filesystem::path& path);

/// Writes \p content beside \p path and renames it, so that nobody ever reads half of it.
/// \throws Unusable when that cannot be done; then \p path is as it was
void write_whole(const std::filesystem::path& path, const std::string& content);

/// Checks that `write_whole` would find the folder of \p path.
/// \throws Unusable when it would not, or \p path is a folder
void check_writable(const std::filesystem::path& path);

}  // namespace staircase::grade
