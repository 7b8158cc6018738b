/// \file
/// Which clause an action breaks, so that tests can name clauses and not exceptions.
#pragma once

#include "staircase/contract/contract.hpp"

#include <optional>
#include <string>
#include <utility>

namespace staircase::testing {

/// The violation that \p action causes, or nothing when it completes. Other exceptions pass.
template <class Action>
std::optional<contract::Violation> violation_by(Action&& action) {
  try {
    std::forward<Action>(action)();
  } catch (const contract::ContractViolation& broken) {
    return broken.violation();
  }
  return std::nullopt;
}

/// The id of the clause that \p action breaks, or "" when it completes. Other exceptions pass.
template <class Action>
std::string broken_clause(Action&& action) {
  const auto violation = violation_by(std::forward<Action>(action));
  return violation ? std::string(violation->clause->id) : std::string();
}

}  // namespace staircase::testing
