/// \file
/// What `invariant()` returns: not a bare `bool`, but which clauses are broken, and where.
#pragma once

#include "staircase/contract/clause.hpp"
#include "staircase/contract/describe.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace staircase::contract {

/// Where in a representation something was found: nowhere in particular, an index, or a pair of
/// indices.
struct Place {
  const char* what = "";   ///< the word for the index, such as "row" or "cell"; empty for the whole
  int dimensions = 0;      ///< how many of the two indices count
  std::int64_t first = 0;  ///< the index, or the first of the pair
  std::int64_t second = 0;  ///< the second of the pair

  /// The representation as a whole.
  static constexpr Place whole(const char* what) noexcept { return {what, 0, 0, 0}; }
  /// Entry \p index.
  static constexpr Place at(const char* what, std::int64_t index) noexcept {
    return {what, 1, index, 0};
  }
  /// Entry (\p first, \p second).
  static constexpr Place at(const char* what, std::int64_t first, std::int64_t second) noexcept {
    return {what, 2, first, second};
  }

  /// The same word and the same indices.
  friend constexpr bool operator==(const Place& a, const Place& b) noexcept {
    return std::string_view(a.what) == b.what && a.dimensions == b.dimensions &&
           a.first == b.first && a.second == b.second;
  }
};

/// How a number that was found should have related to its bound.
enum class Relation {
  at_least,  ///< no smaller than the bound
  at_most,   ///< no larger than the bound
  equal_to   ///< the bound itself
};

/// One broken clause with the offending place: "row 3: 5, must be at most 4".
struct Finding {
  const Clause* clause;  ///< the broken clause; never null
  Place place;           ///< the first place where it is broken
  std::int64_t found;    ///< the number found there
  Relation relation;     ///< how it should relate to ...
  std::int64_t bound;    ///< ... this one

  /// The same clause, place, number and bound.
  friend constexpr bool operator==(const Finding&, const Finding&) = default;
};

/// The text of a place: "row 3", "cell (2, 4)", "count".
inline std::string to_text(const Place& place) {
  std::string text = place.what;
  if (place.dimensions == 1) text += joined(" ", std::to_string(place.first));
  if (place.dimensions == 2) {
    text += joined(" (", std::to_string(place.first), ", ", std::to_string(place.second), ")");
  }
  return text;
}

/// The text of a finding, without its clause: "row 3: 5, must be at most 4".
inline std::string to_text(const Finding& finding) {
  const char* relation = finding.relation == Relation::at_least  ? "at least "
                         : finding.relation == Relation::at_most ? "at most "
                                                                 : "equal to ";
  return to_text(finding.place) + ": " + std::to_string(finding.found) + ", must be " + relation +
         std::to_string(finding.bound);
}

/// The broken clauses of one state, each once, in the order of the invariant's conjuncts.
class Findings {
 public:
  /// True when nothing is broken.
  constexpr bool holds() const noexcept { return broken_.empty(); }
  /// The same, for `if (board.invariant())`.
  constexpr explicit operator bool() const noexcept { return holds(); }
  /// Notes a broken clause.
  constexpr void add(const Finding& finding) { broken_.push_back(finding); }
  /// Iteration over the broken clauses.
  constexpr auto begin() const noexcept { return broken_.begin(); }
  /// Iteration over the broken clauses.
  constexpr auto end() const noexcept { return broken_.end(); }
  /// How many clauses are broken.
  constexpr std::size_t size() const noexcept { return broken_.size(); }
  /// True when the clause named \p id is among them.
  constexpr bool names(std::string_view id) const noexcept {
    for (const Finding& finding : broken_) {
      if (finding.clause->id == id) return true;
    }
    return false;
  }

 private:
  std::vector<Finding> broken_;
};

}  // namespace staircase::contract
