/// \file
/// How the refinement tester runs, searches, shrinks and draws. Included by lockstep.hpp.
#pragma once

#include "staircase/testing/lockstep.hpp"

#include "staircase/testing/drawing.hpp"

namespace staircase::testing {

/// A run that goes on step by step, up to its first difference.
template <class Model, class... Representations>
class Lockstep<Model, Representations...>::Run {
 public:
  /// Begins at \p start; with the model alone when \p model_only. \p lockstep must outlive the run.
  Run(const Lockstep& lockstep, const Arguments& start, bool model_only = false)
      : lockstep_(&lockstep), players_(model_only ? 1 : size) {
    trace_.start = start;
    for (std::size_t who = 0; who < players_ && !failure_; ++who) {
      watch(who, lockstep_->first_promise_, [&]() -> std::optional<Difference> {
        lockstep_->begin_(state_, who, start);
        return std::nullopt;
      });
      look(who, lockstep_->first_promise_);
    }
  }

  /// What was done.
  const Trace& trace() const noexcept { return trace_; }
  /// The first difference, when there is one; then the run is over.
  const std::optional<Failure>& failure() const noexcept { return failure_; }
  /// The model. It is missing when it could not be made, which is a failure.
  const std::optional<Model>& model() const noexcept { return std::get<0>(state_); }
  /// The value of the model, as text.
  std::string value() const { return lockstep_->value_(state_, 0); }
  /// Draws all of them, side by side.
  std::string picture() const {
    std::vector<std::pair<std::string, std::string>> panels;
    for (std::size_t who = 0; who < size; ++who) {
      std::string drawn;
      // Those after the one that differs have not taken the step.
      if (failure_ && failure_->who < who) drawn = "(not looked at)";
      try {
        if (drawn.empty())
          drawn = lockstep_->picture_ ? lockstep_->picture_(state_, who) : std::string();
      } catch (const std::exception& error) {
        drawn = "(cannot be drawn)";
      }
      const bool marked = failure_ && failure_->who == who;
      panels.emplace_back((marked ? "> " : "  ") + lockstep_->names_[who] + (marked ? " <" : ""),
                          drawn);
    }
    return side_by_side(panels);
  }

  /// Whether \p step is possible now.
  bool is_possible(const Step& step) const {
    const Command* command = lockstep_->find(step.command);
    if (failure_ || command == nullptr) return false;
    for (const Arguments& arguments : command->possible(*model())) {
      if (arguments == step.arguments) return true;
    }
    return false;
  }

  /// Goes on by \p step, which is possible.
  void go(const Step& step) {
    const Command& command = *lockstep_->find(step.command);
    const State before = state_;
    trace_.steps.push_back(step);
    for (std::size_t who = 0; who < players_ && !failure_; ++who) {
      watch(who, command.promise, [&] {
        return command.act(state_, who, Context{before, trace_.steps.back().arguments});
      });
      look(who, command.promise);
    }
  }

 private:
  // Does something to one of them; what it throws is a difference.
  template <class Action>
  void watch(std::size_t who, const std::string& promise, Action action) {
    std::optional<Difference> found;
    try {
      found = action();
    } catch (const contract::ContractViolation& broken) {
      found = Difference{std::string(broken.violation().clause->id), broken.what()};
    } catch (const std::exception& error) {
      found = Difference{promise, std::string("an exception: ") + error.what()};
    }
    if (found) failure_ = Failure{trace_, who, *found};
  }

  // Each is looked at before the next one acts: boards that check themselves against a wrong
  // specification must not be blamed for it.
  void look(std::size_t who, const std::string& promise) {
    if (who == 0 || failure_) return;
    watch(who, promise, [&]() -> std::optional<Difference> {
      if (lockstep_->invariant_) {
        if (auto broken = lockstep_->invariant_(state_, who)) return broken;
      }
      if (auto other = differs(lockstep_->value_, who, promise)) return other;
      for (const Observer& observer : lockstep_->observers_) {
        if (auto other = differs(observer.look, who, observer.promise)) return other;
      }
      return std::nullopt;
    });
  }

  std::optional<Difference> differs(const Looking& look, std::size_t who,
                                    const std::string& promise) const {
    if (!look) return std::nullopt;
    const std::string expected = look(state_, 0);
    const std::string seen = look(state_, who);
    if (expected == seen) return std::nullopt;
    return Difference{promise, "expected: " + expected + "\nseen:     " + seen};
  }

  const Lockstep* lockstep_;
  std::size_t players_;
  State state_;
  Trace trace_;
  std::optional<Failure> failure_;
};

template <class Model, class... Representations>
std::optional<Failure> Lockstep<Model, Representations...>::run(const Trace& trace) const {
  if (!can_start(trace.start)) return std::nullopt;
  Run run(*this, trace.start);
  for (const Step& step : trace.steps) {
    if (!run.is_possible(step)) break;
    run.go(step);
  }
  return run.failure();
}

template <class Model, class... Representations>
bool Lockstep<Model, Representations...>::is_possible(const Trace& trace) const {
  if (!can_start(trace.start)) return false;
  Run run(*this, trace.start);
  for (const Step& step : trace.steps) {
    if (!run.is_possible(step)) return run.failure().has_value();
    run.go(step);
  }
  return true;
}

template <class Model, class... Representations>
std::optional<Failure> Lockstep<Model, Representations...>::search(
    const std::vector<Arguments>& starts, std::size_t length, std::size_t most) const {
  std::deque<Run> open;
  for (const Arguments& start : starts) {
    open.emplace_back(*this, start);
    if (open.back().failure()) return open.back().failure();
  }
  std::set<std::pair<std::string, std::string>> seen;
  // Invariant: no trace shorter than the first open one shows a difference, and open ones grow.
  for (std::size_t tried = 0; !open.empty(); open.pop_front()) {
    const Run& at = open.front();
    if (at.trace().steps.size() == length) break;
    for (std::size_t c = 0; c < commands(); ++c) {
      for (const Step& step : possible(c, *at.model())) {
        if (most <= tried++) return std::nullopt;
        Run next = at;
        next.go(step);
        if (next.failure()) return next.failure();
        if (seen.emplace(value_ ? next.value() : std::string(), step.command).second)
          open.push_back(std::move(next));
      }
    }
  }
  return std::nullopt;
}

template <class Model, class... Representations>
std::vector<Step> Lockstep<Model, Representations...>::before(const Trace& trace,
                                                              std::size_t step) const {
  Run run(*this, trace.start, true);
  for (std::size_t i = 0; i < step && run.is_possible(trace.steps[i]); ++i) run.go(trace.steps[i]);
  std::vector<Step> smaller;
  for (std::size_t c = 0; c < commands(); ++c) {
    if (commands_[c].name != trace.steps[step].command) continue;
    for (Step& other : possible(c, *run.model())) {
      if (other == trace.steps[step]) break;
      smaller.push_back(std::move(other));
    }
  }
  return smaller;
}

template <class Model, class... Representations>
Failure Lockstep<Model, Representations...>::shrunk(
    Failure failure, const std::function<std::vector<Arguments>(const Arguments&)>& smaller) const {
  const auto tried = [&](const Trace& trace) {
    auto other = run(trace);
    const bool better = other && other->same_kind(failure);
    if (better) failure = *std::move(other);
    return better;
  };
  // Variant: the number of steps, the size of the start, and the places of the arguments among
  // those that are possible; each better trace lowers the first of them that it changes.
  for (bool better = true; better;) {
    better = false;
    for (std::size_t i = 0; i < failure.trace.steps.size() && !better; ++i) {
      Trace trace = failure.trace;
      trace.steps.erase(trace.steps.begin() + static_cast<std::ptrdiff_t>(i));
      better = tried(trace);
    }
    for (const Arguments& start : smaller(failure.trace.start)) {
      if (better) break;
      better = tried({start, failure.trace.steps});
    }
    for (std::size_t i = 0; i < failure.trace.steps.size() && !better; ++i) {
      for (const Step& step : before(failure.trace, i)) {
        if (better) break;
        Trace trace = failure.trace;
        trace.steps[i] = step;
        better = tried(trace);
      }
    }
  }
  return failure;
}

template <class Model, class... Representations>
std::string Lockstep<Model, Representations...>::drawn(const Failure& failure) const {
  std::string text;
  Run run(*this, failure.trace.start);
  const auto draw = [&](const std::string& title) {
    text += title + (run.failure() ? "   <-- the first difference" : "") + "\n" + run.picture();
  };
  draw("start");
  for (std::size_t i = 0; i < failure.trace.steps.size() && !run.failure(); ++i) {
    const Step& step = failure.trace.steps[i];
    if (!run.is_possible(step)) break;
    run.go(step);
    draw("step " + std::to_string(i + 1) + ": " + testing::text(step));
  }
  const auto* clause = contract::find_clause(failure.difference.clause);
  std::string head = names_[failure.who] + " differs";
  if (!failure.difference.clause.empty()) head += ": " + failure.difference.clause;
  if (clause != nullptr) head += "\n" + std::string(clause->sentence);
  return head + "\n" + failure.difference.text + "\n" + text;
}

}  // namespace staircase::testing
