/// \file
/// Random traces for the refinement tester, by RapidCheck's state testing.
#pragma once

#include "staircase/testing/lockstep.hpp"
#include "staircase/testing/property.hpp"

#include <rapidcheck.h>
#include <rapidcheck/state.h>

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace staircase::testing {

/// What random traces showed.
struct RandomResult : PropertyResult {
  std::optional<Failure> failure;  ///< the difference, shrunk by RapidCheck
};

namespace detail {

/// One step, as RapidCheck wants it: its model is a run of the model alone.
template <class Run>
struct RandomStep : rc::state::Command<Run, Run> {
  Step step;
  std::optional<Failure>* seen;

  RandomStep(Step taken, std::optional<Failure>* failure) : step(std::move(taken)), seen(failure) {}
  void checkPreconditions(const Run& model) const override { RC_PRE(model.is_possible(step)); }
  void apply(Run& model) const override { model.go(step); }
  void run(const Run&, Run& all) const override {
    all.go(step);
    if (!all.failure()) return;
    *seen = all.failure();
    RC_FAIL(all.failure()->difference.clause + "\n" + all.failure()->difference.text);
  }
  void show(std::ostream& out) const override { out << text(step); }
};

}  // namespace detail

/// Drives \p lockstep through random traces that begin at \p starts. A command is drawn first, then
/// its arguments, so that commands with few arguments are not starved by those with many; those
/// named in \p often are drawn three times as often.
template <class Model, class... Representations>
RandomResult random_traces(const Lockstep<Model, Representations...>& lockstep,
                           const rc::Gen<Arguments>& starts, const std::string& name, Effort effort,
                           const std::vector<std::string>& often = {}) {
  using Run = typename Lockstep<Model, Representations...>::Run;
  using Command = rc::state::Command<Run, Run>;
  RandomResult result;
  const auto next_step = [&](const Run& model) {
    std::vector<std::vector<Step>> choices;
    for (std::size_t c = 0; c < lockstep.commands(); ++c) {
      auto steps = lockstep.possible(c, *model.model());
      if (steps.empty()) continue;
      const bool favoured =
          std::find(often.begin(), often.end(), steps.front().command) != often.end();
      for (int i = favoured ? 3 : 1; 0 < i; --i) choices.push_back(steps);
    }
    return rc::gen::mapcat(rc::gen::elementOf(choices), [&](const std::vector<Step>& steps) {
      return rc::gen::map(rc::gen::elementOf(steps), [&](const Step& step) {
        return std::shared_ptr<const Command>(
            std::make_shared<detail::RandomStep<Run>>(step, &result.failure));
      });
    });
  };
  const auto property = [&] {
    const Arguments start = *starts;
    const Run model(lockstep, start, true);
    Run all(lockstep, start);
    if (all.failure()) {
      result.failure = all.failure();
      RC_FAIL(all.failure()->difference.text);
    }
    rc::state::check(model, all, next_step);
  };
  static_cast<PropertyResult&>(result) = check_property(name, property, effort);
  return result;
}

}  // namespace staircase::testing
