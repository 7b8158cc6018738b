// The parts of Floyd's assignment.
#include "facts_trial.hpp"
#include "part.hpp"
#include "player_trial.hpp"

namespace staircase::grade {
namespace {

template <class Trial>
Part floyd_part(const std::string& name, const std::string& main_name,
                const std::string& questions_file) {
  return {
      "1984/" + name,
      "floyd-1984/" + name,
      main_name,
      questions_file,
      Trial::clauses(),
      [](const Program& program, Verdicts& verdicts, std::uint64_t seed, const Progress& progress) {
        Trial trial(program, verdicts, seed, progress);
        trial.run();
        return trial.questions();
      }};
}

}  // namespace

std::vector<Part> floyd_parts() {
  return {floyd_part<PlayerTrial>("player", "player.hpp", "player.cpp"),
          floyd_part<FactsTrial>("tests", "tests.hpp", "facts.cpp")};
}

}  // namespace staircase::grade
