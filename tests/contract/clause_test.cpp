#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

#include <stdexcept>

namespace {

using namespace staircase::contract;
using staircase::testing::broken_clause;

constexpr bool rep = checks(Strength::rep);

// A number that is too large to be audited, and whose operation may go wrong.
struct Huge {
  int number = 0;
  bool nonsense = false;

  int abstraction() const { return number; }
  bool auditable() const { return false; }
  Findings invariant() const {
    Findings findings;
    if (nonsense) {
      findings.add(
          {&declared<"row_boundary.size">, Place::whole("number"), number, Relation::equal_to, 0});
    }
    return findings;
  }
  template <class Body>
  void step(Body body) {
    refine<"chomp.move.refines", "chomp.move.refused">(
        *this, Operation("step"), [](int before) { return before + 1; }, body);
  }
};

}  // namespace

TEST_CASE("Two clauses are the same when their ids are") {
  CHECK(clauses[0] == clauses[0]);
  CHECK_FALSE(clauses[0] == clauses[1]);
}

TEST_CASE("A value too large to be audited is held to its invariant and to nothing more") {
  Huge huge;
  CHECK(broken_clause([&] { huge.step([&] { huge.number += 5; }); }) == "");
  CHECK(huge.number == 5);
  CHECK(broken_clause([&] { huge.step([&] { huge.nonsense = true; }); }) ==
        (rep ? "row_boundary.size" : ""));
}

TEST_CASE("An exception out of an operation too large to be audited meets a broken invariant") {
  Huge huge;
  CHECK_THROWS_AS(huge.step([] { throw std::runtime_error("on purpose"); }), std::runtime_error);
  const auto fails_halfway = [&] {
    huge.nonsense = true;
    throw std::runtime_error("on purpose");
  };
  if (rep) {
    CHECK(broken_clause([&] { huge.step(fails_halfway); }) == "row_boundary.size");
  } else {
    CHECK_THROWS_AS(huge.step(fails_halfway), std::runtime_error);
  }
}

TEST_CASE("An operation within a check is not guarded itself") {
  Huge huge;
  CHECK(broken_clause([&] {
          detail::while_checking([&] {
            huge.step([&] { huge.nonsense = true; });
            return true;
          });
        }) == "");
  CHECK(huge.nonsense);
}
