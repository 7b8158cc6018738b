#include "cli/game.hpp"

#include "staircase/chomp/show/text.hpp"

#include <ostream>

namespace staircase::cli {

namespace show = chomp::show;

inline namespace STAIRCASE_STRENGTH {
namespace {

bool is_human(const AnyPlayer& player) { return std::holds_alternative<HumanPlayer>(player); }

// Says whose turn it is and has that player choose.
std::optional<chomp::Cell> take_turn(std::ostream& out, const chomp::RowBoundaryBoard& board,
                                     AnyPlayer& player, std::size_t number, const Manner& manner) {
  out << show::picture(board, manner.order) << "Player " << number
      << std::visit([](const auto& p) { return " (" + std::string(p.name()) + ")"; }, player)
      << " to move.\n";
  const auto cell = std::visit([&](auto& p) { return p.choose(board); }, player);
  if (cell && !is_human(player))
    out << "Player " << number << " takes " << show::name(*cell, manner.order) << ".\n";
  return cell;
}

}  // namespace

GameRecord play(std::ostream& out, chomp::RowBoundaryBoard board, Players& players,
                const Manner& manner) {
  GameRecord record;
  // Invariant: the board is what the recorded moves leave of the first one, each of them was legal,
  // and the player to move is number |moves| mod 2. While the count is positive the board holds the
  // poison, so nobody has lost yet. Variant: the count. It is a natural number, and a legal move
  // removes at least the cell that is taken.
  while (0 < board.count()) {
    const std::size_t mover = record.moves.size() % 2;
    const auto cell = take_turn(out, board, players[mover], mover + 1, manner);
    if (!cell) return record;
    board.move(*cell);
    record.moves.push_back(*cell);
  }
  // Only the poison's move empties a board, so the last mover took it.
  record.over = true;
  out << "The poison is taken: player " << record.loser() << " loses and player " << record.winner()
      << " wins.\n";
  return record;
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::cli
