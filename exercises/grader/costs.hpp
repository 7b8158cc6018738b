/// \file
/// What operations cost: counted, not claimed.
#pragma once

#include "growth.hpp"
#include "raw_array.hpp"

#include <string>

namespace staircase::grade {

/// What a cost is asked of, in the order of an answer's table.
enum class Operation { count, legal, move, display, space };
/// All of them.
inline constexpr Operation operations[] = {Operation::count, Operation::legal, Operation::move,
                                           Operation::display, Operation::space};

/// Its name: "move".
std::string_view name(Operation operation);

/// The steps that the reference's \p operation takes for each of `growth_sizes`, on the full board
/// and for the worst of its cells: entries of the array read or written, the cached count among
/// them, and characters displayed. For `space`, the number of entries.
Counts counted_steps(Form form, bool cached, Operation operation);

}  // namespace staircase::grade
