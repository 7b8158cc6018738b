/// \file
/// The refinement tester: a model and representations of it, driven in lock-step.
///
/// It needs nothing but the standard library and the contracts; `random.hpp` adds random traces by
/// RapidCheck and `catch2.hpp` test cases of Catch2.
#pragma once

#include "staircase/contract/contract.hpp"
#include "staircase/testing/trace.hpp"

#include <array>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace staircase::testing {

/// How a representation was seen to differ from the model.
struct Difference {
  std::string clause;  ///< the id of the promise that is broken; empty when none is known
  std::string text;    ///< what was expected and what was seen
};

/// The first difference of a run.
struct Failure {
  Trace trace;               ///< up to the step that shows it
  std::size_t who = 0;       ///< which representation; 0 is the model
  Difference difference;     ///< how
  std::string drawing = {};  ///< the model and all representations, step by step

  /// The same promise is broken, whoever breaks it.
  bool same_kind(const Failure& other) const {
    return difference.clause == other.difference.clause;
  }
};

/// A model and representations of it, and what can be done to them.
///
/// Everything is said once, as a generic callable that is applied to the model and to each
/// representation alike. What it may not know of a type it finds out by `if constexpr`.
///
/// - `command`: something that can be done, its possible arguments, and how
/// - `value`: the abstract value, as text; what a command must do to it is its promise
/// - `observe`: something else that can be seen, as text, and the promise that it is the model's
/// - `invariant`: which promise a representation breaks by itself
/// - `picture`: what to draw of it
/// - `start_size`: how many numbers a start has, so that written traces can be refused
///
/// After the start and after each step, each representation is looked at: first its invariant, then
/// its value, then the observers in order. A `ContractViolation`, or any other exception, that a
/// command does not catch is a difference too. Commands should include one that is always possible,
/// or a run ends where the others are not.
///
/// \complexity a run: each command, and each look, once a step for each representation
///
/// \par Example
/// \snippet set_in_lockstep.cpp lockstep
template <class Model, class... Representations>
class Lockstep {
 public:
  /// How many there are, with the model.
  static constexpr std::size_t size = 1 + sizeof...(Representations);
  /// All of them; what could not be made is missing.
  using State = std::tuple<std::optional<Model>, std::optional<Representations>...>;
  /// What a command may look at beside what it changes.
  struct Context {
    const State& before;         ///< all of them before this step
    const Arguments& arguments;  ///< of this step
    /// The model before this step.
    const Model& model() const { return *std::get<0>(before); }
  };

  /// Called \p names; `begin.template operator()<T>(start)` makes the first T. \p first_promise is
  /// the clause that the first value is to keep.
  template <class Begin>
  Lockstep(std::array<std::string, size> names, std::string first_promise, Begin begin)
      : names_(std::move(names)), first_promise_(std::move(first_promise)) {
    begin_ = [begin](State& state, std::size_t who, const Arguments& start) {
      at(state, who, [&]<class T>(std::optional<T>& subject) {
        subject.emplace(begin.template operator()<T>(start));
      });
    };
  }

  /// Adds a command. \p offers(model) gives its possible argument lists; \p act(subject, context)
  /// does it, and may return a `std::optional<Difference>`. A changed value breaks \p promise.
  template <class Offers, class Act>
  Lockstep& command(std::string name, std::string promise, Offers offers, Act act) {
    commands_.push_back(
        {std::move(name), std::move(promise),
         [offers](const Model& model) -> std::vector<Arguments> { return offers(model); },
         [act](State& state, std::size_t who, const Context& context) {
           std::optional<Difference> found;
           at(state, who, [&](auto& subject) {
             if constexpr (std::is_void_v<decltype(act(*subject, context))>) {
               act(*subject, context);
             } else {
               found = act(*subject, context);
             }
           });
           return found;
         }});
    return *this;
  }
  /// Says how many numbers a start has.
  Lockstep& start_size(std::size_t numbers) {
    start_size_ = numbers;
    return *this;
  }
  /// Says what the abstract value is, as text.
  template <class Look>
  Lockstep& value(Look look) {
    value_ = looking(look);
    return *this;
  }
  /// Adds something that can be seen, as text, and is to be the same in all, by \p promise.
  template <class Look>
  Lockstep& observe(std::string promise, Look look) {
    observers_.push_back({std::move(promise), looking(look)});
    return *this;
  }
  /// Says how to judge a representation by itself: a `std::optional<Difference>`.
  template <class Judge>
  Lockstep& invariant(Judge judge) {
    invariant_ = [judge](const State& state, std::size_t who) {
      std::optional<Difference> found;
      at(state, who, [&](const auto& subject) { found = judge(*subject); });
      return found;
    };
    return *this;
  }
  /// Says what to draw: lines of text.
  template <class Look>
  Lockstep& picture(Look look) {
    picture_ = looking(look);
    return *this;
  }

  /// The names, the model's first.
  const std::array<std::string, size>& names() const noexcept { return names_; }
  /// How many commands there are.
  std::size_t commands() const noexcept { return commands_.size(); }
  /// The steps that are possible for the command of number \p command.
  std::vector<Step> possible(std::size_t command, const Model& model) const {
    std::vector<Step> steps;
    for (auto& arguments : commands_[command].possible(model))
      steps.push_back({commands_[command].name, std::move(arguments)});
    return steps;
  }

  /// Runs that go on step by step.
  class Run;

  /// The first difference that \p trace shows, without a drawing. A trace that names an impossible
  /// step ends before it.
  std::optional<Failure> run(const Trace& trace) const;
  /// Whether every step of \p trace is possible.
  bool is_possible(const Trace& trace) const;
  /// A shortest failure among all traces of at most \p length steps, and among these one from the
  /// first of \p starts that has one. From equal values that the same command led to it goes on
  /// once. At most \p most steps are tried, so longer traces may be left out.
  std::optional<Failure> search(const std::vector<Arguments>& starts, std::size_t length,
                                std::size_t most) const;
  /// \p failure, made smaller while it stays one of the same kind: steps are left out, given
  /// arguments that are possible and come before their own, and \p smaller(start) is tried instead
  /// of the start.
  Failure shrunk(Failure failure,
                 const std::function<std::vector<Arguments>(const Arguments&)>& smaller) const;
  /// What \p failure looks like, for people.
  std::string drawn(const Failure& failure) const;

 private:
  friend class Run;
  using Looking = std::function<std::string(const State&, std::size_t)>;
  struct Command {
    std::string name, promise;
    std::function<std::vector<Arguments>(const Model&)> possible;
    std::function<std::optional<Difference>(State&, std::size_t, const Context&)> act;
  };
  struct Observer {
    std::string promise;
    Looking look;
  };

  // The steps by the same command that come before step number `step`, where it is taken.
  std::vector<Step> before(const Trace& trace, std::size_t step) const;
  // Applies `visit` to the one of number `who`.
  template <class AnyState, class Visit>
  static void at(AnyState& state, std::size_t who, Visit visit) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      ((I == who ? visit(std::get<I>(state)) : void()), ...);
    }(std::make_index_sequence<size>{});
  }
  template <class Look>
  static Looking looking(Look look) {
    return [look](const State& state, std::size_t who) {
      std::string seen;
      at(state, who, [&](const auto& subject) {
        seen = subject ? std::string(look(*subject)) : std::string("(not made)");
      });
      return seen;
    };
  }
  bool can_start(const Arguments& start) const {
    return !start_size_ || start.size() == *start_size_;
  }
  const Command* find(const std::string& name) const {
    for (const Command& command : commands_) {
      if (command.name == name) return &command;
    }
    return nullptr;
  }

  std::array<std::string, size> names_;
  std::string first_promise_;
  std::function<void(State&, std::size_t, const Arguments&)> begin_;
  std::optional<std::size_t> start_size_;
  std::vector<Command> commands_;
  Looking value_;
  Looking picture_;
  std::vector<Observer> observers_;
  std::function<std::optional<Difference>(const State&, std::size_t)> invariant_;
};

}  // namespace staircase::testing

#include "staircase/testing/run.hpp"
