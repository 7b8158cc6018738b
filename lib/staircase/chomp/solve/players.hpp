/// \file
/// Players that need no person.
#pragma once

#include "staircase/chomp/board/row_boundary_board.hpp"
#include "staircase/chomp/solve/random.hpp"
#include "staircase/chomp/solve/solver.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

namespace staircase::chomp {

/// Whoever can choose a move: `choose(board)` is a legal cell of a board that is not empty, or
/// nothing when the player cannot go on; `name()` is what the player is called.
template <class P>
concept Player = requires(P player, const P constant, const RowBoundaryBoard& board) {
  { player.choose(board) } -> std::same_as<std::optional<Cell>>;
  { constant.name() } -> std::convertible_to<std::string_view>;
};

inline namespace STAIRCASE_STRENGTH {

/// Wins whenever the position can be won, and otherwise makes the fighting move. Cannot go on when
/// the position is too large for its solver.
class PerfectPlayer {
 public:
  /// "perfect".
  std::string_view name() const noexcept { return "perfect"; }
  /// The perfect move. Cost as of `Solver`.
  std::optional<Cell> choose(const RowBoundaryBoard& board) {
    return solver_.perfect_move(RowLengths(board.row_lengths()));
  }

 private:
  Solver solver_;
};

/// Takes any cell, each with the same probability. The same seed gives the same play on every
/// machine.
class RandomPlayer {
 public:
  /// A player whose choices follow from \p seed.
  explicit RandomPlayer(std::uint64_t seed) noexcept : random_(seed) {}

  /// "random".
  std::string_view name() const noexcept { return "random"; }

  /// A cell of the board. O(H).
  std::optional<Cell> choose(const RowBoundaryBoard& board) {
    if (board.count() == 0) return std::nullopt;
    std::int64_t place = random_.below(board.count());
    int y = 0;
    // Invariant: the cell wanted is number `place` of the rows from y up. Variant: H - y.
    while (board.row()[detail::index(y)] <= place) place -= board.row()[detail::index(y++)];
    return Cell{static_cast<int>(place), y};
  }

 private:
  Random random_;
};

static_assert(Player<PerfectPlayer> && Player<RandomPlayer>);

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp
