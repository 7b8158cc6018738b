// Rows as prefixes whose lengths are a sound boundary; the boundary as a sorted sequence.
#pragma once

#include <algorithm>
#include <numeric>
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

inline bool rows_invariant(int n, const std::vector<int>& row) {
  return static_cast<int>(row.size()) == n && std::is_sorted(row.rbegin(), row.rend()) &&
         row.front() <= n && 0 <= row.back();
}

inline Cells rows_abstraction(int n, const std::vector<int>& row) {
  Cells cells;
  for (int i = 0; i < n * n; ++i) {
    if (i % n < row[static_cast<std::size_t>(i / n)]) cells.emplace(i % n, i / n);
  }
  return cells;
}

inline bool cells_invariant(int n, const std::vector<std::vector<bool>>& occupied) {
  std::vector<int> row;
  for (const auto& cells : occupied) {
    if (static_cast<int>(cells.size()) != n) return false;
    if (!std::is_partitioned(cells.begin(), cells.end(), [](bool cell) { return cell; })) return false;
    row.push_back(static_cast<int>(std::count(cells.begin(), cells.end(), true)));
  }
  return rows_invariant(n, row);
}

inline Cells cells_abstraction(int n, const std::vector<std::vector<bool>>& occupied) {
  std::vector<int> row;
  for (const auto& cells : occupied) {
    row.push_back(static_cast<int>(std::count(cells.begin(), cells.end(), true)));
  }
  return rows_abstraction(n, row);
}

inline bool counted_invariant(int n, const std::vector<int>& row, long long count) {
  return rows_invariant(n, row) && std::accumulate(row.begin(), row.end(), 0LL) == count;
}

constexpr Cost one = Cost::constant;
constexpr Cost n = Cost::linear;
constexpr Cost n_n = Cost::quadratic;
constexpr Costs cells_costs{n_n, one, n_n, n_n, n_n};
constexpr Costs cells_counted_costs{one, one, n_n, n_n, n_n};
constexpr Costs rows_costs{n, one, n, n_n, n};
constexpr Costs rows_counted_costs{one, one, n, n_n, n};

}  // namespace answer
