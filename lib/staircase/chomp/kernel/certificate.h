#ifndef STAIRCASE_CHOMP_KERNEL_CERTIFICATE_H
#define STAIRCASE_CHOMP_KERNEL_CERTIFICATE_H
/// \file
/// The checker of certificates: is this list of positions the list of all P-positions?
///
/// A set of positions that are not empty is the set of all P-positions exactly when no move leads
/// from one of them to another (*independent*) and a move leads from every other position that is
/// not empty to one of them (*absorbing*); that is a theorem of the theories in `specs`,
/// `independent_and_absorbing_is_all_p`. Here both are checked, position by position, by looking up
/// the result of each move in the list.
#include "position_list.h"

STAIRCASE_KERNEL_BEGIN

/*@
  // In the first row where they differ, p is shorter than q.
  predicate ascends{L}(int *p, int *q, integer h) =
    \exists integer k; 0 <= k < h && p[k] < q[k] &&
      \forall integer j; 0 <= j < k ==> p[j] == q[j];

  // They have the same rows.
  predicate same_rows{L}(int *p, int *q, integer h) =
    \forall integer j; 0 <= j < h ==> p[j] == q[j];

  // The entry has the rows of the position.
  predicate entry_is{L}(unsigned char *entry, int *row, integer h) =
    \forall integer j; 0 <= j < h ==> entry[j] == row[j];

  // The position is an entry.
  predicate is_entry{L}(unsigned char **list, integer n, int *row, integer h) =
    \exists integer e; 0 <= e < n && entry_is(list[e], row, h);

  // A move leads from the position to an entry.
  predicate has_reply{L}(unsigned char **list, integer n, int *row, integer h) =
    \exists integer e, x, y; 0 <= e < n && row_holds(row, h, x, y) &&
      is_clipped(list[e], row, h, x, y);

  // The list agrees with the rules on the position: it is an entry and no move leads to an entry,
  // or it is none and a move does.
  predicate consistent{L}(unsigned char **list, integer n, int *row, integer h) =
    is_entry(list, n, row, h) <==> !has_reply(list, n, row, h);

  // The position lies within h rows of at most w cells, and is not empty.
  predicate position_within{L}(int *row, integer h, integer w) =
    within_extent(row, h, w) && nonincreasing(row, h) && 1 <= row[0];

  // The list and the position are the same in both states.
  predicate kept{K, L}(unsigned char **list, integer n, int *p, integer h) =
    (\forall integer j; 0 <= j < h ==> \at(p[j], K) == \at(p[j], L)) &&
    (\forall integer e; 0 <= e < n ==> \at(list[e], K) == \at(list[e], L)) &&
    \forall integer e, j; 0 <= e < n ==> 0 <= j < h ==>
      \at(list[e][j], K) == \at(list[e][j], L);

  lemma same_rows_same_entry{L}:
    \forall unsigned char *entry, int *p, *q, integer h;
      same_rows(p, q, h) ==> entry_is(entry, p, h) ==> entry_is(entry, q, h);

  lemma same_rows_both_entries{L}:
    \forall unsigned char **list, integer n, int *p, *q, integer h;
      same_rows(p, q, h) ==> is_entry(list, n, p, h) ==> is_entry(list, n, q, h);

  lemma same_rows_same_cells{L}:
    \forall int *p, *q, integer h, x, y;
      same_rows(p, q, h) ==> row_holds(p, h, x, y) ==> row_holds(q, h, x, y);

  lemma same_rows_leave_the_same{L}:
    \forall unsigned char *entry, int *p, *q, integer h, x, y;
      same_rows(p, q, h) ==> is_clipped(entry, p, h, x, y) ==> is_clipped(entry, q, h, x, y);

  lemma same_rows_both_have_replies{L}:
    \forall unsigned char **list, integer n, int *p, *q, integer h;
      same_rows(p, q, h) ==> has_reply(list, n, p, h) ==> has_reply(list, n, q, h);

  lemma same_rows_symmetric{L}:
    \forall int *p, *q, integer h; same_rows(p, q, h) ==> same_rows(q, p, h);

  lemma kept_entry{K, L}:
    \forall unsigned char **list, integer n, int *p, integer h, e;
      0 <= e < n ==> kept{K, L}(list, n, p, h) ==>
      entry_is{K}(\at(list[e], K), p, h) ==> entry_is{L}(\at(list[e], L), p, h);

  lemma kept_rows_leave_the_same{K, L}:
    \forall unsigned char **list, integer n, int *p, integer h, e, x, y;
      0 <= e < n ==> kept{K, L}(list, n, p, h) ==>
      is_clipped{K}(\at(list[e], K), p, h, x, y) ==> is_clipped{L}(\at(list[e], L), p, h, x, y);

  lemma kept_rows_hold_the_same{K, L}:
    \forall unsigned char **list, integer n, int *p, integer h, x, y;
      kept{K, L}(list, n, p, h) ==> row_holds{K}(p, h, x, y) ==> row_holds{L}(p, h, x, y);

  lemma kept_rows_both_entries{K, L}:
    \forall unsigned char **list, integer n, int *p, integer h;
      kept{K, L}(list, n, p, h) ==> is_entry{K}(list, n, p, h) ==> is_entry{L}(list, n, p, h);

  lemma kept_rows_both_have_replies{K, L}:
    \forall unsigned char **list, integer n, int *p, integer h;
      kept{K, L}(list, n, p, h) ==> has_reply{K}(list, n, p, h) ==> has_reply{L}(list, n, p, h);

  lemma kept_symmetric{K, L}:
    \forall unsigned char **list, integer n, int *p, integer h;
      kept{K, L}(list, n, p, h) ==> kept{L, K}(list, n, p, h);

  lemma kept_rows_same_answer{K, L}:
    \forall unsigned char **list, integer n, int *p, integer h;
      kept{K, L}(list, n, p, h) ==> consistent{K}(list, n, p, h) ==> consistent{L}(list, n, p, h);

  lemma same_rows_same_answer{L}:
    \forall unsigned char **list, integer n, int *p, *q, integer h;
      same_rows(p, q, h) ==> consistent(list, n, p, h) ==> consistent(list, n, q, h);
*/

/// An entry that a move from the position leads to, or n when no move leads to one. Upper rows are
/// tried first: a move there is most often the one. Cost: O(h log n) a cell.
/*@
  requires bounded: 0 <= n <= 1000000000;
  requires size: 1 <= h && \valid_read(row + (0 .. h - 1)) && entries_readable(list, n, h);
  requires ascending: ascending(list, n, h);
  terminates \true;
  assigns \nothing;
  ensures place: 0 <= \result <= n;
  ensures found: \result < n ==> has_reply(list, n, row, h);
  ensures where: \result < n ==>
    \exists integer x, y; row_holds(row, h, x, y) && is_clipped(list[\result], row, h, x, y);
  ensures missing: \result == n ==> !has_reply(list, n, row, h);
*/
STAIRCASE_KERNEL int certificate_reply(const unsigned char *const *list, int n, const int *row,
                                       int h) STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_seen: -1 <= y < h;
    loop invariant none_above: \forall integer e, i, j; 0 <= e < n ==> y < j ==>
      row_holds(row, h, i, j) ==> !is_clipped(list[e], row, h, i, j);
    loop assigns y;
    loop variant y + 1;
  */
  for (int y = h - 1; 0 <= y; --y) {
    /*@
      loop invariant cells_seen: 0 <= x && (x <= row[y] || row[y] < 0);
      loop invariant none_left: \forall integer e, i; 0 <= e < n ==> 0 <= i < x ==>
        !is_clipped(list[e], row, h, i, y);
      loop assigns x;
      loop variant row[y] - x;
    */
    for (int x = 0; x < row[y]; ++x) {
      const int entry = position_list_find(list, n, row, h, x, y);
      if (entry < n) {
        return entry;
      }
    }
  }
  return n;
}

/// Whether what the list says of the position is consistent. Cost: as of `certificate_reply`.
/*@
  requires bounded: 0 <= n <= 1000000000;
  requires size: 1 <= h && \valid_read(row + (0 .. h - 1)) && entries_readable(list, n, h);
  requires nonincreasing: nonincreasing(row, h);
  requires ascending: ascending(list, n, h);
  terminates \true;
  assigns \nothing;
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures exact: \result == 1 <==> consistent(list, n, row, h);
*/
STAIRCASE_KERNEL int certificate_agrees(const unsigned char *const *list, int n, const int *row,
                                        int h) STAIRCASE_NOEXCEPT {
  const int itself = position_list_find(list, n, row, h, row[0], 0);
  const int reply = certificate_reply(list, n, row, h);
  /*@ assert nothing_taken: \forall integer j; 0 <= j < h ==>
        clipped(row, row[0], 0, j) == row[j]; */
  /*@ assert looked_up: \forall integer e; 0 <= e < n ==>
        (is_clipped(list[e], row, h, row[0], 0) <==> entry_is(list[e], row, h)); */
  return (itself < n) != (reply < n);
}

/// Makes the position the next one within h rows of at most w cells, in the order of the list; and
/// answers 1, or 0 when it was the last. Cost: O(h).
/*@
  requires size: 1 <= h && \valid(row + (0 .. h - 1));
  requires within_extent: within_extent(row, h, w);
  requires nonincreasing: nonincreasing(row, h);
  requires other: \valid_read(other + (0 .. h - 1)) &&
    \separated(row + (0 .. h - 1), other + (0 .. h - 1));
  requires other_position: within_extent(other, h, w) && nonincreasing(other, h);
  terminates \true;
  assigns row[0 .. h - 1];
  ensures yes_or_no: \result == 0 || \result == 1;
  ensures within_extent: within_extent(row, h, w);
  ensures nonincreasing: nonincreasing(row, h);
  ensures longer: \old(row[0]) <= row[0];
  ensures none_between: \result == 1 ==> \old(ascends(row, other, h)) ==>
    ascends(row, other, h) || same_rows(row, other, h);
  ensures none_beyond: \result == 0 ==> !\old(ascends(row, other, h));
*/
STAIRCASE_KERNEL int certificate_next(int *row, int h, int w)
    /*@ ghost (const int *other) */ STAIRCASE_NOEXCEPT {
  int k = h - 1;
  /*@
    loop invariant rows_seen: -1 <= k < h;
    loop invariant as_long_as_can_be: \forall integer j; k < j < h ==>
      row[j] == (j == 0 ? w : row[j - 1]);
    loop assigns k;
    loop variant k + 1;
  */
  while (0 <= k && row[k] == (k == 0 ? w : row[k - 1])) {
    --k;
  }
  /*@ assert first_difference: \forall integer i; k < i < h ==>
        (\forall integer j; 0 <= j < i ==> row[j] == other[j]) ==> other[i] <= row[i]; */
  if (k < 0) {
    return 0;
  }
  ++row[k];
  /*@
    loop invariant rows_cleared: k < j <= h;
    loop invariant cleared: \forall integer i; k < i < j ==> row[i] == 0;
    loop invariant kept: \forall integer i; 0 <= i < k || j <= i < h ==>
      row[i] == \at(row[i], Pre);
    loop invariant raised: \forall integer i; i == k ==> row[i] == \at(row[i], Pre) + 1;
    loop assigns j, row[k + 1 .. h - 1];
    loop variant h - j;
  */
  for (int j = k + 1; j < h; ++j) {
    row[j] = 0;
  }
  // A loop for the proof alone: where the position and the other one first differ.
  /*@ ghost
    int d = 0;
    /@
      loop invariant rows_compared: 0 <= d <= h;
      loop invariant equal_so_far: \forall integer i; 0 <= i < d ==> row[i] == other[i];
      loop assigns d;
      loop variant h - d;
    @/
    while (d < h && row[d] == other[d]) ++d;
    /@ assert other_is_later: \at(ascends(row, other, h), Pre) ==> d < h ==>
         row[d] < other[d]; @/
  */
  return 1;
}

/// Checks the positions within h rows that have from `least` to `most` cells in row 0: 1 when what
/// the list says is consistent for all of them; 0 when it is not, and then `row` is the first of
/// which it is not; -1 when there are more than `limit` of them. `other` stands for any one of
/// them. Cost: as of `certificate_reply`, for each position.
/*@
  requires bounded: 0 <= n <= 1000000000;
  requires size: 1 <= h && \valid(row + (0 .. h - 1)) && entries_readable(list, n, h);
  requires extent: 1 <= least <= most && 0 <= limit;
  requires ascending: ascending(list, n, h);
  requires other: \valid_read(other + (0 .. h - 1)) &&
    \separated(row + (0 .. h - 1), other + (0 .. h - 1));
  requires other_position: position_within(other, h, most) && least <= other[0];
  terminates \true;
  assigns row[0 .. h - 1];
  ensures answers: -1 <= \result <= 1;
  ensures independent: \result == 1 ==>
    is_entry(list, n, other, h) ==> !has_reply(list, n, other, h);
  ensures absorbing: \result == 1 ==>
    !is_entry(list, n, other, h) ==> has_reply(list, n, other, h);
  ensures place: \result == 0 ==>
    position_within(row, h, most) && !consistent(list, n, row, h);
*/
STAIRCASE_KERNEL int certificate_holds(const unsigned char *const *list, int n, int h, int least,
                                       int most, long long limit, int *row)
    /*@ ghost (const int *other) */ STAIRCASE_NOEXCEPT {
  /*@
    loop invariant rows_cleared: 0 <= j <= h;
    loop invariant first: \forall integer i; 0 <= i < j ==> row[i] == (i == 0 ? least : 0);
    loop assigns j, row[0 .. h - 1];
    loop variant h - j;
  */
  for (int j = 0; j < h; ++j) {
    row[j] = j == 0 ? least : 0;
  }
  // A loop for the proof alone: where the first position and the other one first differ.
  /*@ ghost
    int d = 0;
    /@
      loop invariant rows_compared: 0 <= d <= h;
      loop invariant equal_rows: \forall integer i; 0 <= i < d ==> row[i] == other[i];
      loop assigns d;
      loop variant h - d;
    @/
    while (d < h && row[d] == other[d]) ++d;
    /@ assert other_is_later: d < h ==> row[d] < other[d]; @/
  */
  int more = 1;
  long long left = limit;
  /*@
    loop invariant counted: 0 <= left <= limit;
    loop invariant position: position_within(row, h, most);
    loop invariant going_on: more == 0 || more == 1;
    loop invariant seen: consistent(list, n, other, h) || more == 1 &&
      (ascends(row, other, h) || same_rows(row, other, h));
    loop assigns more, left, row[0 .. h - 1];
    loop variant left;
  */
  while (more) {
    if (left == 0) {
      return -1;
    }
    --left;
    if (!certificate_agrees(list, n, row, h)) {
      return 0;
    }
    /*@ assert other_agrees: same_rows(row, other, h) ==> consistent(list, n, other, h); */
    more = certificate_next(row, h, most) /*@ ghost (other) */;
    /*@ assert nothing_else: kept{LoopCurrent, Here}(list, n, other, h); */
    /*@ assert answer_kept: consistent{LoopCurrent}(list, n, other, h) ==>
          consistent(list, n, other, h); */
  }
  return 1;
}

STAIRCASE_KERNEL_END

#endif
