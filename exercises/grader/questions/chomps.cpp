// The questions of 2022/b: binds the desk to `answer::Chomps`. ANSWER_FILE is the answer's file,
// set by the compiler's command line.
#include "chomps_desk.hpp"

#include ANSWER_FILE

namespace {

using Board = answer::Chomps;

template <class B>
concept CanBeMade = requires(int n) { new B(n); };
template <class B>
concept CanCount = requires(B& board) { static_cast<long long>(board.count()); };
template <class B>
concept CanTellLegal = requires(B& board, int x, int y) { static_cast<bool>(board.legal(x, y)); };
template <class B>
concept CanMove = requires(B& board, int x, int y) { board.move(x, y); };
template <class B>
concept MovesAsAsked = !CanMove<B> || requires(B& board, int x, int y) {
  { board.move(x, y) } -> std::same_as<void>;
} || requires(B& board, int x, int y) {
  { board.move(x, y) } -> std::same_as<bool>;
};
template <class B>
concept CanDisplay = requires(B& board, std::ostream& out) { board.display(out); };

static_assert(CanBeMade<Board>, "answer::Chomps needs a public constructor from one int, N");
static_assert(CanCount<Board>, "answer::Chomps needs a public count() that returns an integer");
static_assert(CanTellLegal<Board>,
              "answer::Chomps needs a public legal(int x, int y) that returns bool");
static_assert(CanMove<Board>, "answer::Chomps needs a public move(int x, int y)");
static_assert(MovesAsAsked<Board>, "answer::Chomps::move must return void or bool");
static_assert(CanDisplay<Board>, "answer::Chomps needs a public display(std::ostream& out)");

Board* boards[4];

// Templates, so that a class without one of the functions meets the sentences above and nothing
// else.
template <class B>
std::int64_t count_of(B& board) {
  if constexpr (CanCount<B>) return static_cast<std::int64_t>(board.count());
  return 0;
}

template <class B>
bool legal_of(B& board, int x, int y) {
  if constexpr (CanTellLegal<B>) return static_cast<bool>(board.legal(x, y));
  return false;
}

template <class B>
bool move_of(B& board, int x, int y) {
  if constexpr (requires {
                  { board.move(x, y) } -> std::same_as<bool>;
                }) {
    return board.move(x, y);
  } else if constexpr (CanMove<B>) {
    board.move(x, y);
  }
  return true;
}

template <class B>
void display_of(B& board, desk::Text& text) {
  if constexpr (CanDisplay<B>) {
    desk::BoundedText bytes(text);
    std::ostream out(&bytes);
    board.display(out);
  }
}

template <class B>
B* made(int n) {
  if constexpr (CanBeMade<B>) return new B(n);
  return nullptr;
}

template <class B>
B* copied(const B& from) {
  if constexpr (std::copy_constructible<B>) return new B(from);
  return nullptr;
}

template <class B>
bool assigned(B& to, const B& from) {
  if constexpr (std::assignable_from<B&, const B&>) {
    to = from;
    return true;
  }
  return false;
}

}  // namespace

namespace desk {

void drop(int board) {
  Board* const old = boards[board];
  boards[board] = nullptr;
  delete old;
}

void make(int board, int n) {
  drop(board);
  boards[board] = made<Board>(n);
}

bool copy(int board, int from) {
  Board* const made_from = copied<Board>(*boards[from]);
  if (made_from == nullptr) return false;
  drop(board);
  boards[board] = made_from;
  return true;
}

bool assign(int board, int from) { return assigned<Board>(*boards[board], *boards[from]); }
std::int64_t count(int board) { return count_of(*boards[board]); }
bool legal(int board, int x, int y) { return legal_of(*boards[board], x, y); }
bool move(int board, int x, int y) { return move_of(*boards[board], x, y); }
void display(int board, Text& text) { display_of(*boards[board], text); }

}  // namespace desk
