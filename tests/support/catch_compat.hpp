/// \file
/// The only file that names a Catch2 header; tests compile with 2.13 and with 3.
#pragma once

#include <string>

#if STAIRCASE_CATCH2_MAJOR >= 3
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
namespace Catch::Matchers {
/// Catch2 3's name for what 2.13 calls `Contains`.
inline auto ContainsSubstring(const std::string& text) { return Contains(text); }
}  // namespace Catch::Matchers
#endif
