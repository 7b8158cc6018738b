/// \file
/// The refinement guard: runs the body of a mutator and checks, on the way out, that the square
/// commutes.
///
/// \code
///            spec
///     B ------------> B'
///     ^               ^
///     | abstraction   | abstraction
///     |               |
///    rep -----------> rep'
///            body
/// \endcode
#pragma once

#include "staircase/contract/check.hpp"

#include <cstddef>
#include <utility>

namespace staircase::contract {

/// A concrete value that can tell which abstract value it stands for and whether its state is
/// meaningful.
template <class T>
concept Representation = requires(const T& value) {
  { value.abstraction() } -> std::equality_comparable;
  { value.invariant() } -> std::same_as<Findings>;
};

/// A representation that may be too large to be audited: its `auditable()` says so, and a guard
/// then stops at the invariant.
template <class T>
concept LimitsAudit = requires(const T& value) {
  { value.auditable() } -> std::same_as<bool>;
};

namespace detail {

/// True when the abstract value of \p subject may be computed by a guard.
template <Representation Subject>
constexpr bool is_auditable(const Subject& subject) {
  if constexpr (LimitsAudit<Subject>) {
    return subject.auditable();
  } else {
    return true;
  }
}

/// Reports clause number \p index of the clause list in constant evaluation, where only a template
/// argument can name it.
template <Id id>
void clause_is_broken_in_constant_evaluation() {}

/// Turns the clause that a finding names at run time into one that a compile error can show.
template <std::size_t... Index>
constexpr void name_broken_clause(const Clause& clause, std::index_sequence<Index...>) {
  constexpr auto name_one = []<std::size_t I>(const Clause& wanted) {
    constexpr auto id = [] {
      char text[clauses[I].id.size() + 1]{};
      std::copy_n(clauses[I].id.data(), clauses[I].id.size(), text);
      return Id(text);
    }();
    if (clauses[I] == wanted) clause_is_broken_in_constant_evaluation<id>();
  };
  (name_one.template operator()<Index>(clause), ...);
}

/// What every violation of a clause says of the subject; \p more adds what else is known.
template <class Subject, class More>
[[noreturn, gnu::cold, gnu::noinline]] void report_broken(const Clause& clause, std::string found,
                                                          const Subject& subject,
                                                          const Operation& operation,
                                                          std::source_location where, More more) {
  Violation violation;
  violation.clause = &clause;
  violation.expression = std::move(found);
  violation.operation = describe(operation);
  violation.where = where;
  describe_and_report(violation, [&] {
    violation.representation = description(subject);
    violation.drawing = picture(subject);
    more(violation);
  });
}

/// Reports the violation of a clause by the state of \p subject.
template <class Subject>
[[noreturn, gnu::cold, gnu::noinline]] void state_is_broken(const Finding& finding,
                                                            const Subject& subject,
                                                            const Operation& operation,
                                                            std::source_location where) {
  report_broken(*finding.clause, to_text(finding), subject, operation, where, [](Violation&) {});
}

/// Reports the violation of a clause by an operation: what was expected, and how to see it again.
template <class Subject, class Abstract>
[[noreturn, gnu::cold, gnu::noinline]] void operation_is_broken(
    const Clause& clause, std::string found, const Subject& subject, const Abstract& before,
    const Abstract& expected, const Operation& operation, std::source_location where) {
  report_broken(clause, std::move(found), subject, operation, where, [&](Violation& violation) {
    violation.expected = picture_for(subject, expected);
    violation.replay = replay_text(subject, before, operation);
  });
}

/// Calls `report(finding)` for the first broken clause of the invariant, if any.
template <Representation Subject, class Report>
constexpr void require_invariant_or(const Subject& subject, Report report) {
  const Findings findings = while_checking([&] { return subject.invariant(); });
  for (const Finding& finding : findings) {
    if (std::is_constant_evaluated()) {
      name_broken_clause(*finding.clause, std::make_index_sequence<clauses.size()>{});
    }
    report(finding);
  }
}

/// Reports the first broken clause of the invariant, if any.
template <Representation Subject>
constexpr void require_invariant(const Subject& subject, const Operation& operation,
                                 std::source_location where) {
  require_invariant_or(subject, [&](const Finding& finding) {
    state_is_broken(finding, subject, operation, where);
  });
}

/// The guard at `rep`, and at `audit` for a subject too large to be audited.
template <class Subject, class Body>
constexpr void refine_representation(Subject& subject, const Operation& operation, Body& body,
                                     std::source_location where) {
#if defined(__cpp_exceptions)
  try {
    body();
  } catch (...) {
    require_invariant(subject, operation, where);
    throw;
  }
#else
  body();
#endif
  require_invariant(subject, operation, where);
}

/// The guard at `audit`.
template <Id id, Id refused, class Subject, class Spec, class Body>
constexpr void refine_value(Subject& subject, const Operation& operation, Spec& spec, Body& body,
                            std::source_location where) {
  const auto before = while_checking([&] { return subject.abstraction(); });
#if defined(__cpp_exceptions)
  try {
    body();
  } catch (...) {
    require_invariant(subject, operation, where);
    if (!while_checking([&] { return subject.abstraction() == before; })) {
      operation_is_broken(declared<refused>, "the operation threw and left another value", subject,
                          before, before, operation, where);
    }
    throw;
  }
#else
  body();
#endif
  const auto expected = while_checking([&] { return spec(before); });
  require_invariant_or(subject, [&](const Finding& finding) {
    operation_is_broken(*finding.clause, to_text(finding), subject, before, expected, operation,
                        where);
  });
  if (!while_checking([&] { return subject.abstraction() == expected; })) {
    if (std::is_constant_evaluated()) clause_is_broken_in_constant_evaluation<id>();
    operation_is_broken(declared<id>, "the square does not commute", subject, before, expected,
                        operation, where);
  }
}

}  // namespace detail

inline namespace STAIRCASE_STRENGTH {

/// Runs \p body, which turns \p subject into its next state, as the strength demands:
///
/// - `off`, `pre`: just runs it;
/// - `rep`: then checks the invariant, also when the body throws;
/// - `audit`: captures the abstract value first; then checks the invariant and that the new
///   abstract value is what \p spec makes of the old one. When the body throws, the value must be
///   the old one, or clause \p refused is reported instead of the exception.
///
/// \tparam id the clause that says what the operation does to the abstract value
/// \tparam refused the clause that says that an operation which does not complete changes nothing
/// \param subject the representation, in a state that satisfies its invariant
/// \param operation the name and arguments of the operation, for messages
/// \param spec the operation on abstract values: takes the old one, returns the next one
/// \param body changes the representation
/// \param where the place to report
template <Id id, Id refused, Representation Subject, class Spec, class Body>
constexpr void refine(Subject& subject, const Operation& operation, Spec spec, Body body,
                      std::source_location where = std::source_location::current()) {
  if constexpr (!checks(Strength::rep)) {
    body();
  } else if (detail::is_checking()) {
    body();
  } else if (checks(Strength::audit) && detail::is_auditable(subject)) {
    detail::refine_value<id, refused>(subject, operation, spec, body, where);
  } else {
    detail::refine_representation(subject, operation, body, where);
  }
}

/// Checks the invariant of a value that was just constructed or read, at `rep` and above.
template <Representation Subject>
constexpr void establish(const Subject& subject, const Operation& operation,
                         std::source_location where = std::source_location::current()) {
  if constexpr (checks(Strength::rep)) {
    if (!detail::is_checking()) detail::require_invariant(subject, operation, where);
  }
}

/// Reports the first broken clause of \p subject in every build: for values made from untrusted
/// data.
template <Representation Subject>
constexpr void validate(const Subject& subject, const Operation& operation,
                        std::source_location where = std::source_location::current()) {
  detail::require_invariant(subject, operation, where);
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::contract
