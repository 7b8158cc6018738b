// An operation that breaks the invariant of its representation, in a constant expression.
#undef STAIRCASE_CONTRACTS
#define STAIRCASE_CONTRACTS rep
#include "staircase/contract/contract.hpp"

namespace contract = staircase::contract;

struct Toy {
  int number = 0;
  constexpr int abstraction() const { return number; }
  constexpr contract::Findings invariant() const {
    contract::Findings findings;
    if (number < 0) {
      findings.add({&contract::declared<"column_height.within_extent">,
                    contract::Place::whole("number"), number, contract::Relation::at_least, 0});
    }
    return findings;
  }
  constexpr void add(int n) {
    contract::refine<"chomp.move.refines", "chomp.move.refused">(
        *this, contract::Operation("add", n), [n](int before) { return before + n; },
        [this, n] { number += n; });
  }
};

constexpr bool count() {
  Toy toy;
#ifdef BROKEN
  toy.add(-1);
#else
  toy.add(1);
#endif
  return true;
}
static_assert(count());
