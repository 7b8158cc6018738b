#include "report.hpp"

#include <algorithm>

namespace staircase::grade {
namespace {

std::string named(const std::vector<std::string>& clauses) {
  std::string text;
  for (const std::string& clause : clauses) text += (text.empty() ? "`" : ", `") + clause + "`";
  return text;
}

// A fence longer than any run of backticks in what it holds, so that no answer can end it.
std::string fenced(const std::string& text) {
  std::size_t longest = 2;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  return fence + "text\n" + text + (text.ends_with('\n') ? "" : "\n") + fence + "\n";
}

}  // namespace

std::string markdown_report(const Report& report) {
  std::string text = "## " + report.part->id + ": " + report.title + "\n\n";
  text += "**" + std::to_string(mark_of(report.tasks)) + " of " +
          std::to_string(out_of(report.tasks)) + " marks**\n\n";
  text += "| task | mark | judged by | lost by |\n| --- | --- | --- | --- |\n";
  for (const TaskMark& task : report.tasks) {
    text += "| " + std::to_string(task.task) + " | " + std::to_string(task.mark) + " of " +
            std::to_string(task.out_of) + " | " + named(task.clauses) + " | " +
            named(task.lost_by) + " |\n";
  }
  if (!report.compiler_messages.empty()) text += "\n" + compile_text(report, fenced);
  for (const Verdict& verdict : report.verdicts) {
    if (!verdict.finding) continue;
    text += "\n### `" + verdict.clause + "`\n\n" +
            fenced(text_finding(*verdict.finding, handed_out_hints(*report.part)));
  }
  return text;
}

}  // namespace staircase::grade
