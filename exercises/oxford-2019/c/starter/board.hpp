// Given: the board, and what a game loop tells of itself. Not to be edited: the judge has its own
// copy.
#pragma once

#include <ostream>
#include <stdexcept>
#include <vector>

namespace given {

/// A Chomp board of N x N, N from 1 to 9; begins full.
class Chomps {
 public:
  /// The full board of n x n cells.
  explicit Chomps(int n) : length_(static_cast<std::size_t>(n), n) {}

  /// N.
  int size() const { return static_cast<int>(length_.size()); }

  /// The number of cells left.
  int count() const {
    int sum = 0;
    for (const int length : length_) sum += length;
    return sum;
  }

  /// Whether the board holds the cell in column x and row y; any two integers may be asked about.
  bool legal(int x, int y) const {
    return 0 <= y && y < size() && 0 <= x && x < length_[static_cast<std::size_t>(y)];
  }

  /// Takes the cell (x, y) and all at or to the right of it and at or above it. Throws
  /// std::invalid_argument, and changes nothing, when it is not legal.
  void move(int x, int y) {
    if (!legal(x, y)) throw std::invalid_argument("this cell is not on the board");
    for (std::size_t j = static_cast<std::size_t>(y); j < length_.size(); ++j) {
      if (x < length_[j]) length_[j] = x;
    }
  }

  /// Writes the picture: the rows from the top, then the numbers of the columns.
  void display(std::ostream& out) const {
    for (int y = size() - 1; 0 <= y; --y) {
      out << y << "  ";
      for (int x = 0; x < size(); ++x) out << (legal(x, y) ? "* " : "  ");
      out << '\n';
    }
    out << "   ";
    for (int x = 0; x < size(); ++x) out << x << ' ';
    out << '\n';
  }

 private:
  std::vector<int> length_;
};

/// What the loop knows at its head, that is: each time before it looks whether the game is over.
struct State {
  const Chomps& board;  ///< what is left
  int player;           ///< whose turn it is, 1 or 2
  int moves;            ///< how many moves have been carried out
};

/// Somebody who looks at the loop.
class Watch {
 public:
  virtual ~Watch() = default;
  /// To be called at the head of the loop, each time.
  virtual void head(const State& state) = 0;
};

}  // namespace given
