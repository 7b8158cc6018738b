/// \file
/// Perfect play: outcome, winning moves, and in a lost position the move that fights best.
#pragma once

#include "staircase/chomp/solve/games.hpp"
#include "staircase/chomp/solve/solve_table.hpp"
#include "staircase/theory/impartial_game.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>
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

/// All about \p position, which \p table must cover.
/// \post `chomp.solve.outcome` and `chomp.solve.fighting`
///
/// O(|B|) looks into the table for an N-position, O(|B|^2) for a P-position.
inline Analysis analyse(const PTable& table, const RowLengths& position) {
  const RowGame game;
  const auto is_p = [&](const RowLengths& rows) { return table.contains(rows.lengths()); };
  Analysis analysis;
  const std::vector<Cell> moves = game.moves(position);
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(analysis.winning),
               [&](Cell move) { return is_p(game.after(position, move)); });
  if (!analysis.winning.empty() || moves.empty()) return analysis;
  analysis.outcome = Outcome::P;
  std::int64_t best_removed = 0;
  for (const Cell move : moves) {
    RowLengths left = position;
    const std::int64_t removed = left.take(move);
    const std::vector<Cell> replies = game.moves(left);
    const auto mistakes = std::count_if(replies.begin(), replies.end(),
                                        [&](Cell reply) { return !is_p(game.after(left, reply)); });
    const FightingMove candidate{move, mistakes, left.count()};
    // Moves come by y, then x, so a later one must be better by the figures.
    auto& best = analysis.fighting;
    if (!best ||
        std::tuple(-candidate.mistakes, removed) < std::tuple(-best->mistakes, best_removed)) {
      best = candidate;
      best_removed = removed;
    }
  }
  return analysis;
}

/// Plays Chomp perfectly, by the table of the smallest rectangle that holds the position.
///
/// The table is kept, and serves for all positions that it covers, so one solver should be kept for
/// a game.
///
/// \exposure the table is private
/// \complexity every member: as of `analyse` when the table is there; otherwise also that of
/// `solve_table`
///
/// \par Example
/// \code
/// Solver solver;
/// solver.analyse(RowLengths({3, 3, 3}))->winning;  // (1, 1)
/// \endcode
class Solver {
 public:
  /// The most that is begun on without being asked for more, as `table_work` counts: about a
  /// second.
  static constexpr std::uint64_t work_limit = 200'000'000;

  /// Whether `table_work` for positions within \p columns x \p rows is at most \p limit: by itself,
  /// 16 x 16 is, 17 x 17 is not.
  static constexpr bool can_solve(std::int64_t columns, std::int64_t rows,
                                  std::uint64_t limit = work_limit) noexcept {
    return columns == 0 || table_work(columns, rows) <= limit;
  }
  /// The same for the rectangle of \p position.
  static bool can_solve(const RowLengths& position) noexcept {
    return can_solve(position.columns(), position.rows());
  }

  /// A solver that begins on what `table_work` counts up to \p limit. There must be memory for
  /// that.
  explicit Solver(std::uint64_t limit = work_limit) noexcept : limit_(limit) {}
  /// A solver that has \p table already.
  explicit Solver(PTable table, std::uint64_t limit = work_limit) noexcept
      : limit_(limit), table_(std::move(table)) {}

  /// All about \p position, or nothing when it is too large.
  std::optional<Analysis> analyse(const RowLengths& position) {
    if (position.rows() == 0) return Analysis{};
    if (!table_ || !table_->covers(position.columns(), position.rows())) {
      if (!can_solve(position.columns(), position.rows(), limit_)) return std::nullopt;
      table_ = solve_table(position.columns(), position.rows());
    }
    return chomp::analyse(*table_, position);
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
  std::uint64_t limit_;
  std::optional<PTable> table_;
};

}  // namespace staircase::chomp
