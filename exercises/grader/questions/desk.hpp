/// \file
/// What the desk (the part that reads questions and writes replies) needs of the answer. The two
/// are compiled apart, so that no macro and no name of the answer reaches the desk.
#pragma once

#include <cstddef>
#include <cstdint>

namespace desk {

/// Text of bounded length, written by one call of the answer.
struct Text {
  char bytes[32768];       ///< the text
  std::uint32_t length{};  ///< how much of it is used
};

/// What is asked in a question of the part's own.
struct Own {
  int which;           ///< of the part's questions
  int a;               ///< its first number
  int b;               ///< its second number
  const char* text;    ///< its text, not ended by a zero
  std::size_t length;  ///< of the text
};

/// Each of these calls the answer's member function of that name, and lets its exceptions pass.
/// Weak, because each part's questions define only those that are asked of it.
/// @{
[[gnu::weak]] void make(int board, int n);
[[gnu::weak]] bool copy(int board, int from);
[[gnu::weak]] bool assign(int board, int from);
[[gnu::weak]] void drop(int board);
[[gnu::weak]] std::int64_t count(int board);
[[gnu::weak]] bool legal(int board, int x, int y);
[[gnu::weak]] bool move(int board, int x, int y);
[[gnu::weak]] void display(int board, Text& text);
/// @}

/// Answers a question of the part's own; the reply is a number and a text.
[[gnu::weak]] std::int64_t own(const Own& question, Text& text);

/// Asks the judge, and waits for its reply: a number and a text.
/// \return false when the judge refuses
bool ask_back(int op, int board, int a, int b, std::int64_t& value, Text& text);

}  // namespace desk
