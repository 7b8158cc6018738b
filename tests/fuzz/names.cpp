#include "fuzz/reference_position.hpp"
#include "fuzz/target.hpp"

#include "cli/command.hpp"
#include "staircase/chomp/show/view.hpp"

#include <algorithm>

namespace staircase::fuzz {
namespace {

using namespace chomp;

void cell(std::string_view text, show::Order order) {
  const auto read = show::parse_cell(text, order);
  const auto wanted = reference_cell(text, order);
  require(read.has_value() == wanted.has_value(), "a text is a cell when it is two integers");
  if (!read) return require_one_line(read.error().message);
  require(*read == *wanted, "a cell has the column and row that it says");
  const auto again = show::parse_cell(show::numbers(*read, order), order);
  require(again && *again == *read, "what is printed of a cell is read as the same cell");
}

void extent(std::string_view text) {
  const auto read = show::parse_extent(text);
  const auto wanted = reference_extent(text);
  require(read.has_value() == wanted.has_value(),
          "a text is an extent when it is two positive numbers up to a million");
  if (!read) return require_one_line(read.error().message);
  require(read->columns() == wanted->first && read->rows() == wanted->second,
          "an extent has the columns and rows that it says");
  require(*show::parse_extent(show::extent_text(*read)) == *read,
          "what is printed of an extent is read as the same extent");
}

void view(std::string_view text) {
  const std::vector<std::string> known{"text", "boolean", "rows", "cols", "path", "svg", "json"};
  const auto at = std::find(known.begin(), known.end(), text);
  const auto read = show::parse_view(text);
  require(read.has_value() == (at != known.end()), "a view is one of the seven");
  if (!read) return require_one_line(read.error().message);
  require(static_cast<std::ptrdiff_t>(*read) == at - known.begin(), "a view is the one named");
}

void order(const std::string& text) {
  try {
    const bool floyd = cli::order_named(text) == show::Order::floyd;
    require(text == (floyd ? "floyd" : "exam"), "an order is the one named");
  } catch (const cli::UsageError& refused) {
    require(text != "exam" && text != "floyd", "an order is exam or floyd");
    require_one_line(refused.what());
  }
}

}  // namespace

void names(std::string_view input) {
  require(show::integer(input) == reference_integer(input),
          "an integer is a sign and digits, and at most 2^63 - 1 in size");
  cell(input, show::Order::exam);
  cell(input, show::Order::floyd);
  extent(input);
  view(input);
  order(std::string(input));
  require_one_line(show::quoted(input));
}

}  // namespace staircase::fuzz
