// The questions of 1984/player: what is won, what is lost, and what to do about it. ANSWER_FILE is
// the answer's file, set by the compiler's command line.
#include "player_desk.hpp"

#include ANSWER_FILE

namespace {

static_assert(std::same_as<answer::Rows, std::array<int, 4>>,
              "answer::Rows is given: leave it as it is");

answer::Rows rows_of(const desk::Own& question) {
  answer::Rows rows{};
  const std::vector<int> lengths = desk::numbers(question);
  std::copy_n(lengths.begin(), std::min(lengths.size(), rows.size()), rows.begin());
  return rows;
}

std::int64_t put_list(desk::Text& text) {
  const std::vector<answer::Rows> list = answer::lost_positions();
  for (const answer::Rows& rows : list) {
    desk::put_row(text, std::vector<int>(rows.begin(), rows.end()));
  }
  return static_cast<std::int64_t>(list.size());
}

}  // namespace

namespace desk {

std::int64_t own(const Own& question, Text& text) {
  const answer::Rows rows = rows_of(question);
  switch (question.which) {
    case 0: return answer::won(rows) ? 1 : 0;
    case 1: return put_list(text);
    case 2: {
      const answer::Cell cell = answer::choose(rows);
      return put_row(text, std::vector<int>{cell.x, cell.y});
    }
    default: return answer::mistakes(rows, answer::Cell{question.a, question.b});
  }
}

}  // namespace desk
