/// \file
/// Pictures of sets of cells in text. They take any condition on cells, so that a broken state can
/// be drawn too.
#pragma once

#include "staircase/chomp/model/extent.hpp"
#include "staircase/chomp/model/order_ideal.hpp"

#include <algorithm>
#include <string>

namespace staircase::chomp {

/// The largest extent, in columns and in rows, that `display` can label: one digit each.
inline constexpr int display_limit = 9;

/// True when every column and row of \p extent has a label of one digit.
constexpr bool has_short_labels(Extent extent) noexcept {
  return extent.columns() <= display_limit && extent.rows() <= display_limit;
}

/// The exam's display: the rows from the top, each with its number, two spaces, and "* " or two
/// spaces a cell; then three spaces and each column's number and a space. Every line ends with a
/// newline.
/// \pre `chomp.display.labels`, checked in every build
/// \complexity O(W H)
template <class Condition>
std::string display_text(Extent extent, Condition occupied) {
  STAIRCASE_VALIDATE("chomp.display.labels", has_short_labels(extent), extent);
  std::string text;
  for (int y = extent.rows() - 1; 0 <= y; --y) {
    text += std::to_string(y) + "  ";
    for (int x = 0; x < extent.columns(); ++x) text += occupied(Cell{x, y}) ? "* " : "  ";
    text += "\n";
  }
  text += "   ";
  for (int x = 0; x < extent.columns(); ++x) text += std::to_string(x) + " ";
  return text + "\n";
}

/// A picture of any extent: the exam's display where it fits; otherwise the lower left part, at
/// most 64 columns and 24 rows, a character a cell, without labels, and a line that says what is
/// left out.
template <class Condition>
std::string cells_picture(Extent extent, Condition occupied) {
  if (has_short_labels(extent)) return display_text(extent, occupied);
  const int columns = std::min(extent.columns(), 64);
  const int rows = std::min(extent.rows(), 24);
  std::string text;
  for (int y = rows - 1; 0 <= y; --y) {
    for (int x = 0; x < columns; ++x) text += occupied(Cell{x, y}) ? '*' : '.';
    text += "\n";
  }
  if (columns < extent.columns() || rows < extent.rows()) {
    text += contract::joined("(the lower left ", std::to_string(columns), " x ",
                             std::to_string(rows), " cells of ", describe(extent), ")\n");
  }
  return text;
}

/// The smallest extent that holds \p ideal; 1 x 1 for the empty one.
constexpr Extent bounding_extent(const OrderIdeal& ideal) {
  int columns = 1;
  int rows = 1;
  for (const Cell cell : ideal) {
    columns = std::max(columns, cell.x + 1);
    rows = std::max(rows, cell.y + 1);
  }
  return Extent(columns, rows);
}

/// "rows:6,4,4,2": the row lengths from the poison's row up; "rows:0" for the empty ideal.
inline std::string describe(const OrderIdeal& ideal) {
  std::string text = "rows:";
  for (int y = 0; y == 0 || ideal.contains({0, y}); ++y) {
    int length = 0;
    while (ideal.contains({length, y})) ++length;
    text += contract::joined(y == 0 ? "" : ",", std::to_string(length));
  }
  return text;
}

/// The picture of an ideal within its smallest extent.
inline std::string draw(const OrderIdeal& ideal) {
  return cells_picture(bounding_extent(ideal), [&](Cell cell) { return ideal.contains(cell); });
}

}  // namespace staircase::chomp
