// Clauses on a type that has nothing to do with games.
//! [declare]
#include "staircase/contract/contract.hpp"

#include <iostream>
#include <set>
#include <utility>
#include <vector>

namespace contract = staircase::contract;

template <>
inline constexpr contract::Clause contract::declared<"sorted.ascending">{
    "sorted.ascending", contract::Kind::invariant, "no number is larger than the next",
    "number[i] <= number[i+1]", "SortedNumbers"};
template <>
inline constexpr contract::Clause contract::declared<"sorted.least.nonempty">{
    "sorted.least.nonempty", contract::Kind::pre, "only some numbers have a least one",
    "numbers is not empty", "SortedNumbers"};
//! [declare]

//! [type]
/// A bag of numbers, kept in ascending order.
class SortedNumbers {
 public:
  /// The bag of these numbers; untrusted, so the invariant is checked in every build.
  explicit SortedNumbers(std::vector<int> numbers) : numbers_(std::move(numbers)) {
    contract::validate(*this, contract::Operation("SortedNumbers"));
  }

  /// The least number, in O(1).
  int least() const {
    STAIRCASE_PRE("sorted.least.nonempty", !numbers_.empty(), contract::Operation("least"),
                  numbers_.size());
    return numbers_.front();
  }

  /// The representation.
  const std::vector<int>& numbers() const { return numbers_; }

  /// The abstract value: how often each number occurs, whatever the order.
  std::multiset<int> abstraction() const { return {numbers_.begin(), numbers_.end()}; }

  /// The broken clauses, with the place.
  contract::Findings invariant() const {
    contract::Findings findings;
    for (std::size_t i = 1; i < numbers_.size(); ++i) {
      if (numbers_[i] < numbers_[i - 1]) {
        findings.add({&contract::declared<"sorted.ascending">,
                      contract::Place::at("number", static_cast<int>(i)), numbers_[i],
                      contract::Relation::at_least, numbers_[i - 1]});
        break;
      }
    }
    return findings;
  }

 private:
  std::vector<int> numbers_;
};
//! [type]

/// The representation in one line, for messages.
std::string describe(const SortedNumbers& sorted) {
  std::string text = "numbers =";
  for (const int number : sorted.numbers()) text += " " + std::to_string(number);
  return text;
}

/// Runs \p action and prints the violation that it ends in, without the place of the check.
template <class Action>
void show_violation(Action action) {
  try {
    action();
    std::cout << "no clause is broken\n";
  } catch (const contract::ContractViolation& violation) {
    const std::string text = violation.what();
    std::cout << text.substr(0, text.find("  checked at:"));
  }
}

int main() {
  show_violation([] { std::cout << SortedNumbers({1, 2, 2, 7}).least() << "\n"; });
  show_violation([] { SortedNumbers({}).least(); });
  show_violation([] { SortedNumbers({3, 1, 2}); });
}
