/// \file
/// Handlers: scoped, nested, one a thread.
#include "staircase/contract/contract.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

#include <thread>

using namespace staircase;
using contract::ScopedHandler;
using contract::Violation;

namespace {

struct First {
  std::string clause;
};
struct Second {};

void throw_first(const Violation& violation) { throw First{std::string(violation.clause->id)}; }
void throw_second(const Violation&) { throw Second{}; }
void break_a_clause() { STAIRCASE_VALIDATE("chomp.extent.positive", false); }

}  // namespace

TEST_CASE("Without a handler of one's own a broken clause throws ContractViolation") {
  CHECK_THROWS_AS(break_a_clause(), contract::ContractViolation);
}

TEST_CASE("A scoped handler takes the violations of its scope, and of no other") {
  {
    const ScopedHandler scope(throw_first);
    try {
      break_a_clause();
      FAIL("the check did not report");
    } catch (const First& thrown) {
      CHECK(thrown.clause == "chomp.extent.positive");
    }
  }
  CHECK_THROWS_AS(break_a_clause(), contract::ContractViolation);
}

TEST_CASE("Scoped handlers nest") {
  const ScopedHandler outer(throw_first);
  {
    const ScopedHandler inner(throw_second);
    CHECK_THROWS_AS(break_a_clause(), Second);
  }
  CHECK_THROWS_AS(break_a_clause(), First);
}

TEST_CASE("A handler is restored when its scope is left by the exception it threw") {
  try {
    const ScopedHandler scope(throw_second);
    break_a_clause();
  } catch (const Second&) {
  }
  CHECK_THROWS_AS(break_a_clause(), contract::ContractViolation);
}

TEST_CASE("Each thread has a handler of its own") {
  const ScopedHandler scope(throw_first);
  bool default_there = false;
  bool own_there = false;
  std::thread([&] {
    default_there = testing::broken_clause(break_a_clause) == "chomp.extent.positive";
    const ScopedHandler inner(throw_second);
    try {
      break_a_clause();
    } catch (const Second&) {
      own_there = true;
    }
  }).join();
  CHECK(default_there);
  CHECK(own_there);
  CHECK_THROWS_AS(break_a_clause(), First);
}
