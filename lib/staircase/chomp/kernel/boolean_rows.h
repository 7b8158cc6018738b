#ifndef STAIRCASE_CHOMP_KERNEL_BOOLEAN_ROWS_H
#define STAIRCASE_CHOMP_KERNEL_BOOLEAN_ROWS_H
/// \file
/// The nested Boolean rows: `occupied[y][x]` is 1 when the cell (x, y) is there, else 0.
/// Questions about places answer in reading order, as the flattened grid does: y * w + x.
///
/// What is more to say than for the flattened grid is that the rows are apart: no entry belongs to
/// two of them (`rows_apart`), or a move in one row would change another.
#include "flat_boolean.h"

STAIRCASE_KERNEL_BEGIN

/*@
  // There are h rows of w entries that may be read.
  predicate rows_readable{L}(unsigned char **occupied, integer w, integer h) =
    \valid_read(occupied + (0 .. h - 1)) &&
    \forall integer y; 0 <= y < h ==> \valid_read(occupied[y] + (0 .. w - 1));

  // There are h rows of w entries that may be written.
  predicate rows_writable{L}(unsigned char **occupied, integer w, integer h) =
    \valid_read(occupied + (0 .. h - 1)) &&
    \forall integer y; 0 <= y < h ==> \valid(occupied[y] + (0 .. w - 1));

  // No two rows share an entry.
  predicate rows_apart{L}(unsigned char **occupied, integer w, integer h) =
    \forall integer x, y, i, j; in_extent(w, h, x, y) ==> in_extent(w, h, i, j) ==>
      y != j ==> &occupied[y][x] != &occupied[j][i];

  // Abstraction function: the board holds the cell (x, y).
  predicate boolean_holds{L}(unsigned char **occupied, integer w, integer h, integer x, integer y) =
    in_extent(w, h, x, y) && occupied[y][x] != 0;

  // Invariant: the entries of the first h rows are 0 or 1.
  predicate rows_binary{L}(unsigned char **occupied, integer w, integer h) =
    \forall integer x, y; in_extent(w, h, x, y) ==> occupied[y][x] <= 1;

  // Invariant: with a cell, the board holds every cell to its left and below.
  predicate boolean_downward_closed{L}(unsigned char **occupied, integer w, integer h) =
    \forall integer x, y, i, j;
      boolean_holds(occupied, w, h, x, y) ==> 0 <= i <= x ==> 0 <= j <= y ==>
      boolean_holds(occupied, w, h, i, j);

  // With the cell (x, y), its left and its lower neighbour are there, as far as those exist.
  predicate boolean_supported{L}(unsigned char **occupied, integer x, integer y) =
    occupied[y][x] != 0 ==>
      (0 < x ==> occupied[y][x - 1] != 0) && (0 < y ==> occupied[y - 1][x] != 0);

  // The number of cells in the rows 0 .. h-1.
  logic integer boolean_cells{L}(unsigned char **occupied, integer w, integer h) =
    h <= 0 ? 0 : boolean_cells(occupied, w, h - 1) + ones(occupied[h - 1], 0, w);

  // The number of cells at or beyond (x, y) in the rows y .. j-1.
  logic integer boolean_taken{L}(unsigned char **occupied, integer w, integer x, integer y,
                                 integer j) =
    j <= y ? 0 : boolean_taken(occupied, w, x, y, j - 1) + ones(occupied[j - 1], x, w - x);
*/

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(1).
/*@
  requires size: rows_readable(occupied, w, h);
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> boolean_holds(occupied, w, h, x, y);
*/
STAIRCASE_KERNEL int boolean_rows_legal(const unsigned char *const *occupied, int w, int h, int x,
                                        int y) STAIRCASE_NOEXCEPT {
  return 0 <= x && x < w && 0 <= y && y < h && occupied[y][x] != 0;
}

/// The number of cells. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: rows_readable(occupied, w, h);
  terminates \true;
  assigns \nothing;
  ensures exact: \result == boolean_cells(occupied, w, h);
*/
STAIRCASE_KERNEL long long boolean_rows_count(const unsigned char *const *occupied, int w,
                                              int h) STAIRCASE_NOEXCEPT {
  long long count = 0;
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant rows_no_overflow: 0 <= count <= 1000000 * y;
    loop invariant rows_so_far: count == boolean_cells(occupied, w, y);
    loop assigns y, count;
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant no_overflow: 0 <= count <= 1000000 * y + x;
      loop invariant so_far: count == boolean_cells(occupied, w, y) + ones(occupied[y], 0, x);
      loop assigns x, count;
      loop variant w - x;
    */
    for (int x = 0; x < w; ++x) {
      if (occupied[y][x] != 0) {
        ++count;
      }
    }
  }
  return count;
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: rows_writable(occupied, w, h);
  requires apart: rows_apart(occupied, w, h);
  requires downward_closed: boolean_downward_closed(occupied, w, h);
  requires legal: boolean_holds(occupied, w, h, x, y);
  terminates \true;
  assigns occupied[0 .. h - 1][0 .. w - 1];
  ensures zero_or_one: \old(rows_binary(occupied, w, h)) ==> rows_binary(occupied, w, h);
  ensures downward_closed: boolean_downward_closed(occupied, w, h);
  ensures refines: \forall integer i, j;
    boolean_holds(occupied, w, h, i, j) <==>
    \old(boolean_holds(occupied, w, h, i, j)) && !(x <= i && y <= j);
  ensures count: boolean_cells(occupied, w, h) == \old(boolean_cells(occupied, w, h)) - \result;
  ensures smaller: boolean_cells(occupied, w, h) < \old(boolean_cells(occupied, w, h));
*/
STAIRCASE_KERNEL long long boolean_rows_move(unsigned char *const *occupied, int w, int h, int x,
                                             int y) STAIRCASE_NOEXCEPT {
  long long removed = 0;
  /*@
    loop invariant rows_seen: y <= j <= h;
    loop invariant cleared: \forall integer a, b; in_extent(w, h, a, b) ==>
      occupied[b][a] == (x <= a && y <= b < j ? 0 : \at(occupied[b][a], Pre));
    loop invariant rows_taken: removed == boolean_taken{Pre}(occupied, w, x, y, j);
    loop invariant rows_no_overflow: 0 <= removed <= 1000000 * (j - y);
    loop invariant progress: y < j ==> 0 < removed;
    loop assigns j, removed, occupied[0 .. h - 1][0 .. w - 1];
    loop variant h - j;
  */
  for (int j = y; j < h; ++j) {
    /*@
      loop invariant columns_seen: x <= i <= w;
      loop invariant row_cleared: \forall integer a, b; in_extent(w, h, a, b) ==>
        occupied[b][a] ==
          (x <= a && (y <= b < j || (b == j && a < i)) ? 0 : \at(occupied[b][a], Pre));
      loop invariant row_taken: removed ==
        boolean_taken{Pre}(occupied, w, x, y, j) + ones{Pre}(occupied[j], x, i - x);
      loop invariant row_no_overflow: 0 <= removed <= 1000000 * (j - y) + (i - x);
      loop invariant row_progress: y < j || x < i ==> 0 < removed;
      loop assigns i, removed, occupied[0 .. h - 1][0 .. w - 1];
      loop variant w - i;
    */
    for (int i = x; i < w; ++i) {
      if (occupied[j][i] != 0) {
        ++removed;
        occupied[j][i] = 0;
        /*@ assert same_row_kept: \forall integer a; 0 <= a < w ==> a != i ==>
              occupied[j][a] == \at(occupied[j][a], LoopCurrent); */
        /*@ assert other_rows_kept: \forall integer a, b; in_extent(w, h, a, b) ==> b != j ==>
              occupied[b][a] == \at(occupied[b][a], LoopCurrent); */
      }
    }
  }
  /*@ assert refines: \forall integer i, j;
        boolean_holds(occupied, w, h, i, j) <==>
        boolean_holds{Pre}(occupied, w, h, i, j) && !(x <= i && y <= j); */
  /*@ assert closed_before: \forall integer a, b, i, j;
        boolean_holds{Pre}(occupied, w, h, a, b) ==> 0 <= i <= a ==> 0 <= j <= b ==>
        boolean_holds{Pre}(occupied, w, h, i, j); */
  // Loops for the proof alone: they add up the entries before and after, row by row.
  /*@ ghost
    /@
      loop invariant rows_added: 0 <= b <= h;
      loop invariant sum_below: b <= y ==>
        boolean_cells(occupied, w, b) == boolean_cells{Pre}(occupied, w, b);
      loop invariant sum_above: y <= b ==>
        boolean_cells(occupied, w, b) ==
          boolean_cells{Pre}(occupied, w, b) - boolean_taken{Pre}(occupied, w, x, y, b);
      loop assigns b;
      loop variant h - b;
    @/
    for (int b = 0; b < h; ++b) {
      /@
        loop invariant columns_added: 0 <= a <= w;
        loop invariant sum_left: b < y || a <= x ==>
          ones(occupied[b], 0, a) == ones{Pre}(occupied[b], 0, a);
        loop invariant sum_right: y <= b ==> x <= a ==>
          ones(occupied[b], 0, a) ==
            ones{Pre}(occupied[b], 0, a) - ones{Pre}(occupied[b], x, a - x);
        loop assigns a;
        loop variant w - a;
      @/
      for (int a = 0; a < w; ++a) { }
    }
  */
  return removed;
}

/// The least place whose entry is neither 0 nor 1, or w * h when there is none. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: rows_readable(occupied, w, h);
  terminates \true;
  assigns \nothing;
  ensures zero_or_one: \result == place(w, 0, h) <==> rows_binary(occupied, w, h);
  ensures place: 0 <= \result <= place(w, 0, h);
  ensures least: \forall integer i, j; in_extent(w, h, i, j) ==> place(w, i, j) < \result ==>
    occupied[j][i] <= 1;
  ensures broken: \result < place(w, 0, h) ==> \exists integer i, j;
    in_extent(w, h, i, j) && \result == place(w, i, j) && 1 < occupied[j][i];
*/
STAIRCASE_KERNEL long long boolean_rows_first_not_binary(const unsigned char *const *occupied,
                                                         int w, int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant rows_so_far: \forall integer i, j; in_extent(w, h, i, j) ==>
      j < y ==> occupied[j][i] <= 1;
    loop assigns y;
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant so_far: \forall integer i, j; in_extent(w, h, i, j) ==>
        j < y || (j == y && i < x) ==> occupied[j][i] <= 1;
      loop assigns x;
      loop variant w - x;
    */
    for (int x = 0; x < w; ++x) {
      if (occupied[y][x] > 1) {
        /*@ assert broken: in_extent(w, h, x, y) && 1 < occupied[y][x] &&
              0 <= place(w, x, y) < place(w, 0, h); */
        return flat_boolean_place(w, x, y);
      }
    }
  }
  return flat_boolean_place(w, 0, h);
}

/// The least place of an occupied cell whose left or lower neighbour exists and is empty, or w * h
/// when there is none. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: rows_readable(occupied, w, h);
  terminates \true;
  assigns \nothing;
  ensures downward_closed: \result == place(w, 0, h) <==> boolean_downward_closed(occupied, w, h);
  ensures place: 0 <= \result <= place(w, 0, h);
  ensures least: \forall integer i, j; in_extent(w, h, i, j) ==> place(w, i, j) < \result ==>
    boolean_supported(occupied, i, j);
  ensures broken: \result < place(w, 0, h) ==> \exists integer i, j;
    in_extent(w, h, i, j) && \result == place(w, i, j) && !boolean_supported(occupied, i, j);
*/
STAIRCASE_KERNEL long long boolean_rows_first_unsupported(const unsigned char *const *occupied,
                                                          int w, int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant closed_so_far: \forall integer a, b, i, j;
      0 <= i <= a ==> 0 <= j <= b < y ==> boolean_holds(occupied, w, h, a, b) ==>
      boolean_holds(occupied, w, h, i, j);
    loop invariant supported_so_far: \forall integer i, j; in_extent(w, y, i, j) ==>
      boolean_supported(occupied, i, j);
    loop assigns y;
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant row_closed_so_far: \forall integer a, i, j;
        0 <= i <= a < x ==> 0 <= j <= y ==> boolean_holds(occupied, w, h, a, y) ==>
        boolean_holds(occupied, w, h, i, j);
      loop invariant row_supported_so_far: \forall integer i; 0 <= i < x ==>
        boolean_supported(occupied, i, y);
      loop assigns x;
      loop variant w - x;
    */
    for (int x = 0; x < w; ++x) {
      if (occupied[y][x] != 0 &&
          ((0 < x && occupied[y][x - 1] == 0) || (0 < y && occupied[y - 1][x] == 0))) {
        /*@ assert broken: in_extent(w, h, x, y) && !boolean_supported(occupied, x, y) &&
              0 <= place(w, x, y) < place(w, 0, h); */
        /*@ assert occupied_here: boolean_holds(occupied, w, h, x, y); */
        /*@ assert empty_left_or_below: (0 < x && !boolean_holds(occupied, w, h, x - 1, y)) ||
              (0 < y && !boolean_holds(occupied, w, h, x, y - 1)); */
        /*@ assert not_closed: !boolean_downward_closed(occupied, w, h); */
        return flat_boolean_place(w, x, y);
      }
      /*@ assert supported: boolean_supported(occupied, x, y); */
      /*@ assert left_holds: occupied[y][x] != 0 ==> 0 < x ==>
            boolean_holds(occupied, w, h, x - 1, y); */
      /*@ assert below_holds: occupied[y][x] != 0 ==> 0 < y ==>
            boolean_holds(occupied, w, h, x, y - 1); */
      /*@ assert all_left: occupied[y][x] != 0 ==> \forall integer i, j;
            0 <= i < x ==> 0 <= j <= y ==> boolean_holds(occupied, w, h, i, j); */
      /*@ assert all_below: occupied[y][x] != 0 ==> \forall integer i, j;
            0 <= i <= x ==> 0 <= j < y ==> boolean_holds(occupied, w, h, i, j); */
    }
  }
  return flat_boolean_place(w, 0, h);
}

/// Whether the occupied cells are an order ideal. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: rows_readable(occupied, w, h);
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> boolean_downward_closed(occupied, w, h);
*/
STAIRCASE_KERNEL int boolean_rows_is_downward_closed(const unsigned char *const *occupied, int w,
                                                     int h) STAIRCASE_NOEXCEPT {
  return boolean_rows_first_unsupported(occupied, w, h) == flat_boolean_place(w, 0, h);
}

/// Occupies every cell. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: rows_writable(occupied, w, h);
  requires apart: rows_apart(occupied, w, h);
  terminates \true;
  assigns occupied[0 .. h - 1][0 .. w - 1];
  ensures zero_or_one: rows_binary(occupied, w, h);
  ensures downward_closed: boolean_downward_closed(occupied, w, h);
  ensures full: \forall integer i, j;
    boolean_holds(occupied, w, h, i, j) <==> in_extent(w, h, i, j);
  ensures count: boolean_cells(occupied, w, h) == place(w, 0, h);
*/
STAIRCASE_KERNEL void boolean_rows_fill(unsigned char *const *occupied, int w,
                                        int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant rows_so_far: \forall integer i, j; in_extent(w, y, i, j) ==> occupied[j][i] == 1;
    loop assigns y, occupied[0 .. h - 1][0 .. w - 1];
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant so_far: \forall integer i, j; in_extent(w, h, i, j) ==>
        j < y || (j == y && i < x) ==> occupied[j][i] == 1;
      loop assigns x, occupied[0 .. h - 1][0 .. w - 1];
      loop variant w - x;
    */
    for (int x = 0; x < w; ++x) {
      occupied[y][x] = 1;
    }
  }
  // Loops for the proof alone: they add up the entries, row by row.
  /*@ ghost
    /@
      loop invariant rows_added: 0 <= b <= h;
      loop invariant sum: boolean_cells(occupied, w, b) == place(w, 0, b);
      loop assigns b;
      loop variant h - b;
    @/
    for (int b = 0; b < h; ++b) {
      /@
        loop invariant columns_added: 0 <= a <= w;
        loop invariant row_sum: ones(occupied[b], 0, a) == a;
        loop assigns a;
        loop variant w - a;
      @/
      for (int a = 0; a < w; ++a) { }
      /@ assert one_row_more: place(w, 0, b + 1) == place(w, 0, b) + w; @/
    }
  */
}

STAIRCASE_KERNEL_END

#endif
