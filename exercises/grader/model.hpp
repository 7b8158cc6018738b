/// \file
/// What a right answer replies. On small boards the library's model decides, cell by cell; on large
/// ones, whose cells cannot be listed, a closed form, which tests/exercises holds against the
/// model.
#pragma once

#include "script.hpp"
#include "staircase/chomp/model/order_ideal.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace staircase::grade {

/// Boards up to this N are decided by the library's model.
inline constexpr int model_limit = 16;

/// The position of one board.
///
/// It stands for {0 .. N-1} x {0 .. N-1} without the up-sets of the moves made.
class Position {
 public:
  /// The full board of \p n x \p n.
  explicit Position(int n);
  /// The position after \p game, whose moves must be legal.
  explicit Position(const Game& game);

  /// N.
  int n() const noexcept { return n_; }
  /// True when the board holds \p cell.
  bool holds(Cell cell) const;
  /// The number of cells. O(moves log moves).
  std::int64_t count() const;
  /// Takes \p cell.
  /// \pre the board holds it
  void move(Cell cell);
  /// The value, on small boards.
  const std::optional<chomp::OrderIdeal>& ideal() const noexcept { return ideal_; }
  /// The legal moves, on small boards.
  std::vector<Cell> moves() const;

  /// Whether \p cell is held, by the closed form whatever the size.
  bool holds_in_closed_form(Cell cell) const;
  /// The number of cells, by the closed form whatever the size.
  std::int64_t count_in_closed_form() const;

 private:
  int n_;
  std::vector<Cell> taken_;
  std::optional<chomp::OrderIdeal> ideal_;
};

/// What is to be displayed for \p position, whose N must be below 10.
std::string displayed(const Position& position);

/// The right replies to \p script. A move of an illegal cell is to be refused, which is value 0.
std::vector<Reply> right_replies(const Script& script);

}  // namespace staircase::grade
