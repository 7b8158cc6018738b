// Raw data that break one conjunct of an invariant, in a constant expression.
#include "staircase/chomp/board/row_boundary_board.hpp"

constexpr bool read() {
  using namespace staircase::chomp;
#ifdef BROKEN
  const RowBoundaryBoard board(Extent(3, 2), {1, 2});
#else
  const RowBoundaryBoard board(Extent(3, 2), {2, 1});
#endif
  return board.count() == 3;
}
static_assert(read());
