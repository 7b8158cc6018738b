// The desk: reads questions, has the answer answer them, writes the replies. It holds nothing worth
// stealing: what is right is known to the judge alone, in another process.
#include "desk.hpp"

#include "protocol.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <exception>
#include <typeinfo>

namespace {

struct Buffer {
  char* bytes;
  size_t length;
  size_t capacity;
};

Buffer out{};

[[noreturn]] void leave(int status) { _exit(status); }

void read_all(void* into, size_t wanted) {
  char* to = static_cast<char*>(into);
  while (wanted > 0) {
    const ssize_t got = read(GRADE_QUESTIONS_FD, to, wanted);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) leave(0);  // the judge has no more questions
    to += got;
    wanted -= static_cast<size_t>(got);
  }
}

void flush() {
  size_t sent = 0;
  while (sent < out.length) {
    const ssize_t put = write(GRADE_REPLIES_FD, out.bytes + sent, out.length - sent);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) leave(0);
    sent += static_cast<size_t>(put);
  }
  out.length = 0;
}

void say(const void* bytes, size_t length) {
  if (out.length + length > out.capacity) {
    out.capacity = 2 * (out.length + length);
    out.bytes = static_cast<char*>(realloc(out.bytes, out.capacity));
    if (out.bytes == nullptr) leave(1);
  }
  memcpy(out.bytes + out.length, bytes, length);
  out.length += length;
}

void say_reply(int kind, int64_t value, const char* text, size_t length) {
  if (length > GRADE_TEXT_LIMIT) length = GRADE_TEXT_LIMIT;
  const GradeReplyHead head{kind, static_cast<uint32_t>(length), value};
  say(&head, sizeof head);
  say(text, length);
}

void answer_question(const GradeQuestion& q, const char* words) {
  switch (q.op) {
    case GRADE_MAKE: desk::make(q.board, q.a); return say_reply(GRADE_VALUE, 0, "", 0);
    case GRADE_COPY: {
      const bool offered = desk::copy(q.board, q.a);
      return say_reply(offered ? GRADE_VALUE : GRADE_NOT_OFFERED, 0, "", 0);
    }
    case GRADE_ASSIGN: {
      const bool offered = desk::assign(q.board, q.a);
      return say_reply(offered ? GRADE_VALUE : GRADE_NOT_OFFERED, 0, "", 0);
    }
    case GRADE_DROP: desk::drop(q.board); return say_reply(GRADE_VALUE, 0, "", 0);
    case GRADE_COUNT: return say_reply(GRADE_VALUE, desk::count(q.board), "", 0);
    case GRADE_LEGAL: return say_reply(GRADE_VALUE, desk::legal(q.board, q.a, q.b), "", 0);
    case GRADE_MOVE: return say_reply(GRADE_VALUE, desk::move(q.board, q.a, q.b), "", 0);
    case GRADE_DISPLAY: {
      static desk::Text text;
      text.length = 0;
      desk::display(q.board, text);
      return say_reply(GRADE_VALUE, 0, text.bytes, text.length);
    }
    case GRADE_OWN: {
      static desk::Text text;
      text.length = 0;
      const desk::Own own{q.board, q.a, q.b, words, q.length};
      const int64_t value = desk::own(own, text);
      return say_reply(GRADE_VALUE, value, text.bytes, text.length);
    }
    default: leave(1);
  }
}

void answer_or_report(const GradeQuestion& question, const char* words) {
  try {
    answer_question(question, words);
  } catch (const std::exception& error) {
    say_reply(GRADE_THREW, 0, error.what(), strlen(error.what()));
  } catch (...) {
    say_reply(GRADE_THREW, 0, "something that is not a std::exception", 38);
  }
}

}  // namespace

namespace desk {

bool ask_back(int op, int board, int a, int b, std::int64_t& value, Text& text) {
  const GradeQuestion question{op, board, a, b, 0};
  char bytes[sizeof question];
  memcpy(bytes, &question, sizeof question);
  say_reply(GRADE_ASKS_BACK, 0, bytes, sizeof bytes);
  flush();
  GradeReplyHead head;
  read_all(&head, sizeof head);
  if (head.length > sizeof text.bytes) leave(1);
  text.length = head.length;
  read_all(text.bytes, head.length);
  value = head.value;
  return head.kind == GRADE_VALUE;
}

}  // namespace desk

int main() {
  const uint32_t hello = GRADE_HELLO;
  say(&hello, sizeof hello);
  flush();
  for (;;) {
    GradeFrame frame;
    read_all(&frame, sizeof frame);
    if (frame.count > GRADE_QUESTIONS_LIMIT) leave(1);
    char* const questions = static_cast<char*>(malloc(frame.bytes + size_t{1}));
    if (questions == nullptr) leave(1);
    read_all(questions, frame.bytes);
    const char* next = questions;
    say(&frame.nonce, sizeof frame.nonce);
    for (uint32_t i = 0; i < frame.count; ++i) {
      GradeQuestion question;
      memcpy(&question, next, sizeof question);
      answer_or_report(question, next + sizeof question);
      next += sizeof question + question.length;
      if (frame.careful != 0) flush();
    }
    const uint32_t end = ~frame.nonce;
    say(&end, sizeof end);
    flush();
    free(questions);
  }
}
