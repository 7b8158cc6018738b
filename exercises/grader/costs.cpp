#include "costs.hpp"

#include <algorithm>

namespace staircase::grade {
namespace {

// An array that counts how often its entries are read or written.
class CountedArray {
 public:
  CountedArray(std::size_t size, std::int64_t value) : values_(size, value) {}

  std::int64_t read(std::size_t i) const {
    ++accesses_;
    return values_[i];
  }
  void write(std::size_t i, std::int64_t value) {
    ++accesses_;
    values_[i] = value;
  }
  std::size_t size() const { return values_.size(); }
  std::uint64_t accesses() const { return accesses_; }

 private:
  std::vector<std::int64_t> values_;
  mutable std::uint64_t accesses_ = 0;
};

// The reference: the full board in one of the forms. Nested arrays are accessed as often as flat
// ones, and rows as often as columns, so one class does for all.
class CountedBoard {
 public:
  CountedBoard(Form form, bool cached, int n)
      : boolean_(is_boolean(form)),
        n_(static_cast<std::size_t>(n)),
        entries_(boolean_ ? n_ * n_ : n_, boolean_ ? 1 : n),
        count_(cached ? 1 : 0, static_cast<std::int64_t>(n) * n) {}

  void count() {
    if (count_.size() > 0) {
      count_.read(0);
    } else {
      for (std::size_t i = 0; i < entries_.size(); ++i) entries_.read(i);
    }
  }

  bool legal(std::size_t x, std::size_t y) {
    return boolean_ ? entries_.read(y * n_ + x) != 0
                    : static_cast<std::int64_t>(y) < entries_.read(x);
  }

  void move(std::size_t x, std::size_t y) {
    std::int64_t removed = 0;
    for (std::size_t i = x; i < n_; ++i) {
      if (boolean_) {
        for (std::size_t j = y; j < n_; ++j) removed += lower(j * n_ + i, 0);
      } else {
        removed += lower(i, static_cast<std::int64_t>(y));
      }
    }
    if (count_.size() > 0) count_.write(0, count_.read(0) - removed);
  }

  void display() {
    for (std::size_t y = n_; y-- > 0;) {
      for (std::size_t x = 0; x < n_; ++x) {
        legal(x, y);
        ++characters_;
      }
    }
  }

  std::uint64_t steps() const { return entries_.accesses() + count_.accesses() + characters_; }
  std::uint64_t space() const { return entries_.size() + count_.size(); }

 private:
  // \return by how much it is lowered
  std::int64_t lower(std::size_t i, std::int64_t most) {
    const std::int64_t before = entries_.read(i);
    if (before <= most) return 0;
    entries_.write(i, most);
    return before - most;
  }

  bool boolean_;
  std::size_t n_;
  CountedArray entries_;
  CountedArray count_;
  std::uint64_t characters_ = 0;
};

std::uint64_t steps_at(Form form, bool cached, Operation operation, int n, std::size_t x,
                       std::size_t y) {
  CountedBoard board(form, cached, n);
  switch (operation) {
    case Operation::count: board.count(); break;
    case Operation::legal: board.legal(x, y); break;
    case Operation::move: board.move(x, y); break;
    case Operation::display: board.display(); break;
    case Operation::space: return board.space();
  }
  return board.steps();
}

}  // namespace

std::string_view name(Operation operation) {
  switch (operation) {
    case Operation::count: return "count";
    case Operation::legal: return "legal";
    case Operation::move: return "move";
    case Operation::display: return "display";
    case Operation::space: return "space";
  }
  return {};
}

Counts counted_steps(Form form, bool cached, Operation operation) {
  Counts counts;
  for (const int n : growth_sizes) {
    const auto last = static_cast<std::size_t>(n - 1);
    std::uint64_t most = 0;
    for (const std::size_t x : {std::size_t{0}, last / 2, last}) {
      for (const std::size_t y : {std::size_t{0}, last / 2, last}) {
        most = std::max(most, steps_at(form, cached, operation, n, x, y));
      }
    }
    counts.push_back(most);
  }
  return counts;
}

}  // namespace staircase::grade
