#include "loop_model.hpp"

#include <charconv>
#include <sstream>

namespace staircase::grade {
namespace {

constexpr const char* blanks = " \t\r";

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

bool is_blank(const std::string& line) {
  return line.find_first_not_of(blanks) == std::string::npos;
}

std::optional<int> whole_number(const std::string& word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<Cell> typed_cell(const std::string& line, bool row_first) {
  std::istringstream stream(line);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  if (words.size() != 2) return std::nullopt;
  const auto first = whole_number(words[0]);
  const auto second = whole_number(words[1]);
  if (!first || !second) return std::nullopt;
  return row_first ? Cell{*second, *first} : Cell{*first, *second};
}

std::string typed_line(Cell cell, bool row_first) {
  const auto [first, second] = row_first ? std::pair(cell.y, cell.x) : std::pair(cell.x, cell.y);
  return std::to_string(first) + " " + std::to_string(second);
}

Course right_course(int n, const std::string& input, bool row_first) {
  using Kind = LoopLine::Kind;
  Course course;
  Position position(n);
  LoopState state;
  int typed = 0;
  const auto add = [&](Kind kind, const std::string& text) {
    course.lines.push_back({kind, text, typed});
  };
  const std::vector<std::string> input_lines = lines_of(input);
  std::size_t next = 0;
  for (;;) {
    course.heads.push_back(state);
    if (position.count() == 0) break;
    for (const std::string& line : lines_of(displayed(position))) add(Kind::picture, line);
    add(Kind::turn, "Player " + std::to_string(state.player) + " to move");
    for (bool done = false; !done;) {
      if (next == input_lines.size()) {
        add(Kind::abandoned, "Game abandoned");
        return course;
      }
      const std::string& line = input_lines[next++];
      add(Kind::typed, "> " + line);
      ++typed;
      if (is_blank(line)) continue;
      const auto cell = typed_cell(line, row_first);
      done = cell && position.holds(*cell);
      if (!done) {
        add(Kind::refusal, "Not a move");
        continue;
      }
      position.move(*cell);
      state.taken.push_back(*cell);
    }
    state.player = 3 - state.player;
    ++state.moves;
  }
  add(Kind::loser, "Player " + std::to_string(3 - state.player) + " loses");
  return course;
}

}  // namespace staircase::grade
