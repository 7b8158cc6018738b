/// \file
/// From what an invariant kernel found to a finding that people can read.
#pragma once

#include "staircase/contract/findings.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace staircase::chomp::detail {

/// The length of a vector as a number that findings hold.
template <class T>
constexpr std::int64_t length(const std::vector<T>& entries) noexcept {
  return static_cast<std::int64_t>(entries.size());
}

/// Notes that entry \p i of \p entries is not within 0 .. \p bound; nothing when \p i is past the
/// end.
template <contract::Id clause>
constexpr void find_outside(contract::Findings& findings, const char* what,
                            const std::vector<int>& entries, int i, int bound) {
  if (length(entries) <= i) return;
  const int found = entries[static_cast<std::size_t>(i)];
  const bool negative = found < 0;
  findings.add({&contract::declared<clause>, contract::Place::at(what, i), found,
                negative ? contract::Relation::at_least : contract::Relation::at_most,
                negative ? 0 : bound});
}

/// Notes that entry \p i of \p entries is larger than the one before; nothing when \p i is past the
/// end.
template <contract::Id clause>
constexpr void find_increase(contract::Findings& findings, const char* what,
                             const std::vector<int>& entries, int i) {
  if (length(entries) <= i) return;
  const auto at = static_cast<std::size_t>(i);
  findings.add({&contract::declared<clause>, contract::Place::at(what, i), entries[at],
                contract::Relation::at_most, entries[at - 1]});
}

/// Notes that the cached count is not the sum.
template <contract::Id clause>
constexpr void find_miscount(contract::Findings& findings, std::int64_t count, std::int64_t sum) {
  if (count == sum) return;
  findings.add({&contract::declared<clause>, contract::Place::whole("count"), count,
                contract::Relation::equal_to, sum});
}

/// Notes what is wrong in a grid of Booleans: the entry with number \p not_binary, and the occupied
/// entry with number \p unsupported whose left or lower neighbour is missing. Entries are numbered
/// y * W + x; W * H means none.
/// \param at gives the entry of a number's column and row
template <contract::Id binary, contract::Id closed, class At>
constexpr void find_in_grid(contract::Findings& findings, std::int64_t columns, std::int64_t area,
                            std::int64_t not_binary, std::int64_t unsupported, At at) {
  if (not_binary < area) {
    const std::int64_t x = not_binary % columns, y = not_binary / columns;
    findings.add({&contract::declared<binary>, contract::Place::at("cell", x, y), at(x, y),
                  contract::Relation::at_most, 1});
  }
  if (unsupported < area) {
    const std::int64_t x = unsupported % columns, y = unsupported / columns;
    const bool left_is_missing = 0 < x && at(x - 1, y) == 0;
    findings.add({&contract::declared<closed>,
                  left_is_missing ? contract::Place::at("cell", x - 1, y)
                                  : contract::Place::at("cell", x, y - 1),
                  0, contract::Relation::equal_to, 1});
  }
}

}  // namespace staircase::chomp::detail
