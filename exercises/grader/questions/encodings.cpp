// The questions of (a)(i): what two representations of a position look like. ANSWER_FILE is the
// answer's file, set by the compiler's command line.
#include "raw_text.hpp"

#include <concepts>

#include ANSWER_FILE

namespace {

std::vector<int> row_lengths;

// The position of the question, as answers are told it.
bool holds(int x, int y) {
  return 0 <= x && 0 <= y && y < static_cast<int>(row_lengths.size()) &&
         x < row_lengths[static_cast<std::size_t>(y)];
}

template <class T>
concept Nested = std::same_as<T, std::vector<std::vector<bool>>>;
template <class T>
concept Flat = std::same_as<T, std::vector<bool>>;
template <class T>
concept Numbers = std::same_as<T, std::vector<int>>;

template <class T>
constexpr bool fits(answer::Form form) {
  switch (form) {
    case answer::Form::nested_boolean: return Nested<T>;
    case answer::Form::flat_boolean: return Flat<T>;
    default: return Numbers<T>;
  }
}

// The judge's number for a form, whatever the answer's is.
std::int64_t number_of(answer::Form form) {
  switch (form) {
    case answer::Form::nested_boolean: return 0;
    case answer::Form::flat_boolean: return 1;
    case answer::Form::row_boundary: return 2;
    default: return 3;
  }
}

using First = decltype(answer::first(1, holds));
using FirstExample = decltype(answer::first_example());
using Second = decltype(answer::second(1, holds));
using SecondExample = decltype(answer::second_example());

static_assert(fits<First>(answer::first_form),
              "answer::first must return the type that goes with first_form");
static_assert(fits<FirstExample>(answer::first_form),
              "answer::first_example must return the type that goes with first_form");
static_assert(fits<Second>(answer::second_form),
              "answer::second must return the type that goes with second_form");
static_assert(fits<SecondExample>(answer::second_form),
              "answer::second_example must return the type that goes with second_form");

}  // namespace

namespace desk {

std::int64_t own(const Own& question, Text& text) {
  row_lengths = numbers(question);
  switch (question.which) {
    case 0: return number_of(answer::first_form) + 256 * number_of(answer::second_form);
    case 1: return put_row(text, answer::first_example());
    case 2: return put_row(text, answer::first(question.a, holds));
    case 3: return put_row(text, answer::second_example());
    default: return put_row(text, answer::second(question.a, holds));
  }
}

}  // namespace desk
