#include "fuzz/reference.hpp"
#include "fuzz/target.hpp"

#include "staircase/chomp/show/view.hpp"

#include <algorithm>
#include <functional>

namespace staircase::fuzz {
namespace {

using namespace chomp;

// A position as the grammar says it: its extent, and its rows as far as they are worth comparing.
struct Reading {
  std::size_t columns, rows;
  std::vector<int> row;
};

std::size_t size_of(int number) { return static_cast<std::size_t>(number); }

// The lengths of `rows` lines across lines of these lengths.
std::vector<int> transposed(const std::vector<int>& lengths, std::size_t rows) {
  std::vector<int> row(std::min<std::size_t>(rows, 2000), 0);
  for (std::size_t y = 0; y < row.size(); ++y) {
    row[y] = static_cast<int>(std::count_if(lengths.begin(), lengths.end(),
                                            [y](int length) { return size_of(length) > y; }));
  }
  return row;
}

std::optional<std::vector<int>> numbers_of(std::string_view list) {
  std::vector<int> numbers;
  for (const std::string& part : parts(list, ',')) {
    const auto number = reference_length(part);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  if (!std::is_sorted(numbers.begin(), numbers.end(), std::greater<>())) return std::nullopt;
  return numbers;
}

std::optional<Reading> reading_of(std::string_view text, std::optional<Extent> extent) {
  const std::string_view form = text.substr(0, 5), rest = text.size() < 5 ? "" : text.substr(5);
  std::vector<int> numbers;
  std::size_t columns = 0, rows = 0;
  if (form == "full:") {
    const auto sides = parts(rest, 'x');
    const auto w = sides.size() == 2 ? reference_length(sides[0]) : std::nullopt;
    const auto h = sides.size() == 2 ? reference_length(sides[1]) : std::nullopt;
    if (!w || !h || *w == 0 || *h == 0) return std::nullopt;
    columns = size_of(*w), rows = size_of(*h);
    numbers.assign(rows, *w);
  } else if (form == "rows:" || form == "cols:") {
    const auto found = numbers_of(rest);
    if (!found) return std::nullopt;
    numbers = *found;
    const auto filled =
        numbers.size() - size_of(static_cast<int>(std::count(numbers.begin(), numbers.end(), 0)));
    columns = std::max<std::size_t>(1, size_of(numbers.front()));
    rows = extent ? std::max<std::size_t>(1, filled) : numbers.size();
    if (form == "cols:") {
      numbers = transposed(numbers, extent ? size_of(extent->rows()) : columns);
      std::swap(columns, rows);
    }
  } else {
    return std::nullopt;
  }
  if (!extent) return Reading{columns, rows, numbers};
  if (size_of(extent->columns()) < columns || size_of(extent->rows()) < rows) return std::nullopt;
  return Reading{size_of(extent->columns()), size_of(extent->rows()), numbers};
}

// What is printed of a position is read as the same position.
void require_round_trip(const show::Position& position) {
  const RowBoundaryBoard& board = position.board;
  for (const std::string& text : {show::rows_text(board), show::cols_text(board),
                                  show::position_text(board, position.notation)}) {
    const auto again = show::parse_position(text, board.extent());
    require(again && again->board == board, "what is printed is read as the same position");
  }
  for (const auto name : show::view_names) {
    for (const auto order : {show::Order::exam, show::Order::floyd}) {
      const auto text = show::render(board, *show::parse_view(name), order);
      if (!text) {
        require_one_line(text.error().message);
      } else {
        require(printable(*text) && text->ends_with('\n'), "every view is lines of text");
      }
    }
  }
}

void require_reading(const show::Position& position, const Reading& wanted) {
  const RowBoundaryBoard& board = position.board;
  require(size_of(board.extent().columns()) == wanted.columns &&
              size_of(board.extent().rows()) == wanted.rows,
          "a position has the extent that it says");
  std::vector<int> row = wanted.row;
  if (row.size() < 2000) row.resize(wanted.rows, 0);
  require(
      std::equal(row.begin(),
                 row.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(row.size(), 2000)),
                 board.row().begin()),
      "a position has the rows that it says");
  require(board.invariant().holds(), "a position that was read keeps its invariant");
  if (board.extent().area() <= 400) require_round_trip(position);
}

}  // namespace

void position(std::string_view input) {
  const std::size_t blank = std::min(input.find(' '), input.size());
  const auto read_extent = show::parse_extent(input.substr(0, blank));
  const auto extent = read_extent ? std::optional<Extent>(*read_extent) : std::nullopt;
  const auto text = blank < input.size() ? input.substr(blank + 1) : input;
  const auto read = show::parse_position(text, extent);
  const auto wanted = reading_of(text, extent);
  require(read.has_value() == wanted.has_value(), "a text is accepted when it is a position");
  if (read) {
    require_reading(*read, *wanted);
  } else {
    require_one_line(read.error().message);
  }
}

}  // namespace staircase::fuzz
