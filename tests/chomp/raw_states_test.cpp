/// \file
/// Every raw state of tiny extents: the invariant holds exactly for the images of order ideals, and
/// otherwise names exactly the clauses that are broken.
#include "raw_checks.hpp"

#include <iostream>

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

/// Calls `visit(entries)` for every vector of \p length entries from \p least to \p greatest.
template <class Entry, class Visit>
void for_each_vector(std::size_t length, int least, int greatest, Visit visit) {
  std::vector<Entry> entries(length, static_cast<Entry>(least));
  while (true) {
    visit(std::as_const(entries));
    std::size_t i = 0;
    while (i < length && entries[i] == static_cast<Entry>(greatest)) {
      entries[i++] = static_cast<Entry>(least);
    }
    if (i == length) return;
    ++entries[i];
  }
}

std::int64_t power(std::int64_t base, std::int64_t exponent) {
  std::int64_t product = 1;
  for (; 0 < exponent; --exponent) product *= base;
  return product;
}

/// The raw states of one representation, counted as they are checked.
template <class B>
class States {
 public:
  States(const evidence::Declaration& declaration, Extent extent)
      : checks_(declaration), family_(declaration.clauses()), extent_(extent) {}

  /// Checks one array, with three counts.
  template <class Raw>
  void operator()(const Raw& raw) {
    ++arrays_;
    const bool valid = check_raw_entries<B>(checks_, family_, extent_, raw);
    if (!valid) return;
    ++valid_;
    // What is valid is an image: reading its value off and writing it down again gives it back.
    const B board(extent_, raw);
    seen_.insert(board.row_lengths());
    CHECK(B::from_row_lengths(extent_, board.row_lengths()).representation_text() ==
          board.representation_text());
  }

  /// Demands this many arrays in all, and as many valid ones as order ideals, each of another
  /// ideal.
  void finish(std::int64_t arrays) const {
    INFO(B::name << " " << describe(extent_));
    CHECK(arrays_ == arrays);
    CHECK(valid_ == number_of_ideals(extent_));
    CHECK(static_cast<std::int64_t>(seen_.size()) == number_of_ideals(extent_));
    checks_.finish();
    std::cout << B::name << " " << describe(extent_) << ": " << arrays_ << " raw arrays, " << valid_
              << " valid\n";
  }

 private:
  evidence::Checks checks_;
  const std::vector<contract::Clause>& family_;
  Extent extent_;
  std::int64_t arrays_ = 0, valid_ = 0;
  std::set<std::vector<int>> seen_;
};

/// Checks all arrays of entries from -1 to \p bound + 1 of the right length \p count, and those
/// that are one shorter and one longer.
template <class B>
void exhaust_boundaries(const evidence::Declaration& declaration, Extent extent, int count,
                        int bound) {
  States<B> states(declaration, extent);
  std::int64_t arrays = 0;
  for (int length = count - 1; length <= count + 1; ++length) {
    for_each_vector<int>(static_cast<std::size_t>(length), -1, bound + 1,
                         [&](const Ints& entries) { states(entries); });
    arrays += power(bound + 3, length);
  }
  states.finish(arrays);
}

/// The extents of boundaries: up to 3 x 3, and up to length 5 with entries up to 2.
template <class Visit>
void for_each_tiny_boundary(Visit visit) {
  for (int count = 1; count <= 5; ++count) {
    for (int bound = 1; bound <= (count <= 3 ? 3 : 2); ++bound) visit(count, bound);
  }
}

/// The rows of a flat grid.
Rows rows_of(const Flat& grid, int columns) {
  Rows rows;
  for (auto begin = grid.begin(); begin != grid.end(); begin += columns)
    rows.emplace_back(begin, begin + columns);
  return rows;
}

const evidence::Declaration row_states(
    evidence::Rung::exhausted,
    "Exactly the images of ideals among all row lengths are valid, and what is broken is named",
    invariant_clauses<RowBoundaryBoard>("row_boundary"));
const evidence::Declaration column_states(
    evidence::Rung::exhausted,
    "Exactly the images of ideals among all column heights are valid, and what is broken is named",
    invariant_clauses<ColumnHeightBoard>("column_height"));
const evidence::Declaration flat_states(
    evidence::Rung::exhausted,
    "Exactly the images of ideals among all flat grids are valid, and what is broken is named",
    invariant_clauses<FlatBooleanBoard>("flat_boolean"));
const evidence::Declaration boolean_states(
    evidence::Rung::exhausted,
    "Exactly the images of ideals among all Boolean rows are valid, and what is broken is named",
    invariant_clauses<BooleanBoard>("boolean"));
const evidence::Declaration path_states(
    evidence::Rung::exhausted,
    "Exactly the images of ideals among all lattice words are valid, and what is broken is named",
    invariant_clauses<LatticePathBoard>("lattice_path"));

}  // namespace

TEST_CASE(row_states.title()) {
  for_each_tiny_boundary([](int count, int bound) {
    exhaust_boundaries<RowBoundaryBoard>(row_states, Extent(bound, count), count, bound);
  });
}

TEST_CASE(column_states.title()) {
  for_each_tiny_boundary([](int count, int bound) {
    exhaust_boundaries<ColumnHeightBoard>(column_states, Extent(count, bound), count, bound);
  });
}

TEST_CASE(flat_states.title()) {
  for_each_extent(3, [](Extent extent) {
    States<FlatBooleanBoard> states(flat_states, extent);
    const std::int64_t area = extent.area();
    for_each_vector<unsigned char>(static_cast<std::size_t>(area), 0, 2,
                                   [&](const Flat& grid) { states(grid); });
    states(Flat(static_cast<std::size_t>(area - 1), 0));
    states(Flat(static_cast<std::size_t>(area + 1), 0));
    states.finish(power(3, area) + 2);
  });
}

TEST_CASE(boolean_states.title()) {
  for_each_extent(3, [](Extent extent) {
    States<BooleanBoard> states(boolean_states, extent);
    const auto columns = static_cast<std::size_t>(extent.columns());
    const auto rows = static_cast<std::size_t>(extent.rows());
    for_each_vector<unsigned char>(
        columns * rows, 0, 2, [&](const Flat& grid) { states(rows_of(grid, extent.columns())); });
    states(Rows(rows - 1, Flat(columns, 0)));
    states(Rows(rows + 1, Flat(columns, 0)));
    // Each row in turn one too short, and one too long.
    for (std::size_t y = 0; y < rows; ++y) {
      for (const std::size_t length : {columns - 1, columns + 1}) {
        Rows ragged(rows, Flat(columns, 0));
        ragged[y].assign(length, 0);
        states(ragged);
      }
    }
    states.finish(power(3, extent.area()) + 2 + 2 * extent.rows());
  });
}

TEST_CASE(path_states.title()) {
  for_each_extent(4, [](Extent extent) {
    States<LatticePathBoard> states(path_states, extent);
    const int bits = extent.columns() + extent.rows() + 1;
    for (unsigned long long word = 0; word < (1ULL << bits); ++word) states(Words{word});
    states(Words{});
    states(Words{0, 0});
    states(Words{1ULL << 63});
    states.finish(power(2, bits) + 3);
  });
}
