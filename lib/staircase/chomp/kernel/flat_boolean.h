#ifndef STAIRCASE_CHOMP_KERNEL_FLAT_BOOLEAN_H
#define STAIRCASE_CHOMP_KERNEL_FLAT_BOOLEAN_H
/// \file
/// The flattened Boolean grid: `occupied[y * w + x]` is 1 when the cell (x, y) is there, else 0.
#include "language.h"

STAIRCASE_KERNEL_BEGIN

/// Where the cell (x, y) is kept in a grid w wide. Cost: O(1).
STAIRCASE_KERNEL long long flat_boolean_place(int w, int x, int y) STAIRCASE_NOEXCEPT {
  const long long width = w;
  return y * width + x;
}

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(1).
STAIRCASE_KERNEL int flat_boolean_legal(const unsigned char *occupied, int w, int h, int x,
                                        int y) STAIRCASE_NOEXCEPT {
  if (!(0 <= x && x < w && 0 <= y && y < h)) {
    return 0;
  }
  return occupied[flat_boolean_place(w, x, y)] != 0;
}

/// The number of cells. Cost: O(w h).
STAIRCASE_KERNEL long long flat_boolean_count(const unsigned char *occupied, int w,
                                              int h) STAIRCASE_NOEXCEPT {
  const long long places = flat_boolean_place(w, 0, h);
  long long count = 0;
  for (long long k = 0; k < places; ++k) {
    if (occupied[k] != 0) {
      ++count;
    }
  }
  return count;
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken. Cost: O(w h).
STAIRCASE_KERNEL long long flat_boolean_move(unsigned char *occupied, int w, int h, int x,
                                             int y) STAIRCASE_NOEXCEPT {
  long long removed = 0;
  for (int j = y; j < h; ++j) {
    for (int i = x; i < w; ++i) {
      const long long k = flat_boolean_place(w, i, j);
      if (occupied[k] != 0) {
        ++removed;
        occupied[k] = 0;
      }
    }
  }
  return removed;
}

/// The least place whose entry is neither 0 nor 1, or w * h when there is none. Cost: O(w h).
STAIRCASE_KERNEL long long flat_boolean_first_not_binary(const unsigned char *occupied, int w,
                                                         int h) STAIRCASE_NOEXCEPT {
  const long long places = flat_boolean_place(w, 0, h);
  long long k = 0;
  while (k < places && occupied[k] <= 1) {
    ++k;
  }
  return k;
}

/// The least place of an occupied cell whose left or lower neighbour exists and is empty, or w * h
/// when there is none. Cost: O(w h).
STAIRCASE_KERNEL long long flat_boolean_first_unsupported(const unsigned char *occupied, int w,
                                                          int h) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      const long long k = flat_boolean_place(w, x, y);
      if (occupied[k] != 0 &&
          ((0 < x && occupied[k - 1] == 0) || (0 < y && occupied[k - w] == 0))) {
        return k;
      }
    }
  }
  return flat_boolean_place(w, 0, h);
}

/// Whether the occupied cells are an order ideal. Cost: O(w h).
STAIRCASE_KERNEL int flat_boolean_is_downward_closed(const unsigned char *occupied, int w,
                                                     int h) STAIRCASE_NOEXCEPT {
  return flat_boolean_first_unsupported(occupied, w, h) == flat_boolean_place(w, 0, h);
}

/// Occupies every cell. Cost: O(w h).
STAIRCASE_KERNEL void flat_boolean_fill(unsigned char *occupied, int w, int h) STAIRCASE_NOEXCEPT {
  const long long places = flat_boolean_place(w, 0, h);
  for (long long k = 0; k < places; ++k) {
    occupied[k] = 1;
  }
}

STAIRCASE_KERNEL_END

#endif
