#include "prepared.hpp"

#include "compiler.hpp"
#include "system/scratch.hpp"
#include "unusable.hpp"
#include "whole_file.hpp"

#include <algorithm>
#include <fstream>
#include <regex>
#include <sstream>

namespace staircase::grade {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const Bench& bench, const fs::path& root) {
  return root / fs::path(first_header(bench)).stem();
}

// All that what is prepared depends on.
std::string origin_of(const Bench& bench) {
  std::error_code unknown;
  const fs::path program = compiler_program(bench.compiler);
  std::ostringstream text;
  text << program.string() << ' ' << fs::file_size(program, unknown) << ' '
       << fs::last_write_time(program, unknown).time_since_epoch().count() << '\n';
  for (const std::string& flag : compile_flags()) text << flag << ' ';
  text << optimisation(bench.questions_file);
  for (const std::string& name : sources_of(bench))
    text << "\n==> " << name << '\n' << read_whole(bench.questions / name);
  return text.str();
}

// Whether a user without any rights gets to \p path.
bool open_to_all(const fs::path& path) {
  std::error_code error;
  for (fs::path folder = fs::canonical(path, error); !error && folder.has_relative_path();
       folder = folder.parent_path()) {
    const auto allowed = fs::status(folder, error).permissions();
    if ((allowed & fs::perms::others_exec) == fs::perms::none) return false;
  }
  return !error;
}

void compile_into(const fs::path& place, const Bench& bench, const Confinement& confinement) {
  Confined work;
  work.folder = place;
  work.place = Confinement::shared_place;
  const auto runs = [&](const std::vector<std::string>& words) {
    return compiled(bench.compiler, words, work, confinement);
  };
  const std::string header = first_header(bench);
  const std::string optimised = optimisation(bench.questions_file);
  const std::vector<std::vector<std::string>> commands{
      {optimised, "-x", "c++-header", header, "-o", header + ".gch"},
      {optimised, "-c", "desk.cpp", "-o", "desk.o"}};
  for (const auto& words : commands) {
    const Compilation result = runs(words);
    if (!result.succeeded()) {
      throw Unusable("cannot prepare " + bench.questions_file + ": " +
                     result.messages.substr(0, result.messages.find('\n')));
    }
  }
  // The desk by itself is a program too. Where the quicker linker takes it, it takes answers.
  const std::string linker = "-fuse-ld=gold";
  if (runs({linker, "desk.o", "-o", "trial"}).succeeded())
    std::ofstream(place / "linker") << linker;
  fs::remove(place / "trial");
}

}  // namespace

std::vector<std::string> sources_of(const Bench& bench) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(bench.questions))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::string first_header(const Bench& bench) {
  static const std::regex include(R"re((?:^|\n)#include "([^"]+)")re");
  const std::string questions = read_whole(bench.questions / bench.questions_file);
  std::smatch words;
  if (!std::regex_search(questions, words, include))
    throw Unusable(bench.questions_file + " includes no header of its own");
  return words[1];
}

void prepare(const Bench& bench, const Confinement& confinement, const fs::path& root) {
  if (!confinement.keeps_apart())
    throw Unusable("answers share nothing here: " + confinement.description());
  fs::create_directory(root);
  const fs::path folder = folder_of(bench, root);
  if (fs::exists(folder)) return;
  const Scratch scratch(confinement.user());
  for (const std::string& name : sources_of(bench))
    fs::copy_file(bench.questions / name, scratch.path() / name);
  compile_into(scratch.path(), bench, confinement);
  const fs::path beside = folder.string() + ".part";
  fs::create_directory(beside);
  for (const auto& entry : fs::directory_iterator(scratch.path())) {
    const fs::path copy = beside / entry.path().filename();
    fs::copy_file(entry.path(), copy);
    // A compiler may refuse a precompiled header that seems older than what it was made from.
    fs::last_write_time(copy, entry.last_write_time());
    fs::permissions(copy, fs::perms(0644));
  }
  std::ofstream(beside / "origin", std::ios::binary) << origin_of(bench);
  fs::permissions(beside, fs::perms(0755));
  fs::rename(beside, folder);
}

std::vector<std::string> prepared_words(const Bench& bench, const fs::path& folder) {
  const std::string shared = std::string(Confinement::shared_place) + "/";
  std::vector<std::string> words{"-I" + shared, "-include", shared + first_header(bench),
                                 shared + bench.questions_file, shared + "desk.o"};
  if (fs::exists(folder / "linker")) words.push_back(read_whole(folder / "linker"));
  return words;
}

fs::path prepared(const Bench& bench, const Confinement& confinement, const fs::path& root) {
  // Absolute, because it is opened from another folder.
  const fs::path folder = folder_of(bench, fs::absolute(root));
  std::error_code none;
  if (!fs::is_regular_file(folder / "origin", none) ||
      read_whole(folder / "origin") != origin_of(bench)) {
    throw Unusable(root.string() +
                   " was not prepared for this part, this compiler and these questions; "
                   "write it anew with: grade prepare DIR");
  }
  const bool usable = confinement.keeps_apart() && (!confinement.user() || open_to_all(folder));
  return usable ? folder : fs::path();
}

}  // namespace staircase::grade
