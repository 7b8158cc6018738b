/// \file
/// What the laws are stated in: one position held by the model and by every board at once, so that
/// a law written once speaks of all of them.
#pragma once

#include "staircase/chomp/solve/games.hpp"
#include "staircase/theory/outcome_oracle.hpp"
#include "support/generators.hpp"
#include "support/properties.hpp"

#include <functional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace staircase::testing {

/// Fails the property with this text unless \p holds.
inline void demand(bool holds, const std::string& told) {
  if (!holds) RC_FAIL(told);
}

/// One position in the model and on every board, in lock-step.
class Position {
 public:
  /// The position with these row lengths.
  Position(chomp::Extent extent, const std::vector<int>& row)
      : extent_(extent),
        ideal_(chomp::OrderIdeal::comprehension(
            extent, [&row](chomp::Cell c) { return c.x < row[static_cast<std::size_t>(c.y)]; })),
        boards_(boards_of(extent, row)) {
    agree();
  }

  /// The extent that the boards have.
  chomp::Extent extent() const { return extent_; }
  /// The model's value.
  const chomp::OrderIdeal& ideal() const { return ideal_; }
  /// The row lengths, which all boards agree on.
  std::vector<int> row() const { return std::get<0>(boards_).row_lengths(); }
  /// The boards.
  const AllBoards& boards() const { return boards_; }

  /// Whether the position has no cells.
  bool empty() const { return ideal_.empty(); }
  /// The number of cells, which all agree on.
  std::int64_t count() const {
    for_each_board(boards_, [this](const auto& board) {
      demand(board.count() == ideal_.size() && board.uncached_count() == ideal_.size(),
             "the counts differ: " + describe(board));
    });
    return ideal_.size();
  }
  /// Whether the position holds \p cell, which all agree on.
  bool holds(chomp::Cell cell) const {
    const bool held = ideal_.contains(cell);
    for_each_board(boards_, [&](const auto& board) {
      demand(board.legal(cell) == held, describe(board) + " disagrees about " + describe(cell));
    });
    return held;
  }

  /// The position without the up-set of \p cell, which must lie in the quadrant; of an order ideal
  /// that does not hold the cell that takes nothing, so the boards are asked to move only when it
  /// is legal.
  Position without(chomp::Cell cell) const {
    Position next = *this;
    std::vector<chomp::Cell> kept;
    for (const chomp::Cell c : ideal_) {
      if (c.x < cell.x || c.y < cell.y) kept.push_back(c);
    }
    next.ideal_ = chomp::OrderIdeal(kept);
    if (holds(cell)) {
      demand(next.ideal_ == chomp::rules::move(ideal_, cell), "the rules take something else");
      for_each_board(next.boards_, [cell](auto& board) { board.move(cell); });
    }
    next.agree();
    return next;
  }

  /// Whether model and boards are equal, which all agree on.
  friend bool operator==(const Position& a, const Position& b) {
    const bool equal = a.ideal_ == b.ideal_;
    if (a.extent_ == b.extent_) {
      for_each_board(a.boards_, [&](const auto& board) {
        demand((board == std::get<4>(b.boards_)) == equal, "equality differs: " + describe(board));
      });
    }
    return equal;
  }

  /// Whether every cell of this one is in \p other.
  bool within(const Position& other) const {
    return std::all_of(ideal_.begin(), ideal_.end(),
                       [&](chomp::Cell cell) { return other.holds(cell); });
  }

  /// Prints the position in a counterexample.
  friend void showValue(const Position& position, std::ostream& out) {
    out << describe(std::get<2>(position.boards_)) << "\n" << draw(std::get<2>(position.boards_));
  }

 private:
  static AllBoards boards_of(chomp::Extent extent, const std::vector<int>& row) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return AllBoards(std::tuple_element_t<I, AllBoards>::from_row_lengths(extent, row)...);
    }(std::make_index_sequence<std::tuple_size_v<AllBoards>>{});
  }
  void agree() const {
    for_each_board(boards_, [this](const auto& board) {
      demand(board.abstraction() == ideal_ && board.invariant().holds(),
             "the model and " + describe(board) + " differ");
    });
  }

  chomp::Extent extent_;
  chomp::OrderIdeal ideal_;
  AllBoards boards_;
};

/// Who wins, by the definition of P and N and nothing else.
inline bool is_p(const chomp::OrderIdeal& ideal) {
  thread_local theory::OutcomeOracle<chomp::IdealGame> oracle;
  return oracle.outcome(ideal) == theory::Outcome::P;
}
/// The same of a position.
inline bool is_p(const Position& position) { return is_p(position.ideal()); }

/// A random position of an extent of at most \p side x \p side.
inline Position any_position(int side) {
  const chomp::Extent extent = *extents(side);
  return Position(extent, *row_lengths(extent));
}
/// A random position that is not empty.
inline Position some_position(int side) {
  const chomp::Extent extent = *extents(side);
  std::vector<int> row = *row_lengths(extent);
  if (row.front() == 0) row.front() = *rc::gen::inRange(1, extent.columns() + 1);
  return Position(extent, row);
}
/// A random cell of \p extent or one beyond it.
inline chomp::Cell any_cell(chomp::Extent extent) {
  return {*rc::gen::inRange(0, extent.columns() + 1), *rc::gen::inRange(0, extent.rows() + 1)};
}
/// A random cell that \p position holds; it must not be empty.
inline chomp::Cell some_cell(const Position& position) {
  return *rc::gen::elementOf(
      std::vector<chomp::Cell>(position.ideal().begin(), position.ideal().end()));
}

/// The position with rows and columns exchanged.
inline Position conjugate(const Position& position) {
  const chomp::Extent turned(position.extent().rows(), position.extent().columns());
  // The heights of the columns are the rows of the conjugate.
  return Position(turned, std::get<3>(position.boards()).height());
}
/// The cell with x and y exchanged.
inline chomp::Cell mirror(chomp::Cell cell) { return {cell.y, cell.x}; }

/// How many random arguments a law is tried with; its positions are small.
inline constexpr Effort law_effort{60, 40};

/// Checks a law for random arguments.
template <class Property>
void law(Property property) {
  for_all("for random positions", property, law_effort);
}

/// True when every cell is in the quadrant and has all cells to its left and below: the definition,
/// from the cells alone.
inline bool is_order_ideal(const chomp::OrderIdeal& ideal) {
  for (const chomp::Cell cell : ideal) {
    if (cell.x < 0 || cell.y < 0) return false;
    for (int y = 0; y <= cell.y; ++y) {
      for (int x = 0; x <= cell.x; ++x) {
        if (!ideal.contains({x, y})) return false;
      }
    }
  }
  return true;
}

/// Whether every cell is within \p extent.
inline bool fits(const chomp::OrderIdeal& ideal, chomp::Extent extent) {
  return std::all_of(ideal.begin(), ideal.end(),
                     [&](chomp::Cell cell) { return extent.contains(cell); });
}

}  // namespace staircase::testing
