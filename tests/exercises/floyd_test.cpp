// The judge's truth about Floyd's board, held against the solver, and what it finds wrong with
// replies. No answer is compiled here.
#include "facts_subject.hpp"
#include "player_findings.hpp"
#include "staircase/chomp/solve/solver.hpp"
#include "support/catch_compat.hpp"

#include <algorithm>

namespace floyd = staircase::grade::floyd;
using floyd::OrderIdeal;
using floyd::Truth;
using staircase::chomp::Cell;
using staircase::chomp::RowLengths;
using staircase::chomp::Solver;
using staircase::grade::Ask;
using staircase::grade::Reply;
using Kind = staircase::grade::Reply::Kind;

namespace {

OrderIdeal position(const std::vector<int>& lengths) { return floyd::position_of(lengths).value(); }

std::vector<int> lengths(const OrderIdeal& position) {
  const auto rows = floyd::row_lengths(position);
  return {rows.begin(), rows.end()};
}

// The clause that a reply breaks, or "kept".
std::string broken(const std::optional<staircase::grade::Finding>& finding) {
  return finding ? finding->clause : "kept";
}

Reply number(std::int64_t value) { return {Kind::value, value, ""}; }

Reply cell(int x, int y) {
  return {Kind::value, 2, std::to_string(x) + " " + std::to_string(y) + "/"};
}

}  // namespace

TEST_CASE("the board of 4 rows of 5 has 125 positions with a cell, and 16 of them are lost") {
  Truth truth;
  REQUIRE(truth.positions().size() == 126);
  REQUIRE(truth.positions().front().empty());
  REQUIRE(std::is_sorted(truth.positions().begin(), truth.positions().end(),
                         [](const auto& a, const auto& b) { return a.size() < b.size(); }));
  REQUIRE(std::count_if(truth.positions().begin(), truth.positions().end(),
                        [&](const auto& p) { return !truth.won(p); }) == 16);
}

TEST_CASE("outcome, winning moves and fights of every position are those of the solver") {
  Truth truth;
  Solver solver;
  for (const OrderIdeal& p : truth.positions()) {
    const auto analysis = solver.analyse(RowLengths(lengths(p))).value();
    CAPTURE(floyd::code(p));
    REQUIRE(truth.won(p) == (analysis.outcome == staircase::theory::Outcome::N));
    REQUIRE(truth.winning(p) == analysis.winning);
    if (truth.won(p)) continue;
    const floyd::Choice best = truth.fighting(p);
    REQUIRE(best.cell == analysis.fighting->move);
    REQUIRE(best.mistakes == analysis.fighting->mistakes);
    REQUIRE(best.replies == analysis.fighting->replies);
  }
}

TEST_CASE(
    "no two moves that leave the most mistakes take different numbers of cells on this board") {
  Truth truth;
  for (const OrderIdeal& p : truth.positions()) {
    if (truth.won(p)) continue;
    const floyd::Choice best = truth.fighting(p);
    for (const Cell taken : truth.moves(p)) {
      const floyd::Choice other = truth.choice(p, taken);
      CAPTURE(floyd::code(p), floyd::code(taken));
      REQUIRE((other.mistakes < best.mistakes || other.removed == best.removed));
    }
  }
}

TEST_CASE("a move fights better by mistakes, then by cells left, then by y, then by x") {
  const floyd::Choice move{{2, 1}, 6, 7, 3};
  CHECK(floyd::fights_better(move, {{0, 0}, 5, 9, 1}));
  CHECK(floyd::fights_better(move, {{0, 0}, 6, 6, 4}));
  CHECK(floyd::fights_better(move, {{0, 2}, 6, 7, 3}));
  CHECK(floyd::fights_better(move, {{3, 1}, 6, 7, 3}));
  CHECK_FALSE(floyd::fights_better(move, move));
  CHECK_FALSE(floyd::fights_better({{3, 1}, 6, 7, 3}, move));
}

TEST_CASE("row lengths are taken for a position exactly when they are one of the board") {
  CHECK(floyd::position_of({5, 5, 5, 5})->size() == 20);
  CHECK(floyd::position_of({0, 0, 0, 0})->empty());
  for (const std::vector<int>& none :
       {std::vector{6, 0, 0, 0}, std::vector{1, 2, 0, 0}, std::vector{1, 0, 0, -1},
        std::vector{1, 0, 0}, std::vector{1, 1, 1, 1, 0}, std::vector<int>{}}) {
    CHECK_FALSE(floyd::position_of(none));
  }
}

TEST_CASE("a wrong outcome breaks the rule that decides it") {
  Truth truth;
  const auto says = [&](const std::vector<int>& rows, Reply reply) {
    return broken(floyd::wrong_outcome(truth, position(rows), reply));
  };
  CHECK(says({0, 0, 0, 0}, number(1)) == "kept");
  CHECK(says({0, 0, 0, 0}, number(0)) == "answer.outcome.ended");
  CHECK(says({1, 0, 0, 0}, number(1)) == "answer.outcome.ended");
  CHECK(says({2, 0, 0, 0}, number(1)) == "kept");
  CHECK(says({2, 0, 0, 0}, number(0)) == "answer.outcome.won");
  CHECK(says({2, 1, 0, 0}, number(0)) == "kept");
  CHECK(says({2, 1, 0, 0}, number(1)) == "answer.outcome.lost");
  CHECK(says({2, 1, 0, 0}, {Kind::threw, 0, "no"}) == "answer.outcome.lost");
}

TEST_CASE("a wrong move breaks the clause of what is wrong with it") {
  Truth truth;
  const auto says = [&](const std::vector<int>& rows, Reply reply) {
    return broken(floyd::wrong_choice(truth, position(rows), reply));
  };
  CHECK(says({2, 0, 0, 0}, cell(1, 0)) == "kept");
  CHECK(says({2, 0, 0, 0}, cell(0, 0)) == "answer.player.wins");
  CHECK(says({2, 0, 0, 0}, cell(2, 0)) == "answer.player.legal");
  CHECK(says({2, 0, 0, 0}, cell(0, -1)) == "answer.player.legal");
  CHECK(says({2, 0, 0, 0}, {Kind::threw, 0, "no"}) == "answer.player.legal");
  // (2, 1) leaves 6 mistakes among 7 replies, (0, 0) none.
  CHECK(says({3, 3, 1, 1}, cell(2, 1)) == "kept");
  CHECK(says({3, 3, 1, 1}, cell(0, 0)) == "answer.fight.most");
  // Two moves leave as many mistakes; they take as many cells.
  CHECK(says({2, 1, 0, 0}, cell(1, 0)) == "kept");
  CHECK(says({2, 1, 0, 0}, cell(0, 1)) == "answer.fight.ties");
}

TEST_CASE("mistakes are counted among the replies, and taking the poison is one") {
  Truth truth;
  const OrderIdeal p = position({3, 3, 1, 1});
  CHECK(broken(floyd::wrong_mistakes(truth, p, {2, 1}, number(6))) == "kept");
  CHECK(broken(floyd::wrong_mistakes(truth, p, {2, 1}, number(7))) == "answer.fight.mistakes");
  CHECK(broken(floyd::wrong_mistakes(truth, p, {0, 0}, number(0))) == "kept");
  CHECK(broken(floyd::wrong_mistakes(truth, position({2, 0, 0, 0}), {1, 0}, number(1))) == "kept");
}

TEST_CASE("the list of lost positions is compared as a set without repetitions") {
  Truth truth;
  std::string all;
  for (const OrderIdeal& p : truth.positions()) {
    if (!truth.won(p)) all += floyd::wire(p);
  }
  const auto says = [&](const std::string& text) {
    std::vector<std::string> clauses;
    for (const auto& finding : floyd::wrong_list(truth, {Kind::value, 0, text}))
      clauses.push_back(finding.clause);
    return clauses;
  };
  using Clauses = std::vector<std::string>;
  const Clauses only{"answer.table.only"};
  CHECK(says(all) == Clauses{});
  CHECK(says(all + "1 0 0 0/") == only);
  CHECK(says(all + "5 5 5 5/") == only);
  CHECK(says(all + "0 0 0 0/") == only);
  CHECK(says(all + "6 0 0 0/") == only);
  CHECK(says(all.substr(all.find('/') + 1)) == Clauses{"answer.table.all"});
  CHECK(says("5 5 5 5/") == Clauses{"answer.table.only", "answer.table.all"});
}

TEST_CASE("Floyd's facts are true, and decide 7, 12 and 22 claims of the board") {
  Truth truth;
  std::map<int, int> number;
  const floyd::Claims right(truth, {"right", std::nullopt, false});
  for (const floyd::Claim& claim : floyd::decided_claims(truth)) {
    const int fact = floyd::fact_about(claim).value();
    ++number[fact];
    CAPTURE(floyd::code(claim.position));
    const auto rows = floyd::row_lengths(claim.position);
    const auto height = std::count_if(rows.begin(), rows.end(), [](int row) { return row > 0; });
    REQUIRE(right.says(claim) == (fact != 6 || rows[0] != height));
  }
  CHECK(number == std::map<int, int>{{5, 7}, {6, 12}, {7, 22}});
}

TEST_CASE("a program that is to be tested is wrong in the claims that it is said to be") {
  Truth truth;
  const floyd::Claims right(truth, {"right", std::nullopt, false});
  for (const floyd::Claimant& claimant : floyd::claimants(truth)) {
    const floyd::Claims claims(truth, claimant);
    CAPTURE(claimant.about);
    for (const OrderIdeal& p : truth.positions()) {
      std::vector<floyd::Claim> all{{p, {}}};
      for (const Cell taken : truth.moves(p)) all.push_back({p, taken});
      for (const floyd::Claim& claim : all) {
        const bool wrong = claimant.contrary ? !floyd::fact_about(claim) : claim == claimant.wrong;
        REQUIRE((claims.says(claim) != right.says(claim)) == wrong);
      }
    }
  }
}

TEST_CASE("a call about what is not on the board is refused, and the calls of a test are kept") {
  Truth truth;
  floyd::Claims claims(truth, {"right", std::nullopt, false});
  const auto call = [&](int test, int rows, int taken) {
    return claims.answer({Ask::own, test, {rows, taken}, {}});
  };
  const int l = 2 + 8 * 1;  // {2, 1, 0, 0}
  CHECK(call(6, l, -1) == Reply{Kind::value, 0, ""});
  CHECK(call(6, l, 8) == Reply{Kind::value, 0, ""});
  CHECK(call(6, l + 1, 2) == Reply{Kind::value, 1, ""});
  for (const auto& [rows, taken] : {std::pair(l, 9), std::pair(l, -2), std::pair(1 + 8 * 2, -1),
                                    std::pair(6, -1), std::pair(-2, -1), std::pair(l + 4096, -1)}) {
    CHECK(call(6, rows, taken).kind == Kind::threw);
  }
  CHECK(call(4, l, -1).kind == Kind::threw);
  CHECK(claims.answer({Ask::move, 6, {l, -1}, {}}).kind == Kind::threw);
  CHECK(claims.last_calls(6).starts_with(
      "given::won({2, 1, 0, 0})  false\ngiven::wins({2, 1, 0, 0}, 0, 1)  false\n"
      "given::wins({3, 1, 0, 0}, 2, 0)  true\n"));
  CHECK(claims.last_calls(5) == "(nothing)\n");
  claims.forget_calls();
  CHECK(claims.last_calls(6) == "(nothing)\n");
}
