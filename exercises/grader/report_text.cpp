#include "drawing.hpp"
#include "report.hpp"

#include "staircase/contract/clause.hpp"

#include <algorithm>
#include <cstdio>
#include <sstream>

namespace staircase::grade {
namespace {

class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}
  std::string operator()(const char* code, const std::string& text) const {
    return colour_ ? std::string("\033[") + code + "m" + text + "\033[0m" : text;
  }

 private:
  bool colour_;
};

constexpr const char* green = "32";
constexpr const char* red = "1;31";
constexpr const char* yellow = "33";
constexpr const char* bold = "1";

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string sentence(const std::string& clause) {
  return std::string(contract::find_clause(clause)->sentence);
}

std::string indented(const std::string& text, const std::string& by) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) result += by + line + "\n";
  return result;
}

std::string verdict_line(const Verdict& verdict, std::size_t width, const Paint& paint) {
  const char* const colour = verdict.status == Verdict::Status::kept     ? green
                             : verdict.status == Verdict::Status::broken ? red
                                                                         : yellow;
  const std::string word = paint(colour, padded(std::string(name(verdict.status)), 13));
  const std::string text = verdict.status == Verdict::Status::not_reached
                               ? "(" + verdict.why + ")"
                               : sentence(verdict.clause);
  return "  " + word + padded(verdict.clause, width) + "  " + text + "\n";
}

std::string finding_text(const Finding& finding, const std::string& hints, const Paint& paint) {
  std::string text =
      paint(red, finding.clause + " is broken") + ": " + sentence(finding.clause) + "\n";
  const auto lines = case_lines(finding);
  if (!lines.empty()) text += "  smallest case\n";
  for (const std::string& line : lines) text += "    " + line + "\n";
  text += "  expected      " + finding.expected + "\n";
  text += "  given         " + paint(bold, finding.given) + "\n";
  if (!finding.panels.empty()) text += "\n" + side_by_side(finding.panels, 4);
  if (!finding.note.empty()) text += "\n" + indented(finding.note, "    ");
  const std::string hint = next_hint(finding);
  if (!hint.empty()) {
    text += "  next          open " + paint(bold, hint) + " in " + hints +
            "; if that is not enough, hint 2, then hint 3\n";
  }
  return text;
}

std::string task_line(const TaskMark& task, const Paint& paint) {
  std::string marks = std::to_string(task.mark) + " of " + std::to_string(task.out_of);
  std::string text = "  task " + padded(std::to_string(task.task), 4) +
                     paint(task.lost_by.empty() ? green : red, padded(marks, 10));
  for (std::size_t i = 0; i < task.lost_by.size(); ++i) {
    text += (i == 0 ? "lost by " : ", ") + task.lost_by[i];
  }
  return text + "\n";
}

}  // namespace

std::string total_line(const std::vector<Verdict>& verdicts) {
  const auto number = [&](Verdict::Status status) {
    return static_cast<std::size_t>(std::count_if(
        verdicts.begin(), verdicts.end(), [&](const Verdict& v) { return v.status == status; }));
  };
  const std::size_t broken = number(Verdict::Status::broken);
  const std::size_t unreached = number(Verdict::Status::not_reached);
  const std::string total = std::to_string(verdicts.size());
  if (broken + unreached == 0) return "All " + total + " clauses are kept.";
  return std::to_string(broken) + " of " + total + " clauses " + (broken == 1 ? "is" : "are") +
         " broken" +
         (unreached == 0 ? ""
                         : ", " + std::to_string(unreached) + (unreached == 1 ? " is" : " are") +
                               " not reached") +
         ".";
}

std::string text_finding(const Finding& finding, const std::string& hints) {
  return finding_text(finding, hints, Paint(false));
}

std::vector<std::string> case_lines(const Finding& finding) {
  if (!finding.lines.empty() || finding.script.empty()) return finding.lines;
  auto lines = replay(finding.script, finding.at);
  for (std::string& line : lines) line += ";";
  return lines;
}

std::string next_hint(const Finding& finding) {
  return finding.task == 0 ? "" : "hint 1 of task " + std::to_string(finding.task);
}

std::string compile_text(const Report& report,
                         const std::function<std::string(const std::string&)>& quoted) {
  std::string text;
  if (!report.explanation.empty())
    text += "What the answer lacks:\n\n" + quoted(report.explanation) + "\n";
  if (!report.compiler_messages.empty())
    text += "The compiler says:\n\n" + quoted(report.compiler_messages);
  return text;
}

std::string text_report(const Report& report, bool colour) {
  const Paint paint(colour);
  std::string text = paint(bold, report.part->id + "  " + report.title) + "\n";
  for (const std::string& file : report.files) text += "  answer        " + file + "\n";
  text += "  confined by   " + report.confinement_text + "\n";
  char figures[160];
  std::snprintf(figures, sizeof figures,
                "  asked         %llu questions in %.1f s, compiler %s, seed %llu\n\n",
                static_cast<unsigned long long>(report.questions), report.seconds,
                report.compiler.c_str(), static_cast<unsigned long long>(report.seed));
  text += figures;
  std::size_t width = 0;
  for (const Verdict& verdict : report.verdicts) width = std::max(width, verdict.clause.size());
  for (const Verdict& verdict : report.verdicts) text += verdict_line(verdict, width, paint);
  text += "\n";
  for (const TaskMark& task : report.tasks) text += task_line(task, paint);
  text += "  marks    " +
          paint(bold, std::to_string(mark_of(report.tasks)) + " of " +
                          std::to_string(out_of(report.tasks))) +
          "\n\n";
  text += compile_text(report, [](const std::string& words) { return words + "\n"; });
  for (const Verdict& verdict : report.verdicts) {
    if (!verdict.finding) continue;
    text += finding_text(*verdict.finding, report.hints, paint) + "\n";
  }
  return text + paint(report.kept ? green : red, total_line(report.verdicts)) + "\n";
}

}  // namespace staircase::grade
