/// \file
/// All boards.
#pragma once

#include "staircase/chomp/board/board.hpp"
#include "staircase/chomp/board/boolean_board.hpp"
#include "staircase/chomp/board/column_height_board.hpp"
#include "staircase/chomp/board/flat_boolean_board.hpp"
#include "staircase/chomp/board/lattice_path_board.hpp"
#include "staircase/chomp/board/row_boundary_board.hpp"

namespace staircase::chomp {

static_assert(Board<BooleanBoard> && Board<FlatBooleanBoard> && Board<RowBoundaryBoard> &&
              Board<ColumnHeightBoard> && Board<LatticePathBoard>);

}  // namespace staircase::chomp
