/// \file
/// Compiled once a strength, which PROBE_STRENGTH names, into the same program.
#undef STAIRCASE_CONTRACTS
#define STAIRCASE_CONTRACTS PROBE_STRENGTH
#include "contract/strength_probe.hpp"
#include "staircase/chomp/board/row_boundary_board.hpp"
#include "support/broken_clause.hpp"

namespace staircase::testing {
namespace {

using contract::Operation;

/// A number that may be kept wrong, and whose operation may miss its square.
struct Toy {
  int number = 0;
  bool broken = false;

  int abstraction() const { return number; }
  contract::Findings invariant() const {
    contract::Findings findings;
    if (broken) {
      findings.add({&contract::declared<"row_boundary.size">, contract::Place::whole("toy"), 1,
                    contract::Relation::equal_to, 0});
    }
    return findings;
  }
  void step(int by, bool then_broken) {
    contract::refine<"chomp.move.refines", "chomp.move.refused">(
        *this, Operation("step", by), [](int before) { return before + 1; },
        [this, by, then_broken] {
          number += by;
          broken = then_broken;
        });
  }
};

std::string illegal_move() {
  chomp::RowBoundaryBoard board(chomp::Extent(3, 2));
  if constexpr (contract::checks(contract::Strength::pre)) {
    return broken_clause([&] { board.move({3, 0}); });
  }
  return {};  // With contracts off an illegal move is undefined.
}

Probe probe() {
  Probe seen;
  seen.strength = static_cast<int>(contract::strength);
  seen.validate = broken_clause([] { STAIRCASE_VALIDATE("chomp.extent.positive", false); });
  seen.pre = broken_clause([] { STAIRCASE_PRE("chomp.move.legal", false); });
  seen.post = broken_clause([] { STAIRCASE_POST("chomp.move.smaller", false); });
  seen.audit = broken_clause([] { STAIRCASE_AUDIT("chomp.legal.exact", false); });
  seen.invariant = broken_clause([] { Toy().step(1, true); });
  seen.square = broken_clause([] { Toy().step(2, false); });
  seen.illegal_move = illegal_move();
  STAIRCASE_VALIDATE("chomp.extent.positive", ++seen.evaluated > 0);
  STAIRCASE_PRE("chomp.move.legal", ++seen.evaluated > 0);
  STAIRCASE_POST("chomp.move.smaller", ++seen.evaluated > 0);
  STAIRCASE_AUDIT("chomp.legal.exact", ++seen.evaluated > 0);
  chomp::RowBoundaryBoard board(chomp::Extent(3, 2));
  board.move({1, 1});
  seen.count = board.count();
  seen.board = &typeid(chomp::RowBoundaryBoard);
  return seen;
}

}  // namespace

#define PROBE_JOIN_(a, b) a##b
#define PROBE_JOIN(a, b) PROBE_JOIN_(a, b)
Probe PROBE_JOIN(probe_, PROBE_STRENGTH)() { return probe(); }

}  // namespace staircase::testing
