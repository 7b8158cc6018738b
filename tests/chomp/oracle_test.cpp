/// \file
/// The kernels beside boards that were proved a second time, in WhyML, and extracted to C. The two
/// were written apart and share no line, so an error would have to be made twice to go unseen here.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <set>
#include <tuple>
#include <vector>

#include "../../specs/chomp/oracle.h"
#include "staircase/chomp/kernel/boolean_rows.h"
#include "staircase/chomp/kernel/column_heights.h"
#include "staircase/chomp/kernel/flat_boolean.h"
#include "staircase/chomp/kernel/lattice_path.h"
#include "staircase/chomp/kernel/row_boundary.h"
#include "support/catch_compat.hpp"

using namespace staircase::chomp::kernel;

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// What the kernel and the oracle answered to the same question.
struct Answers {
  long long kernel;
  long long oracle;
};

struct RowTwin {
  int w, h;
  std::vector<int> kernel = std::vector<int>(at(h), -1);
  std::vector<std::int32_t> oracle = std::vector<std::int32_t>(at(h), -1);

  void fill() {
    row_boundary_fill(kernel.data(), h, w);
    oracle_row_boundary_fill(oracle.data(), w, h);
  }
  Answers legal(int x, int y) {
    return {row_boundary_legal(kernel.data(), h, x, y),
            oracle_row_boundary_legal(oracle.data(), w, h, x, y)};
  }
  Answers count() {
    return {row_boundary_count(kernel.data(), h), oracle_row_boundary_count(oracle.data(), w, h)};
  }
  Answers move(int x, int y) {
    return {row_boundary_move(kernel.data(), h, x, y),
            oracle_row_boundary_move(oracle.data(), w, h, x, y)};
  }
  bool same_state() const { return kernel == oracle; }
};

struct ColumnTwin {
  int w, h;
  std::vector<int> kernel = std::vector<int>(at(w), -1);
  std::vector<std::int32_t> oracle = std::vector<std::int32_t>(at(w), -1);

  void fill() {
    column_heights_fill(kernel.data(), w, h);
    oracle_column_heights_fill(oracle.data(), w, h);
  }
  Answers legal(int x, int y) {
    return {column_heights_legal(kernel.data(), w, x, y),
            oracle_column_heights_legal(oracle.data(), w, h, x, y)};
  }
  Answers count() {
    return {column_heights_count(kernel.data(), w),
            oracle_column_heights_count(oracle.data(), w, h)};
  }
  Answers move(int x, int y) {
    return {column_heights_move(kernel.data(), w, x, y),
            oracle_column_heights_move(oracle.data(), w, h, x, y)};
  }
  bool same_state() const { return kernel == oracle; }
};

/// Both Boolean kernels have this one oracle.
struct FlatTwin {
  int w, h;
  std::vector<unsigned char> kernel = std::vector<unsigned char>(at(w * h), 7);
  std::vector<std::int32_t> oracle = std::vector<std::int32_t>(at(w * h), -1);

  void fill() {
    flat_boolean_fill(kernel.data(), w, h);
    oracle_flat_boolean_fill(oracle.data(), w, h);
  }
  Answers legal(int x, int y) {
    return {flat_boolean_legal(kernel.data(), w, h, x, y),
            oracle_flat_boolean_legal(oracle.data(), w, h, x, y)};
  }
  Answers count() {
    return {flat_boolean_count(kernel.data(), w, h),
            oracle_flat_boolean_count(oracle.data(), w, h)};
  }
  Answers move(int x, int y) {
    return {flat_boolean_move(kernel.data(), w, h, x, y),
            oracle_flat_boolean_move(oracle.data(), w, h, x, y)};
  }
  bool same_state() const {
    return std::vector<std::int32_t>(kernel.begin(), kernel.end()) == oracle;
  }
};

struct NestedTwin {
  int w, h;
  std::vector<std::vector<unsigned char>> kernel{at(h), std::vector<unsigned char>(at(w), 7)};
  std::vector<std::int32_t> oracle = std::vector<std::int32_t>(at(w * h), -1);

  std::vector<unsigned char*> rows() {
    std::vector<unsigned char*> pointers;
    for (auto& row : kernel) pointers.push_back(row.data());
    return pointers;
  }
  void fill() {
    boolean_rows_fill(rows().data(), w, h);
    oracle_flat_boolean_fill(oracle.data(), w, h);
  }
  Answers legal(int x, int y) {
    return {boolean_rows_legal(rows().data(), w, h, x, y),
            oracle_flat_boolean_legal(oracle.data(), w, h, x, y)};
  }
  Answers count() {
    return {boolean_rows_count(rows().data(), w, h),
            oracle_flat_boolean_count(oracle.data(), w, h)};
  }
  Answers move(int x, int y) {
    return {boolean_rows_move(rows().data(), w, h, x, y),
            oracle_flat_boolean_move(oracle.data(), w, h, x, y)};
  }
  bool same_state() const {
    std::vector<std::int32_t> entries;
    for (const auto& row : kernel) entries.insert(entries.end(), row.begin(), row.end());
    return entries == oracle;
  }
};

/// The kernel keeps a step in a bit, the oracle in a number.
struct PathTwin {
  int w, h;
  std::vector<unsigned long long> kernel =
      std::vector<unsigned long long>(at(lattice_path_words(w, h)), ~0ULL);
  std::vector<std::int32_t> oracle = std::vector<std::int32_t>(at(w + h), -1);

  void fill() {
    lattice_path_fill(kernel.data(), w, h);
    oracle_lattice_path_fill(oracle.data(), w, h);
  }
  Answers legal(int x, int y) {
    return {lattice_path_legal(kernel.data(), w, h, x, y),
            oracle_lattice_path_legal(oracle.data(), w, h, x, y)};
  }
  Answers count() {
    return {lattice_path_count(kernel.data(), w, h),
            oracle_lattice_path_count(oracle.data(), w, h)};
  }
  Answers move(int x, int y) {
    return {lattice_path_move(kernel.data(), w, h, x, y),
            oracle_lattice_path_move(oracle.data(), w, h, x, y)};
  }
  bool same_state() const {
    for (int k = 0; k < w + h; ++k) {
      if (lattice_path_step(kernel.data(), k) != oracle[at(k)]) return false;
    }
    return lattice_path_first_beyond(kernel.data(), w, h) == 64 * lattice_path_words(w, h);
  }
};

/// All representations of one position, each twice. The oracle's row boundary is the reference that
/// the others are compared with.
class Table {
 public:
  Table(int w, int h)
      : twins_{RowTwin{w, h}, ColumnTwin{w, h}, FlatTwin{w, h}, NestedTwin{w, h}, PathTwin{w, h}},
        w_(w),
        h_(h) {
    each([](auto& twin) { twin.fill(); });
    compare();
  }

  const std::vector<std::int32_t>& rows() const { return std::get<RowTwin>(twins_).oracle; }
  bool holds(int x, int y) const { return 0 <= y && y < h_ && 0 <= x && x < rows()[at(y)]; }

  void move(int x, int y) {
    const long long before = cells();
    std::vector<Answers> removed;
    each([&](auto& twin) { removed.push_back(twin.move(x, y)); });
    for (const Answers& answers : removed) {
      REQUIRE(answers.kernel == answers.oracle);
      REQUIRE(answers.kernel == before - cells());
    }
    compare();
  }

  long long cells() const {
    long long sum = 0;
    for (const int row : rows()) sum += row;
    return sum;
  }

 private:
  template <class F>
  void each(F&& f) {
    std::apply([&](auto&... twin) { (f(twin), ...); }, twins_);
  }

  void compare() {
    each([&](auto& twin) {
      REQUIRE(twin.same_state());
      const Answers count = twin.count();
      REQUIRE(count.kernel == cells());
      REQUIRE(count.oracle == cells());
      // Outside the extent too, where the answer must be no.
      bool agreed = true;
      for (int y = -1; y <= h_; ++y) {
        for (int x = -1; x <= w_; ++x) {
          const Answers legal = twin.legal(x, y);
          agreed =
              agreed && (legal.kernel != 0) == holds(x, y) && (legal.oracle != 0) == holds(x, y);
        }
      }
      REQUIRE(agreed);
    });
  }

  std::tuple<RowTwin, ColumnTwin, FlatTwin, NestedTwin, PathTwin> twins_;
  int w_, h_;
};

/// Every position that moves lead to, found once each; every legal move of each is made.
std::size_t play_every_move(int w, int h) {
  std::vector<Table> waiting{Table(w, h)};
  std::set<std::vector<std::int32_t>> seen{waiting.back().rows()};
  while (!waiting.empty()) {
    const Table table = waiting.back();
    waiting.pop_back();
    for (int y = 0; y < h; ++y) {
      for (int x = 0; table.holds(x, y); ++x) {
        Table next = table;
        next.move(x, y);
        if (seen.insert(next.rows()).second) waiting.push_back(next);
      }
    }
  }
  return seen.size();
}

long long binomial(int n, int k) { return k == 0 ? 1 : binomial(n - 1, k - 1) * n / k; }

}  // namespace

TEST_CASE("On every position of every extent up to 5 x 5, kernels and oracle agree on every move") {
  for (int h = 1; h <= 5; ++h) {
    for (int w = 1; w <= 5; ++w) {
      CAPTURE(w, h);
      // As many positions as the theorem in counting.mlw says: none was left out.
      CHECK(static_cast<long long>(play_every_move(w, h)) == binomial(w + h, h));
    }
  }
}

TEST_CASE("In random games on extents up to 70 x 70, kernels and oracle agree on every move") {
  std::mt19937 random(20261130);
  const auto between = [&](int low, int high) {
    return std::uniform_int_distribution<int>(low, high)(random);
  };
  for (int game = 0; game < 100; ++game) {
    // Small boards are played often, large ones reach over the words of a lattice path.
    const int most = game % 10 == 0 ? 70 : 12;
    const int w = between(1, most), h = between(1, most);
    CAPTURE(game, w, h);
    Table table(w, h);
    while (table.cells() > 0) {
      // The up-set of a cell near the boundary is small, so that games are long.
      const int y = between(0, h - 1);
      const int length = table.rows()[at(y)];
      if (length == 0) continue;
      const int x = between(0, 9) == 0 ? between(0, length - 1)
                                       : between(std::max(0, length - 3), length - 1);
      table.move(x, y);
    }
    CHECK_FALSE(table.holds(0, 0));
  }
}
