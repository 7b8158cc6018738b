// Given: the class that is to be tested. Not to be edited: the judge has its own copy. What its
// functions do is decided elsewhere; some classes that you will meet are right, others are not.
#pragma once

#include <ostream>

namespace given {

/// A Chomp board of N x N, N from 1 to 9, as in part (b).
class Chomps {
 public:
  /// The full board of n x n cells. Throws when n is not from 1 to 9.
  explicit Chomps(int n);
  /// A copy is a board of its own.
  /// @{
  Chomps(const Chomps& other);
  Chomps& operator=(const Chomps& other);
  /// @}
  ~Chomps();

  /// The number of cells left.
  int count() const;
  /// Whether the board holds the cell (x, y); any two integers may be asked about.
  bool legal(int x, int y) const;
  /// Takes the cell (x, y) and all at or to the right of it and at or above it, and returns true.
  /// Refuses when the cell is not legal: returns false or throws, and changes nothing.
  bool move(int x, int y);
  /// Writes the picture to out, as in part (b).
  void display(std::ostream& out) const;

 private:
  int id_;
};

}  // namespace given
