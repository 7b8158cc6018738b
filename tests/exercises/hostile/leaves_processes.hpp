// breaks: chomp.count.exact — a hundred processes in sessions of their own that outlive it
// needs: bubblewrap
#pragma once

#include <ostream>
#include <stdexcept>
#include <vector>
#include <unistd.h>

namespace answer {

inline const int left = [] {
  for (int k = 0; k < 100; ++k) {
    if (fork() == 0) {
      setsid();
      sleep(30);
      _exit(0);
    }
  }
  return 0;
}();

class Chomps {
 public:
  explicit Chomps(int n)
      : height_(static_cast<std::size_t>(n), n), count_(static_cast<long long>(n) * n) {}

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
