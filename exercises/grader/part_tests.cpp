// The parts that ask for tests.
#include "part.hpp"
#include "tests_trial.hpp"

namespace staircase::grade {
namespace {

Part tests_part(const std::string& id, const std::string& folder) {
  return {
      id,
      folder,
      "tests.hpp",
      "tests.cpp",
      TestsTrial::clauses(),
      [](const Program& program, Verdicts& verdicts, std::uint64_t seed, const Progress& progress) {
        TestsTrial trial(program, verdicts, seed, progress);
        trial.run();
        return trial.questions();
      }};
}

}  // namespace

std::vector<Part> tests_parts() {
  return {tests_part("2019/b_tests", "oxford-2019/b_tests"),
          tests_part("2022/b_tests", "oxford-2022/b_tests")};
}

}  // namespace staircase::grade
