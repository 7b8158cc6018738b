/// \file
/// How many bytes are moved to find all P-positions, and how fast memory moves them.
#pragma once

#include "staircase/chomp/solve/solve_table.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace staircase::bench {

/// What was done with marks.
struct Traffic {
  std::uint64_t copied = 0;  ///< bytes read and written to merge, fill, clear and scan stretches
  std::uint64_t single = 0;  ///< marks that were set one by one
};

/// `Marks` that count, in one thread, what is done with all of them.
class CountingMarks {
 public:
  /// What all objects have done since `traffic()` was last set.
  static Traffic& traffic() {
    static Traffic sum;
    return sum;
  }

  CountingMarks() = default;
  void reset(std::uint64_t size) {
    traffic().copied += size / 8;
    marks_.reset(size);
  }
  CountingMarks first(std::uint64_t size) const {
    traffic().copied += 4 * size / 8;  // cleared, then read twice and written
    CountingMarks copy;
    copy.marks_ = marks_.first(size);
    return copy;
  }
  void set(std::uint64_t k) noexcept {
    ++traffic().single;
    marks_.set(k);
  }
  void fill(std::uint64_t begin, std::uint64_t end) noexcept {
    traffic().copied += 2 * (std::max(begin, end) - begin) / 8;
    marks_.fill(begin, end);
  }
  void merge(std::uint64_t to, const CountingMarks& source, std::uint64_t from,
             std::uint64_t length) noexcept {
    traffic().copied += 3 * length / 8;
    marks_.merge(to, source.marks_, from, length);
  }
  std::uint64_t next_clear(std::uint64_t begin, std::uint64_t end) const noexcept {
    const std::uint64_t found = marks_.next_clear(begin, end);
    traffic().copied += (std::max(begin, found) - begin) / 8;
    return found;
  }

 private:
  chomp::table::Marks marks_;
};

/// What is done with marks to find all P-positions of a square.
inline Traffic traffic_of(int side) {
  CountingMarks::traffic() = {};
  chomp::table::Layers<CountingMarks> layers(chomp::PTable(side, side));
  while (!layers.complete()) layers.solve_next([](std::uint64_t) {});
  return CountingMarks::traffic();
}

/// The bytes that one thread merges in a second, read twice and written once, from and to memory
/// that no cache holds: the best of five times.
inline double bytes_merged_a_second() {
  constexpr std::uint64_t bits = std::uint64_t{1} << 30;
  chomp::table::Marks from(bits), to(bits);
  double best = 0;
  for (int run = 0; run < 5; ++run) {
    const auto begin = std::chrono::steady_clock::now();
    to.merge(0, from, 0, bits);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    best = std::max(best, 3.0 * bits / 8 / taken.count());
  }
  return best;
}

}  // namespace staircase::bench
