/// \file
/// Results of reading what people typed: a value, or one line that says what was wrong.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace staircase::chomp::show {

/// Why an input was refused. Wrong input is no broken clause: nobody promised that it would be
/// right.
struct InputError {
  std::string message;  ///< one line without a newline: what was wrong and what is accepted
};

/// A value, or why there is none.
///
/// \exposure the alternatives are private and never change
template <class T>
class Expected {
 public:
  /// The value \p value.
  Expected(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  /// No value, because of \p error.
  Expected(InputError error) : content_(std::in_place_index<1>, std::move(error)) {}

  /// True when there is a value.
  bool has_value() const noexcept { return content_.index() == 0; }
  /// The same, for `if (result)`.
  explicit operator bool() const noexcept { return has_value(); }
  /// The value; there must be one.
  const T& operator*() const noexcept { return *std::get_if<0>(&content_); }
  /// A member of the value; there must be one.
  const T* operator->() const noexcept { return std::get_if<0>(&content_); }
  /// Why there is no value; there must be none.
  const InputError& error() const noexcept { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, InputError> content_;
};

/// \p text in double quotes, fit for one line of a message: at most 40 characters, and a question
/// mark for each character that does not print.
inline std::string quoted(std::string_view text) {
  constexpr std::size_t shown = 40;
  std::string line = "\"";
  for (const char c : text.substr(0, shown)) line += ' ' <= c && c <= '~' ? c : '?';
  return line + (shown < text.size() ? "...\"" : "\"");
}

}  // namespace staircase::chomp::show
