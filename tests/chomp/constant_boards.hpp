/// \file
/// Short games that the compiler can play, and that run as well.
#pragma once

#include "support/boards.hpp"

namespace staircase::testing {

/// A short game on the extent 3 x 2, and copies in the midst of it.
template <class B>
constexpr bool plays_a_game(int three = 3) {
  B board(chomp::Extent(three, 2));
  if (board.count() != 6 || !board.legal({2, 1}) || board.legal({3, 0})) return false;
  const B before = board;
  board.move({1, 1});
  if (board.count() != 4 || board.uncached_count() != 4 || board == before) return false;
  if (board.row_lengths() != std::vector<int>{3, 1}) return false;
  B other(chomp::Extent(1, 1));
  swap(board, other);
  if (board.count() != 1 || other.count() != 4) return false;
  board = other;
  board.move(chomp::poison);
  return board.count() == 0 && !board.legal(chomp::poison) && other.invariant().holds();
}

/// Conversions to other forms keep the value.
template <class B>
constexpr bool converts() {
  const B board = B::from_row_lengths(chomp::Extent(3, 2), {2, 1});
  return chomp::convert<chomp::RowBoundaryBoard>(board) == board &&
         chomp::convert<chomp::LatticePathBoard>(board) == board &&
         chomp::convert<chomp::BooleanBoard>(board) == board && board.abstraction().size() == 3;
}

}  // namespace staircase::testing
