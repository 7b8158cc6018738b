/// \file
/// A second reading of positions and cells, as the grammar says them.
#pragma once

#include "fuzz/reference.hpp"
#include "staircase/chomp/show/order.hpp"
#include "staircase/chomp/show/position.hpp"

#include <algorithm>
#include <climits>
#include <functional>

namespace staircase::fuzz {

/// A position as the grammar says it: its extent, and its rows as far as they are worth comparing.
struct Reading {
  std::size_t columns, rows;
  std::vector<int> row;
};

/// The lengths of \p rows lines across lines of these lengths, 2000 of them at most.
inline std::vector<int> transposed(const std::vector<int>& lengths, std::size_t rows) {
  std::vector<int> row(std::min<std::size_t>(rows, 2000), 0);
  for (std::size_t y = 0; y < row.size(); ++y) {
    row[y] = static_cast<int>(
        std::count_if(lengths.begin(), lengths.end(),
                      [y](int length) { return static_cast<std::size_t>(length) > y; }));
  }
  return row;
}

/// The numbers between commas, none larger than the one before.
inline std::optional<std::vector<int>> reference_numbers(std::string_view list) {
  std::vector<int> numbers;
  for (const std::string& part : parts(list, ',')) {
    const auto number = reference_length(part);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  if (!std::is_sorted(numbers.begin(), numbers.end(), std::greater<>())) return std::nullopt;
  return numbers;
}

/// The two sides of an extent.
inline std::optional<std::pair<int, int>> reference_extent(std::string_view text) {
  const auto sides = parts(text, 'x');
  const auto w = sides.size() == 2 ? reference_length(sides[0]) : std::nullopt;
  const auto h = sides.size() == 2 ? reference_length(sides[1]) : std::nullopt;
  if (!w || !h || *w == 0 || *h == 0) return std::nullopt;
  return std::pair(*w, *h);
}

/// The position that \p text is, or nothing; within \p extent when there is one.
inline std::optional<Reading> reference_position(std::string_view text,
                                                 std::optional<chomp::Extent> extent) {
  const auto size_of = [](int number) { return static_cast<std::size_t>(number); };
  const std::string_view form = text.substr(0, 5), rest = text.size() < 5 ? "" : text.substr(5);
  std::vector<int> numbers;
  std::size_t columns = 0, rows = 0;
  if (form == "full:") {
    const auto sides = reference_extent(rest);
    if (!sides) return std::nullopt;
    columns = size_of(sides->first), rows = size_of(sides->second);
    numbers.assign(rows, sides->first);
  } else if (form == "rows:" || form == "cols:") {
    const auto found = reference_numbers(rest);
    if (!found) return std::nullopt;
    numbers = *found;
    const auto filled =
        numbers.size() - size_of(static_cast<int>(std::count(numbers.begin(), numbers.end(), 0)));
    columns = std::max<std::size_t>(1, size_of(numbers.front()));
    rows = extent ? std::max<std::size_t>(1, filled) : numbers.size();
    if (form == "cols:") {
      numbers = transposed(numbers, extent ? size_of(extent->rows()) : columns);
      std::swap(columns, rows);
    }
  } else {
    return std::nullopt;
  }
  if (!extent) return Reading{columns, rows, numbers};
  if (size_of(extent->columns()) < columns || size_of(extent->rows()) < rows) return std::nullopt;
  return Reading{size_of(extent->columns()), size_of(extent->rows()), numbers};
}

/// The cell that two integers and a comma name; a coordinate beyond every int is the nearest one.
inline std::optional<chomp::Cell> reference_cell(std::string_view text, chomp::show::Order order) {
  const auto sides = parts(text, ',');
  const auto first = sides.size() == 2 ? reference_integer(sides[0]) : std::nullopt;
  const auto second = sides.size() == 2 ? reference_integer(sides[1]) : std::nullopt;
  if (!first || !second) return std::nullopt;
  const auto coordinate = [](std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, INT_MIN, INT_MAX));
  };
  if (order == chomp::show::Order::exam)
    return chomp::Cell{coordinate(*first), coordinate(*second)};
  return chomp::Cell{coordinate(*second - 1), coordinate(*first - 1)};
}

}  // namespace staircase::fuzz
