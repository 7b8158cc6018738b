// The first board: a move, a refused move, and the value read off two representations.
//! [program]
#include "staircase/chomp/board/all.hpp"

#include <iostream>

using namespace staircase::chomp;

int main() {
  const Extent extent(6, 6);
  ColumnHeightBoard board(extent, {4, 4, 4, 3, 1, 1});
  board.move({2, 3});
  std::cout << describe(board) << "\n";

  const auto rows = convert<RowBoundaryBoard>(board);
  std::cout << describe(rows) << "\n" << describe(convert<LatticePathBoard>(board)) << "\n";
  std::cout << "the same value: " << (rows == board ? "yes" : "no") << "\n";
  std::cout << "(4, 1) may be taken: " << (board.legal({4, 1}) ? "yes" : "no") << "\n\n";
  board.display(std::cout);
}
//! [program]
