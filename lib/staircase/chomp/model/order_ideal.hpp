/// \file
/// The abstract value of a Chomp board.
#pragma once

#include "staircase/chomp/model/cell.hpp"
#include "staircase/chomp/model/extent.hpp"
#include "staircase/contract/check.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace staircase::chomp {

/// A finite order ideal: a finite set of cells which with a cell holds every cell to its left and
/// below.
///
/// This is the specification that every board is held against. It is meant to be read, not to be
/// fast: it holds the set itself, cell by cell.
///
/// \invariant `order_ideal.quadrant`, `order_ideal.downward_closed`; the cells are in order and
///   distinct
/// \exposure the cells are private; every way to make an ideal checks both clauses, in every build
/// \complexity
/// | operation         | time           |
/// | ----------------- | -------------- |
/// | `contains`        | O(log \|B\|)   |
/// | `size`            | O(1)           |
/// | make              | O(\|B\| log \|B\|) |
class OrderIdeal {
 public:
  /// The largest extent that is written out cell by cell.
  static constexpr std::int64_t enumerable_area = 16'777'216;

  /// The empty ideal.
  constexpr OrderIdeal() = default;

  /// The set of \p cells, in any order, repetitions allowed.
  /// \pre `order_ideal.quadrant`, `order_ideal.downward_closed`, checked in every build
  constexpr explicit OrderIdeal(std::vector<Cell> cells) : cells_(std::move(cells)) {
    if (!std::is_sorted(cells_.begin(), cells_.end())) std::sort(cells_.begin(), cells_.end());
    cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
    for (const Cell cell : cells_) {
      STAIRCASE_VALIDATE("order_ideal.quadrant", 0 <= cell.x && 0 <= cell.y, cell);
      STAIRCASE_VALIDATE("order_ideal.downward_closed",
                         (cell.x == 0 || contains({cell.x - 1, cell.y})) &&
                             (cell.y == 0 || contains({cell.x, cell.y - 1})),
                         cell);
    }
  }

  /// The cells of \p extent that satisfy \p condition: {c in W x H : condition(c)}.
  /// \pre `order_ideal.enumerable`, and as for the constructor
  template <class Condition>
  static constexpr OrderIdeal comprehension(Extent extent, Condition condition) {
    STAIRCASE_VALIDATE("order_ideal.enumerable", extent.area() <= enumerable_area, extent);
    std::vector<Cell> cells;
    for (int y = 0; y < extent.rows(); ++y) {
      for (int x = 0; x < extent.columns(); ++x) {
        if (condition(Cell{x, y})) cells.push_back({x, y});
      }
    }
    return OrderIdeal(std::move(cells));
  }

  /// The full rectangle.
  /// \pre `order_ideal.enumerable`
  static constexpr OrderIdeal rectangle(Extent extent) {
    return comprehension(extent, [](Cell) { return true; });
  }

  /// True when \p cell is in the set; false for any other pair of integers.
  constexpr bool contains(Cell cell) const noexcept {
    return std::binary_search(cells_.begin(), cells_.end(), cell);
  }

  /// The number of cells.
  constexpr std::int64_t size() const noexcept { return static_cast<std::int64_t>(cells_.size()); }
  /// True for the empty ideal.
  constexpr bool empty() const noexcept { return cells_.empty(); }

  /// Iteration over the cells, row by row from the bottom, each from the left.
  constexpr auto begin() const noexcept { return cells_.begin(); }
  /// Iteration over the cells.
  constexpr auto end() const noexcept { return cells_.end(); }

  /// The same set of cells.
  friend constexpr bool operator==(const OrderIdeal&, const OrderIdeal&) = default;

 private:
  std::vector<Cell> cells_;
};

}  // namespace staircase::chomp
