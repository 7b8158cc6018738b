#include "whole_file.hpp"

#include "unusable.hpp"

#include <unistd.h>

#include <fstream>
#include <sstream>

namespace staircase::grade {

std::string read_whole(const std::filesystem::path& path) {
  std::error_code error;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!std::filesystem::is_regular_file(path, error) || !file)
    throw Unusable("cannot read " + path.string());
  return text.str();
}

void write_whole(const std::filesystem::path& path, const std::string& content) {
  const std::filesystem::path beside = path.string() + ".part" + std::to_string(::getpid());
  std::ofstream file(beside, std::ios::binary);
  file << content;
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(beside, path, error);
  if (!file || error) {
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    throw Unusable("cannot write " + path.string());
  }
}

void check_writable(const std::filesystem::path& path) {
  std::error_code error;
  const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  if (!std::filesystem::is_directory(folder, error) || ::access(folder.c_str(), W_OK) != 0 ||
      std::filesystem::is_directory(path, error)) {
    throw Unusable("cannot write " + path.string() +
                   "; accepted is a file in a folder that exists");
  }
}

}  // namespace staircase::grade
