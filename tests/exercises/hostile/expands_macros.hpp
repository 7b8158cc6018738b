// breaks: answer.compiles — a macro of two thousand million words
#pragma once
#include "wrong_count.hpp"

#define TEN(x) x x x x x x x x x x
#define MILLION(x) TEN(TEN(TEN(TEN(TEN(TEN(x))))))
namespace answer {
inline void large() { TEN(TEN(MILLION(TEN(;) ;))) }
}  // namespace answer
