#include "class.hpp"
#include "whole_file.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>

namespace staircase::grade {
namespace {

// A name that a spreadsheet would take for a formula is led by an apostrophe.
std::string field(std::string text) {
  if (!text.empty() && std::string("=+-@\t\r").find(text.front()) != std::string::npos)
    text.insert(0, "'");
  std::replace_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  if (text.find_first_of(",\"") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string header(const std::vector<TaskMark>& tasks) {
  std::string line = "submission,mark,out_of";
  for (const TaskMark& task : tasks) line += ",task_" + std::to_string(task.task);
  return line + ",status,not_kept,seconds\n";
}

// The first field of a line of a table, as it was before it was quoted.
std::string first_field(const std::string& line) {
  if (!line.starts_with('"')) return line.substr(0, line.find(','));
  std::string text;
  for (std::size_t at = 1; at < line.size(); ++at) {
    if (line[at] == '"' && (at + 1 == line.size() || line[++at] != '"')) break;
    text += line[at];
  }
  return text;
}

}  // namespace

std::string table_of(const std::vector<Row>& rows, const std::vector<TaskMark>& tasks) {
  std::string text = header(tasks);
  for (const Row& row : rows) {
    text += field(row.submission) + "," +
            std::to_string(std::accumulate(row.marks.begin(), row.marks.end(), 0)) + "," +
            std::to_string(out_of(tasks));
    for (const int mark : row.marks) text += "," + std::to_string(mark);
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%.1f", row.seconds);
    text += "," + field(row.status) + "," + field(row.not_kept) + "," + seconds + "\n";
  }
  return text;
}

std::size_t merge_tables(const std::vector<std::filesystem::path>& shards,
                         const std::filesystem::path& csv, const std::filesystem::path& folder) {
  check_writable(csv);
  std::string head;
  std::map<std::string, std::string> lines;
  for (const auto& shard : shards) {
    std::ifstream file(shard);
    std::string line;
    if (!std::getline(file, line) || !line.starts_with("submission,mark,out_of"))
      throw Unusable(shard.string() + " is no table of marks; accepted is what --csv has written");
    if (head.empty()) head = line;
    if (line != head) throw Unusable(shard.string() + " has other columns than the first table");
    while (std::getline(file, line)) {
      const std::string name = first_field(line);
      if (!lines.emplace(name, line).second)
        throw Unusable("the submission " + name + " is in two tables; the second is " +
                       shard.string());
    }
  }
  if (!folder.empty()) {
    for (const Handed& handed : handed_in(folder, Part{})) {
      if (lines.count(first_field(field(handed.name))) == 0)
        throw Unusable("the submission " + handed.name + " is in none of the tables");
    }
  }
  std::string text = head + "\n";
  for (const auto& [name, line] : lines) text += line + "\n";
  write_whole(csv, text);
  return lines.size();
}

}  // namespace staircase::grade
