// The parts whose answers were words on paper: here they are code that can be run.
#include "encodings_trial.hpp"
#include "invariants_trial.hpp"
#include "part.hpp"

namespace staircase::grade {
namespace {

Part encodings_part(const std::string& id, const std::string& folder) {
  return {
      id,
      folder,
      "encodings.hpp",
      "encodings.cpp",
      EncodingsTrial::clauses(),
      [](const Program& program, Verdicts& verdicts, std::uint64_t seed, const Progress& progress) {
        EncodingsTrial trial(program, verdicts, seed, progress);
        trial.run();
        return trial.questions();
      }};
}

Part invariants_part(const std::string& id, const std::string& folder,
                     const std::string& questions_file, const Representations& representations) {
  return {id,
          folder,
          "invariants.hpp",
          questions_file,
          InvariantsTrial::clauses(),
          [representations](const Program& program, Verdicts& verdicts, std::uint64_t,
                            const Progress& progress) {
            InvariantsTrial trial(program, verdicts, representations, progress);
            trial.run();
            return trial.questions();
          }};
}

}  // namespace

std::vector<Part> written_parts() {
  return {encodings_part("2019/a_i", "oxford-2019/a_i"),
          invariants_part("2019/a_ii", "oxford-2019/a_ii", "invariants_nested_rows.cpp",
                          {Form::nested_boolean, Form::row_boundary, "rows"}),
          encodings_part("2022/a_i", "oxford-2022/a_i"),
          invariants_part("2022/a_ii", "oxford-2022/a_ii", "invariants_flat_heights.cpp",
                          {Form::flat_boolean, Form::column_heights, "heights"})};
}

}  // namespace staircase::grade
