/// \file
/// What RowBoundaryBoard::move costs beyond its kernel. With contracts off that must be nothing:
/// the program fails when the median of the ratios is above the limit.
///
/// Board and bare kernel play the same games in turn, each first in every second pair, and each
/// pair gives one ratio; what disturbs the machine disturbs both or is an outlier.
#include "bench/games.hpp"
#include "staircase/chomp/board/row_boundary_board.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace staircase;
using namespace staircase::chomp;
using bench::Game;

constexpr double limit = 1.02;

/// What a board keeps, all of it and in its order, without the board. The kernel is called with
/// what the extent says, as a board must: that number is read again for each move, since a compiler
/// cannot know that writing rows leaves it alone.
struct Bare {
  Extent extent;
  std::int64_t count;
  std::vector<int> row;

  void move(Cell cell) {
    count -= kernel::row_boundary_move(row.data(), extent.rows(), cell.x, cell.y);
  }
};

/// The nanoseconds that \p game takes on all of \p boards, out of line so that neither is
/// compiled into what surrounds it.
template <class B>
[[gnu::noinline]] double time_of(std::vector<B>& boards, const Game& game) {
  const auto begin = std::chrono::steady_clock::now();
  for (B& board : boards) {
    for (const Cell cell : game) board.move(cell);
  }
  const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - begin;
  return taken.count();
}

/// The ratio of board to bare kernel, one a pair.
std::vector<double> ratios(Extent extent, int pairs) {
  const std::vector<Game> games = bench::random_games(extent, 2022, 8);
  const RowBoundaryBoard full(extent);
  const Bare bare_full{extent, full.count(), full.row()};
  static_assert(sizeof(Bare) == sizeof(RowBoundaryBoard));
  const auto copies = static_cast<std::size_t>(std::max(1, 16384 / extent.rows()));
  std::vector<RowBoundaryBoard> boards(copies, full);
  std::vector<Bare> bare(copies, bare_full);
  std::vector<double> all;
  for (int pair = 0; pair < pairs; ++pair) {
    const Game& game = games[static_cast<std::size_t>(pair) / 2 % games.size()];
    for (auto& board : boards) board = full;
    for (auto& board : bare) board = bare_full;
    double of_board = 0;
    double of_bare = 0;
    if (pair % 2 == 0) of_board = time_of(boards, game);
    of_bare = time_of(bare, game);
    if (pair % 2 == 1) of_board = time_of(boards, game);
    if (boards.back().count() != 0 || bare.back().count != 0) std::abort();
    all.push_back(of_board / of_bare);
  }
  return all;
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = argc == 2 && std::string_view(argv[1]) == "--smoke";
  const bool off = contract::strength == contract::Strength::off;
  bool exceeded = false;
  std::printf("RowBoundaryBoard::move over its kernel, median of the ratios\n");
  for (const int n : {16, 256, 4096}) {
    if (smoke && n > 16) break;
    const double ratio = bench::median(ratios(Extent(n, n), smoke ? 4 : 800));
    std::printf("N = %-6d %.4f\n", n, ratio);
    exceeded = exceeded || ratio > limit;
  }
  if (!off) {
    std::printf("Contracts are on here, so no limit is set. With contracts off it is %.2f.\n",
                limit);
    return 0;
  }
  std::printf(exceeded ? "above the limit of %.2f\n" : "within the limit of %.2f\n", limit);
  return exceeded && !smoke ? 1 : 0;
}
