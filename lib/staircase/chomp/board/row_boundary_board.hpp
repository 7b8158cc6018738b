/// \file
/// The board as its row boundary.
#pragma once

#include "staircase/chomp/board/board.hpp"
#include "staircase/chomp/board/findings.hpp"
#include "staircase/chomp/kernel/row_boundary.h"

namespace staircase::chomp {
inline namespace STAIRCASE_STRENGTH {

/// A board kept as the length of each row.
///
/// It stands for the order ideal whose row y is `row[y]` cells long.
///
/// \abstraction B = {(x, y) : 0 <= y < H and 0 <= x < row[y]}
/// \invariant `row_boundary.size`, `row_boundary.within_extent`, `row_boundary.nonincreasing`,
///   `row_boundary.count_is_sum`
/// \exposure the lengths are private and handed out only as constants; `cut` is the only member
///   that changes them
/// \complexity
/// | operation                     | time    | space |
/// | ----------------------------- | ------- | ----- |
/// | construct, copy               | O(H)    | O(H)  |
/// | `count`, `legal`              | O(1)    |       |
/// | `move(x, y)`                  | O(H-y)  |       |
/// | `uncached_count`, `invariant` | O(H)    |       |
/// | `display`, `abstraction`      | O(W H)  |       |
///
/// \par Example
/// \code
/// RowBoundaryBoard board(Extent(3, 2));  // row = 3 3
/// board.move({1, 1});                    // row = 3 1
/// \endcode
class RowBoundaryBoard : public BoardBase<RowBoundaryBoard> {
 public:
  /// The name in messages.
  static constexpr const char* name = "RowBoundaryBoard";

  /// The full board.
  /// \post `chomp.initial.full`
  constexpr explicit RowBoundaryBoard(Extent extent)
      : BoardBase(extent, extent.area()), row_(detail::index(extent.rows()), 0) {
    kernel::row_boundary_fill(row_.data(), extent.rows(), extent.columns());
    establish_full();
  }

  /// The board with these row lengths, from the poison's row up; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr RowBoundaryBoard(Extent extent, std::vector<int> row)
      : BoardBase(extent, 0), row_(std::move(row)) {
    STAIRCASE_VALIDATE("row_boundary.size", sized(extent, row_), extent, row_.size());
    cache_count(uncached_count());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with this whole state, the cached count included; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr RowBoundaryBoard(Extent extent, std::vector<int> row, std::int64_t count)
      : BoardBase(extent, count), row_(std::move(row)) {
    STAIRCASE_VALIDATE("row_boundary.size", sized(extent, row_), extent, row_.size());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with these row lengths, whose number is the extent's.
  /// \pre the invariant, checked in every build
  static constexpr RowBoundaryBoard from_row_lengths(Extent extent, std::vector<int> row) {
    return RowBoundaryBoard(extent, std::move(row));
  }

  /// Copies the extent and the whole representation; the two boards share nothing.
  constexpr RowBoundaryBoard(const RowBoundaryBoard&) = default;
  /// Assigns all or nothing; the extent too. A moved-from board stays a board.
  constexpr RowBoundaryBoard& operator=(RowBoundaryBoard other) noexcept {
    swap(*this, other);
    return *this;
  }
  /// Exchanges two boards in O(1).
  friend constexpr void swap(RowBoundaryBoard& a, RowBoundaryBoard& b) noexcept {
    a.swap_base(b);
    std::swap(a.row_, b.row_);
  }

  /// The representation: the length of each row.
  constexpr const std::vector<int>& row() const noexcept { return row_; }
  /// A copy of the representation.
  constexpr std::vector<int> row_lengths() const { return row_; }

  /// The number of cells, counted anew: the sum of the row lengths.
  constexpr std::int64_t uncached_count() const noexcept {
    return kernel::row_boundary_count(row_.data(), extent().rows());
  }

  /// The order ideal that the board stands for.
  /// \pre the invariant; `order_ideal.enumerable`
  constexpr OrderIdeal abstraction() const {
    return OrderIdeal::comprehension(
        extent(), [this](Cell cell) { return cell.x < row_[detail::index(cell.y)]; });
  }

  /// The broken clauses of this board; none, ever, unless memory was overwritten.
  constexpr Findings invariant() const { return invariant(extent(), row_, cached_count()); }

  /// The broken clauses of a raw state.
  static constexpr Findings invariant(Extent extent, const std::vector<int>& row,
                                      std::int64_t count) {
    const int h = extent.rows();
    Findings findings;
    if (!sized(extent, row)) {
      findings.add({&contract::declared<"row_boundary.size">,
                    contract::Place::whole("number of rows"), detail::length(row),
                    contract::Relation::equal_to, h});
      return findings;
    }
    detail::find_outside<"row_boundary.within_extent">(
        findings, "row", row, kernel::row_boundary_first_outside(row.data(), h, extent.columns()),
        extent.columns());
    detail::find_increase<"row_boundary.nonincreasing">(
        findings, "row", row, kernel::row_boundary_first_increase(row.data(), h));
    detail::find_miscount<"row_boundary.count_is_sum">(findings, count,
                                                       kernel::row_boundary_count(row.data(), h));
    return findings;
  }

  /// "row = 6 4 4 2 0 0".
  std::string representation_text() const {
    return contract::joined("row =", detail::numbers_text(row_));
  }

 private:
  friend BoardBase<RowBoundaryBoard>;

  static constexpr bool sized(Extent extent, const std::vector<int>& row) noexcept {
    return row.size() == detail::index(extent.rows());
  }
  constexpr bool holds(Cell cell) const noexcept {
    return kernel::row_boundary_legal(row_.data(), extent().rows(), cell.x, cell.y) != 0;
  }
  constexpr std::int64_t cut(Cell cell) noexcept {
    return kernel::row_boundary_move(row_.data(), extent().rows(), cell.x, cell.y);
  }

  std::vector<int> row_;
};

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp
