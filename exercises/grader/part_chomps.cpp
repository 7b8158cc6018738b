// The parts that ask for a class `Chomps`.
#include "chomps_trial.hpp"
#include "part.hpp"

namespace staircase::grade {
namespace {

Part chomps_part(const std::string& id, const std::string& folder, const ChompsDemands& demands) {
  return {id,
          folder,
          "chomps.hpp",
          "chomps.cpp",
          ChompsTrial::clauses(demands),
          [demands](const Program& program, Verdicts& verdicts, std::uint64_t seed,
                    const Progress& progress) {
            ChompsTrial trial(program, verdicts, seed, progress, demands);
            trial.run();
            return trial.questions();
          }};
}

}  // namespace

std::vector<Part> chomps_parts() {
  return {chomps_part("2019/b", "oxford-2019/b", {{100, 1000}, "answer.memory"}),
          chomps_part("2022/b", "oxford-2022/b", {{100, 1000, 46341, 1'000'000}, "answer.frugal"})};
}

}  // namespace staircase::grade
