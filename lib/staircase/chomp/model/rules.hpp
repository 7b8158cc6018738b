/// \file
/// The rules of Chomp on abstract values.
///
/// Two players move in turn. A move names a cell of the position and removes that cell and every
/// cell in its up-set. Whoever takes the poison loses.
#pragma once

#include "staircase/chomp/model/order_ideal.hpp"

#include <utility>
#include <vector>

namespace staircase::chomp::rules {

/// True when \p cell may be taken from \p position: exactly when the position holds it.
constexpr bool legal(const OrderIdeal& position, Cell cell) noexcept {
  return position.contains(cell);
}

/// The position after \p cell was taken: {c in B : c is not in the up-set of the cell}.
/// \pre `chomp.move.legal`, checked in every build
constexpr OrderIdeal move(const OrderIdeal& position, Cell cell) {
  STAIRCASE_VALIDATE("chomp.move.legal", legal(position, cell), cell);
  std::vector<Cell> kept;
  for (const Cell c : position) {
    if (!in_up_set(cell, c)) kept.push_back(c);
  }
  return OrderIdeal(std::move(kept));
}

/// The legal moves of \p position: its cells, row by row from the bottom, each from the left.
constexpr std::vector<Cell> moves(const OrderIdeal& position) {
  return std::vector<Cell>(position.begin(), position.end());
}

/// True when the game is over: the poison has been taken, so the player who moved last has lost.
constexpr bool over(const OrderIdeal& position) noexcept { return position.empty(); }

}  // namespace staircase::chomp::rules
