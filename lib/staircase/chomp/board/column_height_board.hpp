/// \file
/// The board as its column heights.
#pragma once

#include "staircase/chomp/board/board.hpp"
#include "staircase/chomp/board/findings.hpp"
#include "staircase/chomp/kernel/column_heights.h"
#include "staircase/chomp/kernel/convert.h"

namespace staircase::chomp {
inline namespace STAIRCASE_STRENGTH {

/// A board kept as the height of each column.
///
/// It stands for the order ideal whose column x is `height[x]` cells high: the row boundary with
/// the axes exchanged. A move may stop at the first column that is no higher than its row, since no
/// later column is higher.
///
/// \abstraction B = {(x, y) : 0 <= x < W and 0 <= y < height[x]}
/// \invariant `column_height.size`, `column_height.within_extent`, `column_height.nonincreasing`,
///   `column_height.count_is_sum`
/// \exposure the heights are private and handed out only as constants; `cut` is the only member
///   that changes them
/// \complexity
/// | operation                     | time                         | space |
/// | ----------------------------- | ---------------------------- | ----- |
/// | construct, copy               | O(W)                         | O(W)  |
/// | `count`, `legal`              | O(1)                         |       |
/// | `move(x, y)`                  | O(columns that are changed)  |       |
/// | `uncached_count`, `invariant` | O(W)                         |       |
/// | `row_lengths`, conversion     | O(W + H)                     |       |
/// | `display`, `abstraction`      | O(W H)                       |       |
///
/// \par Example
/// \code
/// ColumnHeightBoard board(Extent(3, 2));  // height = 2 2 2
/// board.move({1, 1});                     // height = 2 1 1
/// \endcode
class ColumnHeightBoard : public BoardBase<ColumnHeightBoard> {
 public:
  /// The name in messages.
  static constexpr const char* name = "ColumnHeightBoard";

  /// The full board.
  /// \post `chomp.initial.full`
  constexpr explicit ColumnHeightBoard(Extent extent)
      : BoardBase(extent, extent.area()), height_(detail::index(extent.columns()), 0) {
    kernel::column_heights_fill(height_.data(), extent.columns(), extent.rows());
    establish_full();
  }

  /// The board with these column heights, from the poison's column on; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr ColumnHeightBoard(Extent extent, std::vector<int> height)
      : BoardBase(extent, 0), height_(std::move(height)) {
    STAIRCASE_VALIDATE("column_height.size", sized(extent, height_), extent, height_.size());
    cache_count(uncached_count());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with this whole state, the cached count included; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr ColumnHeightBoard(Extent extent, std::vector<int> height, std::int64_t count)
      : BoardBase(extent, count), height_(std::move(height)) {
    STAIRCASE_VALIDATE("column_height.size", sized(extent, height_), extent, height_.size());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with these row lengths.
  /// \pre the invariant of the row boundary, checked in every build
  static constexpr ColumnHeightBoard from_row_lengths(Extent extent, const std::vector<int>& row) {
    detail::require_row_lengths(extent, row);
    std::vector<int> height(detail::index(extent.columns()), 0);
    kernel::rows_to_columns(row.data(), extent.rows(), height.data(), extent.columns());
    return ColumnHeightBoard(extent, std::move(height));
  }

  /// Copies the extent and the whole representation; the two boards share nothing.
  constexpr ColumnHeightBoard(const ColumnHeightBoard&) = default;
  /// Assigns all or nothing; the extent too. A moved-from board stays a board.
  constexpr ColumnHeightBoard& operator=(ColumnHeightBoard other) noexcept {
    swap(*this, other);
    return *this;
  }
  /// Exchanges two boards in O(1).
  friend constexpr void swap(ColumnHeightBoard& a, ColumnHeightBoard& b) noexcept {
    a.swap_base(b);
    std::swap(a.height_, b.height_);
  }

  /// The representation: the height of each column.
  constexpr const std::vector<int>& height() const noexcept { return height_; }
  /// The row boundary, read off the heights.
  constexpr std::vector<int> row_lengths() const {
    std::vector<int> row(detail::index(extent().rows()), 0);
    kernel::columns_to_rows(height_.data(), extent().columns(), row.data(), extent().rows());
    return row;
  }

  /// The number of cells, counted anew: the sum of the column heights.
  constexpr std::int64_t uncached_count() const noexcept {
    return kernel::column_heights_count(height_.data(), extent().columns());
  }

  /// The order ideal that the board stands for.
  /// \pre the invariant; `order_ideal.enumerable`
  constexpr OrderIdeal abstraction() const {
    return OrderIdeal::comprehension(
        extent(), [this](Cell cell) { return cell.y < height_[detail::index(cell.x)]; });
  }

  /// The broken clauses of this board; none, ever, unless memory was overwritten.
  constexpr Findings invariant() const { return invariant(extent(), height_, cached_count()); }

  /// The broken clauses of a raw state.
  static constexpr Findings invariant(Extent extent, const std::vector<int>& height,
                                      std::int64_t count) {
    const int w = extent.columns();
    Findings findings;
    if (!sized(extent, height)) {
      findings.add({&contract::declared<"column_height.size">,
                    contract::Place::whole("number of columns"), detail::length(height),
                    contract::Relation::equal_to, w});
      return findings;
    }
    detail::find_outside<"column_height.within_extent">(
        findings, "column", height,
        kernel::column_heights_first_outside(height.data(), w, extent.rows()), extent.rows());
    detail::find_increase<"column_height.nonincreasing">(
        findings, "column", height, kernel::column_heights_first_increase(height.data(), w));
    detail::find_miscount<"column_height.count_is_sum">(
        findings, count, kernel::column_heights_count(height.data(), w));
    return findings;
  }

  /// "height = 4 4 3 3 1 1".
  std::string representation_text() const {
    return contract::joined("height =", detail::numbers_text(height_));
  }

 private:
  friend BoardBase<ColumnHeightBoard>;

  static constexpr bool sized(Extent extent, const std::vector<int>& height) noexcept {
    return height.size() == detail::index(extent.columns());
  }
  constexpr bool holds(Cell cell) const noexcept {
    return kernel::column_heights_legal(height_.data(), extent().columns(), cell.x, cell.y) != 0;
  }
  constexpr std::int64_t cut(Cell cell) noexcept {
    return kernel::column_heights_move(height_.data(), extent().columns(), cell.x, cell.y);
  }

  std::vector<int> height_;
};

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp
