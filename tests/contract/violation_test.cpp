/// \file
/// What a violation says.
#include "staircase/chomp/board/row_boundary_board.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

#include <algorithm>
#include <array>

using namespace staircase;
using namespace staircase::testing;
using Catch::Matchers::ContainsSubstring;
using contract::Operation;
using contract::Violation;

namespace {

/// The violation of an illegal move, reported in every build.
Violation illegal_move() {
  const chomp::RowBoundaryBoard board(chomp::Extent(3, 2), {3, 1});
  const chomp::Cell cell{1, 1};
  return violation_by([&] {
           STAIRCASE_VALIDATE("chomp.move.legal", board.row()[1] > cell.x, board,
                              Operation("move", cell.x, cell.y), cell, cell.x + 1);
         })
      .value();
}

}  // namespace

TEST_CASE("A violation names its clause and says its sentence") {
  const Violation violation = illegal_move();
  CHECK(violation.clause->id == "chomp.move.legal");
  CHECK(violation.clause->kind == contract::Kind::pre);
  CHECK(violation.clause->sentence == "a move takes a cell that the board holds");
}

TEST_CASE("A violation keeps the expression and the values in it") {
  const Violation violation = illegal_move();
  CHECK(violation.expression == "board.row()[1] > cell.x");
  CHECK(violation.values == "cell = (1, 1), cell.x + 1 = 2");
}

TEST_CASE("A violation keeps the operation, the representation and the drawing") {
  const Violation violation = illegal_move();
  CHECK(violation.operation == "move(1, 1)");
  CHECK(violation.representation == "RowBoundaryBoard 3 x 2: row = 3 1, count = 4");
  CHECK(violation.drawing == "1  *     \n0  * * * \n   0 1 2 \n");
}

TEST_CASE("A value is named by its whole expression, commas within brackets included") {
  const auto violation = violation_by([] {
    const std::array<int, 2> pair{3, 4};
    STAIRCASE_VALIDATE("chomp.extent.bounded", false, std::max(1, 2), (std::array{5, 6}[0]),
                       std::array{7, 8}.size(), pair[0]);
  });
  REQUIRE(violation.has_value());
  CHECK(violation->values ==
        "std::max(1, 2) = 2, (std::array{5, 6}[0]) = 5, std::array{7, 8}.size() = 2, pair[0] = 3");
}

TEST_CASE("A violation of a move says how to replay it") {
  CHECK(illegal_move().replay ==
        "RowBoundaryBoard::from_row_lengths(Extent(3, 2), {3, 1}).move({1, 1})");
}

TEST_CASE("A violation knows the place of the check and no folder of the machine") {
  const Violation violation = illegal_move();
  CHECK_THAT(violation.where.file_name(), ContainsSubstring("violation_test.cpp"));
  const std::string text = contract::to_text(violation);
  CHECK_THAT(text,
             ContainsSubstring("violation_test.cpp:" + std::to_string(violation.where.line())));
  CHECK_THAT(text, !ContainsSubstring("/violation_test.cpp"));
}

TEST_CASE("The text of a violation has every part, each on a line of its own") {
  Violation violation = illegal_move();
  violation.expected = "the picture\nof what was expected\n";
  violation.replay = "how to replay";
  const std::string file = "violation_test.cpp:" + std::to_string(violation.where.line());
  CHECK(contract::to_text(violation) ==
        "precondition broken: chomp.move.legal\n"
        "  promise:        a move takes a cell that the board holds\n"
        "  formula:        (x, y) in B\n"
        "  found:          board.row()[1] > cell.x\n"
        "  values:         cell = (1, 1), cell.x + 1 = 2\n"
        "  operation:      move(1, 1)\n"
        "  representation: RowBoundaryBoard 3 x 2: row = 3 1, count = 4\n"
        "  value:\n"
        "    1  *     \n"
        "    0  * * * \n"
        "       0 1 2 \n"
        "  expected:\n"
        "    the picture\n"
        "    of what was expected\n"
        "  replay:         how to replay\n"
        "  checked at:     " +
            file + "\n");
}

TEST_CASE("The text of a violation leaves out what does not apply") {
  const auto violation = violation_by([] { STAIRCASE_VALIDATE("chomp.extent.positive", 1 > 2); });
  CHECK_THAT(contract::to_text(*violation), !ContainsSubstring("operation:"));
  CHECK_THAT(contract::to_text(*violation), !ContainsSubstring("values:"));
  CHECK_THAT(contract::to_text(*violation), ContainsSubstring("found:          1 > 2"));
}

TEST_CASE("What the default handler throws carries the whole text and the clause") {
  try {
    STAIRCASE_VALIDATE("chomp.extent.positive", false);
    FAIL("the check did not report");
  } catch (const contract::ContractViolation& thrown) {
    CHECK(thrown.what() == contract::to_text(thrown.violation()));
    CHECK(thrown.clause().id == "chomp.extent.positive");
  }
}

TEST_CASE("A board too large to write out is described all the same") {
  const chomp::RowBoundaryBoard board(chomp::Extent(1'000'000, 1'000'000));
  const auto violation = violation_by([&] {
    STAIRCASE_VALIDATE("chomp.move.legal", false, board, Operation("move", 1'000'000, 0));
  });
  CHECK(violation->operation == "move(1000000, 0)");
  CHECK_THAT(violation->representation, ContainsSubstring("1000000 x 1000000"));
  CHECK_THAT(violation->representation, !ContainsSubstring("cannot be described"));
  CHECK(contract::to_text(*violation).size() < 4000);
}

TEST_CASE("Values of every kind find their text") {
  CHECK(contract::description(true) == "true");
  CHECK(contract::description(-3) == "-3");
  CHECK(contract::description("text") == "text");
  CHECK(contract::description(chomp::Cell{2, 3}) == "(2, 3)");
  struct Mute {};
  CHECK(contract::description(Mute{}) == "(a value without description)");
}

TEST_CASE("Every clause of the list has an id of its own, and is found by it") {
  for (const contract::Clause& clause : contract::clauses) {
    CAPTURE(clause.id);
    CHECK(contract::find_clause(clause.id) == &clause);
  }
  CHECK(contract::find_clause("no.such.clause") == nullptr);
}
