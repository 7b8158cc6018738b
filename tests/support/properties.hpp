/// \file
/// Properties in Catch2, without the adapter of RapidCheck, which knows only Catch2 2.
#pragma once

#include "staircase/testing/property.hpp"
#include "support/catch_compat.hpp"

#include <rapidcheck.h>
#include <rapidcheck/state.h>

#include <string>
#include <utility>

namespace staircase::testing {

/// Checks \p property for random arguments in a section of its own. A failure is shrunk and printed
/// with the RC_PARAMS that replay it.
template <class Property>
void for_all(const std::string& name, Property&& property, Effort effort = {}) {
  SECTION(name) {
    const auto result = check_property(name, std::forward<Property>(property), effort);
    INFO(result.said);
    CHECK(result.held);
  }
}

}  // namespace staircase::testing
