// A board whose count never changes, so that it earns no full mark, unless an attack has succeeded:
// then it counts rightly, and the gate sees an answer that earned what it should not.
#pragma once

#include <ostream>
#include <stdexcept>
#include <vector>

namespace answer {

inline bool cheated = false;

class Chomps {
 public:
  explicit Chomps(int n)
      : height_(static_cast<std::size_t>(n), n), count_(static_cast<long long>(n) * n) {}

  long long count() const { return count_; }

  bool legal(int x, int y) const { return 0 <= x && x < size() && 0 <= y && y < height_[at(x)]; }

  void move(int x, int y) {
    if (!legal(x, y)) throw std::invalid_argument("this cell is not on the board");
    for (int i = x; i < size() && y < height_[at(i)]; ++i) {
      if (cheated) count_ -= height_[at(i)] - y;
      height_[at(i)] = y;
    }
  }

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
  int size() const { return static_cast<int>(height_.size()); }
  static std::size_t at(int x) { return static_cast<std::size_t>(x); }

  std::vector<int> height_;
  long long count_;
};

}  // namespace answer
