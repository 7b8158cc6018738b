#include "compile_errors.hpp"

#include <algorithm>
#include <regex>
#include <sstream>
#include <vector>

namespace staircase::grade {
namespace {

// How a starter declares a name.
struct Declaration {
  std::string text;  // up to its body; empty when the starter does not have the name
  std::string task;  // the number that the comment above it gives, or nothing
};

void add(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

std::string trimmed(const std::string& line) {
  const auto from = line.find_first_not_of(' ');
  if (from == std::string::npos) return "";
  const auto body = std::min(line.find('{', from), line.find(';', from));
  const std::string text = line.substr(from, body == std::string::npos ? body : body - from);
  return text.substr(0, text.find_last_not_of(" =") + 1);
}

Declaration declared(const std::string& starter, const std::string& name) {
  static const std::regex numbered(R"(Tasks? (\d+))");
  const std::regex word("\\b" + name + "\\b");
  std::istringstream lines(starter);
  Declaration found;
  for (std::string line; std::getline(lines, line);) {
    const auto code = line.find_first_not_of(' ');
    if (code == std::string::npos) continue;
    std::smatch words;
    if (line.compare(code, 2, "//") == 0) {
      if (std::regex_search(line, words, numbered)) found.task = words[1];
    } else if (std::regex_search(line, word)) {
      found.text = trimmed(line);
      return found;
    }
  }
  return {};
}

// The names that the questions ask for and the answer does not have.
std::vector<std::string> missing_names(const std::string& messages) {
  // As g++ and clang say it.
  static const std::regex lacks(
      R"('(\w+)' is not a member of 'answer'|'(\w+)' in namespace 'answer' does not name|)"
      R"(no (?:member|type) named '(\w+)' in namespace 'answer')");
  std::vector<std::string> names;
  for (std::sregex_iterator it(messages.begin(), messages.end(), lacks), end; it != end; ++it) {
    for (std::size_t group = 1; group < it->size(); ++group) {
      if ((*it)[group].matched) add(names, (*it)[group]);
    }
  }
  return names;
}

// The names in those lines of the questions that the compiler complains about.
std::vector<std::string> misused_names(const std::string& messages,
                                       const std::string& questions_file) {
  static const std::regex qualified(R"(\banswer::(\w+))");
  std::vector<std::string> names;
  std::istringstream lines(messages);
  bool shown_next = false;
  for (std::string line; std::getline(lines, line);) {
    const bool error =
        line.starts_with(questions_file + ":") && line.find("error:") != std::string::npos;
    if (shown_next) {
      for (std::sregex_iterator it(line.begin(), line.end(), qualified), end; it != end; ++it)
        add(names, (*it)[1]);
    }
    shown_next = error;
  }
  return names;
}

std::string without_comments(const std::string& text) {
  std::istringstream lines(text);
  std::string code;
  for (std::string line; std::getline(lines, line);) code += line.substr(0, line.find("//")) + "\n";
  return code;
}

std::string told(const std::string& name, const std::string& fault, const Asked& asked) {
  const Declaration declaration = declared(asked.starter, name);
  if (declaration.text.empty()) return "";
  const std::string task = declaration.task.empty() ? "" : ", for task " + declaration.task;
  return "answer::" + name + " " + fault + ". In the starter's " + asked.main_name + " it is" +
         task + ":\n    " + declaration.text + "\n";
}

}  // namespace

std::string explanation(const std::string& messages, const Asked& asked) {
  static const std::regex no_namespace(
      R"(error: (?:'answer' (?:has not been declared|does not name a type)|)"
      R"(use of undeclared identifier 'answer'))");
  if (std::regex_search(messages, no_namespace)) {
    return "Nothing is declared in the namespace answer. In the starter's " + asked.main_name +
           " everything is:\n    namespace answer { ... }\n";
  }
  std::string text;
  for (const std::string& name : missing_names(messages)) text += told(name, "is missing", asked);
  if (!text.empty()) return text;
  for (const std::string& name : misused_names(messages, asked.questions_file)) {
    const bool there =
        std::regex_search(without_comments(asked.answer), std::regex("\\b" + name + "\\b"));
    text +=
        told(name, there ? "is declared otherwise than the judge needs it" : "is missing", asked);
  }
  return text;
}

std::string first_errors(const std::string& messages, std::size_t most) {
  std::istringstream lines(messages);
  std::string text;
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line);) {
    if (count == 0 && line.find("error:") == std::string::npos) continue;
    if (count++ == most) return text + "(more is left out)\n";
    text += line + "\n";
  }
  return text;
}

}  // namespace staircase::grade
