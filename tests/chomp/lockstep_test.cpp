/// \file
/// All boards, the specification and a plain set, move for move.
#include "support/catch_compat.hpp"

#include "lockstep_plan.hpp"
#include "staircase/testing/catch2.hpp"
#include "support/chomp_lockstep.hpp"

using namespace staircase::testing;

TEST_CASE("All boards and the model agree after every command of a random game") {
  Plan plan;
  plan.small_starts = starts_within(3);
  plan.length = 3;
  plan.most = 5000;
  plan.starts = random_starts();
  plan.effort = {.cases = 100, .max_size = 40};
  plan.often = favoured_commands();
  plan.regressions = STAIRCASE_REGRESSIONS;
  plan.smaller = smaller_start;
  check_lockstep("chomp.move.refines", chomp_lockstep(), plan);
}
