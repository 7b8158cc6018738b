/// \file
/// One property, checked by RapidCheck, whatever the test framework.
#pragma once

#include <rapidcheck.h>

#include <sstream>
#include <string>
#include <utility>

namespace staircase::testing {

/// How hard to try; 0 means RapidCheck's own value, which RC_PARAMS can set.
struct Effort {
  int cases = 0;  ///< successful cases wanted
  int max_size =
      0;  ///< RapidCheck's size at the last case; random traces are at most about as long
};

/// What became of a property.
struct PropertyResult {
  bool held = false;  ///< no counterexample was found
  std::string said;   ///< what RapidCheck says: a shrunk counterexample, with what replays it
};

/// Checks \p property, called \p name, for random arguments.
template <class Property>
PropertyResult check_property(const std::string& name, Property&& property, Effort effort) {
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
  return {result.template is<rc::detail::SuccessResult>(), message.str()};
}

}  // namespace staircase::testing
