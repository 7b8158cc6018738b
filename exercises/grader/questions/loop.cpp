// The questions about a game loop: 2022/c and 2019/c. What is typed reaches the answer line by line
// and is written into the transcript when it is read, as on a terminal. ANSWER_FILE is the answer's
// file, set by the compiler's command line.
#include "loop_desk.hpp"

#include ANSWER_FILE

namespace {

void append(desk::Text& text, const char* bytes, std::size_t length) {
  for (std::size_t i = 0; i < length && text.length < sizeof text.bytes; ++i) {
    text.bytes[text.length++] = bytes[i];
  }
}

// Text that does not fit is cut; an answer that writes without end is stopped by its time.
class Written : public std::streambuf {
 public:
  explicit Written(desk::Text& text) : text_(text) {}

 protected:
  int_type overflow(int_type c) override {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char byte = traits_type::to_char_type(c);
    append(text_, &byte, 1);
    return c;
  }

 private:
  desk::Text& text_;
};

// Gives a line when one is asked for, not earlier.
class Typed : public std::streambuf {
 public:
  Typed(const char* bytes, std::size_t length, desk::Text& text)
      : rest_(bytes, length), text_(text) {}

 protected:
  int_type underflow() override {
    if (rest_.empty()) return traits_type::eof();
    append(text_, "> ", 2);
    const std::size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end == std::string::npos ? end : end + 1);
    rest_.erase(0, line_.size());
    append(text_, line_.data(), line_.size());
    if (line_.back() != '\n') append(text_, "\n", 1);
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_.front());
  }

 private:
  std::string rest_;
  std::string line_;
  desk::Text& text_;
};

// What the loop told, and what was thought of it.
desk::Text trace;

void append_state(const given::State& state) {
  char line[128];
  const int length = std::snprintf(
      line, sizeof line, "%d %d %d %d %lld\n", state.player, state.moves, state.board.count(),
      answer::invariant(state) ? 1 : 0, static_cast<long long>(answer::variant(state)));
  append(trace, line, static_cast<std::size_t>(length));
}

class Notes : public given::Watch {
 public:
  void head(const given::State& state) override { append_state(state); }
};

void play(const desk::Own& question, desk::Text& text) {
  trace.length = 0;
  given::Chomps board(question.a);
  Typed typed(question.text, question.length, text);
  Written written(text);
  std::istream in(&typed);
  std::ostream out(&written);
  Notes notes;
  answer::play(board, in, out, notes);
}

// The text is the number of moves, and then the cells that were taken.
void look(const desk::Own& question) {
  trace.length = 0;
  std::istringstream words(std::string(question.text, question.length));
  int moves = 0;
  words >> moves;
  given::Chomps board(question.a);
  for (int x = 0, y = 0; words >> x >> y;) board.move(x, y);
  append_state({board, question.b, moves});
}

}  // namespace

namespace desk {

std::int64_t own(const Own& question, Text& text) {
  if (question.which == 0) play(question, text);
  if (question.which == 1) look(question);
  if (question.which != 0) {
    append(text, trace.bytes, trace.length);
  }
  return 0;
}

}  // namespace desk
