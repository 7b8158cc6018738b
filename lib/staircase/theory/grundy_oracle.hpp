/// \file
/// Grundy values of any impartial game, by trying everything.
#pragma once

#include "staircase/theory/impartial_game.hpp"

#include <cstddef>
#include <unordered_map>
#include <utility>
#include <vector>

namespace staircase::theory {

/// The least natural number that is not among \p numbers, each at least 0. O(\|numbers\|).
constexpr int mex(const std::vector<int>& numbers) {
  // Among n numbers there are not all of 0 .. n, so larger ones need no mark.
  std::vector<char> seen(numbers.size() + 1, 0);
  for (const int number : numbers) {
    const auto place = static_cast<std::size_t>(number);
    if (place < seen.size()) seen[place] = 1;
  }
  int least = 0;
  while (seen[static_cast<std::size_t>(least)] != 0) ++least;
  return least;
}

/// A game in which whoever cannot move loses: normal play.
template <class G>
concept NormalPlayGame = ImpartialGame<G> && G::without_moves == Outcome::P;

/// Says of every position of an impartial game in normal play which heap of Nim it is equal to.
///
/// \par Definition
/// The Grundy value of a position is the mex of the values of its options. A position is a
/// P-position exactly when its value is 0; the value of a sum is the exclusive or of the values
/// (Roland Sprague, "Ueber mathematische Kampfspiele", 1935; Patrick Grundy, "Mathematics and
/// games", 1939).
/// \exposure the memory is private; a remembered value is never changed
/// \complexity O(1) expected for a remembered position; otherwise the moves of all positions below
/// it, each once. The recursion is as deep as the longest play.
template <NormalPlayGame Game>
class GrundyOracle {
 public:
  /// A position of the game.
  using Position = typename Game::Position;

  /// An oracle for \p game that remembers nothing yet.
  explicit GrundyOracle(Game game = {}) : game_(std::move(game)) {}

  /// The Grundy value of \p position.
  int value(const Position& position) {
    if (const auto known = values_.find(position); known != values_.end()) return known->second;
    std::vector<int> options;
    for (const auto& move : game_.moves(position))
      options.push_back(value(game_.after(position, move)));
    const int found = mex(options);
    values_.emplace(position, found);
    return found;
  }

  /// How many positions are remembered.
  std::size_t remembered() const noexcept { return values_.size(); }

 private:
  Game game_;
  std::unordered_map<Position, int> values_;
};

}  // namespace staircase::theory
