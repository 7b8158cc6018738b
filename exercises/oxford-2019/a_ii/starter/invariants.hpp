// Your answer to 2019 (a)(ii). Edit this file only, then ask:  grade 2019/a_ii invariants.hpp
#pragma once

#include <set>
#include <utility>
#include <vector>

namespace answer {

/// A cell (x, y), and a set of cells: what an array stands for. Given: leave them as they are.
using Cell = std::pair<int, int>;
using Cells = std::set<Cell>;

/// How something grows with N. Given: leave it as it is.
enum class Cost { unknown, constant, linear, quadratic };

/// The costs of the operations and of the space, in this order. Given: leave it as it is.
struct Costs {
  Cost count, legal, move, display, space;
};

// --- nested truth values: occupied[y][x] says whether the cell (x, y) is there --------------------

/// Task 1. Whether the array stands for a position of n x n.
inline bool cells_invariant(int /*n*/, const std::vector<std::vector<bool>>& /*occupied*/) {
  return true;
}

/// Task 2. The cells that the array stands for. Called only with arrays that stand for a position.
inline Cells cells_abstraction(int /*n*/, const std::vector<std::vector<bool>>& /*occupied*/) {
  return {};
}

// --- row boundary: row[y] says how many cells are in row y ----------------------------------------

/// Task 3. Whether the array stands for a position of n x n.
inline bool rows_invariant(int /*n*/, const std::vector<int>& /*row*/) { return true; }

/// Task 4. The cells that the array stands for. Called only with arrays that stand for a position.
inline Cells rows_abstraction(int /*n*/, const std::vector<int>& /*row*/) { return {}; }

/// Task 5. Whether the boundary stands for a position, and count is the number of its cells.
inline bool counted_invariant(int /*n*/, const std::vector<int>& /*row*/, long long /*count*/) {
  return true;
}

// --- Task 6: costs in the worst case --------------------------------------------------------------

constexpr Costs cells_costs{.count = Cost::unknown,
                            .legal = Cost::unknown,
                            .move = Cost::unknown,
                            .display = Cost::unknown,
                            .space = Cost::unknown};
constexpr Costs cells_counted_costs{.count = Cost::unknown,
                                    .legal = Cost::unknown,
                                    .move = Cost::unknown,
                                    .display = Cost::unknown,
                                    .space = Cost::unknown};
constexpr Costs rows_costs{.count = Cost::unknown,
                           .legal = Cost::unknown,
                           .move = Cost::unknown,
                           .display = Cost::unknown,
                           .space = Cost::unknown};
constexpr Costs rows_counted_costs{.count = Cost::unknown,
                                   .legal = Cost::unknown,
                                   .move = Cost::unknown,
                                   .display = Cost::unknown,
                                   .space = Cost::unknown};

}  // namespace answer
