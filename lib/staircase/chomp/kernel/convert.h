#ifndef STAIRCASE_CHOMP_KERNEL_CONVERT_H
#define STAIRCASE_CHOMP_KERNEL_CONVERT_H
/// \file
/// Conversions: each writes the representation of the value that another representation holds.
/// The row boundary is the hub; every other form converts from it and to it.
#include "boolean_rows.h"
#include "column_heights.h"
#include "flat_boolean.h"
#include "lattice_path.h"
#include "row_boundary.h"

STAIRCASE_KERNEL_BEGIN

/// The column heights of a row boundary, its conjugate: height[x] is the number of rows longer
/// than x. Cost: O(w + h).
STAIRCASE_KERNEL void rows_to_columns(const int *row, int h, int *height,
                                      int w) STAIRCASE_NOEXCEPT {
  int y = h;
  for (int x = 0; x < w; ++x) {
    while (0 < y && row[y - 1] <= x) {
      --y;
    }
    height[x] = y;
  }
}

/// The row boundary of column heights: conjugation is its own inverse. Cost: O(w + h).
STAIRCASE_KERNEL void columns_to_rows(const int *height, int w, int *row,
                                      int h) STAIRCASE_NOEXCEPT {
  rows_to_columns(height, w, row, h);
}

/// The flattened Boolean grid of a row boundary. Cost: O(w h).
STAIRCASE_KERNEL void rows_to_flat(const int *row, unsigned char *occupied, int w,
                                   int h) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      occupied[flat_boolean_place(w, x, y)] = x < row[y] ? 1 : 0;
    }
  }
}

/// The row boundary of a flattened Boolean grid. Cost: O(h + number of cells).
STAIRCASE_KERNEL void flat_to_rows(const unsigned char *occupied, int *row, int w,
                                   int h) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    int x = 0;
    while (x < w && occupied[flat_boolean_place(w, x, y)] != 0) {
      ++x;
    }
    row[y] = x;
  }
}

/// The nested Boolean rows of a row boundary. Cost: O(w h).
STAIRCASE_KERNEL void rows_to_boolean(const int *row, unsigned char *const *occupied, int w,
                                      int h) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      occupied[y][x] = x < row[y] ? 1 : 0;
    }
  }
}

/// The row boundary of nested Boolean rows. Cost: O(h + number of cells).
STAIRCASE_KERNEL void boolean_to_rows(const unsigned char *const *occupied, int *row, int w,
                                      int h) STAIRCASE_NOEXCEPT {
  for (int y = 0; y < h; ++y) {
    int x = 0;
    while (x < w && occupied[y][x] != 0) {
      ++x;
    }
    row[y] = x;
  }
}

/// The lattice path of a row boundary. Cost: O(w + h).
STAIRCASE_KERNEL void rows_to_path(const int *row, unsigned long long *path, int w,
                                   int h) STAIRCASE_NOEXCEPT {
  lattice_path_clear(path, w, h);
  int x = 0;
  int y = h;
  for (int k = 0; k < w + h; ++k) {
    const int end = 0 < y ? row[y - 1] : w;  // how far right the path goes before it goes down
    if (x < end) {
      lattice_path_set_step(path, k, 1);
      ++x;
    } else {
      --y;
    }
  }
}

/// The row boundary of a lattice path. Cost: O(w + h).
STAIRCASE_KERNEL void path_to_rows(const unsigned long long *path, int *row, int w,
                                   int h) STAIRCASE_NOEXCEPT {
  int x = 0;
  int y = h;
  for (int k = 0; k < w + h; ++k) {
    if (lattice_path_step(path, k)) {
      ++x;
    } else {
      --y;
      row[y] = x;
    }
  }
}

STAIRCASE_KERNEL_END

#endif
