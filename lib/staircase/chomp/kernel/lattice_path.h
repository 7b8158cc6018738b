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
  predicate has_bit(integer word, integer b) = (word & (1 << b)) != 0;

  // Step k goes right.
  predicate goes_right{L}(unsigned long long *path, integer k) =
    has_bit(path[k / 64], k % 64);
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
STAIRCASE_KERNEL int lattice_path_legal(const unsigned long long *path, int w, int h, int x,
                                        int y) STAIRCASE_NOEXCEPT {
  if (!(0 <= x && x < w && 0 <= y && y < h)) {
    return 0;
  }
  int rights = 0;
  int row = h;  // the lowest row already passed
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
STAIRCASE_KERNEL long long lattice_path_count(const unsigned long long *path, int w,
                                              int h) STAIRCASE_NOEXCEPT {
  long long count = 0;
  int rights = 0;
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
STAIRCASE_KERNEL long long lattice_path_move(unsigned long long *path, int w, int h, int x,
                                             int y) STAIRCASE_NOEXCEPT {
  int rights = 0;
  int row = h;
  int first = 0;
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
  while (end < w + h && y < row) {
    if (lattice_path_step(path, end)) {
      ++rights;
    } else {
      --row;
      removed += rights - x;
    }
    ++end;
  }
  for (int k = first; k < end; ++k) {
    lattice_path_set_step(path, k, first + (rows_above - row) <= k);
  }
  return removed;
}

/// The least position at or beyond w + h of a stored 1, or the number of stored bits when there is
/// none. Cost: O(1), less than 64 steps.
STAIRCASE_KERNEL int lattice_path_first_beyond(const unsigned long long *path, int w,
                                               int h) STAIRCASE_NOEXCEPT {
  const int stored = 64 * lattice_path_words(w, h);
  int k = w + h;
  while (k < stored && lattice_path_step(path, k) == 0) {
    ++k;
  }
  return k;
}

/// The number of right steps among the first w + h. Cost: O(w + h).
STAIRCASE_KERNEL int lattice_path_rights(const unsigned long long *path, int w,
                                         int h) STAIRCASE_NOEXCEPT {
  int rights = 0;
  for (int k = 0; k < w + h; ++k) {
    if (lattice_path_step(path, k)) {
      ++rights;
    }
  }
  return rights;
}

/// Makes every stored bit 0, also those beyond the path. Cost: O(w + h).
STAIRCASE_KERNEL void lattice_path_clear(unsigned long long *path, int w,
                                         int h) STAIRCASE_NOEXCEPT {
  const int words = lattice_path_words(w, h);
  for (int i = 0; i < words; ++i) {
    path[i] = 0;
  }
}

/// Makes the path that of the full rectangle: all rights, then all downs. Cost: O(w + h).
STAIRCASE_KERNEL void lattice_path_fill(unsigned long long *path, int w, int h) STAIRCASE_NOEXCEPT {
  lattice_path_clear(path, w, h);
  for (int k = 0; k < w; ++k) {
    lattice_path_set_step(path, k, 1);
  }
}

STAIRCASE_KERNEL_END

#endif
