// A right answer of another kind: a table, filled from the small positions up, over positions written as one number.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace answer {

struct Cell {
  int x;
  int y;
};

using Rows = std::array<int, 4>;

constexpr int base = 6;

inline int number(const Rows& rows) { return ((rows[0] * base + rows[1]) * base + rows[2]) * base + rows[3]; }

inline Rows without(const Rows& rows, Cell taken) {
  Rows left = rows;
  for (int y = taken.y; y < 4; ++y) {
    int& length = left[static_cast<unsigned>(y)];
    if (length > taken.x) length = taken.x;
  }
  return left;
}

template <class Visit>
void for_each_cell(const Rows& rows, Visit visit) {
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < rows[static_cast<unsigned>(y)]; ++x) visit(Cell{x, y});
  }
}

/// The lost positions. A move makes the number of a position smaller, so what it leaves is known when it is needed.
struct Table {
  std::array<bool, base * base * base * base> lost{};
  std::vector<Rows> list;

  Table() {
    for (int n = 1; n < base * base * base * base; ++n) {
      const Rows rows{n / (base * base * base), n / (base * base) % base, n / base % base, n % base};
      if (!std::is_sorted(rows.rbegin(), rows.rend())) continue;
      bool wins = false;
      for_each_cell(rows, [&](Cell taken) { wins = wins || lost[static_cast<unsigned>(number(without(rows, taken)))]; });
      if (wins) continue;
      lost[static_cast<unsigned>(n)] = true;
      list.push_back(rows);
    }
  }
};

inline const Table& table() {
  static const Table made;
  return made;
}

inline bool won(const Rows& rows) { return !table().lost[static_cast<unsigned>(number(rows))]; }

inline std::vector<Rows> lost_positions() { return {table().list.rbegin(), table().list.rend()}; }

inline int mistakes(const Rows& rows, Cell taken) {
  const Rows left = without(rows, taken);
  int count = 0;
  for_each_cell(left, [&](Cell reply) { count += won(without(left, reply)) ? 1 : 0; });
  return count;
}

/// The last winning move, or else the first of those that leave most mistakes.
inline Cell choose(const Rows& rows) {
  std::optional<Cell> winning;
  Cell best{0, 0};
  int most = -1;
  for_each_cell(rows, [&](Cell taken) {
    if (!won(without(rows, taken))) winning = taken;
    if (mistakes(rows, taken) <= most) return;
    most = mistakes(rows, taken);
    best = taken;
  });
  return winning.value_or(best);
}

}  // namespace answer
