// The parts whose answers were words on paper: here they are code that can be run.
#include "encodings_trial.hpp"
#include "part.hpp"

namespace staircase::grade {
namespace {

Part encodings_part(const std::string& id, const std::string& folder) {
  return {id,
          folder,
          "encodings.hpp",
          "encodings.cpp",
          EncodingsTrial::clauses(),
          [](const Program& program, Verdicts& verdicts, std::uint64_t seed,
             const std::function<void(const std::string&)>& progress) {
            EncodingsTrial trial(program, verdicts, seed, progress);
            trial.run();
            return trial.questions();
          }};
}

}  // namespace

std::vector<Part> written_parts() { return {encodings_part("2022/a_i", "oxford-2022/a_i")}; }

}  // namespace staircase::grade
