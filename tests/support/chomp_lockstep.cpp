#include "support/chomp_lockstep.hpp"

#include "staircase/chomp/show/text.hpp"
#include "support/broken_clause.hpp"
#include "support/chomp_looks.hpp"

#include <algorithm>
#include <climits>
#include <tuple>

namespace staircase::testing {
namespace {

using namespace staircase::chomp;
using namespace chomp_looks;

constexpr bool refuses = contract::checks(contract::Strength::pre);

Cell cell_of(const Arguments& arguments) { return {arguments[0], arguments[1]}; }

struct Begin {
  template <class T>
  T operator()(const Arguments& start) const {
    const Extent extent(start[0], start[1]);
    if constexpr (is_model<T>) {
      return {extent,
              PlainSet::of_rows(std::vector<int>(static_cast<std::size_t>(start[1]), start[0]))};
    } else if constexpr (is_specification<T>) {
      return {extent, OrderIdeal::rectangle(extent)};
    } else {
      return T(extent);
    }
  }
};

// --- what can be done ---------------------------------------------------------------------------

std::vector<Arguments> legal_cells(const PlainPosition& model) {
  std::vector<Arguments> cells;
  for (const auto& [x, y] : model.set.cells) cells.push_back({x, y});
  return cells;
}

// The cells that are missing, a frame around the extent, and some from far away.
std::vector<Arguments> illegal_cells(const PlainPosition& model) {
  std::vector<Arguments> cells;
  for_each_cell_around(model.extent, [&](Cell cell) {
    if (!model.set.holds(cell)) cells.push_back({cell.x, cell.y});
  });
  for (const Arguments& far : {Arguments{INT_MAX, 0}, Arguments{0, INT_MAX}, Arguments{INT_MIN, 0},
                               Arguments{0, INT_MIN}, Arguments{INT_MAX, INT_MAX}})
    cells.push_back(far);
  return cells;
}

std::vector<Arguments> always(const PlainPosition&) { return {{}}; }

struct Take {
  void operator()(auto& subject, const auto& context) const {
    const Cell cell = cell_of(context.arguments);
    if constexpr (is_model<decltype(subject)>) {
      subject.set.take(cell);
    } else if constexpr (is_specification<decltype(subject)>) {
      subject.ideal = rules::move(subject.ideal, cell);
    } else {
      subject.move(cell);
    }
  }
};

struct Refuse {
  Found operator()(auto& subject, const auto& context) const {
    const Cell cell = cell_of(context.arguments);
    if (holds(subject, cell))
      return Difference{"chomp.legal.exact", "a cell that is not there is legal"};
    if constexpr (is_board<decltype(subject)>) {
      if (!refuses) return std::nullopt;
      const std::string broken = broken_clause([&] { subject.move(cell); });
      return unless(broken == "chomp.move.legal", "chomp.move.legal",
                    broken.empty() ? "a move that is not legal was not refused"
                                   : "a move that is not legal broke " + broken);
    }
    return std::nullopt;
  }
};

// Assigned to or swapped with: a board of another extent, and the full one of the same.
template <class Board>
std::vector<Board> others(const Board& board) {
  const Extent wider(board.extent().columns() + 1, 2);
  return {Board(wider), Board(board.extent())};
}

// A copy, and what was assigned from it, are boards of their own.
struct Copy {
  Found operator()(auto& subject, const auto& context) const {
    if constexpr (is_board<decltype(subject)>) {
      auto copy = subject;
      if (!(copy == subject)) return Difference{"chomp.equality.abstract", "a copy is not equal"};
      auto assigned = others(subject);
      for (auto& board : assigned) {
        board = copy;
        if (!(board == subject) || board.count() != subject.count())
          return Difference{"chomp.boards.independent", "assignment does not bring the board"};
      }
      if (context.model().set.size() == 0) return std::nullopt;
      copy.move(poison);
      for (const auto& board : assigned) {
        if (board.count() != subject.count())
          return Difference{"chomp.boards.independent", "a move on a copy changes another copy"};
      }
      return unless(copy.count() == 0 && copy.invariant().holds(), "chomp.move.refines",
                    "taking the poison of a copy does not empty it");
    }
    return std::nullopt;
  }
};

struct MoveAway {
  Found operator()(auto& subject, const auto&) const {
    if constexpr (is_board<decltype(subject)>) {
      const Extent extent = subject.extent();
      auto taken = std::move(subject);
      if (!(subject.extent() == extent) || !subject.invariant().holds())
        return Difference{"chomp.boards.independent", "what was moved from is no board any more"};
      subject = std::move(taken);
      return unless(taken.invariant().holds(), "chomp.boards.independent",
                    "what was assigned from by a move is no board any more");
    }
    return std::nullopt;
  }
};

struct AssignToSelf {
  void operator()(auto& subject, const auto&) const {
    if constexpr (is_board<decltype(subject)>) {
      auto& same = subject;
      subject = same;
      subject = std::move(same);
      swap(subject, same);
    }
  }
};

struct Swap {
  Found operator()(auto& subject, const auto& context) const {
    if constexpr (is_board<decltype(subject)>) {
      for (const auto& full : others(subject)) {
        auto other = full;
        swap(subject, other);
        if (!(subject == full) || subject.count() != full.count())
          return Difference{"chomp.boards.independent", "swap does not bring the other board"};
        if (other.count() != context.model().set.size())
          return Difference{"chomp.boards.independent", "swap does not take the board away"};
        swap(subject, other);
      }
    }
    return std::nullopt;
  }
};

// Boards are numbered from 0; each is made anew from the board of that number.
struct Convert {
  void operator()(auto& subject, const auto& context) const {
    using Board = std::remove_cvref_t<decltype(subject)>;
    if constexpr (is_board<Board>) {
      const auto from = static_cast<std::size_t>(context.arguments[0]) + 2;
      [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((I + 2 == from ? void(subject = convert<Board>(*std::get<I + 2>(context.before)))
                        : void()),
         ...);
      }(std::make_index_sequence<std::tuple_size_v<AllBoards>>{});
    }
  }
};

struct ReadBack {
  void operator()(auto& subject, const auto&) const {
    using Board = std::remove_cvref_t<decltype(subject)>;
    if constexpr (std::is_same_v<Board, BooleanBoard> || std::is_same_v<Board, FlatBooleanBoard>) {
      subject = Board(subject.extent(), subject.occupied(), subject.count());
    } else if constexpr (std::is_same_v<Board, RowBoundaryBoard>) {
      subject = Board(subject.extent(), subject.row(), subject.count());
    } else if constexpr (std::is_same_v<Board, ColumnHeightBoard>) {
      subject = Board(subject.extent(), subject.height(), subject.count());
    } else if constexpr (std::is_same_v<Board, LatticePathBoard>) {
      subject = Board(subject.extent(), subject.path(), subject.count());
    }
  }
};

struct FromRows {
  void operator()(auto& subject, const auto&) const {
    using Board = std::remove_cvref_t<decltype(subject)>;
    if constexpr (is_board<Board>)
      subject = Board::from_row_lengths(subject.extent(), subject.row_lengths());
  }
};

// Written as text and read again: as row lengths (0), and as column heights (1).
struct WriteAndRead {
  Found operator()(auto& subject, const auto& context) const {
    using Board = std::remove_cvref_t<decltype(subject)>;
    if constexpr (is_board<Board>) {
      const auto notation = context.arguments[0] == 0 ? show::Notation::rows : show::Notation::cols;
      const auto text = show::position_text(convert<RowBoundaryBoard>(subject), notation);
      const auto read = show::parse_position(text, subject.extent());
      if (!read)
        return Difference{"chomp.convert.preserves",
                          text + " is not read: " + read.error().message};
      subject = convert<Board>(read->board);
    }
    return std::nullopt;
  }
};

struct Renew {
  void operator()(auto& subject, const auto& context) const {
    subject =
        Begin{}.template operator()<std::remove_cvref_t<decltype(subject)>>(context.arguments);
  }
};

}  // namespace

ChompLockstep chomp_lockstep() {
  const auto boards = [](const PlainPosition&) {
    return std::vector<Arguments>{{0}, {1}, {2}, {3}, {4}};
  };
  // A finished game goes on as another one.
  const auto extents = [](const PlainPosition& model) {
    if (model.set.size() != 0) return std::vector<Arguments>();
    return std::vector<Arguments>{{1, 1}, {2, 1}, {1, 3}, {3, 2}, {4, 5}, {7, 1}, {9, 9}};
  };
  ChompLockstep lockstep({"plain set", "OrderIdeal", "BooleanBoard", "FlatBooleanBoard",
                          "RowBoundaryBoard", "ColumnHeightBoard", "LatticePathBoard"},
                         "chomp.initial.full", Begin{});
  lockstep.command("take", "chomp.move.refines", legal_cells, Take{})
      .command("refuse", "chomp.move.refused", illegal_cells, Refuse{})
      .command("look", "chomp.boards.independent", always, [](auto&, const auto&) {})
      .command("copy", "chomp.boards.independent", always, Copy{})
      .command("move-away", "chomp.boards.independent", always, MoveAway{})
      .command("assign-to-self", "chomp.boards.independent", always, AssignToSelf{})
      .command("swap", "chomp.boards.independent", always, Swap{})
      .command("convert", "chomp.convert.preserves", boards, Convert{})
      .command("read-back", "chomp.equality.abstract", always, ReadBack{})
      .command("from-rows", "chomp.convert.preserves", always, FromRows{})
      .command(
          "write-and-read", "chomp.convert.preserves",
          [](const PlainPosition&) { return std::vector<Arguments>{{0}, {1}}; }, WriteAndRead{})
      .command("renew", "chomp.initial.full", extents, Renew{})
      .start_size(2)
      .invariant(Invariant{})
      .value(Value{})
      .observe("chomp.count.exact", Count{})
      .observe("chomp.legal.exact", Legal{})
      .observe("chomp.convert.preserves", Rows{})
      .observe("chomp.display.exact", Display{})
      .observe("chomp.equality.abstract", Equality{})
      .picture([](const auto& subject) {
        if constexpr (is_model<decltype(subject)>) {
          return display_of(subject.extent, subject.set);
        } else if constexpr (is_specification<decltype(subject)>) {
          return display_of(subject.extent, {cells_of(subject.ideal)});
        } else {
          return display_of(subject.extent(), {cells_of(subject.abstraction())});
        }
      });
  return lockstep;
}

std::vector<Arguments> starts_within(int side) {
  std::vector<Arguments> starts;
  for_each_extent(side,
                  [&](Extent extent) { starts.push_back({extent.columns(), extent.rows()}); });
  std::ranges::sort(starts, {}, [](const Arguments& extent) {
    return std::tuple(extent[0] * extent[1], extent[1]);
  });
  return starts;
}

std::vector<Arguments> smaller_start(const Arguments& start) {
  std::vector<Arguments> smaller;
  if (1 < start[0]) smaller.push_back({start[0] - 1, start[1]});
  if (1 < start[1]) smaller.push_back({start[0], start[1] - 1});
  return smaller;
}

}  // namespace staircase::testing
