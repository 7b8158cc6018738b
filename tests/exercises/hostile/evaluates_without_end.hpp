// breaks: answer.compiles — a loop that only the compiler runs
#pragma once
#include "wrong_count.hpp"

namespace answer {
constexpr long spin() {
  long sum = 0;
  for (long i = 0; i < 4'000'000'000; ++i) sum += i % 7;
  return sum;
}
constexpr long spun = spin();
}  // namespace answer
