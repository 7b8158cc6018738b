// Nested truth values and row lengths, counted to the end.
#pragma once

#include <vector>

namespace answer {

enum class Form { nested_boolean, flat_boolean, row_boundary, column_heights };
using Holds = bool (*)(int x, int y);

constexpr Form first_form = Form::nested_boolean;

inline std::vector<std::vector<bool>> first(int n, Holds holds) {
  std::vector<std::vector<bool>> occupied;
  for (int y = 0; y < n; ++y) {
    auto& row = occupied.emplace_back();
    for (int x = 0; x < n; ++x) row.push_back(holds(x, y));
  }
  return occupied;
}

constexpr Form second_form = Form::row_boundary;

inline std::vector<int> second(int n, Holds holds) {
  std::vector<int> row(static_cast<std::size_t>(n));
  for (int y = 0; y < n; ++y) {
    for (int x = 0; x < n; ++x) row[static_cast<std::size_t>(y)] += holds(x, y) ? 1 : 0;
  }
  return row;
}

inline std::vector<int> second_example() { return {6, 4, 4, 2, 0, 0}; }

inline std::vector<std::vector<bool>> first_example() {
  return first(6, [](int x, int y) {
    return 0 <= y && y < 6 && 0 <= x && x < second_example()[static_cast<std::size_t>(y)];
  });
}

}  // namespace answer
