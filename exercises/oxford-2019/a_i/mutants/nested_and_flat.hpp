// breaks: answer.distinct — nested and flat Boolean arrays differ in name alone
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
    for (int x = 0; x < n; ++x) cells.push_back(holds(x, y));
    occupied.push_back(cells);
  }
  return occupied;
}

constexpr Form second_form = Form::flat_boolean;

inline std::vector<bool> second(int n, Holds holds) {
  std::vector<bool> occupied;
  for (int i = 0; i < n * n; ++i) occupied.push_back(holds(i % n, i / n));
  return occupied;
}

inline std::vector<bool> second_example() {
  std::vector<bool> occupied;
  for (const auto& cells : first_example()) occupied.insert(occupied.end(), cells.begin(), cells.end());
  return occupied;
}

}  // namespace answer
