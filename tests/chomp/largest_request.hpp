/// \file
/// How much memory was asked for at once, in a program that links largest_request.cpp.
#pragma once

#include <cstddef>

namespace staircase::testing {

/// The bytes of the largest single request for memory since this was last set to 0.
extern std::size_t largest_request;

}  // namespace staircase::testing
