/// \file
/// The rectangle that a board lives in.
#pragma once

#include "staircase/chomp/model/cell.hpp"
#include "staircase/contract/check.hpp"

#include <cstdint>
#include <string>

namespace staircase::chomp {

/// The extent W x H of a board: a constant of the board, which bounds its value and is no part of
/// it. The exam's N is the extent N x N.
///
/// \invariant `chomp.extent.positive`, `chomp.extent.bounded`
/// \exposure both numbers are private and never change
class Extent {
 public:
  /// The most columns, and the most rows: every count fits 64 bits, and every index 32.
  static constexpr int limit = 1'000'000;

  /// The extent of \p columns x \p rows.
  /// \pre `chomp.extent.positive`, `chomp.extent.bounded`, checked in every build
  constexpr Extent(std::int64_t columns, std::int64_t rows)
      : columns_(static_cast<int>(columns)), rows_(static_cast<int>(rows)) {
    STAIRCASE_VALIDATE("chomp.extent.positive", 1 <= columns && 1 <= rows, columns, rows);
    STAIRCASE_VALIDATE("chomp.extent.bounded", columns <= limit && rows <= limit, columns, rows);
  }

  /// The number of columns, W.
  constexpr int columns() const noexcept { return columns_; }
  /// The number of rows, H.
  constexpr int rows() const noexcept { return rows_; }
  /// The number of cells, W * H; at most 10^12.
  constexpr std::int64_t area() const noexcept { return std::int64_t{columns_} * rows_; }
  /// True when \p cell lies within.
  constexpr bool contains(Cell cell) const noexcept {
    return 0 <= cell.x && cell.x < columns_ && 0 <= cell.y && cell.y < rows_;
  }

  /// The same number of columns and of rows.
  friend constexpr bool operator==(const Extent&, const Extent&) = default;

 private:
  int columns_;
  int rows_;
};

/// "6 x 4": columns x rows.
inline std::string describe(Extent extent) {
  return std::to_string(extent.columns()) + " x " + std::to_string(extent.rows());
}

}  // namespace staircase::chomp
