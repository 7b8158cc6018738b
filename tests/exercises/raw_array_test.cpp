// What the judge of (a) takes for right, held against the definitions.
#include "raw_array.hpp"
#include "costs.hpp"
#include "growth.hpp"
#include "invariants_findings.hpp"
#include "support/catch_compat.hpp"

#include <algorithm>
#include <set>

using namespace staircase::grade;

namespace {

constexpr Form forms[] = {Form::nested_boolean, Form::flat_boolean, Form::row_boundary,
                          Form::column_heights};

}  // namespace

TEST_CASE("a raw array has no fault exactly when it is the image of a position") {
  for (const Form form : forms) {
    for (int n = 1; n <= 3; ++n) {
      std::set<std::string> images;
      for (const OrderIdeal& ideal : all_ideals(n)) images.insert(wire(encoded(form, n, ideal)));
      std::size_t meaningful = 0;
      for (const RawArray& array : all_arrays(form, n)) {
        const bool sound = fault(array).empty();
        INFO(code(array) << " " << fault(array));
        REQUIRE(sound == (images.count(wire(array)) == 1));
        meaningful += sound ? 1 : 0;
      }
      REQUIRE(meaningful == images.size());
    }
  }
}

TEST_CASE("there are C(2n, n) positions of n x n, each read back from its array") {
  const std::size_t expected[] = {2, 6, 20, 70, 252};
  for (int n = 1; n <= 5; ++n) {
    const auto ideals = all_ideals(n);
    REQUIRE(ideals.size() == expected[n - 1]);
    for (const OrderIdeal& ideal : ideals) {
      for (const Form form : forms) {
        const auto cells = cells_of(encoded(form, n, ideal));
        REQUIRE(OrderIdeal(cells) == ideal);
      }
    }
  }
}

TEST_CASE("an array comes back from the text in which it travels") {
  for (const Form form : forms) {
    for (const RawArray& array : all_arrays(form, 2)) {
      REQUIRE(rows_of(wire(array), is_boolean(form)) == array.rows);
    }
  }
}

TEST_CASE("a count belongs to an array exactly when it is the number of its cells") {
  int right = 0;
  for (const RawArray& array : all_counted_arrays(Form::column_heights, 3)) {
    RawArray uncounted = array;
    uncounted.count.reset();
    const bool sound = fault(uncounted).empty() &&
                       *array.count == static_cast<std::int64_t>(cells_of(array).size());
    REQUIRE(fault(array).empty() == sound);
    right += sound ? 1 : 0;
  }
  REQUIRE(right == 20);
}

TEST_CASE("growth is told from the last doubling, with constant terms") {
  REQUIRE(growth({0, 0, 0, 0}) == Growth::none);
  REQUIRE(growth({1, 1, 1, 1}) == Growth::constant);
  REQUIRE(growth({9, 17, 33, 65}) == Growth::linear);
  REQUIRE(growth({65, 257, 1025, 4097}) == Growth::quadratic);
  REQUIRE(growth({8, 64, 512, 4096}) == Growth::other);
  REQUIRE(growth({0, 0, 0, 64}) == Growth::other);
}

TEST_CASE("a plot has a bar in proportion to each number") {
  REQUIRE(plot({1, 2, 12, 24}, "steps", 24) ==
          " N  steps\n"
          " 8      1  #\n"
          "16      2  ##\n"
          "32     12  ############\n"
          "64     24  ########################\n");
}

TEST_CASE("a cached count makes counting constant and nothing else") {
  for (const Form form : forms) {
    const Growth whole = is_boolean(form) ? Growth::quadratic : Growth::linear;
    for (const bool cached : {false, true}) {
      const auto of = [&](Operation operation) {
        return growth(counted_steps(form, cached, operation));
      };
      REQUIRE(of(Operation::count) == (cached ? Growth::constant : whole));
      REQUIRE(of(Operation::legal) == Growth::constant);
      REQUIRE(of(Operation::move) == whole);
      REQUIRE(of(Operation::display) == Growth::quadratic);
      REQUIRE(of(Operation::space) == whole);
    }
  }
}

TEST_CASE("cells are read from a reply until it cannot be read") {
  REQUIRE(cells_in("0,1 -2,33 ") == std::vector<Cell>{{0, 1}, {-2, 33}});
  REQUIRE(cells_in("0,1 2,").size() == 1);
  REQUIRE(cells_in("").empty());
}
