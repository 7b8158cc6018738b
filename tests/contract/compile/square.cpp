// An operation that misses its specification, in a constant expression.
#undef STAIRCASE_CONTRACTS
#define STAIRCASE_CONTRACTS audit
#include "staircase/contract/contract.hpp"

namespace contract = staircase::contract;

struct Toy {
  int number = 0;
  constexpr int abstraction() const { return number; }
  constexpr contract::Findings invariant() const { return {}; }
  constexpr void increase() {
    contract::refine<"chomp.move.refines", "chomp.move.refused">(
        *this, contract::Operation("increase"), [](int before) { return before + 1; },
        [this] {
#ifdef BROKEN
          number += 2;
#else
          number += 1;
#endif
        });
  }
};

constexpr bool count() {
  Toy toy;
  toy.increase();
  return true;
}
static_assert(count());
