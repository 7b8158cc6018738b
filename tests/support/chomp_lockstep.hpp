/// \file
/// The model of Chomp, its specification and all boards, ready to be driven in lock-step.
#pragma once

#include "staircase/testing/lockstep.hpp"
#include "support/boards.hpp"

namespace staircase::testing {

/// The model: a plain set of cells within an extent. It shares no line with the library.
struct PlainPosition {
  chomp::Extent extent;
  PlainSet set;
};

/// The library's own specification, so that the plain set can disagree with it.
struct Specification {
  chomp::Extent extent;
  chomp::OrderIdeal ideal;
};

/// All of them in lock-step.
using ChompLockstep =
    Lockstep<PlainPosition, Specification, chomp::BooleanBoard, chomp::FlatBooleanBoard,
             chomp::RowBoundaryBoard, chomp::ColumnHeightBoard, chomp::LatticePathBoard>;

/// The commands: legal and illegal moves, copies, moves-from, assignment to itself, swaps,
/// conversions of each board from each, raw data, text written and read, and new games.
ChompLockstep chomp_lockstep();

/// The starts from 1 x 1 to \p side x \p side, by the number of cells.
std::vector<Arguments> starts_within(int side);

/// One column less, and one row less, as far as there are.
std::vector<Arguments> smaller_start(const Arguments& start);

}  // namespace staircase::testing
