// What a project that uses the library would begin with.
#include <staircase/chomp/board/all.hpp>

#include <iostream>

int main() {
  using namespace staircase::chomp;
  ColumnHeightBoard board(Extent(6, 6), {4, 4, 3, 3, 1, 1});
  board.display(std::cout);
  board.move({2, 1});
  const bool same = convert<RowBoundaryBoard>(board) == board;
  return board.count() == 12 && same ? 0 : 1;
}
