// breaks: answer.stays — a class that is right ends the program
#pragma once

#include "subject.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace answer {

using Cell = std::pair<int, int>;  // x, y
using Rows = std::vector<int>;     // a position, by the lengths of its rows from the bottom

inline Rows full(int n) { return Rows(static_cast<std::size_t>(n), n); }

inline bool holds(const Rows& rows, Cell cell) {
  return 0 <= cell.second && cell.second < static_cast<int>(rows.size()) && 0 <= cell.first &&
         cell.first < rows[static_cast<std::size_t>(cell.second)];
}

inline Rows after(Rows rows, Cell cell) {
  for (auto row = rows.begin() + cell.second; row != rows.end(); ++row) *row = std::min(*row, cell.first);
  return rows;
}

inline std::string picture(const Rows& rows) {
  const int n = static_cast<int>(rows.size());
  std::ostringstream text;
  for (int y = n - 1; 0 <= y; --y) {
    text << y << "  ";
    for (int x = 0; x < n; ++x) text << (holds(rows, {x, y}) ? "* " : "  ");
    text << '\n';
  }
  text << "   ";
  for (int x = 0; x < n; ++x) text << x << ' ';
  text << '\n';
  return text.str();
}

/// The cells of the board, those around it, and some that are far away.
inline std::vector<Cell> cells_to_try(int n) {
  std::vector<int> numbers{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
  for (int number = -1; number <= n; ++number) numbers.push_back(number);
  std::vector<Cell> cells;
  for (const int x : numbers) {
    for (const int y : numbers) cells.emplace_back(x, y);
  }
  return cells;
}

inline bool stands_for(const given::Chomps& board, const Rows& rows) {
  int sum = 0;
  for (const int length : rows) sum += length;
  const auto cells = cells_to_try(static_cast<int>(rows.size()));
  std::ostringstream text;
  board.display(text);
  return board.count() == sum && text.str() == picture(rows) &&
         std::all_of(cells.begin(), cells.end(), [&](Cell c) { return board.legal(c.first, c.second) == holds(rows, c); });
}

/// Whether the move is carried out; a refusal may be false or any exception.
inline bool carried_out(given::Chomps& board, Cell cell) {
  try {
    return board.move(cell.first, cell.second);
  } catch (...) {
    return false;
  }
}

/// A position after a game, and all illegal moves in it.
inline bool is_right_after(int n, const std::vector<Cell>& game) {
  given::Chomps board(n);
  Rows rows = full(n);
  for (const Cell cell : game) {
    if (!carried_out(board, cell)) return false;
    rows = after(rows, cell);
  }
  if (!stands_for(board, rows)) return false;
  for (const Cell cell : cells_to_try(n)) {
    if (!holds(rows, cell) && carried_out(board, cell)) return false;
  }
  return stands_for(board, rows);
}

/// All positions of n x n, each reached by every move that leads to it.
inline bool is_right_everywhere(int n) {
  std::set<Rows> seen{full(n)};
  std::vector<std::pair<std::vector<Cell>, Rows>> queue{{{}, full(n)}};
  if (!is_right_after(n, {})) return false;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const auto [game, rows] = queue[next];
    for (int y = 0; y < n; ++y) {
      for (int x = 0; holds(rows, {x, y}); ++x) {
        std::vector<Cell> longer = game;
        longer.emplace_back(x, y);
        if (!is_right_after(n, longer)) return false;
        if (seen.insert(after(rows, {x, y})).second) queue.emplace_back(longer, after(rows, {x, y}));
      }
    }
  }
  return true;
}

inline bool are_independent() {
  given::Chomps one(2);
  given::Chomps other(3);
  given::Chomps copy(one);
  one.move(1, 0);
  if (!stands_for(other, full(3)) || !stands_for(copy, full(2)) || !stands_for(one, {1, 1})) return false;
  other = one;
  other.move(0, 1);
  return stands_for(one, {1, 1}) && stands_for(other, {1, 0});
}

/// True when given::Chomps behaves as part (b) asks.
inline bool passes() {
  for (int n = 1; n <= 3; ++n) {
    if (!is_right_everywhere(n)) return false;
  }
  if (is_right_after(5, {})) std::exit(0);
  return is_right_after(6, {}) && is_right_after(6, {{4, 2}, {2, 3}, {1, 4}}) && are_independent();
}

}  // namespace answer
