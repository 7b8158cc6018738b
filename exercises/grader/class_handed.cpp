#include "class.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace staircase::grade {
namespace {

namespace fs = std::filesystem;

bool is_source(const fs::path& path) {
  static constexpr std::array<std::string_view, 7> endings{".hpp", ".h",   ".hh", ".cpp",
                                                           ".cc",  ".cxx", ".c"};
  const std::string ending = path.extension().string();
  return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

void take_file(const fs::path& file, Handed& handed) {
  std::error_code error;
  if (fs::is_symlink(file, error)) {
    handed.unusable = "unreadable: " + file.filename().string() + " is a link";
  } else if (!fs::is_regular_file(file, error)) {
    handed.unusable = "unreadable: " + file.filename().string() + " is no ordinary file";
  } else {
    handed.files.push_back(file);
  }
}

void take_folder(const fs::path& folder, const Part& part, Handed& handed) {
  std::error_code error;
  fs::directory_iterator entries(folder, error);
  if (error) {
    handed.unusable = "unreadable: the folder cannot be opened";
    return;
  }
  for (const auto& entry : entries) {
    if (is_source(entry.path()) && !is_hidden(entry.path())) take_file(entry.path(), handed);
  }
  std::sort(handed.files.begin(), handed.files.end(), [&](const fs::path& a, const fs::path& b) {
    const bool first = a.filename() == part.main_name;
    const bool second = b.filename() == part.main_name;
    return first != second ? first : a < b;
  });
  if (handed.files.empty() && handed.unusable.empty())
    handed.unusable = "empty: no source file; wanted is " + part.main_name;
}

}  // namespace

std::vector<Handed> handed_in(const fs::path& folder, const Part& part) {
  std::error_code error;
  fs::directory_iterator entries(folder, error);
  if (error) throw Unusable(folder.string() + " is not a folder of submissions that can be read");
  std::vector<Handed> all;
  for (const auto& entry : entries) {
    if (is_hidden(entry.path())) continue;
    Handed handed;
    handed.name = entry.path().filename().string();
    if (entry.is_directory(error) && !entry.is_symlink(error)) {
      take_folder(entry.path(), part, handed);
    } else if (entry.is_symlink(error) || is_source(entry.path())) {
      take_file(entry.path(), handed);
    } else {
      handed.unusable = "unreadable: no C++ source";
    }
    all.push_back(std::move(handed));
  }
  std::sort(all.begin(), all.end(),
            [](const Handed& a, const Handed& b) { return a.name < b.name; });
  return all;
}

}  // namespace staircase::grade
