/// \file
/// What an impartial game is, and the outcome of its positions.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <ranges>
#include <string_view>

namespace staircase::theory {

/// Who wins a position under perfect play.
enum class Outcome {
  P,  ///< the previous player wins: the player to move loses
  N   ///< the next player wins: the player to move wins
};

/// "P" or "N".
constexpr std::string_view name(Outcome outcome) noexcept {
  return outcome == Outcome::P ? "P" : "N";
}

/// The same, as a sentence about the player to move.
constexpr std::string_view sentence(Outcome outcome) noexcept {
  return outcome == Outcome::P ? "the player to move loses" : "the player to move wins";
}

/// A two-player game in which both players have the same moves and no play goes on for ever.
///
/// | member          | meaning                                                                   |
/// | --------------- | ------------------------------------------------------------------------- |
/// | `Position`      | a value type that can be compared and hashed                              |
/// | `Move`          | a value type                                                              |
/// | `moves(p)`      | every move that may be made in `p`, each once                             |
/// | `after(p, m)`   | the position that the move `m` of `p` leads to                            |
/// | `without_moves` | the outcome of a position without moves: P when whoever cannot move loses |
///
/// The concept cannot say that play ends; whoever models it promises that.
template <class G>
concept ImpartialGame =
    std::equality_comparable<typename G::Position> && std::copyable<typename G::Position> &&
    std::copyable<typename G::Move> &&
    requires(const G game, const typename G::Position position, const typename G::Move move) {
      { std::hash<typename G::Position>{}(position) } -> std::convertible_to<std::size_t>;
      { game.moves(position) } -> std::ranges::forward_range;
      requires std::convertible_to<std::ranges::range_value_t<decltype(game.moves(position))>,
                                   typename G::Move>;
      { game.after(position, move) } -> std::convertible_to<typename G::Position>;
      { G::without_moves } -> std::convertible_to<Outcome>;
    };

}  // namespace staircase::theory
