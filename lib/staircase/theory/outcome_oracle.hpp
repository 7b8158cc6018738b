/// \file
/// The outcome of any position of any impartial game, by trying everything.
#pragma once

#include "staircase/theory/impartial_game.hpp"

#include <cstddef>
#include <ranges>
#include <unordered_map>
#include <utility>
#include <vector>

namespace staircase::theory {

/// Says of every position of an impartial game whether it is a P- or an N-position.
///
/// It knows nothing of the game but its moves, and is the reference that faster solvers are held
/// against. Each position is worked out once and remembered.
///
/// \par Definition
/// A position without moves has the outcome that the game says. Any other one is an N-position when
/// some move leads to a P-position, and a P-position when none does.
/// \exposure the memory is private; a remembered outcome is never changed
/// \complexity
/// | operation                          | expected time                   | space         |
/// | ---------------------------------- | ------------------------------- | ------------- |
/// | `outcome` of a remembered position | O(1)                            |               |
/// | `outcome` of another one           | O(moves of all positions below) | one each      |
/// | `winning_moves`                    | `outcome` of every option       | the same      |
///
/// Positions below are those that can be reached.
/// The recursion is as deep as the longest play.
///
/// \par Example
/// \code
/// OutcomeOracle<Nim> oracle;
/// oracle.outcome({1, 2, 3});  // Outcome::P
/// \endcode
template <ImpartialGame Game>
class OutcomeOracle {
 public:
  /// A position of the game.
  using Position = typename Game::Position;
  /// A move of the game.
  using Move = typename Game::Move;

  /// An oracle for \p game that remembers nothing yet.
  explicit OutcomeOracle(Game game = {}) : game_(std::move(game)) {}

  /// The outcome of \p position.
  Outcome outcome(const Position& position) {
    if (const auto known = outcomes_.find(position); known != outcomes_.end()) return known->second;
    const Outcome found = work_out(position);
    outcomes_.emplace(position, found);
    return found;
  }

  /// The moves of \p position that lead to a P-position, in the order of the game's `moves`. Empty
  /// exactly for P-positions and for positions without moves.
  std::vector<Move> winning_moves(const Position& position) {
    std::vector<Move> winning;
    for (const Move& move : game_.moves(position)) {
      if (outcome(game_.after(position, move)) == Outcome::P) winning.push_back(move);
    }
    return winning;
  }

  /// The game.
  const Game& game() const noexcept { return game_; }
  /// How many positions are remembered.
  std::size_t remembered() const noexcept { return outcomes_.size(); }

 private:
  Outcome work_out(const Position& position) {
    const auto moves = game_.moves(position);
    if (std::ranges::empty(moves)) return Game::without_moves;
    for (const Move& move : moves) {
      if (outcome(game_.after(position, move)) == Outcome::P) return Outcome::N;
    }
    return Outcome::P;
  }

  Game game_;
  std::unordered_map<Position, Outcome> outcomes_;
};

}  // namespace staircase::theory
