/// \file
/// The board as the lattice path along its boundary.
#pragma once

#include "staircase/chomp/board/board.hpp"
#include "staircase/chomp/board/findings.hpp"
#include "staircase/chomp/kernel/convert.h"
#include "staircase/chomp/kernel/lattice_path.h"

namespace staircase::chomp {
inline namespace STAIRCASE_STRENGTH {

/// A board kept as the path along its boundary, one bit a step: one word while W + H <= 64.
///
/// The path goes from the upper left corner (0, H) to the lower right (W, 0); a 1 is a step right,
/// a 0 a step down. It stands for the order ideal of the cells below the path.
///
/// \abstraction B = {(x, y) in W x H : more than x steps right come before the (H-y)-th step down}
/// \invariant `lattice_path.size`, `lattice_path.within_extent`, `lattice_path.balanced`,
///   `lattice_path.count_is_area`
/// \exposure the words are private and handed out only as constants; `cut` is the only member that
///   changes them
/// \complexity
/// | operation                     | time         | space          |
/// | ----------------------------- | ------------ | -------------- |
/// | construct, copy               | O(W + H)     | W + H bits     |
/// | `count`                       | O(1)         |                |
/// | `legal`, `move`               | O(W + H)     |                |
/// | `uncached_count`, `invariant` | O(W + H)     |                |
/// | `display`                     | O(W H (W+H)) |                |
/// | `abstraction`                 | O(W H)       |                |
///
/// \par Example
/// \code
/// LatticePathBoard board(Extent(3, 2));  // right right right down down
/// board.move({1, 1});                    // right down right right down
/// \endcode
class LatticePathBoard : public BoardBase<LatticePathBoard> {
 public:
  /// The name in messages.
  static constexpr const char* name = "LatticePathBoard";
  /// The representation: step k is bit k % 64 of word k / 64.
  using Words = std::vector<unsigned long long>;

  /// The full board.
  /// \post `chomp.initial.full`
  constexpr explicit LatticePathBoard(Extent extent)
      : BoardBase(extent, extent.area()), path_(word_count(extent), 0) {
    kernel::lattice_path_fill(path_.data(), extent.columns(), extent.rows());
    establish_full();
  }

  /// The board with this path; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr LatticePathBoard(Extent extent, Words path)
      : BoardBase(extent, 0), path_(std::move(path)) {
    STAIRCASE_VALIDATE("lattice_path.size", sized(extent, path_), extent, path_.size());
    cache_count(uncached_count());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with this whole state, the cached count included; untrusted.
  /// \pre the invariant, checked in every build; a violation names the broken clause
  constexpr LatticePathBoard(Extent extent, Words path, std::int64_t count)
      : BoardBase(extent, count), path_(std::move(path)) {
    STAIRCASE_VALIDATE("lattice_path.size", sized(extent, path_), extent, path_.size());
    contract::validate(*this, Operation("from_raw_data"));
  }

  /// The board with these row lengths.
  /// \pre the invariant of the row boundary, checked in every build
  static constexpr LatticePathBoard from_row_lengths(Extent extent, const std::vector<int>& row) {
    detail::require_row_lengths(extent, row);
    Words path(word_count(extent), 0);
    kernel::rows_to_path(row.data(), path.data(), extent.columns(), extent.rows());
    return LatticePathBoard(extent, std::move(path));
  }

  /// Copies the extent and the whole representation; the two boards share nothing.
  constexpr LatticePathBoard(const LatticePathBoard&) = default;
  /// Assigns all or nothing; the extent too. A moved-from board stays a board.
  constexpr LatticePathBoard& operator=(LatticePathBoard other) noexcept {
    swap(*this, other);
    return *this;
  }
  /// Exchanges two boards in O(1).
  friend constexpr void swap(LatticePathBoard& a, LatticePathBoard& b) noexcept {
    a.swap_base(b);
    std::swap(a.path_, b.path_);
  }

  /// The representation.
  constexpr const Words& path() const noexcept { return path_; }
  /// The row boundary, read off the path.
  constexpr std::vector<int> row_lengths() const {
    std::vector<int> row(detail::index(extent().rows()), 0);
    kernel::path_to_rows(path_.data(), row.data(), extent().columns(), extent().rows());
    return row;
  }

  /// The number of cells, counted anew: the area below the path.
  constexpr std::int64_t uncached_count() const noexcept {
    return kernel::lattice_path_count(path_.data(), extent().columns(), extent().rows());
  }

  /// The order ideal that the board stands for.
  /// \pre the invariant; `order_ideal.enumerable`
  constexpr OrderIdeal abstraction() const {
    const std::vector<int> row = row_lengths();
    return OrderIdeal::comprehension(
        extent(), [&row](Cell cell) { return cell.x < row[detail::index(cell.y)]; });
  }

  /// The broken clauses of this board; none, ever, unless memory was overwritten.
  constexpr Findings invariant() const { return invariant(extent(), path_, cached_count()); }

  /// The broken clauses of a raw state.
  static constexpr Findings invariant(Extent extent, const Words& path, std::int64_t count) {
    const int w = extent.columns();
    const int h = extent.rows();
    Findings findings;
    if (!sized(extent, path)) {
      findings.add({&contract::declared<"lattice_path.size">,
                    contract::Place::whole("number of words"), detail::length(path),
                    contract::Relation::equal_to, kernel::lattice_path_words(w, h)});
      return findings;
    }
    if (const int k = kernel::lattice_path_first_beyond(path.data(), w, h);
        k < 64 * kernel::lattice_path_words(w, h)) {
      findings.add({&contract::declared<"lattice_path.within_extent">,
                    contract::Place::at("step", k), 1, contract::Relation::equal_to, 0});
    }
    if (const int rights = kernel::lattice_path_rights(path.data(), w, h); rights != w) {
      findings.add({&contract::declared<"lattice_path.balanced">,
                    contract::Place::whole("number of steps right"), rights,
                    contract::Relation::equal_to, w});
    }
    detail::find_miscount<"lattice_path.count_is_area">(
        findings, count, kernel::lattice_path_count(path.data(), w, h));
    return findings;
  }

  /// "path = right down right right down", as the letters R and D.
  std::string representation_text() const {
    std::string text = "path = ";
    const int steps = extent().columns() + extent().rows();
    for (int k = 0; k < steps && k < 80; ++k)
      text += kernel::lattice_path_step(path_.data(), k) != 0 ? 'R' : 'D';
    return 80 < steps ? contract::joined(text, "... (", std::to_string(steps), " steps)") : text;
  }

 private:
  friend BoardBase<LatticePathBoard>;

  static constexpr std::size_t word_count(Extent extent) noexcept {
    return detail::index(kernel::lattice_path_words(extent.columns(), extent.rows()));
  }
  static constexpr bool sized(Extent extent, const Words& path) noexcept {
    return path.size() == word_count(extent);
  }
  constexpr bool holds(Cell cell) const noexcept {
    return kernel::lattice_path_legal(path_.data(), extent().columns(), extent().rows(), cell.x,
                                      cell.y) != 0;
  }
  constexpr std::int64_t cut(Cell cell) noexcept {
    return kernel::lattice_path_move(path_.data(), extent().columns(), extent().rows(), cell.x,
                                     cell.y);
  }

  Words path_;
};

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::chomp
