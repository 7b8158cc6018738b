/// \file
/// Checks do not enter themselves: not through the abstraction function, not through messages.
#include "staircase/contract/contract.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

#include <cstdint>
#include <stdexcept>

using namespace staircase;
using namespace staircase::testing;
using Catch::Matchers::ContainsSubstring;
using contract::Operation;

namespace {

/// A number whose abstraction function calls an operation that is itself checked by the
/// abstraction function: without a guard against re-entry the two call each other for ever.
class Introspective {
 public:
  int abstraction() const {
    ++calls;
    return get();
  }
  contract::Findings invariant() const {
    static_cast<void>(get());
    return {};
  }
  int get() const {
    STAIRCASE_AUDIT("chomp.count.exact", number_ == abstraction(), Operation("get"));
    return number_;
  }
  void increase() {
    contract::refine<"chomp.move.refines", "chomp.move.refused">(
        *this, Operation("increase"), [](int before) { return before + 1; },
        [this] { number_ = get() + 1; });
  }

  mutable int calls = 0;

 private:
  int number_ = 0;
};

/// A number whose description breaks a clause.
struct Indescribable {
  int number = 0;
};
std::string describe(const Indescribable& value) {
  STAIRCASE_VALIDATE("chomp.extent.bounded", value.number < 0, value);
  return "never";
}

/// A value whose picture asks a question that is checked at audit, and would fail.
struct Doubtful {};
std::string describe(const Doubtful&) { return "doubtful"; }
std::string draw(const Doubtful&) {
  STAIRCASE_AUDIT("chomp.legal.exact", false);
  return "?\n";
}

}  // namespace

TEST_CASE("An abstraction function may call checked operations") {
  Introspective value;
  value.increase();
  CHECK(value.get() == 1);
  CHECK(value.calls < 10);
}

TEST_CASE("A check within a check is skipped, and checks are on again after it") {
  if (!contract::checks(contract::Strength::audit)) return;
  CHECK(broken_clause([] {
          STAIRCASE_AUDIT("chomp.count.exact", [] {
            STAIRCASE_AUDIT("chomp.legal.exact", false);
            return true;
          }());
        }) == "");
  CHECK(broken_clause([] { STAIRCASE_AUDIT("chomp.legal.exact", false); }) == "chomp.legal.exact");
}

TEST_CASE("Checks are on again after a check that broke") {
  if (!contract::checks(contract::Strength::audit)) return;
  for (int i = 0; i < 2; ++i) {
    CHECK(broken_clause([] { STAIRCASE_AUDIT("chomp.legal.exact", false); }) ==
          "chomp.legal.exact");
  }
}

TEST_CASE("Checks are on again after a condition that threw") {
  if (!contract::checks(contract::Strength::audit)) return;
  const auto throws = [] {
    STAIRCASE_AUDIT("chomp.count.exact", []() -> bool { throw std::runtime_error("no answer"); }());
  };
  CHECK_THROWS_AS(throws(), std::runtime_error);
  CHECK_FALSE(contract::detail::is_checking());
  CHECK(broken_clause([] { STAIRCASE_AUDIT("chomp.legal.exact", false); }) == "chomp.legal.exact");
}

TEST_CASE("The end of an inner check does not end the outer one") {
  const auto inner_and_outer = [] {
    // Not const: that would be a constant expression, in which no check is under way.
    bool inner = contract::detail::while_checking([] { return contract::detail::is_checking(); });
    return inner && contract::detail::is_checking();
  };
  CHECK(contract::detail::while_checking(inner_and_outer));
  CHECK_FALSE(contract::detail::is_checking());
}

TEST_CASE("Untrusted data are held to the invariant within a check too") {
  struct Broken {
    int abstraction() const { return 0; }
    contract::Findings invariant() const {
      contract::Findings findings;
      findings.add({&contract::declared<"row_boundary.size">, contract::Place::whole("size"), 1,
                    contract::Relation::equal_to, 2});
      findings.add({&contract::declared<"row_boundary.nonincreasing">,
                    contract::Place::at("row", 1), 5, contract::Relation::at_most, 4});
      return findings;
    }
  };
  CHECK(broken_clause([] {
          contract::detail::while_checking([] {
            contract::validate(Broken(), Operation("read"));
            return true;
          });
        }) == "row_boundary.size");
  CHECK(broken_clause([] { contract::validate(Broken(), Operation("read")); }) ==
        "row_boundary.size");
}

TEST_CASE("A specification may call checked operations, which are not checked again") {
  Introspective value;
  contract::refine<"chomp.move.refines", "chomp.move.refused">(
      value, Operation("wait"),
      [](int before) {
        STAIRCASE_AUDIT("chomp.legal.exact", false);
        return before;
      },
      [] {});
  CHECK(value.get() == 0);
}

TEST_CASE("The arguments of an operation are written whole") {
  CHECK(describe(Operation("f", INT64_MIN, (std::int64_t{1} << 32) + 1)) ==
        "f(-9223372036854775808, 4294967297)");
}

TEST_CASE("When a description breaks a clause, the first violation is reported") {
  const Indescribable value{3};
  const auto violation = violation_by(
      [&] { STAIRCASE_VALIDATE("chomp.move.legal", false, Operation("move", 1, 2), value); });
  REQUIRE(violation.has_value());
  CHECK(violation->clause->id == "chomp.move.legal");
  CHECK(violation->operation == "move(1, 2)");
  CHECK_THAT(violation->representation, ContainsSubstring("chomp.extent.bounded"));
  CHECK(broken_clause([] { STAIRCASE_VALIDATE("chomp.extent.positive", false); }) ==
        "chomp.extent.positive");
}

TEST_CASE("No check runs while a violation is described") {
  const Doubtful value;
  const auto violation =
      violation_by([&] { STAIRCASE_VALIDATE("chomp.move.legal", false, value); });
  REQUIRE(violation.has_value());
  CHECK(violation->clause->id == "chomp.move.legal");
  CHECK(violation->drawing == "?\n");
}
