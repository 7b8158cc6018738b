/// \file
/// What is told about wrong invariants, abstraction functions and claims.
#pragma once

#include "growth.hpp"
#include "raw_array.hpp"
#include "verdicts.hpp"

#include <string>
#include <vector>

namespace staircase::grade {

/// The call of \p function on \p array, as a student would write it.
std::string call(const std::string& function, const RawArray& array);
/// The array's entries, by their index.
Panel array_panel(const RawArray& array);
/// The cells in a reply's text; what cannot be read ends the reading.
std::vector<Cell> cells_in(const std::string& text);

/// The invariant \p function gave \p reply about \p array, whose fault is \p broken: too weak when
/// there is one, too strong when there is none. Clause and task are left open.
Finding wrong_invariant(const std::string& function, const RawArray& array,
                        const std::string& broken, const Reply& reply);
/// The abstraction function \p function gave \p reply about \p array, which stands for a position.
/// Clause and task are left open.
Finding wrong_set(const std::string& function, const RawArray& array, const Reply& reply);

/// The growth that a digit of a table of costs claims: 0 is unknown.
Growth claimed_growth(char claim);
/// The entry \p entry of a table of costs claims what \p counts do not show. Clause and task are
/// left open.
Finding wrong_claim(const std::string& entry, char claim, const Counts& counts);

}  // namespace staircase::grade
