#ifndef STAIRCASE_CHOMP_KERNEL_ROW_BOUNDARY_H
#define STAIRCASE_CHOMP_KERNEL_ROW_BOUNDARY_H
/// \file
/// The row boundary: `row[y]` is the length of row y, and no row is longer than the one below.
#include "language.h"

STAIRCASE_KERNEL_BEGIN

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(1).
STAIRCASE_KERNEL int row_boundary_legal(const int *row, int h, int x, int y) STAIRCASE_NOEXCEPT {
  return 0 <= x && 0 <= y && y < h && x < row[y];
}

/// The number of cells. Cost: O(h).
STAIRCASE_KERNEL long long row_boundary_count(const int *row, int h) STAIRCASE_NOEXCEPT {
  long long count = 0;
  for (int y = 0; y < h; ++y) {
    count += row[y];
  }
  return count;
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken. Cost: O(h - y).
STAIRCASE_KERNEL long long row_boundary_move(int *row, int h, int x, int y) STAIRCASE_NOEXCEPT {
  long long removed = 0;
  for (int j = y; j < h; ++j) {
    if (x < row[j]) {
      removed += row[j] - x;
      row[j] = x;
    }
  }
  return removed;
}

/// The least y with row[y] outside 0..w, or h when there is none. Cost: O(h).
STAIRCASE_KERNEL int row_boundary_first_outside(const int *row, int h, int w) STAIRCASE_NOEXCEPT {
  int y = 0;
  while (y < h && 0 <= row[y] && row[y] <= w) {
    ++y;
  }
  return y;
}

/// The least y >= 1 with row[y] > row[y-1], or h when there is none. Cost: O(h).
STAIRCASE_KERNEL int row_boundary_first_increase(const int *row, int h) STAIRCASE_NOEXCEPT {
  int y = 1;
  while (y < h && row[y] <= row[y - 1]) {
    ++y;
  }
  return y;
}

/// Whether row is the boundary of a position w wide. Cost: O(h).
STAIRCASE_KERNEL int row_boundary_is_nonincreasing_within(const int *row, int h,
                                                          int w) STAIRCASE_NOEXCEPT {
  return row_boundary_first_outside(row, h, w) == h && row_boundary_first_increase(row, h) == h;
}

/// Makes every row w long. Cost: O(h).
STAIRCASE_KERNEL void row_boundary_fill(int *row, int h, int w) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    row[y] = w;
  }
}

STAIRCASE_KERNEL_END

#endif
