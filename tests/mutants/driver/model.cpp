/// \file
/// The model on its own: what an extent and an order ideal accept, by which clauses they refuse the
/// rest, and every move of every ideal of tiny extents.
#include "mutants/driver/driver.hpp"
#include "staircase/chomp/model/picture.hpp"
#include "staircase/chomp/model/rules.hpp"

using namespace staircase;
using namespace staircase::chomp;

namespace staircase::mutants {
namespace {

using Cells = std::vector<Cell>;

/// Whether the set has every left and lower neighbour of its cells.
bool is_ideal(const Cells& cells) {
  const auto has = [&](int x, int y) {
    return std::find(cells.begin(), cells.end(), Cell{x, y}) != cells.end();
  };
  return std::all_of(cells.begin(), cells.end(), [&](Cell c) {
    return (c.x == 0 || has(c.x - 1, c.y)) && (c.y == 0 || has(c.x, c.y - 1));
  });
}

/// An ideal in words is its rows, and its picture that of its smallest extent.
void ask_for_texts(const OrderIdeal& value, const Cells& cells) {
  Rows rows{0};
  for (const Cell cell : cells) {
    if (static_cast<int>(rows.size()) <= cell.y) rows.resize(at(cell.y + 1), 0);
    ++rows[at(cell.y)];
  }
  expect_text(describe(value), "rows:" + listed(rows), "chomp.show.exact");
  expect_text(draw(value), exam_display(rows, std::max(1, rows[0])), "chomp.display.exact");
}

/// The moves of a game from the full rectangle to the ideal with these cells.
std::vector<std::pair<int, int>> moves_to(const Cells& cells, int columns, int rows) {
  std::vector<std::pair<int, int>> moves;
  int length = columns;
  for (int y = 0; y < rows; ++y) {
    const auto found = static_cast<int>(
        std::count_if(cells.begin(), cells.end(), [y](Cell cell) { return cell.y == y; }));
    if (found < length) moves.emplace_back(found, y);
    length = found;
  }
  return moves;
}

void ask_ideal(const Cells& cells, int columns, int rows) {
  Question question{"order_ideal.downward_closed", "OrderIdeal", columns, rows};
  for (const Cell cell : cells) question.text += describe(cell) + " ";
  ask(question);
  const bool ideal = is_ideal(cells);
  const std::string clause = clause_broken_by([&] { OrderIdeal made(cells); });
  expect(clause == (ideal ? "" : "order_ideal.downward_closed"), "order_ideal.downward_closed",
         "breaks \"" + clause + "\"", ideal ? "accepted" : "refused");
  if (!ideal) return;
  question.moves = moves_to(cells, columns, rows);
  ask(question);
  // The order of the cells and repetitions do not matter.
  Cells twice(cells.rbegin(), cells.rend());
  twice.insert(twice.end(), cells.begin(), cells.end());
  const OrderIdeal value(twice);
  const auto size = static_cast<std::int64_t>(cells.size());
  expect_equal(value.size(), size, "chomp.count.exact", "size");
  expect(value.empty() == cells.empty() && rules::over(value) == cells.empty(), "chomp.count.exact",
         "empty or over is wrong", "empty exactly without cells");
  expect(value == OrderIdeal(cells), "chomp.equality.abstract", "unequal", "equal");
  ask_for_texts(value, cells);
  const Cells moves = rules::moves(value);
  expect(moves == Cells(value.begin(), value.end()) && std::is_sorted(moves.begin(), moves.end()) &&
             static_cast<std::int64_t>(moves.size()) == size,
         "chomp.legal.exact", "the moves are others", "each cell once, row by row");
  for (int y = -1; y <= rows; ++y) {
    for (int x = -1; x <= columns; ++x) {
      ask(question);
      const Cell cell{x, y};
      const bool there = std::find(cells.begin(), cells.end(), cell) != cells.end();
      expect(rules::legal(value, cell) == there && value.contains(cell) == there,
             "chomp.legal.exact", describe(cell) + " is judged wrong", there ? "legal" : "illegal");
      if (!there) {
        judge_by("chomp.move.legal");
        const std::string broken = clause_broken_by([&] { rules::move(value, cell); });
        expect(broken == "chomp.move.legal", "chomp.move.legal",
               "move" + describe(cell) + " breaks \"" + broken + "\"", "it is refused");
        continue;
      }
      Question move = question;
      move.clause = "chomp.move.refines";
      move.moves.emplace_back(x, y);
      ask(move);
      const std::string broken = clause_broken_by([&] { rules::move(value, cell); });
      expect(broken.empty(), "chomp.move.refines",
             "move" + describe(cell) + " breaks \"" + broken + "\"", "it is carried out");
      Cells left;
      for (const Cell c : cells) {
        if (c.x < x || c.y < y) left.push_back(c);
      }
      expect(rules::move(value, cell) == OrderIdeal(left), "chomp.move.refines",
             "move" + describe(cell) + " leaves " + describe(rules::move(value, cell)),
             describe(OrderIdeal(left)));
    }
  }
}

void ask_every_ideal(int columns, int rows) {
  ask({"chomp.initial.full", "OrderIdeal::rectangle", columns, rows});
  const OrderIdeal full = OrderIdeal::rectangle(Extent(columns, rows));
  expect_equal(full.size(), columns * rows, "chomp.initial.full", "cells of the full rectangle");
  expect(full.contains({columns - 1, rows - 1}), "chomp.initial.full", "the last cell is missing",
         "every cell");
  for (int bits = 0; bits < 1 << (columns * rows); ++bits) {
    Cells cells;
    for (int k = 0; k < columns * rows; ++k) {
      if ((bits >> k & 1) != 0) cells.push_back({k % columns, k / columns});
    }
    ask_ideal(cells, columns, rows);
  }
}

void ask_about_limits() {
  ask({"chomp.extent.positive", "Extent"});
  const auto broken = [](std::int64_t columns, std::int64_t rows) {
    return clause_broken_by([&] { Extent(columns, rows); });
  };
  const auto breaks = [&](std::int64_t columns, std::int64_t rows, std::string_view clause) {
    const std::string found = broken(columns, rows);
    expect(found == clause, clause.empty() ? found : clause,
           std::to_string(columns) + " x " + std::to_string(rows) + " breaks \"" + found + "\"",
           clause.empty() ? "accepted" : "refused");
  };
  breaks(1, 1, "");
  breaks(1'000'000, 1'000'000, "");
  for (const std::int64_t wrong : {std::int64_t{0}, std::int64_t{-1}}) {
    breaks(wrong, 1, "chomp.extent.positive");
    breaks(1, wrong, "chomp.extent.positive");
  }
  for (const std::int64_t wrong : {std::int64_t{1'000'001}, std::int64_t{1} << 32}) {
    breaks(wrong, 1, "chomp.extent.bounded");
    breaks(1, wrong, "chomp.extent.bounded");
  }
  expect(poison.x == 0 && poison.y == 0 && Cell().x == 0 && Cell().y == 0, "chomp.legal.exact",
         "the poison is " + describe(poison), "(0, 0)");
  const Extent extent(3, 2);
  expect(extent.columns() == 3 && extent.rows() == 2 && extent.area() == 6 &&
             Extent(1'000'000, 1'000'000).area() == 1'000'000'000'000,
         "chomp.extent.positive", "columns, rows or area differ", "those that were given");
  for (int y = -1; y <= 3; ++y) {
    for (int x = -1; x <= 4; ++x)
      expect(extent.contains({x, y}) == (0 <= x && x < 3 && 0 <= y && y < 2), "chomp.legal.exact",
             "Extent(3, 2) is wrong about " + describe(Cell{x, y}), "0 <= x < 3 and 0 <= y < 2");
  }
  expect(Extent(3, 2) == extent && !(Extent(2, 3) == extent) && !(Extent(3, 3) == extent),
         "chomp.equality.abstract", "extents are compared wrong", "equal exactly in both sides");
  const std::string listed = clause_broken_by(
      [] { OrderIdeal::comprehension(Extent(4097, 4096), [](Cell) { return false; }); });
  expect(listed == "order_ideal.enumerable", "order_ideal.enumerable", listed, "refused");
  expect_equal(OrderIdeal::comprehension(Extent(4096, 4096), [](Cell) { return false; }).size(), 0,
               "order_ideal.enumerable", "cells of an empty ideal");
  for (const Cell wrong : {Cell{-1, 0}, Cell{0, -1}}) {
    const std::string found = clause_broken_by([&] { OrderIdeal({wrong}); });
    expect(found == "order_ideal.quadrant", "order_ideal.quadrant", found, "refused");
  }
  const std::string wide =
      clause_broken_by([] { display_text(Extent(10, 1), [](Cell) { return true; }); });
  const std::string high =
      clause_broken_by([] { display_text(Extent(1, 10), [](Cell) { return true; }); });
  expect(wide == "chomp.display.labels" && high == "chomp.display.labels", "chomp.display.labels",
         "a board of ten is displayed", "refused");
  display_text(Extent(9, 9), [](Cell) { return true; });
  for (int k = 0; k < 625; ++k) {
    const Cell a{k % 5 - 2, k / 5 % 5 - 2}, b{k / 25 % 5 - 2, k / 125 - 2};
    expect(in_up_set(a, b) == (b.x >= a.x && b.y >= a.y), "chomp.move.refines",
           describe(b) + " is judged wrong in the up-set of " + describe(a), "right and above");
    expect((a < b) == (a.y < b.y || (a.y == b.y && a.x < b.x)), "chomp.equality.abstract",
           describe(a) + " and " + describe(b) + " are ordered wrong", "row by row");
  }
  expect_text(describe(Extent(3, 2)), "3 x 2", "chomp.show.exact");
  expect_text(describe(Cell{3, -1}), "(3, -1)", "chomp.show.exact");
}

}  // namespace

void ask_everything() {
  ask({"chomp.count.exact", "OrderIdeal"});
  expect(rules::over(OrderIdeal()) && OrderIdeal().size() == 0, "chomp.count.exact", "cells",
         "no cell where none was given");
  ask_about_limits();
  for (const auto& [w, h] : {std::pair{1, 1}, {2, 1}, {1, 2}, {2, 2}, {3, 2}, {2, 3}, {3, 3}})
    ask_every_ideal(w, h);
}

}  // namespace staircase::mutants
