#include "cli/hint.hpp"

#include "staircase/chomp/show/position.hpp"
#include "staircase/chomp/show/text.hpp"

namespace staircase::cli {

namespace show = chomp::show;

inline namespace STAIRCASE_STRENGTH {

std::string hint(chomp::Solver& solver, const chomp::RowBoundaryBoard& board, show::Order order) {
  const auto analysis = solver.analyse(chomp::RowLengths(board.row_lengths()));
  if (!analysis) return "There is no hint: the position is too large to be solved.\n";
  if (!analysis->winning.empty()) {
    const auto cell = analysis->winning.front();
    chomp::RowBoundaryBoard left = board;
    left.move(cell);
    return show::name(cell, order) + " wins: it leaves " +
           show::position_text(left, show::Notation::rows) +
           ", a P-position, from which every move loses.\n";
  }
  if (board.count() == 1) return "Only the poison is left: no move wins.\n";
  const auto& fight = *analysis->fighting;
  return "No move wins, for this is a P-position; " + show::name(fight.move, order) +
         " fights best: " + std::to_string(fight.mistakes) + " of " +
         std::to_string(fight.replies) + " replies to it are mistakes.\n";
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::cli
