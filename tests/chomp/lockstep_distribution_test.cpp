/// \file
/// What random games reach: tests that never see a finished game, or one row, test little.
#include "support/catch_compat.hpp"

#include "lockstep_plan.hpp"
#include "support/chomp_lockstep.hpp"
#include "support/generators.hpp"

#include <map>
#include <set>
#include <string>

using namespace staircase::testing;
using staircase::chomp::Extent;

namespace {

using Run = ChompLockstep::Run;

// Games of the model alone, each step drawn as the random traces of the lock-step test draw it: a
// command first, then its arguments.
struct Census {
  int drawn = 0, legal = 0, refused = 0, on_empty = 0, on_full = 0, late = 0, narrow = 0;
  std::set<std::string> values;

  void play(const ChompLockstep& lockstep, const Arguments& start, int length, rc::Random& random) {
    Run run(lockstep, start, true);
    const auto full = run.model()->set.size();
    for (int i = 0; i < length; ++i) {
      const auto left = run.model()->set.size();
      std::vector<std::vector<Step>> choices;
      for (std::size_t c = 0; c < lockstep.commands(); ++c) {
        const auto steps = lockstep.possible(c, *run.model());
        if (steps.empty()) continue;
        const auto often = favoured_commands();
        const bool favoured =
            std::find(often.begin(), often.end(), steps.front().command) != often.end();
        choices.insert(choices.end(), favoured ? 3 : 1, steps);
      }
      REQUIRE_FALSE(choices.empty());
      const auto& steps = choices[random.next() % choices.size()];
      const Step step = steps[random.next() % steps.size()];
      ++drawn;
      legal += step.command == "take" ? 1 : 0;
      refused += step.command == "refuse" ? 1 : 0;
      on_empty += left == 0 ? 1 : 0;
      on_full += left == full ? 1 : 0;
      late += 0 < left && left * 4 <= full ? 1 : 0;
      narrow += std::min(run.model()->extent.columns(), run.model()->extent.rows()) == 1 ? 1 : 0;
      run.go(step);
      values.insert(run.value());
    }
  }
};

}  // namespace

TEST_CASE("Random games see full boards, late boards and finished ones, and refuse enough") {
  const auto lockstep = chomp_lockstep();
  rc::Random random(20221984);
  Census census;
  const auto starts = random_starts();
  for (int game = 0; game < 300; ++game)
    census.play(lockstep, starts(rc::Random(random.next()), 40).value(), 30, random);
  const auto share = [&](int part) { return 100 * part / census.drawn; };
  CAPTURE(census.drawn, share(census.legal), share(census.refused), share(census.on_empty),
          share(census.on_full), share(census.late), share(census.narrow));
  CHECK(census.drawn == 9000);
  CHECK(4 <= share(census.legal));
  CHECK(5 <= share(census.refused));
  CHECK(10 <= share(census.on_empty));
  CHECK(5 <= share(census.on_full));
  CHECK(3 <= share(census.late));
  CHECK(15 <= share(census.narrow));
}

TEST_CASE(
    "Positions by play and positions by row lengths are the same: every one of a small extent") {
  const Extent extent(3, 3);
  const auto lockstep = chomp_lockstep();
  rc::Random random(20221984);
  Census by_play;
  for (int game = 0; game < 400; ++game) by_play.play(lockstep, {3, 3}, 30, random);
  std::set<std::string> by_rows;
  const auto generator = row_lengths(extent);
  for (int i = 0; i < 2000; ++i) {
    const auto row = generator(rc::Random(random.next()), 100).value();
    by_rows.insert(describe(extent) + " " + std::to_string(row[0]) + std::to_string(row[1]) +
                   std::to_string(row[2]));
  }
  // A finished game goes on in other extents, whose positions do not count here.
  const std::string here = describe(extent) + " {";
  const auto reached = std::count_if(by_play.values.begin(), by_play.values.end(),
                                     [&](const std::string& v) { return v.rfind(here, 0) == 0; });
  CHECK(static_cast<std::int64_t>(reached) == number_of_ideals(extent));
  CHECK(static_cast<std::int64_t>(by_rows.size()) == number_of_ideals(extent));
}
