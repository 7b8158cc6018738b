// breaks: answer.survives — a file of a gigabyte wherever it may write
// needs: bubblewrap
#pragma once

#include <cstdio>
#include <ostream>
#include <stdexcept>
#include <vector>

namespace answer {

class Chomps {
 public:
  explicit Chomps(int n)
      : height_(static_cast<std::size_t>(n), n), count_(static_cast<long long>(n) * n) {
    if (std::FILE* const file = std::fopen("large", "w")) {
      for (int k = 0; k < 1 << 20; ++k) std::fwrite(&k, 1, 1024, file);
      std::fclose(file);
    }
    *static_cast<volatile int*>(nullptr) = 1;
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
