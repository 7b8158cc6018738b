// 2019, a proof. Edit between the two marks only, then ask:  grade 2019/proof kernel.c

/*@
  // No row is longer than the one below it.
  predicate nonincreasing{L}(int *row, integer n) =
    \forall integer i, j; 0 <= i <= j < n ==> row[j] <= row[i];

  // The board holds the cell (x, y).
  predicate holds{L}(int *row, integer n, integer x, integer y) = 0 <= y < n && 0 <= x < row[y];
*/

/*@
  requires \valid(row + (0 .. n - 1));
  requires nonincreasing(row, n);
  requires holds(row, n, x, y);
  terminates \true;
  assigns row[y .. n - 1];
  ensures nonincreasing: nonincreasing(row, n);
  ensures refines: \forall integer i, j;
    holds(row, n, i, j) <==> \old(holds(row, n, i, j)) && !(x <= i && y <= j);
*/
void move(int *row, int n, int x, int y) {
  int j = y;
  // --- yours from here ---
  /*@
    loop invariant place: 0 <= j;
    loop assigns j, row[y .. n - 1];
    loop variant n;
  */
  // --- to here ---
  while (j < n) {
    if (x < row[j]) {
      row[j] = x;
    }
    ++j;
  }
}
