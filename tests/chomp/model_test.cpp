/// \file
/// The model against a second one that shares no line with it, and its own clauses.
#include "staircase/chomp/model/picture.hpp"
#include "staircase/chomp/model/rules.hpp"
#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"
#include "support/generators.hpp"
#include "support/properties.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// The ideal with rows of these lengths.
OrderIdeal ideal_of(Extent extent, const std::vector<int>& row) {
  return OrderIdeal::comprehension(
      extent, [&](Cell cell) { return cell.x < row[static_cast<std::size_t>(cell.y)]; });
}

/// Compares the model with the plain set, in every question and every move from this position.
void compare_with_plain_set(Extent extent, const std::vector<int>& row) {
  const OrderIdeal ideal = ideal_of(extent, row);
  const PlainSet plain = PlainSet::of_rows(row);
  REQUIRE(plain.same_as(ideal));
  REQUIRE(ideal.size() == plain.size());
  REQUIRE(rules::over(ideal) == (plain.size() == 0));
  REQUIRE(static_cast<std::int64_t>(rules::moves(ideal).size()) == plain.size());
  for_each_cell_around(extent, [&](Cell cell) {
    REQUIRE(rules::legal(ideal, cell) == plain.holds(cell));
    if (!plain.holds(cell)) return;
    PlainSet after = plain;
    after.take(cell);
    const OrderIdeal next = rules::move(ideal, cell);
    REQUIRE(after.same_as(next));
    REQUIRE(next.size() < ideal.size());
  });
}

}  // namespace

TEST_CASE("chomp.move.refines: The model and a plain set agree in every position up to 4 x 4") {
  for_each_extent(4, [](Extent extent) {
    std::int64_t positions = 0;
    for_each_ideal(extent, [&](const std::vector<int>& row) {
      compare_with_plain_set(extent, row);
      ++positions;
    });
    CHECK(positions == number_of_ideals(extent));
  });
}

TEST_CASE("chomp.equality.abstract: Ideals are equal exactly when their cells are") {
  std::vector<std::vector<int>> rows;
  for_each_ideal(Extent(4, 4), [&](const std::vector<int>& row) { rows.push_back(row); });
  for (const auto& one : rows) {
    for (const auto& other : rows) {
      REQUIRE((ideal_of(Extent(4, 4), one) == ideal_of(Extent(4, 4), other)) == (one == other));
    }
  }
}

TEST_CASE("order_ideal.downward_closed: An order ideal holds with a cell every cell to its left and below") {
  for_all("order_ideal.downward_closed", [] {
    const Extent extent = *extents(12);
    const OrderIdeal ideal = ideal_of(extent, *row_lengths(extent));
    for (const Cell cell : ideal) {
      for (int y = 0; y <= cell.y; ++y) {
        for (int x = 0; x <= cell.x; ++x) RC_ASSERT(ideal.contains({x, y}));
      }
    }
  });
}

TEST_CASE("order_ideal.downward_closed: A set with a hole is refused, whichever cell is missing") {
  CHECK(broken_clause([] { OrderIdeal({{1, 0}}); }) == "order_ideal.downward_closed");
  CHECK(broken_clause([] { OrderIdeal({{0, 1}}); }) == "order_ideal.downward_closed");
  CHECK(broken_clause([] { OrderIdeal({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 1}}); }) ==
        "order_ideal.downward_closed");
  CHECK(broken_clause([] { OrderIdeal({{0, 0}, {1, 0}, {0, 1}, {1, 1}}); }) == "");
}

TEST_CASE("order_ideal.downward_closed: A condition that leaves a hole is refused, and the hole is not passed over") {
  const auto all_but = [](Cell hole) {
    return broken_clause([hole] {
      OrderIdeal::comprehension(Extent(3, 3), [hole](Cell cell) { return cell != hole; });
    });
  };
  for (int y = 0; y < 3; ++y) {
    for (int x = 0; x < 3; ++x) {
      const bool corner = x == 2 && y == 2;
      CHECK(all_but({x, y}) == (corner ? "" : "order_ideal.downward_closed"));
    }
  }
}

TEST_CASE("order_ideal.quadrant: A set with a cell outside the quadrant is refused") {
  CHECK(broken_clause([] { OrderIdeal({{-1, 0}}); }) == "order_ideal.quadrant");
  CHECK(broken_clause([] { OrderIdeal({{0, 0}, {0, -1}}); }) == "order_ideal.quadrant");
  CHECK(broken_clause([] { OrderIdeal({{0, 0}, {-1, 1}}); }) == "order_ideal.quadrant");
  CHECK(broken_clause([] { OrderIdeal({{0, 0}, {0, 1}, {-2, 1}}); }) == "order_ideal.quadrant");
}

TEST_CASE("chomp.equality.abstract: A set in any order and with repetitions is the same ideal") {
  const std::vector<Cell> in_order{{0, 0}, {1, 0}, {0, 1}, {1, 1}};
  std::vector<Cell> cells = in_order;
  do {
    const OrderIdeal ideal(cells);
    CHECK(std::vector<Cell>(ideal.begin(), ideal.end()) == in_order);
  } while (std::next_permutation(cells.begin(), cells.end()));
  CHECK(OrderIdeal({{1, 0}, {0, 0}, {1, 0}, {0, 1}}) == OrderIdeal({{0, 0}, {1, 0}, {0, 1}}));
  CHECK(OrderIdeal({{1, 0}, {0, 0}, {1, 0}}).size() == 2);
}

TEST_CASE("order_ideal.enumerable: A set too large to be written out is refused before it is") {
  CHECK(broken_clause([] { OrderIdeal::rectangle(Extent(4097, 4096)); }) ==
        "order_ideal.enumerable");
  CHECK(broken_clause([] { OrderIdeal::rectangle(Extent(1'000'000, 17)); }) ==
        "order_ideal.enumerable");
  CHECK(broken_clause([] { OrderIdeal::rectangle(Extent(17, 1'000'000)); }) ==
        "order_ideal.enumerable");
  CHECK(OrderIdeal::rectangle(Extent(100'000, 1)).size() == 100'000);
  CHECK(OrderIdeal::rectangle(Extent(1, 100'000)).size() == 100'000);
}

TEST_CASE("chomp.move.legal: The model refuses an illegal move in every build") {
  const OrderIdeal ideal({{0, 0}, {1, 0}});
  CHECK(broken_clause([&] { rules::move(ideal, {0, 1}); }) == "chomp.move.legal");
  CHECK(broken_clause([&] { rules::move(ideal, {-1, 0}); }) == "chomp.move.legal");
  CHECK(broken_clause([&] { rules::move(OrderIdeal(), poison); }) == "chomp.move.legal");
}

TEST_CASE("chomp.legal.exact: The moves are listed row by row, the poison first") {
  const std::vector<Cell> in_order{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {0, 2}};
  CHECK(std::is_sorted(in_order.begin(), in_order.end()));
  const OrderIdeal ideal(std::vector<Cell>(in_order.rbegin(), in_order.rend()));
  CHECK(rules::moves(ideal) == in_order);
  CHECK(std::vector<Cell>(ideal.begin(), ideal.end()) == in_order);
}

TEST_CASE("chomp.move.refines: Taking the poison empties the board, and nothing else does") {
  for_each_ideal(Extent(4, 4), [](const std::vector<int>& row) {
    const OrderIdeal ideal = ideal_of(Extent(4, 4), row);
    for (const Cell cell : ideal) {
      REQUIRE(rules::over(rules::move(ideal, cell)) == (cell == poison));
    }
  });
}

TEST_CASE("chomp.extent.bounded: An extent has from 1 to 1000000 columns and rows") {
  for (const std::int64_t wrong : {std::int64_t{0}, std::int64_t{-1}, INT64_MIN}) {
    CHECK(broken_clause([=] { Extent(wrong, 5); }) == "chomp.extent.positive");
    CHECK(broken_clause([=] { Extent(5, wrong); }) == "chomp.extent.positive");
  }
  // 2^32 + 1 is 1 to who forgets that it does not fit 32 bits.
  for (const std::int64_t wrong :
       {std::int64_t{1'000'001}, (std::int64_t{1} << 32) + 1, INT64_MAX}) {
    CHECK(broken_clause([=] { Extent(wrong, 5); }) == "chomp.extent.bounded");
    CHECK(broken_clause([=] { Extent(5, wrong); }) == "chomp.extent.bounded");
  }
  CHECK(Extent(1'000'000, 1'000'000).area() == 1'000'000'000'000);
  CHECK(Extent(1, 1).area() == 1);
}

TEST_CASE("chomp.legal.exact: An extent holds the cells of its columns and rows, and no others") {
  for_each_extent(3, [](Extent extent) {
    for (int y = -2; y <= 4; ++y) {
      for (int x = -2; x <= 4; ++x) {
        const bool inside = 0 <= x && x < extent.columns() && 0 <= y && y < extent.rows();
        CHECK(extent.contains({x, y}) == inside);
      }
    }
    for (const int far : {INT32_MIN, INT32_MAX}) {
      CHECK_FALSE(extent.contains({far, 0}));
      CHECK_FALSE(extent.contains({0, far}));
    }
  });
}

TEST_CASE("chomp.show.exact: An ideal is drawn within the smallest extent that holds it") {
  for_each_ideal(Extent(4, 3), [](const std::vector<int>& row) {
    const int rows = static_cast<int>(std::find(row.begin(), row.end(), 0) - row.begin());
    const Extent smallest(std::max(1, row[0]), std::max(1, rows));
    const OrderIdeal ideal = ideal_of(Extent(4, 3), row);
    CHECK(bounding_extent(ideal) == smallest);
    CHECK(draw(ideal) == display_text(smallest, [&](Cell c) {
            return c.x < row[static_cast<std::size_t>(c.y)];
          }));
    std::string words;
    for (int y = 0; y < std::max(1, rows); ++y)
      words += (y == 0 ? "rows:" : ",") + std::to_string(row[static_cast<std::size_t>(y)]);
    CHECK(describe(ideal) == words);
  });
}

TEST_CASE("chomp.show.exact: Ideals are described by their rows and drawn within their smallest extent") {
  CHECK(describe(OrderIdeal()) == "rows:0");
  CHECK(describe(OrderIdeal({{0, 0}, {1, 0}, {0, 1}})) == "rows:2,1");
  CHECK(draw(OrderIdeal({{0, 0}, {1, 0}, {0, 1}})) == "1  *   \n0  * * \n   0 1 \n");
  CHECK(draw(OrderIdeal()) == "0    \n   0 \n");
}
