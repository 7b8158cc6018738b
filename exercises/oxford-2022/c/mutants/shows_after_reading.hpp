// breaks: answer.loop.shows — the board is shown only after the line has been read
#pragma once

#include "board.hpp"

#include <istream>
#include <ostream>
#include <sstream>
#include <string>

namespace answer {

/// Holds at the head of the loop in play: it is the turn of one of the two players, the one that the number of moves
/// says; and each move has taken at least one cell.
///
/// When the board is empty, it follows that the other player made the last move, and so took the poison.
inline bool invariant(const given::State& s) {
  const int gone = s.board.size() * s.board.size() - s.board.count();
  return 0 <= s.moves && s.player == 1 + s.moves % 2 && s.moves <= gone && (0 < s.moves || gone == 0);
}

/// The cells that are left: each iteration carries out one move, which takes at least one, and no fewer than none can
/// be left.
inline long long variant(const given::State& s) { return s.board.count(); }

/// The cell that a line names: two whole numbers and nothing else.
inline bool names_cell(const std::string& line, int& x, int& y) {
  std::istringstream words(line);
  std::string more;
  return words >> x >> y && !(words >> more);
}

inline bool is_blank(const std::string& line) { return line.find_first_not_of(" \t\r") == std::string::npos; }

/// Reads lines until one of them is a legal move, and carries it out. False when the input ends before that.
inline bool take_turn(given::Chomps& board, std::istream& in, std::ostream& out) {
  for (std::string line; std::getline(in, line);) {
    if (is_blank(line)) continue;
    int x = 0;
    int y = 0;
    if (names_cell(line, x, y) && board.legal(x, y)) {
      board.move(x, y);
      return true;
    }
    out << "Not a move\n";
  }
  return false;
}

inline void play(given::Chomps& board, std::istream& in, std::ostream& out, given::Watch& watch) {
  int player = 1;
  int moves = 0;
  for (watch.head({board, player, moves}); 0 < board.count(); watch.head({board, player, moves})) {
    const int before = player;
    in.peek();
    board.display(out);
    out << "Player " << before << " to move\n";
    if (!take_turn(board, in, out)) {
      out << "Game abandoned\n";
      return;
    }
    player = 3 - player;
    ++moves;
  }
  out << "Player " << 3 - player << " loses\n";
}

}  // namespace answer
