// breaks: answer.facts.sound — the move is judged by the L that it leaves, which is another fact's business
#pragma once

#include "claims.hpp"

namespace answer {

inline bool fact_5() {
  for (int width = 2; width <= 5; ++width) {
    if (!given::won({width, 0, 0, 0})) return false;
  }
  return given::won({1, 1, 0, 0}) && given::won({1, 1, 1, 0}) && given::won({1, 1, 1, 1});
}

/// The L with so many cells in its row and in its column, the poison counted in both.
inline given::Rows arms(int width, int height) { return {width, 1, height > 2 ? 1 : 0, height > 3 ? 1 : 0}; }

inline bool fact_6() {
  for (int width = 2; width <= 5; ++width) {
    for (int height = 2; height <= 4; ++height) {
      if (given::won(arms(width, height)) != (width != height)) return false;
    }
  }
  return true;
}

/// Whether the row lengths are also the column heights.
inline bool is_symmetric(const given::Rows& rows) {
  for (int x = 0; x < 5; ++x) {
    int height = 0;
    for (const int length : rows) height += x < length ? 1 : 0;
    if (height != (x < 4 ? rows[static_cast<unsigned>(x)] : 0)) return false;
  }
  return true;
}

inline bool fact_7() {
  for (int a = 2; a <= 4; ++a) {
    for (int b = 2; b <= a; ++b) {
      for (int c = 0; c <= b; ++c) {
        for (int d = 0; d <= c; ++d) {
          const given::Rows rows{a, b, c, d};
          if (is_symmetric(rows) && !(given::won(rows) && !given::won({a, 1, a > 2 ? 1 : 0, a > 3 ? 1 : 0}))) return false;
        }
      }
    }
  }
  return true;
}

}  // namespace answer
