/// \file
/// What one translation unit sees of the contracts, at the strength it was compiled with.
#pragma once

#include <string>
#include <typeinfo>

namespace staircase::testing {

/// What was on in one translation unit. A clause id, or "" when nothing was reported.
struct Probe {
  int strength = 0;                        ///< the strength as a number
  std::string validate, pre, post, audit;  ///< what each kind of check reported
  std::string invariant, square;           ///< what the refinement guard reported
  std::string illegal_move;                ///< what an illegal move reported
  int evaluated = 0;                       ///< how many of four conditions were evaluated
  long long count = 0;                     ///< the count after a legal move
  const std::type_info* board = nullptr;   ///< the type of the board
};

Probe probe_off();
Probe probe_pre();
Probe probe_rep();
Probe probe_audit();

}  // namespace staircase::testing
