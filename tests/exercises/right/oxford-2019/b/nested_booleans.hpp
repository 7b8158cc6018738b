// A Boolean for each cell, in nested arrays; a refusal is false.
#pragma once

#include <algorithm>
#include <ostream>
#include <vector>

namespace answer {

class Chomps {
 public:
  explicit Chomps(int n)
      : n_(n), occupied_(static_cast<std::size_t>(n), std::vector<bool>(static_cast<std::size_t>(n), true)) {}

  int count() const {
    std::ptrdiff_t sum = 0;
    for (const auto& row : occupied_) sum += std::count(row.begin(), row.end(), true);
    return static_cast<int>(sum);
  }

  bool legal(int x, int y) const {
    return 0 <= x && x < n_ && 0 <= y && y < n_ && occupied_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
  }

  bool move(int x, int y) {
    if (!legal(x, y)) return false;
    for (auto row = occupied_.begin() + y; row != occupied_.end(); ++row) std::fill(row->begin() + x, row->end(), false);
    return true;
  }

  void display(std::ostream& out) const {
    for (int y = n_; 0 < y--;) {
      out << y << ' ';
      for (int x = 0; x < n_; ++x) out << (legal(x, y) ? " *" : "  ");
      out << " \n";
    }
    out << "   ";
    for (int x = 0; x < n_; ++x) out << x << ' ';
    out << '\n';
  }

 private:
  int n_;
  std::vector<std::vector<bool>> occupied_;
};

}  // namespace answer
