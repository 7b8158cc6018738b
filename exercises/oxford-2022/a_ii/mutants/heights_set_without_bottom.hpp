// breaks: answer.boundary.abstraction — the rows of a column are counted from 1
#pragma once

#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace answer {

using Cell = std::pair<int, int>;
using Cells = std::set<Cell>;

enum class Cost { unknown, constant, linear, quadratic };

struct Costs {
  Cost count, legal, move, display, space;
};

inline std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Downward closed: a cell that is there has its neighbours to the left and below.
inline bool cells_invariant(int n, const std::vector<bool>& occupied) {
  if (occupied.size() != at(n) * at(n)) return false;
  for (int y = 0; y < n; ++y) {
    for (int x = 0; x < n; ++x) {
      if (!occupied[at(y * n + x)]) continue;
      if (x > 0 && !occupied[at(y * n + x - 1)]) return false;
      if (y > 0 && !occupied[at((y - 1) * n + x)]) return false;
    }
  }
  return true;
}

inline Cells cells_abstraction(int n, const std::vector<bool>& occupied) {
  Cells cells;
  for (int y = 0; y < n; ++y) {
    for (int x = 0; x < n; ++x) {
      if (occupied[at(y * n + x)]) cells.insert({x, y});
    }
  }
  return cells;
}

/// n heights from 0 to n, none greater than the one to its left.
inline bool heights_invariant(int n, const std::vector<int>& height) {
  if (height.size() != at(n)) return false;
  int most = n;
  for (const int h : height) {
    if (h < 0 || most < h) return false;
    most = h;
  }
  return true;
}

inline Cells heights_abstraction(int n, const std::vector<int>& height) {
  Cells cells;
  for (int x = 0; x < n; ++x) {
    for (int y = 1; y < height[at(x)]; ++y) cells.insert({x, y});
  }
  return cells;
}

inline bool counted_invariant(int n, const std::vector<int>& height, long long count) {
  if (!heights_invariant(n, height)) return false;
  long long sum = 0;
  for (const int h : height) sum += h;
  return count == sum;
}

constexpr Costs cells_costs{.count = Cost::quadratic,
                            .legal = Cost::constant,
                            .move = Cost::quadratic,
                            .display = Cost::quadratic,
                            .space = Cost::quadratic};
constexpr Costs cells_counted_costs{.count = Cost::constant,
                                    .legal = Cost::constant,
                                    .move = Cost::quadratic,
                                    .display = Cost::quadratic,
                                    .space = Cost::quadratic};
constexpr Costs heights_costs{.count = Cost::linear,
                              .legal = Cost::constant,
                              .move = Cost::linear,
                              .display = Cost::quadratic,
                              .space = Cost::linear};
constexpr Costs heights_counted_costs{.count = Cost::constant,
                                      .legal = Cost::constant,
                                      .move = Cost::linear,
                                      .display = Cost::quadratic,
                                      .space = Cost::linear};

}  // namespace answer
