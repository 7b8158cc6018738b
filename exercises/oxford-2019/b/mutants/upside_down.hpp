// breaks: chomp.display.exact — the bottom row is written first
#pragma once

#include <algorithm>
#include <ostream>
#include <stdexcept>
#include <vector>

namespace answer {

/// A Chomp board of N x N, stored as the lengths of its rows.
///
/// Stands for: the set of cells (x, y) with x < row_[y].
/// Invariant: there are N lengths, each from 0 to N, none greater than the one below it.
class Chomps {
 public:
  explicit Chomps(int n) : row_(static_cast<std::size_t>(n), n) {}

  long long count() const {
    long long sum = 0;
    for (const int length : row_) sum += length;
    return sum;
  }

  bool legal(int x, int y) const { return 0 <= y && y < size() && 0 <= x && x < row_[at(y)]; }

  void move(int x, int y) {
    if (!legal(x, y)) throw std::invalid_argument("this cell is not on the board");
    for (int j = y; j < size(); ++j) row_[at(j)] = std::min(row_[at(j)], x);
  }

  void display(std::ostream& out) const {
    for (int y = 0; y < size(); ++y) {
      out << y << "  ";
      for (int x = 0; x < size(); ++x) out << (legal(x, y) ? "* " : "  ");
      out << '\n';
    }
    out << "   ";
    for (int x = 0; x < size(); ++x) out << x << ' ';
    out << '\n';
  }

 private:
  int size() const { return static_cast<int>(row_.size()); }
  static std::size_t at(int y) { return static_cast<std::size_t>(y); }

  std::vector<int> row_;
};

}  // namespace answer
