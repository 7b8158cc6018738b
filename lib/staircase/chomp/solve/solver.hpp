/// \file
/// Perfect play: outcome, winning moves, and in a lost position the move that fights best.
#pragma once

#include "staircase/chomp/solve/games.hpp"
#include "staircase/theory/outcome_oracle.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

namespace staircase::chomp {

using theory::Outcome;

/// The move of a lost position that leaves the opponent the most ways to go wrong, with its
/// figures.
///
/// \par The rule
/// A reply is a *mistake* when it leaves an N-position, which the player who is lost now then wins;
/// taking the poison is one. The fighting move is the move after which most replies are mistakes;
/// among these the one that removes fewest cells, then the one with the smaller y, then the smaller
/// x.
struct FightingMove {
  Cell move;                  ///< the cell to take
  std::int64_t mistakes = 0;  ///< how many of the replies are mistakes
  std::int64_t replies = 0;   ///< how many replies there are: the cells that are left

  friend constexpr bool operator==(const FightingMove&, const FightingMove&) = default;
};

/// All that perfect play says of one position.
struct Analysis {
  Outcome outcome = Outcome::N;  ///< who wins
  std::vector<Cell>
      winning;  ///< every winning move, row by row from the bottom, each from the left
  std::optional<FightingMove> fighting;  ///< the fighting move; exactly in P-positions
};

/// How many positions there are within \p columns x \p rows, the empty one included: C(columns +
/// rows, rows), or the largest number of this type when it is larger. Both are at least 0.
/// O(min(columns, rows)).
constexpr std::int64_t positions_within(std::int64_t columns, std::int64_t rows) noexcept {
  constexpr std::int64_t most = INT64_MAX;
  const std::int64_t shorter = std::min(columns, rows);
  const std::int64_t longer = std::max(columns, rows);
  std::int64_t positions = 1;
  // Invariant: positions = C(longer + k, k), so the division leaves no remainder.
  for (std::int64_t k = 0; k < shorter; ++k) {
    if (most / (longer + k + 1) < positions) return most;
    positions = positions * (longer + k + 1) / (k + 1);
  }
  return positions;
}

/// Plays small Chomp perfectly, by trying everything within the smallest rectangle that holds the
/// position.
///
/// What was worked out for one position is remembered for the next, so one solver should be kept
/// for a game.
///
/// \exposure the oracle is private
/// \complexity every member: at most `work_limit` lookups for each new rectangle, O(1) expected a
/// lookup; at most C(W+H, H) remembered positions
///
/// \par Example
/// \code
/// Solver solver;
/// solver.analyse(RowLengths({3, 3, 3}))->winning;  // (1, 1)
/// \endcode
class Solver {
 public:
  /// The most lookups that are begun on: positions within the rectangle times moves of the full
  /// one.
  static constexpr std::int64_t work_limit = 20'000'000;

  /// True when positions within \p columns x \p rows are small enough for this solver: 10 x 10 is,
  /// 11 x 10 is not.
  static constexpr bool can_solve(std::int64_t columns, std::int64_t rows) noexcept {
    const std::int64_t area = columns * rows;
    return area == 0 || positions_within(columns, rows) <= work_limit / area;
  }
  /// True when \p position is small enough.
  static bool can_solve(const RowLengths& position) noexcept {
    return can_solve(position.columns(), position.rows());
  }

  /// All about \p position, or nothing when it is too large.
  std::optional<Analysis> analyse(const RowLengths& position) {
    if (!can_solve(position)) return std::nullopt;
    Analysis analysis{oracle_.outcome(position), oracle_.winning_moves(position), std::nullopt};
    if (analysis.outcome == Outcome::P) analysis.fighting = fighting_move(position);
    return analysis;
  }

  /// A perfect move: the first winning one, or the fighting move. Nothing when \p position is too
  /// large or empty.
  std::optional<Cell> perfect_move(const RowLengths& position) {
    const auto analysis = analyse(position);
    if (!analysis) return std::nullopt;
    if (!analysis->winning.empty()) return analysis->winning.front();
    if (!analysis->fighting) return std::nullopt;
    return analysis->fighting->move;
  }

 private:
  FightingMove fighting_move(const RowLengths& position) {
    FightingMove best;
    std::int64_t best_removed = 0;
    bool found = false;
    for (const Cell move : oracle_.game().moves(position)) {
      RowLengths left = position;
      const std::int64_t removed = left.take(move);
      const FightingMove candidate{move, mistakes_in(left), left.count()};
      // Moves come by y, then x, so a later one must be better by the figures.
      if (!found ||
          std::tuple(-candidate.mistakes, removed) < std::tuple(-best.mistakes, best_removed)) {
        best = candidate;
        best_removed = removed;
        found = true;
      }
    }
    return best;
  }

  std::int64_t mistakes_in(const RowLengths& position) {
    const auto replies = oracle_.game().moves(position);
    return std::count_if(replies.begin(), replies.end(), [&](Cell reply) {
      return oracle_.outcome(oracle_.game().after(position, reply)) == Outcome::N;
    });
  }

  theory::OutcomeOracle<RowGame> oracle_;
};

}  // namespace staircase::chomp
