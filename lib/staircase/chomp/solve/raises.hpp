/// \file
/// Which positions can move to a P-position by a cell of one given row.
#pragma once

#include "staircase/chomp/solve/ranks.hpp"

#include <cstdint>

namespace staircase::chomp::table {

/// Calls `visit(rank)` for every way to raise the rows from \p row to before \p end, at least one
/// and all \p value, to at most \p bound, in an order that keeps them from growing; leaving them as
/// they are is one. \p rank is that of the rows as they are.
template <class Visit>
void for_each_raise(const Ranks& ranks, int row, int end, int value, int bound, std::uint64_t rank,
                    Visit& visit) {
  rank -= ranks.weight(row, value);
  if (row + 1 == end) {
    for (int length = value; length <= bound; ++length) visit(rank + ranks.weight(row, length));
    return;
  }
  for (int length = value; length <= bound; ++length)
    for_each_raise(ranks, row + 1, end, value, length, rank + ranks.weight(row, length), visit);
}

/// Marks, for one row and every length of it in turn, the positions that can move to a P-position
/// by a cell of that row.
///
/// A move in row i leaves a run of equal rows from row i on. Backwards: whoever can move to a
/// position with the run b[i] = ... = b[i+L-1] = x by a cell of row i has these L rows raised, in
/// any way that keeps the order, and all else the same. There are C(L + bound - x, L) such ways,
/// and they are not written down one by one:
///
/// - What row i is raised to does not matter for the rows after it. So they are marked once, and
///   the marks merged into the positions of each length of row i when these are reached.
/// - The rows i+1.. of the run take all values from x to that length. They are marked with the
///   value x, and beforehand with the bound; from the bound they are copied for each value between
///   when it is reached.
///
/// So a run costs L marks, and the rest is copying of whole words.
///
/// The object says where the marks belong; they are kept by its owner, one bit a rank of the rows
/// after row i, up to the bound. Use: for y = 1, 2, ..., bound: add every P-position with y - 1 in
/// row i, then `reach(y)`; now the marks below `ranks.below(first, y)` are exactly those of the
/// positions with y in row i.
struct Raises {
  const Ranks* ranks;  ///< ranks of the rows
  int first;           ///< the row after the one that is raised, i + 1
  int bound;           ///< the most that the rows may be raised to

  /// Adds a P-position with a run of \p length rows of \p value from row i on, the whole run;
  /// \p rank is the rank of its rows from `first` on. O(length).
  template <class Bits>
  void add(Bits& marks, std::uint64_t rank, int value, int length) const noexcept {
    add_by(rank, value, length, [&](std::uint64_t k) { marks.set(k); });
  }

  /// Goes on to \p value, at least 1 and at most the bound: copies for rows of this value what
  /// waits at the bound. O(`ranks->below(first + 1, value)` / 64 + rows).
  template <class Bits>
  void reach(Bits& marks, int value) const noexcept {
    if (value == bound) return;
    std::uint64_t begin[most_rows + 2];
    begin[first] = 0;
    for (int i = first; i < ranks->rows(); ++i) begin[i + 1] = begin[i] + ranks->weight(i, bound);
    // The last rows first: what is copied then is complete.
    for (int i = ranks->rows(); first <= i; --i) {
      marks.merge(begin[i] + ranks->weight(i, value), marks, begin[i] + ranks->weight(i, bound),
                  ranks->below(i + 1, value));
    }
  }

  /// The marks of `add`, by `set(rank)`.
  template <class Set>
  void add_by(std::uint64_t rank, int value, int length, Set set) const noexcept {
    set(rank);
    for (int i = first; i < first + length - 1; ++i) {
      rank += ranks->weight(i, bound) - ranks->weight(i, value);
      set(rank);
    }
  }
};

}  // namespace staircase::chomp::table
