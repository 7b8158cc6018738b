/// \file
/// Every promise of the boards is seen failing: a board is built wrong, and the clause is named.
#include "chomp/faulty_board.hpp"
#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;
using contract::Strength;

namespace {

constexpr bool pre = contract::checks(Strength::pre);
constexpr bool rep = contract::checks(Strength::rep);
constexpr bool audit = contract::checks(Strength::audit);
const Extent three_by_three(3, 3);

/// The clause that \p use of a board with this fault breaks.
template <class Use>
std::string clause_of(Wrong wrong, Use use) {
  FaultyBoard::wrong = wrong;
  return broken_clause([&] {
    FaultyBoard board(three_by_three);
    use(board);
  });
}

/// What a board of \p extent with this fault and \p row reports when it is used.
template <class Use>
contract::Violation fault_of(Wrong wrong, Extent extent, const std::vector<int>& row, Use use) {
  FaultyBoard::wrong = wrong;
  const auto violation = violation_by([&] {
    auto board = FaultyBoard::from_row_lengths(extent, row);
    use(board);
  });
  FaultyBoard::wrong = Wrong::nothing;
  return violation.value_or(contract::Violation{});
}

constexpr auto nothing = [](const auto&) {};
constexpr auto move_1_1 = [](auto& board) { board.move({1, 1}); };

}  // namespace

TEST_CASE("A faulty board without a fault keeps every promise") {
  CHECK(clause_of(Wrong::nothing, [](auto& board) {
          board.move({1, 1});
          CHECK(board.count() == 5);
          CHECK(board.legal({0, 2}));
          CHECK(board == RowBoundaryBoard::from_row_lengths(three_by_three, {3, 1, 1}));
          convert<FaultyBoard>(board);
        }) == "");
}

TEST_CASE("chomp.initial.full is seen broken") {
  CHECK(clause_of(Wrong::full_board_lacks_a_cell, nothing) == (audit ? "chomp.initial.full" : ""));
}

TEST_CASE("chomp.count.exact is seen broken") {
  CHECK(clause_of(Wrong::count_is_one_too_many, [](const auto& board) { board.count(); }) ==
        (audit ? "chomp.count.exact" : ""));
}

TEST_CASE("chomp.show.exact: A board in words has the count that it caches, right or wrong") {
  std::string words;
  clause_of(Wrong::count_is_one_too_many, [&](const auto& board) { words = describe(board); });
  CHECK(words == "FaultyBoard 3 x 3: row, count = 10");
}

TEST_CASE("chomp.legal.exact is seen broken") {
  CHECK(clause_of(Wrong::legal_accepts_all, [](const auto& board) { board.legal({3, 0}); }) ==
        (audit ? "chomp.legal.exact" : ""));
  CHECK(clause_of(Wrong::legal_accepts_the_cell_above, [](auto& board) {
          board.move({2, 2});
          board.legal({2, 2});
        }) == (audit ? "chomp.legal.exact" : ""));
  CHECK(clause_of(Wrong::legal_refuses_the_last_cell, [](const auto& board) {
          board.legal({2, 1});
        }) == (audit ? "chomp.legal.exact" : ""));
}

TEST_CASE("chomp.equality.abstract is seen broken") {
  CHECK(clause_of(Wrong::row_lengths_lack_a_row, [](const auto& board) {
          static_cast<void>(board == RowBoundaryBoard(three_by_three));
        }) == (audit ? "chomp.equality.abstract" : ""));
}

TEST_CASE("chomp.convert.preserves is seen broken") {
  CHECK(clause_of(Wrong::conversion_lacks_a_cell, [](const auto&) {
          convert<FaultyBoard>(RowBoundaryBoard(three_by_three));
        }) == (audit ? "chomp.convert.preserves" : ""));
  CHECK(clause_of(Wrong::conversion_widens, [](const auto&) {
          convert<FaultyBoard>(RowBoundaryBoard(three_by_three));
        }) == (audit ? "chomp.convert.preserves" : ""));
}

TEST_CASE("chomp.move.refines is seen broken by a move that takes too little or too much") {
  CHECK(clause_of(Wrong::cut_takes_too_much, move_1_1) == (audit ? "chomp.move.refines" : ""));
  CHECK(clause_of(Wrong::cut_takes_nothing, move_1_1) == (audit ? "chomp.move.refines"
                                                          : rep ? "chomp.move.smaller"
                                                                : ""));
}

TEST_CASE("chomp.move.smaller is seen broken where the square is not checked") {
  // A board too large for the audit is held to the cheap promises only.
  CHECK(clause_of(Wrong::cut_takes_nothing, [](const auto&) {
          FaultyBoard board(Extent(100, 100));
          board.move({1, 1});
        }) == (rep ? "chomp.move.smaller" : ""));
}

TEST_CASE("The audit reaches as many cells as it says, and not one more") {
  const auto moved = [](int columns, int rows) {
    return clause_of(Wrong::cut_takes_nothing, [=](const auto&) {
      FaultyBoard board(Extent(columns, rows));
      board.move({0, 0});
    });
  };
  constexpr auto side = 64;
  static_assert(side * side == FaultyBoard::audit_area);
  CHECK(moved(side, side) == (audit ? "chomp.move.refines" : rep ? "chomp.move.smaller" : ""));
  CHECK(moved(side * side + 1, 1) == (rep ? "chomp.move.smaller" : ""));
}

TEST_CASE("An invariant broken by a move is reported by the name of its conjunct") {
  CHECK(clause_of(Wrong::cut_leaves_an_increase, move_1_1) ==
        (rep ? "row_boundary.nonincreasing" : ""));
  CHECK(clause_of(Wrong::cut_forgets_a_row, move_1_1) == (rep ? "row_boundary.nonincreasing" : ""));
  CHECK(clause_of(Wrong::cut_miscounts, move_1_1) == (rep ? "row_boundary.count_is_sum" : ""));
}

TEST_CASE("chomp.move.refused is seen broken by a move that throws half done") {
  const auto move_fails = [] { clause_of(Wrong::cut_throws_after, move_1_1); };
  if (audit) {
    CHECK(clause_of(Wrong::cut_throws_after, move_1_1) == "chomp.move.refused");
  } else {
    CHECK_THROWS_AS(move_fails(), std::runtime_error);
  }
}

TEST_CASE("A move that throws before it changed anything passes its exception on") {
  CHECK_THROWS_AS(clause_of(Wrong::cut_throws_before, move_1_1), std::runtime_error);
}

TEMPLATE_LIST_TEST_CASE("chomp.move.legal is seen broken, and nothing has changed", "", AllBoards) {
  if (!pre) return;
  for (const Cell cell : {Cell{1, 1}, Cell{3, 0}, Cell{0, 3}, Cell{-1, 0}, Cell{0, -1},
                          Cell{INT32_MAX, INT32_MAX}, Cell{INT32_MIN, 0}, Cell{0, INT32_MIN}}) {
    TestType board(three_by_three);
    board.move({1, 1});
    const auto violation = violation_by([&] { board.move(cell); });
    REQUIRE(violation.has_value());
    CHECK(violation->clause->id == "chomp.move.legal");
    CHECK(violation->values == "cell = " + describe(cell));
    CHECK(violation->operation ==
          "move(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")");
    CHECK(violation->drawing == "2  *     \n1  *     \n0  * * * \n   0 1 2 \n");
    CHECK(board.row_lengths() == std::vector{3, 1, 1});
    CHECK(board.count() == 5);
  }
}

TEST_CASE("A broken promise of a move says which move of which board breaks it") {
  const std::string board = "FaultyBoard::from_row_lengths(Extent(4, 3), {4, 3, 0})";
  const auto after = [&](Wrong wrong, Cell cell) {
    return fault_of(wrong, Extent(4, 3), {4, 3, 0}, [&](auto& faulty) { faulty.move(cell); });
  };
  if (pre) {
    const auto illegal = after(Wrong::nothing, {3, 2});
    CHECK(illegal.operation == "move(3, 2)");
    CHECK(illegal.replay == board + ".move({3, 2})");
  }
  if (rep) {
    const auto idle = after(Wrong::cut_takes_nothing, {2, 1});
    CHECK(idle.operation == "move(2, 1)");
    CHECK(idle.replay == board + ".move({2, 1})");
    // Where the square is not checked, another promise is the first to be missed.
    const auto large = fault_of(Wrong::cut_takes_nothing, Extent(100, 100), std::vector<int>(100, 9),
                                [](auto& faulty) { faulty.move({2, 1}); });
    CHECK(large.clause->id == "chomp.move.smaller");
    CHECK(large.operation == "move(2, 1)");
  }
  if (audit) {
    const auto greedy = after(Wrong::cut_takes_too_much, {2, 1});
    CHECK(greedy.clause->id == "chomp.move.refines");
    CHECK(greedy.replay == board + ".move({2, 1})");
    CHECK(after(Wrong::cut_throws_after, {1, 0}).operation == "move(1, 0)");
    // Also where it is the state that is wrong: what it should be is known.
    const auto increasing = after(Wrong::cut_leaves_an_increase, {1, 0});
    CHECK(increasing.clause->id == "row_boundary.nonincreasing");
    CHECK(increasing.replay == board + ".move({1, 0})");
    CHECK(increasing.expected == "2          \n1  *       \n0  *       \n   0 1 2 3 \n");
  }
}

TEST_CASE("A move is written down with its board where that has at most 40 rows") {
  const auto replayed = [](int columns, int rows) {
    return !fault_of(Wrong::nothing, Extent(columns, rows),
                     std::vector<int>(static_cast<std::size_t>(rows), columns),
                     [](auto& board) { board.move({-1, 0}); })
                .replay.empty();
  };
  CHECK(replayed(3, 40) == pre);
  CHECK(replayed(100, 40) == pre);
  CHECK(!replayed(3, 41));
}

TEST_CASE("A broken promise of an observer says what was asked") {
  if (!audit) return;
  const auto asked = [](Wrong wrong, auto use) {
    return fault_of(wrong, Extent(4, 3), {4, 3, 0}, use);
  };
  const auto legal = asked(Wrong::legal_accepts_all, [](auto& board) { board.legal({5, 7}); });
  CHECK(legal.operation == "legal(5, 7)");
  CHECK(legal.values == "answer = true");
  CHECK(legal.replay.empty());
}

TEST_CASE("A state of the wrong size is refused before anything of it is read") {
  const Extent extent(3, 2);
  const auto unread = [](const std::string& clause, auto make) {
    const auto violation = violation_by(make).value_or(contract::Violation{});
    REQUIRE(violation.clause != nullptr);
    CHECK(violation.clause->id == clause);
    CHECK(violation.representation.empty());
    CHECK(violation.drawing.empty());
  };
  for (const BooleanBoard::Rows& rows :
       {BooleanBoard::Rows{{1, 1}, {1, 1, 1}}, BooleanBoard::Rows{{1, 1, 1}, {1, 1, 1, 1}},
        BooleanBoard::Rows{{1, 1, 1}}, BooleanBoard::Rows{}}) {
    unread("boolean.rectangular", [&] { BooleanBoard{extent, rows}; });
    unread("boolean.rectangular", [&] { BooleanBoard(extent, rows, 6); });
  }
  for (const int size : {0, 1, 4, 5, 7}) {
    const std::vector<int> lengths(static_cast<std::size_t>(size), 1);
    const std::vector<unsigned char> cells(static_cast<std::size_t>(size), 1);
    const LatticePathBoard::Words words(static_cast<std::size_t>(size == 1 ? 2 : size), 3);
    unread("row_boundary.size", [&] { RowBoundaryBoard{extent, lengths}; });
    unread("row_boundary.size", [&] { RowBoundaryBoard(extent, lengths, 6); });
    unread("column_height.size", [&] { ColumnHeightBoard{extent, lengths}; });
    unread("column_height.size", [&] { ColumnHeightBoard(extent, lengths, 6); });
    unread("flat_boolean.size", [&] { FlatBooleanBoard{extent, cells}; });
    unread("flat_boolean.size", [&] { FlatBooleanBoard(extent, cells, 6); });
    unread("lattice_path.size", [&] { LatticePathBoard{extent, words}; });
    unread("lattice_path.size", [&] { LatticePathBoard(extent, words, 6); });
  }
}

#if STAIRCASE_LEVEL >= 4
TEST_CASE("A broken move is drawn beside the expected value, both within the board's extent") {
  const auto idle = fault_of(Wrong::cut_takes_nothing, three_by_three, {3, 3, 3},
                             [](auto& board) { board.move({0, 1}); });
  CHECK(idle.drawing == "2  * * * \n1  * * * \n0  * * * \n   0 1 2 \n");
  CHECK(idle.expected == "2        \n1        \n0  * * * \n   0 1 2 \n");
}
#endif
