/// \file
/// What the random games of the lock-step test begin with and prefer; their distribution is tested.
#pragma once

#include "staircase/testing/random.hpp"

#include <string>
#include <utility>
#include <vector>

namespace staircase::testing {

/// The commands that are drawn more often.
inline std::vector<std::string> favoured_commands() { return {"take"}; }

/// Mostly both sides at random; now and then one row, one column, or the largest display.
inline rc::Gen<Arguments> random_starts() {
  const auto sides = [](int columns, int rows) {
    return rc::gen::map(
        rc::gen::pair(rc::gen::inRange(1, columns + 1), rc::gen::inRange(1, rows + 1)),
        [](const std::pair<int, int>& side) { return Arguments{side.first, side.second}; });
  };
  return rc::gen::weightedOneOf<Arguments>({{6, sides(7, 7)},
                                            {1, sides(20, 1)},
                                            {1, sides(1, 20)},
                                            {1, rc::gen::just(Arguments{9, 9})}});
}

}  // namespace staircase::testing
