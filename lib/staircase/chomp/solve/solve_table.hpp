/// \file
/// Finding all P-positions of a rectangle.
#pragma once

#include "staircase/chomp/model/extent.hpp"
#include "staircase/chomp/solve/layer.hpp"
#include "staircase/chomp/solve/table.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace staircase::chomp {

namespace table {

/// The most columns or rows of a table.
inline constexpr int longest_side = 65536;

/// a + b, or the largest number.
constexpr std::uint64_t sum(std::uint64_t a, std::uint64_t b) noexcept {
  return a <= UINT64_MAX - b ? a + b : UINT64_MAX;
}

/// How many row sequences of \p rows rows up to \p bound there are, C(bound + rows, rows), or the
/// largest number.
constexpr std::uint64_t sequences(std::int64_t rows, std::int64_t bound) noexcept {
  std::uint64_t number = 1;
  // Invariant: number = C(bound + k - 1, k - 1), so the division leaves no remainder.
  for (std::int64_t k = 1; k <= rows; ++k) {
    const auto factor = static_cast<std::uint64_t>(bound + k);
    if (UINT64_MAX / factor < number) return UINT64_MAX;
    number = number * factor / static_cast<std::uint64_t>(k);
  }
  return number;
}

/// Whether a table of these sides can be asked for at all, whatever it takes.
constexpr bool has_table(std::int64_t columns, std::int64_t rows) noexcept {
  return 1 <= std::min(columns, rows) && std::max(columns, rows) <= longest_side &&
         std::min(columns, rows) <= most_rows;
}

}  // namespace table

/// How many positions are looked at for the table of \p columns x \p rows: all that are wider than
/// high, or of the mirrored rectangle, if there are more. This measures the time: a few
/// nanoseconds each. The largest number of this type when there is no such table. O(W H).
constexpr std::uint64_t table_work(std::int64_t columns, std::int64_t rows) noexcept {
  if (!table::has_table(columns, rows)) return UINT64_MAX;
  std::uint64_t work = 0;
  for (std::int64_t w = 2; w <= std::max(columns, rows); ++w) {
    const std::int64_t height = std::min({columns, rows, w - 1});
    work = table::sum(work, table::sequences(height - 1, w));
  }
  return work;
}

/// How many bytes are taken, at most, to solve the table of \p columns x \p rows; the largest
/// number of this type when there is no such table. O(H).
///
/// These are the bits of the last layer and of all that waits for its rows, those of the last but
/// one in rectangles that are no squares, an eighth of the layer for lists (measured: at most a
/// twelfth from 8 x 8 to 18 x 18), and what empty lists take.
constexpr std::uint64_t table_memory(std::int64_t columns, std::int64_t rows) noexcept {
  if (!table::has_table(columns, rows)) return UINT64_MAX;
  const std::int64_t longer = std::max(columns, rows);
  const std::int64_t upper = std::max<std::int64_t>(std::min({columns, rows, longer - 1}) - 1, 0);
  std::uint64_t bits = columns == rows ? 0 : table::sequences(upper, longer - 1);
  for (std::int64_t n = upper; 0 <= n; --n) bits = table::sum(bits, table::sequences(n, longer));
  const std::uint64_t lists = table::sequences(upper, longer) / 64;
  const auto empty = static_cast<std::uint64_t>(columns * rows) * 256 + 65536;
  return table::sum(table::sum(bits / 8, lists), empty);
}

namespace table {

/// Works out one layer of a table after the other.
///
/// \exposure the table is handed out as a constant
/// \complexity time `table_work`, space `table_memory`
/// \tparam Bits as for `Layer`
template <class Bits = Marks>
class Layers {
 public:
  /// Goes on from \p solved, which may have some layers already.
  explicit Layers(PTable solved) : table_(std::move(solved)) {}

  /// The table so far.
  const PTable& table() const noexcept { return table_; }
  /// The width of the next layer.
  int next_width() const noexcept { return table_.solved_width() + 1; }
  /// Whether all layers are there.
  bool complete() const noexcept { return table_.longer() < next_width(); }

  /// Works out the next layer, in one thread. Now and then calls \p reached with how much of
  /// `table_work` is done in this layer.
  template <class Reached>
  void solve_next(Reached reached) {
    prepare(next_width(), [&](const Raises& raises, int smaller, int height) {
      auto mark = [&](std::span<const int> rows) {
        add(raises, rows, [&](std::uint64_t k) { marks_.set(k); });
      };
      table_.for_each_of_width(smaller, height, mark);
    });
    solve_prepared(reached);
  }

  /// The same; `both(f, g)` calls both functions, in two threads if it likes, and returns when both
  /// have returned. Only what smaller widths mean for this layer is worked out so: each later mark
  /// within a layer depends on those before.
  template <class Reached, class Both>
  void solve_next(Reached reached, Both both) {
    prepare(next_width(), [&](const Raises& raises, int smaller, int height) {
      auto mark = [&](std::span<const int> rows) {
        add(raises, rows, [&](std::uint64_t k) { marks_.set_shared(k); });
      };
      both([&] { table_.for_each_of_width(smaller, height, mark, 0, 2); },
           [&] { table_.for_each_of_width(smaller, height, mark, 1, 2); });
    });
    solve_prepared(reached);
  }

 private:
  // Marks the positions of `width` that can move to a P-position of smaller width;
  // `add_all(raises, smaller, height)` adds those of width `smaller` and of heights to `height`.
  template <class AddAll>
  void prepare(int width, AddAll add_all) {
    // What is marked for one width serves for the next while the number of rows stays.
    int smaller = width - 1;
    const int height = table_.height(width);
    if (bound_ == 0 || ranks_.rows() != height - 1) {
      bound_ = width <= table_.shorter() ? width : table_.longer();
      ranks_ = Ranks(height - 1, bound_);
      marks_.reset(ranks_.below(1, bound_));
      smaller = 1;
    }
    const Raises raises{&ranks_, 1, bound_};
    for (; smaller < width; ++smaller) {
      add_all(raises, smaller, height);
      raises.reach(marks_, smaller + 1);
    }
  }

  // Adds the P-position with `rows` to the marks, by `set(rank)`.
  template <class Set>
  void add(const Raises& raises, std::span<const int> rows, Set set) const noexcept {
    const auto differs =
        std::find_if(rows.begin(), rows.end(), [&](int length) { return length != rows.front(); });
    raises.add_by(ranks_.rank(rows), rows.front(), static_cast<int>(differs - rows.begin()), set);
  }

  // Works out the layer of the next width, whose marks are prepared.
  template <class Reached>
  void solve_prepared(Reached& reached) {
    const int width = next_width();
    Layer layer(ranks_, width,
                width == bound_ ? std::move(marks_) : marks_.first(ranks_.below(1, width)));
    const auto builders = std::make_shared<std::vector<RankListBuilder>>(
        static_cast<std::size_t>(table_.height(width)));
    layer.solve(
        [&](std::span<const int> rows) {
          (*builders)[rows.size() - 1].add(table_.listed_rank(rows));
        },
        reached);
    PTable::Lists lists;
    for (const RankListBuilder& builder : *builders) lists.push_back(builder.list());
    table_.add_layer(std::move(lists), builders);
  }

  PTable table_;
  Ranks ranks_{0, 0};  // those of the present layer
  int bound_ = 0;      // the largest width that the marks serve for; 0 before the first layer
  Bits marks_;
};

}  // namespace table

/// The table of \p columns x \p rows, for which `table_memory` is not the largest number.
inline PTable solve_table(int columns, int rows) {
  table::Layers layers(PTable(columns, rows));
  while (!layers.complete()) layers.solve_next([](std::uint64_t) {});
  return layers.table();
}

/// Calls \p visit with the rows of every P-position within \p extent, as `PTable::for_each` does.
/// `table_memory` of the extent must not be the largest number.
template <class Visit>
void for_each_p_position(Extent extent, Visit visit) {
  solve_table(extent.columns(), extent.rows()).for_each(extent.columns(), extent.rows(), visit);
}

}  // namespace staircase::chomp
