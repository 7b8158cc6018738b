/// \file
/// The checks: one macro a strength. The condition is always parsed and type-checked, and evaluated
/// only when the strength says so; the values behind it are evaluated only when it is false.
///
/// \code
/// STAIRCASE_PRE("chomp.move.legal", legal(cell), *this, Operation("move", cell.x, cell.y), cell);
/// \endcode
///
/// Among the values, an `Operation` becomes the violation's operation, a value with a picture its
/// representation and drawing, and every other one is listed by name. In constant evaluation a
/// broken clause is a compile error that names the clause.
#pragma once

#include "staircase/contract/findings.hpp"
#include "staircase/contract/handler.hpp"
#include "staircase/contract/strength.hpp"

#include <type_traits>
#include <utility>

namespace staircase::contract {
namespace detail {

/// The first name in a comma-separated list of expressions, which is cut off the list. Commas
/// within brackets do not separate.
inline std::string take_name(std::string_view& names) {
  int depth = 0;
  std::size_t end = 0;
  for (; end < names.size() && (depth > 0 || names[end] != ','); ++end) {
    const char c = names[end];
    if (c == '(' || c == '{' || c == '[') ++depth;
    if (c == ')' || c == '}' || c == ']') --depth;
  }
  std::string name(names.substr(0, end));
  names.remove_prefix(std::min(end + 1, names.size()));
  name.erase(0, name.find_first_not_of(' '));
  return name;
}

/// Puts how to call \p operation on the values that have an abstraction into \p violation.
template <class T>
void put_replay(Violation& violation, const Operation& operation, const T& value) {
  if constexpr (Drawable<T> && requires { value.abstraction(); }) {
    violation.replay = replay_text(value, value, operation);
  }
}

/// Puts one value where it belongs in \p violation; \p all are the values it stands among.
template <class T, class... All>
void put_value(Violation& violation, std::string_view& names, const T& value, const All&... all) {
  const std::string name = take_name(names);
  if constexpr (std::same_as<T, Operation>) {
    violation.operation = describe(value);
    (put_replay(violation, value, all), ...);
  } else if constexpr (Drawable<T>) {
    violation.representation = description(value);
    violation.drawing = draw(value);
  } else {
    violation.values +=
        joined(violation.values.empty() ? "" : ", ", name, " = ", description(value));
  }
}

/// Reports \p id broken. Deliberately not constexpr: to reach it in constant evaluation is the
/// compile error, and the clause's id stands in it as the template argument.
template <Id id, class... Values>
[[noreturn, gnu::cold, gnu::noinline]] void clause_is_broken(std::source_location where,
                                                             const char* expression,
                                                             std::string_view names,
                                                             const Values&... values) {
  Violation violation;
  violation.clause = &declared<id>;
  violation.expression = expression;
  violation.where = where;
  describe_and_report(violation, [&] { (put_value(violation, names, values, values...), ...); });
}

/// Evaluates \p check at run time with the thread marked as checking, so that no further guard is
/// entered.
template <class Check>
auto run_checking(Check& check) {
  const ValueScope scope(thread_state.checking, true);
  return check();
}

/// Evaluates \p check, in constant evaluation or at run time, without entering further guards at
/// run time.
template <class Check>
constexpr auto while_checking(Check check) {
  if (std::is_constant_evaluated()) return check();
  return run_checking(check);
}

/// Whether a guard is being evaluated by this thread. Never in constant evaluation, where nothing
/// re-enters.
constexpr bool is_checking() noexcept {
  return !std::is_constant_evaluated() && thread_state.checking;
}

/// The condition, or true when a guard is being evaluated already.
template <class Condition>
constexpr bool unless_checking(Condition condition) {
  return is_checking() || while_checking(condition);
}

}  // namespace detail
}  // namespace staircase::contract

/// \cond
#define STAIRCASE_CHECK_(active, id, text, condition, ...)                                   \
  do {                                                                                       \
    if constexpr (active) {                                                                  \
      if (!(condition)) [[unlikely]] {                                                       \
        ::staircase::contract::detail::clause_is_broken<id>(                                 \
            std::source_location::current(), text, #__VA_ARGS__ __VA_OPT__(, ) __VA_ARGS__); \
      }                                                                                      \
    } else {                                                                                 \
      static_cast<void>(sizeof((condition) ? 1 : 0));                                        \
    }                                                                                        \
  } while (false)
#define STAIRCASE_CHECKS_(wanted) \
  ::staircase::contract::checks(::staircase::contract::Strength::wanted)
/// \endcond

/// A duty of whoever hands in data from outside. Checked in every build: what comes from outside is
/// never trusted.
#define STAIRCASE_VALIDATE(id, condition, ...) \
  STAIRCASE_CHECK_(true, id, #condition, condition, __VA_ARGS__)

/// A precondition. Must be O(1). Checked unless contracts are `off`.
#define STAIRCASE_PRE(id, condition, ...) \
  STAIRCASE_CHECK_(STAIRCASE_CHECKS_(pre), id, #condition, condition, __VA_ARGS__)

/// A postcondition that needs no abstract value. Checked at `rep` and `audit`.
#define STAIRCASE_POST(id, condition, ...) \
  STAIRCASE_CHECK_(STAIRCASE_CHECKS_(rep), id, #condition, condition, __VA_ARGS__)

/// A promise whose condition evaluates the abstraction function. Checked at `audit`, and not while
/// another check runs, so that a condition may call checked operations.
#define STAIRCASE_AUDIT(id, condition, ...)                                                     \
  STAIRCASE_CHECK_(STAIRCASE_CHECKS_(audit), id, #condition,                                    \
                   ::staircase::contract::detail::unless_checking([&] { return (condition); }), \
                   __VA_ARGS__)
