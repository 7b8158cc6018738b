// Rows as prefixes that get no longer; heights as a sorted sequence with bounds.
#pragma once

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

namespace answer {

using Cell = std::pair<int, int>;
using Cells = std::set<Cell>;
enum class Cost { quadratic, linear, constant, unknown };
struct Costs {
  Cost count, legal, move, display, space;
};

inline bool cells_invariant(int n, const std::vector<bool>& occupied) {
  if (static_cast<long long>(occupied.size()) != 1LL * n * n) return false;
  long before = n;
  for (int y = 0; y < n; ++y) {
    const auto row = occupied.begin() + y * n;
    const long length = std::find(row, row + n, false) - row;
    if (before < length || std::count(row, row + n, true) != length) return false;
    before = length;
  }
  return true;
}

inline Cells cells_abstraction(int n, const std::vector<bool>& occupied) {
  Cells cells;
  for (int i = 0; i < n * n; ++i) {
    if (occupied[static_cast<std::size_t>(i)]) cells.emplace(i % n, i / n);
  }
  return cells;
}

inline bool heights_invariant(int n, const std::vector<int>& height) {
  return static_cast<int>(height.size()) == n && std::is_sorted(height.rbegin(), height.rend()) &&
         height.front() <= n && 0 <= height.back();
}

inline Cells heights_abstraction(int n, const std::vector<int>& height) {
  Cells cells;
  for (int y = 0; y < n; ++y) {
    for (int x = 0; x < n && y < height[static_cast<std::size_t>(x)]; ++x) cells.emplace(x, y);
  }
  return cells;
}

inline bool counted_invariant(int n, const std::vector<int>& height, long long count) {
  return heights_invariant(n, height) && std::accumulate(height.begin(), height.end(), 0LL) == count;
}

constexpr Cost one = Cost::constant;
constexpr Cost n = Cost::linear;
constexpr Cost n_n = Cost::quadratic;
constexpr Costs cells_costs{n_n, one, n_n, n_n, n_n};
constexpr Costs cells_counted_costs{one, one, n_n, n_n, n_n};
constexpr Costs heights_costs{n, one, n, n_n, n};
constexpr Costs heights_counted_costs{one, one, n, n_n, n};

}  // namespace answer
