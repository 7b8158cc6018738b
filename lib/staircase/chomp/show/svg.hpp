/// \file
/// Positions as scalable pictures.
#pragma once

#include "staircase/chomp/show/text.hpp"

#include <string>

namespace staircase::chomp::show {
namespace detail {

/// Lengths in a picture, in pixels.
inline constexpr int svg_cell = 24;
inline constexpr int svg_margin = 32;

/// ` name="number"`.
inline std::string attribute(const char* name, int number) {
  return std::string(" ") + name + "=\"" + std::to_string(number) + "\"";
}

/// One label, centred in the cell-sized square whose upper left corner is (left, top).
inline std::string svg_label(int left, int top, int number) {
  return "<text" + attribute("x", left + svg_cell / 2) + attribute("y", top + svg_cell / 2 + 4) +
         ">" + std::to_string(number) + "</text>\n";
}

/// One cell, at the square whose upper left corner is (left, top).
inline std::string svg_square(const char* kind, int left, int top) {
  return std::string("<rect class=\"") + kind + "\"" + attribute("x", left) + attribute("y", top) +
         attribute("width", svg_cell) + attribute("height", svg_cell) + "/>\n";
}

/// What marks the poison beside its colour, for those who do not see colours: a cross.
inline std::string svg_cross(int left, int top) {
  constexpr int inset = 6;
  const std::string l = std::to_string(left + inset), r = std::to_string(left + svg_cell - inset);
  const std::string t = std::to_string(top + inset), b = std::to_string(top + svg_cell - inset);
  return "<path class=\"cross\" d=\"M" + l + " " + t + "L" + r + " " + b + "M" + l + " " + b + "L" +
         r + " " + t + "\"/>\n";
}

inline constexpr const char* svg_style =
    "<style>rect{stroke:#57606a;stroke-width:1}.gone{fill:none;stroke:#d0d7de}.cell{fill:#c98a4b}"
    ".poison{fill:#b3261e}.cross{fill:none;stroke:#ffffff;stroke-width:3}"
    "text{font:12px sans-serif;text-anchor:middle;fill:#57606a}</style>\n";

}  // namespace detail

/// The largest number of columns, and of rows, that is drawn.
inline constexpr int svg_limit = 100;

inline namespace STAIRCASE_STRENGTH {

/// The board as an SVG document: a `rect` of class `cell` for each cell, `poison` for the poison
/// and `gone` for each place of the extent that is empty; labels along both axes. In Floyd order it
/// is drawn the other way up and labelled from 1. The document refers to nothing outside itself.
/// Refused beyond `svg_limit`.
/// \complexity O(W H)
inline Expected<std::string> svg_text(const RowBoundaryBoard& board, Order order) {
  using namespace detail;
  const Extent extent = board.extent();
  if (svg_limit < extent.columns() || svg_limit < extent.rows()) {
    return InputError{"an extent of " + describe(extent) +
                      " is too large for a picture; accepted is at most 100x100"};
  }
  const bool upwards = order == Order::exam;
  const int first_label = upwards ? 0 : 1;
  const int width = extent.columns() * svg_cell, height = extent.rows() * svg_cell;
  // The axes lie on the poison's side: below the board in exam order, above it in Floyd order.
  const int board_top = upwards ? svg_cell / 2 : svg_margin;
  const int axis_top = upwards ? board_top + height + 4 : svg_margin - svg_cell - 4;
  const auto left_of = [](int x) { return svg_margin + x * svg_cell; };
  const auto top_of = [&](int y) {
    return board_top + (upwards ? extent.rows() - 1 - y : y) * svg_cell;
  };

  const int total_width = svg_margin + width + svg_cell / 2;
  const int total_height = height + svg_margin + svg_cell / 2;
  std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"" +
                     attribute("width", total_width) + attribute("height", total_height) +
                     " viewBox=\"0 0 " + std::to_string(total_width) + " " +
                     std::to_string(total_height) + "\">\n<title>Chomp, " + summary(board) +
                     "</title>\n" + svg_style;
  for (int y = 0; y < extent.rows(); ++y) {
    text += svg_label(svg_margin - svg_cell - 2, top_of(y), y + first_label);
    for (int x = 0; x < extent.columns(); ++x) {
      const Cell cell{x, y};
      const bool present = occupied(board, cell);
      const char* kind = !present ? "gone" : cell == poison ? "poison" : "cell";
      text += svg_square(kind, left_of(x), top_of(y));
      if (present && cell == poison) text += svg_cross(left_of(x), top_of(y));
    }
  }
  for (int x = 0; x < extent.columns(); ++x)
    text += svg_label(left_of(x), axis_top, x + first_label);
  return text + "</svg>\n";
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp::show
