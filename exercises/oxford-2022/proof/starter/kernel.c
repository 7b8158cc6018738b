// 2022, a proof. Edit between the two marks only, then ask:  grade 2022/proof kernel.c

/*@
  // No column is higher than the one to its left.
  predicate nonincreasing{L}(int *height, integer n) =
    \forall integer i, j; 0 <= i <= j < n ==> height[j] <= height[i];

  // The board holds the cell (x, y).
  predicate holds{L}(int *height, integer n, integer x, integer y) = 0 <= x < n && 0 <= y < height[x];
*/

/*@
  requires \valid(height + (0 .. n - 1));
  requires nonincreasing(height, n);
  requires holds(height, n, x, y);
  terminates \true;
  assigns height[x .. n - 1];
  ensures nonincreasing: nonincreasing(height, n);
  ensures refines: \forall integer i, j;
    holds(height, n, i, j) <==> \old(holds(height, n, i, j)) && !(x <= i && y <= j);
*/
void move(int *height, int n, int x, int y) {
  int i = x;
  // --- yours from here ---
  /*@
    loop invariant place: 0 <= i;
    loop assigns i, height[x .. n - 1];
    loop variant n;
  */
  // --- to here ---
  while (i < n && y < height[i]) {
    height[i] = y;
    ++i;
  }
}
