/// \file
/// Positions for machines.
#pragma once

#include "staircase/chomp/show/text.hpp"

#include <string>

namespace staircase::chomp::show {
inline namespace STAIRCASE_STRENGTH {

/// The board as one JSON object on one line:
/// \code{.json}
/// {"extent":[6,6],"count":16,"rows":[6,4,4,2,0,0],"cols":[4,4,3,3,1,1],"path":"DDRRDRRDDRRD"}
/// \endcode
/// | key      | meaning                                                   |
/// | -------- | --------------------------------------------------------- |
/// | `extent` | columns and rows                                          |
/// | `count`  | the number of cells                                       |
/// | `rows`   | every row length, from the poison's row up                |
/// | `cols`   | every column height, from the poison's column to the right |
/// | `path`   | the boundary, as `path_text` writes it                    |
///
/// \complexity O(W + H)
inline std::string json_text(const RowBoundaryBoard& board) {
  const Extent extent = board.extent();
  return "{\"extent\":[" + std::to_string(extent.columns()) + "," + std::to_string(extent.rows()) +
         "],\"count\":" + std::to_string(board.count()) + ",\"rows\":[" +
         detail::list(board.row()) + "],\"cols\":[" +
         detail::list(convert<ColumnHeightBoard>(board).height()) + "],\"path\":\"" +
         path_text(board) + "\"}";
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp::show
