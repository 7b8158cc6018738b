/// \file
/// Slices that are shared among processes give the P-positions that one process finds.
#include "staircase/chomp/solve/slices.hpp"
#include "staircase/chomp/solve/solve_table.hpp"

#include "support/boards.hpp"
#include "support/catch_compat.hpp"

#include <algorithm>
#include <deque>
#include <vector>

namespace {

using namespace staircase::chomp;
using namespace staircase::testing;
using table::RankListBuilder;
using table::SliceSolver;
using Rows = std::vector<int>;

std::vector<Rows> sorted(std::vector<Rows> list) {
  std::sort(list.begin(), list.end());
  return list;
}

std::vector<Rows> by_table(Extent extent) {
  std::vector<Rows> list;
  for_each_p_position(
      extent, [&](std::span<const int> rows) { list.emplace_back(rows.begin(), rows.end()); });
  return sorted(list);
}

// What each of `ranks` solvers knows in the end, played in one process.
std::vector<std::vector<Rows>> by_slices(Extent extent, int ranks) {
  std::vector<SliceSolver> solvers;
  for (int rank = 0; rank < ranks; ++rank) {
    solvers.emplace_back(extent.columns(), extent.rows(),
                         [=](int second) { return second % ranks == rank; });
  }
  std::deque<RankListBuilder> memory;
  for (int sum = 2; sum <= solvers.front().last_sum(); ++sum) {
    const auto slices = solvers.front().slices(sum);
    std::vector<RankListBuilder*> found;
    for (const auto slice : slices) {
      const auto owner = std::find_if(solvers.begin(), solvers.end(),
                                      [&](const auto& solver) { return solver.owns(slice); });
      REQUIRE(owner != solvers.end());
      found.push_back(&memory.emplace_back(owner->solve(slice)));
    }
    for (std::size_t i = 0; i < slices.size(); ++i) {
      for (auto& solver : solvers) solver.learn(slices[i], found[i]->list());
    }
  }
  std::vector<std::vector<Rows>> known;
  for (const auto& solver : solvers) {
    auto& list = known.emplace_back();
    solver.for_each(
        [&](std::span<const int> rows) { list.emplace_back(rows.begin(), rows.end()); });
    list = sorted(list);
  }
  return known;
}

}  // namespace

TEST_CASE("Slices of any rectangle give the P-positions of its table") {
  for_each_extent(7, [](Extent extent) {
    CAPTURE(extent.columns(), extent.rows());
    CHECK(by_slices(extent, 1).front() == by_table(extent));
  });
  CHECK(by_slices(Extent(10, 9), 1).front() == by_table(Extent(10, 9)));
  CHECK(by_slices(Extent(4, 12), 1).front() == by_table(Extent(4, 12)));
}

TEST_CASE("All solvers that share the slices know the same P-positions") {
  const auto wanted = by_table(Extent(9, 8));
  for (const int ranks : {2, 3, 4, 12}) {
    for (const auto& list : by_slices(Extent(9, 8), ranks)) CHECK(list == wanted);
  }
}

TEST_CASE("Every move leads to a smaller sum or stays in its slice") {
  for_each_ideal(Extent(5, 4), [](const Rows& row) {
    for (int y = 0; y < 4; ++y) {
      for (int x = 0; x < row[static_cast<std::size_t>(y)]; ++x) {
        if (x == 0 && y == 0) continue;
        Rows left = row;
        for (auto j = static_cast<std::size_t>(y); j < 4; ++j) left[j] = std::min(left[j], x);
        if (y <= 1) CHECK(left[0] + left[1] < row[0] + row[1]);
        if (2 <= y) CHECK((left[0] == row[0] && left[1] == row[1]));
      }
    }
  });
}
