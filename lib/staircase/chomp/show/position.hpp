/// \file
/// Positions as people write them: `rows:6,4,4,2`, `cols:4,4,3,3,1,1`, `full:6x4`.
#pragma once

#include "staircase/chomp/board/column_height_board.hpp"
#include "staircase/chomp/board/row_boundary_board.hpp"
#include "staircase/chomp/show/expected.hpp"
#include "staircase/chomp/show/order.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace staircase::chomp::show {

/// The form that a position is written in.
enum class Notation {
  rows,  ///< `rows:` and the row lengths from the poison's row up
  cols,  ///< `cols:` and the column heights from the poison's column to the right
  full   ///< `full:` and the extent of a full rectangle
};

/// What is accepted as a position, for messages.
inline constexpr const char* accepted_positions =
    "accepted are rows:6,4,4,2 and cols:4,4,3,3,1,1 (no number larger than the one before) and "
    "full:6x4";
/// What is accepted as an extent, for messages.
inline constexpr const char* accepted_extents =
    "accepted is WxH, columns x rows, each from 1 to 1000000, such as 6x4";

inline namespace STAIRCASE_STRENGTH {

/// A position that was read.
struct Position {
  RowBoundaryBoard board;  ///< the position within its extent
  Notation notation;       ///< how it was written
};

}  // namespace STAIRCASE_STRENGTH

namespace detail {

using chomp::detail::index;

/// A number from 0 to the largest extent, or nothing.
constexpr std::optional<int> length(std::string_view text) noexcept {
  if (text.empty() || text.front() == '+') return std::nullopt;
  const auto number = integer(text);
  if (!number || *number < 0 || Extent::limit < *number) return std::nullopt;
  return static_cast<int>(*number);
}

inline InputError bad_position(std::string_view text, const std::string& why) {
  return {quoted(text) + " is not a position: " + why + "; " + accepted_positions};
}

/// The numbers of a list, which must be separated by commas and must not increase.
inline Expected<std::vector<int>> lengths(std::string_view list, std::string_view whole) {
  std::vector<int> found;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    const std::string_view entry = list.substr(begin, end - begin);
    const std::string place = "number " + std::to_string(found.size() + 1);
    const auto number = length(entry);
    if (!number) {
      return bad_position(whole,
                          place + " is " + quoted(entry) + ", not an integer from 0 to 1000000");
    }
    if (!found.empty() && found.back() < *number) {
      return bad_position(whole, place + " is " + std::to_string(*number) + ", larger than the " +
                                     std::to_string(found.back()) + " before");
    }
    if (found.size() == Extent::limit)
      return bad_position(whole, "there are more than 1000000 numbers");
    found.push_back(*number);
    begin = end + 1;
  }
  return found;
}

/// The message for a position that lies not within \p extent.
inline InputError does_not_fit(std::string_view text, std::size_t columns, std::size_t rows,
                               Extent extent) {
  return {quoted(text) + " does not fit the extent " + describe(extent) + ": it needs at least " +
          std::to_string(columns) + " x " + std::to_string(rows)};
}

/// How many of \p numbers come before the zeros at the end.
inline std::size_t positive(const std::vector<int>& numbers) {
  return static_cast<std::size_t>(std::find(numbers.begin(), numbers.end(), 0) - numbers.begin());
}

}  // namespace detail

/// The extent that \p text, "6x4", is.
inline Expected<Extent> parse_extent(std::string_view text) {
  const std::size_t cross = std::min(text.find('x'), text.size());
  const auto columns = detail::length(text.substr(0, cross));
  const auto rows = detail::length(text.substr(std::min(cross + 1, text.size())));
  if (!columns || !rows || *columns == 0 || *rows == 0) {
    return InputError{quoted(text) + " is not an extent; " + accepted_extents};
  }
  return Extent(*columns, *rows);
}

/// "6x4": what `parse_extent` reads.
inline std::string extent_text(Extent extent) {
  return std::to_string(extent.columns()) + "x" + std::to_string(extent.rows());
}

/// The cell that \p text, two integers and a comma, names in \p order. It need not lie on any
/// board.
inline Expected<Cell> parse_cell(std::string_view text, Order order) {
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto first = integer(text.substr(0, comma));
  const auto second = integer(comma < text.size() ? text.substr(comma + 1) : std::string_view());
  if (!first || !second) {
    return InputError{quoted(text) + " is not a cell; accepted is " +
                      (order == Order::exam ? "X,Y, column and row from 0, such as 3,1"
                                            : "ROW,COLUMN, both from 1, such as 2,4")};
  }
  return cell_named(*first, *second, order);
}

inline namespace STAIRCASE_STRENGTH {

/// The position that \p text describes, within \p extent when one is given. Otherwise its extent is
/// as many rows (columns) as there are numbers, by the largest number, at least 1 x 1; so zeros at
/// the end widen it.
/// \post `chomp.parse.exact`
/// \complexity time O(W + H + |text|), space O(W + H); nothing larger than |text| is asked for
/// before the sizes are checked
inline Expected<Position> parse_position(std::string_view text,
                                         std::optional<Extent> extent = std::nullopt) {
  if (text.starts_with("full:")) {
    const auto full = parse_extent(text.substr(5));
    if (!full) return detail::bad_position(text, full.error().message);
    if (!extent) return Position{RowBoundaryBoard(*full), Notation::full};
    if (extent->columns() < full->columns() || extent->rows() < full->rows()) {
      return detail::does_not_fit(text, detail::index(full->columns()), detail::index(full->rows()),
                                  *extent);
    }
    std::vector<int> row(detail::index(full->rows()), full->columns());
    row.resize(detail::index(extent->rows()), 0);
    return Position{RowBoundaryBoard(*extent, std::move(row)), Notation::full};
  }
  const bool by_rows = text.starts_with("rows:");
  if (!by_rows && !text.starts_with("cols:")) {
    return detail::bad_position(text, "it starts with none of rows: cols: full:");
  }
  const auto read = detail::lengths(text.substr(5), text);
  if (!read) return read.error();
  std::vector<int> numbers = *read;
  const int largest = std::max(1, numbers.front());
  const std::size_t needed = std::max<std::size_t>(1, detail::positive(numbers));
  if (extent) {
    const int across = by_rows ? extent->rows() : extent->columns();
    const int bound = by_rows ? extent->columns() : extent->rows();
    if (detail::index(across) < needed || bound < largest) {
      const std::size_t entry = detail::index(largest);
      return detail::does_not_fit(text, by_rows ? entry : needed, by_rows ? needed : entry,
                                  *extent);
    }
    numbers.resize(detail::index(across), 0);
  } else {
    const auto across = static_cast<std::int64_t>(numbers.size());
    extent = by_rows ? Extent(largest, across) : Extent(across, largest);
  }
  if (by_rows) return Position{RowBoundaryBoard(*extent, std::move(numbers)), Notation::rows};
  return Position{convert<RowBoundaryBoard>(ColumnHeightBoard(*extent, std::move(numbers))),
                  Notation::cols};
}

}  // namespace STAIRCASE_STRENGTH

}  // namespace staircase::chomp::show
