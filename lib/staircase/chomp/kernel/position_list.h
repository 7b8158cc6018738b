#ifndef STAIRCASE_CHOMP_KERNEL_POSITION_LIST_H
#define STAIRCASE_CHOMP_KERNEL_POSITION_LIST_H
/// \file
/// Lists of positions in ascending order, and where a position is in one.
///
/// An entry of a list is the boundary of a position that is not empty: h row lengths of at most 255
/// cells, one byte each. Entries ascend: in the first row where two of them differ, the earlier one
/// is shorter. So a position is looked up by halving; and what a move leaves is looked up before it
/// is made, for `clipped` reads it off the row lengths before the move.
#include "row_boundary.h"

STAIRCASE_KERNEL_BEGIN

/*@
  // Row j after taking the cell (x, y).
  logic integer clipped{L}(int *row, integer x, integer y, integer j) =
    y <= j && x < row[j] ? x : row[j];

  // The entry is what taking (x, y) leaves.
  predicate is_clipped{L}(unsigned char *entry, int *row, integer h, integer x, integer y) =
    \forall integer j; 0 <= j < h ==> entry[j] == clipped(row, x, y, j);

  // In the first row where they differ, the entry is shorter than what taking (x, y) leaves.
  predicate before_clipped{L}(unsigned char *entry, int *row, integer h, integer x, integer y) =
    \exists integer k; 0 <= k < h && entry[k] < clipped(row, x, y, k) &&
      \forall integer j; 0 <= j < k ==> entry[j] == clipped(row, x, y, j);

  // In the first row where they differ, the entry is longer than what taking (x, y) leaves.
  predicate after_clipped{L}(unsigned char *entry, int *row, integer h, integer x, integer y) =
    \exists integer k; 0 <= k < h && clipped(row, x, y, k) < entry[k] &&
      \forall integer j; 0 <= j < k ==> entry[j] == clipped(row, x, y, j);

  // In the first row where they differ, the entry p is shorter than the entry q.
  predicate entry_ascends{L}(unsigned char *p, unsigned char *q, integer h) =
    \exists integer k; 0 <= k < h && p[k] < q[k] &&
      \forall integer j; 0 <= j < k ==> p[j] == q[j];

  // There are n entries of h row lengths that may be read.
  predicate entries_readable{L}(unsigned char **list, integer n, integer h) =
    \valid_read(list + (0 .. n - 1)) &&
    \forall integer e; 0 <= e < n ==> \valid_read(list[e] + (0 .. h - 1));

  // Each entry comes before all later ones.
  predicate ascending{L}(unsigned char **list, integer n, integer h) =
    \forall integer e, f; 0 <= e < f < n ==> entry_ascends(list[e], list[f], h);

  // The entry is a position within h rows of at most w cells, and is not empty.
  predicate entry_within{L}(unsigned char *entry, integer h, integer w) =
    1 <= entry[0] <= w && \forall integer j; 1 <= j < h ==> entry[j] <= entry[j - 1];

  lemma ascends_before{L}:
    \forall unsigned char *p, *q, int *row, integer h, x, y;
      entry_ascends(p, q, h) ==>
      before_clipped(q, row, h, x, y) || is_clipped(q, row, h, x, y) ==>
      before_clipped(p, row, h, x, y);

  lemma ascends_after{L}:
    \forall unsigned char *p, *q, int *row, integer h, x, y;
      entry_ascends(p, q, h) ==>
      after_clipped(p, row, h, x, y) || is_clipped(p, row, h, x, y) ==>
      after_clipped(q, row, h, x, y);

  lemma ascends_twice{L}:
    \forall unsigned char *p, *q, *r, integer h;
      entry_ascends(p, q, h) ==> entry_ascends(q, r, h) ==> entry_ascends(p, r, h);
*/

/// Compares an entry with what taking (x, y) leaves: -1 when the entry comes before it, 0 when they
/// are equal, 1 when it comes after. A cell (x, 0) beyond row 0 leaves everything. Cost: O(h).
/*@
  requires size: 1 <= h && \valid_read(entry + (0 .. h - 1)) && \valid_read(row + (0 .. h - 1));
  terminates \true;
  assigns \nothing;
  ensures sign: -1 <= \result <= 1;
  ensures before: \result == -1 ==> before_clipped(entry, row, h, x, y);
  ensures equal: \result == 0 ==> is_clipped(entry, row, h, x, y);
  ensures after: \result == 1 ==> after_clipped(entry, row, h, x, y);
*/
STAIRCASE_KERNEL int position_list_compare(const unsigned char *entry, const int *row, int h, int x,
                                           int y) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: 0 <= j <= h;
    loop invariant equal_so_far: \forall integer k; 0 <= k < j ==>
      entry[k] == clipped(row, x, y, k);
    loop assigns j;
    loop variant h - j;
  */
  for (int j = 0; j < h; ++j) {
    const int left = y <= j && x < row[j] ? x : row[j];
    if (entry[j] != left) {
      return entry[j] < left ? -1 : 1;
    }
  }
  return 0;
}

/// The entry that taking (x, y) leaves, or n when it is none. Cost: O(h log n).
/*@
  requires bounded: 0 <= n <= 1000000000;
  requires size: 1 <= h && \valid_read(row + (0 .. h - 1)) && entries_readable(list, n, h);
  requires ascending: ascending(list, n, h);
  terminates \true;
  assigns \nothing;
  ensures place: 0 <= \result <= n;
  ensures found: \result < n ==> is_clipped(list[\result], row, h, x, y);
  ensures missing: \result == n ==>
    \forall integer e; 0 <= e < n ==> !is_clipped(list[e], row, h, x, y);
*/
STAIRCASE_KERNEL int position_list_find(const unsigned char *const *list, int n, const int *row,
                                        int h, int x, int y) STAIRCASE_NOEXCEPT {
  int low = 0;
  int high = n;
  /*@
    loop invariant between: 0 <= low <= high <= n;
    loop invariant lower: \forall integer e; 0 <= e < low ==>
      before_clipped(list[e], row, h, x, y);
    loop invariant upper: \forall integer e; high <= e < n ==>
      after_clipped(list[e], row, h, x, y);
    loop assigns low, high;
    loop variant high - low;
  */
  while (low < high) {
    const int middle = low + (high - low) / 2;
    const int sign = position_list_compare(list[middle], row, h, x, y);
    if (sign == 0) {
      return middle;
    }
    if (sign < 0) {
      /*@ assert those_before: \forall integer e; 0 <= e < middle ==>
            entry_ascends(list[e], list[middle], h); */
      /*@ assert still_lower: \forall integer e; 0 <= e < middle ==>
            before_clipped(list[e], row, h, x, y); */
      low = middle + 1;
    } else {
      /*@ assert those_after: \forall integer e; middle < e < n ==>
            entry_ascends(list[middle], list[e], h); */
      /*@ assert still_upper: \forall integer e; middle < e < n ==>
            after_clipped(list[e], row, h, x, y); */
      high = middle;
    }
  }
  return n;
}

/// Whether, in the first row where they differ, the entry p is shorter than the entry q. Cost:
/// O(h).
/*@
  requires size: 1 <= h && \valid_read(p + (0 .. h - 1)) && \valid_read(q + (0 .. h - 1));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> entry_ascends(p, q, h);
*/
STAIRCASE_KERNEL int position_list_ascends(const unsigned char *p, const unsigned char *q,
                                           int h) STAIRCASE_NOEXCEPT {
  int j = 0;
  /*@
    loop invariant rows_seen: 0 <= j < h;
    loop invariant equal_so_far: \forall integer k; 0 <= k < j ==> p[k] == q[k];
    loop assigns j;
    loop variant h - j;
  */
  while (j < h - 1 && p[j] == q[j]) {
    ++j;
  }
  return p[j] < q[j];
}

/// Whether an entry is a position within h rows of at most w cells, and not empty. Cost: O(h).
/*@
  requires size: 1 <= h && \valid_read(entry + (0 .. h - 1));
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> entry_within(entry, h, w);
*/
STAIRCASE_KERNEL int position_list_within(const unsigned char *entry, int h,
                                          int w) STAIRCASE_NOEXCEPT {
  int j = 1;
  /*@
    loop invariant rows_seen: 1 <= j <= h;
    loop invariant so_far: \forall integer k; 1 <= k < j ==> entry[k] <= entry[k - 1];
    loop assigns j;
    loop variant h - j;
  */
  while (j < h && entry[j] <= entry[j - 1]) {
    ++j;
  }
  return j == h && 1 <= entry[0] && entry[0] <= w;
}

/// The first entry that is empty, no position within h rows of at most w cells, or does not come
/// after the one before it; n when there is none. Cost: O(h n).
/*@
  requires bounded: 0 <= n <= 1000000000;
  requires size: 1 <= h && entries_readable(list, n, h);
  terminates \true;
  assigns \nothing;
  ensures place: 0 <= \result <= n;
  ensures positions: \forall integer e; 0 <= e < \result ==> entry_within(list[e], h, w);
  ensures ascending: ascending(list, \result, h);
  ensures broken: \result < n ==> !entry_within(list[\result], h, w) ||
    0 < \result && !entry_ascends(list[\result - 1], list[\result], h);
*/
STAIRCASE_KERNEL int position_list_first_misplaced(const unsigned char *const *list, int n, int h,
                                                   int w) STAIRCASE_NOEXCEPT {
  int e = 0;
  /*@
    loop invariant entries_seen: 0 <= e <= n;
    loop invariant positions_so_far: \forall integer f; 0 <= f < e ==>
      entry_within(list[f], h, w);
    loop invariant ascending_so_far: ascending(list, e, h);
    loop assigns e;
    loop variant n - e;
  */
  while (e < n && position_list_within(list[e], h, w) &&
         (e == 0 || position_list_ascends(list[e - 1], list[e], h))) {
    /*@ assert after_all: \forall integer f; 0 <= f < e ==>
          entry_ascends(list[f], list[e], h); */
    /*@ assert still_ascending: \forall integer f, g; 0 <= f < g <= e ==>
          entry_ascends(list[f], list[g], h); */
    ++e;
  }
  return e;
}

STAIRCASE_KERNEL_END

#endif
