#ifndef STAIRCASE_CHOMP_KERNEL_ROW_BOUNDARY_H
#define STAIRCASE_CHOMP_KERNEL_ROW_BOUNDARY_H
/// \file
/// The row boundary: `row[y]` is the length of row y, and no row is longer than the one below.
///
/// The contracts speak about three things: the invariant (`within_extent`, `nonincreasing`), the
/// abstraction function (`row_holds`: which cells are in the board) and the count (`row_cells`).
#include "language.h"

STAIRCASE_KERNEL_BEGIN

/*@
  // Invariant: every row length is from 0 to w.
  predicate within_extent{L}(int *row, integer h, integer w) =
    \forall integer y; 0 <= y < h ==> 0 <= row[y] <= w;

  // Invariant: no row is longer than any row below it.
  predicate nonincreasing{L}(int *row, integer h) =
    \forall integer lower, upper; 0 <= lower <= upper < h ==> row[upper] <= row[lower];

  // Abstraction function: the board holds the cell (x, y).
  predicate row_holds{L}(int *row, integer h, integer x, integer y) =
    0 <= y < h && 0 <= x < row[y];

  // The number of cells in the rows 0 .. h-1.
  logic integer row_cells{L}(int *row, integer h) =
    h <= 0 ? 0 : row_cells(row, h - 1) + row[h - 1];

  // The number of cells at or beyond (x, y) in the rows y .. j-1.
  logic integer row_taken{L}(int *row, integer x, integer y, integer j) =
    j <= y ? 0 : row_taken(row, x, y, j - 1) + (x < row[j - 1] ? row[j - 1] - x : 0);

  // Why the invariant matters: with a cell, the board holds every cell to its left and below.
  lemma row_downward_closed{L}:
    \forall int *row, integer h, x, y, i, j;
      nonincreasing(row, h) ==> row_holds(row, h, x, y) ==>
      0 <= i <= x ==> 0 <= j <= y ==> row_holds(row, h, i, j);
*/

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(1).
/*@
  requires size: \valid_read(row + (0 .. h - 1));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> row_holds(row, h, x, y);
*/
STAIRCASE_KERNEL int row_boundary_legal(const int *row, int h, int x, int y) STAIRCASE_NOEXCEPT {
  return 0 <= x && 0 <= y && y < h && x < row[y];
}

/// The number of cells: the sum of the lengths, whatever they are, so that raw data can be counted
/// before it is judged. Cost: O(h).
/*@
  requires positive: 1 <= h;
  requires bounded: h <= 1000000;
  requires size: \valid_read(row + (0 .. h - 1));
  terminates \true;
  assigns \nothing;
  ensures exact: \result == row_cells(row, h);
*/
STAIRCASE_KERNEL long long row_boundary_count(const int *row, int h) STAIRCASE_NOEXCEPT {
  long long count = 0;
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant no_overflow: -2147483648 * y <= count <= 2147483647 * y;
    loop invariant so_far: count == row_cells(row, y);
    loop assigns y, count;
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    count += row[y];
  }
  return count;
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken. Cost: O(h - y).
/*@
  requires bounded: h <= 1000000;
  requires size: \valid(row + (0 .. h - 1));
  requires within_extent: within_extent(row, h, 1000000);
  requires nonincreasing: nonincreasing(row, h);
  requires legal: row_holds(row, h, x, y);
  terminates \true;
  assigns row[y .. h - 1];
  ensures within_extent: \forall integer w;
    \old(within_extent(row, h, w)) ==> within_extent(row, h, w);
  ensures nonincreasing: nonincreasing(row, h);
  ensures refines: \forall integer i, j;
    row_holds(row, h, i, j) <==> \old(row_holds(row, h, i, j)) && !(x <= i && y <= j);
  ensures count: row_cells(row, h) == \old(row_cells(row, h)) - \result;
  ensures smaller: row_cells(row, h) < \old(row_cells(row, h));
*/
STAIRCASE_KERNEL long long row_boundary_move(int *row, int h, int x, int y) STAIRCASE_NOEXCEPT {
  long long removed = 0;
  /*@
    loop invariant rows_seen: y <= j <= h;
    loop invariant clipped: \forall integer k; y <= k < j ==>
      row[k] == (x < \at(row[k], Pre) ? x : \at(row[k], Pre));
    loop invariant untouched: \forall integer k; j <= k < h ==> row[k] == \at(row[k], Pre);
    loop invariant so_far: removed == row_taken{Pre}(row, x, y, j);
    loop invariant no_overflow: 0 <= removed <= 1000000 * (j - y);
    loop invariant progress: y < j ==> 0 < removed;
    loop assigns j, removed, row[y .. h - 1];
    loop variant h - j;
  */
  for (int j = y; j < h; ++j) {
    if (x < row[j]) {
      removed += row[j] - x;
      row[j] = x;
    }
  }
  // A loop for the proof alone: it adds up the sums before and after, row by row.
  /*@ ghost
    /@
      loop invariant rows_added: 0 <= k <= h;
      loop invariant sum_below: k <= y ==> row_cells(row, k) == row_cells{Pre}(row, k);
      loop invariant sum_above: y <= k ==>
        row_cells(row, k) == row_cells{Pre}(row, k) - row_taken{Pre}(row, x, y, k);
      loop assigns k;
      loop variant h - k;
    @/
    for (int k = 0; k < h; ++k) { }
  */
  return removed;
}

/// The least y with row[y] outside 0..w, or h when there is none. Cost: O(h).
/*@
  requires positive: 1 <= h;
  requires size: \valid_read(row + (0 .. h - 1));
  terminates \true;
  assigns \nothing;
  ensures within_extent: \result == h <==> within_extent(row, h, w);
  ensures place: 0 <= \result <= h && within_extent(row, \result, w);
  ensures broken: \result < h ==> !(0 <= row[\result] <= w);
*/
STAIRCASE_KERNEL int row_boundary_first_outside(const int *row, int h, int w) STAIRCASE_NOEXCEPT {
  int y = 0;
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant so_far: within_extent(row, y, w);
    loop assigns y;
    loop variant h - y;
  */
  while (y < h && 0 <= row[y] && row[y] <= w) {
    ++y;
  }
  return y;
}

/// The least y >= 1 with row[y] > row[y-1], or h when there is none. Cost: O(h).
/*@
  requires positive: 1 <= h;
  requires size: \valid_read(row + (0 .. h - 1));
  terminates \true;
  assigns \nothing;
  ensures nonincreasing: \result == h <==> nonincreasing(row, h);
  ensures place: 1 <= \result <= h && nonincreasing(row, \result);
  ensures broken: \result < h ==> row[\result] > row[\result - 1];
*/
STAIRCASE_KERNEL int row_boundary_first_increase(const int *row, int h) STAIRCASE_NOEXCEPT {
  int y = 1;
  /*@
    loop invariant rows_seen: 1 <= y <= h;
    loop invariant so_far: nonincreasing(row, y);
    loop assigns y;
    loop variant h - y;
  */
  while (y < h && row[y] <= row[y - 1]) {
    ++y;
  }
  return y;
}

/// Whether row is the boundary of a position w wide. Cost: O(h).
/*@
  requires positive: 1 <= h;
  requires size: \valid_read(row + (0 .. h - 1));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> within_extent(row, h, w) && nonincreasing(row, h);
*/
STAIRCASE_KERNEL int row_boundary_is_nonincreasing_within(const int *row, int h,
                                                          int w) STAIRCASE_NOEXCEPT {
  return row_boundary_first_outside(row, h, w) == h && row_boundary_first_increase(row, h) == h;
}

/// Makes every row w long. Cost: O(h).
/*@
  requires positive: 1 <= h && 1 <= w;
  requires size: \valid(row + (0 .. h - 1));
  terminates \true;
  assigns row[0 .. h - 1];
  ensures within_extent: within_extent(row, h, w);
  ensures nonincreasing: nonincreasing(row, h);
  ensures each: \forall integer y; 0 <= y < h ==> row[y] == w;
  ensures full: \forall integer i, j; row_holds(row, h, i, j) <==> 0 <= i < w && 0 <= j < h;
  ensures count: row_cells(row, h) == w * h;
*/
STAIRCASE_KERNEL void row_boundary_fill(int *row, int h, int w) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant so_far: \forall integer k; 0 <= k < y ==> row[k] == w;
    loop assigns y, row[0 .. h - 1];
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    row[y] = w;
  }
  // A loop for the proof alone: h rows of w cells are w * h cells.
  /*@ ghost
    int k = 0;
    /@
      loop invariant rows_added: 0 <= k <= h;
      loop invariant sum: row_cells(row, k) == w * k;
      loop assigns k;
      loop variant h - k;
    @/
    while (k < h) ++k;
    /@ assert all_rows_added: k == h; @/
  */
}

STAIRCASE_KERNEL_END

#endif
