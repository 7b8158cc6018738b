/// \file
/// The board as one flat array of Booleans.
#pragma once

#include "staircase/chomp/board/board.hpp"
#include "staircase/chomp/board/findings.hpp"
#include "staircase/chomp/kernel/convert.h"
#include "staircase/chomp/kernel/flat_boolean.h"

namespace staircase::chomp {
inline namespace STAIRCASE_STRENGTH {

/// A board kept as W * H Booleans, row after row from the bottom.
///
/// It stands for the order ideal of the cells whose entry is 1.
///
/// \abstraction B = {(x, y) in W x H : occupied[y * W + x] = 1}
/// \invariant `flat_boolean.size`, `flat_boolean.zero_or_one`, `flat_boolean.downward_closed`,
///   `flat_boolean.count_is_sum`
/// \exposure the entries are private and handed out only as constants; `cut` is the only member
///   that changes them
/// \complexity
/// | operation                     | time         | space  |
/// | ----------------------------- | ------------ | ------ |
/// | construct, copy               | O(W H)       | O(W H) |
/// | `count`, `legal`              | O(1)         |        |
/// | `move(x, y)`                  | O((W-x)(H-y))|        |
/// | `uncached_count`, `invariant` | O(W H)       |        |
/// | `display`, `abstraction`      | O(W H)       |        |
///
/// \par Example
/// \code
/// FlatBooleanBoard board(Extent(3, 2));  // occupied = 1 1 1 1 1 1
/// board.move({1, 1});                    // occupied = 1 1 1 1 0 0
/// \endcode
class FlatBooleanBoard : public BoardBase<FlatBooleanBoard> {
 public:
  /// The name in messages.
  static constexpr const char* name = "FlatBooleanBoard";

  /// The full board.
  /// \pre `chomp.extent.fits_memory`, checked in every build before memory is asked for
  /// \post `chomp.initial.full`
  constexpr explicit FlatBooleanBoard(Extent extent)
      : BoardBase(extent, extent.area()), occupied_(detail::boolean_area(extent), 0) {
    kernel::flat_boolean_fill(occupied_.data(), extent.columns(), extent.rows());
    establish_full();
  }

  /// The board with these entries; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr FlatBooleanBoard(Extent extent, std::vector<unsigned char> occupied)
      : BoardBase(extent, 0), occupied_(std::move(occupied)) {
    STAIRCASE_VALIDATE("flat_boolean.size", sized(extent, occupied_), extent, occupied_.size());
    cache_count(uncached_count());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with this whole state, the cached count included; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr FlatBooleanBoard(Extent extent, std::vector<unsigned char> occupied, std::int64_t count)
      : BoardBase(extent, count), occupied_(std::move(occupied)) {
    STAIRCASE_VALIDATE("flat_boolean.size", sized(extent, occupied_), extent, occupied_.size());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with these row lengths.
  /// \pre the invariant of the row boundary and `chomp.extent.fits_memory`, checked in every build
  static constexpr FlatBooleanBoard from_row_lengths(Extent extent, const std::vector<int>& row) {
    detail::require_row_lengths(extent, row);
    std::vector<unsigned char> occupied(detail::boolean_area(extent), 0);
    kernel::rows_to_flat(row.data(), occupied.data(), extent.columns(), extent.rows());
    return FlatBooleanBoard(extent, std::move(occupied));
  }

  /// Copies the extent and the whole representation; the two boards share nothing.
  constexpr FlatBooleanBoard(const FlatBooleanBoard&) = default;
  /// Assigns all or nothing; the extent too. A moved-from board stays a board.
  constexpr FlatBooleanBoard& operator=(FlatBooleanBoard other) noexcept {
    swap(*this, other);
    return *this;
  }
  /// Exchanges two boards in O(1).
  friend constexpr void swap(FlatBooleanBoard& a, FlatBooleanBoard& b) noexcept {
    a.swap_base(b);
    std::swap(a.occupied_, b.occupied_);
  }

  /// The representation: an entry a cell, (x, y) at y * W + x.
  constexpr const std::vector<unsigned char>& occupied() const noexcept { return occupied_; }
  /// The row boundary, read off the entries.
  constexpr std::vector<int> row_lengths() const {
    std::vector<int> row(detail::index(extent().rows()), 0);
    kernel::flat_to_rows(occupied_.data(), row.data(), extent().columns(), extent().rows());
    return row;
  }

  /// The number of cells, counted anew: the number of entries that are 1.
  constexpr std::int64_t uncached_count() const noexcept {
    return kernel::flat_boolean_count(occupied_.data(), extent().columns(), extent().rows());
  }

  /// The order ideal that the board stands for.
  /// \pre the invariant; `order_ideal.enumerable`
  constexpr OrderIdeal abstraction() const {
    return OrderIdeal::comprehension(extent(), [this](Cell cell) {
      return occupied_[detail::index(std::int64_t{cell.y} * extent().columns() + cell.x)] == 1;
    });
  }

  /// The broken clauses of this board; none, ever, unless memory was overwritten.
  constexpr Findings invariant() const { return invariant(extent(), occupied_, cached_count()); }

  /// The broken clauses of a raw state.
  static constexpr Findings invariant(Extent extent, const std::vector<unsigned char>& occupied,
                                      std::int64_t count) {
    Findings findings;
    if (!sized(extent, occupied)) {
      findings.add({&contract::declared<"flat_boolean.size">,
                    contract::Place::whole("number of entries"), detail::length(occupied),
                    contract::Relation::equal_to, extent.area()});
      return findings;
    }
    const int w = extent.columns();
    const int h = extent.rows();
    detail::find_in_grid<"flat_boolean.zero_or_one", "flat_boolean.downward_closed">(
        findings, w, extent.area(), kernel::flat_boolean_first_not_binary(occupied.data(), w, h),
        kernel::flat_boolean_first_unsupported(occupied.data(), w, h),
        [&](std::int64_t x, std::int64_t y) { return occupied[detail::index(y * w + x)]; });
    detail::find_miscount<"flat_boolean.count_is_sum">(
        findings, count, kernel::flat_boolean_count(occupied.data(), w, h));
    return findings;
  }

  /// "occupied = 1 1 1 1 0 0".
  std::string representation_text() const {
    return contract::joined("occupied =", detail::numbers_text(occupied_));
  }

 private:
  friend BoardBase<FlatBooleanBoard>;

  static constexpr bool sized(Extent extent, const std::vector<unsigned char>& occupied) noexcept {
    return detail::length(occupied) == extent.area();
  }
  constexpr bool holds(Cell cell) const noexcept {
    return kernel::flat_boolean_legal(occupied_.data(), extent().columns(), extent().rows(), cell.x,
                                      cell.y) != 0;
  }
  constexpr std::int64_t cut(Cell cell) noexcept {
    return kernel::flat_boolean_move(occupied_.data(), extent().columns(), extent().rows(), cell.x,
                                     cell.y);
  }

  std::vector<unsigned char> occupied_;
};

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp
