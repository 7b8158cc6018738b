/// \file
/// All boards, all small positions, and the plainest model of a position, for tests to range over.
#pragma once

#include "staircase/chomp/board/all.hpp"

#include <cstdint>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace staircase::testing {

/// One board of each representation.
using AllBoards = std::tuple<chomp::BooleanBoard, chomp::FlatBooleanBoard, chomp::RowBoundaryBoard,
                             chomp::ColumnHeightBoard, chomp::LatticePathBoard>;

/// The boards whose size is linear in W + H.
using BoundaryBoards =
    std::tuple<chomp::RowBoundaryBoard, chomp::ColumnHeightBoard, chomp::LatticePathBoard>;

/// Calls `visit.template operator()<B>()` for the type of each board.
template <class Boards = AllBoards, class Visit>
constexpr void for_each_board_type(Visit visit) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (visit.template operator()<std::tuple_element_t<I, Boards>>(), ...);
  }(std::make_index_sequence<std::tuple_size_v<Boards>>{});
}

/// Calls `visit(board)` for each board of a tuple.
template <class Boards, class Visit>
constexpr void for_each_board(Boards& boards, Visit visit) {
  std::apply([&](auto&... board) { (visit(board), ...); }, boards);
}

/// A full board of each representation.
template <class Boards = AllBoards>
constexpr Boards full_boards(chomp::Extent extent) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return Boards(std::tuple_element_t<I, Boards>(extent)...);
  }(std::make_index_sequence<std::tuple_size_v<Boards>>{});
}

/// Calls `visit(extent)` for every extent of at most \p side columns and \p side rows.
template <class Visit>
void for_each_extent(int side, Visit visit) {
  for (int rows = 1; rows <= side; ++rows) {
    for (int columns = 1; columns <= side; ++columns) visit(chomp::Extent(columns, rows));
  }
}

namespace detail {

template <class Visit>
void extend_rows(std::vector<int>& row, int rows, int longest, Visit& visit) {
  if (static_cast<int>(row.size()) == rows) {
    visit(std::as_const(row));
    return;
  }
  for (int length = 0; length <= longest; ++length) {
    row.push_back(length);
    extend_rows(row, rows, length, visit);
    row.pop_back();
  }
}

}  // namespace detail

/// Calls `visit(row)` with the row lengths of each order ideal within \p extent, each once.
template <class Visit>
void for_each_ideal(chomp::Extent extent, Visit visit) {
  std::vector<int> row;
  detail::extend_rows(row, extent.rows(), extent.columns(), visit);
}

/// The number of order ideals within \p extent, C(W + H, H), without counting them.
inline std::int64_t number_of_ideals(chomp::Extent extent) {
  std::int64_t paths = 1;
  for (int k = 1; k <= extent.rows(); ++k) paths = paths * (extent.columns() + k) / k;
  return paths;
}

/// Calls `visit(cell)` for every cell of \p extent and for a frame of cells around it.
template <class Visit>
void for_each_cell_around(chomp::Extent extent, Visit visit) {
  for (int y = -1; y <= extent.rows(); ++y) {
    for (int x = -1; x <= extent.columns(); ++x) visit(chomp::Cell{x, y});
  }
}

/// A second model, which shares no line with the first: a set of pairs from which a move erases.
struct PlainSet {
  std::set<std::pair<int, int>> cells;  ///< (x, y)

  /// The cells of rows of these lengths.
  static PlainSet of_rows(const std::vector<int>& row) {
    PlainSet set;
    for (int y = 0; y < static_cast<int>(row.size()); ++y) {
      for (int x = 0; x < row[static_cast<std::size_t>(y)]; ++x) set.cells.emplace(x, y);
    }
    return set;
  }

  /// Removes (x, y) and all at or to the right of it and at or above it.
  void take(chomp::Cell cell) {
    std::erase_if(cells, [cell](const std::pair<int, int>& c) {
      return c.first >= cell.x && c.second >= cell.y;
    });
  }

  /// Whether the set holds \p cell.
  bool holds(chomp::Cell cell) const { return cells.count({cell.x, cell.y}) == 1; }

  /// The number of cells.
  std::int64_t size() const { return static_cast<std::int64_t>(cells.size()); }

  /// True when \p ideal has the same cells.
  bool same_as(const chomp::OrderIdeal& ideal) const {
    std::set<std::pair<int, int>> others;
    for (const chomp::Cell cell : ideal) others.emplace(cell.x, cell.y);
    return others == cells;
  }
};

}  // namespace staircase::testing
