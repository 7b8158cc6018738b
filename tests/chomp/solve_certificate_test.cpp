/// \file
/// The checker of certificates accepts the list of all P-positions and refuses every other list.
#include "staircase/chomp/solve/certificate.hpp"
#include "staircase/theory/outcome_oracle.hpp"

#include "support/boards.hpp"
#include "support/properties.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace {

using namespace staircase::chomp;
using namespace staircase::testing;
using staircase::theory::Outcome;
using staircase::theory::OutcomeOracle;

using Rows = std::vector<int>;

// The positions within an extent that are not empty, by the oracle's word on them.
struct Positions {
  std::vector<Rows> lost, won;

  explicit Positions(Extent extent) {
    OutcomeOracle<RowGame> oracle;
    for_each_ideal(extent, [&](const Rows& row) {
      if (row[0] == 0) return;
      (oracle.outcome(RowLengths(row)) == Outcome::P ? lost : won).push_back(row);
    });
  }
};

Certificate claim(Extent extent, const std::vector<Rows>& list) {
  Certificate certificate(extent);
  for (const Rows& row : list) {
    REQUIRE(certificate.can_add(row));
    certificate.add(row);
  }
  return certificate;
}

std::string refusal(Extent extent, const std::vector<Rows>& list) {
  const auto objection = claim(extent, list).certify();
  return objection ? std::string(objection->clause.id) : "";
}

Rows after(Rows row, Cell cell) {
  for (auto y = static_cast<std::size_t>(cell.y); y < row.size(); ++y)
    row[y] = std::min(row[y], cell.x);
  return row;
}

bool holds(const std::vector<Rows>& list, const Rows& row) {
  return std::find(list.begin(), list.end(), row) != list.end();
}

// Whether the objection is right: its position breaks its clause.
bool is_true(const Objection& objection, const std::vector<Rows>& list) {
  const Rows& row = objection.rows;
  if (objection.clause.id == "chomp.certificate.independent") {
    return objection.move && holds(list, row) && holds(list, after(row, *objection.move));
  }
  if (objection.clause.id != "chomp.certificate.absorbing" || holds(list, row)) return false;
  for (int y = 0; y < static_cast<int>(row.size()); ++y) {
    for (int x = 0; x < row[static_cast<std::size_t>(y)]; ++x) {
      if (holds(list, after(row, {x, y}))) return false;
    }
  }
  return true;
}

bool refused_with_reason(Extent extent, const std::vector<Rows>& list) {
  const auto objection = claim(extent, list).certify();
  return objection && is_true(*objection, list);
}

}  // namespace

TEST_CASE("The list of all P-positions is certified, whatever its order") {
  for_each_extent(5, [](Extent extent) {
    auto list = Positions(extent).lost;
    CHECK(refusal(extent, list).empty());
    std::reverse(list.begin(), list.end());
    CHECK(refusal(extent, list).empty());
  });
}

TEST_CASE("Every list with one position removed, added or changed is refused, with a reason") {
  for_each_extent(4, [](Extent extent) {
    const Positions all(extent);
    for (std::size_t i = 0; i < all.lost.size(); ++i) {
      auto list = all.lost;
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
      CHECK(refused_with_reason(extent, list));
      for (const Rows& other : all.won) {
        list = all.lost;
        list[i] = other;
        if (!refused_with_reason(extent, list)) FAIL_CHECK("changed entry " << i);
      }
    }
    for (const Rows& other : all.won) {
      auto list = all.lost;
      list.push_back(other);
      CHECK(refused_with_reason(extent, list));
    }
  });
}

TEST_CASE("A random change to the list of a larger extent is refused, with a reason") {
  const Extent extent(7, 6);
  const Positions all(extent);
  REQUIRE(refusal(extent, all.lost).empty());
  for_all("chomp.certificate.absorbing",
          [&] {
            auto list = all.lost;
            list.erase(list.begin() + *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(list)));
            RC_ASSERT(refused_with_reason(extent, list));
          },
          {.cases = 30});
  for_all("chomp.certificate.independent",
          [&] {
            auto list = all.lost;
            list.push_back(*rc::gen::elementOf(all.won));
            RC_ASSERT(refused_with_reason(extent, list));
          },
          {.cases = 30});
}

TEST_CASE("What is no list of positions is refused before any move is tried") {
  const Extent extent(3, 2);
  const auto list = Positions(extent).lost;
  const auto with = [&](Rows row) {
    auto longer = list;
    longer.push_back(std::move(row));
    return refusal(extent, longer);
  };
  CHECK(with(list.front()) == "chomp.certificate.ascending");
  CHECK(with({0, 0}) == "chomp.certificate.positions");
  CHECK(with({4, 1}) == "chomp.certificate.positions");
  CHECK(with({1, 2}) == "chomp.certificate.positions");
  const Certificate certificate(extent);
  CHECK_FALSE(certificate.can_add(Rows{1, 1, 1}));
  CHECK_FALSE(certificate.can_add(Rows{256}));
  CHECK_FALSE(certificate.can_add(Rows{-1}));
}

TEST_CASE("chomp.certificate.positions: Whatever is no position of the extent is refused as an entry") {
  const Extent extent(3, 3);
  const auto lost = Positions(extent).lost;
  int positions = 0;
  for (int digits = 0; digits < 125; ++digits) {
    const Rows row{digits / 25, digits / 5 % 5, digits % 5};
    const bool nonincreasing = row[1] <= row[0] && row[2] <= row[1];
    auto list = lost;
    list.push_back(row);
    const bool refused = refusal(extent, list) == "chomp.certificate.positions";
    const bool position = nonincreasing && 1 <= row[0] && row[0] <= 3;
    CAPTURE(row);
    CHECK(refused == !position);
    positions += position ? 1 : 0;
  }
  CHECK(positions == number_of_ideals(extent) - 1);
}

TEST_CASE("chomp.certificate.ascending: Entries are compared as numbers up to 255") {
  const std::vector<unsigned char> lengths{0, 1, 127, 128, 200, 255};
  const auto sign = [](const Rows& a, const Rows& b) { return a < b ? -1 : a == b ? 0 : 1; };
  for (const unsigned char a : lengths) {
    for (const unsigned char b : lengths) {
      for (const unsigned char c : lengths) {
        for (const unsigned char d : lengths) {
          const unsigned char p[] = {a, b}, q[] = {c, d};
          const Rows first{a, b}, second{c, d};
          CHECK((kernel::position_list_ascends(p, q, 2) != 0) == (first < second));
          // A cell beyond row 0 leaves everything; one within it clips the rows from there on.
          CHECK(kernel::position_list_compare(p, second.data(), 2, 255, 0) == sign(first, second));
          const Rows clipped{c, std::min<int>(d, 127)};
          CHECK(kernel::position_list_compare(p, second.data(), 2, 127, 1) == sign(first, clipped));
          for (const int w : {1, 127, 128, 255})
            CHECK((kernel::position_list_within(p, 2, w) != 0) == (b <= a && 1 <= a && a <= w));
        }
      }
    }
  }
}

TEST_CASE("chomp.certificate.absorbing: The list of two rows longer than 127 cells is certified") {
  // With two rows the second player wins where the lower row has one cell more.
  std::vector<Rows> list;
  for (int length = 0; length < 130; ++length) list.push_back({length + 1, length});
  CHECK(refusal(Extent(130, 2), list).empty());
  list.pop_back();
  CHECK(refusal(Extent(130, 2), list) == "chomp.certificate.absorbing");
}

TEST_CASE("A list with a position from which a move leads to another listed one is refused") {
  CHECK(refusal(Extent(2, 1), {{1}, {2}}) == "chomp.certificate.independent");
}

TEST_CASE("An empty list is refused, for the poison alone is a P-position") {
  const auto objection = claim(Extent(2, 2), {}).certify();
  REQUIRE(objection);
  CHECK(objection->clause.id == "chomp.certificate.absorbing");
  CHECK(objection->rows == Rows{1, 0});
}

TEST_CASE("A check that may look at too few positions gives up, and says neither yes nor no") {
  // Within 2 x 1 there are two positions, and the shorter one is lost.
  const unsigned char one = 1;
  const unsigned char* const list[] = {&one};
  int row = 0;
  CHECK(kernel::certificate_holds(list, 1, 1, 1, 2, 1, &row) == -1);
  CHECK(kernel::certificate_holds(list, 1, 1, 1, 2, 2, &row) == 1);
}

TEST_CASE("Slices by the first row find what the whole check finds") {
  const Extent extent(5, 4);
  const Positions all(extent);
  for (std::size_t i = 0; i < all.lost.size(); ++i) {
    auto list = all.lost;
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
    auto certificate = claim(extent, list);
    REQUIRE_FALSE(certificate.misplaced());
    bool found = false;
    for (int length = 1; length <= extent.columns(); ++length)
      found = certificate.objection(length, length).has_value() || found;
    CHECK(found);
  }
}

TEST_CASE("Lists of extents whose rows do not fit a byte cannot be checked") {
  STATIC_REQUIRE(Certificate::can_check(Extent(255, 1)));
  STATIC_REQUIRE_FALSE(Certificate::can_check(Extent(256, 1)));
  STATIC_REQUIRE_FALSE(Certificate::can_check(Extent(40, 40)));
}
