// The questions about tests of Floyd's facts: 1984/tests. What the program under test claims is
// decided by the judge, so nothing in this process knows whether it is right. ANSWER_FILE is the
// answer's file, set by the compiler's command line.
#include "facts_desk.hpp"

namespace {

constexpr int base = 8;
constexpr int whole_position = -1;
constexpr int nothing = -2;

// Which test is asking, for the judge's record of calls.
int test = 0;

// Numbers as digits of one, or `nothing` when they are no digits.
template <class Numbers>
int packed(const Numbers& numbers) {
  int digits = 0;
  for (auto it = std::rbegin(numbers); it != std::rend(numbers); ++it) {
    if (*it < 0 || base <= *it) return nothing;
    digits = base * digits + *it;
  }
  return digits;
}

// What the judge says, or its refusal as an exception.
bool asked(const given::Rows& rows, int cell) {
  static desk::Text text;
  std::int64_t value = 0;
  if (!desk::ask_back(GRADE_OWN, test, packed(rows), cell, value, text)) {
    throw std::invalid_argument(std::string(text.bytes, text.length));
  }
  return value != 0;
}

}  // namespace

namespace given {

bool won(const Rows& rows) { return asked(rows, whole_position); }

bool wins(const Rows& rows, int x, int y) { return asked(rows, packed(std::array<int, 2>{x, y})); }

}  // namespace given

#include ANSWER_FILE

namespace desk {

std::int64_t own(const Own& question, Text&) {
  test = question.which;
  switch (test) {
    case 5: return answer::fact_5() ? 1 : 0;
    case 6: return answer::fact_6() ? 1 : 0;
    default: return answer::fact_7() ? 1 : 0;
  }
}

}  // namespace desk
