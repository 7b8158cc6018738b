/// \file
/// What the compiler plays in boards_static_test.cpp, played by the program.
#include "chomp/constant_boards.hpp"
#include "support/catch_compat.hpp"

using namespace staircase::chomp;
using namespace staircase::testing;

TEMPLATE_LIST_TEST_CASE("What holds in a constant expression holds at run time", "", AllBoards) {
  // Not known to the optimiser: with a known extent g++ 12 warns falsely of an index out of bounds.
  volatile int three = 3;
  CHECK(plays_a_game<TestType>(three));
  CHECK(converts<TestType>());
}
