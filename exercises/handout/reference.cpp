// What a right board displays: reference N X,Y...
// plays the moves on the library's own board of N x N and prints it, with the number of cells left.
#include "staircase/chomp/board/boolean_board.hpp"

#include <cstdio>
#include <exception>
#include <iostream>

int main(int argc, char** argv) {
  using namespace staircase::chomp;
  int n = 0;
  char rest = 0;
  if (argc < 2 || std::sscanf(argv[1], "%d%c", &n, &rest) != 1 || n < 1 || n > 9) {
    std::cerr << "reference: accepted is: reference N X,Y...  with N from 1 to 9\n";
    return 2;
  }
  try {
    BooleanBoard board(Extent(n, n));
    for (int i = 2; i < argc; ++i) {
      Cell cell{};
      if (std::sscanf(argv[i], "%d,%d%c", &cell.x, &cell.y, &rest) != 2 || !board.legal(cell)) {
        std::cerr << "reference: " << argv[i] << " is no cell of this position; accepted is X,Y\n";
        return 2;
      }
      board.move(cell);
    }
    board.display(std::cout);
    std::cout << board.count() << " cells\n";
  } catch (const std::exception& error) {
    std::cerr << "reference: " << error.what() << "\n";
    return 2;
  }
}
