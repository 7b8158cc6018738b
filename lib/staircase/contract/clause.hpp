/// \file
/// Clauses: the named promises of the library, and how code refers to one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace staircase::contract {

/// What kind of promise a clause is, which also says whose defect a violation is.
enum class Kind {
  pre,        ///< the caller's duty; a violation is the caller's error and changes nothing
  post,       ///< what an operation promises; a violation is a defect of the library
  invariant,  ///< one conjunct of a representation invariant
  law         ///< relates several operations or values
};

/// The word for \p kind as it stands in messages.
constexpr std::string_view name(Kind kind) noexcept {
  switch (kind) {
    case Kind::pre: return "precondition";
    case Kind::post: return "postcondition";
    case Kind::invariant: return "invariant";
    case Kind::law: return "law";
  }
  return "clause";
}

/// One promise. All text is static, so a clause can be referred to for as long as the program runs.
struct Clause {
  std::string_view id;        ///< dotted; its last word is its name in the kernel's contract
  Kind kind;                  ///< what is promised by whom
  std::string_view sentence;  ///< the promise in one sentence
  std::string_view formula;   ///< the promise in symbols
  std::string_view owner;     ///< the class or program that makes it

  /// The same id: an id names one clause.
  friend constexpr bool operator==(const Clause& a, const Clause& b) noexcept {
    return a.id == b.id;
  }
};

/// The clause list in the order of `clauses.inc`.
inline constexpr auto clauses = std::to_array<Clause>({
/// \cond
#define STAIRCASE_CLAUSE(id, kind, sentence, formula, owner) \
  {id, Kind::kind, sentence, formula, owner},
#include "staircase/contract/clauses.inc"
#undef STAIRCASE_CLAUSE
    /// \endcond
});

/// The place in the list of the clause named \p id, or the length of the list. O(number of
/// clauses).
constexpr std::size_t clause_number(std::string_view id) noexcept {
  std::size_t number = 0;
  while (number < clauses.size() && clauses[number].id != id) ++number;
  return number;
}

/// The clause named \p id in the list, or `nullptr`. O(number of clauses).
constexpr const Clause* find_clause(std::string_view id) noexcept {
  const std::size_t number = clause_number(id);
  return number < clauses.size() ? &clauses[number] : nullptr;
}

/// A clause id as a template argument, so that a compile error can carry it.
template <std::size_t Size>
struct Id {
  char text[Size]{};  ///< the id and its terminating zero

  /// Made from a string literal.
  constexpr Id(const char (&literal)[Size]) noexcept { std::copy_n(literal, Size, text); }

  /// The id without its terminating zero.
  constexpr std::string_view view() const noexcept { return {text, Size - 1}; }
};

/// The clause with this id. An id that is in no list does not compile. A project that uses the
/// contracts for data types of its own declares its clauses by specialising this variable:
/// \snippet own_clause.cpp declare
template <Id id>
inline constexpr Clause declared = [] {
  // By number: with -fsanitize=undefined, g++ 12 does not compare addresses in constants.
  constexpr std::size_t number = clause_number(id.view());
  static_assert(number < clauses.size(), "this clause id is not in staircase/contract/clauses.inc");
  return clauses[number];
}();

}  // namespace staircase::contract
