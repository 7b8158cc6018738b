// A right answer: row lengths, the count computed when asked, refusals by an exception that is no std::exception.
#pragma once

#include <algorithm>
#include <numeric>
#include <ostream>
#include <vector>

namespace answer {

struct NotThere {};

class Chomps {
 public:
  Chomps(int n) : n_(n), row_(static_cast<std::size_t>(n), n) {}

  long count() const { return std::accumulate(row_.begin(), row_.end(), 0L); }

  bool legal(int x, int y) const {
    if (x < 0 || y < 0 || y >= n_) return false;
    return x < row_[static_cast<std::size_t>(y)];
  }

  void move(int x, int y) {
    if (!legal(x, y)) throw NotThere{};
    for (auto row = row_.begin() + y; row != row_.end(); ++row) *row = std::min(*row, x);
  }

  void display(std::ostream& out) {
    for (int y = n_; y-- > 0;) {
      out << y << "  ";
      for (int x = 0; x < n_; ++x) out << (legal(x, y) ? '*' : ' ') << ' ';
      out << std::endl;
    }
    out << "   ";
    for (int x = 0; x < n_; ++x) out << x << " ";
    out << std::endl;
  }

 private:
  int n_;
  std::vector<int> row_;
};

}  // namespace answer
