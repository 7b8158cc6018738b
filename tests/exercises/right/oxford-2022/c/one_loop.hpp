// One loop for lines, not turns; numbers are taken apart by hand; the variant counts moves.
#pragma once

#include "board.hpp"

#include <charconv>
#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace answer {

inline int cells(const given::State& s) { return s.board.size() * s.board.size(); }

inline bool invariant(const given::State& s) {
  if (s.moves == 0) return s.player == 1 && s.board.count() == cells(s);
  return 0 < s.moves && s.moves <= cells(s) - s.board.count() && (s.player == 2) == (s.moves % 2 == 1) &&
         (s.player == 1 || s.player == 2) && (s.board.count() == 0 || s.board.legal(0, 0));
}

inline long long variant(const given::State& s) { return cells(s) - s.moves; }

inline std::vector<std::string> words(const std::string& line) {
  std::vector<std::string> found(1);
  for (const char c : line) {
    if (c != ' ' && c != '\t' && c != '\r') {
      found.back() += c;
    } else if (!found.back().empty()) {
      found.emplace_back();
    }
  }
  if (found.back().empty()) found.pop_back();
  return found;
}

inline bool number(const std::string& word, int& value) {
  const char* const end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, value);
  return read.ec == std::errc() && read.ptr == end;
}

inline void play(given::Chomps& board, std::istream& in, std::ostream& out, given::Watch& watch) {
  int moves = 0;
  bool next_turn = true;
  for (;;) {
    const int player = 1 + moves % 2;
    if (next_turn) {
      watch.head({board, player, moves});
      if (!board.legal(0, 0)) break;
      board.display(out);
      out << "Player " << player << " to move" << std::endl;
    }
    std::string line;
    if (!std::getline(in, line)) {
      out << "Game abandoned" << std::endl;
      return;
    }
    const auto typed = words(line);
    int x = 0;
    int y = 0;
    next_turn = typed.size() == 2 && number(typed[0], x) && number(typed[1], y) && board.legal(x, y);
    if (next_turn) {
      board.move(x, y);
      ++moves;
    } else if (!typed.empty()) {
      out << "Not a move" << std::endl;
    }
  }
  out << "Player " << 2 - moves % 2 << " loses" << std::endl;
}

}  // namespace answer
