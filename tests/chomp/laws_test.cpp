/// \file
/// The theorems about order ideals as properties of the model and of all boards. Each test bears
/// the name of the theorem in specs/chomp that says the same for every size.
#include "laws.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// The ideal of \p extent one row higher, on a full bottom row.
Position raised(const Position& position) {
  std::vector<int> row = position.row();
  row.insert(row.begin(), position.extent().columns());
  return Position(Extent(position.extent().columns(), position.extent().rows() + 1), row);
}

/// The ideal without its bottom row; the extent must have a second row.
Position lowered(const Position& position) {
  std::vector<int> row = position.row();
  row.erase(row.begin());
  return Position(Extent(position.extent().columns(), position.extent().rows() - 1), row);
}

}  // namespace

// --- ideal.mlw
// ---------------------------------------------------------------------------------------

TEST_CASE("move_removes_exactly_the_up_set", "[law]") {
  law([] {
    const Position b = any_position(9);
    const Cell m = any_cell(b.extent());
    const Position after = b.without(m);
    const Cell c = any_cell(b.extent());
    RC_ASSERT(after.holds(c) == (b.holds(c) && !(m.x <= c.x && m.y <= c.y)));
  });
}

TEST_CASE("removal_keeps_ideals", "[law]") {
  law([] {
    const Position b = any_position(9);
    RC_ASSERT(is_order_ideal(b.without(any_cell(b.extent())).ideal()));
  });
}

TEST_CASE("legal_move_lowers_the_count", "[law]") {
  law([] {
    const Position b = some_position(9);
    RC_ASSERT(b.without(some_cell(b)).count() < b.count());
  });
}

TEST_CASE("poison_is_in_every_nonempty_ideal", "[law]") {
  law([] {
    const Position b = any_position(9);
    RC_ASSERT(b.holds(poison) == !b.empty());
  });
}

TEST_CASE("taking_the_poison_empties_the_board", "[law]") {
  law([] { RC_ASSERT(some_position(9).without(poison).count() == 0); });
}

TEST_CASE("nothing_else_empties_the_board", "[law]") {
  law([] {
    const Position b = some_position(9);
    const Cell m = some_cell(b);
    if (m == poison) return;
    RC_ASSERT(b.without(m).holds(poison));
  });
}

TEST_CASE("removals_commute", "[law]") {
  law([] {
    const Position b = any_position(9);
    const Cell m = any_cell(b.extent()), n = any_cell(b.extent());
    RC_ASSERT(b.without(m).without(n) == b.without(n).without(m));
  });
}

TEST_CASE("smaller_removal_is_absorbed", "[law]") {
  law([] {
    const Position b = any_position(9);
    const Cell m = any_cell(b.extent());
    const Cell n{m.x + *rc::gen::inRange(0, 3), m.y + *rc::gen::inRange(0, 3)};
    RC_ASSERT(b.without(n).without(m) == b.without(m));
  });
}

TEST_CASE("removing_twice_is_removing_once", "[law]") {
  law([] {
    const Position b = any_position(9);
    const Cell m = any_cell(b.extent());
    RC_ASSERT(b.without(m).without(m) == b.without(m));
  });
}

TEST_CASE("smaller_ideal_stays_smaller", "[law]") {
  law([] {
    const Position b = some_position(9);
    const Position a = b.without(any_cell(b.extent())).without(any_cell(b.extent()));
    const Cell m = any_cell(b.extent());
    RC_ASSERT(a.within(b));
    RC_ASSERT(a.without(m).within(b.without(m)));
    RC_ASSERT(a.without(m).count() <= b.without(m).count());
  });
}

TEST_CASE("kept_and_taken_cells_add_up", "[law]") {
  law([] {
    const Position b = any_position(9);
    const Cell m = any_cell(b.extent());
    const auto taken = std::count_if(b.ideal().begin(), b.ideal().end(),
                                     [m](Cell c) { return m.x <= c.x && m.y <= c.y; });
    RC_ASSERT(b.count() == b.without(m).count() + taken);
  });
}

TEST_CASE("rectangle_is_an_order_ideal", "[law]") {
  law([] {
    const Extent extent = *extents(12);
    const OrderIdeal full = OrderIdeal::rectangle(extent);
    RC_ASSERT(is_order_ideal(full));
    for_each_board_type([&]<class B>() {
      demand(B(extent).abstraction() == full, std::string(B::name) + " does not begin full");
    });
  });
}

TEST_CASE("count_is_at_most_w_times_h", "[law]") {
  law([] {
    const Position b = any_position(12);
    RC_ASSERT(b.count() <= std::int64_t{b.extent().columns()} * b.extent().rows());
  });
}

TEST_CASE("moves_stay_within_the_extent", "[law]") {
  law([] {
    const Position b = any_position(9);
    RC_ASSERT(fits(b.without(any_cell(b.extent())).ideal(), b.extent()));
  });
}

// --- conjugation.mlw
// ---------------------------------------------------------------------------------

TEST_CASE("conjugate_holds_the_mirrored_cells", "[law]") {
  law([] {
    const Position b = any_position(9);
    const Cell c = any_cell(b.extent());
    RC_ASSERT(conjugate(b).holds(c) == b.holds(mirror(c)));
  });
}

TEST_CASE("conjugating_twice_changes_nothing", "[law]") {
  law([] {
    const Position b = any_position(9);
    RC_ASSERT(conjugate(conjugate(b)) == b);
  });
}

TEST_CASE("conjugation_keeps_the_count", "[law]") {
  law([] {
    const Position b = any_position(9);
    RC_ASSERT(conjugate(b).count() == b.count());
  });
}

TEST_CASE("conjugation_keeps_order_ideals", "[law]") {
  law([] { RC_ASSERT(is_order_ideal(conjugate(any_position(9)).ideal())); });
}

TEST_CASE("conjugation_exchanges_the_sides_of_the_extent", "[law]") {
  law([] {
    const Position b = any_position(9);
    RC_ASSERT(fits(conjugate(b).ideal(), Extent(b.extent().rows(), b.extent().columns())));
  });
}

TEST_CASE("conjugation_keeps_moves", "[law]") {
  law([] {
    const Position b = any_position(9);
    const Cell m = any_cell(b.extent());
    RC_ASSERT(conjugate(b.without(m)) == conjugate(b).without(mirror(m)));
  });
}

// --- counting.mlw
// ------------------------------------------------------------------------------------

TEST_CASE("lowered_after_raised", "[law]") {
  law([] {
    const Position b = any_position(9);
    RC_ASSERT(lowered(raised(b)) == b);
  });
}

TEST_CASE("raised_after_lowered", "[law]") {
  law([] {
    const Position b = raised(any_position(9));
    RC_ASSERT(raised(lowered(b)) == b);
  });
}

TEST_CASE("raised_is_an_order_ideal", "[law]") {
  law([] {
    const Position b = any_position(9);
    const Position up = raised(b);
    RC_ASSERT(is_order_ideal(up.ideal()));
    RC_ASSERT(up.holds({b.extent().columns() - 1, 0}));
    for (const Cell c : b.ideal()) RC_ASSERT(up.holds({c.x, c.y + 1}));
  });
}

TEST_CASE("lowered_is_an_order_ideal", "[law]") {
  law([] {
    const Position b = raised(any_position(9)).without(any_cell(Extent(9, 9)));
    const Position down = lowered(b);
    RC_ASSERT(is_order_ideal(down.ideal()));
    for (const Cell c : down.ideal()) RC_ASSERT(b.holds({c.x, c.y + 1}));
  });
}
