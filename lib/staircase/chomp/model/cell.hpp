/// \file
/// Cells of the quarter plane.
#pragma once

#include "staircase/contract/describe.hpp"

#include <compare>
#include <string>

namespace staircase::chomp {

/// A cell: column `x`, row `y`, both counted from 0 at the lower left. (0, 0) is the poison.
///
/// Any pair of integers is a value of this type, so that a question about a cell outside the
/// quarter plane, or outside a board, can be asked and answered.
struct Cell {
  int x = 0;  ///< column, from the left
  int y = 0;  ///< row, from the bottom

  /// The same column and the same row.
  friend constexpr bool operator==(const Cell&, const Cell&) = default;
  /// Row by row from the bottom, each from the left.
  friend constexpr std::strong_ordering operator<=>(const Cell& a, const Cell& b) noexcept {
    const auto rows = a.y <=> b.y;
    return rows != 0 ? rows : a.x <=> b.x;
  }
};

/// The poison: whoever takes it loses.
inline constexpr Cell poison{0, 0};

/// True when \p b is in the up-set of \p a: at or to the right of it, and at or above it.
constexpr bool in_up_set(Cell a, Cell b) noexcept { return a.x <= b.x && a.y <= b.y; }

/// "(3, 1)".
inline std::string describe(Cell cell) {
  return contract::joined("(", std::to_string(cell.x), ", ", std::to_string(cell.y), ")");
}

}  // namespace staircase::chomp
