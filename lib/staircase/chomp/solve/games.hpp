/// \file
/// Chomp as an impartial game, twice: over the model, and over row lengths.
#pragma once

#include "staircase/chomp/kernel/row_boundary.h"
#include "staircase/chomp/model/rules.hpp"
#include "staircase/theory/impartial_game.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace staircase::chomp {

/// A position without an extent: the lengths of its rows that are not empty, from the poison's row
/// up.
///
/// \abstraction B = {(x, y) : 0 <= y < |length| and 0 <= x < length[y]}
/// \invariant the lengths are at least 1 and none is larger than the one before; so equal values
/// have equal lengths
/// \exposure the lengths are private and handed out only as constants; `take` is the only member
/// that changes them
/// \complexity O(number of rows) for all but `holds`, which is O(1)
class RowLengths {
 public:
  /// The empty position.
  RowLengths() = default;

  /// The position with these row lengths, each at least 0 and none larger than the one before;
  /// zeros at the end count for nothing. Lengths of any board are such.
  explicit RowLengths(std::vector<int> lengths) : length_(std::move(lengths)) { drop_empty_rows(); }

  /// The lengths.
  const std::vector<int>& lengths() const noexcept { return length_; }
  /// The number of rows that are not empty.
  int rows() const noexcept { return static_cast<int>(length_.size()); }
  /// The number of columns that are not empty.
  int columns() const noexcept { return length_.empty() ? 0 : length_.front(); }
  /// The number of cells.
  std::int64_t count() const noexcept {
    return length_.empty() ? 0 : kernel::row_boundary_count(length_.data(), rows());
  }
  /// Whether the position has \p cell; any integers are allowed.
  bool holds(Cell cell) const noexcept {
    return kernel::row_boundary_legal(length_.data(), rows(), cell.x, cell.y) != 0;
  }

  /// Removes the up-set of \p cell, which the position must hold, and returns the number of cells
  /// removed.
  std::int64_t take(Cell cell) noexcept {
    const std::int64_t removed = kernel::row_boundary_move(length_.data(), rows(), cell.x, cell.y);
    drop_empty_rows();
    return removed;
  }

  friend bool operator==(const RowLengths&, const RowLengths&) = default;

 private:
  void drop_empty_rows() noexcept {
    while (!length_.empty() && length_.back() == 0) length_.pop_back();
  }

  std::vector<int> length_;
};

namespace detail {

/// A number mixed into a hash: Fowler, Noll and Vo's multiplication, a word at a time.
constexpr std::size_t mix(std::size_t hash, int number) noexcept {
  return static_cast<std::size_t>((hash ^ static_cast<std::size_t>(number)) *
                                  std::uint64_t{1099511628211});
}

}  // namespace detail

/// Chomp as the model has it: positions are order ideals and moves follow the rules. Slow and
/// obviously right.
struct IdealGame {
  /// An order ideal.
  using Position = OrderIdeal;
  /// The cell that is taken.
  using Move = Cell;
  /// Whoever took the poison has lost, so the player to move on the empty board has won.
  static constexpr theory::Outcome without_moves = theory::Outcome::N;

  /// The cells of \p position.
  std::vector<Cell> moves(const OrderIdeal& position) const { return rules::moves(position); }
  /// The position without the up-set of \p cell.
  OrderIdeal after(const OrderIdeal& position, Cell cell) const {
    return rules::move(position, cell);
  }
};

/// Chomp over row lengths: the same game, fast enough for a million moves a second.
struct RowGame {
  /// Row lengths.
  using Position = RowLengths;
  /// The cell that is taken.
  using Move = Cell;
  /// Whoever took the poison has lost, so the player to move on the empty board has won.
  static constexpr theory::Outcome without_moves = theory::Outcome::N;

  /// The cells of \p position, row by row from the bottom, each from the left.
  std::vector<Cell> moves(const RowLengths& position) const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(position.count()));
    for (int y = 0; y < position.rows(); ++y) {
      for (int x = 0; x < position.lengths()[static_cast<std::size_t>(y)]; ++x)
        cells.push_back({x, y});
    }
    return cells;
  }
  /// The position without the up-set of \p cell.
  RowLengths after(RowLengths position, Cell cell) const {
    position.take(cell);
    return position;
  }
};

}  // namespace staircase::chomp

/// Hashes an order ideal by its cells. O(\|B\|).
template <>
struct std::hash<staircase::chomp::OrderIdeal> {
  /// Equal ideals have equal hashes.
  std::size_t operator()(const staircase::chomp::OrderIdeal& ideal) const noexcept {
    std::size_t mixed = 0;
    for (const auto cell : ideal) {
      mixed = staircase::chomp::detail::mix(staircase::chomp::detail::mix(mixed, cell.x), cell.y);
    }
    return mixed;
  }
};

/// Hashes row lengths. O(number of rows).
template <>
struct std::hash<staircase::chomp::RowLengths> {
  /// Equal positions have equal hashes.
  std::size_t operator()(const staircase::chomp::RowLengths& position) const noexcept {
    std::size_t mixed = 0;
    for (const int length : position.lengths())
      mixed = staircase::chomp::detail::mix(mixed, length);
    return mixed;
  }
};
