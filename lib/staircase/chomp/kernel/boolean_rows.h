#ifndef STAIRCASE_CHOMP_KERNEL_BOOLEAN_ROWS_H
#define STAIRCASE_CHOMP_KERNEL_BOOLEAN_ROWS_H
/// \file
/// The nested Boolean rows: `occupied[y][x]` is 1 when the cell (x, y) is there, else 0.
/// Questions about places answer in reading order, as the flattened grid does: y * w + x.
#include "flat_boolean.h"

STAIRCASE_KERNEL_BEGIN

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(1).
STAIRCASE_KERNEL int boolean_rows_legal(const unsigned char *const *occupied, int w, int h, int x,
                                        int y) STAIRCASE_NOEXCEPT {
  return 0 <= x && x < w && 0 <= y && y < h && occupied[y][x] != 0;
}

/// The number of cells. Cost: O(w h).
STAIRCASE_KERNEL long long boolean_rows_count(const unsigned char *const *occupied, int w,
                                              int h) STAIRCASE_NOEXCEPT {
  long long count = 0;
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      if (occupied[y][x] != 0) {
        ++count;
      }
    }
  }
  return count;
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken. Cost: O(w h).
STAIRCASE_KERNEL long long boolean_rows_move(unsigned char *const *occupied, int w, int h, int x,
                                             int y) STAIRCASE_NOEXCEPT {
  long long removed = 0;
  for (int j = y; j < h; ++j) {
    for (int i = x; i < w; ++i) {
      if (occupied[j][i] != 0) {
        ++removed;
        occupied[j][i] = 0;
      }
    }
  }
  return removed;
}

/// The least place whose entry is neither 0 nor 1, or w * h when there is none. Cost: O(w h).
STAIRCASE_KERNEL long long boolean_rows_first_not_binary(const unsigned char *const *occupied,
                                                         int w, int h) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      if (occupied[y][x] > 1) {
        return flat_boolean_place(w, x, y);
      }
    }
  }
  return flat_boolean_place(w, 0, h);
}

/// The least place of an occupied cell whose left or lower neighbour exists and is empty, or w * h
/// when there is none. Cost: O(w h).
STAIRCASE_KERNEL long long boolean_rows_first_unsupported(const unsigned char *const *occupied,
                                                          int w, int h) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      if (occupied[y][x] != 0 && ((0 < x && occupied[y][x - 1] == 0) ||
                                  (0 < y && occupied[y - 1][x] == 0))) {
        return flat_boolean_place(w, x, y);
      }
    }
  }
  return flat_boolean_place(w, 0, h);
}

/// Whether the occupied cells are an order ideal. Cost: O(w h).
STAIRCASE_KERNEL int boolean_rows_is_downward_closed(const unsigned char *const *occupied, int w,
                                                     int h) STAIRCASE_NOEXCEPT {
  return boolean_rows_first_unsupported(occupied, w, h) == flat_boolean_place(w, 0, h);
}

/// Occupies every cell. Cost: O(w h).
STAIRCASE_KERNEL void boolean_rows_fill(unsigned char *const *occupied, int w,
                                        int h) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      occupied[y][x] = 1;
    }
  }
}

STAIRCASE_KERNEL_END

#endif
