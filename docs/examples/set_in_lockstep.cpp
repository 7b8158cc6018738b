// A set of small numbers as a sorted vector and as a bitmap, driven in lock-step with std::set.
#include "staircase/testing/lockstep.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iostream>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace testing = staircase::testing;

// Invariant: the numbers grow.
struct SortedVector {
  std::vector<int> numbers;

  void insert(int n) {
    const auto place = std::lower_bound(numbers.begin(), numbers.end(), n);
    if (place == numbers.end() || *place != n) numbers.insert(place, n);
  }
  void erase(int n) {
    numbers.erase(std::remove(numbers.begin(), numbers.end(), n), numbers.end());
  }
  bool contains(int n) const { return std::binary_search(numbers.begin(), numbers.end(), n); }
  std::size_t size() const { return numbers.size(); }
};

// The number n is there when bit n is set.
struct Bitmap {
  std::uint32_t bits = 0;

  void insert(int n) { bits |= 1u << n; }
  void erase(int n) { bits &= ~(1u << n); }
  bool contains(int n) const { return (bits >> n & 1u) != 0; }
  std::size_t size() const {
    std::size_t count = 0;
    for (int n = 0; n < 32; ++n) count += contains(n) ? 1u : 0u;
    return count;
  }
};

// What somebody might write: it inserts without looking whether the number is there.
struct Forgetful : SortedVector {
  void insert(int n) { numbers.insert(std::lower_bound(numbers.begin(), numbers.end(), n), n); }
};

//! [lockstep]
template <class... Sets>
testing::Lockstep<std::set<int>, Sets...> sets(std::array<std::string, 1 + sizeof...(Sets)> names) {
  const auto any = [](const std::set<int>&) {
    return std::vector<testing::Arguments>{{0}, {1}, {2}, {3}};
  };
  const auto contents = [](const auto& set) {
    std::string text;
    for (int n = 0; n < 4; ++n) text += set.contains(n) ? std::to_string(n) + " " : "- ";
    return text;
  };
  testing::Lockstep<std::set<int>, Sets...> lockstep(
      names, "set.initial.empty", []<class T>(const testing::Arguments&) { return T(); });
  lockstep
      .command("insert", "set.insert.refines", any,
               [](auto& set, const auto& context) { set.insert(context.arguments[0]); })
      .command("erase", "set.erase.refines", any,
               [](auto& set, const auto& context) { set.erase(context.arguments[0]); })
      .value(contents)
      .observe("set.size.exact", [](const auto& set) { return std::to_string(set.size()); })
      .picture(contents);
  return lockstep;
}
//! [lockstep]

int main() {
  const std::vector<testing::Arguments> empty_start{{}};
  const auto right = sets<SortedVector, Bitmap>({"std::set", "SortedVector", "Bitmap"});
  std::cout << "SortedVector and Bitmap: "
            << (right.search(empty_start, 4, 100'000) ? "a difference" : "no difference") << "\n\n";

  const auto wrong = sets<Bitmap, Forgetful>({"std::set", "Bitmap", "Forgetful"});
  if (const auto failure = wrong.search(empty_start, 4, 100'000))
    std::cout << wrong.drawn(*failure) << "replay: " << text(failure->trace) << "\n";
}
