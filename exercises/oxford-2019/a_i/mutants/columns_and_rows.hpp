// breaks: answer.distinct — columns and rows are the same idea twice
#pragma once

#include <vector>

namespace answer {

enum class Form { nested_boolean, flat_boolean, row_boundary, column_heights };

using Holds = bool (*)(int x, int y);

constexpr Form first_form = Form::column_heights;

inline std::vector<int> first_example() { return {4, 4, 3, 3, 1, 1}; }

inline std::vector<int> first(int n, Holds holds) {
  std::vector<int> height;
  for (int x = 0; x < n; ++x) {
    int y = 0;
    while (holds(x, y)) ++y;
    height.push_back(y);
  }
  return height;
}

constexpr Form second_form = Form::row_boundary;

inline std::vector<int> second_example() { return {6, 4, 4, 2, 0, 0}; }

inline std::vector<int> second(int n, Holds holds) {
  std::vector<int> row;
  for (int y = 0; y < n; ++y) {
    // A row has no gap, so its boundary is where the first cell is missing.
    int x = 0;
    while (holds(x, y)) ++x;
    row.push_back(x);
  }
  return row;
}

}  // namespace answer
