/// \file
/// Positions as numbers: ranks in lexicographic order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace staircase::chomp::table {

/// The most rows above the lowest that a rank is made for. More rows than that have more positions,
/// below as many columns, than any memory has bits.
inline constexpr int most_rows = 31;

/// The numbers of the row sequences b[1] >= b[2] >= ... >= b[n] with 0 <= b[i] <= bound, from 0 in
/// lexicographic order.
///
/// Rows are numbered from 1, because row 0 of a position is fixed where these are used. The rank is
/// a sum, one term a row:
/// \code
/// rank(b) = sum of weight(i, b[i]),   weight(i, v) = C(v + n - i, n - i + 1)
/// \endcode
/// where `weight(i, v)` counts the sequences of the rows i..n that begin with less than v. So the
/// rank does not depend on the bound, and raising any row raises it. Every move in the rows lowers
/// it.
///
/// \complexity O(1) but for the constructor, O(n bound); 8 (n + 1) (bound + 2) bytes
class Ranks {
 public:
  /// The sequences of \p rows rows up to \p bound. There must be less than 2^63 of them, and
  /// 0 <= rows <= `most_rows`, 0 <= bound.
  Ranks(int rows, int bound)
      : rows_(rows),
        stride_(static_cast<std::size_t>(bound) + 2),
        weight_(stride_ * (static_cast<std::size_t>(rows) + 1), 1) {
    for (int i = rows + 1; 1 <= i; --i) {
      at(i, 0) = 0;
      // Pascal's rule: of the sequences that begin with less than v + 1, some begin with less than
      // v and the others go on from v.
      for (int v = 0; v <= bound && i <= rows; ++v) at(i, v + 1) = at(i, v) + at(i + 1, v + 1);
    }
  }

  /// The number of rows.
  int rows() const noexcept { return rows_; }
  /// How many sequences of the rows from \p row on begin with less than \p value;
  /// 1 <= row <= rows + 1, 0 <= value <= bound + 1.
  std::uint64_t weight(int row, int value) const noexcept {
    return weight_[stride_ * static_cast<std::size_t>(row - 1) + static_cast<std::size_t>(value)];
  }
  /// How many sequences of the rows from \p row on there are up to \p bound: 1 when no row is left.
  std::uint64_t below(int row, int bound) const noexcept { return weight(row, bound + 1); }
  /// The rank of the rows in \p rows from row 1 on, each less by \p less; rows after them are
  /// empty. O(rows).
  std::uint64_t rank(std::span<const int> rows, int less = 0) const noexcept {
    std::uint64_t sum = 0;
    const std::uint64_t* weights = weight_.data();
    for (std::size_t i = 1; i < rows.size(); ++i, weights += stride_)
      sum += weights[rows[i] - less];
    return sum;
  }

 private:
  std::uint64_t& at(int row, int value) {
    return weight_[stride_ * static_cast<std::size_t>(row - 1) + static_cast<std::size_t>(value)];
  }

  int rows_;
  std::size_t stride_;
  std::vector<std::uint64_t> weight_;
};

/// A row sequence that follows a growing rank. It changes only the rows that change, which for near
/// ranks are the last few.
///
/// \invariant begin(i) is the rank of b[1..i] with zeros after it, and end(i) that of the next
/// sequence that differs within b[1..i]
/// \complexity `seek`: O(rows changed + how far their values grow)
class Walk {
 public:
  /// Begins at rank 0, all zeros, with \p bound, at most that of \p ranks, for the rows. \p ranks
  /// must outlive the walk.
  Walk(const Ranks& ranks, int bound) : ranks_(&ranks) {
    value_[0] = bound;
    end_[0] = ranks.below(1, bound);
    settle(1);
  }

  /// Row \p i; row 0 is the bound.
  int operator[](int i) const noexcept { return value_[static_cast<std::size_t>(i)]; }
  /// The rows from 0, the bound, to the last.
  std::span<const int> rows() const noexcept {
    return {value_, static_cast<std::size_t>(ranks_->rows()) + 1};
  }
  /// The rank of the rows up to \p i with zeros after them.
  std::uint64_t begin(int i) const noexcept { return begin_[static_cast<std::size_t>(i)]; }
  /// One more than the largest rank that shares the rows up to \p i.
  std::uint64_t end(int i) const noexcept { return end_[static_cast<std::size_t>(i)]; }

  /// Gives row \p i the value \p value, which the row before allows, and zeros to the rows after.
  void set(int i, int value) noexcept {
    place(i, value);
    settle(i + 1);
  }

  /// Goes on to \p rank, which is at least the present one; the rows before \p first are to stay.
  void seek(std::uint64_t rank, int first = 1) noexcept {
    int i = std::max(first, ranks_->rows());
    while (first < i && end(i - 1) <= rank) --i;
    for (; i <= ranks_->rows(); ++i) {
      const std::uint64_t rest = rank - begin(i - 1);
      int value = 0;
      while (ranks_->weight(i, value + 1) <= rest) ++value;
      place(i, value);
    }
  }

 private:
  void place(int i, int value) noexcept {
    const auto k = static_cast<std::size_t>(i);
    value_[k] = value;
    begin_[k] = begin_[k - 1] + ranks_->weight(i, value);
    end_[k] = begin_[k - 1] + ranks_->weight(i, value + 1);
  }
  void settle(int first) noexcept {
    for (int i = first; i <= ranks_->rows(); ++i) place(i, 0);
  }

  const Ranks* ranks_;
  int value_[most_rows + 1] = {};
  std::uint64_t begin_[most_rows + 1] = {};
  std::uint64_t end_[most_rows + 1] = {};
};

}  // namespace staircase::chomp::table
