/// \file
/// A board that can be built wrong in one place, to see each clause of the boards fail.
#pragma once

#include "staircase/chomp/board/row_boundary_board.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

namespace staircase::testing {

/// What is wrong with a FaultyBoard.
enum class Wrong {
  nothing,
  full_board_lacks_a_cell,
  count_is_one_too_many,
  legal_accepts_all,
  legal_accepts_the_cell_above,
  legal_refuses_the_last_cell,
  row_lengths_lack_a_row,
  conversion_lacks_a_cell,
  conversion_widens,
  cut_forgets_a_row,
  cut_takes_too_much,
  cut_takes_nothing,
  cut_leaves_an_increase,
  cut_miscounts,
  cut_throws_before,
  cut_throws_after
};

/// A row boundary with one fault. Kept by the same rules as RowBoundaryBoard, with loops of its
/// own, so that a fault of the kernels cannot hide here.
class FaultyBoard : public chomp::BoardBase<FaultyBoard> {
  using Base = chomp::BoardBase<FaultyBoard>;

 public:
  static constexpr const char* name = "FaultyBoard";
  /// The fault of all faulty boards. No template argument, so that they are compiled once.
  static inline Wrong wrong = Wrong::nothing;

  explicit FaultyBoard(chomp::Extent extent)
      : Base(extent, extent.area()), row_(at(extent.rows()), extent.columns()) {
    if (wrong == Wrong::full_board_lacks_a_cell) {
      --row_.back();
      cache_count(extent.area() - 1);
    }
    establish_full();
    // The count goes wrong only now: a board that is born wrong is found at birth.
    if (wrong == Wrong::count_is_one_too_many) cache_count(extent.area() + 1);
  }

  static FaultyBoard from_row_lengths(chomp::Extent extent, std::vector<int> row) {
    FaultyBoard board(wrong == Wrong::conversion_widens
                          ? chomp::Extent(extent.columns() + 1, extent.rows())
                          : extent);
    if (wrong == Wrong::conversion_lacks_a_cell && row.back() > 0) --row.back();
    board.row_ = std::move(row);
    board.cache_count(board.uncached_count());
    return board;
  }

  std::int64_t uncached_count() const {
    std::int64_t count = 0;
    for (const int length : row_) count += length;
    return count;
  }
  std::vector<int> row_lengths() const {
    auto row = row_;
    if (wrong == Wrong::row_lengths_lack_a_row) row.back() = 0;
    return row;
  }
  chomp::OrderIdeal abstraction() const {
    return chomp::OrderIdeal::comprehension(
        extent(), [this](chomp::Cell cell) { return cell.x < row_[at(cell.y)]; });
  }
  contract::Findings invariant() const {
    return chomp::RowBoundaryBoard::invariant(extent(), row_, cached_count());
  }
  std::string representation_text() const { return "row"; }

  bool holds(chomp::Cell cell) const {
    if (wrong == Wrong::legal_accepts_all) return true;
    if (cell.x < 0 || cell.y < 0 || cell.y >= extent().rows()) return false;
    if (wrong == Wrong::legal_refuses_the_last_cell && cell.x == row_[at(cell.y)] - 1) return false;
    const int above = wrong == Wrong::legal_accepts_the_cell_above && cell.y > 0 ? 1 : 0;
    return cell.x < row_[at(cell.y - above)];
  }

  std::int64_t cut(chomp::Cell cell) {
    if (wrong == Wrong::cut_takes_nothing) return 0;
    if (wrong == Wrong::cut_throws_before) throw std::runtime_error("no move");
    const int x = wrong == Wrong::cut_takes_too_much && cell.x > 0 ? cell.x - 1 : cell.x;
    std::int64_t removed = 0;
    for (auto y = at(cell.y); y < row_.size(); ++y) {
      if (wrong == Wrong::cut_forgets_a_row && y + 1 == row_.size() && y != at(cell.y)) break;
      if (row_[y] <= x) continue;
      removed += row_[y] - x;
      row_[y] = x;
      if (wrong == Wrong::cut_leaves_an_increase) break;
    }
    if (wrong == Wrong::cut_throws_after) {
      cache_count(cached_count() - removed);
      throw std::runtime_error("half a move");
    }
    return wrong == Wrong::cut_miscounts ? removed - 1 : removed;
  }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  std::vector<int> row_;
};

}  // namespace staircase::testing
