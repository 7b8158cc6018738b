/// \file
/// Input that cannot be used.
#pragma once

#include <stdexcept>

namespace staircase::grade {

/// A file that cannot be judged at all, or a tool that is missing: not the answer's fault.
struct Unusable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace staircase::grade
