// breaks: answer.cells.abstraction — the first row is taken for the top row
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

/// n rows of n entries; in each the cells are the first ones, and each has its lower neighbour.
inline bool cells_invariant(int n, const std::vector<std::vector<bool>>& occupied) {
  if (occupied.size() != at(n)) return false;
  for (int y = 0; y < n; ++y) {
    if (occupied[at(y)].size() != at(n)) return false;
    for (int x = 0; x < n; ++x) {
      if (!occupied[at(y)][at(x)]) continue;
      if (x > 0 && !occupied[at(y)][at(x - 1)]) return false;
      if (y > 0 && !occupied[at(y - 1)][at(x)]) return false;
    }
  }
  return true;
}

inline Cells cells_abstraction(int n, const std::vector<std::vector<bool>>& occupied) {
  Cells cells;
  for (int y = 0; y < n; ++y) {
    for (int x = 0; x < n; ++x) {
      if (occupied[at(y)][at(x)]) cells.insert({x, n - 1 - y});
    }
  }
  return cells;
}

/// n rows of 0 to n cells, none longer than the one below it.
inline bool rows_invariant(int n, const std::vector<int>& row) {
  if (row.size() != at(n)) return false;
  for (int y = 0; y < n; ++y) {
    if (row[at(y)] < 0 || n < row[at(y)]) return false;
    if (y > 0 && row[at(y - 1)] < row[at(y)]) return false;
  }
  return true;
}

inline Cells rows_abstraction(int n, const std::vector<int>& row) {
  Cells cells;
  for (int y = 0; y < n; ++y) {
    for (int x = 0; x < row[at(y)]; ++x) cells.insert({x, y});
  }
  return cells;
}

inline bool counted_invariant(int n, const std::vector<int>& row, long long count) {
  return rows_invariant(n, row) &&
         count == static_cast<long long>(rows_abstraction(n, row).size());
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
constexpr Costs rows_costs{.count = Cost::linear,
                           .legal = Cost::constant,
                           .move = Cost::linear,
                           .display = Cost::quadratic,
                           .space = Cost::linear};
constexpr Costs rows_counted_costs{.count = Cost::constant,
                                   .legal = Cost::constant,
                                   .move = Cost::linear,
                                   .display = Cost::quadratic,
                                   .space = Cost::linear};

}  // namespace answer
