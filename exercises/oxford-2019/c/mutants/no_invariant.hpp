// breaks: answer.compiles — the invariant is missing
#pragma once

#include "board.hpp"

#include <istream>
#include <ostream>
#include <sstream>
#include <string>

namespace answer {

/// The cells that are gone.
inline int gone(const given::State& s) { return s.board.size() * s.board.size() - s.board.count(); }

/// True at the head of the loop in play. The players take turns, so the number of moves says whose turn it is; a move
/// takes a cell or more, so there are no more moves than cells gone, and some when a cell is gone.
///
/// With no cell left it says that the last move, which took the poison, was not by the player at turn.
inline bool holds(const given::State& s) {
  const bool turns = s.player == (s.moves % 2 == 0 ? 1 : 2);
  const bool moves = 0 <= s.moves && s.moves <= gone(s) && (s.moves == 0) == (gone(s) == 0);
  return turns && moves;
}

/// No game has more moves than cells, and each iteration is a move.
inline long long variant(const given::State& s) { return s.board.size() * s.board.size() - s.moves; }

/// What a line says.
enum class Line { blank, move, other };

/// Takes a line apart; for a move, the row and the column.
inline Line read(const std::string& line, int& row, int& column) {
  std::istringstream words(line);
  std::string rest;
  if (!(words >> rest)) return Line::blank;
  words.clear();
  words.seekg(0);
  if (!(words >> row >> column)) return Line::other;
  return words >> rest ? Line::other : Line::move;
}

inline void play(given::Chomps& board, std::istream& in, std::ostream& out, given::Watch& watch) {
  int player = 1;
  int moves = 0;
  std::string line;
  for (;;) {
    watch.head({board, player, moves});
    if (board.count() == 0) break;
    board.display(out);
    out << "Player " << player << " to move\n";
    for (const int before = board.count(); board.count() == before;) {
      if (!std::getline(in, line)) {
        out << "Game abandoned\n";
        return;
      }
      int row = 0;
      int column = 0;
      const Line kind = read(line, row, column);
      if (kind == Line::blank) continue;
      if (kind == Line::move && board.legal(column, row)) {
        board.move(column, row);
      } else {
        out << "Not a move\n";
      }
    }
    player = 3 - player;
    ++moves;
  }
  out << "Player " << 3 - player << " loses\n";
}

}  // namespace answer
