/// \file
/// Finding all P-positions of a rectangle in slices that several processes can share.
#pragma once

#include "staircase/chomp/solve/layer.hpp"
#include "staircase/chomp/solve/raises.hpp"
#include "staircase/chomp/solve/rank_list.hpp"
#include "staircase/chomp/solve/ranks.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace staircase::chomp::table {

/// The positions with given lengths of row 0 and of row 1.
struct Slice {
  int width;   ///< of row 0, at least 1
  int second;  ///< of row 1, from 0 to the width

  /// By the width, then by row 1.
  friend constexpr bool operator<(const Slice& a, const Slice& b) noexcept {
    return std::tuple(a.width, a.second) < std::tuple(b.width, b.second);
  }
};

/// One process's part in finding all P-positions within W x H.
///
/// A move in row 0 or in row 1 leads to a slice with a smaller sum width + second, and any other
/// move stays in its slice. So the slices of one sum can be worked on at the same time, when the
/// P-positions of all smaller sums are known to everybody:
/// \code
/// for sum = 2, 3, ..., 2 W:
///   solve the slices of this sum that are one's own
///   learn the P-positions of all slices of this sum, one's own and the others'
/// \endcode
/// Slices belong to processes by the length of row 1: what is marked for one width serves for the
/// next.
///
/// \par What is kept
/// For each length s of row 1 that is one's own, a bit for each sequence of the rows from 2 on up
/// to s: C(s + H - 2, H - 2) bits; as much again while a slice is solved; and the lists of all
/// P-positions so far, about 1.2 bytes each.
/// \exposure marks and lists are private
/// \complexity all own slices: O(positions / 64) words moved for each row; O(1) marks for each way
/// to raise rows of a P-position within them
class SliceSolver {
 public:
  /// For \p columns x \p rows, of which each is at least 1 and rows at most `most_rows`; \p own
  /// says which lengths of row 1, from 1 to \p columns, are one's own.
  SliceSolver(int columns, int rows, const std::function<bool(int)>& own)
      : columns_(columns), ranks_(std::max(rows - 2, 0), columns), one_row_(rows == 1) {
    for (int second = 1; second <= columns && !one_row_; ++second) {
      if (own(second)) marks_.emplace(second, Marks(ranks_.below(1, second)));
    }
  }

  /// The last sum of a slice with more than one row.
  int last_sum() const noexcept { return one_row_ ? 0 : 2 * columns_; }
  /// The slices of \p sum with more than one row, by growing width.
  std::vector<Slice> slices(int sum) const {
    std::vector<Slice> found;
    for (int width = 1; width <= columns_ && !one_row_; ++width) {
      const int second = sum - width;
      if (1 <= second && second <= width) found.push_back({width, second});
    }
    return found;
  }
  /// Whether \p slice is one's own.
  bool owns(Slice slice) const { return marks_.count(slice.second) != 0; }

  /// The P-positions of \p slice, which is one's own, by the rank of their rows from 2 on. All
  /// P-positions of slices with a smaller sum must have been learned.
  RankListBuilder solve(Slice slice) const {
    const std::uint64_t size = ranks_.below(1, slice.second);
    Marks marks = marks_.at(slice.second).first(size);
    mark_moves_in_row_1(marks, slice);
    RankListBuilder found;
    if (ranks_.rows() == 0) {
      if (!marks.test(0)) found.add(0);
      return found;
    }
    // Within a slice, row 1 does for the rows above it what row 0 does for a layer.
    Layer layer(ranks_, slice.second, std::move(marks));
    layer.solve([&](std::span<const int> rows) { found.add(ranks_.rank(rows)); },
                [](std::uint64_t) {});
    return found;
  }

  /// Takes note of the P-positions of \p slice. The list is kept, and its memory must outlive this
  /// object.
  void learn(Slice slice, const RankList& list) {
    for (auto& [second, marks] : marks_) {
      if (second == slice.second) {
        list.for_each([&](std::uint64_t rank) { marks.set(rank); });
      } else if (slice.width == slice.second && slice.width < second) {
        mark_raised(marks, list, slice.width, second);
      }
    }
    lists_.emplace(slice, list);
  }

  /// Calls \p visit with the rows, from row 0 to the last that is not empty, of every P-position
  /// that was learned, and of the poison alone.
  template <class Visit>
  void for_each(Visit visit) const {
    std::vector<int> rows{1};
    visit(std::span<const int>(rows));
    for (const auto& [slice, list] : lists_) {
      Walk walk(ranks_, slice.second);
      list.for_each([&, s = slice](std::uint64_t rank) {
        walk.seek(rank);
        rows.assign({s.width});
        for (const int length : walk.rows()) {
          if (length != 0) rows.push_back(length);
        }
        visit(std::span<const int>(rows));
      });
    }
  }

 private:
  // Marks what can move to a P-position of the same width by a cell of row 1.
  void mark_moves_in_row_1(Marks& marks, Slice slice) const {
    // Of single rows only the poison is a P-position.
    if (slice.width == 1) marks.fill(0, ranks_.below(1, slice.second));
    for (int shorter = 1; shorter < slice.second; ++shorter) {
      if (const auto known = lists_.find({slice.width, shorter}); known != lists_.end())
        mark_raised(marks, known->second, shorter, slice.second);
    }
  }

  // Marks, in the slices with `bound` in row 1, whatever has the rows that are equal to `value`
  // raised in any way, of each position in a list with `value` in row 1.
  void mark_raised(Marks& marks, const RankList& list, int value, int bound) const {
    Walk walk(ranks_, value);
    auto set = [&marks](std::uint64_t raised) { marks.set(raised); };
    list.for_each([&](std::uint64_t rank) {
      walk.seek(rank);
      int end = 1;
      while (end <= ranks_.rows() && walk[end] == value) ++end;
      if (end == 1) {
        set(rank);
      } else {
        for_each_raise(ranks_, 1, end, value, bound, rank, set);
      }
    });
  }

  int columns_;
  Ranks ranks_;  // of the rows from 2 on
  bool one_row_;
  std::map<int, Marks> marks_;  // by the length of row 1
  std::map<Slice, RankList> lists_;
};

}  // namespace staircase::chomp::table
