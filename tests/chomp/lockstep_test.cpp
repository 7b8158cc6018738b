/// \file
/// All boards and the model, move for move, in random games: each command does the same to all of
/// them and compares what can be seen.
#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/generators.hpp"
#include "support/properties.hpp"

#include <memory>
#include <sstream>

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

constexpr bool refuses = contract::checks(contract::Strength::pre);

/// The model: an ideal of the specification and, beside it, the plain set.
struct Model {
  Extent extent{1, 1};
  OrderIdeal ideal;
  PlainSet plain;

  static Model full(Extent extent) {
    return {extent, OrderIdeal::rectangle(extent),
            PlainSet::of_rows(
                std::vector<int>(static_cast<std::size_t>(extent.rows()), extent.columns()))};
  }
};

using Command = rc::state::Command<Model, AllBoards>;

/// Fails the property unless \p holds. One function, where a macro would be compiled for each
/// board.
void expect(bool holds, const std::string& what) {
  if (!holds) RC_FAIL(what);
}

/// All that can be seen of all boards is what the model says.
void compare(const Model& model, const AllBoards& boards) {
  expect(model.plain.same_as(model.ideal), "model.plain.same_as(model.ideal)");
  for_each_board(boards, [&](const auto& board) {
    expect(board.extent() == model.extent, "board.extent() == model.extent");
    expect(board.count() == model.plain.size(), "board.count() == model.plain.size()");
    expect(board.uncached_count() == model.plain.size(),
           "board.uncached_count() == model.plain.size()");
    expect(board.invariant().holds(), "board.invariant().holds()");
    expect(board.abstraction() == model.ideal, "board.abstraction() == model.ideal");
    expect(board == std::get<0>(boards), "board == std::get<0>(boards)");
  });
}

/// Each board of the tuple, made from the one after it.
AllBoards converted_in_turn(const AllBoards& boards) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return AllBoards(
        convert<std::tuple_element_t<I, AllBoards>>(std::get<(I + 1) % sizeof...(I)>(boards))...);
  }(std::make_index_sequence<std::tuple_size_v<AllBoards>>{});
}

/// A legal move, drawn from the model.
struct Take : Command {
  Cell cell;

  explicit Take(const Model& model) {
    RC_PRE(!model.ideal.empty());
    cell = *rc::gen::elementOf(rules::moves(model.ideal));
  }
  void checkPreconditions(const Model& model) const override { RC_PRE(model.plain.holds(cell)); }
  void apply(Model& model) const override {
    model.ideal = rules::move(model.ideal, cell);
    model.plain.take(cell);
  }
  void run(const Model& model, AllBoards& boards) const override {
    for_each_board(boards, [&](auto& board) {
      expect(board.legal(cell), "board.legal(cell)");
      board.move(cell);
    });
    compare(nextState(model), boards);
  }
  void show(std::ostream& out) const override { out << "take " << describe(cell); }
};

/// An illegal move: refused, and nothing changes.
struct TakeWhatIsNotThere : Command {
  Cell cell;

  explicit TakeWhatIsNotThere(const Model& model)
      : cell(*rc::gen::suchThat(any_cells(model.extent),
                                [&](Cell c) { return !model.plain.holds(c); })) {}
  void checkPreconditions(const Model& model) const override { RC_PRE(!model.plain.holds(cell)); }
  void run(const Model& model, AllBoards& boards) const override {
    for_each_board(boards, [&](auto& board) {
      expect(!board.legal(cell), "!board.legal(cell)");
      if (refuses) {
        expect(broken_clause([&] { board.move(cell); }) == "chomp.move.legal",
               "broken_clause([&] { board.move(cell); }) == 'chomp.move.legal'");
      }
    });
    compare(model, boards);
  }
  void show(std::ostream& out) const override { out << "do not take " << describe(cell); }
};

/// A look at every cell and at the display. Always legal, so a finished game goes on.
struct Look : Command {
  void run(const Model& model, AllBoards& boards) const override {
    for_each_board(boards, [&](const auto& board) {
      for_each_cell_around(model.extent, [&](Cell cell) {
        expect(board.legal(cell) == model.plain.holds(cell),
               "board.legal(cell) == model.plain.holds(cell)");
      });
      std::ostringstream out;
      board.display(out);
      expect(out.str() ==
                 display_text(model.extent, [&](Cell cell) { return model.plain.holds(cell); }),
             "out.str() == display_text");
    });
  }
  void show(std::ostream& out) const override { out << "look"; }
};

/// A game in another extent, on the same objects: assignment carries the extent.
struct NewGame : Command {
  Extent extent = *extents(9);

  void apply(Model& model) const override { model = Model::full(extent); }
  void run(const Model& model, AllBoards& boards) const override {
    boards = full_boards(extent);
    compare(nextState(model), boards);
  }
  void show(std::ostream& out) const override { out << "new game " << describe(extent); }
};

/// A move on a copy changes only the copy.
struct MoveACopy : Command {
  void run(const Model& model, AllBoards& boards) const override {
    AllBoards copies = boards;
    for_each_board(copies, [&](auto& copy) {
      if (!model.ideal.empty()) copy.move(poison);
      expect(copy.count() == 0, "copy.count() == 0");
    });
    compare(model, boards);
  }
  void show(std::ostream& out) const override { out << "move a copy"; }
};

/// Moves every board away and back; a board that was moved from is still a board.
struct MoveFrom : Command {
  void run(const Model& model, AllBoards& boards) const override {
    for_each_board(boards, [&](auto& board) {
      auto taken = std::move(board);
      expect(board.invariant().holds(), "board.invariant().holds()");
      expect(board.extent() == model.extent, "board.extent() == model.extent");
      board = std::move(taken);
      expect(taken.invariant().holds(), "taken.invariant().holds()");
    });
    compare(model, boards);
  }
  void show(std::ostream& out) const override { out << "move from"; }
};

/// Assigns every board to itself, by copy and by move, and swaps it with itself.
struct AssignToSelf : Command {
  void run(const Model& model, AllBoards& boards) const override {
    for_each_board(boards, [](auto& board) {
      auto& same = board;
      board = same;
      board = std::move(same);
      swap(board, same);
    });
    compare(model, boards);
  }
  void show(std::ostream& out) const override { out << "assign to self"; }
};

/// Swaps every board with one of another extent, which then has the whole value, and back.
struct Swap : Command {
  void run(const Model& model, AllBoards& boards) const override {
    AllBoards others = full_boards(Extent(model.extent.columns() + 1, 2));
    swap(boards, others);
    compare(model, others);
    compare(Model::full(Extent(model.extent.columns() + 1, 2)), boards);
    swap(boards, others);
    compare(model, boards);
  }
  void show(std::ostream& out) const override { out << "swap"; }
};

/// Replaces every board by a conversion of the next one.
struct Convert : Command {
  void run(const Model& model, AllBoards& boards) const override {
    boards = converted_in_turn(boards);
    compare(model, boards);
  }
  void show(std::ostream& out) const override { out << "convert"; }
};

/// Writes every board out as raw data and reads it back.
struct ReadBack : Command {
  void run(const Model& model, AllBoards& boards) const override {
    auto& [rows, flat, boundary, heights, path] = boards;
    rows = BooleanBoard(model.extent, rows.occupied(), rows.count());
    flat = FlatBooleanBoard(model.extent, flat.occupied(), flat.count());
    boundary = RowBoundaryBoard(model.extent, boundary.row(), boundary.count());
    heights = ColumnHeightBoard(model.extent, heights.height(), heights.count());
    path = LatticePathBoard(model.extent, path.path(), path.count());
    compare(model, boards);
  }
  void show(std::ostream& out) const override { out << "read back"; }
};

/// A position within \p extent that the boards and the model reach by the same random moves.
template <class Boards>
void play_large(Extent extent, int moves) {
  Boards boards = full_boards<Boards>(extent);
  auto row = std::vector<int>(static_cast<std::size_t>(extent.rows()), extent.columns());
  for (int i = 0; i < moves && row[0] > 0; ++i) {
    const int rows = static_cast<int>(std::find(row.begin(), row.end(), 0) - row.begin());
    const int y = *rc::gen::inRange(0, rows);
    const int x = *rc::gen::inRange(0, row[static_cast<std::size_t>(y)]);
    std::int64_t count = 0;
    for (int j = 0; j < extent.rows(); ++j) {
      auto& length = row[static_cast<std::size_t>(j)];
      if (j >= y) length = std::min(length, x);
      count += length;
    }
    for_each_board(boards, [&](auto& board) {
      board.move({x, y});
      expect(board.count() == count, "board.count() == count");
      expect(board.row_lengths() == row, "board.row_lengths() == row");
      expect(board.uncached_count() == count, "board.uncached_count() == count");
    });
  }
}

}  // namespace

TEST_CASE("All boards and the model agree after every command of a random game") {
  for_all("chomp.move.refines",
          [] {
            const Extent extent = *extents(7);
            AllBoards boards = full_boards(extent);
            rc::state::check(
                Model::full(extent), boards,
                rc::state::gen::execOneOfWithArgs<Take, Take, Take, TakeWhatIsNotThere, Look,
                                                  NewGame, MoveACopy, MoveFrom, AssignToSelf, Swap,
                                                  Convert, ReadBack>());
          },
          {.cases = 400, .max_size = 60});
}

TEST_CASE("A move on one board changes no other board") {
  for_all("chomp.boards.independent", [] {
    const Extent extent = *extents(6);
    const auto row =
        *rc::gen::suchThat(row_lengths(extent), [](const std::vector<int>& r) { return r[0] > 0; });
    for_each_board_type([&]<class B>() {
      B board = B::from_row_lengths(extent, row);
      const B copy = board;
      B assigned(Extent(1, 1));
      assigned = board;
      board.move(poison);
      expect(board.count() == 0, "board.count() == 0");
      expect(copy.row_lengths() == row, "copy.row_lengths() == row");
      expect(assigned.row_lengths() == row, "assigned.row_lengths() == row");
    });
  });
}

TEST_CASE("A move lowers the count by the number of removed cells") {
  for_all("chomp.move.count", [] {
    const Extent extent = *extents(8);
    const auto row =
        *rc::gen::suchThat(row_lengths(extent), [](const std::vector<int>& r) { return r[0] > 0; });
    const PlainSet before = PlainSet::of_rows(row);
    const auto [x, y] = *rc::gen::elementOf(
        std::vector<std::pair<int, int>>(before.cells.begin(), before.cells.end()));
    PlainSet after = before;
    after.take({x, y});
    for_each_board_type([&, cell = Cell{x, y}]<class B>() {
      B board = B::from_row_lengths(extent, row);
      board.move(cell);
      expect(board.count() == after.size(), "board.count() == after.size()");
    });
  });
}

TEST_CASE("Boards beyond the reach of the audit agree with plain row lengths") {
  for_all("boundary forms up to 200 x 200", [] { play_large<BoundaryBoards>(*extents(200), 12); },
          {.cases = 40});
  for_all("all boards up to 90 x 90", [] { play_large<AllBoards>(*extents(90), 8); },
          {.cases = 10});
}
