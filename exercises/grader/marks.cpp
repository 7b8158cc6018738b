#include "marks.hpp"

#include <algorithm>
#include <fstream>
#include <numeric>
#include <regex>

namespace staircase::grade {
namespace {

void add_clauses(const std::string& line, std::vector<std::string>& clauses) {
  static const std::regex quoted("`([a-z_.]+)`");
  for (std::sregex_iterator it(line.begin(), line.end(), quoted), end; it != end; ++it) {
    clauses.push_back((*it)[1]);
  }
}

bool holds(const std::vector<std::string>& clauses, const std::string& clause) {
  return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}

bool costs(const Verdict& verdict, const TaskMark& task, bool general) {
  if (verdict.status == Verdict::Status::kept) return false;
  if (!general) return holds(task.clauses, verdict.clause);
  return verdict.finding && (verdict.finding->task == 0 || verdict.finding->task == task.task);
}

}  // namespace

std::vector<TaskMark> tasks_of(const Part& part, const std::filesystem::path& exercises) {
  const auto path = exercises / part.folder / "question.md";
  std::ifstream question(path);
  if (!question) throw Unusable("cannot read " + path.string());
  static const std::regex heading(R"(## Task (\d+) \((\d+) marks?\).*)");
  std::vector<TaskMark> tasks;
  bool in_task = false;
  bool judged = false;  // inside the paragraph that names the clauses
  for (std::string line; std::getline(question, line);) {
    std::smatch words;
    if (line.starts_with("## ")) {
      in_task = std::regex_match(line, words, heading);
      if (in_task) {
        tasks.emplace_back();
        tasks.back().task = std::stoi(words[1]);
        tasks.back().out_of = std::stoi(words[2]);
      }
    }
    judged = in_task && (line.starts_with("Judged by") || (judged && !line.empty()));
    if (judged) add_clauses(line, tasks.back().clauses);
  }
  if (tasks.empty()) throw Unusable(path.string() + " states no task with marks");
  return tasks;
}

std::vector<TaskMark> marked(std::vector<TaskMark> tasks, const std::vector<Verdict>& verdicts) {
  const auto is_general = [&](const std::string& clause) {
    return std::none_of(tasks.begin(), tasks.end(),
                        [&](const TaskMark& task) { return holds(task.clauses, clause); });
  };
  for (TaskMark& task : tasks) {
    task.lost_by.clear();
    for (const Verdict& verdict : verdicts) {
      if (costs(verdict, task, is_general(verdict.clause))) task.lost_by.push_back(verdict.clause);
    }
    task.mark = task.lost_by.empty() ? task.out_of : 0;
  }
  return tasks;
}

int mark_of(const std::vector<TaskMark>& tasks) {
  return std::accumulate(tasks.begin(), tasks.end(), 0,
                         [](int sum, const TaskMark& task) { return sum + task.mark; });
}

int out_of(const std::vector<TaskMark>& tasks) {
  return std::accumulate(tasks.begin(), tasks.end(), 0,
                         [](int sum, const TaskMark& task) { return sum + task.out_of; });
}

}  // namespace staircase::grade
