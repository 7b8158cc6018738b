// Your answer to 2019 (b). Edit this file only, then ask:  grade 2019/b chomps.hpp
#pragma once

#include <ostream>

namespace answer {

/// A Chomp board of N x N.
///
/// Stands for: (which set of cells do the data below describe?)
/// Invariant: (what is true of the data whenever no function is running?)
class Chomps {
 public:
  /// Task 1. The full board of n x n cells.
  explicit Chomps(int n) : n_(n) {}

  /// Task 2. The number of cells left.
  int count() const { return 0; }

  /// Task 3. Whether the board holds the cell (x, y). Any two integers may be asked about.
  bool legal(int /*x*/, int /*y*/) const { return false; }

  /// Tasks 4 and 5. Takes the cell (x, y) and all cells above and to the right of it; refuses an illegal cell.
  void move(int /*x*/, int /*y*/) {}

  /// Task 6. Writes the picture to out.
  void display(std::ostream& out) const { out << "a board of size " << n_ << '\n'; }

 private:
  int n_;
};

}  // namespace answer
