// The condition of a check that is off is still parsed and type-checked.
#undef STAIRCASE_CONTRACTS
#define STAIRCASE_CONTRACTS off
#include "staircase/contract/contract.hpp"

void f([[maybe_unused]] int n) {
#ifdef BROKEN
  STAIRCASE_AUDIT("chomp.legal.exact", 0 < m);
#else
  STAIRCASE_AUDIT("chomp.legal.exact", 0 < n);
#endif
}
