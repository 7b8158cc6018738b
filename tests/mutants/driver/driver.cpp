/// \file
/// The frame of the driver: runs one part, and reports the first wrong answer as
///
///     broken: CLAUSE
///     ...
///     trace: 2x1: 1,0
///
/// with exit status 1; a crash and an endless loop are reported like any other answer.
#include "mutants/driver/driver.hpp"

#include <sys/time.h>
#include <unistd.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

namespace staircase::mutants {
namespace {

/// The question that is now asked; the signal handler cannot be given it as an argument.
Question& present() {
  static Question question;
  return question;
}

std::string sentence_of(std::string_view id) {
  for (const contract::Clause& clause : contract::clauses) {
    if (clause.id == id) return std::string(clause.sentence);
  }
  std::fprintf(stderr, "the driver names %s, which is in no list\n", std::string(id).c_str());
  std::abort();
}

/// "2x1: 1,0 0,0": the moves from the full board of an extent.
std::string trace_text(const Question& question) {
  std::string text = std::to_string(question.columns) + "x" + std::to_string(question.rows) + ":";
  for (const auto& [x, y] : question.moves)
    text += " " + std::to_string(x) + "," + std::to_string(y);
  return text;
}

std::string report_text(std::string_view clause, const std::string& details) {
  const Question& question = present();
  std::string text = "broken: " + std::string(clause) + "\npromise: " + sentence_of(clause) + "\n";
  text += "by: " + question.subject + "\n";
  if (!question.text.empty()) text += "input: " + question.text + "\n";
  text += "trace: " + trace_text(question) + "\n";
  if (!question.value.empty() && question.columns < 10 && question.value.size() < 10) {
    text += "position by the plain rows:\n" + exam_display(question.value, question.columns);
  }
  return text + details + "\n";
}

[[noreturn]] void finish(const std::string& text) {
  std::fputs(text.c_str(), stdout);
  std::fflush(stdout);
  std::_Exit(1);
}

/// The report of a crash, written before it can happen: afterwards the heap may be in pieces.
struct CrashReport {
  char clause[80] = "";
  char rest[400] = "";
};

CrashReport& crash_report() {
  static CrashReport report;
  return report;
}

template <std::size_t Size>
void keep(char (&target)[Size], const std::string& text) {
  text.copy(target, Size - 1);
  target[std::min(text.size(), Size - 1)] = '\0';
}

void write_out(const char* text) {
  if (write(STDOUT_FILENO, text, std::strlen(text)) < 0) std::_Exit(2);
}

[[noreturn]] void end_with(const char* what) {
  write_out("broken: ");
  write_out(crash_report().clause);
  write_out(crash_report().rest);
  write_out(what);
  std::_Exit(1);
}

extern "C" void on_signal(int signal) {
  end_with(signal == SIGVTALRM ? "found: no answer in time\n" : "found: a crash\n");
}

}  // namespace

void ask(const Question& question) {
  present() = question;
  keep(crash_report().clause, question.clause);
  keep(crash_report().rest,
       "\nby: " + question.subject + "\ntrace: " + trace_text(question) + "\n");
}

void judge_by(std::string_view clause) {
  present().clause = clause;
  keep(crash_report().clause, present().clause);
}

void expect(bool holds, std::string_view clause, const std::string& found,
            const std::string& wanted) {
  if (!holds) finish(report_text(clause, "found: " + found + "\nwanted: " + wanted));
}

void expect_equal(std::int64_t found, std::int64_t wanted, std::string_view clause,
                  const char* what) {
  if (found == wanted) return;
  const std::string name = what;
  expect(false, clause, name + " is " + std::to_string(found), std::to_string(wanted));
}

void expect_text(const std::string& found, const std::string& wanted, std::string_view clause) {
  if (found != wanted) expect(false, clause, "\n" + found, "\n" + wanted);
}

void report(const contract::ContractViolation& broken) {
  finish(report_text(broken.clause().id, broken.what()));
}

std::string listed(const Rows& rows) {
  std::string text;
  for (const int length : rows) text += (text.empty() ? "" : ",") + std::to_string(length);
  return text;
}

std::string exam_display(const Rows& rows, int columns) {
  std::string text;
  for (int y = static_cast<int>(rows.size()) - 1; y >= 0; --y) {
    text += std::to_string(y) + "  ";
    for (int x = 0; x < columns; ++x) text += holds(rows, x, y) ? "* " : "  ";
    text += "\n";
  }
  text += "   ";
  for (int x = 0; x < columns; ++x) text += std::to_string(x) + " ";
  return text + "\n";
}

}  // namespace staircase::mutants

/// Called by the address sanitizer, where the driver is compiled with it, before its own report.
extern "C" void __asan_on_error() {
  staircase::mutants::end_with("found: an access outside its memory\n");
}

int main() {
  using namespace staircase;
  for (const int signal : {SIGVTALRM, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL})
    std::signal(signal, mutants::on_signal);
  // A right library answers everything in a few seconds of the processor's time, unoptimised and
  // with the sanitizer; whoever runs many wrong ones can ask for less patience.
  const char* seconds = std::getenv("DRIVER_SECONDS");
  itimerval limit{};
  limit.it_value.tv_sec = seconds == nullptr ? 20 : std::max(1, std::atoi(seconds));
  setitimer(ITIMER_VIRTUAL, &limit, nullptr);
  try {
    mutants::ask_everything();
  } catch (const contract::ContractViolation& broken) {
    mutants::report(broken);
  } catch (const std::exception& other) {
    mutants::expect(false, mutants::present().clause, other.what(), "no exception");
  }
  std::puts("every answer was right");
  return 0;
}
