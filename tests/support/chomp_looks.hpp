/// \file
/// What can be seen of a position of Chomp, as text: of the plain set, the specification, or a
/// board.
#pragma once

#include "support/chomp_lockstep.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace staircase::testing::chomp_looks {

using namespace staircase::chomp;
using Found = std::optional<Difference>;

template <class T>
constexpr bool is_model = std::is_same_v<std::remove_cvref_t<T>, PlainPosition>;
template <class T>
constexpr bool is_specification = std::is_same_v<std::remove_cvref_t<T>, Specification>;
template <class T>
constexpr bool is_board = !is_model<T> && !is_specification<T>;

inline Found unless(bool holds, const char* clause, const std::string& text) {
  return holds ? Found() : Found({clause, text});
}

template <class T>
bool holds(const T& subject, Cell cell) {
  if constexpr (is_model<T>) {
    return subject.set.holds(cell);
  } else if constexpr (is_specification<T>) {
    return rules::legal(subject.ideal, cell);
  } else {
    return subject.legal(cell);
  }
}

inline std::string value_text(Extent extent, const std::set<std::pair<int, int>>& cells) {
  std::string text = describe(extent) + " {";
  for (const auto& [x, y] : cells) text += "(" + std::to_string(x) + "," + std::to_string(y) + ")";
  return text + "}";
}

inline std::set<std::pair<int, int>> cells_of(const OrderIdeal& ideal) {
  std::set<std::pair<int, int>> cells;
  for (const Cell cell : ideal) cells.emplace(cell.x, cell.y);
  return cells;
}

struct Value {
  std::string operator()(const auto& subject) const {
    if constexpr (is_model<decltype(subject)>) {
      return value_text(subject.extent, subject.set.cells);
    } else if constexpr (is_specification<decltype(subject)>) {
      return value_text(subject.extent, cells_of(subject.ideal));
    } else {
      return value_text(subject.extent(), cells_of(subject.abstraction()));
    }
  }
};

struct Count {
  std::string operator()(const auto& subject) const {
    if constexpr (is_model<decltype(subject)>) {
      return std::to_string(subject.set.size()) + " twice";
    } else if constexpr (is_specification<decltype(subject)>) {
      return std::to_string(subject.ideal.size()) + " twice";
    } else if (subject.count() == subject.uncached_count()) {
      return std::to_string(subject.count()) + " twice";
    } else {
      return std::to_string(subject.count()) + " cached, " +
             std::to_string(subject.uncached_count()) + " counted";
    }
  }
};

Extent extent_of(const auto& subject) {
  if constexpr (is_board<decltype(subject)>) {
    return subject.extent();
  } else {
    return subject.extent;
  }
}

struct Legal {
  std::string operator()(const auto& subject) const {
    std::string text;
    for_each_cell_around(extent_of(subject), [&](Cell cell) {
      if (holds(subject, cell)) text += describe(cell) + " ";
    });
    return text + "are legal";
  }
};

inline std::vector<int> rows_of(const PlainPosition& model) {
  std::vector<int> rows(static_cast<std::size_t>(model.extent.rows()), 0);
  for (const auto& cell : model.set.cells) ++rows[static_cast<std::size_t>(cell.second)];
  return rows;
}

struct Rows {
  std::string operator()(const auto& subject) const {
    std::string text;
    if constexpr (is_model<decltype(subject)>) {
      for (const int length : rows_of(subject)) text += std::to_string(length) + " ";
    } else if constexpr (is_specification<decltype(subject)>) {
      return Rows{}(PlainPosition{subject.extent, {cells_of(subject.ideal)}});
    } else {
      for (const int length : subject.row_lengths()) text += std::to_string(length) + " ";
    }
    return text;
  }
};

// The exam's display, written out from its description.
inline std::string display_of(Extent extent, const PlainSet& set) {
  std::string text;
  for (int y = extent.rows() - 1; 0 <= y; --y) {
    text += std::to_string(y) + "  ";
    for (int x = 0; x < extent.columns(); ++x) text += set.holds({x, y}) ? "* " : "  ";
    text += "\n";
  }
  text += "   ";
  for (int x = 0; x < extent.columns(); ++x) text += std::to_string(x) + " ";
  return text + "\n";
}

struct Display {
  std::string operator()(const auto& subject) const {
    const Extent extent = extent_of(subject);
    if (9 < extent.columns() || 9 < extent.rows()) return "no display";
    if constexpr (is_model<decltype(subject)>) {
      return display_of(extent, subject.set);
    } else if constexpr (is_specification<decltype(subject)>) {
      return display_of(extent, {cells_of(subject.ideal)});
    } else {
      std::ostringstream out;
      subject.display(out);
      return out.str();
    }
  }
};

// Equality of boards: what it says of the same value, of the same in another extent, of less.
struct Equality {
  std::string operator()(const auto& subject) const {
    using Board = std::remove_cvref_t<decltype(subject)>;
    if constexpr (is_board<Board>) {
      auto rows = subject.row_lengths();
      const bool same = subject == Board::from_row_lengths(subject.extent(), rows) &&
                        convert<RowBoundaryBoard>(subject) == subject;
      const Extent wider(subject.extent().columns() + 1, subject.extent().rows());
      const bool elsewhere = subject == Board::from_row_lengths(wider, rows);
      const auto last = std::find(rows.begin(), rows.end(), 0) - rows.begin();
      bool less = false;
      if (last != 0) {
        --rows[static_cast<std::size_t>(last) - 1];
        less = subject == Board::from_row_lengths(subject.extent(), rows);
      }
      return std::string(same ? "" : "not ") + "equal to the same value" +
             (elsewhere ? ", equal in another extent" : "") + (less ? ", equal to less" : "");
    }
    return "equal to the same value";
  }
};

struct Invariant {
  Found operator()(const auto& subject) const {
    if constexpr (is_board<decltype(subject)>) {
      const auto findings = subject.invariant();
      if (!findings.holds())
        return Difference{std::string((*findings.begin()).clause->id), to_text(*findings.begin())};
    }
    return std::nullopt;
  }
};

}  // namespace staircase::testing::chomp_looks
