#include "submission.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace staircase::grade {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t messages_limit = 16384;
constexpr std::uint64_t source_limit = 4 << 20;
constexpr int compile_seconds = 40;
constexpr std::uint64_t mega = 1 << 20;

bool is_plain(const std::string& name) {
  return !name.empty() && name.front() != '-' && name.front() != '.' &&
         std::all_of(name.begin(), name.end(), [](unsigned char c) {
           return c < 128 && (std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.');
         });
}

std::string content(const fs::path& path) {
  std::error_code error;
  if (fs::is_directory(path, error))
    throw Unusable(path.string() + " is a folder; a file is needed");
  // A pipe would be waited for without end.
  if (fs::exists(path, error) && !fs::is_regular_file(path, error))
    throw Unusable(path.string() + " is no ordinary file of at most 4 MB");
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Unusable("cannot read " + path.string());
  const auto size = fs::file_size(path, error);
  if (error || size > source_limit) {
    throw Unusable(path.string() + " is no ordinary file of at most 4 MB");
  }
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> tool_environment() {
  const char* const path = std::getenv("PATH");
  return {std::string("PATH=") + (path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin"),
          "LC_ALL=C", "TMPDIR=.", "CCACHE_DISABLE=1"};
}

bool is_on_path(const std::string& name) {
  if (name.find('/') != std::string::npos) return ::access(name.c_str(), X_OK) == 0;
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path != nullptr ? path : "/usr/bin:/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (::access((folder + "/" + name).c_str(), X_OK) == 0) return true;
  }
  return false;
}

// When the class lacks what the questions need, the sentences that say so are all that a student
// can use.
std::string plain_messages(const std::string& messages, const std::string& questions_file) {
  std::istringstream lines(messages);
  std::string sentences;
  bool own_errors = false;
  for (std::string line; std::getline(lines, line);) {
    const auto sentence = line.rfind("answer::");
    const bool asserted = line.find("static assertion failed") != std::string::npos ||
                          line.find("static_assert failed") != std::string::npos;
    if (asserted && line.starts_with(questions_file) && sentence != std::string::npos) {
      sentences += "error: " + line.substr(sentence) + "\n";
    } else if (line.find("error:") != std::string::npos) {
      own_errors = true;
    }
  }
  return sentences.empty() ? messages : own_errors ? sentences + "\n" + messages : sentences;
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

std::string find_compiler(const std::string& wanted) {
  if (!wanted.empty()) {
    if (is_on_path(wanted)) return wanted;
    throw Unusable("cannot find the compiler " + wanted +
                   "; accepted is a C++20 compiler on PATH or its path");
  }
  for (const char* name : {STAIRCASE_GRADE_COMPILER, "c++", "g++", "clang++", "clang++-19"}) {
    if (is_on_path(name)) return name;
  }
  throw Unusable("cannot find a C++ compiler; name one with --compiler");
}

Program::Program(const Submission& submission, const Confinement& confinement)
    : confinement_(confinement), scratch_(confinement.user()) {
  copy_files(submission);
  compile(submission);
}

void Program::copy_files(const Submission& submission) {
  fs::create_directory(scratch_.path() / "answer");
  for (const fs::path& file : submission.files) {
    const std::string own = file.filename().string();
    const std::string name =
        is_plain(own) ? own : "answer" + std::to_string(names_.size()) + ".hpp";
    std::ofstream(scratch_.path() / "answer" / name, std::ios::binary) << content(file);
    names_.emplace_back(folder_name + name, file.string());
    if (included_.empty() || own == submission.main_name) included_ = folder_name + name;
  }
  std::vector<std::string> needed{"desk.cpp", submission.questions_file};
  for (const auto& entry : fs::directory_iterator(submission.questions)) {
    const fs::path name = entry.path().filename();
    if (name.extension() == ".hpp" || name.extension() == ".h") needed.push_back(name.string());
  }
  for (const std::string& name : needed) {
    std::ofstream(scratch_.path() / name, std::ios::binary) << content(submission.questions / name);
  }
}

void Program::compile(const Submission& submission) {
  Confined compiler;
  compiler.folder = scratch_.path();
  compiler.may_write = true;
  compiler.has_tools = true;
  Command& command = compiler.command;
  // Overflow of a signed integer is reported but survived, so that the wrong number can be shown
  // too.
  command.words = {submission.compiler,
                   "-std=c++20",
                   "-g1",
                   "-O1",
                   "-w",
                   "-fno-omit-frame-pointer",
                   "-fsanitize=address,undefined",
                   "-fno-sanitize-recover=all",
                   "-fsanitize-recover=signed-integer-overflow",
                   "-D_GLIBCXX_ASSERTIONS",
                   "-DANSWER_FILE=\"" + included_ + "\"",
                   "-I.",
                   "desk.cpp",
                   submission.questions_file,
                   "-o",
                   "program"};
  command.environment = tool_environment();
  command.limits = {10, 3072 * mega, 64 * mega, 64, 256};
  Pipe messages = make_pipe();
  command.fds = {{&messages.in, 1}, {&messages.in, 2}};
  Process process(confinement_.wrap(compiler));
  messages.in.close();
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(compile_seconds);
  std::optional<Ending> ending;
  while (!(ending = process.wait(0.02)) && std::chrono::steady_clock::now() < until) {
    drain(messages.out, messages_, messages_limit);
    stop_if_interrupted();
  }
  process.end();
  drain(messages.out, messages_, messages_limit);
  if (messages_.size() > messages_limit)
    messages_ = messages_.substr(0, messages_limit) + "\n(more is left out)\n";
  messages_ = with_own_names(plain_messages(messages_, submission.questions_file));
  if (!ending)
    messages_ += "the compiler was stopped after " + std::to_string(compile_seconds) + " s\n";
  if (ending && ending->code == 127)
    throw Unusable("cannot start the compiler " + submission.compiler);
  accepted_ =
      ending && ending->signal == 0 && ending->code == 0 && fs::exists(scratch_.path() / "program");
}

Command Program::command() const {
  Confined program;
  program.folder = scratch_.path();
  program.command.words = {"./program"};
  program.command.environment = {
      "LC_ALL=C", "PATH=/usr/bin:/bin",
      "ASAN_OPTIONS=detect_leaks=0:exitcode=99:max_allocation_size_mb=256:hard_rss_limit_mb=512:"
      "quarantine_size_mb=8:color=never:handle_abort=1:detect_stack_use_after_return=0",
      "UBSAN_OPTIONS=exitcode=99:color=never:print_stacktrace=0"};
  program.command.limits = {60, 0, mega, 32, 64};
  return confinement_.wrap(program);
}

std::string Program::with_own_names(std::string text) const {
  for (const auto& [ours, own] : names_) {
    replace_all(text, "/grade/" + ours, own);
    replace_all(text, ours, own);
  }
  return text;
}

}  // namespace staircase::grade
