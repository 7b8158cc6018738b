// breaks: answer.represents.first — only boards of 6 x 6 are stored rightly
#pragma once

#include <cstddef>
#include <vector>

namespace answer {

enum class Form { nested_boolean, flat_boolean, row_boundary, column_heights };

using Holds = bool (*)(int x, int y);

constexpr Form first_form = Form::flat_boolean;

inline std::vector<bool> first_example() {
  return {
      1, 1, 1, 1, 1, 1,  // y = 0
      1, 1, 1, 1, 0, 0,  // y = 1
      1, 1, 1, 1, 0, 0,  // y = 2
      1, 1, 0, 0, 0, 0,  // y = 3
      0, 0, 0, 0, 0, 0,  // y = 4
      0, 0, 0, 0, 0, 0,  // y = 5
  };
}

inline std::vector<bool> first(int n, Holds holds) {
  std::vector<bool> occupied;
  for (int y = 0; y < 6; ++y) {
    for (int x = 0; x < 6; ++x) occupied.push_back(holds(x, y));
  }
  return occupied;
}

constexpr Form second_form = Form::column_heights;

inline std::vector<int> second_example() { return {4, 4, 3, 3, 1, 1}; }

inline std::vector<int> second(int n, Holds holds) {
  std::vector<int> height;
  for (int x = 0; x < n; ++x) {
    // Cells lie on each other without a gap, so the first one that is missing ends the column.
    int y = 0;
    while (holds(x, y)) ++y;
    height.push_back(y);
  }
  return height;
}

}  // namespace answer
