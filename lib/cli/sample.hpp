/// \file
/// Looking for mistakes in a table at random positions.
#pragma once

#include "staircase/chomp/model/extent.hpp"
#include "staircase/chomp/solve/table.hpp"

#include <string>

namespace staircase::cli {

/// How many random positions are wanted, 0 when \p text is empty.
/// \throws UsageError when it is no number from 1 to 10^9
std::uint64_t sample_size_named(const std::string& text);

/// Prints what \p number random positions within \p extent, which \p table covers, say of it; \p
/// json for machines.
/// \throws NegativeAnswer when one of them shows that the table is wrong
void print_sample(const chomp::PTable& table, chomp::Extent extent, std::uint64_t number,
                  std::uint64_t seed, bool json);

}  // namespace staircase::cli
