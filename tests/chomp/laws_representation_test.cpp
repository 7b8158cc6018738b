/// \file
/// The theorems about the representations as properties of the boards. Each test bears the name of
/// the theorem in specs/chomp that says the same for every size.
#include "laws.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// A valid representation stands for an order ideal within the extent.
template <class B>
void means_an_order_ideal() {
  law([] {
    const Extent extent = *extents(9);
    const B board = B::from_row_lengths(extent, *row_lengths(extent));
    RC_ASSERT(board.invariant().holds());
    RC_ASSERT(is_order_ideal(board.abstraction()));
    RC_ASSERT(fits(board.abstraction(), extent));
  });
}

/// For each order ideal there is a board that stands for it.
template <class B>
void every_ideal_has_one() {
  law([] {
    const Position position = any_position(9);
    const B board = B::from_row_lengths(position.extent(), position.row());
    RC_ASSERT(board.invariant().holds());
    RC_ASSERT(board.abstraction() == position.ideal());
  });
}

/// Two boards stand for the same ideal exactly when their representations are the same.
template <class B, class Representation>
void is_unique(Representation representation) {
  law([&] {
    const Extent extent = *extents(5);
    const B one = B::from_row_lengths(extent, *row_lengths(extent));
    const B two = B::from_row_lengths(extent, *row_lengths(extent));
    const bool same = one.abstraction() == two.abstraction();
    RC_CLASSIFY(same);
    RC_ASSERT((representation(one) == representation(two)) == same);
    RC_ASSERT((one == two) == same);
    RC_ASSERT(representation(convert<B>(one)) == representation(one));
  });
}

/// What is added up in the representation is the number of cells.
template <class B>
void cells_are_the_count() {
  law([] {
    const Extent extent = *extents(9);
    const B board = B::from_row_lengths(extent, *row_lengths(extent));
    RC_ASSERT(board.uncached_count() == board.abstraction().size());
  });
}

}  // namespace

TEST_CASE("row_boundary_means_an_order_ideal", "[law]") {
  means_an_order_ideal<RowBoundaryBoard>();
}
TEST_CASE("column_heights_mean_an_order_ideal", "[law]") {
  means_an_order_ideal<ColumnHeightBoard>();
}
TEST_CASE("downward_closed_grid_means_an_order_ideal", "[law]") {
  means_an_order_ideal<BooleanBoard>();
}
TEST_CASE("flat_boolean_means_an_order_ideal", "[law]") {
  means_an_order_ideal<FlatBooleanBoard>();
}
TEST_CASE("lattice_path_means_an_order_ideal", "[law]") {
  means_an_order_ideal<LatticePathBoard>();
}

TEST_CASE("every_order_ideal_has_a_row_boundary", "[law]") {
  every_ideal_has_one<RowBoundaryBoard>();
}
TEST_CASE("every_order_ideal_has_column_heights", "[law]") {
  every_ideal_has_one<ColumnHeightBoard>();
}
TEST_CASE("every_order_ideal_has_a_boolean_grid", "[law]") { every_ideal_has_one<BooleanBoard>(); }
TEST_CASE("every_order_ideal_has_a_flat_boolean_grid", "[law]") {
  every_ideal_has_one<FlatBooleanBoard>();
}
TEST_CASE("every_order_ideal_has_a_lattice_path", "[law]") {
  every_ideal_has_one<LatticePathBoard>();
}

TEST_CASE("row_boundary_is_unique", "[law]") {
  is_unique<RowBoundaryBoard>([](const RowBoundaryBoard& board) { return board.row(); });
}
TEST_CASE("column_heights_are_unique", "[law]") {
  is_unique<ColumnHeightBoard>([](const ColumnHeightBoard& board) { return board.height(); });
}
TEST_CASE("boolean_grid_is_unique", "[law]") {
  is_unique<BooleanBoard>([](const BooleanBoard& board) { return board.occupied(); });
}
TEST_CASE("flat_boolean_grid_is_unique", "[law]") {
  is_unique<FlatBooleanBoard>([](const FlatBooleanBoard& board) { return board.occupied(); });
}
TEST_CASE("lattice_path_is_unique", "[law]") {
  is_unique<LatticePathBoard>([](const LatticePathBoard& board) { return board.path(); });
}

TEST_CASE("row_cells_are_the_count", "[law]") { cells_are_the_count<RowBoundaryBoard>(); }
TEST_CASE("column_cells_are_the_count", "[law]") { cells_are_the_count<ColumnHeightBoard>(); }
TEST_CASE("boolean_cells_are_the_count", "[law]") { cells_are_the_count<BooleanBoard>(); }
TEST_CASE("flat_cells_are_the_count", "[law]") { cells_are_the_count<FlatBooleanBoard>(); }
TEST_CASE("area_is_the_count", "[law]") { cells_are_the_count<LatticePathBoard>(); }

TEST_CASE("row_boundary_comes_back_from_its_ideal", "[law]") {
  law([] {
    const Extent extent = *extents(9);
    const std::vector<int> row = *row_lengths(extent);
    const OrderIdeal ideal = RowBoundaryBoard(extent, row).abstraction();
    for (int y = 0; y < extent.rows(); ++y) {
      const auto length =
          std::count_if(ideal.begin(), ideal.end(), [y](Cell c) { return c.y == y; });
      RC_ASSERT(length == row[static_cast<std::size_t>(y)]);
    }
  });
}

TEST_CASE("rows_come_back_from_columns", "[law]") {
  law([] {
    const Extent extent = *extents(9);
    const RowBoundaryBoard board(extent, *row_lengths(extent));
    RC_ASSERT(convert<RowBoundaryBoard>(convert<ColumnHeightBoard>(board)).row() == board.row());
  });
}

TEST_CASE("clipping_is_the_move", "[law]") {
  law([] {
    const Position b = some_position(9);
    const Cell m = some_cell(b);
    std::vector<int> clipped = b.row();
    for (auto j = static_cast<std::size_t>(m.y); j < clipped.size(); ++j)
      clipped[j] = std::min(clipped[j], m.x);
    RC_ASSERT(b.without(m) == Position(b.extent(), clipped));
  });
}

TEST_CASE("lowering_the_path_is_the_move", "[law]") {
  law([] {
    const Position b = some_position(9);
    const Cell m = some_cell(b);
    const auto rights = [](const Position& position, int k) {
      const auto& path = std::get<4>(position.boards()).path();
      int steps = 0;
      for (int i = 0; i < k; ++i) steps += static_cast<int>(path[0] >> i & 1ULL);
      return steps;
    };
    const Position after = b.without(m);
    const int h = b.extent().rows();
    for (int k = 0; k <= b.extent().columns() + h; ++k)
      RC_ASSERT(rights(after, k) == std::min(rights(b, k), std::max(m.x, k - h + m.y)));
  });
}

TEST_CASE("neighbours_decide_nonincreasing", "[law]") {
  law([] {
    const auto row = *rc::gen::container<std::vector<int>>(4, rc::gen::inRange(0, 3));
    const bool neighbours = kernel::row_boundary_first_increase(row.data(), 4) == 4;
    bool all = true;
    for (std::size_t upper = 0; upper < 4; ++upper) {
      for (std::size_t lower = 0; lower < upper; ++lower) all = all && row[upper] <= row[lower];
    }
    RC_ASSERT(neighbours == all);
  });
}

TEST_CASE("neighbours_decide_downward_closed", "[law]") {
  law([] {
    const auto grid =
        *rc::gen::container<std::vector<unsigned char>>(6, rc::gen::element<unsigned char>(0, 1));
    const bool neighbours = kernel::flat_boolean_first_unsupported(grid.data(), 3, 2) == 6;
    bool all = true;
    for (std::size_t k = 0; k < 6; ++k) {
      for (std::size_t i = 0; i < 6; ++i) {
        if (i % 3 <= k % 3 && i / 3 <= k / 3) all = all && (grid[k] == 0 || grid[i] != 0);
      }
    }
    RC_ASSERT(neighbours == all);
  });
}
