/// \file
/// What the desk (the part that reads questions and writes replies) needs of the answer. The two
/// are compiled apart, so that no macro and no name of the answer reaches the desk.
#pragma once

#include <cstdint>

namespace desk {

/// Text of bounded length, written by one call of the answer.
struct Text {
  char bytes[4096];        ///< the text
  std::uint32_t length{};  ///< how much of it is used
};

/// Each of these calls the answer's member function of that name, and lets its exceptions pass.
/// @{
void make(int board, int n);
bool copy(int board, int from);
bool assign(int board, int from);
void drop(int board);
std::int64_t count(int board);
bool legal(int board, int x, int y);
bool move(int board, int x, int y);
void display(int board, Text& text);
/// @}

}  // namespace desk
