/// \file
/// The theorems about the game as properties. Each test bears the name of the theorem in
/// specs/chomp that says the same for every size; who wins is worked out from the definition.
#include "laws.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// Whether some move leads to a P-position.
bool some_move_leads_to_p(const Position& b) {
  return std::any_of(b.ideal().begin(), b.ideal().end(),
                     [&](Cell m) { return is_p(rules::move(b.ideal(), m)); });
}

/// A random play: legal moves one after the other, until \p steps are made or the board is empty.
/// \param visit is called with the position before each move and the move
template <class Visit>
Position play(Position position, int steps, Visit visit) {
  for (int k = 0; k < steps && !position.empty(); ++k) {
    const Cell m = some_cell(position);
    visit(position, m);
    position = position.without(m);
  }
  return position;
}

/// Extents up to 5 x 5 of more than one cell.
rc::Gen<Extent> rectangles() {
  return rc::gen::map(rc::gen::inRange(1, 25), [](int k) { return Extent(k % 5 + 1, k / 5 + 1); });
}

/// The L whose arms have this many cells beside the poison.
Position l_shape(int right, int up) {
  std::vector<int> row(static_cast<std::size_t>(up + 1), 1);
  row.front() = right + 1;
  return Position(Extent(right + 1, up + 1), row);
}

Position two_rows(int lower, int upper) {
  return Position(Extent(std::max(lower, 1), 2), {lower, upper});
}

/// Whether \p a and \p b agree outside row \p k; they have the same extent.
bool same_outside_row(const Position& a, const Position& b, std::size_t k) {
  const std::vector<int> one = a.row(), two = b.row();
  for (std::size_t y = 0; y < one.size(); ++y) {
    if (y != k && one[y] != two[y]) return false;
  }
  return true;
}

/// Demands that of all lengths that row \p k can have in \p b at most one makes a P-position.
void at_most_one_length_is_p(const Position& b, std::size_t k) {
  std::vector<int> row = b.row();
  const int least = k + 1 < row.size() ? row[k + 1] : 0;
  const int most = k == 0 ? b.extent().columns() : row[k - 1];
  int found = 0;
  for (int length = least; length <= most; ++length) {
    row[k] = length;
    const Position changed(b.extent(), row);
    demand(same_outside_row(b, changed, k), "another row changed");
    if (is_p(changed)) ++found;
  }
  demand(found <= 1, std::to_string(found) + " lengths of row " + std::to_string(k) + " are P");
}

}  // namespace

// --- plays (ideal.mlw)
// -------------------------------------------------------------------------------

TEST_CASE("boards_of_a_play_are_order_ideals", "[law]") {
  law([] {
    play(any_position(7), *rc::gen::inRange(0, 8), [](const Position& position, Cell) {
      for (const Cell c : position.ideal()) {
        RC_ASSERT(c.x == 0 || position.holds({c.x - 1, c.y}));
        RC_ASSERT(c.y == 0 || position.holds({c.x, c.y - 1}));
      }
    });
  });
}

TEST_CASE("every_move_costs_a_cell", "[law]") {
  law([] {
    const Position b = any_position(7);
    std::int64_t moves = 0;
    const Position end = play(b, *rc::gen::inRange(0, 8), [&](const Position&, Cell) { ++moves; });
    RC_ASSERT(moves + end.count() <= b.count());
  });
}

TEST_CASE("at_most_w_times_h_moves", "[law]") {
  law([] {
    const Position b = any_position(5);
    std::int64_t moves = 0;
    play(b, 1000, [&](const Position&, Cell) { ++moves; });
    RC_ASSERT(moves <= b.extent().area());
  });
}

TEST_CASE("last_mover_takes_the_poison", "[law]") {
  law([] {
    Cell last{-1, -1};
    const Position end = play(some_position(5), 1000, [&](const Position&, Cell m) { last = m; });
    RC_ASSERT(end.empty());
    RC_ASSERT(last == poison);
  });
}

TEST_CASE("no_earlier_move_takes_the_poison", "[law]") {
  law([] {
    play(some_position(5), 1000, [&](const Position& position, Cell m) {
      RC_ASSERT((m == poison) == position.without(m).empty());
    });
  });
}

// --- game.mlw
// ----------------------------------------------------------------------------------------

TEST_CASE("exactly_one_of_p_and_n", "[law]") {
  law([] {
    const Position b = any_position(4);
    const bool n = b.empty() || some_move_leads_to_p(b);
    const bool p = !b.empty() && !some_move_leads_to_p(b);
    RC_ASSERT(n != p);
    RC_ASSERT(is_p(b) == p);
  });
}

TEST_CASE("empty_board_is_n", "[law]") {
  law([] { RC_ASSERT(!is_p(some_position(6).without(poison))); });
}

TEST_CASE("nonempty_is_n_iff_some_move_leads_to_p", "[law]") {
  law([] {
    const Position b = some_position(5);
    RC_ASSERT(!is_p(b) == some_move_leads_to_p(b));
  });
}

TEST_CASE("nonempty_is_p_iff_every_move_leads_to_n", "[law]") {
  law([] {
    const Position b = some_position(5);
    RC_ASSERT(is_p(b) == std::all_of(b.ideal().begin(), b.ideal().end(),
                                     [&](Cell m) { return !is_p(rules::move(b.ideal(), m)); }));
  });
}

TEST_CASE("taking_the_poison_never_wins", "[law]") {
  law([] { RC_ASSERT(!is_p(some_position(5).without(poison))); });
}

TEST_CASE("poison_alone_is_p", "[law]") {
  law([] {
    const Extent extent = *extents(9);
    std::vector<int> row(static_cast<std::size_t>(extent.rows()), 0);
    row.front() = 1;
    RC_ASSERT(is_p(Position(extent, row)));
  });
}

TEST_CASE("stealing", "[law]") {
  law([] {
    // A position with one corner that every other move would include is a rectangle.
    const Extent extent = *rectangles();
    const std::vector<int> full(static_cast<std::size_t>(extent.rows()), extent.columns());
    const Position b(extent, full);
    const Cell corner{extent.columns() - 1, extent.rows() - 1};
    for (const Cell m : b.ideal()) {
      RC_ASSERT(m.x <= corner.x && m.y <= corner.y);
      RC_ASSERT(b.without(corner).without(m) == b.without(m));
    }
    RC_ASSERT(!is_p(b));
  });
}

TEST_CASE("every_rectangle_but_one_by_one_is_n", "[law]") {
  law([] {
    const Extent extent = *rectangles();
    RC_ASSERT(!is_p(OrderIdeal::rectangle(extent)));
  });
}

TEST_CASE("one_by_one_is_p", "[law]") {
  law([] { RC_ASSERT(is_p(OrderIdeal::rectangle(Extent(1, 1)))); });
}

TEST_CASE("conjugation_keeps_p_and_n", "[law]") {
  law([] {
    const Position b = any_position(5);
    RC_ASSERT(is_p(conjugate(b)) == is_p(b));
  });
}

// --- floyd.mlw
// ---------------------------------------------------------------------------------------

TEST_CASE("equal_arms_are_p", "[law]") {
  law([] {
    const int arm = *rc::gen::inRange(0, 9);
    const Position b = l_shape(arm, arm);
    for (const Cell c : b.ideal()) RC_ASSERT(c.x == 0 || c.y == 0);
    RC_ASSERT(conjugate(b) == b);
    RC_ASSERT(is_p(b));
  });
}

TEST_CASE("l_shape_with_equal_arms_is_p", "[law]") {
  law([] {
    const int arm = *rc::gen::inRange(0, 12);
    RC_ASSERT(is_p(l_shape(arm, arm)));
  });
}

TEST_CASE("l_shape_with_unequal_arms_is_n", "[law]") {
  law([] {
    const int shorter = *rc::gen::inRange(0, 9), more = *rc::gen::inRange(1, 4);
    RC_ASSERT(!is_p(l_shape(shorter, shorter + more)));
    RC_ASSERT(!is_p(l_shape(shorter + more, shorter)));
  });
}

TEST_CASE("l_shape_is_p_iff_arms_are_equal", "[law]") {
  law([] {
    const int right = *rc::gen::inRange(0, 9), up = *rc::gen::inRange(0, 9);
    RC_ASSERT(is_p(l_shape(right, up)) == (right == up));
  });
}

TEST_CASE("row_of_two_or_more_is_n", "[law]") {
  law([] { RC_ASSERT(!is_p(OrderIdeal::rectangle(Extent(*rc::gen::inRange(2, 40), 1)))); });
}

TEST_CASE("as_many_rows_as_columns_is_won_at_the_inner_cell", "[law]") {
  law([] {
    const int side = *rc::gen::inRange(2, 6);
    const Extent extent(side, side);
    std::vector<int> row = *row_lengths(extent);
    row.front() = side;
    for (int& length : row) length = std::max(length, 1);
    row[1] = std::max(row[1], 2);
    const Position b(extent, row);
    RC_ASSERT(is_p(b.without({1, 1})));
    RC_ASSERT(!is_p(b));
  });
}

TEST_CASE("diagonal_symmetric_is_won_at_the_inner_cell", "[law]") {
  law([] {
    const int side = *rc::gen::inRange(2, 6);
    const Extent extent(side, side);
    const Position half(extent, *row_lengths(extent));
    // What half and its conjugate have in common is symmetric; (1, 1) is put in by hand.
    std::vector<int> row = half.row();
    const std::vector<int> turned = conjugate(half).row();
    for (std::size_t y = 0; y < row.size(); ++y) row[y] = std::min(row[y], turned[y]);
    row[0] = std::max(row[0], 2);
    row[1] = std::max(row[1], 2);
    const Position b(extent, row);
    RC_ASSERT(conjugate(b) == b);
    RC_ASSERT(is_p(b.without({1, 1})));
    RC_ASSERT(!is_p(b));
  });
}

// --- two_rows.mlw
// ------------------------------------------------------------------------------------

TEST_CASE("one_cell_short_is_p", "[law]") {
  law([] {
    const int upper = *rc::gen::inRange(0, 12);
    RC_ASSERT(is_p(two_rows(upper + 1, upper)));
  });
}

TEST_CASE("any_other_two_rows_are_n", "[law]") {
  law([] {
    const int lower = *rc::gen::inRange(0, 12), upper = *rc::gen::inRange(0, lower + 1);
    RC_ASSERT(lower == upper + 1 || !is_p(two_rows(lower, upper)));
  });
}

TEST_CASE("two_rows_are_p_iff_they_differ_by_one", "[law]") {
  law([] {
    const int lower = *rc::gen::inRange(0, 12), upper = *rc::gen::inRange(0, lower + 1);
    RC_ASSERT(is_p(two_rows(lower, upper)) == (lower == upper + 1));
  });
}

// --- unique_extension.mlw
// ----------------------------------------------------------------------------

TEST_CASE("p_positions_never_differ_in_one_row_alone", "[law]") {
  law([] {
    const Position b = any_position(5);
    at_most_one_length_is_p(b, static_cast<std::size_t>(*rc::gen::inRange(0, b.extent().rows())));
  });
}

TEST_CASE("p_positions_never_differ_in_one_column_alone", "[law]") {
  law([] {
    const Position b = conjugate(any_position(5));
    at_most_one_length_is_p(b, static_cast<std::size_t>(*rc::gen::inRange(0, b.extent().rows())));
  });
}

TEST_CASE("upper_rows_determine_the_bottom_row_of_a_p_position", "[law]") {
  law([] { at_most_one_length_is_p(any_position(5), 0); });
}
