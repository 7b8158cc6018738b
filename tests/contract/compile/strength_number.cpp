// A strength given as a number.
#undef STAIRCASE_CONTRACTS
#ifdef BROKEN
#define STAIRCASE_CONTRACTS 3
#else
#define STAIRCASE_CONTRACTS pre
#endif
#include "staircase/contract/contract.hpp"
