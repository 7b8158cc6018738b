/// \file
/// The game of the exam's part (c): two players, one board, one loser.
#pragma once

#include "cli/dialogue.hpp"

#include "staircase/chomp/board/row_boundary_board.hpp"
#include "staircase/chomp/solve/players.hpp"

#include <array>
#include <cstdint>
#include <iosfwd>
#include <variant>
#include <vector>

namespace staircase::cli {

/// What happened in a game.
struct GameRecord {
  std::vector<chomp::Cell> moves;  ///< every move, in turn from player 1
  bool over = false;               ///< the poison was taken; otherwise a player could not go on

  /// The player who took the poison, 1 or 2; the game must be over.
  int loser() const noexcept { return moves.size() % 2 == 1 ? 1 : 2; }
  /// The other one.
  int winner() const noexcept { return 3 - loser(); }
};

inline namespace STAIRCASE_STRENGTH {

/// A player of any kind.
using AnyPlayer = std::variant<HumanPlayer, chomp::PerfectPlayer, chomp::RandomPlayer>;
/// Player 1, who moves first, and player 2.
using Players = std::array<AnyPlayer, 2>;

static_assert(chomp::Player<HumanPlayer>);

/// Plays from the position on \p board until the poison is taken, or a player cannot go on because
/// the input ended. Before each move it draws the board on \p out and says whose turn it is; at the
/// end it says who loses and who wins, and nothing of the kind when the game is not over.
/// \pre the board is not empty
GameRecord play(std::ostream& out, chomp::RowBoundaryBoard board, Players& players,
                const Manner& manner);

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::cli
