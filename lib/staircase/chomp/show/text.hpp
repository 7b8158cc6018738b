/// \file
/// Positions in text: each representation in one line, and pictures.
#pragma once

#include "staircase/chomp/board/boolean_board.hpp"
#include "staircase/chomp/board/column_height_board.hpp"
#include "staircase/chomp/board/lattice_path_board.hpp"
#include "staircase/chomp/show/position.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace staircase::chomp::show {
namespace detail {

/// The numbers, separated by commas.
inline std::string list(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) {
    if (!text.empty()) text += ',';
    text += std::to_string(number);
  }
  return text;
}

/// Whether the board has \p cell of its extent, asked of the representation itself: `legal` audits
/// each answer in Debug, which costs too much for every cell of a picture.
inline bool occupied(const RowBoundaryBoard& board, Cell cell) {
  return cell.x < board.row()[index(cell.y)];
}

/// A string to write to, for the exam's display.
struct StringOut {
  std::string text;  ///< what was written
  /// Appends \p more.
  void operator<<(const std::string& more) { text += more; }
};

}  // namespace detail

/// The largest area that is written out cell by cell in text.
inline constexpr std::int64_t text_area_limit = 1'000'000;

inline namespace STAIRCASE_STRENGTH {

/// "rows:6,4,4,2,0,0": every row length of the extent, in the form that `parse_position` reads.
/// O(H).
inline std::string rows_text(const RowBoundaryBoard& board) {
  return "rows:" + detail::list(board.row());
}

/// "cols:4,4,3,3,1,1": every column height of the extent, in the form that `parse_position` reads.
/// O(W + H).
inline std::string cols_text(const RowBoundaryBoard& board) {
  return "cols:" + detail::list(convert<ColumnHeightBoard>(board).height());
}

/// The board in \p notation; a position that is no longer a full rectangle of its extent has no
/// `full:` and is written by its rows. O(W + H).
inline std::string position_text(const RowBoundaryBoard& board, Notation notation) {
  if (notation == Notation::cols) return cols_text(board);
  if (notation == Notation::full && board.count() == board.extent().area()) {
    return "full:" + extent_text(board.extent());
  }
  return rows_text(board);
}

/// The lattice path along the boundary from the upper left corner to the lower right one, R a step
/// right and D a step down: "DDRRDRRDDRRD" for the worked example. O(W + H).
inline std::string path_text(const RowBoundaryBoard& board) {
  const auto path = convert<LatticePathBoard>(board);
  const int steps = board.extent().columns() + board.extent().rows();
  std::string text;
  text.reserve(detail::index(steps));
  for (int k = 0; k < steps; ++k)
    text += kernel::lattice_path_step(path.path().data(), k) != 0 ? 'R' : 'D';
  return text;
}

/// The rows of Booleans from the bottom to the top, a digit a cell, separated by one space:
/// "111111 111100 111100 110000 000000 000000". Refused above `text_area_limit`. O(W H).
inline Expected<std::string> boolean_text(const RowBoundaryBoard& board) {
  if (text_area_limit < board.extent().area()) {
    return InputError{"an extent of " + describe(board.extent()) +
                      " is too large for one digit a cell; accepted are at most 1000000 cells"};
  }
  const auto boolean = convert<BooleanBoard>(board);
  std::string text;
  for (const auto& row : boolean.occupied()) {
    if (!text.empty()) text += ' ';
    for (const unsigned char cell : row) text += cell != 0 ? '1' : '0';
  }
  return text;
}

/// The picture in Floyd order: the column labels, then row 1 at the top, row 2 below it, and so on.
/// Extents beyond 9 x 9 have no labels and are cut to 64 columns and 24 rows. O(W H) of what is
/// shown.
inline std::string floyd_picture(const RowBoundaryBoard& board) {
  const Extent extent = board.extent();
  const bool labels = has_short_labels(extent);
  const int columns = labels ? extent.columns() : std::min(extent.columns(), 64);
  const int rows = labels ? extent.rows() : std::min(extent.rows(), 24);
  std::string text = labels ? "   " : "";
  for (int x = 0; labels && x < columns; ++x) text += std::to_string(x + 1) + " ";
  if (labels) text += "\n";
  for (int y = 0; y < rows; ++y) {
    if (labels) text += std::to_string(y + 1) + "  ";
    for (int x = 0; x < columns; ++x) {
      const bool occupied = detail::occupied(board, {x, y});
      text += labels ? (occupied ? "* " : "  ") : (occupied ? "*" : ".");
    }
    text += "\n";
  }
  if (columns < extent.columns() || rows < extent.rows()) {
    text += "(the upper left " + std::to_string(columns) + " x " + std::to_string(rows) +
            " cells of " + describe(extent) + ")\n";
  }
  return text;
}

/// The picture of the board: in exam order the exam's display where it fits, a part without labels
/// where not.
inline std::string picture(const RowBoundaryBoard& board, Order order) {
  if (order == Order::floyd) return floyd_picture(board);
  if (!has_short_labels(board.extent())) {
    return cells_picture(board.extent(),
                         [&board](Cell cell) { return detail::occupied(board, cell); });
  }
  detail::StringOut out;
  board.display(out);
  return out.text;
}

/// "6 x 6, 16 cells".
inline std::string summary(const RowBoundaryBoard& board) {
  return describe(board.extent()) + ", " + std::to_string(board.count()) +
         (board.count() == 1 ? " cell" : " cells");
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp::show
