/// \file
/// What a right game loop does: 2022/c and 2019/c.
#pragma once

#include "model.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace staircase::grade {

/// One line of a session as it looks on a terminal.
struct LoopLine {
  /// What the line is.
  enum class Kind { picture, turn, typed, refusal, loser, abandoned };
  Kind kind = Kind::picture;  ///< see above
  std::string text;           ///< without the end of the line
  int typed_before = 0;       ///< how many lines were typed before it
};

/// What the loop knows at its head.
struct LoopState {
  std::vector<Cell> taken;  ///< the cells of the moves that led to the board, in order
  int player = 1;           ///< whose turn it is
  int moves = 0;            ///< how many were carried out
};

/// A session in full.
struct Course {
  std::vector<LoopLine> lines;   ///< as on a terminal
  std::vector<LoopState> heads;  ///< the states at the head of the loop
};

/// The cell that a typed line names, whether it is legal or not; `nullopt` when it names none.
/// \param row_first whether the row comes first in a line
std::optional<Cell> typed_cell(const std::string& line, bool row_first);

/// The line that names \p cell.
std::string typed_line(Cell cell, bool row_first);

/// The right course of a game on \p n x \p n with \p input. \pre n < 10
Course right_course(int n, const std::string& input, bool row_first);

}  // namespace staircase::grade
