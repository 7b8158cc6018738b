#include "fuzz/reference_position.hpp"
#include "fuzz/target.hpp"

#include "staircase/chomp/show/view.hpp"

#include <algorithm>

namespace staircase::fuzz {
namespace {

using namespace chomp;

std::size_t size_of(int number) { return static_cast<std::size_t>(number); }

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
  const auto wanted = reference_position(text, extent);
  require(read.has_value() == wanted.has_value(), "a text is accepted when it is a position");
  if (read) {
    require_reading(*read, *wanted);
  } else {
    require_one_line(read.error().message);
  }
}

}  // namespace staircase::fuzz
