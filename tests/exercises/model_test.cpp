// The judge's model of a board: on large boards a closed form stands in for the library's model.
#include "model.hpp"
#include "support/catch_compat.hpp"

#include <random>

using staircase::grade::Ask;
using staircase::grade::Cell;
using staircase::grade::Game;
using staircase::grade::Position;
using staircase::grade::Reply;
using staircase::grade::Script;

TEST_CASE("the closed form of a position agrees with the library's model in random games") {
  std::mt19937 random(20221984);
  for (int k = 0; k < 300; ++k) {
    const int n = 1 + k % 12;
    Position position(n);
    while (true) {
      REQUIRE(position.count_in_closed_form() == position.count());
      for (int y = -1; y <= n; ++y) {
        for (int x = -1; x <= n; ++x) {
          REQUIRE(position.holds_in_closed_form({x, y}) == position.holds({x, y}));
        }
      }
      const auto moves = position.moves();
      if (moves.empty()) break;
      position.move(moves[random() % moves.size()]);
    }
  }
}

TEST_CASE("the closed form counts in 64 bits") {
  Position position(1'000'000);
  REQUIRE(position.count() == 1'000'000'000'000);
  position.move({999'999, 999'999});
  REQUIRE(position.count() == 999'999'999'999);
  position.move({0, 1});
  REQUIRE(position.count() == 1'000'000);
}

TEST_CASE("right replies follow two boards and a copy apart") {
  const Script script{{Ask::make, 0, {2, 0}}, {Ask::copy, 1, {0, 0}}, {Ask::move, 1, {0, 1}},
                      {Ask::count, 0, {}},    {Ask::count, 1, {}},    {Ask::move, 1, {1, 1}},
                      {Ask::count, 1, {}},    {Ask::display, 1, {}}};
  const auto replies = right_replies(script);
  REQUIRE(replies[3].value == 4);
  REQUIRE(replies[4].value == 2);
  REQUIRE(replies[5].value == 0);
  REQUIRE(replies[6].value == 2);
  REQUIRE(replies[7].text == "1      \n0  * * \n   0 1 \n");
}
