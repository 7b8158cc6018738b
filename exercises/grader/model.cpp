#include "model.hpp"

#include "staircase/chomp/model/picture.hpp"
#include "staircase/chomp/model/rules.hpp"

#include <algorithm>
#include <map>

namespace staircase::grade {

Position::Position(int n) : n_(n) {
  if (n <= model_limit) ideal_ = chomp::OrderIdeal::rectangle(chomp::Extent(n, n));
}

Position::Position(const Game& game) : Position(game.n) {
  for (const Cell cell : game.moves) move(cell);
}

bool Position::holds(Cell cell) const {
  return ideal_ ? chomp::rules::legal(*ideal_, cell) : holds_in_closed_form(cell);
}

std::int64_t Position::count() const { return ideal_ ? ideal_->size() : count_in_closed_form(); }

void Position::move(Cell cell) {
  if (ideal_) ideal_ = chomp::rules::move(*ideal_, cell);
  taken_.push_back(cell);
}

std::vector<Cell> Position::moves() const {
  return ideal_ ? chomp::rules::moves(*ideal_) : std::vector<Cell>{};
}

bool Position::holds_in_closed_form(Cell cell) const {
  return 0 <= cell.x && cell.x < n_ && 0 <= cell.y && cell.y < n_ &&
         std::none_of(
             taken_.begin(), taken_.end(), [&](Cell t) { return chomp::in_up_set(t, cell); });
}

// Between one taken column and the next, all columns are as high as the lowest cell taken so far.
std::int64_t Position::count_in_closed_form() const {
  std::vector<Cell> by_column = taken_;
  std::sort(by_column.begin(), by_column.end(), [](Cell a, Cell b) { return a.x < b.x; });
  std::int64_t count = 0;
  std::int64_t height = n_;
  int column = 0;
  for (const Cell cell : by_column) {
    count += height * (cell.x - column);
    column = cell.x;
    height = std::min<std::int64_t>(height, cell.y);
  }
  return count + height * (n_ - column);
}

std::string displayed(const Position& position) {
  return chomp::display_text(chomp::Extent(position.n(), position.n()),
                             [&](Cell cell) { return position.holds(cell); });
}

std::vector<Reply> right_replies(const Script& script) {
  std::map<int, Position> boards;
  std::vector<Reply> replies;
  for (const Step& step : script) {
    Reply reply;
    const auto board = boards.find(step.board);
    switch (step.ask) {
      case Ask::make: boards.insert_or_assign(step.board, Position(step.cell.x)); break;
      case Ask::copy:
      case Ask::assign: boards.insert_or_assign(step.board, boards.at(step.cell.x)); break;
      case Ask::drop: boards.erase(board); break;
      case Ask::count: reply.value = board->second.count(); break;
      case Ask::legal: reply.value = board->second.holds(step.cell) ? 1 : 0; break;
      case Ask::move:
        reply.value = board->second.holds(step.cell) ? 1 : 0;
        if (reply.value != 0) board->second.move(step.cell);
        break;
      case Ask::display: reply.text = displayed(board->second); break;
      case Ask::own: break;
    }
    replies.push_back(std::move(reply));
  }
  return replies;
}

}  // namespace staircase::grade
