/// \file
/// The games that the benchmarks replay: the same random moves for every board.
#pragma once

#include "staircase/chomp/model/cell.hpp"
#include "staircase/chomp/model/extent.hpp"

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

namespace staircase::bench {

/// The moves of one game, from the full board to the empty one.
using Game = std::vector<chomp::Cell>;

/// A game in which every move takes a cell drawn evenly from those that are left. The draw depends
/// on the seed alone, not on the standard library.
inline Game random_game(chomp::Extent extent, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<int> row(static_cast<std::size_t>(extent.rows()), extent.columns());
  std::int64_t count = extent.area();
  Game game;
  while (count > 0) {
    auto skipped = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(count));
    std::size_t y = 0;
    while (row[y] <= skipped) skipped -= row[y++];
    const chomp::Cell cell{static_cast<int>(skipped), static_cast<int>(y)};
    for (std::size_t j = y; j < row.size(); ++j) {
      count -= std::max(row[j] - cell.x, 0);
      row[j] = std::min(row[j], cell.x);
    }
    game.push_back(cell);
  }
  return game;
}

/// Several games, so that no single lucky draw decides. The first seed is `seed`.
inline std::vector<Game> random_games(chomp::Extent extent, std::uint64_t seed, int games) {
  std::vector<Game> all;
  for (int i = 0; i < games; ++i) {
    all.push_back(random_game(extent, seed + static_cast<std::uint64_t>(i)));
  }
  return all;
}

/// The middle one of some numbers, the upper one of two.
inline double median(std::vector<double> numbers) {
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
  std::nth_element(numbers.begin(), middle, numbers.end());
  return *middle;
}

}  // namespace staircase::bench
