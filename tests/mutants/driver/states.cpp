/// \file
/// Every raw array of tiny extents: what an invariant accepts, and by which clauses and at which
/// place it refuses the rest.
#include "mutants/driver/driver.hpp"
#include "staircase/chomp/board/all.hpp"

#include <numeric>
#include <type_traits>

using namespace staircase;
using namespace staircase::chomp;

namespace staircase::mutants {
namespace {

/// A Boolean board that would not fit is refused before any memory is asked for.
void ask_about_memory() {
  ask({"chomp.extent.fits_memory", "Boolean boards", 32769, 32768});
  const std::string area = clause_broken_by([] { detail::boolean_area(Extent(32769, 32768)); });
  expect(area == "chomp.extent.fits_memory", "chomp.extent.fits_memory", area, "refused");
  const std::string grid = clause_broken_by([] { FlatBooleanBoard(Extent(32769, 32768)); });
  expect(grid == "chomp.extent.fits_memory", "chomp.extent.fits_memory", grid, "refused");
  const std::string nested = clause_broken_by([] { BooleanBoard(Extent(32769, 32768)); });
  expect(nested == "chomp.extent.fits_memory", "chomp.extent.fits_memory", nested, "refused");
  expect_equal(detail::boolean_area_limit, 1 << 30, "chomp.extent.fits_memory", "the limit");
}

/// What an invariant finds, as "clause at place: found, must be ..." lines.
std::string found_in(const Findings& findings) {
  std::string text;
  for (const contract::Finding& finding : findings)
    text += std::string(finding.clause->id) + " at " + contract::to_text(finding) + "\n";
  return text;
}

/// A kernel that looks for a wrong entry says by the number after the last one that there is none.
template <class B, class State>
void ask_where_nothing_is(Extent extent, const State& state, const std::string& expected) {
  const int w = extent.columns(), h = extent.rows();
  const bool binary = expected.find("zero_or_one") == std::string::npos;
  if constexpr (std::is_same_v<B, FlatBooleanBoard>) {
    if (binary)
      expect_equal(kernel::flat_boolean_first_not_binary(state.data(), w, h), w * h,
                   "flat_boolean.zero_or_one", "the number that says none");
  } else if constexpr (std::is_same_v<B, BooleanBoard>) {
    if (binary)
      expect_equal(kernel::boolean_rows_first_not_binary(detail::beginnings(state).data(), w, h),
                   w * h, "boolean.zero_or_one", "the number that says none");
  } else if constexpr (std::is_same_v<B, LatticePathBoard>) {
    if (expected.find("within_extent") == std::string::npos)
      expect_equal(kernel::lattice_path_first_beyond(state.data(), w, h),
                   64 * ((w + h - 1) / 64 + 1), "lattice_path.within_extent",
                   "the step that says none");
  }
}

/// The kernels that answer for a whole invariant, where the state has the right size.
template <class B, class State>
void ask_predicate(Extent extent, const State& state, const std::string& expected) {
  if (expected.find(".size") != std::string::npos || expected.find(".rect") != std::string::npos)
    return;
  const int w = extent.columns(), h = extent.rows();
  const bool closed = expected.find("closed") == std::string::npos;
  bool answer = expected.empty();
  bool wanted = answer;
  std::string clause;
  if constexpr (std::is_same_v<B, RowBoundaryBoard>) {
    answer = kernel::row_boundary_is_nonincreasing_within(state.data(), h, w) != 0;
    clause = "row_boundary.nonincreasing";
  } else if constexpr (std::is_same_v<B, ColumnHeightBoard>) {
    answer = kernel::column_heights_is_nonincreasing_within(state.data(), w, h) != 0;
    clause = "column_height.nonincreasing";
  } else if constexpr (std::is_same_v<B, FlatBooleanBoard>) {
    answer = kernel::flat_boolean_is_downward_closed(state.data(), w, h) != 0;
    wanted = closed;
    clause = "flat_boolean.downward_closed";
  } else if constexpr (std::is_same_v<B, BooleanBoard>) {
    answer = kernel::boolean_rows_is_downward_closed(detail::beginnings(state).data(), w, h) != 0;
    wanted = closed;
    clause = "boolean.downward_closed";
  }
  if (!clause.empty())
    expect(answer == wanted, clause, "the kernel answers otherwise", wanted ? "valid" : "invalid");
  ask_where_nothing_is<B>(extent, state, expected);
}

/// The clause by which a board promises its cached count.
template <class B>
std::string count_clause() {
  if (std::is_same_v<B, BooleanBoard>) return "boolean.count_is_sum";
  if (std::is_same_v<B, FlatBooleanBoard>) return "flat_boolean.count_is_sum";
  if (std::is_same_v<B, RowBoundaryBoard>) return "row_boundary.count_is_sum";
  if (std::is_same_v<B, ColumnHeightBoard>) return "column_height.count_is_sum";
  return "lattice_path.count_is_area";
}

/// Judges one raw state: the findings must be the expected lines, and the constructors agree.
template <class B, class State>
void ask_state(Extent extent, const State& state, std::int64_t count, const std::string& text,
               const std::string& expected) {
  const std::string clause = expected.substr(0, expected.find(' '));
  const std::string judged = expected.empty() ? "chomp.convert.preserves" : clause;
  ask({judged, B::name, extent.columns(), extent.rows(), {}, {}, text});
  const std::string found = found_in(B::invariant(extent, state, count));
  if (found != expected) {
    // The clause that one of the two has and the other has not.
    const std::string other = found.empty() ? clause : found.substr(0, found.find(' '));
    const bool missed = !clause.empty() && found.find(clause) == std::string::npos;
    const bool spurious = !missed && expected.find(other) == std::string::npos;
    expect(false, spurious ? other : judged, "\n" + found, "\n" + expected);
  }
  ask_predicate<B>(extent, state, expected);
  const std::string counted = clause_broken_by([&] { B(extent, state, count); });
  expect(counted == clause, judged, "the constructor breaks \"" + counted + "\"", clause);
  const std::string summed = clause_broken_by([&] { B(extent, state); });
  expect(summed == clause, judged, "without a count the constructor breaks \"" + summed + "\"",
         clause);
  if (expected.empty()) {
    judge_by("chomp.convert.preserves");
    expect_equal(B(extent, state).count(), count, "chomp.count.exact", "count");
    const std::string sum = count_clause<B>();
    judge_by(sum);
    for (const std::int64_t wrong : {count - 1, count + 1}) {
      const std::string miscounted = found_in(B::invariant(extent, state, wrong));
      expect(miscounted.find(sum) != std::string::npos, sum, miscounted,
             "a count of " + std::to_string(wrong) + " is found wrong");
      expect(clause_broken_by([&] { B(extent, state, wrong); }) == sum, sum,
             "a count of " + std::to_string(wrong) + " is accepted", "refused");
    }
  }
}

/// Lengths of rows or columns: which are outside 0..bound, and which are larger than the one
/// before.
template <class B>
void ask_every_length(int entries, int bound, const char* family, const char* what, Extent extent) {
  std::vector<int> state(at(entries), -1);
  while (true) {
    std::string expected;
    for (int i = 0; i < entries && expected.empty(); ++i) {
      const int found = state[at(i)];
      if (found < 0 || bound < found)
        expected = std::string(family) + ".within_extent at " + what + " " + std::to_string(i) +
                   ": " + std::to_string(found) + ", must be " +
                   (found < 0 ? "at least 0" : "at most " + std::to_string(bound)) + "\n";
    }
    for (int i = 1; i < entries; ++i) {
      if (state[at(i - 1)] < state[at(i)]) {
        expected += std::string(family) + ".nonincreasing at " + what + " " + std::to_string(i) +
                    ": " + std::to_string(state[at(i)]) + ", must be at most " +
                    std::to_string(state[at(i - 1)]) + "\n";
        break;
      }
    }
    ask_state<B>(extent, state, std::accumulate(state.begin(), state.end(), 0), listed(state),
                 expected);
    int i = 0;
    while (i < entries && state[at(i)] == bound + 1) state[at(i++)] = -1;
    if (i == entries) return;
    ++state[at(i)];
  }
}

/// Grids of 0, 1 and 2, flat and nested at once.
void ask_every_grid(int w, int h) {
  const Extent extent(w, h);
  std::vector<unsigned char> flat(at(w * h), 0);
  while (true) {
    BooleanBoard::Rows nested;
    std::string text, binary, closed;
    for (int k = 0; k < w * h; ++k) {
      const int x = k % w, y = k / w;
      if (x == 0) nested.emplace_back();
      nested.back().push_back(flat[at(k)]);
      text += static_cast<char>('0' + flat[at(k)]);
      if (flat[at(k)] == 2 && binary.empty())
        binary = ".zero_or_one at cell " + describe(Cell{x, y}) + ": 2, must be at most 1\n";
      if (flat[at(k)] == 0 || !closed.empty()) continue;
      const bool left = 0 < x && flat[at(k - 1)] == 0;
      const bool below = 0 < y && flat[at(k - w)] == 0;
      if (left || below)
        closed = ".downward_closed at cell " + describe(left ? Cell{x - 1, y} : Cell{x, y - 1}) +
                 ": 0, must be equal to 1\n";
    }
    const auto count = w * h - std::count(flat.begin(), flat.end(), 0);
    const auto lines = [&](const std::string& family) {
      return (binary.empty() ? "" : family + binary) + (closed.empty() ? "" : family + closed);
    };
    ask_state<FlatBooleanBoard>(extent, flat, count, text, lines("flat_boolean"));
    ask_state<BooleanBoard>(extent, nested, count, text, lines("boolean"));
    std::size_t k = 0;
    while (k < flat.size() && flat[k] == 2) flat[k++] = 0;
    if (k == flat.size()) return;
    ++flat[k];
  }
}

/// Words of up to one step more than the path has.
void ask_every_word(int w, int h) {
  for (unsigned long long word = 0; word < 1ULL << (w + h + 1); ++word) {
    std::string expected, text;
    int rights = 0;
    std::int64_t area = 0;
    for (int k = 0; k < w + h; ++k) {
      const bool right = (word >> k & 1) != 0;
      right ? ++rights : area += rights;
      text += right ? 'R' : 'D';
    }
    if ((word >> (w + h)) != 0)
      expected = "lattice_path.within_extent at step " + std::to_string(w + h) +
                 ": 1, must be equal to 0\n";
    if (rights != w)
      expected += "lattice_path.balanced at number of steps right: " + std::to_string(rights) +
                  ", must be equal to " + std::to_string(w) + "\n";
    ask_state<LatticePathBoard>(Extent(w, h), LatticePathBoard::Words{word}, area, text, expected);
  }
}

/// Arrays of the wrong size.
void ask_about_sizes() {
  const Extent extent(3, 2);
  const auto size = [&]<class B>(const typename std::vector<int>& lengths,
                                 const std::string& line) {
    ask_state<B>(extent, lengths, 0, listed(lengths), line);
  };
  for (const int n : {0, 1, 3})
    size.operator()<RowBoundaryBoard>(
        std::vector<int>(at(n), 1),
        "row_boundary.size at number of rows: " + std::to_string(n) + ", must be equal to 2\n");
  for (const int n : {0, 2, 4})
    size.operator()<ColumnHeightBoard>(
        std::vector<int>(at(n), 1),
        "column_height.size at number of columns: " + std::to_string(n) + ", must be equal to 3\n");
  for (const int n : {0, 5, 7})
    ask_state<FlatBooleanBoard>(
        extent, std::vector<unsigned char>(at(n), 1), 0, "",
        "flat_boolean.size at number of entries: " + std::to_string(n) + ", must be equal to 6\n");
  for (const int n : {0, 2})
    ask_state<LatticePathBoard>(
        extent, LatticePathBoard::Words(at(n), 0), 0, "",
        "lattice_path.size at number of words: " + std::to_string(n) + ", must be equal to 1\n");
  using Grid = BooleanBoard::Rows;
  const std::string id = "boolean.rectangular at ";
  ask_state<BooleanBoard>(extent, Grid{{1, 1, 1}}, 0, "",
                          id + "number of rows: 1, must be equal to 2\n");
  ask_state<BooleanBoard>(extent, Grid{{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, 0, "",
                          id + "number of rows: 3, must be equal to 2\n");
  ask_state<BooleanBoard>(extent, Grid{{1, 1, 1}, {1, 1}}, 0, "",
                          id + "length of row 1: 2, must be equal to 3\n");
  ask_state<BooleanBoard>(extent, Grid{{1, 1, 1, 1}, {1, 1, 1}}, 0, "",
                          id + "length of row 0: 4, must be equal to 3\n");
}

/// Words end with the steps: 64 steps need one, a step more needs two, and no bit stands beyond.
void ask_about_words() {
  for (const auto& [w, h] : {std::pair{3, 2}, {62, 2}, {2, 62}, {63, 2}, {1, 64}, {126, 2}}) {
    const Extent extent(w, h);
    const int words = (w + h - 1) / 64 + 1;
    for (const int n : {words - 1, words + 1})
      ask_state<LatticePathBoard>(extent, LatticePathBoard::Words(at(n), 0), 0, "",
                                  "lattice_path.size at number of words: " + std::to_string(n) +
                                      ", must be equal to " + std::to_string(words) + "\n");
    LatticePathBoard::Words full(at(words), 0);
    for (int k = 0; k < w; ++k) full[at(k / 64)] |= 1ULL << (k % 64);
    const std::int64_t area = std::int64_t{w} * h;
    ask_state<LatticePathBoard>(extent, full, area, "the full board", "");
    for (int k = w + h; k < 64 * words; ++k) {
      LatticePathBoard::Words stray = full;
      stray[at(k / 64)] |= 1ULL << (k % 64);
      ask_state<LatticePathBoard>(extent, stray, area, "the full board and another step",
                                  "lattice_path.within_extent at step " + std::to_string(k) +
                                      ": 1, must be equal to 0\n");
    }
  }
}

/// Row lengths that are none are refused by every board, by the same three clauses.
template <class B>
void ask_from_row_lengths() {
  const auto breaks = [](const Rows& row, std::string_view clause) {
    ask({std::string(clause), B::name, 2, 2, {}, {}, listed(row)});
    const std::string found = clause_broken_by([&] { B::from_row_lengths(Extent(2, 2), row); });
    expect(found == clause, clause, "breaks \"" + found + "\"", "refused");
  };
  breaks({1}, "row_boundary.size");
  breaks({1, 1, 1}, "row_boundary.size");
  breaks({3, 1}, "row_boundary.within_extent");
  breaks({1, -1}, "row_boundary.within_extent");
  breaks({1, 2}, "row_boundary.nonincreasing");
}

}  // namespace

void ask_everything() {
  ask_about_memory();
  ask_about_sizes();
  ask_about_words();
  for (const auto& [w, h] : {std::pair{1, 1}, {2, 1}, {1, 2}, {2, 2}, {3, 2}, {2, 3}}) {
    ask_every_length<RowBoundaryBoard>(h, w, "row_boundary", "row", Extent(w, h));
    ask_every_length<ColumnHeightBoard>(w, h, "column_height", "column", Extent(w, h));
    ask_every_grid(w, h);
    ask_every_word(w, h);
  }
  ask_from_row_lengths<RowBoundaryBoard>();
  ask_from_row_lengths<ColumnHeightBoard>();
  ask_from_row_lengths<FlatBooleanBoard>();
  ask_from_row_lengths<BooleanBoard>();
  ask_from_row_lengths<LatticePathBoard>();
}

}  // namespace staircase::mutants
