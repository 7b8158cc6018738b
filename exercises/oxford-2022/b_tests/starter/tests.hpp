// Your answer to the tests of 2022 (b). Edit this file only, then ask:  grade 2022/b_tests tests.hpp
// The class to be tested, given::Chomps, is declared in subject.hpp, beside this file.
#pragma once

#include "subject.hpp"

namespace answer {

/// True when given::Chomps behaves as part (b) asks, and false when it does not. So far it is content with any class
/// whose first board of 2 x 2 has four cells.
inline bool passes() {
  given::Chomps board(2);
  return board.count() == 4;
}

}  // namespace answer
