/// \file
/// Arrays as text: every row ends with '/'; truth values are digits, numbers have spaces between
/// them.
#pragma once

#include "desk.hpp"

#include <charconv>
#include <vector>

namespace desk {

/// Adds \p c; what does not fit is cut.
inline void put(Text& text, char c) {
  if (text.length < sizeof text.bytes) text.bytes[text.length++] = c;
}

/// Adds a number in decimal.
inline void put(Text& text, int value) {
  char digits[16];
  const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  for (const char* at = digits; at != end; ++at) put(text, *at);
}

/// Adds a row. \return its number of entries
inline std::int64_t put_row(Text& text, const std::vector<bool>& row) {
  for (const bool entry : row) put(text, entry ? '1' : '0');
  put(text, '/');
  return static_cast<std::int64_t>(row.size());
}

/// Adds a row. \return its number of entries
inline std::int64_t put_row(Text& text, const std::vector<int>& row) {
  bool first = true;
  for (const int entry : row) {
    if (!first) put(text, ' ');
    first = false;
    put(text, entry);
  }
  put(text, '/');
  return static_cast<std::int64_t>(row.size());
}

/// Adds all rows. \return their number of entries
inline std::int64_t put_row(Text& text, const std::vector<std::vector<bool>>& rows) {
  std::int64_t entries = 0;
  for (const auto& row : rows) entries += put_row(text, row);
  return entries;
}

/// The rows of truth values in a question's text.
inline std::vector<std::vector<bool>> boolean_rows(const Own& question) {
  std::vector<std::vector<bool>> rows;
  std::vector<bool> row;
  for (std::size_t i = 0; i < question.length; ++i) {
    if (question.text[i] != '/') {
      row.push_back(question.text[i] == '1');
    } else {
      rows.push_back(row);
      row.clear();
    }
  }
  return rows;
}

/// The numbers in a question's text.
inline std::vector<int> numbers(const Own& question) {
  std::vector<int> found;
  const char* const end = question.text + question.length;
  for (const char* at = question.text; at != end;) {
    int value = 0;
    const auto read = std::from_chars(at, end, value);
    if (read.ptr != at) {
      found.push_back(value);
      at = read.ptr;
    } else {
      ++at;
    }
  }
  return found;
}

}  // namespace desk
