/// \file
/// Random numbers that are the same on every machine.
#pragma once

#include <cstdint>

namespace staircase::chomp {

/// Numbers that follow from a seed, by the generator of Steele, Lea and Flood ("Fast splittable
/// pseudorandom number generators", 2014). Not for secrets.
///
/// \exposure the state is private
/// \complexity O(1) a number
class Random {
 public:
  /// Begins the numbers of \p seed.
  explicit constexpr Random(std::uint64_t seed) noexcept : state_(seed) {}

  /// A number of 64 bits.
  constexpr std::uint64_t next() noexcept {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  /// A number from 0 to \p bound - 1, each as likely; 1 <= bound. Numbers from the incomplete last
  /// round are drawn again, so that none is favoured.
  constexpr std::int64_t below(std::int64_t bound) noexcept {
    const auto size = static_cast<std::uint64_t>(bound);
    const std::uint64_t last_round = UINT64_MAX - UINT64_MAX % size;
    std::uint64_t drawn = next();
    while (last_round <= drawn) drawn = next();
    return static_cast<std::int64_t>(drawn % size);
  }

 private:
  std::uint64_t state_;
};

}  // namespace staircase::chomp
