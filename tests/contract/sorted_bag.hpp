/// \file
/// A representation that is no game: a bag of numbers kept as a sorted vector, with an insertion
/// that can be told to go wrong. Its clauses are its own.
#pragma once

#include "staircase/contract/contract.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace staircase::contract {

template <>
inline constexpr Clause declared<"sorted_bag.ascending">{"sorted_bag.ascending", Kind::invariant,
                                                         "no entry is larger than the next",
                                                         "a[i] <= a[i+1]", "SortedBag"};
template <>
inline constexpr Clause declared<"sorted_bag.insert.adds">{"sorted_bag.insert.adds", Kind::post,
                                                           "inserting adds one occurrence",
                                                           "B' = B + {n}", "SortedBag"};
template <>
inline constexpr Clause declared<"sorted_bag.insert.refused">{
    "sorted_bag.insert.refused", Kind::post, "an insertion that throws changes nothing", "B' = B",
    "SortedBag"};

}  // namespace staircase::contract

namespace staircase::testing {

/// The abstract value: how often each number occurs, as the sorted list of all occurrences.
struct Bag {
  std::vector<int> occurrences;
  friend constexpr bool operator==(const Bag&, const Bag&) = default;
};

/// "{1, 2, 2}".
inline std::string describe(const Bag& bag) {
  std::string text;
  for (const int n : bag.occurrences) {
    text += contract::joined(text.empty() ? "" : ", ", std::to_string(n));
  }
  return contract::joined("{", text, "}");
}

/// How an insertion goes wrong.
enum class Fault { none, forgets, at_the_end, throws_before, throws_after, throws_unsorted };

/// A bag of numbers in ascending order.
class SortedBag {
 public:
  constexpr SortedBag() = default;
  explicit SortedBag(std::vector<int> entries) : entries_(std::move(entries)) {}

  constexpr const std::vector<int>& entries() const { return entries_; }

  constexpr Bag abstraction() const {
    if (!std::is_constant_evaluated()) ++abstractions;
    return Bag{entries_};
  }

  constexpr contract::Findings invariant() const {
    contract::Findings findings;
    for (std::size_t i = 0; i + 1 < entries_.size(); ++i) {
      if (entries_[i + 1] < entries_[i]) {
        findings.add({&contract::declared<"sorted_bag.ascending">,
                      contract::Place::at("entry", static_cast<std::int64_t>(i)), entries_[i],
                      contract::Relation::at_most, entries_[i + 1]});
        break;
      }
    }
    return findings;
  }

  /// Inserts \p n, with a fault.
  constexpr void insert(int n, Fault fault = Fault::none) {
    contract::refine<"sorted_bag.insert.adds", "sorted_bag.insert.refused">(
        *this, contract::Operation("insert", n),
        [n](Bag bag) {
          bag.occurrences.insert(
              std::upper_bound(bag.occurrences.begin(), bag.occurrences.end(), n), n);
          return bag;
        },
        [this, n, fault] { insert_unchecked(n, fault); });
  }

  mutable int abstractions = 0;  ///< how often the abstraction function ran

 private:
  constexpr void insert_unchecked(int n, Fault fault) {
    if (fault == Fault::throws_before) throw std::runtime_error("no room");
    if (fault == Fault::forgets) return;
    const bool unsorted = fault == Fault::at_the_end || fault == Fault::throws_unsorted;
    entries_.insert(
        unsorted ? entries_.end() : std::upper_bound(entries_.begin(), entries_.end(), n), n);
    if (fault == Fault::throws_after || fault == Fault::throws_unsorted) {
      throw std::runtime_error("changed my mind");
    }
  }

  std::vector<int> entries_;
};

/// "entries = 1 2 2".
inline std::string describe(const SortedBag& bag) {
  std::string text = "entries =";
  for (const int n : bag.entries()) text += contract::joined(" ", std::to_string(n));
  return text;
}

}  // namespace staircase::testing
