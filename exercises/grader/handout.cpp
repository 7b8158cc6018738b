#include "handout.hpp"

#include "marks.hpp"
#include "whole_file.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <map>
#include <regex>
#include <system_error>

namespace staircase::grade {
namespace {

namespace fs = std::filesystem;

using Words = std::map<std::string, std::string>;

void write(const fs::path& path, const std::string& text) {
  fs::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) throw Unusable("cannot write " + path.string());
}

std::string starter_of(const Part& part) { return part.folder + "/starter/" + part.main_name; }

std::string target_of(const Part& part) {
  std::string name = part.id;
  for (char& c : name) c = c == '/' ? '-' : c;
  return name;
}

// The template \p path with each @WORD@ replaced.
std::string filled(const fs::path& path, const Words& words) {
  std::string text = read_whole(path);
  for (const auto& [name, value] : words) {
    const std::string mark = "@" + name + "@";
    for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += value.size())
      text.replace(at, mark.size(), value);
  }
  return text;
}

// A folder that is removed again unless it becomes another.
class Beside {
 public:
  explicit Beside(const fs::path& path) : path_(path) { fs::create_directory(path_); }
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;
  ~Beside() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  const fs::path& path() const noexcept { return path_; }

 private:
  fs::path path_;
};

void check_free(const fs::path& folder) {
  std::error_code error;
  const auto status = fs::symlink_status(folder, error);
  if (status.type() == fs::file_type::not_found) return;
  const bool free =
      status.type() == fs::file_type::directory && fs::is_empty(folder, error) && !error;
  if (!free)
    throw Unusable(folder.string() + " is there already; accepted is a new or an empty folder");
}

// Only what is named here is handed out, so that nothing that is added to a part leaks.
void copy_part(const Part& part, const fs::path& exercises, const fs::path& kit) {
  const fs::path from = exercises / part.folder;
  const std::string question = read_whole(from / "question.md");
  write(kit / part.folder / "question.md", question);
  write(kit / part.folder / "hints.md", read_whole(from / "hints.md"));
  for (const auto& entry : fs::directory_iterator(from / "starter")) {
    write(kit / part.folder / "starter" / entry.path().filename(), read_whole(entry.path()));
  }
  static const std::regex elsewhere(R"(\]\(\.\./([\w]+)/question\.md\))");
  for (std::sregex_iterator it(question.begin(), question.end(), elsewhere), end; it != end; ++it) {
    const fs::path other = fs::path(part.folder).parent_path() / (*it)[1].str() / "question.md";
    write(kit / other, read_whole(exercises / other));
  }
}

Words words_of(const std::vector<const Part*>& chosen, const fs::path& exercises, bool markdown) {
  // The exams' own first part is the one to begin with, where it is handed out.
  const auto begin = std::find_if(chosen.begin(), chosen.end(),
                                  [](const Part* part) { return part->id.ends_with("/a_i"); });
  const Part& first = begin == chosen.end() ? *chosen.front() : **begin;
  Words words{{"FIRST_PART", first.id},
              {"FIRST_FILE", starter_of(first)},
              {"FIRST_FOLDER", first.folder},
              {"FIRST_TARGET", target_of(first)}};
  std::string& parts = words["PARTS"];
  if (markdown) parts = "| part | question | marks | edit |\n| --- | --- | --- | --- |";
  for (const Part* part : chosen) {
    if (!parts.empty()) parts += "\n";
    parts += markdown
                 ? "| " + part->id + " | [" + title_of(*part, exercises) + "](" + part->folder +
                       "/question.md) | " + std::to_string(out_of(tasks_of(*part, exercises))) +
                       " | `" + starter_of(*part) + "` |"
                 : "part(" + part->id + " " + part->folder + " " + part->main_name + ")";
  }
  return words;
}

}  // namespace

void write_handout(const fs::path& folder, const std::vector<const Part*>& chosen,
                   const fs::path& exercises) {
  if (chosen.empty()) throw Unusable("no part to hand out");
  // As the user means it, also with a slash at its end.
  const fs::path target = (folder / "").parent_path();
  check_free(target);
  try {
    const Beside beside(target.string() + ".part" + std::to_string(::getpid()));
    for (const Part* part : chosen) copy_part(*part, exercises, beside.path());
    const fs::path made = exercises / "handout";
    write(beside.path() / "README.md",
          filled(made / "README.md.in", words_of(chosen, exercises, true)));
    write(beside.path() / "CMakeLists.txt",
          filled(made / "CMakeLists.txt.in", words_of(chosen, exercises, false)));
    write(beside.path() / "reference.cpp", read_whole(made / "reference.cpp"));
    if (std::rename(beside.path().c_str(), target.c_str()) != 0)
      throw std::system_error(errno, std::generic_category(), target.string());
  } catch (const std::system_error& error) {
    throw Unusable("cannot write " + target.string() + ": " + error.code().message());
  }
}

}  // namespace staircase::grade
