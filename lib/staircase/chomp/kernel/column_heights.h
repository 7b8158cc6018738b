#ifndef STAIRCASE_CHOMP_KERNEL_COLUMN_HEIGHTS_H
#define STAIRCASE_CHOMP_KERNEL_COLUMN_HEIGHTS_H
/// \file
/// The column heights: `height[x]` is the height of column x, and no column is higher than the one
/// to its left.
#include "row_boundary.h"

STAIRCASE_KERNEL_BEGIN

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(1).
STAIRCASE_KERNEL int column_heights_legal(const int *height, int w, int x,
                                          int y) STAIRCASE_NOEXCEPT {
  return 0 <= x && 0 <= y && x < w && y < height[x];
}

/// The number of cells. Cost: O(w).
STAIRCASE_KERNEL long long column_heights_count(const int *height, int w) STAIRCASE_NOEXCEPT {
  return row_boundary_count(height, w);
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken.
/// Stops at the first column no higher than y: the columns beyond it are no higher still.
/// Cost: O(number of columns that change).
STAIRCASE_KERNEL long long column_heights_move(int *height, int w, int x,
                                               int y) STAIRCASE_NOEXCEPT {
  long long removed = 0;
  for (int i = x; i < w && y < height[i]; ++i) {
    removed += height[i] - y;
    height[i] = y;
  }
  return removed;
}

/// The least x with height[x] outside 0..h, or w when there is none. Cost: O(w).
STAIRCASE_KERNEL int column_heights_first_outside(const int *height, int w,
                                                  int h) STAIRCASE_NOEXCEPT {
  return row_boundary_first_outside(height, w, h);
}

/// The least x >= 1 with height[x] > height[x-1], or w when there is none. Cost: O(w).
STAIRCASE_KERNEL int column_heights_first_increase(const int *height, int w) STAIRCASE_NOEXCEPT {
  return row_boundary_first_increase(height, w);
}

/// Whether height is that of a position at most h high. Cost: O(w).
STAIRCASE_KERNEL int column_heights_is_nonincreasing_within(const int *height, int w,
                                                            int h) STAIRCASE_NOEXCEPT {
  return row_boundary_is_nonincreasing_within(height, w, h);
}

/// Makes every column h high. Cost: O(w).
STAIRCASE_KERNEL void column_heights_fill(int *height, int w, int h) STAIRCASE_NOEXCEPT {
  row_boundary_fill(height, w, h);
}

STAIRCASE_KERNEL_END

#endif
