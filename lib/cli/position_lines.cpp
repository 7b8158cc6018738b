#include "cli/position_lines.hpp"

#include <charconv>
#include <cstddef>
#include <iterator>
#include <utility>

namespace staircase::cli {

void append_rows(std::string& text, std::span<const int> rows) {
  for (const int length : rows) {
    char digits[12];
    text.append(digits, std::to_chars(digits, std::end(digits), length).ptr);
    text += ',';
  }
  text.pop_back();
}

PositionLines::PositionLines(std::string path) : file_(std::move(path)) {}

void PositionLines::add(std::span<const int> rows) {
  constexpr std::size_t piece = 1 << 16;
  append_rows(waiting_, rows);
  waiting_ += '\n';
  if (waiting_.size() < piece) return;
  file_.write(waiting_);
  waiting_.clear();
}

void PositionLines::finish() {
  file_.write(waiting_);
  file_.finish();
}

}  // namespace staircase::cli
