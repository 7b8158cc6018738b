/// \file
/// How numbers grow with N, and how that looks.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace staircase::grade {

/// The N at which is counted: each is twice the one before.
inline constexpr std::array<int, 4> growth_sizes{8, 16, 32, 64};

/// One number for each of `growth_sizes`.
using Counts = std::vector<std::uint64_t>;

/// How numbers grow. `none` is for numbers that are all zero, `other` for what is none of these.
enum class Growth { none, constant, linear, quadratic, other };

/// What \p counts show: the ratio at each doubling tends to 1, 2 or 4.
Growth growth(const Counts& counts);
/// "grows as N * N".
std::string words(Growth growth);
/// What would be counted if the first number were right and the rest grew like that.
Counts extrapolated(std::uint64_t first, Growth growth);
/// A line for each N: the number of \p things, and a bar in proportion to it; \p most is as long as
/// a bar can be.
std::string plot(const Counts& counts, const std::string& things, std::uint64_t most);

}  // namespace staircase::grade
