/// \file
/// The fuzz targets. Each takes any bytes, holds the library against a second description of what
/// it promises, and ends the program when they differ.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace staircase::fuzz {

/// Reads `EXTENT POSITION`, or a position alone, by `parse_position`.
void position(std::string_view input);
/// Reads a cell in both orders, an extent, an integer, a view and the name of an order.
void names(std::string_view input);
/// Makes a board of raw data. The bytes are its kind (b f r c p), columns, rows, what to add to the
/// count (`-`: no count is given), and the entries; the byte `3` is the number 3.
void raw_data(std::string_view input);
/// Plays a game. The bytes are columns, rows, the players (h p r), the order (e f), a newline, and
/// what the humans type.
void play(std::string_view input);

/// Ends the program with the line \p promise unless it holds.
inline void require(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "fuzz: broken: %s\n", promise);
  std::abort();
}

/// True when \p text has only printable characters of ASCII and newlines.
inline bool printable(std::string_view text) {
  for (const char c : text) {
    if (c != '\n' && (c < ' ' || '~' < c)) return false;
  }
  return true;
}

/// A refusal must be one short line.
inline void require_one_line(std::string_view message) {
  require(!message.empty() && message.size() < 400, "a refusal is short");
  require(printable(message) && message.find('\n') == std::string_view::npos,
          "a refusal is one line of printable characters");
}

}  // namespace staircase::fuzz
