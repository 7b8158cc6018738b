/// \file
/// What every board promises, checked in one position against the plain set: once for all, to be
/// run on every small position and on random larger ones.
#pragma once

#include "support/boards.hpp"
#include "support/evidence.hpp"

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace staircase::testing {

/// Every clause that check_position() checks.
inline std::vector<contract::Clause> position_clauses() {
  using evidence::clause;
  return {clause<"order_ideal.quadrant">(),    clause<"order_ideal.downward_closed">(),
          clause<"chomp.initial.full">(),      clause<"chomp.count.exact">(),
          clause<"chomp.legal.exact">(),       clause<"chomp.move.legal">(),
          clause<"chomp.move.refines">(),      clause<"chomp.move.count">(),
          clause<"chomp.move.smaller">(),      clause<"chomp.move.refused">(),
          clause<"chomp.display.exact">(),     clause<"chomp.equality.abstract">(),
          clause<"chomp.convert.preserves">(), clause<"chomp.boards.independent">()};
}

/// One position, said three times, and one that differs from it.
struct Subject {
  chomp::Extent extent;
  std::vector<int> row;    ///< the row lengths
  PlainSet plain;          ///< the cells
  std::vector<int> other;  ///< the row lengths of a position of the same extent, not equal to `row`

  /// The position with these row lengths. An empty one differs from the poison alone, any other
  /// from itself without its topmost row's last cell.
  static Subject of(chomp::Extent extent, std::vector<int> row) {
    std::vector<int> other = row;
    const auto topmost =
        std::find_if(other.rbegin(), other.rend(), [](int length) { return 0 < length; });
    if (topmost == other.rend()) {
      other.front() = 1;
    } else {
      --*topmost;
    }
    PlainSet plain = PlainSet::of_rows(row);
    return {extent, std::move(row), std::move(plain), std::move(other)};
  }

  /// Whether \p ideal has exactly these cells, without building a set of them.
  bool is_value_of(const chomp::OrderIdeal& ideal) const {
    if (ideal.size() != plain.size()) return false;
    return std::all_of(ideal.begin(), ideal.end(),
                       [this](chomp::Cell cell) { return plain.holds(cell); });
  }
};

/// The row lengths that the definition of a move gives: {c in B : c is not in the up-set of cell}.
inline std::vector<int> cut_rows(std::vector<int> row, chomp::Cell cell) {
  for (auto y = static_cast<std::size_t>(cell.y); y < row.size(); ++y)
    row[y] = std::min(row[y], cell.x);
  return row;
}

/// The text that display prints, from the plain set.
inline std::string display_of(const Subject& subject) {
  std::ostringstream text;
  for (int y = subject.extent.rows() - 1; y >= 0; --y) {
    text << y << "  ";
    for (int x = 0; x < subject.extent.columns(); ++x)
      text << (subject.plain.holds({x, y}) ? "* " : "  ");
    text << '\n';
  }
  text << "   ";
  for (int x = 0; x < subject.extent.columns(); ++x) text << x << ' ';
  text << '\n';
  return text.str();
}

/// The value of a board is an order ideal, cell by cell.
inline void check_ideal(evidence::Checks& checks, const chomp::OrderIdeal& ideal) {
  for (const chomp::Cell cell : ideal) {
    const auto tell = [&] { return describe(cell); };
    checks.check<"order_ideal.quadrant">(0 <= cell.x && 0 <= cell.y, tell);
    checks.check<"order_ideal.downward_closed">(
        (cell.x == 0 || ideal.contains({cell.x - 1, cell.y})) &&
            (cell.y == 0 || ideal.contains({cell.x, cell.y - 1})),
        tell);
  }
}

/// A fresh board of this extent is full.
template <chomp::Board B>
void check_fresh(evidence::Checks& checks, chomp::Extent extent) {
  const B board(extent);
  const std::vector<int> full(static_cast<std::size_t>(extent.rows()), extent.columns());
  checks.check<"chomp.initial.full">(
      board.row_lengths() == full && board.count() == extent.area() && board.invariant().holds(),
      [&] { return describe(board); });
}

/// One legal move, against the definition.
template <chomp::Board B>
void check_move(evidence::Checks& checks, const B& board, const Subject& subject,
                chomp::Cell cell) {
  B next = board;
  next.move(cell);
  const std::vector<int> wanted = cut_rows(subject.row, cell);
  std::int64_t cells = 0;
  for (const int length : wanted) cells += length;
  const auto tell = [&] {
    return describe(board) + "\nmoves by " + describe(cell) + " to\n" + describe(next);
  };
  checks.check<"chomp.move.refines">(next.row_lengths() == wanted && next.invariant().holds(),
                                     tell);
  checks.check<"chomp.move.count">(next.count() == cells, tell);
  checks.check<"chomp.move.smaller">(next.count() < subject.plain.size(), tell);
}

/// The clause that \p action breaks, or null: as broken_clause(), without making the message's
/// text.
template <class Action>
const contract::Clause* quickly_broken(Action action) {
  struct Refused {
    const contract::Clause* clause;
  };
  const contract::ScopedHandler quick(
      [](const contract::Violation& violation) { throw Refused{violation.clause}; });
  try {
    action();
  } catch (const Refused& refused) {
    return refused.clause;
  }
  return nullptr;
}

/// One illegal move: refused by name, and nothing has happened.
template <chomp::Board B>
void check_refusal(evidence::Checks& checks, const B& board, const Subject& subject,
                   chomp::Cell cell) {
  B next = board;
  const auto tell = [&] { return describe(board) + " and " + describe(cell); };
  const contract::Clause* const broken = quickly_broken([&] { next.move(cell); });
  checks.check<"chomp.move.legal">(broken != nullptr && broken->id == "chomp.move.legal", tell);
  checks.check<"chomp.move.refused">(
      next.row_lengths() == subject.row && next.count() == subject.plain.size(), tell);
}

/// What a board says of itself, in this position.
template <chomp::Board B>
void check_questions(evidence::Checks& checks, const B& board, const Subject& subject) {
  const auto tell = [&] { return describe(board) + "\n" + draw(board); };
  const chomp::OrderIdeal value = board.abstraction();
  checks.check<"chomp.convert.preserves">(board.extent() == subject.extent &&
                                              board.row_lengths() == subject.row &&
                                              subject.is_value_of(value),
                                          tell);
  check_ideal(checks, value);
  checks.check<"chomp.count.exact">(board.count() == subject.plain.size() &&
                                        board.uncached_count() == subject.plain.size() &&
                                        board.invariant().holds(),
                                    tell);
  if (chomp::has_short_labels(subject.extent)) {
    std::ostringstream text;
    board.display(text);
    checks.check<"chomp.display.exact">(text.str() == display_of(subject), tell);
  }
}

/// Equality and conversion, with another board.
template <chomp::Board B, chomp::Board Other>
void check_pair(evidence::Checks& checks, const B& board, const Subject& subject) {
  const auto tell = [&] { return describe(board); };
  const Other same = chomp::convert<Other>(board);
  checks.check<"chomp.convert.preserves">(same.extent() == subject.extent &&
                                              same.row_lengths() == subject.row &&
                                              same.count() == subject.plain.size(),
                                          tell);
  const Other different = Other::from_row_lengths(subject.extent, subject.other);
  checks.check<"chomp.equality.abstract">(board == same && same == board, tell);
  checks.check<"chomp.equality.abstract">(board != different && different != board, tell);
}

/// All promises of one board in one position; returns how many cells were tried.
template <chomp::Board B, chomp::Board Other, class Cells>
std::int64_t check_position(evidence::Checks& checks, const Subject& subject, const Cells& cells) {
  const B board = B::from_row_lengths(subject.extent, subject.row);
  check_questions(checks, board, subject);
  check_pair<B, Other>(checks, board, subject);
  std::int64_t tried = 0;
  for (const chomp::Cell cell : cells) {
    ++tried;
    const bool legal = subject.plain.holds(cell);
    checks.check<"chomp.legal.exact">(board.legal(cell) == legal, [&] {
      return describe(board) + " is wrong about " + describe(cell);
    });
    if (legal) {
      check_move(checks, board, subject, cell);
    } else if (contract::checks(contract::Strength::pre)) {
      check_refusal(checks, board, subject, cell);
    }
  }
  checks.check<"chomp.boards.independent">(
      board.row_lengths() == subject.row && board.count() == subject.plain.size(),
      [&] { return describe(board) + " changed when its copies moved"; });
  return tried;
}

}  // namespace staircase::testing
