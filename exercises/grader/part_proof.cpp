// The parts that ask for a proof.
#include "part.hpp"
#include "proof_trial.hpp"

namespace staircase::grade {
namespace {

Part proof_part(const std::string& id, const std::string& folder) {
  Part part{id, folder, "kernel.c", "", ProofTrial::clauses(), {}, {}};
  part.judge_file = [folder](const FileJudged& judged, Verdicts& verdicts,
                             const Progress& progress) {
    if (judged.files.size() != 1) throw Unusable("a proof is one file, kernel.c");
    return ProofTrial(judged.files.front(), judged.exercises / folder / "starter" / "kernel.c",
                      judged.confinement, verdicts, progress)
        .run();
  };
  return part;
}

}  // namespace

std::vector<Part> proof_parts() {
  return {proof_part("2019/proof", "oxford-2019/proof"),
          proof_part("2022/proof", "oxford-2022/proof")};
}

}  // namespace staircase::grade
