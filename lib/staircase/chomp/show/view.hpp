/// \file
/// The ways in which a position can be shown, by name.
#pragma once

#include "staircase/chomp/show/json.hpp"
#include "staircase/chomp/show/svg.hpp"
#include "staircase/chomp/show/text.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace staircase::chomp::show {

/// One way to show a position.
enum class View { text, boolean, rows, cols, path, svg, json };

/// The names of the views, in the order of the enumeration.
inline constexpr std::array<std::string_view, 7> view_names{"text", "boolean", "rows", "cols",
                                                            "path", "svg",     "json"};

/// The view called \p name.
inline Expected<View> parse_view(std::string_view name) {
  for (std::size_t i = 0; i < view_names.size(); ++i) {
    if (view_names[i] == name) return static_cast<View>(i);
  }
  return InputError{quoted(name) +
                    " is not a view; accepted are text, boolean, rows, cols, path, svg and json"};
}

inline namespace STAIRCASE_STRENGTH {

/// The board in \p view, every line ended by a newline; refused when the board is too large for
/// that view.
/// \post `chomp.show.exact`
inline Expected<std::string> render(const RowBoundaryBoard& board, View view,
                                    Order order = Order::exam) {
  switch (view) {
    case View::text: return picture(board, order) + summary(board) + "\n";
    case View::boolean: {
      const auto text = boolean_text(board);
      return text ? Expected<std::string>(*text + "\n") : text;
    }
    case View::rows: return rows_text(board) + "\n";
    case View::cols: return cols_text(board) + "\n";
    case View::path: return path_text(board) + "\n";
    case View::svg: return svg_text(board, order);
    case View::json: break;
  }
  return json_text(board) + "\n";
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp::show
