#include "cli/dialogue.hpp"

#include "staircase/chomp/show/expected.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>

namespace staircase::cli {

namespace show = chomp::show;

std::optional<std::string> LineReader::next() {
  std::string line;
  bool cut = false;
  for (int c = in_.get(); in_; c = in_.get()) {
    if (c == '\n') {
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line + (cut ? "..." : "");
    }
    if (line.size() < line_limit) {
      line += static_cast<char>(c);
    } else {
      cut = true;
    }
  }
  if (line.empty()) return std::nullopt;
  return line + (cut ? "..." : "");
}

std::vector<std::string_view> words(std::string_view line) {
  constexpr std::string_view blanks = " \t\r\v\f";
  std::vector<std::string_view> found;
  while (true) {
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    if (line.empty()) return found;
    const std::size_t end = std::min(line.find_first_of(blanks), line.size());
    found.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

inline namespace STAIRCASE_STRENGTH {

struct HumanPlayer::Entry {
  std::string text;                 // as it was entered
  std::optional<chomp::Cell> cell;  // nothing when the text is not two integers
};

HumanPlayer::HumanPlayer(std::string name, std::istream& in, std::ostream& out, Manner manner,
                         Hint hint)
    : name_(std::move(name)), lines_(in), out_(out), manner_(manner), hint_(std::move(hint)) {}

// The next line that is not blank.
std::optional<std::string> HumanPlayer::ask(const char* what) {
  std::optional<std::string> line;
  do {
    out_ << what << (manner_.prompts_are_lines ? "?\n" : "? ") << std::flush;
    line = lines_.next();
  } while (line && words(*line).empty());
  return line;
}

std::optional<HumanPlayer::Entry> HumanPlayer::ask_cell(const chomp::RowBoundaryBoard& board) {
  auto line = ask(show::first_name(manner_.order));
  while (hint_ && line && words(*line) == std::vector<std::string_view>{"hint"}) {
    out_ << hint_(board);
    line = ask(show::first_name(manner_.order));
  }
  if (!line) return std::nullopt;
  const auto entered = words(*line);
  const auto first = show::integer(entered.front());
  if (!first || 2 < entered.size()) return Entry{*line, std::nullopt};
  if (entered.size() == 2) {
    const auto second = show::integer(entered.back());
    if (!second) return Entry{*line, std::nullopt};
    return Entry{*line, show::cell_named(*first, *second, manner_.order)};
  }
  const auto more = ask(show::second_name(manner_.order));
  if (!more) return std::nullopt;
  const std::string both = *line + " " + *more;
  const auto second = words(*more).size() == 1 ? show::integer(words(*more).front()) : std::nullopt;
  if (!second) return Entry{both, std::nullopt};
  return Entry{both, show::cell_named(*first, *second, manner_.order)};
}

void HumanPlayer::refuse(const Entry& entry, const chomp::RowBoundaryBoard& board) {
  out_ << show::quoted(entry.text) << " is not a legal cell: ";
  if (!entry.cell) {
    out_ << "a cell is two whole numbers, " << show::first_name(manner_.order) << " and "
         << show::second_name(manner_.order) << ".\n";
  } else if (board.extent().contains(*entry.cell)) {
    out_ << "it has been taken.\n";
  } else {
    out_ << "it lies outside the board.\n";
  }
}

std::optional<chomp::Cell> HumanPlayer::choose(const chomp::RowBoundaryBoard& board) {
  // Invariant: the board is as it was, and every line read so far was blank or part of a refused
  // cell. Variant: the number of lines that are still to come.
  while (const auto entry = ask_cell(board)) {
    if (entry->cell && board.legal(*entry->cell)) return entry->cell;
    refuse(*entry, board);
  }
  return std::nullopt;
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::cli
