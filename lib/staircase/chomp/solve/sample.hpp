/// \file
/// Tables of P-positions that are too large to be certified: what a random sample says.
#pragma once

#include "staircase/chomp/solve/certificate.hpp"
#include "staircase/chomp/solve/games.hpp"
#include "staircase/chomp/solve/random.hpp"
#include "staircase/chomp/solve/table.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace staircase::chomp {

/// What a sample of positions says of a table.
struct Sample {
  std::uint64_t drawn = 0;    ///< positions that were drawn
  std::uint64_t drawn_p = 0;  ///< how many of these are P by the table
  std::uint64_t replies = 0;  ///< P-positions that the others can move to
  std::optional<Objection> objection =
      {};  ///< why the table is wrong; nothing when it may be right
};

/// A position within \p extent, each as likely, the empty one included. O(W + H).
inline RowLengths random_position(Extent extent, Random& random) {
  // Its boundary is a path of W steps to the right and H down, and every order of these steps is as
  // likely when each is drawn among those that are left.
  std::int64_t right = extent.columns(), down = extent.rows();
  std::vector<int> rows;
  while (0 < down) {
    if (random.below(right + down) < right) {
      --right;
    } else {
      --down;
      rows.push_back(extent.columns() - static_cast<int>(right));
    }
  }
  std::reverse(rows.begin(), rows.end());
  return RowLengths(std::move(rows));
}

/// Looks for a mistake in \p table, which covers \p extent, at \p number random positions within
/// it. Of each position that is P by the table no move may lead to another; of each other one some
/// move must, and the P-position which that move leaves is looked at in the same way. Calls
/// \p reached with how many are done.
///
/// A table that is right passes. One in which the fraction f of positions has a wrong neighbour
/// passes with a probability of (1 - f)^number: a sample is no proof, as a `Certificate` is.
///
/// \return the objection at the first position that has one
/// \complexity number times O(|B|) looks into the table
template <class Reached>
Sample sample(const PTable& table, Extent extent, std::uint64_t number, Random random,
              Reached reached) {
  const RowGame game;
  const auto reply = [&](const RowLengths& position) -> std::optional<Cell> {
    for (const Cell cell : game.moves(position)) {
      if (table.contains(game.after(position, cell).lengths())) return cell;
    }
    return std::nullopt;
  };
  Sample found;
  // Of a position that is P by the table: whether no move leads to another.
  const auto is_independent = [&](const RowLengths& position) {
    const auto move = reply(position);
    if (move)
      found.objection = {contract::declared<"chomp.certificate.independent">, position.lengths(),
                         move};
    return !move;
  };
  while (found.drawn < number) {
    const RowLengths position = random_position(extent, random);
    reached(++found.drawn);
    if (position.rows() == 0) continue;
    if (table.contains(position.lengths())) {
      ++found.drawn_p;
      if (!is_independent(position)) return found;
    } else if (const auto move = reply(position)) {
      ++found.replies;
      if (!is_independent(game.after(position, *move))) return found;
    } else {
      found.objection = {contract::declared<"chomp.certificate.absorbing">, position.lengths()};
      return found;
    }
  }
  return found;
}

}  // namespace staircase::chomp
