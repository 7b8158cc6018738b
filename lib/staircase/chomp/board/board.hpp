/// \file
/// What all boards share: the promises, checked in one place.
#pragma once

#include "staircase/chomp/kernel/row_boundary.h"
#include "staircase/chomp/model/order_ideal.hpp"
#include "staircase/chomp/model/picture.hpp"
#include "staircase/chomp/model/rules.hpp"
#include "staircase/contract/contract.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace staircase::chomp {

using contract::Findings;
using contract::Operation;

namespace detail {

/// An int as an index.
constexpr std::size_t index(std::int64_t i) noexcept { return static_cast<std::size_t>(i); }

/// The most cells of a board that keeps a byte for each.
inline constexpr std::int64_t boolean_area_limit = std::int64_t{1} << 30;

/// The number of entries of a Boolean board, refused before any memory is asked for when they are
/// too many.
constexpr std::size_t boolean_area(Extent extent) {
  STAIRCASE_VALIDATE("chomp.extent.fits_memory", extent.area() <= boolean_area_limit, extent);
  return index(extent.area());
}

/// The first numbers of a representation, in one line.
template <class Numbers>
std::string numbers_text(const Numbers& numbers) {
  constexpr std::size_t shown = 40;
  std::string text;
  for (std::size_t i = 0; i < numbers.size() && i < shown; ++i) {
    text += ' ';
    text += std::to_string(numbers[i]);
  }
  if (shown < numbers.size()) {
    text += contract::joined(" ... (", std::to_string(numbers.size()), " in all)");
  }
  return text;
}

/// The most rows of a board whose replay is written down.
inline constexpr int replay_rows = 40;

/// The number of cells of an ideal in row \p y.
constexpr int row_length(const OrderIdeal& ideal, Extent, int y) {
  int x = 0;
  while (ideal.contains({x, y})) ++x;
  return x;
}
/// The number of cells of a board in row \p y.
template <class Derived>
constexpr int row_length(const Derived& board, Extent extent, int y) {
  int x = 0;
  while (x < extent.columns() && board.legal({x, y})) ++x;
  return x;
}

/// Refuses row lengths that are not those of an order ideal within \p extent, in every build.
constexpr void require_row_lengths(Extent extent, const std::vector<int>& row) {
  const int h = extent.rows();
  STAIRCASE_VALIDATE("row_boundary.size", row.size() == index(h), extent, row.size());
  const int outside = kernel::row_boundary_first_outside(row.data(), h, extent.columns());
  STAIRCASE_VALIDATE("row_boundary.within_extent", outside == h, extent, outside);
  const int increase = kernel::row_boundary_first_increase(row.data(), h);
  STAIRCASE_VALIDATE("row_boundary.nonincreasing", increase == h, extent, increase);
}

}  // namespace detail

/// A board: a mutable Chomp position within an extent.
///
/// The members mean what the clauses `chomp.*` say, over B = `abstraction()`.
template <class B>
concept Board = std::copyable<B> && requires(const B board, B next, Cell cell) {
  { board.extent() } -> std::same_as<Extent>;
  { board.count() } -> std::same_as<std::int64_t>;
  { board.uncached_count() } -> std::same_as<std::int64_t>;
  { board.legal(cell) } -> std::same_as<bool>;
  { next.move(cell) };
  { board.row_lengths() } -> std::same_as<std::vector<int>>;
  { board.abstraction() } -> std::same_as<OrderIdeal>;
  { board.invariant() } -> std::same_as<Findings>;
  { B::from_row_lengths(board.extent(), board.row_lengths()) } -> std::same_as<B>;
};

inline namespace STAIRCASE_STRENGTH {

/// The common part of the boards: the extent, the cached count, and every operation that can be
/// written over the representation's own questions. `Derived` keeps the representation and supplies
///
/// | member             | meaning                                                          |
/// | ------------------ | ---------------------------------------------------------------- |
/// | `holds(cell)`      | whether the representation marks the cell; any integers          |
/// | `cut(cell)`        | runs the kernel of the move; returns the number of removed cells |
/// | `uncached_count()` | counts the representation                                        |
/// | `row_lengths()`    | reads off the row boundary                                       |
/// | `abstraction()`    | the order ideal that the representation stands for               |
/// | `invariant()`      | the broken clauses                                               |
///
/// \exposure extent and count are private; only the constructors and `move` change the count
template <class Derived>
class BoardBase {
 public:
  /// The largest area for which `audit` computes abstract values after every operation; a larger
  /// board is checked up to its invariant.
  static constexpr std::int64_t audit_area = 4096;

  /// The extent W x H.
  constexpr Extent extent() const noexcept { return extent_; }

  /// The number of cells, |B|.
  /// \post `chomp.count.exact`
  /// \complexity O(1)
  constexpr std::int64_t count() const {
    STAIRCASE_AUDIT("chomp.count.exact", !auditable() || count_ == self().abstraction().size(),
                    self(), Operation("count"));
    return count_;
  }

  /// Whether \p cell may be taken. Any integers are allowed.
  /// \post `chomp.legal.exact`
  /// \complexity O(1); for a lattice path O(W + H)
  constexpr bool legal(Cell cell) const {
    const bool answer = self().holds(cell);
    STAIRCASE_AUDIT("chomp.legal.exact",
                    !auditable() || answer == self().abstraction().contains(cell), self(),
                    Operation("legal", cell.x, cell.y), answer);
    return answer;
  }

  /// Takes \p cell, which removes its up-set.
  /// \pre `chomp.move.legal`; when broken nothing changes: `chomp.move.refused`. With contracts
  ///   `off` an illegal move is undefined.
  /// \post `chomp.move.refines`: `abstraction()` is `old(abstraction())` without the cell's up-set;
  ///   `chomp.move.count`, `chomp.move.smaller`: so is `count()`; `chomp.boards.independent`
  constexpr void move(Cell cell) {
    STAIRCASE_PRE("chomp.move.legal", self().holds(cell), self(), Operation("move", cell.x, cell.y),
                  cell);
    const std::int64_t before = count_;
    contract::refine<"chomp.move.refines", "chomp.move.refused">(
        self(), Operation("move", cell.x, cell.y),
        [cell](const OrderIdeal& position) { return rules::move(position, cell); },
        [this, cell] { count_ -= self().cut(cell); });
    STAIRCASE_POST("chomp.move.smaller", count_ < before, self(), Operation("move", cell.x, cell.y),
                   before);
  }

  /// Writes the exam's display to \p out, by `out << std::string`.
  /// \pre `chomp.display.labels`: W < 10 and H < 10
  /// \post `chomp.display.exact`
  /// \complexity O(W H)
  template <class Out>
  void display(Out& out) const {
    out << display_text(extent_, [this](Cell cell) { return self().holds(cell); });
  }

  /// Whether a guard may compute the abstract value.
  constexpr bool auditable() const noexcept { return extent_.area() <= audit_area; }

  /// The board in one line: "RowBoundaryBoard 6 x 6: row = 6 4 4 2 0 0, count = 16".
  friend std::string describe(const Derived& board) {
    return std::string(Derived::name) + " " + describe(board.extent()) + ": " +
           board.representation_text() +
           ", count = " + std::to_string(static_cast<const BoardBase&>(board).count_);
  }

  /// The cells that the representation marks, whether or not its invariant holds.
  friend std::string draw(const Derived& board) {
    return static_cast<const BoardBase&>(board).marked_cells_picture();
  }

  /// The cells of \p value within the extent of \p board.
  friend std::string draw(const Derived& board, const OrderIdeal& value) {
    return cells_picture(board.extent(), [&value](Cell cell) { return value.contains(cell); });
  }

  /// The expression that calls \p operation on a board with the value \p before (an ideal, or a
  /// board): paste it into a test. Empty when the board is too large to write down.
  template <class Value>
  friend std::string replay(const Derived& board, const Value& before, const Operation& operation) {
    const Extent extent = board.extent();
    if (detail::replay_rows < extent.rows() || std::string_view(operation.name) != "move")
      return {};
    std::string rows;
    for (int y = 0; y < extent.rows(); ++y) {
      rows += contract::joined(y == 0 ? "" : ", ",
                               std::to_string(detail::row_length(before, extent, y)));
    }
    return std::string(Derived::name) + "::from_row_lengths(Extent(" +
           std::to_string(extent.columns()) + ", " + std::to_string(extent.rows()) + "), {" + rows +
           "}).move({" + std::to_string(operation.arguments[0]) + ", " +
           std::to_string(operation.arguments[1]) + "})";
  }

 protected:
  /// A board of this extent and cached count.
  constexpr BoardBase(Extent extent, std::int64_t count) : extent_(extent), count_(count) {}

  /// Checks what a constructor of a full board promises.
  constexpr void establish_full() const {
    contract::establish(self(), Operation("full_board"));
    STAIRCASE_AUDIT("chomp.initial.full",
                    !auditable() || self().abstraction() == OrderIdeal::rectangle(extent_), self(),
                    Operation("full_board"));
  }

  /// The cached count, unchecked.
  constexpr std::int64_t cached_count() const noexcept { return count_; }
  /// Sets the cached count, for constructors.
  constexpr void cache_count(std::int64_t count) noexcept { count_ = count; }
  /// Exchanges extents and counts.
  constexpr void swap_base(BoardBase& other) noexcept {
    std::swap(extent_, other.extent_);
    std::swap(count_, other.count_);
  }

  /// This, as the whole board.
  constexpr const Derived& self() const noexcept { return static_cast<const Derived&>(*this); }
  /// This, as the whole board.
  constexpr Derived& self() noexcept { return static_cast<Derived&>(*this); }

 private:
  std::string marked_cells_picture() const {
    return cells_picture(extent_, [this](Cell cell) { return self().holds(cell); });
  }

  Extent extent_;
  std::int64_t count_;
};

/// Whether two boards, of whatever representations, have the same extent and value.
/// \post `chomp.equality.abstract`
/// \complexity O(W + H) for boundary forms, O(W H) for Boolean ones
template <Board A, Board B>
constexpr bool operator==(const A& a, const B& b) {
  const bool equal = a.extent() == b.extent() && a.row_lengths() == b.row_lengths();
  STAIRCASE_AUDIT("chomp.equality.abstract",
                  !a.auditable() || !b.auditable() ||
                      equal == (a.extent() == b.extent() && a.abstraction() == b.abstraction()),
                  a, Operation("equality"), equal);
  return equal;
}

/// The same position in another representation.
/// \post `chomp.convert.preserves`
/// \throws std::bad_alloc when the target does not fit; a Boolean board also has the precondition
///   `chomp.extent.fits_memory`, checked in every build
/// \complexity linear in both representations
template <Board To, Board From>
constexpr To convert(const From& from) {
  To to = To::from_row_lengths(from.extent(), from.row_lengths());
  STAIRCASE_AUDIT(
      "chomp.convert.preserves",
      !from.auditable() || (to.extent() == from.extent() && to.abstraction() == from.abstraction()),
      to, Operation("convert"));
  return to;
}

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp
