/// \file
/// Prints what the tests of this program declare; the evidence gate reads it.
#include "support/evidence.hpp"

#include <iostream>

TEST_CASE("The clauses that the tests of this program declare", "[.][declarations]") {
  staircase::evidence::Declaration::list(std::cout);
  SUCCEED();
}
