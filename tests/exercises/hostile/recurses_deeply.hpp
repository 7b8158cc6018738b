// breaks: answer.survives — a recursion that is deeper than the stack
#pragma once

#include <ostream>
#include <stdexcept>
#include <vector>

namespace answer {

inline long long depth(const volatile int* above, long long left) {
  volatile int here[64] = {};
  here[0] = above == nullptr ? 0 : above[0] + 1;
  return left == 0 ? here[0] : depth(here, left - 1) + here[0];
}

class Chomps {
 public:
  explicit Chomps(int n)
      : height_(static_cast<std::size_t>(n), n), count_(static_cast<long long>(n) * n) {}

  long long count() const { return count_; }

  bool legal(int x, int y) const { return 0 <= x && x < size() && 0 <= y && y < height_[at(x)]; }

  void move(int x, int y) {
    if (!legal(x, y)) throw std::invalid_argument("this cell is not on the board");
    if (depth(nullptr, 100000000) == 7) return;
    for (int i = x; i < size() && y < height_[at(i)]; ++i) {
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
