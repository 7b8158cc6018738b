#include "tests_subject.hpp"

#include <algorithm>
#include <numeric>

namespace staircase::grade {
namespace {

constexpr std::size_t most_boards = 1000;
constexpr std::size_t calls_shown = 10;
constexpr int letters = 26;

std::size_t at(int x) { return static_cast<std::size_t>(x); }

}  // namespace

const std::vector<Specimen>& specimens() {
  static const std::string t = "answer.tests.";
  static const std::vector<Specimen> all{
      {"", t + "sound", "a right class, which refuses by throwing"},
      {"refuses_by_false", t + "sound", "a right class, which refuses by returning false"},
      {"refuses_by_both", t + "sound",
       "a right class, which throws off the board and returns false for cells that are gone"},
      {"not_full", t + "count", "a fresh board is not full, for some N"},
      {"count_stays", t + "count", "the count is wrong once a move was made"},
      {"count_by_one", t + "count", "the count is wrong after moves of a certain kind"},
      {"count_of_columns", t + "count", "the count is wrong on larger boards"},
      {"legal_above", t + "legal", "legal is wrong at the edge of what is left"},
      {"legal_right", t + "legal", "legal is wrong beside the board"},
      {"legal_top", t + "legal", "legal is wrong above the board"},
      {"legal_negative_x", t + "legal", "legal is wrong for certain negative numbers"},
      {"legal_negative_y", t + "legal", "legal is wrong for certain negative numbers"},
      {"legal_huge", t + "legal", "legal is wrong for huge numbers"},
      {"legal_mirrored", t + "legal", "legal is wrong on boards of a certain shape"},
      {"cuts_left", t + "move", "a move takes cells that it should not take"},
      {"begins_late", t + "move", "a move leaves cells that it should take"},
      {"leaves_a_row", t + "move", "a move leaves cells that it should take"},
      {"one_column", t + "move", "a move leaves cells that it should take"},
      {"grows", t + "move", "a move brings cells back"},
      {"poison_stays", t + "move", "a certain legal move is not carried out"},
      {"stops_at_step", t + "move", "a second move is not carried out in full"},
      {"ignores", t + "refusal", "an illegal move is not refused"},
      {"accepts_gone", t + "refusal", "a certain illegal move is not refused"},
      {"refuses_but_cuts", t + "refusal", "a move that is refused changes the board"},
      {"refuses_but_counts", t + "refusal", "a move that is refused changes the board"},
      {"upside_down", t + "display", "the picture is wrong"},
      {"no_last_space", t + "display", "the picture is wrong in the blanks"},
      {"from_one", t + "display", "the picture is wrong in the labels"},
      {"always_full", t + "display", "the picture is wrong once a move was made"},
      {"one_state", t + "independence", "boards are not independent"},
      {"copies_share", t + "independence", "copies are not independent"},
      {"assignment_shares", t + "independence", "assigned boards are not independent"}};
  return all;
}

int Subject::home(int id) const {
  const auto found = home_.find(id);
  return found == home_.end() ? id : found->second;
}

bool Subject::holds(const Board& board, Cell cell) const {
  return 0 <= cell.x && cell.x < board.n && 0 <= cell.y && cell.y < board.height[at(cell.x)];
}

bool Subject::legal(const Board& board, Cell cell) const {
  const auto [x, y] = cell;
  const int n = board.n;
  if (has("legal_right") && x == n && 0 <= y && y < n) return true;
  if (has("legal_top") && y == n && 0 <= x && x < n && board.height[at(x)] == n) return true;
  if (has("legal_negative_x") && x == -1 && holds(board, {0, y})) return true;
  if (has("legal_negative_y") && y < 0 && holds(board, {x, 0})) return true;
  if (has("legal_huge") && (x > 1'000'000 || y > 1'000'000)) return true;
  if (has("legal_mirrored")) return holds(board, {y, x});
  if (has("legal_above") && 0 <= x && x < n && y == board.height[at(x)] && y < n) return true;
  return holds(board, cell);
}

int Subject::count(const Board& board) const {
  const int sum = std::accumulate(board.height.begin(), board.height.end(), 0);
  if (has("count_of_columns") && board.n > 3) return sum - 1;
  return sum + board.hidden;
}

Reply Subject::refuse(Board& board, Cell cell) const {
  const bool on_board = 0 <= cell.x && cell.x < board.n && 0 <= cell.y && cell.y < board.n;
  if (has("ignores") || (has("accepts_gone") && on_board)) return {Reply::Kind::value, 1, ""};
  if (has("refuses_but_counts")) --board.hidden;
  if (has("refuses_but_cuts") && on_board) {
    const auto column = std::find_if(board.height.rbegin(), board.height.rend(),
                                     [](int height) { return height > 0; });
    if (column != board.height.rend()) --*column;
  }
  if (has("refuses_by_false") || (has("refuses_by_both") && on_board)) {
    return {Reply::Kind::value, 0, ""};
  }
  return {Reply::Kind::threw, 0, "this cell is not on the board"};
}

Reply Subject::move(Board& board, Cell cell) {
  if (!holds(board, cell)) return refuse(board, cell);
  if (has("poison_stays") && cell == Cell{0, 0}) return {Reply::Kind::value, 1, ""};
  const int before = std::accumulate(board.height.begin(), board.height.end(), 0);
  const int first = has("cuts_left") ? 0 : has("begins_late") ? cell.x + 1 : cell.x;
  const int last = has("one_column") ? cell.x : board.n - 1;
  const int left = cell.y + (has("leaves_a_row") ? 1 : 0);
  int left_height = board.n;
  for (int x = first; x <= last; ++x) {
    int& height = board.height[at(x)];
    if (has("stops_at_step") && x > first && height < left_height) break;
    left_height = height;
    height = has("grows") ? left : std::min(height, left);
  }
  const int after = std::accumulate(board.height.begin(), board.height.end(), 0);
  if (has("count_stays")) board.hidden += before - after;
  if (has("count_by_one")) board.hidden += before - after - 1;
  return {Reply::Kind::value, 1, ""};
}

std::string Subject::picture(const Board& board) const {
  std::string text;
  for (int k = board.n - 1; 0 <= k; --k) {
    const int y = has("upside_down") ? board.n - 1 - k : k;
    text += std::to_string(y) + "  ";
    for (int x = 0; x < board.n; ++x) {
      text += has("always_full") || holds(board, {x, y}) ? "* " : "  ";
    }
    if (has("no_last_space")) text.pop_back();
    text += "\n";
  }
  text += "   ";
  for (int x = 0; x < board.n; ++x) text += std::to_string(has("from_one") ? x + 1 : x) + " ";
  return text + "\n";
}

Reply Subject::make(int id, int n) {
  if (n < 1 || n > 9 || boards_.size() >= most_boards) {
    return {Reply::Kind::threw, 0, "N is from 1 to 9, and there are at most 1000 boards"};
  }
  home_[id] = has("one_state") ? 0 : id;
  Board board{n, std::vector<int>(at(n), n), 0};
  if (has("not_full") && n == 1) board.height[0] = 0;
  boards_[home(id)] = board;
  return {};
}

Reply Subject::do_step(const Step& step) {
  const int id = step.board;
  if (step.ask == Ask::make) return make(id, step.cell.x);
  if (step.ask == Ask::drop) {
    if (home(id) == id && !has("copies_share") && !has("assignment_shares") && !has("one_state"))
      boards_.erase(id);
    return {};
  }
  if (step.ask == Ask::copy || step.ask == Ask::assign) {
    const int from = home(step.cell.x);
    const bool shares = has(step.ask == Ask::copy ? "copies_share" : "assignment_shares");
    if (!boards_.contains(from)) return {Reply::Kind::threw, 0, "there is no such board"};
    home_[id] = shares || has("one_state") ? from : id;
    if (home(id) != from) boards_[id] = boards_.at(from);
    return {};
  }
  const auto found = boards_.find(home(id));
  if (found == boards_.end()) return {Reply::Kind::threw, 0, "there is no such board"};
  Board& board = found->second;
  switch (step.ask) {
    case Ask::count: return {Reply::Kind::value, count(board), ""};
    case Ask::legal: return {Reply::Kind::value, legal(board, step.cell) ? 1 : 0, ""};
    case Ask::move: return move(board, step.cell);
    default: return {Reply::Kind::value, 0, picture(board)};
  }
}

Reply Subject::answer(const Step& step) {
  Reply reply = do_step(step);
  if (step.ask == Ask::drop) return reply;
  Step named = step;
  named.board %= letters;
  if (step.ask == Ask::copy || step.ask == Ask::assign) named.cell.x %= letters;
  std::string call = code(named, true);
  if (step.ask == Ask::move)
    call += reply.kind == Reply::Kind::threw ? "  throws" : reply.value != 0 ? "  true" : "  false";
  if (step.ask == Ask::count || step.ask == Ask::legal) call += "  " + words(step, reply);
  calls_.push_back(call);
  if (calls_.size() > calls_shown) calls_.erase(calls_.begin());
  return reply;
}

std::string Subject::last_calls() const {
  std::string text;
  for (const std::string& call : calls_) text += call + "\n";
  return text.empty() ? "(nothing)\n" : text;
}

}  // namespace staircase::grade
