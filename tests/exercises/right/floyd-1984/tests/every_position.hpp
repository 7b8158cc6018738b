// A right answer of another kind: every position is looked at, and judged when a fact is about it. A fault is thrown.
#pragma once

#include "claims.hpp"

#include <algorithm>
#include <stdexcept>

namespace answer {

template <class Visit>
void for_each_position(Visit visit) {
  for (int code = 0; code < 6 * 6 * 6 * 6; ++code) {
    const given::Rows rows{code % 6, code / 6 % 6, code / 36 % 6, code / 216};
    if (std::is_sorted(rows.rbegin(), rows.rend())) visit(rows);
  }
}

inline bool holds(const given::Rows& rows, int x, int y) { return y < 4 && x < rows[static_cast<unsigned>(y)]; }

inline void demand(bool condition) {
  if (!condition) throw std::logic_error("a fact is broken");
}

inline bool fact_5() {
  for_each_position([](const given::Rows& rows) {
    if (holds(rows, 1, 0) != holds(rows, 0, 1)) demand(given::won(rows));
  });
  return true;
}

inline bool fact_6() {
  for_each_position([](const given::Rows& rows) {
    if (!holds(rows, 1, 0) || !holds(rows, 0, 1) || holds(rows, 1, 1)) return;
    bool equal = true;
    for (int k = 2; k < 5; ++k) equal = equal && holds(rows, k, 0) == holds(rows, 0, k);
    demand(given::won(rows) != equal);
  });
  return true;
}

inline bool fact_7() {
  for_each_position([](const given::Rows& rows) {
    bool symmetric = holds(rows, 1, 1);
    for (int x = 0; x < 5; ++x) {
      for (int y = 0; y < x; ++y) symmetric = symmetric && holds(rows, x, y) == holds(rows, y, x);
    }
    if (symmetric) demand(given::won(rows) && given::wins(rows, 1, 1));
  });
  return true;
}

}  // namespace answer
