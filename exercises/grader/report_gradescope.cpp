#include "report.hpp"

#include <nlohmann/json.hpp>

namespace staircase::grade {
namespace {

using Json = nlohmann::ordered_json;

// What a student needs to see of the clauses that cost a task; a clause is told in full only once.
std::string output_of(const Report& report, const TaskMark& task) {
  std::string text;
  for (const Verdict& verdict : report.verdicts) {
    for (const std::string& clause : task.lost_by) {
      if (verdict.clause != clause) continue;
      text += verdict.finding ? text_finding(*verdict.finding, handed_out_hints(*report.part))
                              : clause + " was not reached: " + verdict.why + "\n";
    }
  }
  return text.empty() ? "Every clause is kept.\n" : text;
}

}  // namespace

std::string gradescope_report(const Report& report) {
  Json result;
  result["score"] = mark_of(report.tasks);
  result["execution_time"] = report.seconds;
  result["output"] = report.compiler_messages.empty()
                         ? report.part->id + "  " + report.title + "\n"
                         : compile_text(report, [](const std::string& words) { return words; });
  result["output_format"] = "text";
  result["test_output_format"] = "text";
  result["visibility"] = "visible";
  result["stdout_visibility"] = "hidden";
  result["tests"] = Json::array();
  for (const TaskMark& task : report.tasks) {
    Json test;
    test["name"] = "Task " + std::to_string(task.task);
    test["number"] = std::to_string(task.task);
    test["score"] = task.mark;
    test["max_score"] = task.out_of;
    test["status"] = task.lost_by.empty() ? "passed" : "failed";
    test["output"] = output_of(report, task);
    test["output_format"] = "text";
    test["visibility"] = "visible";
    result["tests"].push_back(test);
  }
  return result.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace staircase::grade
