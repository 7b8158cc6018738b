/// \file
/// What the fast driver's parts share: the plain rows that every board is compared with, and the
/// report of the first difference. Standard library and the library under test alone, so that a
/// part compiles in a few seconds against a changed copy of it.
#pragma once

#include "staircase/contract/contract.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace staircase::mutants {

/// Row lengths, bottom up: a position in the plainest form.
using Rows = std::vector<int>;

/// An index of a vector.
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Whether \p rows hold the cell (x, y), which may be anywhere.
inline bool holds(const Rows& rows, int x, int y) {
  return 0 <= y && y < static_cast<int>(rows.size()) && 0 <= x && x < rows[at(y)];
}

/// The number of cells.
inline std::int64_t cells_in(const Rows& rows) {
  std::int64_t sum = 0;
  for (const int length : rows) sum += length;
  return sum;
}

/// The rows after the move of (x, y).
inline Rows after(Rows rows, int x, int y) {
  for (std::size_t j = at(y); j < rows.size(); ++j) rows[j] = std::min(rows[j], x);
  return rows;
}

/// What is being asked, so that a difference, a crash and an endless loop are all reported with it.
struct Question {
  std::string clause;                           ///< the clause that the answer is judged by
  std::string subject;                          ///< whose promise: a board, the model, a parser
  int columns = 1;                              ///< the extent's columns
  int rows = 1;                                 ///< the extent's rows
  std::vector<std::pair<int, int>> moves = {};  ///< the moves from the full board
  Rows value = {};                              ///< the position they lead to
  std::string text = {};                        ///< an input, where there is one
};

/// Notes the question that is now asked.
void ask(const Question& question);

/// Judges the answer to the present question by \p clause instead.
void judge_by(std::string_view clause);

/// Ends the program with the report unless \p holds.
void expect(bool holds, std::string_view clause, const std::string& found,
            const std::string& wanted);

/// As above for numbers.
void expect_equal(std::int64_t found, std::int64_t wanted, std::string_view clause,
                  const char* what);

/// As above for texts.
void expect_text(const std::string& found, const std::string& wanted, std::string_view clause);

/// Ends the program with the report of a clause that the library itself found broken.
[[noreturn]] void report(const contract::ContractViolation& broken);

/// The clause that \p action breaks, or "" when it completes.
template <class Action>
std::string clause_broken_by(Action action) {
  try {
    action();
  } catch (const contract::ContractViolation& broken) {
    return std::string(broken.clause().id);
  }
  return {};
}

/// "2,1": row lengths as text.
std::string listed(const Rows& rows);

/// The display that the exam asks for, written independently of the library.
std::string exam_display(const Rows& rows, int columns);

/// A part of the driver: asks all its questions, and returns when every answer was right.
void ask_everything();

}  // namespace staircase::mutants
