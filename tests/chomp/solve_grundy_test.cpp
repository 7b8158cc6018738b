/// \file
/// Grundy values of Chomp against an independent table, the outcomes, and a mirror.
#include "staircase/chomp/solve/grundy.hpp"
#include "staircase/chomp/solve/solver.hpp"

#include "support/boards.hpp"
#include "support/catch_compat.hpp"

#include <filesystem>
#include <fstream>
#include <vector>

namespace {

using namespace staircase::chomp;
using namespace staircase::testing;
using Rows = std::vector<int>;

RowLengths rectangle(int columns, int rows) {
  return RowLengths(Rows(static_cast<std::size_t>(rows), columns));
}

Rows mirrored(const Rows& row) {
  Rows height(static_cast<std::size_t>(row[0]), 0);
  for (std::size_t x = 0; x < height.size(); ++x) {
    for (const int length : row) height[x] += static_cast<int>(x) < length ? 1 : 0;
  }
  return height;
}

}  // namespace

TEST_CASE("The Grundy values of rectangles are those of the table") {
  std::ifstream file(std::filesystem::path(STAIRCASE_FACTS) / "grundy.csv");
  std::string header;
  REQUIRE(std::getline(file, header));
  int lines = 0;
  char comma = 0;
  for (int columns = 0, rows = 0, grundy = 0; file >> columns >> comma >> rows >> comma >> grundy;
       ++lines) {
    CAPTURE(columns, rows);
    CHECK(grundy_value(rectangle(columns, rows)) == grundy);
  }
  CHECK(lines == 36);
}

TEST_CASE("A position is a P-position exactly when its Grundy value is 0") {
  Solver solver;
  int positions = 0;
  for_each_ideal(Extent(5, 5), [&](const Rows& row) {
    if (row[0] == 0) return;
    ++positions;
    const RowLengths position(row);
    const bool lost = solver.analyse(position)->outcome == Outcome::P;
    if ((grundy_value(position) == 0) != lost) FAIL_CHECK("count " << position.count());
  });
  CHECK(positions == 251);
}

TEST_CASE("A position and its mirror image have the same Grundy value") {
  for_each_ideal(Extent(5, 4), [](const Rows& row) {
    if (row[0] == 0) return;
    if (grundy_value(RowLengths(row)) != grundy_value(RowLengths(mirrored(row))))
      FAIL_CHECK("first row " << row[0]);
  });
}

TEST_CASE("Grundy values end at ten rows or columns, and the empty board has none") {
  CHECK(grundy_value(rectangle(10, 1)) == 9);
  CHECK(grundy_value(rectangle(1, 10)) == 9);
  CHECK(grundy_value(RowLengths()) == std::nullopt);
  CHECK(grundy_value(rectangle(11, 1)) == std::nullopt);
  CHECK(grundy_value(rectangle(1, 11)) == std::nullopt);
}
