/// \file
/// What a player who asks for a hint is told.
#pragma once

#include "staircase/chomp/board/row_boundary_board.hpp"
#include "staircase/chomp/show/order.hpp"
#include "staircase/chomp/solve/solver.hpp"

#include <string>

namespace staircase::cli {

inline namespace STAIRCASE_STRENGTH {

/// A line on the position of \p board, which is not empty: a winning move and the P-position it
/// leaves, which is why it wins; or that none wins, and the move that fights best; or that the
/// board is too large for \p solver.
std::string hint(chomp::Solver& solver, const chomp::RowBoundaryBoard& board,
                 chomp::show::Order order);

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::cli
