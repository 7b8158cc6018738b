/// \file
/// Grundy values of Chomp.
#pragma once

#include "staircase/chomp/solve/games.hpp"
#include "staircase/theory/grundy_oracle.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace staircase::chomp {

/// The longest side of a position that `grundy_value` works out.
inline constexpr int grundy_side = 10;

/// A position within `grundy_side` x `grundy_side`, small enough to be copied at every move.
///
/// \invariant the lengths are at most `grundy_side` and do not grow from row to row
struct SmallRows {
  std::array<std::uint8_t, grundy_side> length{};  ///< of each row, from the poison's row up

  friend bool operator==(const SmallRows&, const SmallRows&) = default;
};

/// Chomp in normal play: nobody takes the poison, and whoever finds only it has lost. The same
/// positions are lost as in the game where it may be taken.
struct PoisonLeftGame {
  /// Small rows; not those of the empty position, which no play reaches.
  using Position = SmallRows;
  /// The cell that is taken.
  using Move = Cell;
  /// Whoever cannot move has lost.
  static constexpr theory::Outcome without_moves = theory::Outcome::P;

  /// The cells of \p position but the poison.
  std::vector<Cell> moves(const SmallRows& position) const {
    std::vector<Cell> cells;
    cells.reserve(std::size_t{grundy_side} * grundy_side);
    for (int y = 0; y < grundy_side; ++y) {
      const int length = position.length[static_cast<std::size_t>(y)];
      for (int x = y == 0 ? 1 : 0; x < length; ++x) cells.push_back({x, y});
    }
    return cells;
  }
  /// The position without the up-set of \p cell.
  SmallRows after(SmallRows position, Cell cell) const noexcept {
    const auto x = static_cast<std::uint8_t>(cell.x);
    for (auto y = static_cast<std::size_t>(cell.y); y < position.length.size(); ++y)
      position.length[y] = std::min(position.length[y], x);
    return position;
  }
};

}  // namespace staircase::chomp

/// Hashes small rows. O(1).
template <>
struct std::hash<staircase::chomp::SmallRows> {
  /// Equal positions have equal hashes.
  std::size_t operator()(const staircase::chomp::SmallRows& position) const noexcept {
    std::uint64_t packed = 0;
    for (const auto length : position.length) packed = packed * 11 + length;
    return static_cast<std::size_t>(packed * 0x9e3779b97f4a7c15u >> 16);
  }
};

namespace staircase::chomp {

/// The Grundy value of \p position, the poison not being a move; nothing when it is empty, or has
/// more than `grundy_side` rows or columns. A full 10 x 10 board has 184,754 positions below it.
inline std::optional<int> grundy_value(const RowLengths& position) {
  if (position.rows() == 0 || grundy_side < std::max(position.rows(), position.columns()))
    return std::nullopt;
  SmallRows rows;
  std::transform(position.lengths().begin(), position.lengths().end(), rows.length.begin(),
                 [](int length) { return static_cast<std::uint8_t>(length); });
  return theory::GrundyOracle<PoisonLeftGame>().value(rows);
}

}  // namespace staircase::chomp
