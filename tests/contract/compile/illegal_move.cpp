// An illegal move in a constant expression, at every strength but off.
#include "staircase/chomp/board/row_boundary_board.hpp"

constexpr bool game() {
  using namespace staircase::chomp;
  RowBoundaryBoard board(Extent(3, 2));
  board.move({1, 1});
#ifdef BROKEN
  board.move({1, 1});
#else
  board.move({0, 1});
#endif
  return true;
}
static_assert(game());
