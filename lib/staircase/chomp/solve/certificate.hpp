/// \file
/// Certificates: a list that claims to be all P-positions of an extent, and its checker.
#pragma once

#include "staircase/chomp/kernel/certificate.h"
#include "staircase/chomp/model/extent.hpp"
#include "staircase/chomp/solve/solver.hpp"
#include "staircase/contract/clause.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace staircase::chomp {

/// Why a certificate is refused: the first clause that is broken, and where.
struct Objection {
  contract::Clause clause;        ///< one of `chomp.certificate.*`
  std::vector<int> rows;          ///< the position that breaks it, rows from the poison's row up
  std::optional<Cell> move = {};  ///< when the position is listed: the move to a listed one
};

/// The claim that a list of positions is the list of all P-positions of an extent.
///
/// It stands for a set S of positions that are not empty. The claim is true exactly when S is
/// *independent*, no move leads from a position of S to another, and *absorbing*, from every other
/// position that is not empty a move leads into S (the theorem `independent_and_absorbing_is_all_p`
/// of specs/chomp/certificate.mlw). The checker knows nothing of how a list came about, and shares
/// with the solvers only the definition of a move.
///
/// \par What is proved and what is trusted
/// Proved, for every list and extent, are the loops in kernel/position_list.h and
/// kernel/certificate.h: that they look at each position, and that the answer is right. Trusted are
/// this class, which copies lists into arrays, the reader of the file, and the compiler.
///
/// \invariant `entry_` has H bytes for each listed position
/// \post of a claim that is accepted: `chomp.certificate.positions`, `chomp.certificate.ascending`,
///   `chomp.certificate.independent`, `chomp.certificate.absorbing`
/// \exposure the list is private
/// \complexity
/// | operation    | time                                            | space                      |
/// | ------------ | ----------------------------------------------- | -------------------------- |
/// | `add`        | O(H)                                            | H bytes each               |
/// | `misplaced`  | O(n H + n log n)                                | one pointer each           |
/// | `objection`  | O(H log n) for each cell of each position tried | one pointer each           |
///
/// \par Example
/// \code
/// Certificate claim(Extent(2, 1));
/// claim.add(std::vector{1});
/// claim.certify();  // nothing: the list is complete
/// \endcode
class Certificate {
 public:
  /// The most columns of an extent whose positions can be listed: a length is a byte.
  static constexpr int most_columns = 255;
  /// The most positions that a list can have.
  static constexpr std::size_t most_entries = 1'000'000'000;

  /// Whether lists for \p extent can be checked: at most `most_columns` columns, and fewer
  /// positions than a 64-bit number counts.
  static constexpr bool can_check(Extent extent) noexcept {
    return extent.columns() <= most_columns &&
           positions_within(extent.columns(), extent.rows()) < INT64_MAX;
  }

  /// An empty list for \p extent, which can be checked.
  explicit Certificate(Extent extent) : extent_(extent) {}

  /// Takes over the list. The order is kept as pointers into it: they move with it, but a copy
  /// would share them.
  Certificate(Certificate&&) = default;
  /// The same.
  Certificate& operator=(Certificate&&) = default;

  /// Whether \p rows can be listed at all: at most H rows of 0 to 255 cells. Whether it is a
  /// position is judged by `misplaced`.
  bool can_add(std::span<const int> rows) const noexcept {
    return rows.size() <= height() && size() < most_entries &&
           std::all_of(
               rows.begin(), rows.end(),
               [](int length) { return 0 <= length && length <= most_columns; });
  }
  /// Adds the position with these \p rows, which can be added. Lists are put in order before they
  /// are judged, so any order will do.
  void add(std::span<const int> rows) {
    for (const int length : rows) entry_.push_back(static_cast<std::uint8_t>(length));
    entry_.resize(entry_.size() + height() - rows.size());
  }

  /// The extent.
  Extent extent() const noexcept { return extent_; }
  /// How many positions are listed.
  std::size_t size() const noexcept { return entry_.size() / height(); }

  /// Puts the list in order, and finds the first entry that is no position within the extent, is
  /// empty, or is listed twice.
  std::optional<Objection> misplaced() {
    sort();
    const int n = static_cast<int>(list_.size());
    const int e =
        kernel::position_list_first_misplaced(list_.data(), n, extent_.rows(), extent_.columns());
    if (e == n) return std::nullopt;
    const auto* entry = list_[static_cast<std::size_t>(e)];
    const bool within = kernel::position_list_within(entry, extent_.rows(), extent_.columns()) != 0;
    return Objection{within ? contract::declared<"chomp.certificate.ascending">
                            : contract::declared<"chomp.certificate.positions">,
                     lengths(entry)};
  }

  /// Checks all positions whose row 0 has from \p least to \p most cells, 1 <= least <= most <= W,
  /// after `misplaced` has found nothing. Several threads may do this at once.
  std::optional<Objection> objection(int least, int most) const {
    const int n = static_cast<int>(list_.size());
    std::vector<int> row(height());
    // Beyond this number the kernel gives up, which it therefore never does.
    const auto positions = positions_within(most, extent_.rows());
    if (kernel::certificate_holds(list_.data(), n, extent_.rows(), least, most, positions,
                                  row.data()) == 1)
      return std::nullopt;
    return objection_to(row);
  }

  /// Checks everything.
  std::optional<Objection> certify() {
    if (auto found = misplaced()) return found;
    return objection(1, extent_.columns());
  }

 private:
  std::size_t height() const noexcept { return static_cast<std::size_t>(extent_.rows()); }

  void sort() {
    list_.clear();
    list_.reserve(size());
    for (std::size_t at = 0; at < entry_.size(); at += height())
      list_.push_back(entry_.data() + at);
    std::sort(list_.begin(), list_.end(), [&](const std::uint8_t* a, const std::uint8_t* b) {
      return std::lexicographical_compare(a, a + height(), b, b + height());
    });
  }

  std::vector<int> lengths(const std::uint8_t* entry) const {
    return std::vector<int>(entry, entry + height());
  }

  /// Why the position with these rows breaks the claim.
  Objection objection_to(const std::vector<int>& row) const {
    const int n = static_cast<int>(list_.size());
    const int reply = kernel::certificate_reply(list_.data(), n, row.data(), extent_.rows());
    if (reply == n) return {contract::declared<"chomp.certificate.absorbing">, row};
    // The move took the cell where the listed position first differs.
    const auto* left = list_[static_cast<std::size_t>(reply)];
    const auto first = std::mismatch(row.begin(), row.end(), left).first;
    const int y = static_cast<int>(first - row.begin());
    return {contract::declared<"chomp.certificate.independent">, row, Cell{left[y], y}};
  }

  Extent extent_;
  std::vector<std::uint8_t> entry_;
  std::vector<const std::uint8_t*> list_;
};

}  // namespace staircase::chomp
