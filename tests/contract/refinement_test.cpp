/// \file
/// The refinement guard, on a representation that is no game.
#include "contract/sorted_bag.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

using namespace staircase;
using namespace staircase::testing;
using contract::Strength;

namespace {

constexpr bool rep = contract::checks(Strength::rep);
constexpr bool audit = contract::checks(Strength::audit);

/// The clause that inserting 2 into {1, 3} with this fault breaks; what else is thrown passes.
std::string insertion_breaks(Fault fault) {
  SortedBag bag({1, 3});
  return broken_clause([&] { bag.insert(2, fault); });
}

}  // namespace

TEST_CASE("A refinement that keeps its promises goes through") {
  SortedBag bag({1, 3});
  bag.insert(2);
  CHECK(bag.entries() == std::vector{1, 2, 3});
  CHECK(bag.abstractions == (audit ? 2 : 0));
}

TEST_CASE("A square that does not commute is reported at audit") {
  CHECK(insertion_breaks(Fault::forgets) == (audit ? "sorted_bag.insert.adds" : ""));
}

TEST_CASE("A broken invariant is reported at rep, before the square is looked at") {
  SortedBag bag({1, 3});
  const auto violation = violation_by([&] { bag.insert(2, Fault::at_the_end); });
  REQUIRE(violation.has_value() == rep);
  if (!violation) return;
  CHECK(violation->clause->id == "sorted_bag.ascending");
  CHECK(violation->expression == "entry 1: 3, must be at most 2");
  CHECK(violation->operation == "insert(2)");
  CHECK(violation->representation == "entries = 1 3 2");
  CHECK(violation->expected == (audit ? "{1, 2, 3}\n" : ""));
  CHECK(violation->replay == (audit ? "start at {1, 3}, then insert(2)" : ""));
}

TEST_CASE("A broken postcondition is reported with the state as it stands") {
  SortedBag bag({1, 3});
  const auto violation = violation_by([&] { bag.insert(2, Fault::forgets); });
  REQUIRE(violation.has_value() == audit);
  if (!violation) return;
  CHECK(violation->representation == "entries = 1 3");
  CHECK(violation->expected == "{1, 2, 3}\n");
  CHECK(violation->replay == "start at {1, 3}, then insert(2)");
  CHECK(bag.entries() == std::vector{1, 3});
}

TEST_CASE("An exception out of an operation that changed nothing passes through the guard") {
  SortedBag bag({1, 3});
  CHECK_THROWS_AS(bag.insert(2, Fault::throws_before), std::runtime_error);
  CHECK(bag.entries() == std::vector{1, 3});
}

TEST_CASE("An exception out of an operation that changed the value is a broken clause at audit") {
  if (audit) {
    CHECK(insertion_breaks(Fault::throws_after) == "sorted_bag.insert.refused");
  } else {
    CHECK_THROWS_AS(insertion_breaks(Fault::throws_after), std::runtime_error);
  }
}

TEST_CASE("An exception out of an operation that left nonsense is a broken invariant at rep") {
  if (rep) {
    CHECK(insertion_breaks(Fault::throws_unsorted) == "sorted_bag.ascending");
  } else {
    CHECK_THROWS_AS(insertion_breaks(Fault::throws_unsorted), std::runtime_error);
  }
}

TEST_CASE("What is validated is checked in every build, what is established at rep") {
  const SortedBag nonsense({2, 1});
  CHECK(broken_clause([&] { contract::validate(nonsense, contract::Operation("read")); }) ==
        "sorted_bag.ascending");
  CHECK(broken_clause([&] { contract::establish(nonsense, contract::Operation("make")); }) ==
        (rep ? "sorted_bag.ascending" : ""));
}

TEST_CASE("The guard works in constant evaluation") {
  STATIC_REQUIRE([] {
    SortedBag bag;
    bag.insert(2);
    bag.insert(1);
    return bag.entries() == std::vector{1, 2};
  }());
}
