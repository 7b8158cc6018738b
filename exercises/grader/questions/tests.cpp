// The questions about tests: 2022/b_tests and 2019/b_tests. What a board does is decided by the
// judge, so nothing in this process knows whether it is right. ANSWER_FILE is the answer's file,
// set by the compiler's command line.
#include "tests_desk.hpp"

namespace {

int next_id = 0;

// What the judge says, or its refusal as an exception.
std::int64_t asked(int op, int board, int a, int b, desk::Text& text) {
  std::int64_t value = 0;
  if (!desk::ask_back(op, board, a, b, value, text)) {
    throw std::invalid_argument(std::string(text.bytes, text.length));
  }
  return value;
}

std::int64_t asked(int op, int board, int a = 0, int b = 0) {
  static desk::Text text;
  return asked(op, board, a, b, text);
}

}  // namespace

namespace given {

Chomps::Chomps(int n) : id_(next_id++) { asked(GRADE_MAKE, id_, n); }
Chomps::Chomps(const Chomps& other) : id_(next_id++) { asked(GRADE_COPY, id_, other.id_); }
Chomps& Chomps::operator=(const Chomps& other) {
  asked(GRADE_ASSIGN, id_, other.id_);
  return *this;
}
Chomps::~Chomps() { asked(GRADE_DROP, id_); }
int Chomps::count() const { return static_cast<int>(asked(GRADE_COUNT, id_)); }
bool Chomps::legal(int x, int y) const { return asked(GRADE_LEGAL, id_, x, y) != 0; }
bool Chomps::move(int x, int y) { return asked(GRADE_MOVE, id_, x, y) != 0; }
void Chomps::display(std::ostream& out) const {
  desk::Text text;
  asked(GRADE_DISPLAY, id_, 0, 0, text);
  out.write(text.bytes, text.length);
}

}  // namespace given

#include ANSWER_FILE

namespace desk {

std::int64_t own(const Own&, Text&) { return answer::passes() ? 1 : 0; }

}  // namespace desk
