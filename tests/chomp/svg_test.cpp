/// \file
/// The picture of a position as an SVG document, read back: squares, labels and frame lie where
/// they should, in extents that are not square too.
#include "staircase/chomp/show/svg.hpp"
#include "support/boards.hpp"
#include "support/catch_compat.hpp"

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <vector>

using namespace staircase::chomp;
using namespace staircase::chomp::show;
using namespace staircase::testing;

namespace {

constexpr int side = staircase::chomp::show::detail::svg_cell;

struct Square {
  std::string kind;
  int left, top;
};

struct Label {
  int x, y, number;
};

/// What an SVG document shows, by what it says of itself.
struct Drawing {
  int width = 0, height = 0;
  std::vector<Square> squares;
  std::vector<Label> labels;
  std::size_t crosses = 0;
};

std::vector<std::smatch> matches(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  return {std::sregex_iterator(text.begin(), text.end(), regex), std::sregex_iterator()};
}

int number(const std::smatch& match, std::size_t group) { return std::stoi(match.str(group)); }

Drawing drawing_of(const std::string& svg) {
  Drawing drawing;
  const auto frames = matches(svg, R"re(width="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)")re");
  REQUIRE(frames.size() == 1);
  drawing.width = number(frames[0], 3);
  drawing.height = number(frames[0], 4);
  CHECK(number(frames[0], 1) == drawing.width);
  CHECK(number(frames[0], 2) == drawing.height);
  drawing.crosses = matches(svg, R"re(<path class="cross")re").size();
  CHECK(matches(svg, "<style>[^<]*</style>").size() == 1);
  CHECK(matches(svg, "<title>[^<]*</title>").size() == 1);
  for (const auto& m : matches(svg, R"re(<rect class="(\w+)" x="(\d+)" y="(\d+)")re"))
    drawing.squares.push_back({m.str(1), number(m, 2), number(m, 3)});
  for (const auto& m : matches(svg, R"re(<text x="(\d+)" y="(\d+)">(\d+)</text>)re"))
    drawing.labels.push_back({number(m, 1), number(m, 2), number(m, 3)});
  return drawing;
}

/// The different positions along one axis, from the least on.
template <class Read>
std::vector<int> places(const std::vector<Square>& squares, Read read) {
  std::set<int> found;
  for (const Square& square : squares) found.insert(read(square));
  return {found.begin(), found.end()};
}

/// Which of the places, each as long as the distance of two, holds \p point; -1 where none does.
int place_of(int point, const std::vector<int>& begins) {
  const auto at = std::find_if(begins.begin(), begins.end(), [point](int begin) {
    return begin <= point && point < begin + side;
  });
  return at == begins.end() ? -1 : static_cast<int>(at - begins.begin());
}

/// Where the columns and the rows of a drawing begin, those of the poison first.
struct Axes {
  std::vector<int> lefts, tops;
};

Axes axes_of(const Drawing& drawing, Extent extent, Order order) {
  Axes axes{places(drawing.squares, [](const Square& s) { return s.left; }),
            places(drawing.squares, [](const Square& s) { return s.top; })};
  REQUIRE(static_cast<int>(axes.lefts.size()) == extent.columns());
  REQUIRE(static_cast<int>(axes.tops.size()) == extent.rows());
  CHECK(axes.lefts.back() + side <= drawing.width);
  CHECK(axes.tops.back() + side <= drawing.height);
  // The poison's row is the lowest in exam order and the uppermost in Floyd's.
  if (order == Order::exam) std::reverse(axes.tops.begin(), axes.tops.end());
  return axes;
}

void check_squares(const RowBoundaryBoard& board, const Drawing& drawing, const Axes& axes) {
  REQUIRE(static_cast<std::int64_t>(drawing.squares.size()) == board.extent().area());
  for (const Square& square : drawing.squares) {
    const Cell cell{place_of(square.left, axes.lefts), place_of(square.top, axes.tops)};
    const char* kind = cell == poison ? "poison" : "cell";
    CHECK(square.kind == (board.legal(cell) ? kind : "gone"));
  }
  CHECK(drawing.crosses == (board.legal(poison) ? 1 : 0));
}

/// Each column and row has one label beside the board, with its number.
void check_labels(Extent extent, Order order, const Drawing& drawing, const Axes& axes) {
  const bool upwards = order == Order::exam;
  const int first = upwards ? 0 : 1;
  std::multiset<int> columns, rows;
  for (const Label& label : drawing.labels) {
    CHECK((0 <= label.x && label.x < drawing.width && 0 < label.y && label.y < drawing.height));
    const int x = place_of(label.x, axes.lefts), y = place_of(label.y, axes.tops);
    CHECK((x == -1) != (y == -1));
    CHECK(label.number == first + (y == -1 ? x : y));
    if (y == -1) {
      CHECK((upwards ? axes.tops.front() + side <= label.y : label.y <= axes.tops.front()));
      columns.insert(x);
    } else {
      CHECK(label.x < axes.lefts.front());
      rows.insert(y);
    }
  }
  REQUIRE(static_cast<int>(columns.size()) == extent.columns());
  REQUIRE(static_cast<int>(rows.size()) == extent.rows());
  for (int x = 0; x < extent.columns(); ++x) CHECK(columns.count(x) == 1);
  for (int y = 0; y < extent.rows(); ++y) CHECK(rows.count(y) == 1);
}

void check_drawing(const RowBoundaryBoard& board, Order order) {
  const Drawing drawing = drawing_of(*svg_text(board, order));
  const Axes axes = axes_of(drawing, board.extent(), order);
  check_squares(board, drawing, axes);
  check_labels(board.extent(), order, drawing, axes);
}

}  // namespace

TEST_CASE("chomp.show.exact: An SVG has each cell and label where it belongs, in both orders") {
  for_each_extent(3, [](Extent extent) {
    for_each_ideal(extent, [&](const std::vector<int>& row) {
      const RowBoundaryBoard board(extent, row);
      check_drawing(board, Order::exam);
      check_drawing(board, Order::floyd);
    });
  });
  check_drawing(RowBoundaryBoard(Extent(12, 2), {11, 4}), Order::exam);
  check_drawing(RowBoundaryBoard(Extent(2, 12)), Order::floyd);
}
