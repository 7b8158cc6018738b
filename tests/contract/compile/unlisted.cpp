// A clause id that no list has.
#include "staircase/contract/contract.hpp"

#ifndef BROKEN
template <>
inline constexpr staircase::contract::Clause staircase::contract::declared<"toy.positive">{
    "toy.positive", Kind::pre, "the number is positive", "0 < n", "toy"};
#endif

void f(int n) { STAIRCASE_VALIDATE("toy.positive", 0 < n, n); }
