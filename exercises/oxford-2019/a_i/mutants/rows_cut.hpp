// breaks: answer.represents.first — rows end where their cells end
#pragma once

#include <vector>

namespace answer {

enum class Form { nested_boolean, flat_boolean, row_boundary, column_heights };

using Holds = bool (*)(int x, int y);

constexpr Form first_form = Form::nested_boolean;

inline std::vector<std::vector<bool>> first_example() {
  return {
      {1, 1, 1, 1, 1, 1},  // y = 0
      {1, 1, 1, 1, 0, 0},  // y = 1
      {1, 1, 1, 1, 0, 0},  // y = 2
      {1, 1, 0, 0, 0, 0},  // y = 3
      {0, 0, 0, 0, 0, 0},  // y = 4
      {0, 0, 0, 0, 0, 0},  // y = 5
  };
}

inline std::vector<std::vector<bool>> first(int n, Holds holds) {
  std::vector<std::vector<bool>> occupied;
  for (int y = 0; y < n; ++y) {
    std::vector<bool> cells;
    for (int x = 0; holds(x, y); ++x) cells.push_back(holds(x, y));
    occupied.push_back(cells);
  }
  return occupied;
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
