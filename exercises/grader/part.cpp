#include "part.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace staircase::grade {

namespace fs = std::filesystem;

const std::vector<Part>& parts() {
  static const std::vector<Part> all = [] {
    std::vector<Part> every;
    for (const auto& of_one_kind : {chomps_parts(), written_parts(), loop_parts(), tests_parts(),
                                    proof_parts(), floyd_parts()}) {
      every.insert(every.end(), of_one_kind.begin(), of_one_kind.end());
    }
    std::sort(every.begin(), every.end(), [](const Part& a, const Part& b) { return a.id < b.id; });
    return every;
  }();
  return all;
}

const Part* find_part(const std::string& name) {
  const std::string id = name.substr(0, name.find_last_not_of('/') + 1);
  const auto part = std::find_if(parts().begin(), parts().end(),
                                 [&](const Part& p) { return p.id == id || p.folder == id; });
  return part == parts().end() ? nullptr : &*part;
}

fs::path find_exercises(const std::string& wanted) {
  const auto holds_questions = [](const fs::path& folder) {
    std::error_code none;
    return fs::exists(folder / "grader" / "questions" / "protocol.h", none);
  };
  const char* const named = std::getenv("STAIRCASE_EXERCISES");
  const std::string given = !wanted.empty() ? wanted : named != nullptr ? named : "";
  if (!given.empty()) {
    if (holds_questions(given)) return given;
    throw Unusable(given + " is not the folder of the exercises; it would hold grader/questions");
  }
  std::error_code none;
  const fs::path program = fs::read_symlink("/proc/self/exe", none);
  for (const fs::path& folder :
       {fs::path(STAIRCASE_GRADE_EXERCISES),
        program.parent_path().parent_path() / "share" / "staircase" / "exercises"}) {
    if (holds_questions(folder)) return folder;
  }
  throw Unusable(
      "cannot find the exercises; name their folder with --exercises or STAIRCASE_EXERCISES");
}

std::string title_of(const Part& part, const fs::path& exercises) {
  const fs::path question = exercises / part.folder / "question.md";
  std::ifstream file(question);
  std::string line;
  while (std::getline(file, line)) {
    if (line.starts_with("# ")) return line.substr(2);
  }
  throw Unusable("cannot read " + question.string());
}

}  // namespace staircase::grade
