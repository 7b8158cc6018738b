/// \file
/// The board as rows of Booleans.
#pragma once

#include "staircase/chomp/board/board.hpp"
#include "staircase/chomp/board/findings.hpp"
#include "staircase/chomp/kernel/boolean_rows.h"
#include "staircase/chomp/kernel/convert.h"

namespace staircase::chomp {
namespace detail {

/// Rows of Booleans: a row for each y, an entry for each x.
using BooleanRows = std::vector<std::vector<unsigned char>>;

/// The beginning of each row, as the kernels take them. O(H).
constexpr std::vector<unsigned char*> beginnings(BooleanRows& rows) {
  std::vector<unsigned char*> pointers;
  pointers.reserve(rows.size());
  for (auto& row : rows) pointers.push_back(row.data());
  return pointers;
}
/// The same for rows that stay as they are.
constexpr std::vector<const unsigned char*> beginnings(const BooleanRows& rows) {
  std::vector<const unsigned char*> pointers;
  pointers.reserve(rows.size());
  for (const auto& row : rows) pointers.push_back(row.data());
  return pointers;
}

}  // namespace detail

inline namespace STAIRCASE_STRENGTH {

/// A board kept as H rows of W Booleans.
///
/// It stands for the order ideal of the cells whose entry is 1.
///
/// \abstraction B = {(x, y) in W x H : occupied[y][x] = 1}
/// \invariant `boolean.rectangular`, `boolean.zero_or_one`, `boolean.downward_closed`,
///   `boolean.count_is_sum`
/// \exposure the rows are private and handed out only as constants; `cut` is the only member that
///   changes them
/// \complexity
/// | operation                     | time              | space  |
/// | ----------------------------- | ----------------- | ------ |
/// | construct, copy               | O(W H)            | O(W H) |
/// | `count`                       | O(1)              |        |
/// | `legal`                       | O(1)              |        |
/// | `move(x, y)`                  | O((W-x)(H-y) + H) |        |
/// | `uncached_count`, `invariant` | O(W H)            |        |
/// | `display`, `abstraction`      | O(W H)            |        |
///
/// \par Example
/// \code
/// BooleanBoard board(Extent(3, 2));  // occupied = 111 111
/// board.move({1, 1});                // occupied = 111 100
/// \endcode
class BooleanBoard : public BoardBase<BooleanBoard> {
 public:
  /// The name in messages.
  static constexpr const char* name = "BooleanBoard";
  /// The representation: a row for each y, an entry for each x.
  using Rows = detail::BooleanRows;

  /// The full board.
  /// \pre `chomp.extent.fits_memory`, checked in every build before memory is asked for
  /// \post `chomp.initial.full`
  constexpr explicit BooleanBoard(Extent extent)
      : BoardBase(extent, extent.area()), occupied_(empty_rows(extent)) {
    kernel::boolean_rows_fill(detail::beginnings(occupied_).data(), extent.columns(),
                              extent.rows());
    establish_full();
  }

  /// The board with these entries; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr BooleanBoard(Extent extent, Rows occupied)
      : BoardBase(extent, 0), occupied_(std::move(occupied)) {
    STAIRCASE_VALIDATE("boolean.rectangular", first_unequal(extent, occupied_) < 0, extent,
                       occupied_.size());
    cache_count(uncached_count());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with this whole state, the cached count included; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr BooleanBoard(Extent extent, Rows occupied, std::int64_t count)
      : BoardBase(extent, count), occupied_(std::move(occupied)) {
    STAIRCASE_VALIDATE("boolean.rectangular", first_unequal(extent, occupied_) < 0, extent,
                       occupied_.size());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with these row lengths.
  /// \pre the invariant of the row boundary and `chomp.extent.fits_memory`, checked in every build
  static constexpr BooleanBoard from_row_lengths(Extent extent, const std::vector<int>& row) {
    detail::require_row_lengths(extent, row);
    Rows occupied = empty_rows(extent);
    kernel::rows_to_boolean(row.data(), detail::beginnings(occupied).data(), extent.columns(),
                            extent.rows());
    return BooleanBoard(extent, std::move(occupied));
  }

  /// Copies the extent and the whole representation; the two boards share nothing.
  constexpr BooleanBoard(const BooleanBoard&) = default;
  /// Assigns all or nothing; the extent too. A moved-from board stays a board.
  constexpr BooleanBoard& operator=(BooleanBoard other) noexcept {
    swap(*this, other);
    return *this;
  }
  /// Exchanges two boards in O(1).
  friend constexpr void swap(BooleanBoard& a, BooleanBoard& b) noexcept {
    a.swap_base(b);
    std::swap(a.occupied_, b.occupied_);
  }

  /// The representation.
  constexpr const Rows& occupied() const noexcept { return occupied_; }
  /// The row boundary, read off the entries.
  constexpr std::vector<int> row_lengths() const {
    std::vector<int> row(detail::index(extent().rows()), 0);
    kernel::boolean_to_rows(detail::beginnings(occupied_).data(), row.data(), extent().columns(),
                            extent().rows());
    return row;
  }

  /// The number of cells, counted anew: the number of entries that are 1.
  constexpr std::int64_t uncached_count() const {
    return kernel::boolean_rows_count(detail::beginnings(occupied_).data(), extent().columns(),
                                      extent().rows());
  }

  /// The order ideal that the board stands for.
  /// \pre the invariant; `order_ideal.enumerable`
  constexpr OrderIdeal abstraction() const {
    return OrderIdeal::comprehension(extent(), [this](Cell cell) {
      return occupied_[detail::index(cell.y)][detail::index(cell.x)] == 1;
    });
  }

  /// The broken clauses of this board; none, ever, unless memory was overwritten.
  constexpr Findings invariant() const { return invariant(extent(), occupied_, cached_count()); }

  /// The broken clauses of a raw state.
  static constexpr Findings invariant(Extent extent, const Rows& occupied, std::int64_t count) {
    Findings findings;
    if (const std::int64_t y = first_unequal(extent, occupied); 0 <= y) {
      add_not_rectangular(findings, extent, occupied, y);
      return findings;
    }
    const int w = extent.columns();
    const int h = extent.rows();
    const std::vector<const unsigned char*> rows = detail::beginnings(occupied);
    detail::find_in_grid<"boolean.zero_or_one", "boolean.downward_closed">(
        findings, w, extent.area(), kernel::boolean_rows_first_not_binary(rows.data(), w, h),
        kernel::boolean_rows_first_unsupported(rows.data(), w, h),
        [&](std::int64_t x, std::int64_t y) {
          return occupied[detail::index(y)][detail::index(x)];
        });
    detail::find_miscount<"boolean.count_is_sum">(findings, count,
                                                  kernel::boolean_rows_count(rows.data(), w, h));
    return findings;
  }

  /// "occupied = 111 100".
  std::string representation_text() const {
    std::string text = "occupied =";
    for (std::size_t y = 0; y < occupied_.size() && y < 24; ++y) {
      text += " ";
      for (std::size_t x = 0; x < occupied_[y].size() && x < 64; ++x)
        text += std::to_string(occupied_[y][x]);
    }
    return text + (24 < occupied_.size() || 64 < occupied_[0].size() ? " ..." : "");
  }

 private:
  friend BoardBase<BooleanBoard>;

  /// H rows of W zeros. Checks the size before it asks for memory.
  static constexpr Rows empty_rows(Extent extent) {
    static_cast<void>(detail::boolean_area(extent));
    return Rows(detail::index(extent.rows()),
                std::vector<unsigned char>(detail::index(extent.columns()), 0));
  }

  /// The first row that is missing or not W long, H when there are more than H rows, or -1.
  static constexpr std::int64_t first_unequal(Extent extent, const Rows& occupied) noexcept {
    for (std::int64_t y = 0; y < extent.rows(); ++y) {
      if (detail::length(occupied) <= y ||
          detail::length(occupied[detail::index(y)]) != extent.columns())
        return y;
    }
    return detail::length(occupied) == extent.rows() ? -1 : extent.rows();
  }

  static constexpr void add_not_rectangular(Findings& findings, Extent extent, const Rows& occupied,
                                            std::int64_t y) {
    const bool miscounted = y == extent.rows() || detail::length(occupied) <= y;
    findings.add(
        {&contract::declared<"boolean.rectangular">,
         miscounted ? contract::Place::whole("number of rows")
                    : contract::Place::at("length of row", y),
         miscounted ? detail::length(occupied) : detail::length(occupied[detail::index(y)]),
         contract::Relation::equal_to, miscounted ? extent.rows() : extent.columns()});
  }

  constexpr bool holds(Cell cell) const noexcept {
    // A row is a flat grid of one row, so the kernel that answers for a grid answers for it.
    return 0 <= cell.y && cell.y < extent().rows() &&
           kernel::flat_boolean_legal(occupied_[detail::index(cell.y)].data(), extent().columns(),
                                      1, cell.x, 0) != 0;
  }
  constexpr std::int64_t cut(Cell cell) {
    return kernel::boolean_rows_move(detail::beginnings(occupied_).data(), extent().columns(),
                                     extent().rows(), cell.x, cell.y);
  }

  Rows occupied_;
};

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp
