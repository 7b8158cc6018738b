/// \file
/// What is true of the positions of Floyd's board of 4 rows of 5 cells, by trying everything.
#pragma once

#include "drawing.hpp"
#include "staircase/chomp/model/order_ideal.hpp"
#include "staircase/chomp/solve/games.hpp"
#include "staircase/theory/outcome_oracle.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace staircase::grade::floyd {

using chomp::OrderIdeal;

/// The board.
/// @{
inline constexpr int columns = 5;
inline constexpr int rows = 4;
/// @}

/// How many cells each row has, the poison's row first.
using Rows = std::array<int, rows>;

/// Of a position of the board.
Rows row_lengths(const OrderIdeal& position);
/// The position with these row lengths, or nothing when they are none of a position of the board.
std::optional<OrderIdeal> position_of(const std::vector<int>& lengths);
/// The longer side of a position.
int side(const OrderIdeal& position);
/// As a student writes it: "{4, 2, 2, 0}".
std::string code(const OrderIdeal& position);
/// "(2, 1)".
std::string code(Cell cell);
/// As the desk reads and writes it: "4 2 2 0/".
std::string wire(const OrderIdeal& position);

/// The position, drawn on the whole board.
Panel drawn(const std::string& title, const OrderIdeal& position);
/// The same, with the cell \p taken marked `x` and what goes with it marked `-`.
Panel drawn_with(const std::string& title, const OrderIdeal& position, Cell taken);

/// A move, and what it means for whoever made it.
struct Choice {
  Cell cell;         ///< the cell that is taken
  int mistakes = 0;  ///< how many of the replies leave a won position
  int replies = 0;   ///< how many replies there are
  int removed = 0;   ///< how many cells it takes
};

/// Whether \p a fights better than \p b: more mistakes, then fewer cells removed, then the smaller
/// y, then the smaller x.
bool fights_better(const Choice& a, const Choice& b);

/// The truth, from the rules of the game in the library's model and nothing else.
class Truth {
 public:
  /// Lists the positions.
  Truth();

  /// Every position of the board, the empty one included: those with fewer cells first.
  const std::vector<OrderIdeal>& positions() const noexcept { return positions_; }
  /// Whether the player to move wins \p position.
  bool won(const OrderIdeal& position) { return oracle_.outcome(position) == theory::Outcome::N; }
  /// Whether taking \p cell, which \p position holds, wins.
  bool wins(const OrderIdeal& position, Cell cell) { return !won(after(position, cell)); }
  /// The position without the up-set of \p cell, which it holds.
  OrderIdeal after(const OrderIdeal& position, Cell cell) const {
    return oracle_.game().after(position, cell);
  }
  /// The cells of \p position.
  std::vector<Cell> moves(const OrderIdeal& position) const {
    return oracle_.game().moves(position);
  }
  /// All that is to be known about taking \p cell, which \p position holds.
  Choice choice(const OrderIdeal& position, Cell cell);
  /// The best of all moves of \p position, which is not empty, as `fights_better` compares them.
  Choice fighting(const OrderIdeal& position);
  /// The moves of \p position that win.
  std::vector<Cell> winning(const OrderIdeal& position) { return oracle_.winning_moves(position); }

 private:
  std::vector<OrderIdeal> positions_;
  theory::OutcomeOracle<chomp::IdealGame> oracle_;
};

}  // namespace staircase::grade::floyd
