// breaks: answer.tests.legal — nothing beside the board is asked about
#pragma once

#include "subject.hpp"

#include <algorithm>
#include <climits>
#include <exception>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace answer {

/// A position in the plainest form there is: all cells that are left. The tests hold the class against it.
class Model {
 public:
  explicit Model(int n) : n_(n) {
    for (int y = 0; y < n; ++y) {
      for (int x = 0; x < n; ++x) cells_.emplace_back(x, y);
    }
  }

  int size() const { return n_; }
  int count() const { return static_cast<int>(cells_.size()); }

  bool holds(int x, int y) const {
    return std::find(cells_.begin(), cells_.end(), std::pair(x, y)) != cells_.end();
  }

  void move(int x, int y) {
    std::erase_if(cells_, [=](const auto& cell) { return x <= cell.first && y <= cell.second; });
  }

  std::string picture() const {
    std::string text;
    for (int y = n_ - 1; 0 <= y; --y) {
      text += std::to_string(y) + "  ";
      for (int x = 0; x < n_; ++x) text += holds(x, y) ? "* " : "  ";
      text += '\n';
    }
    text += "   ";
    for (int x = 0; x < n_; ++x) text += std::to_string(x) + ' ';
    return text + '\n';
  }

 private:
  int n_;
  std::vector<std::pair<int, int>> cells_;
};

/// Everything that can be asked of the board without changing it.
inline bool agrees(const given::Chomps& board, const Model& model) {
  if (board.count() != model.count()) return false;
  for (int y = -2; y < model.size(); ++y) {
    for (int x = -2; x < model.size(); ++x) {
      if (board.legal(x, y) != model.holds(x, y)) return false;
    }
  }
  for (const int huge : {INT_MIN, INT_MAX}) {
    if (board.legal(huge, 0) || board.legal(0, huge) || board.legal(huge, huge)) return false;
  }
  std::ostringstream out;
  board.display(out);
  return out.str() == model.picture();
}

/// Whether the board refuses the cell, in either way.
inline bool refuses(given::Chomps& board, int x, int y) {
  try {
    return !board.move(x, y);
  } catch (const std::exception&) {
    return true;
  }
}

/// Plays the cells, looks at the board after each, and tries what is illegal then.
inline bool plays(int n, const std::vector<std::pair<int, int>>& game) {
  given::Chomps board(n);
  Model model(n);
  if (!agrees(board, model)) return false;
  for (const auto& [x, y] : game) {
    if (refuses(board, x, y)) return false;
    model.move(x, y);
    if (!agrees(board, model)) return false;
    for (const auto& [i, j] : {std::pair(x, y), std::pair(-1, 0), std::pair(0, n), std::pair(n, 0)}) {
      if (!refuses(board, i, j) || !agrees(board, model)) return false;
    }
  }
  return true;
}

/// Boards that are made, copied and assigned, and then go their own ways.
inline bool are_independent() {
  given::Chomps first(3);
  given::Chomps second(2);
  given::Chomps copy(first);
  first.move(1, 1);
  Model moved(3);
  moved.move(1, 1);
  if (!agrees(first, moved) || !agrees(second, Model(2)) || !agrees(copy, Model(3))) return false;
  second = first;
  second.move(0, 1);
  return agrees(first, moved) && second.count() == 3;
}

/// True when given::Chomps behaves as part (b) asks.
inline bool passes() {
  return plays(1, {{0, 0}}) && plays(3, {{2, 1}, {1, 2}, {2, 0}, {0, 1}, {0, 0}}) &&
         plays(4, {{3, 3}, {1, 2}, {2, 0}, {1, 1}, {0, 3}, {0, 0}}) && plays(5, {{4, 0}, {0, 2}, {3, 1}, {1, 1}, {0, 0}}) &&
         are_independent();
}

}  // namespace answer
