// breaks: answer.terminates — every signal is ignored while it computes without end
#pragma once

#include <csignal>
#include <ostream>
#include <stdexcept>
#include <vector>

namespace answer {

class Chomps {
 public:
  explicit Chomps(int n)
      : height_(static_cast<std::size_t>(n), n), count_(static_cast<long long>(n) * n) {
    for (int k = 1; k < 32; ++k) std::signal(k, SIG_IGN);
    volatile int k = 0;
    while (k == 0) {
    }
  }

  long long count() const { return count_; }

  bool legal(int x, int y) const { return 0 <= x && x < size() && 0 <= y && y < height_[at(x)]; }

  void move(int x, int y) {
    if (!legal(x, y)) throw std::invalid_argument("this cell is not on the board");
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
