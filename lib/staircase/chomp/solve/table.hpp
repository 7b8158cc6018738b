/// \file
/// The table of P-positions of a rectangle.
#pragma once

#include "staircase/chomp/solve/rank_list.hpp"
#include "staircase/chomp/solve/ranks.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace staircase::chomp {

/// Every P-position within a rectangle. `solve_table` makes one.
///
/// \par What is kept
/// Mirroring a position changes nothing, and a P-position is as wide as high only when it is an L
/// with equal arms (specs/chomp/conjugation.mlw and floyd.mlw). So for each width w and each height
/// h below w the P-positions are listed, by the rank of their rows above row 0, each less by one,
/// among the sequences of h - 1 rows up to w - 1. These lists do not depend on the rectangle.
///
/// \exposure a table never changes but for further layers; copies share their memory
/// \complexity
/// | member     | cost                                          |
/// | ---------- | --------------------------------------------- |
/// | `contains` | O(W + H), and a look into one block of a list |
/// | `for_each` | O(rows that change) each                      |
/// | `count`    | O(W H)                                        |
/// | space      | about 1.2 bytes for two P-positions           |
///
/// \par Example
/// \code
/// solve_table(4, 5).count();  // 16
/// \endcode
class PTable {
 public:
  /// The lists of one width, by height less 1.
  using Lists = std::vector<table::RankList>;

  /// An empty table for \p columns x \p rows, or for \p rows x \p columns, which is the same. Each
  /// is at least 1 and the smaller one at most `table::most_rows`.
  PTable(int columns, int rows)
      : longer_(std::max(columns, rows)), shorter_(std::min(columns, rows)) {
    for (int h = 1; h <= shorter_; ++h) ranks_.emplace_back(h - 1, longer_ - 1);
  }

  /// Adds the lists of the next width; the first are those of width 2. \p owner keeps their memory.
  void add_layer(Lists lists, std::shared_ptr<const void> owner) {
    lists_.push_back(std::move(lists));
    owners_.push_back(std::move(owner));
  }

  /// The longer side of the rectangle.
  int longer() const noexcept { return longer_; }
  /// The shorter side of the rectangle.
  int shorter() const noexcept { return shorter_; }
  /// The largest width whose lists are there; in a complete table this is the longer side.
  int solved_width() const noexcept { return static_cast<int>(lists_.size()) + 1; }
  /// How high listed positions of \p width are at most.
  int height(int width) const noexcept { return std::min(shorter_, width - 1); }
  /// The positions of \p width, from 2 to `solved_width()`, and \p height, from 1 to
  /// `height(width)`, as ranks.
  const table::RankList& list(int width, int height) const noexcept {
    return lists_[static_cast<std::size_t>(width - 2)][static_cast<std::size_t>(height - 1)];
  }

  /// Whether positions of \p columns x \p rows, either of which may be the larger, are in this
  /// table when they are P.
  bool covers(std::int64_t columns, std::int64_t rows) const noexcept {
    return std::max(columns, rows) <= std::min(longer_, solved_width()) &&
           std::min(columns, rows) <= shorter_;
  }

  /// How many P-positions there are within \p columns x \p rows, which this table covers. The empty
  /// board is none.
  std::uint64_t count(int columns, int rows) const noexcept {
    std::uint64_t sum = static_cast<std::uint64_t>(std::min(columns, rows));
    for (int w = 2; w <= std::max(columns, rows); ++w) {
      for (int h = 1; h <= height(w); ++h) {
        if (w <= columns && h <= rows) sum += list(w, h).count();
        if (h <= columns && w <= rows) sum += list(w, h).count();
      }
    }
    return sum;
  }
  /// How many there are within the whole rectangle of a complete table.
  std::uint64_t count() const noexcept { return count(longer_, shorter_); }

  /// Whether the position with \p rows is P: lengths that do not grow, zeros only at the end, of a
  /// size that this table covers. The empty board is N.
  bool contains(std::span<const int> rows) const {
    const auto height = std::find(rows.begin(), rows.end(), 0) - rows.begin();
    const auto lengths = rows.first(static_cast<std::size_t>(height));
    if (lengths.empty()) return false;
    if (lengths.front() == height) return height == 1 || lengths[1] == 1;
    if (height < lengths.front()) return lists(lengths);
    std::vector<int> columns;
    mirror(lengths, columns);
    return lists(columns);
  }

  /// Calls \p visit with the rows, from row 0 to the last that is not empty, of every P-position
  /// within \p columns x \p rows, which this table covers: by width, then height, then those that
  /// are wider than high by their rows and the others by their columns. The rows are
  /// `std::span<const int>` and last as long as the call.
  template <class Visit>
  void for_each(int columns, int rows, Visit visit) const {
    for (int width = 1; width <= columns; ++width) for_each_of_width(width, rows, visit);
  }

  /// The same for one \p width, and heights from 1 to \p rows. Of several \p parts of these
  /// positions, about equal, only part \p number, from 0.
  template <class Visit>
  void for_each_of_width(int width, int rows, Visit&& visit, std::size_t number = 0,
                         std::size_t parts = 1) const {
    for (int h = 1; h < width && h <= rows; ++h)
      for_each_listed(width, h, list(width, h).part(number, parts), visit);
    if (width <= rows && number == 0) {
      std::vector<int> even_l(static_cast<std::size_t>(width), 1);
      even_l.front() = width;
      visit(std::span<const int>(even_l));
    }
    std::vector<int> tall;
    for (int h = width + 1; h <= rows; ++h) {
      for_each_listed(h, width, list(h, width).part(number, parts), [&](std::span<const int> wide) {
        mirror(wide, tall);
        visit(std::span<const int>(tall));
      });
    }
  }

  /// The number by which a position wider than high is listed; \p rows as for `contains`, without
  /// zeros.
  std::uint64_t listed_rank(std::span<const int> rows) const noexcept {
    return ranks_[rows.size() - 1].rank(rows, 1);
  }

 private:
  // Makes `columns` the column heights of the position with `rows`.
  static void mirror(std::span<const int> rows, std::vector<int>& columns) {
    columns.clear();
    for (std::size_t height = rows.size(); 0 < height; --height)
      columns.resize(static_cast<std::size_t>(rows[height - 1]), static_cast<int>(height));
  }

  bool lists(std::span<const int> rows) const noexcept {
    return list(rows.front(), static_cast<int>(rows.size())).contains(listed_rank(rows));
  }

  template <class Visit>
  void for_each_listed(int width, int height, const table::RankList& ranks, Visit&& visit) const {
    if (ranks.count() == 0) return;
    table::Walk walk(ranks_[static_cast<std::size_t>(height - 1)], width - 1);
    std::vector<int> rows(static_cast<std::size_t>(height), width);
    ranks.for_each([&](std::uint64_t rank) {
      walk.seek(rank);
      for (int i = 1; i < height; ++i) rows[static_cast<std::size_t>(i)] = walk[i] + 1;
      visit(std::span<const int>(rows));
    });
  }

  int longer_;
  int shorter_;
  std::vector<table::Ranks> ranks_;  // by height less 1
  std::vector<Lists> lists_;         // by width less 2
  std::vector<std::shared_ptr<const void>> owners_;
};

}  // namespace staircase::chomp
