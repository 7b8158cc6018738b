/// \file
/// The compiler runs every kernel on every board of every extent up to 4 x 4, and on every raw
/// state of smaller ones, against a set of bits: a broken kernel does not compile. A test compiles
/// this file, and no program contains it, so that a broken kernel still reaches the other tests.
#include "staircase/chomp/kernel/convert.h"

#include <array>
#include <cstddef>

using namespace staircase::chomp::kernel;

namespace {

/// In a constant expression a broken promise is a compile error that names it.
constexpr void must(bool kept, const char* promise) {
  if (!kept) throw promise;
}

/// An array as long as an extent says, which counts in int.
template <class Entry, int N>
using Array = std::array<Entry, static_cast<std::size_t>(N)>;

/// A set of cells, one bit each: the value, written down in the plainest way.
template <int W, int H>
struct Cells {
  unsigned bits = 0;

  static constexpr bool inside(int x, int y) { return 0 <= x && x < W && 0 <= y && y < H; }
  static constexpr unsigned bit(int x, int y) { return 1u << (y * W + x); }
  constexpr bool holds(int x, int y) const { return inside(x, y) && (bits & bit(x, y)) != 0; }
  constexpr long long count() const {
    long long n = 0;
    for (unsigned rest = bits; rest != 0; rest &= rest - 1) ++n;
    return n;
  }
  constexpr Cells after(int x, int y) const {
    Cells left;
    for (int j = 0; j < H; ++j) {
      for (int i = 0; i < W; ++i) {
        if (holds(i, j) && !(x <= i && y <= j)) left.bits |= bit(i, j);
      }
    }
    return left;
  }
  constexpr bool is_ideal() const {
    for (int j = 0; j < H; ++j) {
      for (int i = 0; i < W; ++i) {
        const bool left = i == 0 || holds(i - 1, j);
        const bool below = j == 0 || holds(i, j - 1);
        if (holds(i, j) && !(left && below)) return false;
      }
    }
    return true;
  }
};

/// Calls visit(row, cells) for every nonincreasing sequence of row lengths.
template <int W, int H, class Visit>
constexpr void for_each_board(Visit visit) {
  Array<int, H> row{};
  while (true) {
    Cells<W, H> cells;
    for (int y = 0; y < H; ++y) {
      for (int x = 0; x < row[static_cast<unsigned>(y)]; ++x) cells.bits |= cells.bit(x, y);
    }
    visit(row, cells);
    int y = H - 1;
    while (0 <= y &&
           row[static_cast<unsigned>(y)] == (y == 0 ? W : row[static_cast<unsigned>(y) - 1]))
      --y;
    if (y < 0) return;
    ++row[static_cast<unsigned>(y)];
    for (int above = y + 1; above < H; ++above) row[static_cast<unsigned>(above)] = 0;
  }
}

/// The five forms of one value, with the kernels under one set of names.
template <int W, int H>
struct Rows {
  Array<int, H> row{};
  constexpr void from(const Array<int, H>& other) { row = other; }
  constexpr bool legal(int x, int y) const { return row_boundary_legal(row.data(), H, x, y); }
  constexpr long long count() const { return row_boundary_count(row.data(), H); }
  constexpr long long move(int x, int y) { return row_boundary_move(row.data(), H, x, y); }
  constexpr void fill() { row_boundary_fill(row.data(), H, W); }
  constexpr bool valid() const { return row_boundary_is_nonincreasing_within(row.data(), H, W); }
  constexpr Array<int, H> rows() const { return row; }
};

template <int W, int H>
struct Columns {
  Array<int, W> height{};
  constexpr void from(const Array<int, H>& row) {
    rows_to_columns(row.data(), H, height.data(), W);
  }
  constexpr bool legal(int x, int y) const { return column_heights_legal(height.data(), W, x, y); }
  constexpr long long count() const { return column_heights_count(height.data(), W); }
  constexpr long long move(int x, int y) { return column_heights_move(height.data(), W, x, y); }
  constexpr void fill() { column_heights_fill(height.data(), W, H); }
  constexpr bool valid() const {
    return column_heights_is_nonincreasing_within(height.data(), W, H) &&
           column_heights_first_outside(height.data(), W, H) == W &&
           column_heights_first_increase(height.data(), W) == W;
  }
  constexpr Array<int, H> rows() const {
    Array<int, H> row{};
    columns_to_rows(height.data(), W, row.data(), H);
    return row;
  }
};

template <int W, int H>
struct Flat {
  Array<unsigned char, W * H> occupied{};
  constexpr void from(const Array<int, H>& row) {
    occupied.fill(7);
    rows_to_flat(row.data(), occupied.data(), W, H);
  }
  constexpr bool legal(int x, int y) const {
    return flat_boolean_legal(occupied.data(), W, H, x, y);
  }
  constexpr long long count() const { return flat_boolean_count(occupied.data(), W, H); }
  constexpr long long move(int x, int y) { return flat_boolean_move(occupied.data(), W, H, x, y); }
  constexpr void fill() { flat_boolean_fill(occupied.data(), W, H); }
  constexpr bool valid() const {
    return flat_boolean_is_downward_closed(occupied.data(), W, H) &&
           flat_boolean_first_not_binary(occupied.data(), W, H) == W * H;
  }
  constexpr Array<int, H> rows() const {
    Array<int, H> row{};
    flat_to_rows(occupied.data(), row.data(), W, H);
    return row;
  }
};

template <int W, int H>
struct Nested {
  Array<Array<unsigned char, W>, H> occupied{};
  /// The kernels read and write rows through an array of pointers.
  constexpr Array<unsigned char*, H> writable() {
    Array<unsigned char*, H> pointers{};
    for (unsigned y = 0; y < H; ++y) pointers[y] = occupied[y].data();
    return pointers;
  }
  constexpr Array<const unsigned char*, H> readable() const {
    Array<const unsigned char*, H> pointers{};
    for (unsigned y = 0; y < H; ++y) pointers[y] = occupied[y].data();
    return pointers;
  }
  constexpr void from(const Array<int, H>& row) {
    rows_to_boolean(row.data(), writable().data(), W, H);
  }
  constexpr bool legal(int x, int y) const {
    return boolean_rows_legal(readable().data(), W, H, x, y);
  }
  constexpr long long count() const { return boolean_rows_count(readable().data(), W, H); }
  constexpr long long move(int x, int y) {
    return boolean_rows_move(writable().data(), W, H, x, y);
  }
  constexpr void fill() { boolean_rows_fill(writable().data(), W, H); }
  constexpr bool valid() const {
    return boolean_rows_is_downward_closed(readable().data(), W, H) &&
           boolean_rows_first_not_binary(readable().data(), W, H) == W * H;
  }
  constexpr Array<int, H> rows() const {
    Array<int, H> row{};
    boolean_to_rows(readable().data(), row.data(), W, H);
    return row;
  }
};

template <int W, int H>
struct Path {
  Array<unsigned long long, (W + H + 63) / 64> path{};
  constexpr void from(const Array<int, H>& row) {
    path.fill(~0ULL);
    rows_to_path(row.data(), path.data(), W, H);
  }
  constexpr bool legal(int x, int y) const { return lattice_path_legal(path.data(), W, H, x, y); }
  constexpr long long count() const { return lattice_path_count(path.data(), W, H); }
  constexpr long long move(int x, int y) { return lattice_path_move(path.data(), W, H, x, y); }
  constexpr void fill() { lattice_path_fill(path.data(), W, H); }
  constexpr bool valid() const {
    return lattice_path_rights(path.data(), W, H) == W &&
           lattice_path_first_beyond(path.data(), W, H) == 64 * lattice_path_words(W, H);
  }
  constexpr Array<int, H> rows() const {
    Array<int, H> row{};
    path_to_rows(path.data(), row.data(), W, H);
    return row;
  }
};

/// One board, every cell up to one beyond the edge, every legal move.
template <int W, int H, class Form>
constexpr void check_board(const Form& form, const Cells<W, H>& cells) {
  must(form.valid(), "the form of an order ideal is valid");
  must(form.count() == cells.count(), "count is the number of cells");
  for (int y = -1; y <= H; ++y) {
    for (int x = -1; x <= W; ++x) {
      must(form.legal(x, y) == cells.holds(x, y), "a cell is legal exactly when it is there");
      if (!cells.holds(x, y)) continue;
      Form moved = form;
      const Cells<W, H> left = cells.after(x, y);
      must(moved.move(x, y) == cells.count() - left.count(), "a move says what it removed");
      must(moved.valid(), "a move keeps the invariant");
      must(moved.count() == left.count(), "the count after a move is exact");
      const Array<int, H> row = moved.rows();
      for (int j = 0; j < H; ++j) {
        for (int i = 0; i < W; ++i) {
          must((i < row[static_cast<unsigned>(j)]) == left.holds(i, j),
               "a move removes exactly the up-set");
        }
      }
    }
  }
}

template <template <int, int> class Form, int W, int H>
constexpr bool holds() {
  for_each_board<W, H>([](const Array<int, H>& row, const Cells<W, H>& cells) {
    Form<W, H> form;
    form.from(row);
    must(form.rows() == row, "a conversion there and back changes nothing");
    check_board(form, cells);
  });
  Form<W, H> full;
  full.fill();
  must(full.valid() && full.count() == W * H, "a filled board holds every cell");
  return true;
}

// One assertion a form, so that each stays within the steps that compilers allow.
template <int W, int H>
constexpr bool every_form() {
  static_assert(holds<Rows, W, H>());
  static_assert(holds<Columns, W, H>());
  static_assert(holds<Flat, W, H>());
  static_assert(holds<Nested, W, H>());
  static_assert(holds<Path, W, H>());
  return true;
}

template <int W>
constexpr bool every_height() {
  return every_form<W, 1>() && every_form<W, 2>() && every_form<W, 3>() && every_form<W, 4>();
}

/// Every grid of 0, 1 and (once) 2: the first broken place, and the verdict.
template <int W, int H>
constexpr bool judges_every_grid() {
  for (unsigned bits = 0; bits < 1u << (W * H); ++bits) {
    const Cells<W, H> cells{bits};
    Nested<W, H> nested;
    Flat<W, H> flat;
    long long broken = W * H;
    for (int k = W * H - 1; 0 <= k; --k) {
      const int x = k % W, y = k / W;
      const bool there = cells.holds(x, y);
      flat.occupied[static_cast<unsigned>(k)] = there;
      nested.occupied[static_cast<unsigned>(y)][static_cast<unsigned>(x)] = there;
      if (there && ((0 < x && !cells.holds(x - 1, y)) || (0 < y && !cells.holds(x, y - 1)))) {
        broken = k;
      }
    }
    must(flat.valid() == cells.is_ideal(), "a flat grid is valid exactly when it is an ideal");
    must(nested.valid() == cells.is_ideal(),
         "nested rows are valid exactly when they are an ideal");
    must(flat_boolean_first_unsupported(flat.occupied.data(), W, H) == broken,
         "the first unsupported place of a flat grid is the least");
    must(boolean_rows_first_unsupported(nested.readable().data(), W, H) == broken,
         "the first unsupported place of nested rows is the least");
    const unsigned k = bits % (W * H);
    flat.occupied[k] = 2;
    nested.occupied[k / W][k % W] = 2;
    must(flat_boolean_first_not_binary(flat.occupied.data(), W, H) == k &&
             boolean_rows_first_not_binary(nested.readable().data(), W, H) == k,
         "an entry that is neither 0 nor 1 is found where it is");
  }
  return true;
}

/// Every array of three numbers from -1 to 4, as row lengths at most 3.
constexpr bool judges_every_boundary() {
  for (int code = 0; code < 216; ++code) {
    const std::array<int, 3> row{code % 6 - 1, code / 6 % 6 - 1, code / 36 - 1};
    int outside = 3, increase = 3;
    for (int y = 2; 0 <= y; --y) {
      const int length = row[static_cast<unsigned>(y)];
      if (length < 0 || 3 < length) outside = y;
      if (0 < y && row[static_cast<unsigned>(y) - 1] < length) increase = y;
    }
    must(row_boundary_first_outside(row.data(), 3, 3) == outside, "the first row outside is found");
    must(row_boundary_first_increase(row.data(), 3) == increase, "the first increase is found");
    must(row_boundary_is_nonincreasing_within(row.data(), 3, 3) == (outside == 3 && increase == 3),
         "row lengths are valid exactly when both places are the end");
  }
  return true;
}

/// Steps on both sides of a word's end are written alone, and bits beyond the path are found.
constexpr bool writes_steps_alone() {
  for (int k = 60; k < 70; ++k) {
    std::array<unsigned long long, 2> path{0x123456789abcdef0ULL, 0x0fedcba987654321ULL};
    const std::array<unsigned long long, 2> before = path;
    for (int right = 0; right < 2; ++right) {
      lattice_path_set_step(path.data(), k, right);
      for (int n = 0; n < 128; ++n) {
        must(lattice_path_step(path.data(), n) ==
                 (n == k ? right : lattice_path_step(before.data(), n)),
             "writing a step changes no other");
      }
    }
    lattice_path_clear(path.data(), 30, 35);
    lattice_path_set_step(path.data(), k, 1);
    must(lattice_path_first_beyond(path.data(), 30, 35) == (k < 65 ? 128 : k),
         "a step beyond the path is found");
  }
  return true;
}

static_assert(every_height<1>() && every_height<2>() && every_height<3>() && every_height<4>());
static_assert(judges_every_grid<3, 3>() && judges_every_grid<2, 4>() && judges_every_grid<4, 2>());
static_assert(judges_every_boundary());
static_assert(writes_steps_alone());

}  // namespace
