/// \file
/// Which clauses a raw state breaks, worked out from the definitions and without the library, and
/// the comparison with what the library says.
#pragma once

#include "position_checks.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace staircase::testing {

/// The ids of broken clauses.
using Ids = std::set<std::string>;

/// Raw states as the tests make them: of row boundary and column heights, of a flat grid, of a grid
/// of rows, and of a lattice path.
using Ints = std::vector<int>;
/// A flat grid.
using Flat = std::vector<unsigned char>;
/// A grid of rows.
using Rows = std::vector<Flat>;
/// A lattice path.
using Words = std::vector<unsigned long long>;

/// Puts \p id into \p ids when the clause is broken.
inline void note(Ids& ids, bool broken, const std::string& id) {
  if (broken) ids.insert(id);
}

/// What \p count entries, each from 0 to \p bound and never rising, may break, and the true count.
inline std::pair<Ids, std::int64_t> broken_boundary(const std::string& family, const Ints& entries,
                                                    int count, int bound, std::int64_t cached) {
  Ids ids;
  note(ids, entries.size() != static_cast<std::size_t>(count), family + ".size");
  if (!ids.empty()) return {ids, 0};
  const std::int64_t sum = std::accumulate(entries.begin(), entries.end(), std::int64_t{0});
  for (std::size_t i = 0; i < entries.size(); ++i) {
    note(ids, entries[i] < 0 || bound < entries[i], family + ".within_extent");
    for (std::size_t j = 0; j < i; ++j)
      note(ids, entries[j] < entries[i], family + ".nonincreasing");
  }
  note(ids, cached != sum, family + ".count_is_sum");
  return {ids, sum};
}

/// What a grid of entries may break, and the true count.
template <class At>
std::pair<Ids, std::int64_t> broken_grid(const std::string& family, chomp::Extent extent, At at,
                                         std::int64_t cached) {
  Ids ids;
  std::int64_t occupied = 0;
  for (int y = 0; y < extent.rows(); ++y) {
    for (int x = 0; x < extent.columns(); ++x) {
      note(ids, 1 < at(x, y), family + ".zero_or_one");
      if (at(x, y) == 0) continue;
      ++occupied;
      for (int j = 0; j <= y; ++j) {
        for (int i = 0; i <= x; ++i) note(ids, at(i, j) == 0, family + ".downward_closed");
      }
    }
  }
  note(ids, cached != occupied, family + ".count_is_sum");
  return {ids, occupied};
}

/// The clauses that a raw state of B breaks, and the count that its entries have.
template <class B>
struct Definition;

template <>
struct Definition<chomp::RowBoundaryBoard> {
  static auto broken(chomp::Extent extent, const Ints& raw, std::int64_t cached) {
    return broken_boundary("row_boundary", raw, extent.rows(), extent.columns(), cached);
  }
};

template <>
struct Definition<chomp::ColumnHeightBoard> {
  static auto broken(chomp::Extent extent, const Ints& raw, std::int64_t cached) {
    return broken_boundary("column_height", raw, extent.columns(), extent.rows(), cached);
  }
};

template <>
struct Definition<chomp::FlatBooleanBoard> {
  static std::pair<Ids, std::int64_t> broken(chomp::Extent extent, const Flat& raw,
                                             std::int64_t cached) {
    if (static_cast<std::int64_t>(raw.size()) != extent.area()) return {{"flat_boolean.size"}, 0};
    return broken_grid(
        "flat_boolean", extent,
        [&](int x, int y) { return raw[static_cast<std::size_t>(y * extent.columns() + x)]; },
        cached);
  }
};

template <>
struct Definition<chomp::BooleanBoard> {
  static std::pair<Ids, std::int64_t> broken(chomp::Extent extent, const Rows& raw,
                                             std::int64_t cached) {
    bool rectangular = static_cast<int>(raw.size()) == extent.rows();
    for (const Flat& row : raw) rectangular &= static_cast<int>(row.size()) == extent.columns();
    if (!rectangular) return {{"boolean.rectangular"}, 0};
    return broken_grid(
        "boolean", extent,
        [&](int x, int y) { return raw[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; },
        cached);
  }
};

template <>
struct Definition<chomp::LatticePathBoard> {
  static std::pair<Ids, std::int64_t> broken(chomp::Extent extent, const Words& raw,
                                             std::int64_t cached) {
    const std::size_t steps = static_cast<std::size_t>(extent.columns() + extent.rows());
    if (raw.size() != (steps + 63) / 64) return {{"lattice_path.size"}, 0};
    std::vector<bool> right;
    for (const unsigned long long word : raw) {
      for (int bit = 0; bit < 64; ++bit) right.push_back((word >> bit) % 2 == 1);
    }
    Ids ids;
    std::int64_t rights = 0, area = 0;
    for (std::size_t k = 0; k < right.size(); ++k) {
      if (steps <= k) note(ids, right[k], "lattice_path.within_extent");
      if (k < steps && right[k]) ++rights;
      if (k < steps && !right[k]) area += rights;
    }
    note(ids, rights != extent.columns(), "lattice_path.balanced");
    note(ids, cached != area, "lattice_path.count_is_area");
    return {ids, area};
  }
};

/// The text of ids, for messages.
inline std::string text_of(const Ids& ids) {
  std::string text;
  for (const std::string& id : ids) text += (text.empty() ? "" : ", ") + id;
  return text.empty() ? "none" : text;
}

/// The ids that `invariant` finds broken.
inline Ids found_by(const contract::Findings& findings) {
  Ids ids;
  for (const contract::Finding& finding : findings) ids.insert(std::string(finding.clause->id));
  return ids;
}

/// Holds what the library says of one raw state with one cached count against the definition,
/// clause by clause: `invariant` names exactly the broken ones, and construction is refused by one
/// of them.
/// \return whether the state is valid
template <class B, class Raw>
bool check_raw_state(evidence::Checks& checks, const std::vector<contract::Clause>& family,
                     chomp::Extent extent, const Raw& raw, std::int64_t cached) {
  const Ids wanted = Definition<B>::broken(extent, raw, cached).first;
  const Ids found = found_by(B::invariant(extent, raw, cached));
  const contract::Clause* const refused = quickly_broken([&] { B(extent, raw, cached); });
  const bool built =
      refused == nullptr ? wanted.empty() : wanted.count(std::string(refused->id)) == 1;
  const auto tell = [&] {
    std::string text = describe(extent) + ", count " + std::to_string(cached) + ", raw state";
    if constexpr (std::is_same_v<Raw, Rows>) {
      for (const Flat& row : raw) text += " /" + chomp::detail::numbers_text(row);
    } else {
      text += chomp::detail::numbers_text(raw);
    }
    return text + "\nbroken: " + text_of(wanted) + "\ninvariant() says: " + text_of(found) +
           "\nconstruction says: " + (refused == nullptr ? "none" : std::string(refused->id));
  };
  for (const contract::Clause& clause : family) {
    const std::string id(clause.id);
    checks.check(id, wanted.count(id) == found.count(id) && built, tell);
  }
  return wanted.empty();
}

/// The same with the count that the entries have, one less and one more.
/// \return whether the state with the right count is valid
template <class B, class Raw>
bool check_raw_entries(evidence::Checks& checks, const std::vector<contract::Clause>& family,
                       chomp::Extent extent, const Raw& raw) {
  const std::int64_t count = Definition<B>::broken(extent, raw, 0).second;
  check_raw_state<B>(checks, family, extent, raw, count - 1);
  check_raw_state<B>(checks, family, extent, raw, count + 1);
  return check_raw_state<B>(checks, family, extent, raw, count);
}

/// The clauses of the invariant of B.
template <class B>
std::vector<contract::Clause> invariant_clauses(const std::string& family) {
  std::vector<contract::Clause> clauses;
  for (const contract::Clause& clause : contract::clauses) {
    if (clause.kind == contract::Kind::invariant && clause.id.starts_with(family + "."))
      clauses.push_back(clause);
  }
  return clauses;
}

}  // namespace staircase::testing
