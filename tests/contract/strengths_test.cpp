/// \file
/// One program made of translation units of all four strengths: each behaves by its own.
#include "contract/strength_probe.hpp"
#include "staircase/contract/strength.hpp"
#include "support/catch_compat.hpp"

#include <set>
#include <typeindex>

using namespace staircase::testing;

TEST_CASE("At off, only what comes from outside is checked") {
  const Probe seen = probe_off();
  CHECK(seen.strength == 1);
  CHECK(seen.validate == "chomp.extent.positive");
  CHECK(seen.pre == "");
  CHECK(seen.post == "");
  CHECK(seen.audit == "");
  CHECK(seen.invariant == "");
  CHECK(seen.square == "");
  CHECK(seen.evaluated == 1);
}

TEST_CASE("At pre, preconditions are checked too") {
  const Probe seen = probe_pre();
  CHECK(seen.strength == 2);
  CHECK(seen.validate == "chomp.extent.positive");
  CHECK(seen.pre == "chomp.move.legal");
  CHECK(seen.illegal_move == "chomp.move.legal");
  CHECK(seen.post == "");
  CHECK(seen.audit == "");
  CHECK(seen.invariant == "");
  CHECK(seen.square == "");
  CHECK(seen.evaluated == 2);
}

TEST_CASE("At rep, invariants and cheap postconditions are checked too") {
  const Probe seen = probe_rep();
  CHECK(seen.strength == 3);
  CHECK(seen.pre == "chomp.move.legal");
  CHECK(seen.illegal_move == "chomp.move.legal");
  CHECK(seen.post == "chomp.move.smaller");
  CHECK(seen.invariant == "row_boundary.size");
  CHECK(seen.audit == "");
  CHECK(seen.square == "");
  CHECK(seen.evaluated == 3);
}

TEST_CASE("At audit, everything is checked") {
  const Probe seen = probe_audit();
  CHECK(seen.strength == 4);
  CHECK(seen.pre == "chomp.move.legal");
  CHECK(seen.illegal_move == "chomp.move.legal");
  CHECK(seen.post == "chomp.move.smaller");
  CHECK(seen.invariant == "row_boundary.size");
  CHECK(seen.audit == "chomp.legal.exact");
  CHECK(seen.square == "chomp.move.refines");
  CHECK(seen.evaluated == 4);
}

TEST_CASE("Boards of different strengths have different types and the same results") {
  std::set<std::type_index> types;
  for (const Probe& seen : {probe_off(), probe_pre(), probe_rep(), probe_audit()}) {
    types.insert(std::type_index(*seen.board));
    CHECK(seen.count == 4);
  }
  CHECK(types.size() == 4);
}

TEST_CASE("This build has the strength that its build type or STAIRCASE_CONTRACTS says") {
#if defined(EXPECTED_STRENGTH)
  CHECK(staircase::contract::strength == staircase::contract::Strength::EXPECTED_STRENGTH);
#elif defined(NDEBUG)
  CHECK(staircase::contract::strength == staircase::contract::Strength::pre);
#else
  CHECK(staircase::contract::strength == staircase::contract::Strength::audit);
#endif
}
