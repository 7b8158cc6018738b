// Given: the program that is to be tested. Not to be edited: the judge has its own copy. What it
// claims is decided elsewhere; some programs that you will meet keep Floyd's facts, others do not.
#pragma once

#include <array>

namespace given {

/// A position of the board of 4 rows of 5 cells: rows[y] is how many cells row y has. Each entry is
/// from 0 to 5, and none is larger than the one before it.
using Rows = std::array<int, 4>;

/// Whether the program claims that the player to move wins the position. Throws when rows is none.
bool won(const Rows& rows);

/// Whether the program claims that the player to move wins by taking the cell (x, y). Throws when
/// the position does not have that cell.
bool wins(const Rows& rows, int x, int y);

}  // namespace given
