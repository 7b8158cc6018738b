#include "growth.hpp"

#include <algorithm>

namespace staircase::grade {
namespace {

constexpr std::uint64_t bar_width = 24;

std::string right_aligned(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

}  // namespace

// The last doubling tells most: constant terms weigh least there.
Growth growth(const Counts& counts) {
  const std::uint64_t before = counts[counts.size() - 2];
  const std::uint64_t last = counts.back();
  if (last == 0) return Growth::none;
  if (before == 0) return Growth::other;
  const double ratio = static_cast<double>(last) / static_cast<double>(before);
  if (0.9 < ratio && ratio < 1.1) return Growth::constant;
  if (1.8 < ratio && ratio < 2.2) return Growth::linear;
  if (3.6 < ratio && ratio < 4.4) return Growth::quadratic;
  return Growth::other;
}

std::string words(Growth growth) {
  switch (growth) {
    case Growth::none: return "stays at 0";
    case Growth::constant: return "does not grow";
    case Growth::linear: return "grows as N";
    case Growth::quadratic: return "grows as N * N";
    case Growth::other: return "grows as neither N nor N * N";
  }
  return {};
}

Counts extrapolated(std::uint64_t first, Growth growth) {
  const std::uint64_t factor = growth == Growth::quadratic ? 4 : growth == Growth::linear ? 2 : 1;
  Counts counts;
  for (std::size_t i = 0; i < growth_sizes.size(); ++i) {
    counts.push_back(first);
    first *= factor;
  }
  return counts;
}

std::string plot(const Counts& counts, const std::string& things, std::uint64_t most) {
  const std::size_t width = std::max(std::to_string(most).size(), things.size());
  std::string text = " N  " + right_aligned(things, width) + "\n";
  for (std::size_t i = 0; i < counts.size(); ++i) {
    std::uint64_t bar = most == 0 ? 0 : counts[i] * bar_width / most;
    if (bar == 0 && counts[i] > 0) bar = 1;
    text += right_aligned(std::to_string(growth_sizes[i]), 2) + "  " +
            right_aligned(std::to_string(counts[i]), width) + "  " + std::string(bar, '#') + "\n";
  }
  return text;
}

}  // namespace staircase::grade
