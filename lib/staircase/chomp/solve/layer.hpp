/// \file
/// The P-positions of one width.
#pragma once

#include "staircase/chomp/solve/marks.hpp"
#include "staircase/chomp/solve/raises.hpp"
#include "staircase/chomp/solve/ranks.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace staircase::chomp::table {

/// The positions of one width w, the length of row 0, with a height from 1 to a given one below w:
/// which are P is found when all P-positions of smaller width are known.
///
/// Positions are taken by rank, upwards. Every move lowers the rank or the width, so a position
/// that is not marked as able to move to a P-position found before is one; it is then handed out,
/// and all that can move to it are marked. There are three kinds of these:
///
/// 1. The empty rows at its end are raised: this is one interval of ranks.
/// 2. A run of equal rows is raised in a small block, up to `direct` positions: they are marked one
///    by one, and all lie in the cache.
/// 3. A run is raised in a larger block: left to `Raises`.
///
/// A block is the positions that share their first rows. It consists of the blocks that share one
/// row more, by the length of that row, and these are worked on in turn.
///
/// \complexity O(positions / 64) words moved for each row of a large block, plus O(1) marks for
/// each run of each P-position; 1 bit a position, and in all as much again for `Raises`
///
/// \tparam Bits `Marks`, or a type with the same members that also counts what is done with them
template <class Bits = Marks>
class Layer {
 public:
  /// The positions of width \p width and of 1 to `ranks.rows() + 1` rows, less than the width.
  /// \p ranks must outlive this object. \p marks are the ranks, below `ranks.below(1, width)`, of
  /// those that can move to a P-position of smaller width.
  Layer(const Ranks& ranks, int width, Bits marks)
      : width_(width),
        ranks_(&ranks),
        marks_(std::move(marks)),
        waiting_(static_cast<std::size_t>(ranks.rows()) + 1),
        walk_(ranks, width) {}

  /// Calls \p visit with the rows, from row 0 to the last that is not empty, of each P-position of
  /// this layer, in lexicographic order; and now and then \p reached with the number of ranks that
  /// are done.
  template <class Visit, class Reached>
  void solve(Visit visit, Reached reached) {
    // Without a row above the lowest there is only the row itself, which can move to the poison.
    if (ranks_->rows() != 0) solve_block(1, visit, reached);
  }

 private:
  // In a block where the rows of the smaller blocks have fewer sequences than this, marks are set
  // one by one. Measured: from 2^9 to 2^12 makes no difference.
  static constexpr std::uint64_t direct = 1024;
  // In the blocks of this many rows it is said how far the work has come.
  static constexpr int reported_rows = 4;

  // Solves the block of the rows before `row`, which the walk has set, with zeros from there on.
  template <class Visit, class Reached>
  void solve_block(int row, Visit& visit, Reached& reached) {
    const int bound = walk_[row - 1];
    if (row == ranks_->rows() || ranks_->below(row + 1, bound) < direct) {
      scan(row, visit);
      return;
    }
    const Raises raises{ranks_, row + 1, bound};
    Bits& waiting = waiting_[static_cast<std::size_t>(row)];
    waiting.reset(ranks_->below(row + 1, bound));
    for (int length = 0; length <= bound; ++length) {
      walk_.set(row, length);
      if (length != 0) {
        raises.reach(waiting, length);
        marks_.merge(walk_.begin(row), waiting, 0, ranks_->below(row + 1, length));
      }
      solve_block(row + 1, visit, reached);
      if (row <= reported_rows) reached(walk_.end(row));
    }
  }

  // Finds the P-positions of a small block, the one of the rows before `row`.
  template <class Visit>
  void scan(int row, Visit& visit) {
    const std::uint64_t end = walk_.end(row - 1);
    std::uint64_t rank = marks_.next_clear(walk_.begin(row - 1), end);
    while (rank < end) {
      walk_.seek(rank, row);
      const int last = raise_runs(rank, row);
      visit(walk_.rows().first(static_cast<std::size_t>(last) + 1));
      rank = marks_.next_clear(rank + 1, end);
    }
  }

  // Marks what can move to the P-position of `rank`, at which the walk is; rows from `row` on lie
  // in the small block. Returns the last row that is not empty.
  int raise_runs(std::uint64_t rank, int row) noexcept {
    int end = ranks_->rows() + 1;
    while (walk_[end - 1] == 0) --end;
    if (end <= ranks_->rows()) marks_.fill(rank + 1, walk_.end(end - 1));
    const int last = end - 1;
    auto set = [this](std::uint64_t raised) { marks_.set(raised); };
    // Invariant: the runs from row `end` on are done. Variant: end.
    while (1 < end && walk_[end - 1] < width_) {
      const int value = walk_[end - 1];
      int begin = end - 1;
      while (walk_[begin - 1] == value) --begin;
      const int bound = walk_[begin - 1];
      if (row <= begin) {
        for_each_raise(*ranks_, begin, end, value, bound, rank, set);
      } else {
        Bits& waiting = waiting_[static_cast<std::size_t>(begin)];
        // The bound of a block's rows is the row before them.
        Raises{ranks_, begin + 1, bound}.add(waiting, rank - walk_.begin(begin), value,
                                             end - begin);
      }
      end = begin;
    }
    return last;
  }

  int width_;
  const Ranks* ranks_;
  Bits marks_;
  std::vector<Bits> waiting_;  // by the row that is raised
  Walk walk_;
};

}  // namespace staircase::chomp::table
