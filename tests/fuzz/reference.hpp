/// \file
/// A second reading of numbers and lines, by other means than the library's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace staircase::fuzz {

/// The digits of \p text without its sign and zeros in front, "0" for zero; nothing when the text
/// is no integer.
inline std::optional<std::string> digits(std::string_view text) {
  const std::size_t sign = !text.empty() && (text[0] == '+' || text[0] == '-') ? 1 : 0;
  const std::string all(text.substr(sign));
  if (all.empty() || all.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  const std::size_t first = all.find_first_not_of('0');
  return first == std::string::npos ? "0" : all.substr(first);
}

/// The integer that \p text is; beyond 2^63 - 1, whatever the sign, that bound.
inline std::optional<std::int64_t> reference_integer(std::string_view text) {
  const auto found = digits(text);
  if (!found) return std::nullopt;
  const std::string most = "9223372036854775807";
  const bool beyond =
      found->size() > most.size() || (found->size() == most.size() && *found > most);
  const std::int64_t size = std::stoll(beyond ? most : *found);
  return text[0] == '-' ? -size : size;
}

/// The integer from 0 to 1000000, without a plus, that \p text is.
inline std::optional<int> reference_length(std::string_view text) {
  const auto number = reference_integer(text);
  if (!number || text[0] == '+' || *number < 0 || 1'000'000 < *number) return std::nullopt;
  return static_cast<int>(*number);
}

/// What stands between the separators, one part more than there are separators.
inline std::vector<std::string> parts(std::string_view text, char separator) {
  std::vector<std::string> found(1);
  for (const char c : text) {
    if (c == separator) {
      found.emplace_back();
    } else {
      found.back() += c;
    }
  }
  return found;
}

}  // namespace staircase::fuzz
