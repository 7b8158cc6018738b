// The same two forms in the other order, and an enumeration in another order.
#pragma once

#include <vector>

namespace answer {

enum class Form { column_heights, row_boundary, nested_boolean, flat_boolean };
using Holds = bool (*)(int x, int y);

constexpr Form first_form = Form::column_heights;
constexpr Form second_form = Form::flat_boolean;

inline std::vector<int> first_example() { return {4, 4, 3, 3, 1, 1}; }

inline std::vector<int> first(int n, Holds holds) {
  std::vector<int> height;
  for (int x = 0; x < n; ++x) {
    int y = n;
    while (y > 0 && !holds(x, y - 1)) --y;
    height.push_back(y);
  }
  return height;
}

inline std::vector<bool> second(int n, Holds holds) {
  std::vector<bool> occupied(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
  for (std::size_t i = 0; i < occupied.size(); ++i) {
    occupied[i] = holds(static_cast<int>(i) % n, static_cast<int>(i) / n);
  }
  return occupied;
}

inline std::vector<bool> second_example() {
  return second(6, [](int x, int y) {
    return 0 <= x && x < 6 && y < first_example()[static_cast<std::size_t>(x)];
  });
}

}  // namespace answer
