// The parts that ask for a game loop.
#include "loop_trial.hpp"
#include "part.hpp"

namespace staircase::grade {
namespace {

Part loop_part(const std::string& id, const std::string& folder, bool row_first) {
  return {id,
          folder,
          "loop.hpp",
          "loop.cpp",
          LoopTrial::clauses(),
          [row_first](const Program& program, Verdicts& verdicts, std::uint64_t seed,
                      const Progress& progress) {
            LoopTrial trial(program, verdicts, seed, progress, row_first);
            trial.run();
            return trial.questions();
          }};
}

}  // namespace

std::vector<Part> loop_parts() {
  return {loop_part("2019/c", "oxford-2019/c", true), loop_part("2022/c", "oxford-2022/c", false)};
}

}  // namespace staircase::grade
