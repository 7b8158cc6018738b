#ifndef STAIRCASE_CHOMP_KERNEL_FLAT_BOOLEAN_H
#define STAIRCASE_CHOMP_KERNEL_FLAT_BOOLEAN_H
/// \file
/// The flattened Boolean grid: `occupied[y * w + x]` is 1 when the cell (x, y) is there, else 0.
///
/// The contracts speak about the invariant (`binary`, `flat_downward_closed`), the abstraction
/// function (`flat_holds`) and the count (`flat_cells`). A place is an index into the array; the
/// lemmas about `place` say that each cell has a place of its own.
#include "language.h"

STAIRCASE_KERNEL_BEGIN

/*@
  // Where the cell (x, y) is kept in a grid w wide.
  logic integer place(integer w, integer x, integer y) = y * w + x;

  // The cell (x, y) lies within the extent.
  predicate in_extent(integer w, integer h, integer x, integer y) = 0 <= x < w && 0 <= y < h;

  // Abstraction function: the board holds the cell (x, y).
  predicate flat_holds{L}(unsigned char *occupied, integer w, integer h, integer x, integer y) =
    in_extent(w, h, x, y) && occupied[place(w, x, y)] != 0;

  // Invariant: the first n entries are 0 or 1.
  predicate binary{L}(unsigned char *occupied, integer n) =
    \forall integer k; 0 <= k < n ==> occupied[k] <= 1;

  // Invariant: with a cell, the board holds every cell to its left and below.
  predicate flat_downward_closed{L}(unsigned char *occupied, integer w, integer h) =
    \forall integer x, y, i, j;
      flat_holds(occupied, w, h, x, y) ==> 0 <= i <= x ==> 0 <= j <= y ==>
      flat_holds(occupied, w, h, i, j);

  // With the cell (x, y), its left and its lower neighbour are there, as far as those exist.
  predicate flat_supported{L}(unsigned char *occupied, integer w, integer x, integer y) =
    occupied[place(w, x, y)] != 0 ==>
      (0 < x ==> occupied[place(w, x - 1, y)] != 0) &&
      (0 < y ==> occupied[place(w, x, y - 1)] != 0);

  // The number of occupied entries at the places start .. start+n-1.
  logic integer ones{L}(unsigned char *occupied, integer start, integer n) =
    n <= 0 ? 0 : ones(occupied, start, n - 1) + (occupied[start + n - 1] != 0 ? 1 : 0);

  // The number of cells.
  logic integer flat_cells{L}(unsigned char *occupied, integer w, integer h) =
    ones(occupied, 0, place(w, 0, h));

  // The number of cells at or beyond (x, y) in the rows y .. j-1.
  logic integer flat_taken{L}(unsigned char *occupied, integer w, integer x, integer y, integer j) =
    j <= y ? 0
           : flat_taken(occupied, w, x, y, j - 1) + ones(occupied, place(w, x, j - 1), w - x);

  lemma times_monotone:
    \forall integer a, b, c; 0 <= a ==> b <= c ==> b * a <= c * a;

  lemma place_next_row_beyond:
    \forall integer w, y, j; 0 <= w ==> y < j ==> place(w, w, y) <= place(w, 0, j);

  lemma place_in_row:
    \forall integer w, x, y; place(w, x, y) == place(w, 0, y) + x;

  lemma place_higher_row:
    \forall integer w, x, y, i, j;
      0 <= x < w ==> 0 <= i < w ==> y < j ==> place(w, x, y) < place(w, i, j);

  lemma place_next_row:
    \forall integer w, y; place(w, 0, y + 1) == place(w, w, y);

  lemma place_in_range:
    \forall integer w, h, x, y; in_extent(w, h, x, y) ==> 0 <= place(w, x, y) < place(w, 0, h);

  lemma place_bounded:
    \forall integer w, h; 0 <= w <= 1000000 ==> 0 <= h <= 1000000 ==>
      0 <= place(w, 0, h) <= 1000000000000;

  lemma place_order:
    \forall integer w, x, y, i, j;
      0 <= x < w ==> 0 <= i < w ==> place(w, i, j) < place(w, x, y) ==> j < y || (j == y && i < x);

  lemma place_own:
    \forall integer w, x, y, i, j;
      0 <= x < w ==> 0 <= i < w ==> place(w, x, y) == place(w, i, j) ==> x == i && y == j;
*/

/// Where the cell (x, y) is kept in a grid w wide. Cost: O(1).
/*@
  requires positive: 0 <= w && 0 <= x && 0 <= y;
  requires bounded: w <= 1000000 && x <= 1000000 && y <= 1000000;
  terminates \true;
  assigns \nothing;
  ensures exact: \result == place(w, x, y);
*/
STAIRCASE_KERNEL long long flat_boolean_place(int w, int x, int y) STAIRCASE_NOEXCEPT {
  const long long width = w;
  /*@ assert no_overflow: 0 <= y * width <= 1000000 * width; */
  return y * width + x;
}

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(1).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(occupied + (0 .. place(w, 0, h) - 1));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> flat_holds(occupied, w, h, x, y);
*/
STAIRCASE_KERNEL int flat_boolean_legal(const unsigned char *occupied, int w, int h, int x,
                                        int y) STAIRCASE_NOEXCEPT {
  if (!(0 <= x && x < w && 0 <= y && y < h)) {
    return 0;
  }
  return occupied[flat_boolean_place(w, x, y)] != 0;
}

/// The number of cells. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(occupied + (0 .. place(w, 0, h) - 1));
  terminates \true;
  assigns \nothing;
  ensures exact: \result == flat_cells(occupied, w, h);
*/
STAIRCASE_KERNEL long long flat_boolean_count(const unsigned char *occupied, int w,
                                              int h) STAIRCASE_NOEXCEPT {
  const long long places = flat_boolean_place(w, 0, h);
  /*@ assert no_overflow: 0 <= places <= 1000000000000; */
  long long count = 0;
  /*@
    loop invariant places_seen: 0 <= k <= places;
    loop invariant at_most_one_each: 0 <= count <= k;
    loop invariant so_far: count == ones(occupied, 0, k);
    loop assigns k, count;
    loop variant places - k;
  */
  for (long long k = 0; k < places; ++k) {
    if (occupied[k] != 0) {
      ++count;
    }
  }
  return count;
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid(occupied + (0 .. place(w, 0, h) - 1));
  requires downward_closed: flat_downward_closed(occupied, w, h);
  requires legal: flat_holds(occupied, w, h, x, y);
  terminates \true;
  assigns occupied[0 .. place(w, 0, h) - 1];
  ensures zero_or_one: \old(binary(occupied, place(w, 0, h))) ==> binary(occupied, place(w, 0, h));
  ensures downward_closed: flat_downward_closed(occupied, w, h);
  ensures refines: \forall integer i, j;
    flat_holds(occupied, w, h, i, j) <==>
    \old(flat_holds(occupied, w, h, i, j)) && !(x <= i && y <= j);
  ensures count: flat_cells(occupied, w, h) == \old(flat_cells(occupied, w, h)) - \result;
  ensures smaller: flat_cells(occupied, w, h) < \old(flat_cells(occupied, w, h));
*/
STAIRCASE_KERNEL long long flat_boolean_move(unsigned char *occupied, int w, int h, int x,
                                             int y) STAIRCASE_NOEXCEPT {
  long long removed = 0;
  /*@
    loop invariant rows_seen: y <= j <= h;
    loop invariant cleared: \forall integer a, b; in_extent(w, h, a, b) ==>
      occupied[place(w, a, b)] ==
        (x <= a && y <= b < j ? 0 : \at(occupied[place(w, a, b)], Pre));
    loop invariant only_clears: \forall integer k; 0 <= k < place(w, 0, h) ==>
      occupied[k] == 0 || occupied[k] == \at(occupied[k], Pre);
    loop invariant rows_taken: removed == flat_taken{Pre}(occupied, w, x, y, j);
    loop invariant rows_no_overflow: 0 <= removed <= 1000000 * (j - y);
    loop invariant progress: y < j ==> 0 < removed;
    loop assigns j, removed, occupied[0 .. place(w, 0, h) - 1];
    loop variant h - j;
  */
  for (int j = y; j < h; ++j) {
    /*@
      loop invariant columns_seen: x <= i <= w;
      loop invariant row_cleared: \forall integer a, b; in_extent(w, h, a, b) ==>
        occupied[place(w, a, b)] ==
          (x <= a && (y <= b < j || (b == j && a < i)) ? 0
                                                       : \at(occupied[place(w, a, b)], Pre));
      loop invariant row_only_clears: \forall integer k; 0 <= k < place(w, 0, h) ==>
        occupied[k] == 0 || occupied[k] == \at(occupied[k], Pre);
      loop invariant row_taken: removed ==
        flat_taken{Pre}(occupied, w, x, y, j) + ones{Pre}(occupied, place(w, x, j), i - x);
      loop invariant row_no_overflow: 0 <= removed <= 1000000 * (j - y) + (i - x);
      loop invariant row_progress: y < j || x < i ==> 0 < removed;
      loop assigns i, removed, occupied[0 .. place(w, 0, h) - 1];
      loop variant w - i;
    */
    for (int i = x; i < w; ++i) {
      const long long k = flat_boolean_place(w, i, j);
      /*@ assert in_range: 0 <= k < place(w, 0, h); */
      /*@ assert in_row: k == place(w, x, j) + (i - x); */
      if (occupied[k] != 0) {
        ++removed;
        occupied[k] = 0;
      }
    }
  }
  /*@ assert refines: \forall integer i, j;
        flat_holds(occupied, w, h, i, j) <==>
        flat_holds{Pre}(occupied, w, h, i, j) && !(x <= i && y <= j); */
  /*@ assert closed_before: \forall integer a, b, i, j;
        flat_holds{Pre}(occupied, w, h, a, b) ==> 0 <= i <= a ==> 0 <= j <= b ==>
        flat_holds{Pre}(occupied, w, h, i, j); */
  /*@ assert downward_closed: flat_downward_closed(occupied, w, h); */
  // Loops for the proof alone: they add up the entries before and after, place by place.
  /*@ ghost
    /@
      loop invariant rows_added: 0 <= b <= h;
      loop invariant sum_below: b <= y ==>
        ones(occupied, 0, place(w, 0, b)) == ones{Pre}(occupied, 0, place(w, 0, b));
      loop invariant sum_above: y <= b ==>
        ones(occupied, 0, place(w, 0, b)) ==
          ones{Pre}(occupied, 0, place(w, 0, b)) - flat_taken{Pre}(occupied, w, x, y, b);
      loop assigns b;
      loop variant h - b;
    @/
    for (int b = 0; b < h; ++b) {
      /@
        loop invariant columns_added: 0 <= a <= w;
        loop invariant sum_left: b < y || a <= x ==>
          ones(occupied, 0, place(w, a, b)) - ones{Pre}(occupied, 0, place(w, a, b)) ==
            ones(occupied, 0, place(w, 0, b)) - ones{Pre}(occupied, 0, place(w, 0, b));
        loop invariant sum_right: y <= b ==> x <= a ==>
          ones(occupied, 0, place(w, a, b)) - ones{Pre}(occupied, 0, place(w, a, b)) ==
            ones(occupied, 0, place(w, 0, b)) - ones{Pre}(occupied, 0, place(w, 0, b)) -
            ones{Pre}(occupied, place(w, x, b), a - x);
        loop assigns a;
        loop variant w - a;
      @/
      for (int a = 0; a < w; ++a) {
        /@ assert one_more: place(w, a + 1, b) == place(w, a, b) + 1; @/
        /@ assert in_row_again: x <= a ==> place(w, a, b) == place(w, x, b) + (a - x); @/
      }
    }
  */
  return removed;
}

/// The least place whose entry is neither 0 nor 1, or w * h when there is none. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(occupied + (0 .. place(w, 0, h) - 1));
  terminates \true;
  assigns \nothing;
  ensures zero_or_one: \result == place(w, 0, h) <==> binary(occupied, place(w, 0, h));
  ensures place: 0 <= \result <= place(w, 0, h) && binary(occupied, \result);
  ensures broken: \result < place(w, 0, h) ==> 1 < occupied[\result];
*/
STAIRCASE_KERNEL long long flat_boolean_first_not_binary(const unsigned char *occupied, int w,
                                                         int h) STAIRCASE_NOEXCEPT {
  const long long places = flat_boolean_place(w, 0, h);
  /*@ assert no_overflow: 0 <= places <= 1000000000000; */
  long long k = 0;
  /*@
    loop invariant places_seen: 0 <= k <= places;
    loop invariant so_far: binary(occupied, k);
    loop assigns k;
    loop variant places - k;
  */
  while (k < places && occupied[k] <= 1) {
    ++k;
  }
  return k;
}
/// The least place of an occupied cell whose left or lower neighbour exists and is empty, or w * h
/// when there is none. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(occupied + (0 .. place(w, 0, h) - 1));
  terminates \true;
  assigns \nothing;
  ensures downward_closed: \result == place(w, 0, h) <==> flat_downward_closed(occupied, w, h);
  ensures place: 0 <= \result <= place(w, 0, h);
  ensures least: \forall integer i, j; in_extent(w, h, i, j) ==> place(w, i, j) < \result ==>
    flat_supported(occupied, w, i, j);
  ensures broken: \result < place(w, 0, h) ==> \exists integer i, j;
    in_extent(w, h, i, j) && \result == place(w, i, j) && !flat_supported(occupied, w, i, j);
*/
STAIRCASE_KERNEL long long flat_boolean_first_unsupported(const unsigned char *occupied, int w,
                                                          int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= y <= h;
    loop invariant closed_so_far: \forall integer a, b, i, j;
      0 <= i <= a ==> 0 <= j <= b < y ==> flat_holds(occupied, w, h, a, b) ==>
      flat_holds(occupied, w, h, i, j);
    loop invariant supported_so_far: \forall integer i, j; in_extent(w, y, i, j) ==>
      flat_supported(occupied, w, i, j);
    loop assigns y;
    loop variant h - y;
  */
  for (int y = 0; y < h; ++y) {
    /*@
      loop invariant columns_seen: 0 <= x <= w;
      loop invariant row_closed_so_far: \forall integer a, i, j;
        0 <= i <= a < x ==> 0 <= j <= y ==> flat_holds(occupied, w, h, a, y) ==>
        flat_holds(occupied, w, h, i, j);
      loop invariant row_supported_so_far: \forall integer i; 0 <= i < x ==>
        flat_supported(occupied, w, i, y);
      loop assigns x;
      loop variant w - x;
    */
    for (int x = 0; x < w; ++x) {
      const long long k = flat_boolean_place(w, x, y);
      /*@ assert in_range: 0 <= k < place(w, 0, h); */
      /*@ assert left: k - 1 == place(w, x - 1, y); */
      /*@ assert below: k - w == place(w, x, y - 1) && (0 < y ==> 0 <= k - w); */
      if (occupied[k] != 0 &&
          ((0 < x && occupied[k - 1] == 0) || (0 < y && occupied[k - w] == 0))) {
        /*@ assert broken: in_extent(w, h, x, y) && k == place(w, x, y) &&
              !flat_supported(occupied, w, x, y); */
        /*@ assert occupied_here: flat_holds(occupied, w, h, x, y); */
        /*@ assert empty_left_or_below: (0 < x && !flat_holds(occupied, w, h, x - 1, y)) ||
              (0 < y && !flat_holds(occupied, w, h, x, y - 1)); */
        /*@ assert not_closed: !flat_downward_closed(occupied, w, h); */
        return k;
      }
      /*@ assert supported: flat_supported(occupied, w, x, y); */
      /*@ assert left_holds: occupied[k] != 0 ==> 0 < x ==>
            flat_holds(occupied, w, h, x - 1, y); */
      /*@ assert below_holds: occupied[k] != 0 ==> 0 < y ==>
            flat_holds(occupied, w, h, x, y - 1); */
      /*@ assert all_left: occupied[k] != 0 ==> \forall integer i, j;
            0 <= i < x ==> 0 <= j <= y ==> flat_holds(occupied, w, h, i, j); */
      /*@ assert all_below: occupied[k] != 0 ==> \forall integer i, j;
            0 <= i <= x ==> 0 <= j < y ==> flat_holds(occupied, w, h, i, j); */
    }
  }
  return flat_boolean_place(w, 0, h);
}

/// Whether the occupied cells are an order ideal. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(occupied + (0 .. place(w, 0, h) - 1));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> flat_downward_closed(occupied, w, h);
*/
STAIRCASE_KERNEL int flat_boolean_is_downward_closed(const unsigned char *occupied, int w,
                                                     int h) STAIRCASE_NOEXCEPT {
  return flat_boolean_first_unsupported(occupied, w, h) == flat_boolean_place(w, 0, h);
}

/// Occupies every cell. Cost: O(w h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid(occupied + (0 .. place(w, 0, h) - 1));
  terminates \true;
  assigns occupied[0 .. place(w, 0, h) - 1];
  ensures zero_or_one: binary(occupied, place(w, 0, h));
  ensures downward_closed: flat_downward_closed(occupied, w, h);
  ensures full: \forall integer i, j; flat_holds(occupied, w, h, i, j) <==> in_extent(w, h, i, j);
  ensures count: flat_cells(occupied, w, h) == place(w, 0, h);
*/
STAIRCASE_KERNEL void flat_boolean_fill(unsigned char *occupied, int w, int h) STAIRCASE_NOEXCEPT {
  const long long places = flat_boolean_place(w, 0, h);
  /*@ assert no_overflow: 0 <= places <= 1000000000000; */
  /*@
    loop invariant places_seen: 0 <= k <= places;
    loop invariant so_far: \forall integer n; 0 <= n < k ==> occupied[n] == 1;
    loop assigns k, occupied[0 .. place(w, 0, h) - 1];
    loop variant places - k;
  */
  for (long long k = 0; k < places; ++k) {
    occupied[k] = 1;
  }
  // A loop for the proof alone: it adds up the entries.
  /*@ ghost
    /@
      loop invariant places_added: 0 <= n <= places;
      loop invariant sum: ones(occupied, 0, n) == n;
      loop assigns n;
      loop variant places - n;
    @/
    for (long long n = 0; n < places; ++n) { }
  */
}

STAIRCASE_KERNEL_END

#endif
