/// \file
/// Every board and the model in every short game on every tiny extent, the shortest first: what a
/// wrong kernel, board, conversion or model does first is reported with the least trace.
#include "mutants/driver/driver.hpp"
#include "staircase/chomp/board/all.hpp"

#include <deque>
#include <limits>
#include <set>
#include <tuple>
#include <type_traits>

using namespace staircase;
using namespace staircase::chomp;

namespace staircase::mutants {
namespace {

/// A game from the full board.
struct Game {
  int columns, rows;
  std::vector<std::pair<int, int>> moves;
  Rows value;
};

/// A stream that display can write to.
struct Text {
  std::string written;
  void operator<<(const std::string& more) { written += more; }
};

/// A position of the model as row lengths, by what it holds; its cells must be just those.
Rows rows_of(const OrderIdeal& ideal, int rows) {
  Rows found(at(rows), 0);
  for (const Cell cell : ideal) {
    if (0 <= cell.y && cell.y < rows) ++found[at(cell.y)];
  }
  return found;
}

bool same_value(const OrderIdeal& ideal, const Rows& value) {
  if (ideal.size() != cells_in(value)) return false;
  return std::all_of(ideal.begin(), ideal.end(),
                     [&](Cell cell) { return holds(value, cell.x, cell.y); });
}

template <class B>
void same_value_or(const B& board, const Rows& value, std::string_view clause) {
  judge_by(clause);
  const Rows found = rows_of(board.abstraction(), board.extent().rows());
  expect(same_value(board.abstraction(), value), clause, "row lengths " + listed(found),
         listed(value));
}

/// The board after the moves of the game, each checked by the library itself.
template <class B>
B played(const Game& game) {
  judge_by("chomp.initial.full");
  B board(Extent(game.columns, game.rows));
  Rows value(at(game.rows), game.columns);
  for (const auto& [x, y] : game.moves) {
    judge_by("chomp.move.refines");
    board.move({x, y});
    value = after(value, x, y);
    expect_equal(board.count(), cells_in(value), "chomp.move.count", "count after the move");
  }
  return board;
}

template <class B>
void ask_what_is_seen(const B& board, const Game& game) {
  const std::string_view value = game.moves.empty() ? "chomp.initial.full" : "chomp.move.refines";
  expect(board.extent() == Extent(game.columns, game.rows), value,
         "extent " + describe(board.extent()), "the extent of the full board");
  for (const contract::Finding& finding : board.invariant())
    expect(false, finding.clause->id, to_text(finding), "an unbroken invariant");
  same_value_or(board, game.value, value);
  judge_by("chomp.count.exact");
  expect_equal(board.count(), cells_in(game.value), "chomp.count.exact", "count");
  expect_equal(board.uncached_count(), cells_in(game.value), "chomp.count.exact", "uncached count");
  judge_by("chomp.convert.preserves");
  expect(board.row_lengths() == game.value, "chomp.convert.preserves",
         "row lengths " + listed(board.row_lengths()), listed(game.value));
  judge_by("chomp.legal.exact");
  constexpr int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();
  // Beyond small extents every cell would take too long: the audit draws the whole board for each.
  const int step_x = std::max(1, game.columns / 6), step_y = std::max(1, game.rows / 6);
  for (int y = -1; y <= game.rows; y += step_y) {
    for (int x = -1; x <= game.columns; x += step_x) {
      expect(board.legal({x, y}) == holds(game.value, x, y), "chomp.legal.exact",
             "legal" + describe(Cell{x, y}) + " = " + std::to_string(board.legal({x, y})),
             "the opposite");
    }
  }
  // The nested board asks one row at a time, so this kernel is asked here alone.
  if constexpr (std::is_same_v<B, BooleanBoard>) {
    for (int y = -1; y <= game.rows; ++y) {
      for (int x = -1; x <= game.columns; ++x) {
        const auto rows = detail::beginnings(board.occupied());
        expect((kernel::boolean_rows_legal(rows.data(), game.columns, game.rows, x, y) != 0) ==
                   holds(game.value, x, y),
               "chomp.legal.exact", "boolean_rows_legal is wrong at " + describe(Cell{x, y}),
               "whether the cell is there");
      }
    }
  }
  for (const Cell far : {Cell{least, 0}, Cell{0, least}, Cell{most, 0}, Cell{0, most}})
    expect(!board.legal(far), "chomp.legal.exact", describe(far) + " is legal", "not legal");
}

template <class B>
void ask_for_refusals(B board, const Game& game) {
  for (int y = -1; y <= game.rows; ++y) {
    for (int x = -1; x <= game.columns; ++x) {
      if (holds(game.value, x, y)) continue;
      judge_by("chomp.move.legal");
      const std::string clause = clause_broken_by([&] { board.move({x, y}); });
      expect(clause == "chomp.move.legal", "chomp.move.legal",
             "move" + describe(Cell{x, y}) + " breaks \"" + clause + "\"", "it is refused");
      same_value_or(board, game.value, "chomp.move.refused");
      expect_equal(board.count(), cells_in(game.value), "chomp.move.refused", "count");
    }
  }
}

template <class B>
void ask_for_display(const B& board, const Game& game) {
  judge_by("chomp.display.exact");
  Text out;
  board.display(out);
  expect_text(out.written, exam_display(game.value, game.columns), "chomp.display.exact");
  expect_text(draw(board), exam_display(game.value, game.columns), "chomp.display.exact");
  const std::string whole = describe(board);
  expect(whole.find(describe(board.extent())) != std::string::npos &&
             whole.find("count = " + std::to_string(cells_in(game.value))) != std::string::npos,
         "chomp.display.exact", whole, "the extent and the count");
}

/// The whole value, the extent and the count are those of the game.
template <class B>
void same_board_or(const B& board, const Game& game, std::string_view clause) {
  expect(board.extent() == Extent(game.columns, game.rows), clause, describe(board.extent()),
         "the extent of the board that it came from");
  same_value_or(board, game.value, clause);
  // Before the board is asked for its count, for it would find the fault itself by another clause.
  expect(board.invariant().holds(), clause, describe(board), "a board that keeps its invariant");
  expect_equal(board.uncached_count(), cells_in(game.value), clause, "uncached count");
  expect_equal(board.count(), cells_in(game.value), clause, "count");
}

/// Copies, assignments, moves and swaps with a board of this game, which stands for another extent
/// or for another position in the same one.
template <class B>
void ask_for_independence_from(const B& board, const Game& game, const Game& other) {
  constexpr std::string_view clause = "chomp.boards.independent";
  const Extent extent(other.columns, other.rows);
  B copy = board, assigned(extent), swapped(extent);
  assigned = board;
  same_board_or(assigned, game, clause);
  if (cells_in(game.value) != 0) copy.move(poison);
  same_board_or(board, game, clause);
  same_board_or(assigned, game, clause);
  B taken = std::move(assigned);
  expect(assigned.invariant().holds(), clause, "a board that was moved from is none", "a board");
  same_board_or(taken, game, clause);
  swap(swapped, taken);
  same_board_or(swapped, game, clause);
  same_board_or(taken, other, clause);
  taken = std::move(swapped);
  expect(swapped.invariant().holds(), clause, "a board assigned from is none", "a board");
  same_board_or(taken, game, clause);
  B& same = taken;
  taken = same;
  same_board_or(taken, game, clause);
}

/// Copies, assignments, moves and swaps carry the whole value and nothing else.
template <class B>
void ask_for_independence(const B& board, const Game& game) {
  const int wider = game.columns + 1;
  ask_for_independence_from(board, game, {wider, 1, {}, {wider}});
  const Rows full(at(game.rows), game.columns);
  ask_for_independence_from(board, game, {game.columns, game.rows, {}, full});
}

template <class To, class From>
void ask_for_conversion(const From& from, const Game& game) {
  judge_by("chomp.convert.preserves");
  const To to = convert<To>(from);
  expect(to.extent() == from.extent(), "chomp.convert.preserves", describe(to.extent()),
         describe(from.extent()));
  same_value_or(to, game.value, "chomp.convert.preserves");
  expect_equal(to.count(), cells_in(game.value), "chomp.convert.preserves", "count");
  judge_by("chomp.equality.abstract");
  expect(to == from && from == to, "chomp.equality.abstract", "unequal", "equal");
  // Never equal to the same cells in a wider or higher extent.
  const Extent wider(game.columns + 1, game.rows), higher(game.columns, game.rows + 1);
  const To in_wider = To::from_row_lengths(wider, game.value);
  Rows with_empty_row = game.value;
  with_empty_row.push_back(0);
  const To in_higher = To::from_row_lengths(higher, with_empty_row);
  same_value_or(in_wider, game.value, "chomp.convert.preserves");
  same_value_or(in_higher, with_empty_row, "chomp.convert.preserves");
  expect(!(in_wider == from) && !(in_higher == from), "chomp.equality.abstract",
         "equal in different extents", "unequal");
  if (cells_in(game.value) != 0) {
    To less = to;
    int y = game.rows - 1;
    while (game.value[at(y)] == 0) --y;
    less.move({game.value[at(y)] - 1, y});
    expect(!(less == from) && !(from == less), "chomp.equality.abstract", "equal with a cell fewer",
           "unequal");
  }
}

/// Every conversion goes by way of row lengths, so to and from one form is to and from all.
template <class B>
void ask_for_conversions(const B& board, const Game& game) {
  ask_for_conversion<RowBoundaryBoard>(board, game);
  judge_by("chomp.convert.preserves");
  ask_for_conversion<B>(RowBoundaryBoard(board.extent(), game.value), game);
}

/// Everything about one board after one game; \p whole is false where that would take too long.
template <class B>
void ask_board(const Game& game, bool whole) {
  ask({"chomp.move.refines", B::name, game.columns, game.rows, game.moves, game.value});
  const B board = played<B>(game);
  ask_what_is_seen(board, game);
  ask_for_conversions(board, game);
  if (!whole) return;
  if (contract::checks(contract::Strength::pre)) ask_for_refusals(board, game);
  ask_for_display(board, game);
  ask_for_independence(board, game);
}

/// Two positions of equally many cells in one extent are not equal.
template <class B>
void ask_about_equal_counts() {
  ask({"chomp.equality.abstract", B::name, 2, 2, {{0, 1}}, {2, 0}});
  const B flat = B::from_row_lengths(Extent(2, 2), {2, 0});
  const B tall = B::from_row_lengths(Extent(2, 2), {1, 1});
  expect(!(flat == tall) && !(tall == flat) && !(flat == RowBoundaryBoard(Extent(2, 2), {1, 1})),
         "chomp.equality.abstract", "rows:2,0 equals rows:1,1", "unequal");
}

/// A board just beyond the reach of the audit refuses by itself, without the model's help.
template <class B>
void ask_beyond_the_audit() {
  ask({"chomp.move.legal", B::name, 65, 64});
  B board(Extent(65, 64));
  for (const Cell wrong : {Cell{0, 64}, Cell{65, 0}, Cell{-1, 0}, Cell{0, -1}}) {
    if (!contract::checks(contract::Strength::pre)) break;
    const std::string clause = clause_broken_by([&] { board.move(wrong); });
    expect(clause == "chomp.move.legal", "chomp.move.legal",
           "move" + describe(wrong) + " breaks \"" + clause + "\"", "it is refused");
  }
  board.move({64, 63});
  expect_equal(board.count(), 65 * 64 - 1, "chomp.move.count", "count");
  B other(Extent(65, 64));
  other.move({0, 63});
  board.move({1, 63});
  board.move({64, 62});
  ask({"chomp.equality.abstract", B::name, 65, 64});
  expect_equal(board.count(), other.count(), "chomp.move.count", "count");
  expect(!(board == other), "chomp.equality.abstract", "equal by the count alone", "unequal");
}

// With one board alone the driver compiles in half the time; a change of a board or of its kernel
// is nearly always seen by it.
#ifdef ONLY_BOARD
using Asked = std::tuple<ONLY_BOARD>;
#else
using Asked = std::tuple<RowBoundaryBoard, ColumnHeightBoard, FlatBooleanBoard, BooleanBoard,
                         LatticePathBoard>;
#endif

void ask_every_board(const Game& game, bool whole) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (ask_board<std::tuple_element_t<I, Asked>>(game, whole), ...);
  }(std::make_index_sequence<std::tuple_size_v<Asked>>());
}

void ask_every_board_once_more() {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (ask_about_equal_counts<std::tuple_element_t<I, Asked>>(), ...);
    (ask_beyond_the_audit<std::tuple_element_t<I, Asked>>(), ...);
  }(std::make_index_sequence<std::tuple_size_v<Asked>>());
}

/// Every position of the extent, by a shortest game that leads to it.
void ask_every_game(int columns, int rows) {
  std::deque<Game> games{{columns, rows, {}, Rows(at(rows), columns)}};
  std::set<Rows> seen{games.front().value};
  for (; !games.empty(); games.pop_front()) {
    const Game game = games.front();
    ask_every_board(game, true);
    for (int y = 0; y < rows; ++y) {
      for (int x = 0; x < game.value[at(y)]; ++x) {
        Game next{columns, rows, game.moves, after(game.value, x, y)};
        next.moves.emplace_back(x, y);
        if (seen.insert(next.value).second) games.push_back(std::move(next));
      }
    }
  }
}

/// One game on a larger extent: what a word of 64 steps or a count of 31 bits gets wrong.
void ask_larger(int columns, int rows, std::vector<std::pair<int, int>> moves) {
  Game game{columns, rows, {}, Rows(at(rows), columns)};
  ask_every_board(game, false);
  for (const auto& [x, y] : moves) {
    game.moves.emplace_back(x, y);
    game.value = after(game.value, x, y);
    ask_every_board(game, false);
  }
}

/// The boards that are linear in W + H, where the audit does not reach and counts pass 2^31.
template <class B>
void ask_huge() {
  const Game game{1'000'000, 3'000, {{999'999, 2'999}, {1, 2}}, {}};
  ask({"chomp.count.exact", B::name, game.columns, game.rows, game.moves});
  B board(Extent(game.columns, game.rows));
  expect_equal(board.count(), 3'000'000'000, "chomp.count.exact", "count");
  board.move({999'999, 2'999});
  expect_equal(board.count(), 2'999'999'999, "chomp.move.count", "count");
  board.move({1, 2});
  expect_equal(board.count(), 2'002'998, "chomp.move.count", "count");
  expect_equal(board.uncached_count(), 2'002'998, "chomp.count.exact", "uncached count");
}

}  // namespace

void ask_everything() {
  for (int area = 1; area <= 9; ++area) {
    for (int rows = 1; rows <= 4; ++rows) {
      if (area % rows == 0 && area / rows <= 4) ask_every_game(area / rows, rows);
    }
  }
  ask_larger(62, 2, {{60, 1}, {61, 0}, {0, 1}});
  ask_larger(2, 64, {{1, 62}, {0, 63}, {1, 0}});
  ask_larger(130, 1, {{129, 0}, {64, 0}, {1, 0}});
  ask_larger(1, 130, {{0, 129}, {0, 64}, {0, 1}});
  ask_larger(60, 5, {{59, 3}, {10, 2}, {3, 0}});
  ask_every_board_once_more();
#ifdef ONLY_BOARD
  if constexpr (!std::is_same_v<ONLY_BOARD, BooleanBoard> &&
                !std::is_same_v<ONLY_BOARD, FlatBooleanBoard>)
    ask_huge<ONLY_BOARD>();
#else
  ask_huge<RowBoundaryBoard>();
  ask_huge<ColumnHeightBoard>();
  ask_huge<LatticePathBoard>();
#endif
}

}  // namespace staircase::mutants
