#include "floyd_truth.hpp"

#include <algorithm>
#include <tuple>

namespace staircase::grade::floyd {
namespace {

const chomp::Extent board(columns, rows);

// All row lengths from row y up, each at most as long as the one below it.
void list(int y, Rows& lengths, std::vector<OrderIdeal>& found) {
  if (y == rows) {
    found.push_back(*position_of({lengths.begin(), lengths.end()}));
    return;
  }
  const auto row = static_cast<std::size_t>(y);
  const int most = y == 0 ? columns : lengths[row - 1];
  for (lengths[row] = 0; lengths[row] <= most; ++lengths[row]) list(y + 1, lengths, found);
  lengths[row] = 0;
}

}  // namespace

Rows row_lengths(const OrderIdeal& position) {
  Rows lengths{};
  for (const Cell cell : position) ++lengths[static_cast<std::size_t>(cell.y)];
  return lengths;
}

std::optional<OrderIdeal> position_of(const std::vector<int>& lengths) {
  const bool fits = lengths.size() == rows && std::is_sorted(lengths.rbegin(), lengths.rend()) &&
                    0 <= lengths.back() && lengths.front() <= columns;
  if (!fits) return std::nullopt;
  return OrderIdeal::comprehension(
      board, [&](Cell cell) { return cell.x < lengths[static_cast<std::size_t>(cell.y)]; });
}

int side(const OrderIdeal& position) {
  int longer = 0;
  for (const Cell cell : position) longer = std::max({longer, cell.x + 1, cell.y + 1});
  return longer;
}

std::string code(const OrderIdeal& position) {
  std::string text;
  for (const int length : row_lengths(position)) {
    text += (text.empty() ? "{" : ", ") + std::to_string(length);
  }
  return text + "}";
}

std::string code(Cell cell) {
  return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

std::string wire(const OrderIdeal& position) {
  std::string text;
  for (const int length : row_lengths(position)) {
    text += (text.empty() ? "" : " ") + std::to_string(length);
  }
  return text + "/";
}

Panel drawn(const std::string& title, const OrderIdeal& position) {
  return {title,
          marks_picture(board, [&](Cell cell) { return position.contains(cell) ? '*' : '.'; })};
}

Panel drawn_with(const std::string& title, const OrderIdeal& position, Cell taken) {
  return {title, marks_picture(board, [&](Cell cell) {
            if (!position.contains(cell)) return '.';
            return cell == taken ? 'x' : chomp::in_up_set(taken, cell) ? '-' : '*';
          })};
}

bool fights_better(const Choice& a, const Choice& b) {
  return std::tuple(-a.mistakes, a.removed, a.cell.y, a.cell.x) <
         std::tuple(-b.mistakes, b.removed, b.cell.y, b.cell.x);
}

Truth::Truth() {
  Rows lengths{};
  list(0, lengths, positions_);
  std::ranges::sort(positions_, {}, [](const OrderIdeal& position) {
    return std::tuple(position.size(), row_lengths(position));
  });
}

Choice Truth::choice(const OrderIdeal& position, Cell cell) {
  const OrderIdeal left = after(position, cell);
  const auto replies = moves(left);
  const auto mistakes =
      std::count_if(replies.begin(), replies.end(), [&](Cell reply) { return !wins(left, reply); });
  return {cell, static_cast<int>(mistakes), static_cast<int>(replies.size()),
          static_cast<int>(position.size() - left.size())};
}

Choice Truth::fighting(const OrderIdeal& position) {
  std::vector<Choice> choices;
  for (const Cell cell : moves(position)) choices.push_back(choice(position, cell));
  return *std::min_element(choices.begin(), choices.end(), fights_better);
}

}  // namespace staircase::grade::floyd
