/// \file
/// The two ways to name a cell by numbers.
#pragma once

#include "staircase/chomp/model/cell.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace staircase::chomp::show {

/// How cells are named and which way up the board is drawn.
enum class Order {
  exam,  ///< (x, y): column and row from 0, the poison at the lower left
  floyd  ///< (row, column) from 1, the poison at the upper left: row = y + 1, column = x + 1
};

/// What the first of the two numbers is called.
constexpr const char* first_name(Order order) noexcept {
  return order == Order::exam ? "column x" : "row";
}
/// What the second of the two numbers is called.
constexpr const char* second_name(Order order) noexcept {
  return order == Order::exam ? "row y" : "column";
}

namespace detail {

/// \p number as an int, or the nearest one.
constexpr int nearest_int(std::int64_t number) noexcept {
  return static_cast<int>(std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(),
                                                   std::numeric_limits<int>::max()));
}

}  // namespace detail

/// The cell that the numbers \p first and \p second name. Numbers beyond every board give a cell
/// beyond every board.
constexpr Cell cell_named(std::int64_t first, std::int64_t second, Order order) noexcept {
  if (order == Order::exam) return {detail::nearest_int(first), detail::nearest_int(second)};
  constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
  const std::int64_t y = first == least ? least : first - 1;
  const std::int64_t x = second == least ? least : second - 1;
  return {detail::nearest_int(x), detail::nearest_int(y)};
}

/// The two numbers of \p cell with \p separator between: "3,1", and "2,4" in Floyd order.
inline std::string numbers(Cell cell, Order order, std::string_view separator = ",") {
  const std::int64_t x = cell.x, y = cell.y;
  const std::int64_t first = order == Order::exam ? x : y + 1;
  const std::int64_t second = order == Order::exam ? y : x + 1;
  return std::to_string(first) + std::string(separator) + std::to_string(second);
}

/// "(3, 1)", and "(2, 4)" in Floyd order.
inline std::string name(Cell cell, Order order) {
  std::string text = "(";
  text += numbers(cell, order, ", ");
  return text + ")";
}

/// The integer that \p text is: an optional sign and digits, nothing else. One beyond 2^63 - 1 or
/// its negative becomes that bound, which is beyond every board too. Nothing when \p text is no
/// integer.
constexpr std::optional<std::int64_t> integer(std::string_view text) noexcept {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  if (text.empty()) return std::nullopt;
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  std::int64_t value = 0;
  for (const char c : text) {
    if (c < '0' || '9' < c) return std::nullopt;
    const std::int64_t digit = c - '0';
    value = (most - digit) / 10 < value ? most : value * 10 + digit;
  }
  return negative ? -value : value;
}

}  // namespace staircase::chomp::show
