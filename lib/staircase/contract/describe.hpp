/// \file
/// How values get into a message. A type takes part by free functions found beside it:
///
/// - `std::string describe(const T&)`: the value in one line;
/// - `std::string draw(const T&)`: the value as a picture of several lines, each ended by a
///   newline;
/// - `std::string draw(const T&, const Abstract&)`: an abstract value on the canvas of the first
///   picture, so that the two can be compared;
/// - `std::string replay(const T&, const Abstract&, const Operation&)`: an expression that puts a
///   fresh object of the type into the state with that abstract value and calls the operation.
///
/// Only reached when something is broken, so none of them need be fast.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace staircase::contract {

/// The parts, one after the other, in one string.
///
/// Used where a literal stands before a temporary string: for `"a" + std::to_string(n)` g++ 12
/// warns falsely (-Wrestrict) at -O3, and users compile these headers with their own warnings.
template <class... Parts>
std::string joined(const Parts&... parts) {
  std::string text;
  ((text += parts), ...);
  return text;
}

/// A type with a one-line description of its own.
template <class T>
concept Describable = requires(const T& value) {
  { describe(value) } -> std::convertible_to<std::string>;
};

/// A type with a picture.
template <class T>
concept Drawable = requires(const T& value) {
  { draw(value) } -> std::convertible_to<std::string>;
};

/// An operation and its arguments, as it is called: "move(3, 1)". At most two integers.
struct Operation {
  const char* name = "";                    ///< the operation's name
  std::size_t arity = 0;                    ///< how many arguments count
  std::array<std::int64_t, 2> arguments{};  ///< the arguments

  /// An operation without arguments.
  constexpr explicit Operation(const char* called) noexcept : name(called) {}
  /// An operation on one integer.
  constexpr Operation(const char* called, std::int64_t a) noexcept
      : name(called), arity(1), arguments{a, 0} {}
  /// An operation on two integers.
  constexpr Operation(const char* called, std::int64_t a, std::int64_t b) noexcept
      : name(called), arity(2), arguments{a, b} {}
};

/// "move(3, 1)".
inline std::string describe(const Operation& operation) {
  std::string text = std::string(operation.name) + "(";
  for (std::size_t i = 0; i < operation.arity; ++i) {
    text += joined(i == 0 ? "" : ", ", std::to_string(operation.arguments[i]));
  }
  return text + ")";
}

/// How to see \p operation on \p subject again, from the abstract value \p before it: the type's
/// own `replay`, or words.
template <class Subject, class Abstract>
std::string replay_text(const Subject& subject, const Abstract& before,
                        const Operation& operation) {
  if constexpr (requires {
                  { replay(subject, before, operation) } -> std::convertible_to<std::string>;
                }) {
    return replay(subject, before, operation);
  } else if constexpr (Describable<Abstract>) {
    return joined("start at ", describe(before), ", then ", describe(operation));
  } else {
    return {};
  }
}

/// The one-line text of any value: its own `describe`, or the number, truth value or text that it
/// is.
template <class T>
std::string description(const T& value) {
  if constexpr (Describable<T>) {
    return describe(value);
  } else if constexpr (std::same_as<T, bool>) {
    return value ? "true" : "false";
  } else if constexpr (std::integral<T>) {
    return std::to_string(value);
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    return std::string(std::string_view(value));
  } else {
    return "(a value without description)";
  }
}

/// The picture of a value, or its description where it has none.
template <class T>
std::string picture(const T& value) {
  if constexpr (Drawable<T>) {
    return draw(value);
  } else {
    return description(value) + "\n";
  }
}

/// The picture of an abstract value of \p subject: on the same canvas as the subject's own picture,
/// by `draw(subject, value)`, where the type has that; otherwise the value's own picture.
template <class Subject, class Abstract>
std::string picture_for(const Subject& subject, const Abstract& value) {
  if constexpr (requires {
                  { draw(subject, value) } -> std::convertible_to<std::string>;
                }) {
    return draw(subject, value);
  } else {
    return picture(value);
  }
}

}  // namespace staircase::contract
