/// \file
/// Every notation of every tiny position, written here by hand and read back, and texts that are
/// almost positions, extents, cells or numbers.
#include "mutants/driver/driver.hpp"
#include "staircase/chomp/show/view.hpp"

#include <limits>

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::chomp::show;

namespace staircase::mutants {
namespace {

constexpr std::string_view parses = "chomp.parse.exact";
constexpr std::string_view shows = "chomp.show.exact";

/// "6x4".
std::string sides(int columns, int rows) {
  return std::to_string(columns) + "x" + std::to_string(rows);
}

Rows columns_of(const Rows& rows, int columns) {
  Rows heights(at(columns), 0);
  for (const int length : rows) {
    for (int x = 0; x < length; ++x) ++heights[at(x)];
  }
  return heights;
}

/// The boundary from the upper left, R for right and D for down.
std::string path_of(const Rows& rows, int columns) {
  std::string path;
  int x = 0;
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    path += std::string(at(*row - x), 'R') + "D";
    x = *row;
  }
  return path + std::string(at(columns - x), 'R');
}

std::string digits_of(const Rows& rows, int columns) {
  std::string text;
  for (const int length : rows)
    text += (text.empty() ? "" : " ") + std::string(at(length), '1') +
            std::string(at(columns - length), '0');
  return text;
}

/// Floyd's picture: row 1 at the top, labels from 1.
std::string floyd_of(const Rows& rows, int columns) {
  std::string text = "   ";
  for (int x = 1; x <= columns; ++x) text += std::to_string(x) + " ";
  text += "\n";
  for (std::size_t y = 0; y < rows.size(); ++y) {
    text += std::to_string(y + 1) + "  ";
    for (int x = 0; x < columns; ++x) text += x < rows[y] ? "* " : "  ";
    text += "\n";
  }
  return text;
}

std::int64_t occurrences(const std::string& text, std::string_view part) {
  std::int64_t found = 0;
  for (std::size_t i = text.find(part); i != std::string::npos; i = text.find(part, i + 1)) ++found;
  return found;
}

void ask_for_svg(const RowBoundaryBoard& board, const Rows& rows, int columns) {
  const int h = static_cast<int>(rows.size());
  const std::int64_t cells = cells_in(rows);
  for (const Order order : {Order::exam, Order::floyd}) {
    const auto svg = svg_text(board, order);
    expect(svg.has_value(), shows, svg ? "" : svg.error().message, "a picture");
    expect_equal(occurrences(*svg, "class=\"gone\""), columns * h - cells, shows, "cells gone");
    expect_equal(occurrences(*svg, "class=\"poison\""), cells == 0 ? 0 : 1, shows, "poison");
    expect_equal(occurrences(*svg, "class=\"cross\""), cells == 0 ? 0 : 1, shows, "crosses");
    expect_equal(occurrences(*svg, "class=\"cell\""), cells == 0 ? 0 : cells - 1, shows, "cells");
    expect_equal(occurrences(*svg, "<text"), columns + h, shows, "labels");
    // Where each square stands: rows rise in the exam's order and fall in Floyd's.
    for (int y = 0; y < h; ++y) {
      for (int x = 0; x < columns; ++x) {
        const int top = order == Order::exam ? 12 + 24 * (h - 1 - y) : 32 + 24 * y;
        const bool there = x < rows[at(y)];
        const char* kind = !there ? "gone" : x + y == 0 ? "poison" : "cell";
        const std::string square = std::string("<rect class=\"") + kind + "\" x=\"" +
                                   std::to_string(32 + 24 * x) + "\" y=\"" + std::to_string(top) +
                                   "\" width=\"24\" height=\"24\"/>";
        expect(occurrences(*svg, square) == 1, shows, *svg, square);
      }
    }
  }
}

/// The answer of \p read, which may refuse a text but breaks no promise over it.
template <class Read>
auto answer_to(const std::string& text, Read read) {
  try {
    return read(text);
  } catch (const contract::ContractViolation& broken) {
    expect(false, parses, "breaks \"" + std::string(broken.clause().id) + "\"",
           "a value or a refusal");
    throw;
  }
}

/// Each notation of one position: written, and read back within its extent and without one.
void ask_position(const Rows& rows, int columns) {
  const int h = static_cast<int>(rows.size());
  const Extent extent(columns, h);
  Question question{std::string(shows), "show", columns, h, {}, rows, "rows:" + listed(rows)};
  ask(question);
  const RowBoundaryBoard board(extent, rows);
  const Rows heights = columns_of(rows, columns);
  const std::int64_t cells = cells_in(rows);
  const std::string by_rows = "rows:" + listed(rows), by_columns = "cols:" + listed(heights);
  const std::string whole = "full:" + sides(columns, h);
  const std::string summary_line = std::to_string(columns) + " x " + std::to_string(h) + ", " +
                                   std::to_string(cells) + (cells == 1 ? " cell" : " cells");
  expect_text(rows_text(board), by_rows, shows);
  expect_text(cols_text(board), by_columns, shows);
  expect_text(path_text(board), path_of(rows, columns), shows);
  expect_text(*boolean_text(board), digits_of(rows, columns), shows);
  expect_text(position_text(board, Notation::rows), by_rows, shows);
  expect_text(position_text(board, Notation::cols), by_columns, shows);
  expect_text(position_text(board, Notation::full), cells == columns * h ? whole : by_rows, shows);
  expect_text(extent_text(extent), sides(columns, h), shows);
  expect_text(summary(board), summary_line, shows);
  expect_text(picture(board, Order::exam), exam_display(rows, columns), shows);
  expect_text(picture(board, Order::floyd), floyd_of(rows, columns), shows);
  const std::string json = "{\"extent\":[" + std::to_string(columns) + "," + std::to_string(h) +
                           "],\"count\":" + std::to_string(cells) + ",\"rows\":[" + listed(rows) +
                           "],\"cols\":[" + listed(heights) + "],\"path\":\"" +
                           path_of(rows, columns) + "\"}";
  expect_text(json_text(board), json, shows);
  ask_for_svg(board, rows, columns);
  const std::vector<std::pair<View, std::string>> views{
      {View::text, exam_display(rows, columns) + summary_line + "\n"},
      {View::boolean, digits_of(rows, columns) + "\n"},
      {View::rows, by_rows + "\n"},
      {View::cols, by_columns + "\n"},
      {View::path, path_of(rows, columns) + "\n"},
      {View::svg, *svg_text(board, Order::exam)},
      {View::json, json + "\n"}};
  for (const auto& [view, text] : views) expect_text(*render(board, view), text, shows);
  question.clause = parses;
  const auto reads = [&](const std::string& text, std::optional<Extent> within, Extent wanted,
                         Notation notation) {
    question.text = text + (within ? " within " + describe(*within) : "");
    ask(question);
    const auto read =
        answer_to(text, [&](const std::string& t) { return parse_position(t, within); });
    expect(read.has_value(), parses, read ? "" : read.error().message, "a position");
    expect(read->board.extent() == wanted, parses, describe(read->board.extent()),
           describe(wanted));
    Rows padded = rows;
    padded.resize(at(wanted.rows()), 0);
    expect(read->board.row() == padded, parses, "rows:" + listed(read->board.row()),
           "rows:" + listed(padded));
    expect(read->notation == notation, parses, "another notation", "the one it was written in");
  };
  reads(by_rows, extent, extent, Notation::rows);
  reads(by_columns, extent, extent, Notation::cols);
  reads(by_rows, std::nullopt, Extent(std::max(1, rows[0]), h), Notation::rows);
  reads(by_columns, extent, extent, Notation::cols);
  reads(by_columns, std::nullopt, Extent(columns, std::max(1, heights[0])), Notation::cols);
  const Extent wider(columns + 1, h + 2);
  reads(by_rows, wider, wider, Notation::rows);
  reads(by_columns, wider, wider, Notation::cols);
  if (cells == columns * h) {
    reads(whole, std::nullopt, extent, Notation::full);
    reads(whole, extent, extent, Notation::full);
    reads(whole, wider, wider, Notation::full);
  }
}

void ask_every_position(int columns, int h) {
  Rows rows(at(h), 0);
  while (true) {
    if (std::is_sorted(rows.rbegin(), rows.rend())) ask_position(rows, columns);
    int y = 0;
    while (y < h && rows[at(y)] == columns) rows[at(y++)] = 0;
    if (y == h) return;
    ++rows[at(y)];
  }
}

/// A text that is refused, in one line that has \p why in it.
template <class Read>
void refuses(const std::string& text, const std::string& why, Read read) {
  ask({std::string(parses), "parse", 1, 1, {}, {}, text});
  const auto answer = answer_to(text, read);
  expect(!answer.has_value(), parses, "\"" + text + "\" is accepted", "refused: " + why);
  const std::string message = answer.error().message;
  expect(message.find(why) != std::string::npos && message.find('\n') == std::string::npos, parses,
         message, "one line with: " + why);
}

void ask_for_refusals() {
  const auto position = [](const std::string& text) { return parse_position(text); };
  for (const char* text : {"", "6,4", "Rows:6", "row:1", "col:1", "rows", " rows:1", "full"})
    refuses(text, "it starts with none of rows: cols: full:; accepted are rows:6,4,4,2", position);
  const std::vector<std::pair<std::string, std::string>> lists{
      {"rows:", "number 1 is \"\", not an integer from 0 to 1000000; accepted are rows:6,4,4,2"},
      {"rows:1,", "number 2 is \"\""},
      {"cols:,1", "number 1 is \"\""},
      {"rows:1,,1", "number 2 is \"\""},
      {"rows:-1", "number 1 is \"-1\""},
      {"rows:+1", "number 1 is \"+1\""},
      {"rows:1 ", "number 1 is \"1 \""},
      {"rows:1/", "number 1 is \"1/\""},
      {"rows:1:", "number 1 is \"1:\""},
      {"rows:1;1", "number 1 is \"1;1\""},
      {"rows:1000001", "number 1 is \"1000001\""},
      {"rows:99999999999999999999", "not an integer from 0 to 1000000"},
      {"rows:1,2", "number 2 is 2, larger than the 1 before"},
      {"cols:1,1,2", "number 3 is 2, larger than the 1 before"},
      {"cols:0,1", "number 2 is 1, larger than the 0 before"},
      {"rows:2,1,2", "number 3 is 2, larger than the 1 before"},
      {"full:", "\"\" is not an extent; accepted is WxH"},
      {"full:1", "\"1\" is not an extent"},
      {"full:0x1", "\"0x1\" is not an extent"},
      {"full:1x0", "\"1x0\" is not an extent"},
      {"full:1x1x1", "\"1x1x1\" is not an extent"},
      {"full:1X1", "\"1X1\" is not an extent"},
      {"full:1000001x1", "is not an extent"},
      {"full:1x1000001", "is not an extent"}};
  for (const auto& [text, why] : lists) refuses(text, why, position);
  const auto within = [](const std::string& text) { return parse_position(text, Extent(2, 1)); };
  refuses("rows:3", "does not fit the extent 2 x 1: it needs at least 3 x 1", within);
  refuses("rows:1,1", "it needs at least 1 x 2", within);
  refuses("rows:2,1,0", "it needs at least 2 x 2", within);
  refuses("cols:1,1,1", "it needs at least 3 x 1", within);
  refuses("cols:2", "it needs at least 1 x 2", within);
  refuses("full:3x1", "it needs at least 3 x 1", within);
  refuses("full:2x2", "it needs at least 2 x 2", within);
  const auto exam_cell = [](const std::string& text) { return parse_cell(text, Order::exam); };
  for (const char* text : {"", "1", "1,", ",1", "1,2,3", "a,1", "1,b", "1 ,2", "-,1", "+,1"})
    refuses(text, "is not a cell; accepted is X,Y, column and row from 0, such as 3,1", exam_cell);
  refuses("1", "accepted is ROW,COLUMN, both from 1, such as 2,4",
          [](const std::string& text) { return parse_cell(text, Order::floyd); });
  for (const char* text : {"", "Text", "texts", "cells"})
    refuses(text, "is not a view; accepted are text, boolean, rows, cols, path, svg and json",
            parse_view);
}

void ask_about_cells() {
  constexpr int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();
  const auto reads = [](const std::string& text, Order order, Cell wanted) {
    ask({std::string(parses), "parse_cell", 1, 1, {}, {}, text});
    const auto cell = parse_cell(text, order);
    expect(cell.has_value() && *cell == wanted, parses, cell ? describe(*cell) : "refused",
           describe(wanted));
  };
  reads("3,1", Order::exam, {3, 1});
  reads("-3,+1", Order::exam, {-3, 1});
  reads("2,4", Order::floyd, {3, 1});
  reads("1,1", Order::floyd, poison);
  reads("0,2", Order::floyd, {1, -1});
  reads("99999999999999999999,-99999999999999999999", Order::exam, {most, least});
  reads("99999999999999999999,-99999999999999999999", Order::floyd, {least, most});
  reads("2147483648,0", Order::exam, {most, 0});
  ask({std::string(shows), "order", 1, 1, {}, {}, "(3, 1)"});
  expect_text(numbers({3, 1}, Order::exam), "3,1", shows);
  expect_text(numbers({3, 1}, Order::floyd), "2,4", shows);
  expect_text(numbers({most, most}, Order::floyd), "2147483648,2147483648", shows);
  expect_text(name({3, 1}, Order::exam), "(3, 1)", shows);
  expect_text(name({3, 1}, Order::floyd), "(2, 4)", shows);
  expect_text(first_name(Order::exam), "column x", shows);
  expect_text(second_name(Order::exam), "row y", shows);
  expect_text(first_name(Order::floyd), "row", shows);
  expect_text(second_name(Order::floyd), "column", shows);
  ask({std::string(parses), "integer"});
  constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
  const std::vector<std::pair<std::string, std::int64_t>> numbers{
      {"0", 0},
      {"9", 9},
      {"10", 10},
      {"007", 7},
      {"-12", -12},
      {"+12", 12},
      {"9223372036854775806", largest - 1},
      {"9223372036854775807", largest},
      {"9223372036854775808", largest},
      {"-99999999999999999999", -largest}};
  for (const auto& [text, number] : numbers) {
    expect(integer(text).has_value(), parses, text + " is no integer", "an integer");
    expect_equal(*integer(text), number, parses, "integer");
  }
  for (const char* text : {"", "-", "+", "--1", "1-", "/", ":", "1a", " 1"})
    expect(!integer(text).has_value(), parses, std::string(text) + " is an integer", "none");
}

void ask_about_limits() {
  ask({std::string(shows), "quoted"});
  expect_text(quoted(std::string(40, 'a')), "\"" + std::string(40, 'a') + "\"", shows);
  expect_text(quoted(std::string(41, 'a')), "\"" + std::string(40, 'a') + "...\"", shows);
  expect_text(quoted("a\n\x7f ~"), "\"a?? ~\"", shows);
  ask({std::string(shows), "show", 10, 2, {}, {10, 3}});
  const RowBoundaryBoard wide(Extent(10, 2), {10, 3});
  expect_text(picture(wide, Order::exam), "***.......\n**********\n", shows);
  expect_text(picture(wide, Order::floyd), "**********\n***.......\n", shows);
  const RowBoundaryBoard wider(Extent(65, 1)), high(Extent(1, 25));
  expect_text(picture(wider, Order::exam),
              std::string(64, '*') + "\n(the lower left 64 x 1 cells of 65 x 1)\n", shows);
  expect_text(picture(wider, Order::floyd),
              std::string(64, '*') + "\n(the upper left 64 x 1 cells of 65 x 1)\n", shows);
  expect(occurrences(picture(high, Order::exam), "*\n") == 24 &&
             occurrences(picture(high, Order::floyd), "*\n") == 24,
         shows, picture(high, Order::floyd), "24 rows");
  expect(svg_text(RowBoundaryBoard(Extent(100, 100)), Order::exam).has_value() &&
             !svg_text(RowBoundaryBoard(Extent(101, 1)), Order::exam).has_value() &&
             !svg_text(RowBoundaryBoard(Extent(1, 101)), Order::exam).has_value(),
         shows, "the limit of SVG is elsewhere", "100x100");
  expect(boolean_text(RowBoundaryBoard(Extent(1'000'000, 1))).has_value() &&
             !boolean_text(RowBoundaryBoard(Extent(500'001, 2))).has_value(),
         shows, "the limit of digits is elsewhere", "1000000 cells");
  ask({std::string(parses), "parse_position", 1, 1, {}, {}, "rows:1,1,... of 1000001 numbers"});
  std::string many = "rows:1";
  for (int i = 0; i < 1'000'000; ++i) many += ",1";
  const auto too_many = answer_to(many, [](const std::string& text) { return parse_position(text); });
  expect(!too_many && too_many.error().message.find("more than 1000000") != std::string::npos,
         parses, "accepted, or refused for another reason", "refused: more than 1000000 numbers");
  ask({std::string(parses), "parse_position"});
  const auto largest = parse_position("full:1000000x1000000");
  expect(largest && largest->board.count() == 1'000'000'000'000, parses, "refused", "accepted");
  for (std::size_t i = 0; i < view_names.size(); ++i) {
    const auto view = parse_view(view_names[i]);
    expect(view && static_cast<std::size_t>(*view) == i, parses, "another view",
           std::string(view_names[i]));
  }
}

}  // namespace

void ask_everything() {
  ask_for_refusals();
  ask_about_cells();
  for (const auto& [w, h] : {std::pair{1, 1}, {2, 1}, {1, 2}, {2, 2}, {3, 2}, {2, 3}, {3, 3}})
    ask_every_position(w, h);
  ask_about_limits();
}

}  // namespace staircase::mutants
