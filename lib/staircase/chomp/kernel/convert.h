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

/*@
  // The number of cells in the rows 0 .. n-1 and the columns 0 .. x-1.
  logic integer row_cells_left{L}(int *row, integer x, integer n) =
    n <= 0 ? 0 : row_cells_left(row, x, n - 1) + (row[n - 1] < x ? row[n - 1] : x);
*/

/// The column heights of a row boundary, its conjugate: height[x] is the number of rows longer
/// than x. Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires size: \valid_read(row + (0 .. h - 1)) && \valid(height + (0 .. w - 1));
  requires apart: \separated(row + (0 .. h - 1), height + (0 .. w - 1));
  requires within_extent: within_extent(row, h, w);
  requires nonincreasing: nonincreasing(row, h);
  terminates \true;
  assigns height[0 .. w - 1];
  ensures within_extent: within_extent(height, w, h);
  ensures nonincreasing: nonincreasing(height, w);
  ensures preserves: \forall integer x, y;
    column_holds(height, w, x, y) <==> row_holds(row, h, x, y);
  ensures count: column_cells(height, w) == row_cells(row, h);
*/
STAIRCASE_KERNEL void rows_to_columns(const int *row, int h, int *height,
                                      int w) STAIRCASE_NOEXCEPT {
  int y = h;
  /*@
    loop invariant columns_seen: 0 <= x <= w;
    loop invariant rows_left: 0 <= y <= h;
    loop invariant shorter_above: \forall integer j; y <= j < h ==> row[j] <= x;
    loop invariant taller_before: \forall integer i; 0 <= i < x ==> y <= height[i] <= h;
    loop invariant falling: \forall integer i, k; 0 <= i <= k < x ==> height[k] <= height[i];
    loop invariant longer_below: \forall integer i, j; 0 <= i < x ==> 0 <= j < height[i] ==>
      i < row[j];
    loop invariant shorter_beyond: \forall integer i, j; 0 <= i < x ==> height[i] <= j < h ==>
      row[j] <= i;
    loop assigns x, y, height[0 .. w - 1];
    loop variant w - x;
  */
  for (int x = 0; x < w; ++x) {
    /*@
      loop invariant rows_still_left: 0 <= y <= \at(y, LoopEntry);
      loop invariant shorter: \forall integer j; y <= j < h ==> row[j] <= x;
      loop assigns y;
      loop variant y;
    */
    while (0 < y && row[y - 1] <= x) {
      --y;
    }
    height[x] = y;
  }
  // Loops for the proof alone: they count the same cells by columns and by rows.
  /*@ ghost
    /@
      loop invariant rows_counted: 0 <= n <= h;
      loop invariant none_left_of_0: row_cells_left(row, 0, n) == 0;
      loop invariant all_left_of_w: row_cells_left(row, w, n) == row_cells(row, n);
      loop assigns n;
      loop variant h - n;
    @/
    for (int n = 0; n < h; ++n) { }
    /@
      loop invariant columns_counted: 0 <= k <= w;
      loop invariant same: row_cells(height, k) == row_cells_left(row, k, h);
      loop assigns k;
      loop variant w - k;
    @/
    for (int k = 0; k < w; ++k) {
      /@
        loop invariant rows_crossed: 0 <= m <= h;
        loop invariant one_column: row_cells_left(row, k + 1, m) - row_cells_left(row, k, m) ==
          (m < height[k] ? m : height[k]);
        loop assigns m;
        loop variant h - m;
      @/
      for (int m = 0; m < h; ++m) { }
    }
  */
}

/// The row boundary of column heights: conjugation is its own inverse. Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires size: \valid_read(height + (0 .. w - 1)) && \valid(row + (0 .. h - 1));
  requires apart: \separated(row + (0 .. h - 1), height + (0 .. w - 1));
  requires within_extent: within_extent(height, w, h);
  requires nonincreasing: nonincreasing(height, w);
  terminates \true;
  assigns row[0 .. h - 1];
  ensures within_extent: within_extent(row, h, w);
  ensures nonincreasing: nonincreasing(row, h);
  ensures preserves: \forall integer x, y;
    row_holds(row, h, x, y) <==> column_holds(height, w, x, y);
  ensures count: row_cells(row, h) == column_cells(height, w);
*/
STAIRCASE_KERNEL void columns_to_rows(const int *height, int w, int *row,
                                      int h) STAIRCASE_NOEXCEPT {
  rows_to_columns(height, w, row, h);
  // The row of one reading is the column of the other.
  /*@ assert rows_mirrored: \forall integer x, y;
        row_holds(row, h, x, y) <==> column_holds(row, h, y, x); */
  /*@ assert columns_mirrored: \forall integer x, y;
        column_holds(height, w, x, y) <==> row_holds(height, w, y, x); */
}

/// The flattened Boolean grid of a row boundary. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(row + (0 .. h - 1));
  requires grid_size: \valid(occupied + (0 .. place(w, 0, h) - 1));
  requires apart: \separated(row + (0 .. h - 1), occupied + (0 .. place(w, 0, h) - 1));
  requires within_extent: within_extent(row, h, w);
  requires nonincreasing: nonincreasing(row, h);
  terminates \true;
  assigns occupied[0 .. place(w, 0, h) - 1];
  ensures zero_or_one: \forall integer x, y; in_extent(w, h, x, y) ==>
    occupied[place(w, x, y)] <= 1;
  ensures downward_closed: flat_downward_closed(occupied, w, h);
  ensures preserves: \forall integer x, y;
    flat_holds(occupied, w, h, x, y) <==> row_holds(row, h, x, y);
*/
STAIRCASE_KERNEL void rows_to_flat(const int *row, unsigned char *occupied, int w,
                                   int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant rows_written: \forall integer a, b; in_extent(w, h, a, b) ==> b < y ==>
      occupied[place(w, a, b)] == (a < row[b] ? 1 : 0);
    loop assigns y, occupied[0 .. place(w, 0, h) - 1];
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant written: \forall integer a, b; in_extent(w, h, a, b) ==>
        b < y || (b == y && a < x) ==> occupied[place(w, a, b)] == (a < row[b] ? 1 : 0);
      loop assigns x, occupied[0 .. place(w, 0, h) - 1];
      loop variant w - x;
    */
    for (int x = 0; x < w; ++x) {
      /*@ assert in_range: 0 <= place(w, x, y) < place(w, 0, h); */
      occupied[flat_boolean_place(w, x, y)] = x < row[y] ? 1 : 0;
    }
  }
  /*@ assert preserves: \forall integer x, y;
        flat_holds(occupied, w, h, x, y) <==> row_holds(row, h, x, y); */
}

/// The row boundary of a flattened Boolean grid. Cost: O(h + number of cells).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid(row + (0 .. h - 1));
  requires grid_size: \valid_read(occupied + (0 .. place(w, 0, h) - 1));
  requires apart: \separated(row + (0 .. h - 1), occupied + (0 .. place(w, 0, h) - 1));
  requires downward_closed: flat_downward_closed(occupied, w, h);
  terminates \true;
  assigns row[0 .. h - 1];
  ensures within_extent: within_extent(row, h, w);
  ensures nonincreasing: nonincreasing(row, h);
  ensures preserves: \forall integer x, y;
    row_holds(row, h, x, y) <==> flat_holds(occupied, w, h, x, y);
*/
STAIRCASE_KERNEL void flat_to_rows(const unsigned char *occupied, int *row, int w,
                                   int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant in_range: within_extent(row, y, w);
    loop invariant falling: \forall integer lower, upper; 0 <= lower <= upper < y ==>
      row[upper] <= row[lower];
    loop invariant full_before: \forall integer i, j; 0 <= j < y ==> 0 <= i < row[j] ==>
      flat_holds(occupied, w, h, i, j);
    loop invariant empty_at: \forall integer j; 0 <= j < y ==>
      !flat_holds(occupied, w, h, row[j], j);
    loop assigns y, row[0 .. h - 1];
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    int x = 0;
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant full_so_far: \forall integer i; 0 <= i < x ==>
        flat_holds(occupied, w, h, i, y);
      loop assigns x;
      loop variant w - x;
    */
    while (x < w && occupied[flat_boolean_place(w, x, y)] != 0) {
      ++x;
    }
    /*@ assert empty_above: \forall integer lower; 0 <= lower < y ==>
          !flat_holds(occupied, w, h, row[lower], y); */
    /*@ assert not_longer: \forall integer lower; 0 <= lower < y ==> x <= row[lower]; */
    row[y] = x;
  }
  /*@ assert empty_beyond: \forall integer i, j; 0 <= j < h ==> row[j] <= i ==>
        !flat_holds(occupied, w, h, i, j); */
  /*@ assert preserves: \forall integer x, y;
        row_holds(row, h, x, y) <==> flat_holds(occupied, w, h, x, y); */
}

/// The nested Boolean rows of a row boundary. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(row + (0 .. h - 1));
  requires grid_size: rows_writable(occupied, w, h);
  requires apart: rows_apart(occupied, w, h);
  requires within_extent: within_extent(row, h, w);
  requires nonincreasing: nonincreasing(row, h);
  terminates \true;
  assigns occupied[0 .. h - 1][0 .. w - 1];
  ensures zero_or_one: rows_binary(occupied, w, h);
  ensures downward_closed: boolean_downward_closed(occupied, w, h);
  ensures preserves: \forall integer x, y;
    boolean_holds(occupied, w, h, x, y) <==> row_holds(row, h, x, y);
*/
STAIRCASE_KERNEL void rows_to_boolean(const int *row, unsigned char *const *occupied, int w,
                                      int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant rows_written: \forall integer a, b; in_extent(w, h, a, b) ==> b < y ==>
      occupied[b][a] == (a < row[b] ? 1 : 0);
    loop assigns y, occupied[0 .. h - 1][0 .. w - 1];
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant written: \forall integer a, b; in_extent(w, h, a, b) ==>
        b < y || (b == y && a < x) ==> occupied[b][a] == (a < row[b] ? 1 : 0);
      loop assigns x, occupied[0 .. h - 1][0 .. w - 1];
      loop variant w - x;
    */
    for (int x = 0; x < w; ++x) {
      occupied[y][x] = x < row[y] ? 1 : 0;
    }
  }
  /*@ assert preserves: \forall integer x, y;
        boolean_holds(occupied, w, h, x, y) <==> row_holds(row, h, x, y); */
}

/// The row boundary of nested Boolean rows. Cost: O(h + number of cells).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid(row + (0 .. h - 1));
  requires grid_size: rows_readable(occupied, w, h);
  requires apart: \forall integer y; 0 <= y < h ==>
    \separated(row + (0 .. h - 1), occupied[y] + (0 .. w - 1));
  requires downward_closed: boolean_downward_closed(occupied, w, h);
  terminates \true;
  assigns row[0 .. h - 1];
  ensures within_extent: within_extent(row, h, w);
  ensures nonincreasing: nonincreasing(row, h);
  ensures preserves: \forall integer x, y;
    row_holds(row, h, x, y) <==> boolean_holds(occupied, w, h, x, y);
*/
STAIRCASE_KERNEL void boolean_to_rows(const unsigned char *const *occupied, int *row, int w,
                                      int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant in_range: within_extent(row, y, w);
    loop invariant falling: \forall integer lower, upper; 0 <= lower <= upper < y ==>
      row[upper] <= row[lower];
    loop invariant full_before: \forall integer i, j; 0 <= j < y ==> 0 <= i < row[j] ==>
      boolean_holds(occupied, w, h, i, j);
    loop invariant empty_at: \forall integer j; 0 <= j < y ==>
      !boolean_holds(occupied, w, h, row[j], j);
    loop assigns y, row[0 .. h - 1];
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    int x = 0;
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant full_so_far: \forall integer i; 0 <= i < x ==>
        boolean_holds(occupied, w, h, i, y);
      loop assigns x;
      loop variant w - x;
    */
    while (x < w && occupied[y][x] != 0) {
      ++x;
    }
    /*@ assert empty_above: \forall integer lower; 0 <= lower < y ==>
          !boolean_holds(occupied, w, h, row[lower], y); */
    /*@ assert not_longer: \forall integer lower; 0 <= lower < y ==> x <= row[lower]; */
    row[y] = x;
  }
  /*@ assert empty_beyond: \forall integer i, j; 0 <= j < h ==> row[j] <= i ==>
        !boolean_holds(occupied, w, h, i, j); */
  /*@ assert preserves: \forall integer x, y;
        row_holds(row, h, x, y) <==> boolean_holds(occupied, w, h, x, y); */
}

/// The lattice path of a row boundary. Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(row + (0 .. h - 1)) && \valid(path + (0 .. words(w + h) - 1));
  requires apart: \separated(row + (0 .. h - 1), path + (0 .. words(w + h) - 1));
  requires within_extent: within_extent(row, h, w);
  requires nonincreasing: nonincreasing(row, h);
  terminates \true;
  assigns path[0 .. words(w + h) - 1];
  ensures within_extent: ends_at(path, w + h);
*/
STAIRCASE_KERNEL void rows_to_path(const int *row, unsigned long long *path, int w,
                                   int h) STAIRCASE_NOEXCEPT {
  lattice_path_clear(path, w, h);
  int x = 0;
  int y = h;
  /*@
    loop invariant steps_seen: 0 <= k <= w + h && k == x + (h - y);
    loop invariant corner: 0 <= x <= w && 0 <= y <= h;
    loop invariant beyond_untouched: ends_at(path, w + h);
    loop assigns k, x, y, path[0 .. words(w + h) - 1];
    loop variant w + h - k;
  */
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
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid(row + (0 .. h - 1)) && \valid_read(path + (0 .. words(w + h) - 1));
  requires apart: \separated(row + (0 .. h - 1), path + (0 .. words(w + h) - 1));
  requires balanced: balanced(path, w, h);
  terminates \true;
  assigns row[0 .. h - 1];
  ensures within_extent: within_extent(row, h, w);
*/
STAIRCASE_KERNEL void path_to_rows(const unsigned long long *path, int *row, int w,
                                   int h) STAIRCASE_NOEXCEPT {
  // A loop for the proof alone: rights and downs only rise.
  /*@ ghost
    /@
      loop invariant steps_counted: 0 <= n <= w + h;
      loop invariant rise: \forall integer a, b; 0 <= a <= b <= n ==>
        downs(path, a) <= downs(path, b) && rights(path, a) <= rights(path, b);
      loop assigns n;
      loop variant w + h - n;
    @/
    for (int n = 0; n < w + h; ++n) { }
  */
  int x = 0;
  int y = h;
  /*@
    loop invariant steps_seen: 0 <= k <= w + h;
    loop invariant corner: x == rights(path, k) && y == h - downs(path, k);
    loop invariant in_range: 0 <= x <= w && 0 <= y <= h;
    loop invariant rows_in_range: \forall integer j; y <= j < h ==> 0 <= row[j] <= x;
    loop assigns k, x, y, row[0 .. h - 1];
    loop variant w + h - k;
  */
  for (int k = 0; k < w + h; ++k) {
    /*@ assert next_in_range: rights(path, k + 1) <= rights(path, w + h) &&
          downs(path, k + 1) <= downs(path, w + h); */
    if (lattice_path_step(path, k)) {
      ++x;
    } else {
      --y;
      row[y] = x;
      /*@ assert kept: \forall integer j; y < j < h ==> row[j] == \at(row[j], LoopCurrent); */
      /*@ assert not_longer: \forall integer j; y < j < h ==> 0 <= row[j] <= x; */
      /*@ assert in_range_from_here: \forall integer j; y <= j < h ==> 0 <= row[j] <= x; */
    }
  }
}

STAIRCASE_KERNEL_END

#endif
