/// \file
/// What the questions of (a)(ii) have in common.
#pragma once

#include "raw_text.hpp"

#include <initializer_list>

namespace desk {

/// Adds the cells of a set, each as "x,y ". \return how many there are
template <class Cells>
std::int64_t put_cells(Text& text, const Cells& cells) {
  for (const auto& [x, y] : cells) {
    put(text, x);
    put(text, ',');
    put(text, y);
    put(text, ' ');
  }
  return static_cast<std::int64_t>(cells.size());
}

/// The first row of a question's text.
inline std::vector<bool> first_boolean_row(const Own& question) {
  const auto rows = boolean_rows(question);
  return rows.empty() ? std::vector<bool>{} : rows.front();
}

/// Adds a table of costs, one digit an entry: 0 unknown, 1 constant, 2 linear, 3 quadratic.
template <class Costs>
void put_costs(Text& text, const Costs& costs) {
  using Cost = decltype(costs.count);
  for (const Cost cost : {costs.count, costs.legal, costs.move, costs.display, costs.space}) {
    put(text, cost == Cost::constant    ? '1'
              : cost == Cost::linear    ? '2'
              : cost == Cost::quadratic ? '3'
                                        : '0');
  }
}

}  // namespace desk
