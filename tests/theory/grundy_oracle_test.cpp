/// \file
/// Grundy values from the definition, on a game whose values everybody knows.
#include "staircase/theory/grundy_oracle.hpp"

#include "support/catch_compat.hpp"

#include <vector>

namespace {

using staircase::theory::GrundyOracle;
using staircase::theory::mex;
using staircase::theory::Outcome;

// One heap, from which 1 to `most` are taken; who cannot take loses.
template <int most>
struct Heap {
  using Position = int;
  using Move = int;
  static constexpr Outcome without_moves = Outcome::P;
  std::vector<int> moves(int size) const {
    std::vector<int> taken;
    for (int k = 1; k <= most && k <= size; ++k) taken.push_back(k);
    return taken;
  }
  int after(int size, int taken) const { return size - taken; }
};

}  // namespace

TEST_CASE("The mex is the least natural number that is missing") {
  CHECK(mex({}) == 0);
  CHECK(mex({1, 2}) == 0);
  CHECK(mex({0, 2, 0}) == 1);
  CHECK(mex({2, 1, 0}) == 3);
  CHECK(mex({1'000'000, 0}) == 1);
}

TEST_CASE("A heap of Nim is worth its size, and one with a bounded take its remainder") {
  GrundyOracle<Heap<100>> nim;
  GrundyOracle<Heap<3>> bounded;
  for (int size = 0; size <= 60; ++size) {
    CHECK(nim.value(size) == size);
    CHECK(bounded.value(size) == size % 4);
  }
  CHECK(nim.remembered() == 61);
}
