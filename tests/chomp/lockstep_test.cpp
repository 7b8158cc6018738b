/// \file
/// All boards, the specification and a plain set, move for move.
#include "support/catch_compat.hpp"

#include "staircase/testing/catch2.hpp"
#include "support/chomp_lockstep.hpp"

using namespace staircase::testing;

namespace {

// Mostly both sides at random; now and then one row, one column, or the largest display.
rc::Gen<Arguments> random_starts() {
  const auto sides = [](int columns, int rows) {
    return rc::gen::map(
        rc::gen::pair(rc::gen::inRange(1, columns + 1), rc::gen::inRange(1, rows + 1)),
        [](const std::pair<int, int>& side) { return Arguments{side.first, side.second}; });
  };
  return rc::gen::weightedOneOf<Arguments>({{6, sides(7, 7)},
                                            {1, sides(20, 1)},
                                            {1, sides(1, 20)},
                                            {1, rc::gen::just(Arguments{9, 9})}});
}

}  // namespace

TEST_CASE("All boards and the model agree after every command of a random game") {
  Plan plan;
  plan.small_starts = starts_within(3);
  plan.length = 3;
  plan.most = 2000;
  plan.starts = random_starts();
  plan.effort = {.cases = 100, .max_size = 40};
  plan.often = {"take"};
  plan.regressions = STAIRCASE_REGRESSIONS;
  plan.smaller = smaller_start;
  check_lockstep("chomp.move.refines", chomp_lockstep(), plan);
}
