/// \file
/// A broken clause, with all that is needed to understand it and see it again.
#pragma once

#include "staircase/contract/clause.hpp"
#include "staircase/contract/describe.hpp"

#include <source_location>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace staircase::contract {

/// One clause, broken once. Texts that do not apply are empty.
struct Violation {
  const Clause* clause = nullptr;  ///< the broken clause; never null when reported
  std::string expression;      ///< the condition as it stands in the code, or the offending place
  std::string values;          ///< the values in it: "cell = (5, 5)"
  std::string operation;       ///< what was called: "move(5, 5)"
  std::string representation;  ///< the concrete state, as it stands
  std::string drawing;         ///< the abstract value, drawn
  std::string expected;        ///< the abstract value that the specification demands, drawn
  std::string replay;          ///< how to see it again
  std::source_location where;  ///< the place of the check
};

namespace detail {

/// One labelled line, or nothing when \p text is empty.
inline std::string labelled(std::string_view label, const std::string& text) {
  if (text.empty()) return {};
  return "  " + std::string(label) + std::string(16 - label.size(), ' ') + text + "\n";
}

/// A labelled picture, each of its lines indented, or nothing when \p picture is empty.
inline std::string labelled_picture(std::string_view label, const std::string& picture) {
  if (picture.empty()) return {};
  std::string text = "  " + std::string(label) + "\n";
  for (std::size_t begin = 0; begin < picture.size();) {
    const std::size_t end = std::min(picture.find('\n', begin), picture.size());
    text += "    " + picture.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return text;
}

}  // namespace detail

/// The whole message, several lines, for people.
inline std::string to_text(const Violation& violation) {
  const Clause& clause = *violation.clause;
  std::string file = violation.where.file_name();
  file = file.substr(file.find_last_of('/') + 1);
  return std::string(name(clause.kind)) + " broken: " + std::string(clause.id) + "\n" +
         detail::labelled("promise:", std::string(clause.sentence)) +
         detail::labelled("formula:", std::string(clause.formula)) +
         detail::labelled("found:", violation.expression) +
         detail::labelled("values:", violation.values) +
         detail::labelled("operation:", violation.operation) +
         detail::labelled("representation:", violation.representation) +
         detail::labelled_picture("value:", violation.drawing) +
         detail::labelled_picture("expected:", violation.expected) +
         detail::labelled("replay:", violation.replay) +
         detail::labelled("checked at:", file + ":" + std::to_string(violation.where.line()));
}

/// The exception that the default handler throws.
class ContractViolation : public std::logic_error {
 public:
  /// Takes over \p violation; `what()` is its whole text.
  explicit ContractViolation(Violation violation)
      : std::logic_error(to_text(violation)), violation_(std::move(violation)) {}

  /// The broken clause and its circumstances.
  const Violation& violation() const noexcept { return violation_; }
  /// The broken clause.
  const Clause& clause() const noexcept { return *violation_.clause; }

 private:
  Violation violation_;
};

}  // namespace staircase::contract
