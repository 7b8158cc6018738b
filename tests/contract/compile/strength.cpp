// A strength that does not exist.
#undef STAIRCASE_CONTRACTS
#ifdef BROKEN
#define STAIRCASE_CONTRACTS full
#else
#define STAIRCASE_CONTRACTS rep
#endif
#include "staircase/contract/contract.hpp"
