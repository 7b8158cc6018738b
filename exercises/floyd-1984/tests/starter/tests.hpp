// Your answer to 1984, the tests. Edit this file only, then ask:  grade 1984/tests tests.hpp
// The program to be tested, given::won and given::wins, is declared in claims.hpp, beside this file.
#pragma once

#include "claims.hpp"

namespace answer {

/// Task 2. True when the program keeps fact (5), and false when it does not. So far one row is looked at.
inline bool fact_5() { return given::won({2, 0, 0, 0}); }

/// Task 3. The same for fact (6). So far one L is looked at.
inline bool fact_6() { return !given::won({2, 1, 0, 0}); }

/// Task 4. The same for fact (7). So far nothing is looked at.
inline bool fact_7() { return true; }

}  // namespace answer
