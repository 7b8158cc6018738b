/// \file
/// Reading moves from a person, line by line.
#pragma once

#include "staircase/chomp/board/row_boundary_board.hpp"
#include "staircase/chomp/show/order.hpp"

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace staircase::cli {

/// Reads lines of any length and content in bounded memory.
class LineReader {
 public:
  /// The most characters of a line that are kept; a longer line ends in an ellipsis instead of the
  /// rest.
  static constexpr std::size_t line_limit = 200;

  /// A reader of \p in, which must outlive it.
  explicit LineReader(std::istream& in) noexcept : in_(in) {}

  /// The next line, without its end, be that `\n` or `\r\n`; nothing when the input has ended. A
  /// last line that is not ended counts when it is not empty.
  std::optional<std::string> next();

 private:
  std::istream& in_;
};

/// The words of \p line: what stands between blanks.
std::vector<std::string_view> words(std::string_view line);

/// How a dialogue looks.
struct Manner {
  chomp::show::Order order =
      chomp::show::Order::exam;    ///< how cells are named and the board is drawn
  bool prompts_are_lines = false;  ///< end each prompt with a newline: nobody types behind it
};

inline namespace STAIRCASE_STRENGTH {

/// A player who is asked for each move: for x, then for y.
///
/// | line at the first prompt | means                              |
/// | ------------------------ | ---------------------------------- |
/// | one integer              | x; y is asked for next             |
/// | two integers             | x and y                            |
/// | blank                    | asked for x again                  |
/// | `hint`                   | told a hint; asked for x again     |
/// | anything else            | no legal cell; asked for x again   |
///
/// At the second prompt one integer is y, a blank line is asked for again, and anything else is no
/// legal cell. Whatever names no legal cell is reported and the player is asked for the whole cell
/// again.
class HumanPlayer {
 public:
  /// What to tell a player who asks for a hint on a board that is not empty: whole lines.
  using Hint = std::function<std::string(const chomp::RowBoundaryBoard&)>;

  /// A player called \p name who reads from \p in and is talked to on \p out; both must outlive the
  /// player. Without \p hint, `hint` is no legal cell, like any other word.
  HumanPlayer(std::string name, std::istream& in, std::ostream& out, Manner manner, Hint hint = {});

  /// What the player is called.
  std::string_view name() const noexcept { return name_; }

  /// A legal cell of \p board, or nothing when the input ends before one is given.
  std::optional<chomp::Cell> choose(const chomp::RowBoundaryBoard& board);

 private:
  /// What was entered for one cell: the words, and the numbers when they are such.
  struct Entry;

  std::optional<std::string> ask(const char* what);
  std::optional<Entry> ask_cell(const chomp::RowBoundaryBoard& board);
  void refuse(const Entry& entry, const chomp::RowBoundaryBoard& board);

  std::string name_;
  LineReader lines_;
  std::ostream& out_;
  Manner manner_;
  Hint hint_;
};

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::cli
