#include "compiler.hpp"

#include "system/scratch.hpp"
#include "unusable.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <sstream>
#include <string_view>

namespace staircase::grade {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t messages_limit = 16384;
constexpr std::uint64_t mega = 1 << 20;

std::vector<std::string> tool_environment() {
  const char* const path = std::getenv("PATH");
  return {std::string("PATH=") + (path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin"),
          "LC_ALL=C", "TMPDIR=.", "CCACHE_DISABLE=1"};
}

std::string found_on_path(const std::string& name) {
  if (name.find('/') != std::string::npos) return ::access(name.c_str(), X_OK) == 0 ? name : "";
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path != nullptr ? path : "/usr/bin:/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (::access((folder + "/" + name).c_str(), X_OK) == 0) return folder + "/" + name;
  }
  return "";
}

}  // namespace

const std::vector<std::string>& compile_flags() {
  // Overflow of a signed integer is reported but survived, so that the wrong number can be shown
  // too.
  static const std::vector<std::string> flags{"-std=c++20",
                                              "-g1",
                                              "-w",
                                              "-fno-omit-frame-pointer",
                                              "-fsanitize=address,undefined",
                                              "-fno-sanitize-recover=all",
                                              "-fsanitize-recover=signed-integer-overflow",
                                              "-D_GLIBCXX_ASSERTIONS"};
  return flags;
}

std::string optimisation(const std::string& questions_file) {
  // What is asked about small boards alone is quick in any case, and the compiler's optimisation of
  // instrumented library code is what judging takes longest for.
  static constexpr std::array<std::string_view, 5> small_boards{
      "encodings.cpp", "invariants_flat_heights.cpp", "invariants_nested_rows.cpp", "loop.cpp",
      "tests.cpp"};
  const bool small =
      std::find(small_boards.begin(), small_boards.end(), questions_file) != small_boards.end();
  return small ? "-Og" : "-O1";
}

Compilation compiled(const std::string& compiler, const std::vector<std::string>& words,
                     Confined work, const Confinement& confinement) {
  work.may_write = true;
  work.has_tools = true;
  Command& command = work.command;
  command.words = {compiler};
  for (const auto* more : {&compile_flags(), &words})
    command.words.insert(command.words.end(), more->begin(), more->end());
  command.environment = tool_environment();
  command.limits = {10, 3072 * mega, 64 * mega, 64, 256};
  Pipe pipe = make_pipe();
  never_wait(pipe.out);
  command.fds = {{&pipe.in, 1}, {&pipe.in, 2}};
  Process process(confinement.wrap(work));
  pipe.in.close();
  Compilation result;
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(compile_seconds);
  while (!(result.ending = process.wait(0.02)) && std::chrono::steady_clock::now() < until) {
    drain(pipe.out, result.messages, messages_limit);
    stop_if_interrupted();
  }
  process.end();
  drain(pipe.out, result.messages, messages_limit);
  if (result.messages.size() > messages_limit)
    result.messages = result.messages.substr(0, messages_limit) + "\n(more is left out)\n";
  if (result.ending && result.ending->code == 127)
    throw Unusable("cannot start the compiler " + compiler);
  return result;
}

std::string find_compiler(const std::string& wanted) {
  if (!wanted.empty()) {
    if (!found_on_path(wanted).empty()) return wanted;
    throw Unusable("cannot find the compiler " + wanted +
                   "; accepted is a C++20 compiler on PATH or its path");
  }
  for (const char* name : {STAIRCASE_GRADE_COMPILER, "c++", "g++", "clang++", "clang++-19"}) {
    if (!found_on_path(name).empty()) return name;
  }
  throw Unusable("cannot find a C++ compiler; name one with --compiler");
}

fs::path compiler_program(const std::string& compiler) {
  std::error_code error;
  const fs::path program = fs::canonical(found_on_path(compiler), error);
  return error ? fs::path() : program;
}

}  // namespace staircase::grade
