#include "report.hpp"

#include "staircase/contract/clause.hpp"

#include <nlohmann/json.hpp>

namespace staircase::grade {
namespace {

using Json = nlohmann::ordered_json;

Json case_json(const Finding& finding) {
  Json result;
  result["n"] =
      finding.size != 0 || finding.script.empty() ? finding.size : finding.script.front().cell.x;
  result["moves"] = Json::array();
  for (std::size_t i = 0; i < finding.at && i < finding.script.size(); ++i) {
    const Step& step = finding.script[i];
    if (step.ask == Ask::move) result["moves"].push_back({step.cell.x, step.cell.y});
  }
  result["replay"] = finding.lines.empty() ? replay(finding.script, finding.at) : finding.lines;
  result["expected"] = finding.expected;
  result["given"] = finding.given;
  result["drawing"] = Json::array();
  for (const Panel& panel : finding.panels) {
    result["drawing"].push_back({{"title", panel.title}, {"text", panel.text}});
  }
  result["note"] = finding.note;
  return result;
}

Json verdict_json(const Verdict& verdict) {
  const contract::Clause& clause = *contract::find_clause(verdict.clause);
  Json result;
  result["id"] = verdict.clause;
  result["sentence"] = clause.sentence;
  result["status"] = name(verdict.status);
  result["checks"] = verdict.checks;
  if (verdict.status == Verdict::Status::not_reached) result["why"] = verdict.why;
  if (verdict.finding) {
    result["case"] = case_json(*verdict.finding);
    if (verdict.finding->task != 0)
      result["hint"] = {{"task", verdict.finding->task}, {"level", 1}};
  }
  return result;
}

Json task_json(const TaskMark& task) {
  return {{"task", task.task},
          {"mark", task.mark},
          {"out_of", task.out_of},
          {"clauses", task.clauses},
          {"lost_by", task.lost_by}};
}

}  // namespace

std::string json_report(const Report& report) {
  Json result;
  result["part"] = report.part->id;
  result["title"] = report.title;
  result["answer"] = report.files;
  result["kept"] = report.kept;
  result["confinement"] = report.confinement;
  result["compiler"] = report.compiler;
  result["prepared"] = report.prepared;
  result["seed"] = report.seed;
  result["questions"] = report.questions;
  result["seconds"] = report.seconds;
  result["clauses"] = Json::array();
  for (const Verdict& verdict : report.verdicts) result["clauses"].push_back(verdict_json(verdict));
  result["mark"] = mark_of(report.tasks);
  result["out_of"] = out_of(report.tasks);
  result["tasks"] = Json::array();
  for (const TaskMark& task : report.tasks) result["tasks"].push_back(task_json(task));
  result["explanation"] = report.explanation;
  result["compiler_messages"] = report.compiler_messages;
  // What an answer writes need not be UTF-8, but JSON must be.
  return result.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace staircase::grade
