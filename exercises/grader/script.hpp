/// \file
/// Scripts: what an answer is asked, in order, and how it replies.
#pragma once

#include "staircase/chomp/model/cell.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace staircase::grade {

using chomp::Cell;

/// What a step of a script asks.
enum class Ask { make = 1, copy, assign, drop, count, legal, move, display, own };

/// One step of a script.
struct Step {
  Ask ask = Ask::count;  ///< what is asked
  int board = 0;         ///< of which board
  Cell cell;  ///< the cell of `legal` and `move`; otherwise x is N for `make`, the source for
              ///< `copy`, `assign`
  std::string text{};  ///< of a question of the part's own, whose number is `board`

  friend bool operator==(const Step&, const Step&) = default;
};

/// Steps in order.
using Script = std::vector<Step>;

/// A reply to one step.
struct Reply {
  /// How the call ended.
  enum class Kind { value = 1, threw, not_offered };
  Kind kind = Kind::value;  ///< see above
  std::int64_t value = 0;   ///< of `count`, `legal` and `move`
  std::string text;         ///< what was displayed, or what the exception says

  friend bool operator==(const Reply&, const Reply&) = default;
};

/// A game on one board: the moves that led to its position.
struct Game {
  int n = 1;                ///< the board is n x n
  std::vector<Cell> moves;  ///< in order
};

/// True for the steps that can change a board.
constexpr bool changes(Ask ask) noexcept {
  return ask != Ask::count && ask != Ask::legal && ask != Ask::display && ask != Ask::own;
}

/// The steps that play \p game on board 0.
Script opening(const Game& game);

/// The step as a student would write it: "board.move(2, 1)".
std::string code(const Step& step, bool several_boards);

/// The steps up to and including \p at that matter, one statement each; questions on the way are
/// left out.
std::vector<std::string> replay(const Script& script, std::size_t at);

/// A reply in words.
std::string words(const Step& step, const Reply& reply);

}  // namespace staircase::grade
