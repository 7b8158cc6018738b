/// \file
/// What finding all P-positions costs: seconds in one thread, nanoseconds a position that is looked
/// at, and the counts, which are checked. Then what of the time memory would take by itself to move
/// as many bytes, measured in the same run.
///
///     bench_solve [--smoke | --large]
///
/// `--smoke` does the smallest square alone; `--large` also 18 x 18, once. Exits 1 when a count is
/// wrong, 2 when it is called in another way.
#include "traffic.hpp"

#include "staircase/chomp/solve/solve_table.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string_view>

namespace {

using namespace staircase::chomp;
using namespace staircase::bench;

struct Square {
  int side;
  std::uint64_t count;
};

// The first three are published: see tests/chomp/facts/README.md. The last is what this program
// found, and what slices shared among processes find in another order.
constexpr Square squares[] = {{12, 26838}, {14, 256366}, {16, 3317972}, {18, 37993832}};

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
  const std::string_view word = 1 < argc ? argv[1] : "";
  const bool smoke = word == "--smoke", large = word == "--large";
  if (2 < argc || (argc == 2 && !smoke && !large)) {
    std::fputs("usage: bench_solve [--smoke | --large]\n", stderr);
    return 2;
  }
  const double speed = bytes_merged_a_second();
  std::printf("memory merges %.1f GB/s: two bytes read and one written\n\n", speed / 1e9);
  std::printf(
      "  square  P-positions  looked at  seconds   ns each  GB moved  of the time  single marks\n");
  const std::size_t number = smoke ? 1 : large ? 4 : 3;
  for (const Square& square : std::span(squares).first(number)) {
    const double seconds = best_time(square, smoke || 16 < square.side ? 1 : 5);
    if (seconds < 0) {
      std::printf("%d x %d: the count is wrong\n", square.side, square.side);
      return 1;
    }
    const auto work = static_cast<double>(table_work(square.side, square.side));
    const Traffic traffic = traffic_of(square.side);
    const auto moved = static_cast<double>(traffic.copied);
    std::printf("%2d x %2d  %11llu  %9.3e  %7.4f  %8.2f  %8.3f  %9.1f %%  %12.3e\n", square.side,
                square.side, static_cast<unsigned long long>(square.count), work, seconds,
                seconds * 1e9 / work, moved / 1e9, 100 * moved / speed / seconds,
                static_cast<double>(traffic.single));
  }
}
