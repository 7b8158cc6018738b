/// \file
/// Properties in Catch2, without the adapter of RapidCheck, which knows only Catch2 2.
#pragma once

#include "support/catch_compat.hpp"

#include <rapidcheck.h>
#include <rapidcheck/state.h>

#include <sstream>
#include <string>
#include <utility>

namespace staircase::testing {

/// How hard to try; 0 means RapidCheck's own value, which RC_PARAMS can set.
struct Effort {
  int cases = 0;     ///< successful cases wanted
  int max_size = 0;  ///< RapidCheck's size at the last case
};

/// Checks \p property for random arguments in a section of its own. A failure is shrunk and printed
/// with the RC_PARAMS that replay it.
template <class Property>
void for_all(const std::string& name, Property&& property, Effort effort = {}) {
  SECTION(name) {
    rc::detail::TestMetadata metadata;
    metadata.id = name;
    metadata.description = name;
    auto parameters = rc::detail::configuration().testParams;
    if (effort.cases != 0) parameters.maxSuccess = effort.cases;
    if (effort.max_size != 0) parameters.maxSize = effort.max_size;
    const auto result =
        rc::detail::checkTestable(std::forward<Property>(property), metadata, parameters);
    std::ostringstream message;
    rc::detail::printResultMessage(result, message);
    INFO(message.str());
    const bool held = result.template is<rc::detail::SuccessResult>();
    CHECK(held);
  }
}

}  // namespace staircase::testing
