#ifndef STAIRCASE_CHOMP_KERNEL_LATTICE_PATH_H
#define STAIRCASE_CHOMP_KERNEL_LATTICE_PATH_H
/// \file
/// The lattice path: the boundary walked from the upper left corner (0, h) to the lower right
/// corner (w, 0). Step k is bit k % 64 of word k / 64: 1 goes right, 0 goes down. The down step
/// that passes row y is the (h - y)-th, and the length of row y is the number of right steps
/// before it.
#include "language.h"

STAIRCASE_KERNEL_BEGIN

/*@
  // The number of words that n steps need.
  logic integer words(integer n) = (n + 63) / 64;

  // Bit b of a word is 1.
  logic boolean has_bit(integer word, integer b) = (word & (1 << b)) != 0;

  // Step k goes right.
  logic boolean goes_right{L}(unsigned long long *path, integer k) =
    has_bit(path[k / 64], k % 64);

  // The number of right steps and that of down steps among the first n.
  logic integer rights{L}(unsigned long long *path, integer n) =
    n <= 0 ? 0 : rights(path, n - 1) + (goes_right(path, n - 1) ? 1 : 0);
  logic integer downs{L}(unsigned long long *path, integer n) = n - rights(path, n);

  // The number of pairs of a right step before a down step among the first n: the area below.
  logic integer path_cells{L}(unsigned long long *path, integer n) =
    n <= 0 ? 0
           : path_cells(path, n - 1) + (goes_right(path, n - 1) ? 0 : rights(path, n - 1));

  // Step k goes down past row y of a board h high.
  predicate passes_row{L}(unsigned long long *path, integer h, integer k, integer y) =
    !goes_right(path, k) && downs(path, k) == h - 1 - y;

  // Abstraction function: more than x steps go right before the one down past row y.
  predicate path_holds{L}(unsigned long long *path, integer w, integer h, integer x, integer y) =
    0 <= x && 0 <= y < h &&
    \exists integer k; 0 <= k < w + h && passes_row(path, h, k, y) && x < rights(path, k);

  // Invariant: the path goes right w times, and so down h times.
  predicate balanced{L}(unsigned long long *path, integer w, integer h) =
    rights(path, w + h) == w;

  // Invariant: no step is stored at or beyond n.
  predicate ends_at{L}(unsigned long long *path, integer n) =
    \forall integer k; n <= k < 64 * words(n) ==> !goes_right(path, k);
*/

/// The number of words that w + h steps need. Cost: O(1).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  terminates \true;
  assigns \nothing;
  ensures exact: \result == words(w + h);
  ensures enough: w + h <= 64 * \result < w + h + 64;
*/
STAIRCASE_KERNEL int lattice_path_words(int w, int h) STAIRCASE_NOEXCEPT {
  return (w + h + 63) / 64;
}

/// Step k: 1 for right, 0 for down. Cost: O(1).
/*@
  requires positive: 0 <= k;
  requires size: \valid_read(path + (0 .. k / 64));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> goes_right(path, k);
*/
STAIRCASE_KERNEL int lattice_path_step(const unsigned long long *path, int k) STAIRCASE_NOEXCEPT {
  return ((path[k / 64] >> (k % 64)) & 1ULL) != 0;
}

/// Makes step k go right (1) or down (0). Cost: O(1).
/*@
  requires positive: 0 <= k;
  requires size: \valid(path + (0 .. k / 64));
  terminates \true;
  assigns path[k / 64];
  ensures written: right != 0 <==> goes_right(path, k);
  ensures others_kept: \forall integer n; 0 <= n ==> n != k ==>
    (goes_right(path, n) <==> \old(goes_right(path, n)));
*/
STAIRCASE_KERNEL void lattice_path_set_step(unsigned long long *path, int k,
                                            int right) STAIRCASE_NOEXCEPT {
  const unsigned long long bit = 1ULL << (k % 64);
  /*@ assert in_word: 0 <= k % 64 < 64; */
  /*@ assert one_bit: \forall integer i; 0 <= i < 64 ==> (has_bit(bit, i) <==> i == k % 64); */
  if (right) {
    path[k / 64] |= bit;
    /*@ assert bit_set: \forall integer i; 0 <= i < 64 ==>
          (has_bit(path[k / 64], i) <==> i == k % 64 || has_bit(\at(path[k / 64], Pre), i)); */
  } else {
    path[k / 64] &= ~bit;
    /*@ assert bit_cleared: \forall integer i; 0 <= i < 64 ==>
          (has_bit(path[k / 64], i) <==> i != k % 64 && has_bit(\at(path[k / 64], Pre), i)); */
  }
  /*@ assert apart: \forall integer n; 0 <= n ==> n != k ==>
        0 <= n % 64 < 64 && (n / 64 != k / 64 || n % 64 != k % 64); */
  /*@ assert other_words_kept: \forall integer i; i != k / 64 ==>
        path[i] == \at(path[i], Pre); */
}

/// Whether the cell (x, y) is occupied; every x and y may be asked. Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(path + (0 .. words(w + h) - 1));
  requires balanced: balanced(path, w, h);
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> path_holds(path, w, h, x, y);
*/
STAIRCASE_KERNEL int lattice_path_legal(const unsigned long long *path, int w, int h, int x,
                                        int y) STAIRCASE_NOEXCEPT {
  // A loop for the proof alone: of the first w + h steps at most w go right, and so on.
  /*@ ghost
    /@
      loop invariant steps_counted: 0 <= n <= w + h;
      loop invariant rights_rise: \forall integer a; 0 <= a <= n ==>
        0 <= rights(path, a) <= rights(path, n) && downs(path, a) <= downs(path, n);
      loop invariant between: \forall integer a, b; 0 <= a <= b <= n ==>
        downs(path, a) <= downs(path, b) && rights(path, a) <= rights(path, b);
      loop assigns n;
      loop variant w + h - n;
    @/
    for (int n = 0; n < w + h; ++n) { }
  */
  if (!(0 <= x && x < w && 0 <= y && y < h)) {
    return 0;
  }
  int rights = 0;
  int row = h;  // the lowest row already passed
  /*@
    loop invariant steps_seen: 0 <= k <= w + h;
    loop invariant rights_so_far: rights == rights(path, k) && 0 <= rights <= k;
    loop invariant rows_so_far: row == h - downs(path, k);
    loop invariant row_range: y <= row <= h;
    loop invariant passed: row == y ==> 0 < k && passes_row(path, h, k - 1, y);
    loop assigns k, rights, row;
    loop variant w + h - k;
  */
  for (int k = 0; k < w + h && y < row; ++k) {
    if (lattice_path_step(path, k)) {
      ++rights;
    } else {
      --row;
    }
  }
  return x < rights;
}

/// The number of cells: that of the pairs of a right step before a down step. Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(path + (0 .. words(w + h) - 1));
  terminates \true;
  assigns \nothing;
  ensures exact: \result == path_cells(path, w + h);
*/
STAIRCASE_KERNEL long long lattice_path_count(const unsigned long long *path, int w,
                                              int h) STAIRCASE_NOEXCEPT {
  long long count = 0;
  int rights = 0;
  /*@
    loop invariant steps_seen: 0 <= k <= w + h;
    loop invariant rights_so_far: rights == rights(path, k) && 0 <= rights <= k;
    loop invariant so_far: count == path_cells(path, k);
    loop invariant no_overflow: 0 <= count <= 2000000 * k;
    loop assigns k, rights, count;
    loop variant w + h - k;
  */
  for (int k = 0; k < w + h; ++k) {
    if (lattice_path_step(path, k)) {
      ++rights;
    } else {
      count += rights;
    }
  }
  return count;
}

/// Takes the cell (x, y) and all at or beyond it; returns how many were taken. Between the right
/// step into column x and the down step past row y, all downs now come before all rights.
/// Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h && 0 <= x && 0 <= y;
  requires bounded: w <= 1000000 && h <= 1000000 && x < w && y < h;
  requires size: \valid(path + (0 .. words(w + h) - 1));
  requires within_extent: ends_at(path, w + h);
  terminates \true;
  assigns path[0 .. words(w + h) - 1];
  ensures within_extent: ends_at(path, w + h);
  ensures place: 0 <= \result;
*/
STAIRCASE_KERNEL long long lattice_path_move(unsigned long long *path, int w, int h, int x,
                                             int y) STAIRCASE_NOEXCEPT {
  int rights = 0;
  int row = h;
  int first = 0;
  /*@
    loop invariant first_seen: 0 <= first <= w + h;
    loop invariant first_rights: 0 <= rights <= first && rights <= x;
    loop invariant first_rows: row == h - (first - rights);
    loop assigns first, rights, row;
    loop variant w + h - first;
  */
  while (first < w + h && (rights < x || lattice_path_step(path, first) == 0)) {
    if (lattice_path_step(path, first)) {
      ++rights;
    } else {
      --row;
    }
    ++first;
  }
  const int rows_above = row;  // the rows y .. rows_above - 1 lose what they have beyond column x
  long long removed = 0;
  int end = first;
  /*@
    loop invariant end_seen: first <= end <= w + h;
    loop invariant end_rights: 0 <= rights <= end && (first < w + h ==> x <= rights);
    loop invariant end_rows: row == h - (end - rights) && row <= rows_above;
    loop invariant no_overflow: 0 <= removed <= 2000000 * (end - first);
    loop assigns end, rights, row, removed;
    loop variant w + h - end;
  */
  while (end < w + h && y < row) {
    if (lattice_path_step(path, end)) {
      ++rights;
    } else {
      --row;
      removed += rights - x;
    }
    ++end;
  }
  /*@
    loop invariant written_range: first <= k <= end;
    loop invariant beyond_untouched: ends_at(path, w + h);
    loop assigns k, path[0 .. words(w + h) - 1];
    loop variant end - k;
  */
  for (int k = first; k < end; ++k) {
    lattice_path_set_step(path, k, first + (rows_above - row) <= k);
  }
  return removed;
}

/// The least position at or beyond w + h of a stored 1, or the number of stored bits when there is
/// none. Cost: O(1), less than 64 steps.
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(path + (0 .. words(w + h) - 1));
  terminates \true;
  assigns \nothing;
  ensures within_extent: \result == 64 * words(w + h) <==> ends_at(path, w + h);
  ensures place: w + h <= \result <= 64 * words(w + h) &&
    \forall integer k; w + h <= k < \result ==> !goes_right(path, k);
  ensures broken: \result < 64 * words(w + h) ==> goes_right(path, \result);
*/
STAIRCASE_KERNEL int lattice_path_first_beyond(const unsigned long long *path, int w,
                                               int h) STAIRCASE_NOEXCEPT {
  const int stored = 64 * lattice_path_words(w, h);
  int k = w + h;
  /*@
    loop invariant steps_seen: w + h <= k <= stored;
    loop invariant so_far: \forall integer n; w + h <= n < k ==> !goes_right(path, n);
    loop assigns k;
    loop variant stored - k;
  */
  while (k < stored && lattice_path_step(path, k) == 0) {
    ++k;
  }
  return k;
}

/// The number of right steps among the first w + h. Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid_read(path + (0 .. words(w + h) - 1));
  terminates \true;
  assigns \nothing;
  ensures balanced: \result == w <==> balanced(path, w, h);
  ensures exact: \result == rights(path, w + h);
*/
STAIRCASE_KERNEL int lattice_path_rights(const unsigned long long *path, int w,
                                         int h) STAIRCASE_NOEXCEPT {
  int rights = 0;
  /*@
    loop invariant steps_seen: 0 <= k <= w + h;
    loop invariant so_far: rights == rights(path, k) && 0 <= rights <= k;
    loop assigns k, rights;
    loop variant w + h - k;
  */
  for (int k = 0; k < w + h; ++k) {
    if (lattice_path_step(path, k)) {
      ++rights;
    }
  }
  return rights;
}

/// Makes every stored bit 0, also those beyond the path. Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid(path + (0 .. words(w + h) - 1));
  terminates \true;
  assigns path[0 .. words(w + h) - 1];
  ensures all_down: \forall integer k; 0 <= k < 64 * words(w + h) ==> !goes_right(path, k);
*/
STAIRCASE_KERNEL void lattice_path_clear(unsigned long long *path, int w,
                                         int h) STAIRCASE_NOEXCEPT {
  const int words = lattice_path_words(w, h);
  /*@
    loop invariant words_seen: 0 <= i <= words;
    loop invariant so_far: \forall integer n; 0 <= n < i ==> path[n] == 0;
    loop assigns i, path[0 .. words - 1];
    loop variant words - i;
  */
  for (int i = 0; i < words; ++i) {
    path[i] = 0;
  }
  /*@ assert no_bit: \forall integer b; !has_bit(0, b); */
  /*@ assert word_of_step: \forall integer k; 0 <= k < 64 * words(w + h) ==>
        0 <= k / 64 < words && path[k / 64] == 0; */
}

/// Makes the path that of the full rectangle: all rights, then all downs. Cost: O(w + h).
/*@
  requires positive: 1 <= w && 1 <= h;
  requires bounded: w <= 1000000 && h <= 1000000;
  requires size: \valid(path + (0 .. words(w + h) - 1));
  terminates \true;
  assigns path[0 .. words(w + h) - 1];
  ensures within_extent: ends_at(path, w + h);
  ensures balanced: balanced(path, w, h);
  ensures full: \forall integer k; 0 <= k < w + h ==> (goes_right(path, k) <==> k < w);
  ensures count: path_cells(path, w + h) == w * h;
*/
STAIRCASE_KERNEL void lattice_path_fill(unsigned long long *path, int w, int h) STAIRCASE_NOEXCEPT {
  lattice_path_clear(path, w, h);
  /*@
    loop invariant steps_seen: 0 <= k <= w;
    loop invariant so_far: \forall integer n; 0 <= n < 64 * words(w + h) ==>
      (goes_right(path, n) <==> n < k);
    loop assigns k, path[0 .. words(w + h) - 1];
    loop variant w - k;
  */
  for (int k = 0; k < w; ++k) {
    lattice_path_set_step(path, k, 1);
  }
  // Loops for the proof alone: w rights, then h downs with w rights before each.
  /*@ ghost
    /@
      loop invariant rights_added: 0 <= n <= w;
      loop invariant rights_counted: rights(path, n) == n && path_cells(path, n) == 0;
      loop assigns n;
      loop variant w - n;
    @/
    for (int n = 0; n < w; ++n) { }
    int m = 0;
    /@
      loop invariant downs_added: 0 <= m <= h;
      loop invariant rights_kept: rights(path, w + m) == w;
      loop invariant cells_counted: path_cells(path, w + m) == w * m;
      loop assigns m;
      loop variant h - m;
    @/
    while (m < h) ++m;
    /@ assert all_downs_added: m == h; @/
  */
}

STAIRCASE_KERNEL_END

#endif
