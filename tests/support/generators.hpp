/// \file
/// Random extents and positions for RapidCheck, and how its counterexamples are printed.
#pragma once

#include "support/boards.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <functional>
#include <ostream>
#include <vector>

namespace staircase::chomp {

/// Prints a cell in a counterexample.
inline void showValue(Cell cell, std::ostream& out) { out << describe(cell); }
/// Prints an extent in a counterexample.
inline void showValue(Extent extent, std::ostream& out) { out << describe(extent); }

}  // namespace staircase::chomp

namespace staircase::testing {

/// Extents from 1 x 1 to \p side x \p side.
inline rc::Gen<chomp::Extent> extents(int side) {
  return rc::gen::apply([](int columns, int rows) { return chomp::Extent(columns, rows); },
                        rc::gen::inRange(1, side + 1), rc::gen::inRange(1, side + 1));
}

/// Row lengths of order ideals within \p extent.
inline rc::Gen<std::vector<int>> row_lengths(chomp::Extent extent) {
  return rc::gen::map(
      rc::gen::container<std::vector<int>>(static_cast<std::size_t>(extent.rows()),
                                           rc::gen::inRange(0, extent.columns() + 1)),
      [](std::vector<int> row) {
        std::sort(row.begin(), row.end(), std::greater<>());
        return row;
      });
}

/// Cells in and around \p extent, and now and then far from it.
inline rc::Gen<chomp::Cell> any_cells(chomp::Extent extent) {
  const auto near = rc::gen::apply([](int x, int y) { return chomp::Cell{x, y}; },
                                   rc::gen::inRange(-2, extent.columns() + 2),
                                   rc::gen::inRange(-2, extent.rows() + 2));
  const auto far = rc::gen::apply([](int x, int y) { return chomp::Cell{x, y}; },
                                  rc::gen::arbitrary<int>(), rc::gen::arbitrary<int>());
  return rc::gen::weightedOneOf<chomp::Cell>({{4, near}, {1, far}});
}

}  // namespace staircase::testing
