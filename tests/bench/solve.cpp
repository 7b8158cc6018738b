/// \file
/// What finding all P-positions costs: seconds in one thread, nanoseconds a position that is looked
/// at, and the counts, which are checked.
///
///     bench_solve [--smoke]
///
/// `--smoke` does the smallest square alone. Exits 1 when a count is wrong.
#include "staircase/chomp/solve/solve_table.hpp"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string_view>

namespace {

using namespace staircase::chomp;

struct Square {
  int side;
  std::uint64_t count;  // published: see tests/chomp/facts/README.md
};

constexpr Square squares[] = {{12, 26838}, {14, 256366}, {16, 3317972}};

// The seconds that the best of some runs takes, or a negative number when the count is wrong.
double best_time(const Square& square, int runs) {
  double best = 0;
  for (int run = 0; run < runs; ++run) {
    const auto begin = std::chrono::steady_clock::now();
    if (solve_table(square.side, square.side).count() != square.count) return -1;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    if (run == 0 || taken.count() < best) best = taken.count();
  }
  return best;
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = 1 < argc && std::string_view(argv[1]) == "--smoke";
  std::printf("square  P-positions  positions looked at  seconds  ns a position\n");
  for (const Square& square : squares) {
    const double seconds = best_time(square, smoke ? 1 : 5);
    if (seconds < 0) {
      std::printf("%d x %d: the count is wrong\n", square.side, square.side);
      return 1;
    }
    const auto work = static_cast<double>(table_work(square.side, square.side));
    std::printf("%2d x %2d  %11llu  %19.0f  %7.4f  %13.2f\n", square.side, square.side,
                static_cast<unsigned long long>(square.count), work, seconds, seconds * 1e9 / work);
    if (smoke) break;
  }
}
