#include "submission.hpp"

#include "compiler.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

namespace staircase::grade {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t source_limit = 4 << 20;
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
  if (!fs::exists(path, error))
    throw Unusable("cannot read " + path.string() + ": " +
                   (error ? error.message() : "there is no such file"));
  // A pipe would be waited for without end.
  if (fs::exists(path, error) && !fs::is_regular_file(path, error))
    throw Unusable(path.string() + " is no ordinary file of at most 4 MB");
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Unusable("cannot read " + path.string() + ": " + std::strerror(errno));
  const auto size = fs::file_size(path, error);
  if (error || size > source_limit) {
    throw Unusable(path.string() + " is no ordinary file of at most 4 MB");
  }
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
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

bool contains_error(const std::string& messages) {
  return messages.find("error:") != std::string::npos;
}

// Whether the compiler says that a part of it was ended from outside: it took too long, or too much
// memory, and would again. Words of g++ and of clang.
bool ended_by_signal(const std::string& messages) {
  return messages.find("signal terminated program") != std::string::npos ||
         messages.find("due to signal") != std::string::npos ||
         messages.find("command: Killed") != std::string::npos;
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

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
  if (!submission.prepared.empty()) return;
  for (const std::string& name : sources_of(submission.bench)) {
    std::ofstream(scratch_.path() / name, std::ios::binary)
        << content(submission.bench.questions / name);
  }
}

void Program::compile(const Submission& submission) {
  const Bench& bench = submission.bench;
  Confined work;
  work.folder = scratch_.path();
  work.shared = submission.prepared;
  // The whole path, or an answer would be named otherwise in messages where its questions lie in
  // another folder.
  const std::string file = (submission.prepared.empty() ? "" : work.place + "/") + included_;
  std::vector<std::string> words{optimisation(bench.questions_file),
                                 "-DANSWER_FILE=\"" + file + "\"", "-I.", "-o", "program"};
  const auto questions = submission.prepared.empty()
                             ? std::vector<std::string>{"desk.cpp", bench.questions_file}
                             : prepared_words(bench, submission.prepared);
  words.insert(words.end(), questions.begin(), questions.end());
  const Compilation result = compiled(bench.compiler, words, work, confinement_);
  messages_ = result.messages;
  replace_all(messages_, std::string(Confinement::shared_place) + "/", "");
  messages_ = with_own_names(plain_messages(messages_, bench.questions_file));
  if (!result.ending)
    messages_ += "the compiler was stopped after " + std::to_string(compile_seconds) + " s\n";
  accepted_ = result.succeeded() && fs::exists(scratch_.path() / "program");
  const bool plain = result.ending && result.ending->code == 1 && !ended_by_signal(messages_);
  if (!accepted_ && plain && contains_error(messages_)) compile_alone(submission, work, file);
}

// Errors in the answer by itself say what is wrong; what the questions then lack says nothing.
void Program::compile_alone(const Submission& submission, const Confined& work,
                            const std::string& file) {
  const Bench& bench = submission.bench;
  const std::string shared = std::string(Confinement::shared_place) + "/";
  const std::string headers = submission.prepared.empty() ? "./" : shared;
  const std::vector<std::string> words{optimisation(bench.questions_file),
                                       "-fsyntax-only",
                                       "-I" + headers,
                                       "-include",
                                       headers + first_header(bench),
                                       "-x",
                                       "c++",
                                       file};
  const Compilation alone = compiled(bench.compiler, words, work, confinement_);
  if (alone.succeeded() || !contains_error(alone.messages)) return;
  own_errors_ = true;
  messages_ = alone.messages;
  replace_all(messages_, shared, "");
  messages_ = with_own_names(messages_);
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
