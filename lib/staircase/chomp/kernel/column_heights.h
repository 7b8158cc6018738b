#ifndef STAIRCASE_CHOMP_KERNEL_COLUMN_HEIGHTS_H
#define STAIRCASE_CHOMP_KERNEL_COLUMN_HEIGHTS_H
/// \file
/// The column heights: `height[x]` is the height of column x, and no column is higher than the one
/// to its left.
///
/// Seen from the side, columns are rows: the invariant and the sums are those of the row boundary
/// with the axes exchanged, so they are not defined twice. The move is, because it is different:
/// it stops early.
#include "row_boundary.h"

STAIRCASE_KERNEL_BEGIN

/*@
  // Abstraction function: the board holds the cell (x, y).
  predicate column_holds{L}(int *height, integer w, integer x, integer y) =
    0 <= x < w && 0 <= y < height[x];

  // The number of cells in the columns 0 .. w-1.
  logic integer column_cells{L}(int *height, integer w) = row_cells(height, w);

  // Why the invariant matters: with a cell, the board holds every cell to its left and below.
  lemma column_downward_closed{L}:
    \forall int *height, integer w, x, y, i, j;
      nonincreasing(height, w) ==> column_holds(height, w, x, y) ==>
      0 <= i <= x ==> 0 <= j <= y ==> column_holds(height, w, i, j);
*/

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(1).
/*@
  requires size: \valid_read(height + (0 .. w - 1));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> column_holds(height, w, x, y);
*/
STAIRCASE_KERNEL int column_heights_legal(const int *height, int w, int x,
                                          int y) STAIRCASE_NOEXCEPT {
  return 0 <= x && 0 <= y && x < w && y < height[x];
}

/// The number of cells. Cost: O(w).
/*@
  requires positive: 1 <= w;
  requires bounded: w <= 1000000;
  requires size: \valid_read(height + (0 .. w - 1));
  terminates \true;
  assigns \nothing;
  ensures exact: \result == column_cells(height, w);
*/
STAIRCASE_KERNEL long long column_heights_count(const int *height, int w) STAIRCASE_NOEXCEPT {
  return row_boundary_count(height, w);
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken.
/// Stops at the first column no higher than y: no column beyond it is higher (`early_stop`), so
/// there is nothing left to take. Cost: O(number of columns that change).
/*@
  requires bounded: w <= 1000000;
  requires size: \valid(height + (0 .. w - 1));
  requires within_extent: within_extent(height, w, 1000000);
  requires nonincreasing: nonincreasing(height, w);
  requires legal: column_holds(height, w, x, y);
  terminates \true;
  assigns height[x .. w - 1];
  ensures within_extent: \forall integer h;
    \old(within_extent(height, w, h)) ==> within_extent(height, w, h);
  ensures nonincreasing: nonincreasing(height, w);
  ensures refines: \forall integer i, j;
    column_holds(height, w, i, j) <==> \old(column_holds(height, w, i, j)) && !(x <= i && y <= j);
  ensures count: column_cells(height, w) == \old(column_cells(height, w)) - \result;
  ensures smaller: column_cells(height, w) < \old(column_cells(height, w));
*/
STAIRCASE_KERNEL long long column_heights_move(int *height, int w, int x,
                                               int y) STAIRCASE_NOEXCEPT {
  long long removed = 0;
  int i = x;
  /*@
    loop invariant columns_seen: x <= i <= w;
    loop invariant clipped: \forall integer k; x <= k < i ==>
      height[k] == y && y < \at(height[k], Pre);
    loop invariant untouched: \forall integer k; i <= k < w ==>
      height[k] == \at(height[k], Pre);
    loop invariant so_far: removed == row_taken{Pre}(height, y, x, i);
    loop invariant no_overflow: 0 <= removed <= 1000000 * (i - x);
    loop invariant progress: x < i ==> 0 < removed;
    loop assigns i, removed, height[x .. w - 1];
    loop variant w - i;
  */
  while (i < w && y < height[i]) {
    removed += height[i] - y;
    height[i] = y;
    ++i;
  }
  /*@ assert early_stop: \forall integer k; i <= k < w ==> \at(height[k], Pre) <= y; */
  // A loop for the proof alone: it adds up the sums before and after, column by column.
  /*@ ghost
    /@
      loop invariant columns_added: 0 <= k <= w;
      loop invariant sum_left: k <= x ==> row_cells(height, k) == row_cells{Pre}(height, k);
      loop invariant sum_taken: x <= k ==>
        row_cells(height, k) == row_cells{Pre}(height, k) - row_taken{Pre}(height, y, x, k);
      loop invariant sum_rest: i <= k ==> row_taken{Pre}(height, y, x, k) == removed;
      loop assigns k;
      loop variant w - k;
    @/
    for (int k = 0; k < w; ++k) { }
  */
  return removed;
}

/// The least x with height[x] outside 0..h, or w when there is none. Cost: O(w).
/*@
  requires positive: 1 <= w;
  requires size: \valid_read(height + (0 .. w - 1));
  terminates \true;
  assigns \nothing;
  ensures within_extent: \result == w <==> within_extent(height, w, h);
  ensures place: 0 <= \result <= w && within_extent(height, \result, h);
  ensures broken: \result < w ==> !(0 <= height[\result] <= h);
*/
STAIRCASE_KERNEL int column_heights_first_outside(const int *height, int w,
                                                  int h) STAIRCASE_NOEXCEPT {
  return row_boundary_first_outside(height, w, h);
}

/// The least x >= 1 with height[x] > height[x-1], or w when there is none. Cost: O(w).
/*@
  requires positive: 1 <= w;
  requires size: \valid_read(height + (0 .. w - 1));
  terminates \true;
  assigns \nothing;
  ensures nonincreasing: \result == w <==> nonincreasing(height, w);
  ensures place: 1 <= \result <= w && nonincreasing(height, \result);
  ensures broken: \result < w ==> height[\result] > height[\result - 1];
*/
STAIRCASE_KERNEL int column_heights_first_increase(const int *height, int w) STAIRCASE_NOEXCEPT {
  return row_boundary_first_increase(height, w);
}

/// Whether height is that of a position at most h high. Cost: O(w).
/*@
  requires positive: 1 <= w;
  requires size: \valid_read(height + (0 .. w - 1));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> within_extent(height, w, h) && nonincreasing(height, w);
*/
STAIRCASE_KERNEL int column_heights_is_nonincreasing_within(const int *height, int w,
                                                            int h) STAIRCASE_NOEXCEPT {
  return row_boundary_is_nonincreasing_within(height, w, h);
}

/// Makes every column h high. Cost: O(w).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires size: \valid(height + (0 .. w - 1));
  terminates \true;
  assigns height[0 .. w - 1];
  ensures within_extent: within_extent(height, w, h);
  ensures nonincreasing: nonincreasing(height, w);
  ensures each: \forall integer x; 0 <= x < w ==> height[x] == h;
  ensures full: \forall integer i, j; column_holds(height, w, i, j) <==> 0 <= i < w && 0 <= j < h;
  ensures count: column_cells(height, w) == h * w;
*/
STAIRCASE_KERNEL void column_heights_fill(int *height, int w, int h) STAIRCASE_NOEXCEPT {
  row_boundary_fill(height, w, h);
}

STAIRCASE_KERNEL_END

#endif
