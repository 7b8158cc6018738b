#include "staircase/theory/outcome_oracle.hpp"

#include "support/catch_compat.hpp"

#include <vector>

namespace {

using staircase::theory::ImpartialGame;
using staircase::theory::Outcome;
using staircase::theory::OutcomeOracle;

// One heap; a move takes 1, 2 or 3 away.
template <Outcome End>
struct TakeUpToThree {
  using Position = int;
  using Move = int;
  static constexpr Outcome without_moves = End;

  std::vector<int> moves(int heap) const {
    std::vector<int> takes;
    for (int take = 1; take <= 3 && take <= heap; ++take) takes.push_back(take);
    return takes;
  }
  int after(int heap, int take) const { return heap - take; }
};
using NormalPlay = TakeUpToThree<Outcome::P>;
using MiserePlay = TakeUpToThree<Outcome::N>;

struct NotAGame {
  using Position = int;
  using Move = int;
};

}  // namespace

TEST_CASE("the concept tells games from other types") {
  STATIC_REQUIRE(ImpartialGame<NormalPlay>);
  STATIC_REQUIRE_FALSE(ImpartialGame<NotAGame>);
}

TEST_CASE("under normal play a heap is lost exactly when it is a multiple of four") {
  OutcomeOracle<NormalPlay> oracle;
  for (int heap = 0; heap <= 60; ++heap) {
    CAPTURE(heap);
    CHECK((oracle.outcome(heap) == Outcome::P) == (heap % 4 == 0));
  }
}

TEST_CASE("under misere play a heap is lost exactly when it is one more than a multiple of four") {
  OutcomeOracle<MiserePlay> oracle;
  for (int heap = 0; heap <= 60; ++heap) {
    CAPTURE(heap);
    CHECK((oracle.outcome(heap) == Outcome::P) == (heap % 4 == 1));
  }
}

TEST_CASE("the winning moves are the moves to P-positions, all of them and in order") {
  OutcomeOracle<NormalPlay> normal;
  CHECK(normal.winning_moves(0).empty());
  CHECK(normal.winning_moves(4).empty());
  CHECK(normal.winning_moves(7) == std::vector<int>{3});
  OutcomeOracle<MiserePlay> misere;
  CHECK(misere.winning_moves(0).empty());
  CHECK(misere.winning_moves(3) == std::vector<int>{2});
}

TEST_CASE("each position is worked out once") {
  OutcomeOracle<NormalPlay> oracle;
  CHECK(oracle.remembered() == 0);
  oracle.outcome(20);
  const auto known = oracle.remembered();
  CHECK(0 < known);
  CHECK(known <= 21);
  oracle.outcome(20);
  CHECK(oracle.remembered() == known);
}

TEST_CASE("names say who wins") {
  CHECK(name(Outcome::P) == "P");
  CHECK(name(Outcome::N) == "N");
  CHECK(sentence(Outcome::P) == "the player to move loses");
  CHECK(sentence(Outcome::N) == "the player to move wins");
}
