/// \file
/// A kernel that writes a whole array writes every entry, whatever stood there before. No board
/// shows that: the array of a board begins as zeros.
#include "staircase/chomp/kernel/convert.h"
#include "support/boards.hpp"
#include "support/catch_compat.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

using namespace staircase::testing;
using staircase::chomp::Extent;
namespace kernel = staircase::chomp::kernel;

namespace {

using Ints = std::vector<int>;
using Grid = std::vector<unsigned char>;
using Words = std::vector<unsigned long long>;

/// One position in every form, written down without the library.
struct Forms {
  int w, h;
  Ints rows, columns;
  Grid grid;
  Words path;
};

Forms forms_of(Extent extent, const Ints& rows) {
  const auto steps = static_cast<std::size_t>(extent.columns() + extent.rows());
  Forms forms{extent.columns(), extent.rows(), rows, {}, {}, Words((steps + 63) / 64, 0)};
  for (int x = 0; x < forms.w; ++x) {
    int height = 0;
    for (const int length : rows) height += x < length ? 1 : 0;
    forms.columns.push_back(height);
  }
  for (const int length : rows) {
    for (int x = 0; x < forms.w; ++x) forms.grid.push_back(x < length ? 1 : 0);
  }
  // From the upper left: right along each row's end, then down past the row.
  std::size_t step = 0;
  int x = 0;
  for (int y = forms.h - 1; -1 <= y; --y) {
    const int end = y == -1 ? forms.w : rows[static_cast<std::size_t>(y)];
    for (; x < end; ++x, ++step) forms.path[step / 64] |= 1ULL << (step % 64);
    ++step;
  }
  return forms;
}

/// The beginning of each row of a grid.
template <class Entry>
std::vector<Entry*> beginnings(Entry* first, const Forms& forms) {
  std::vector<Entry*> starts;
  for (int y = 0; y < forms.h; ++y) starts.push_back(first + y * forms.w);
  return starts;
}

/// Demands that \p kernel writes \p wanted over arrays of 0, of 1, of all bits and of the largest
/// entry.
template <class Array, class Kernel>
void check_writes(const std::string& name, const std::string& clause, const Forms& forms,
                  const Array& wanted, Kernel kernel) {
  using Entry = typename Array::value_type;
  for (const Entry before : {Entry{0}, Entry{1}, static_cast<Entry>(~0ULL),
                             std::numeric_limits<Entry>::max()}) {
    Array array(wanted.size(), before);
    kernel(array.data());
    INFO(clause << " is broken by " << name << " over entries " << +before << ", " << forms.w
                << " x " << forms.h << ", rows " << Catch::StringMaker<Ints>::convert(forms.rows));
    CHECK(array == wanted);
  }
}

void check_conversions(const Forms& f) {
  const std::string clause = "chomp.convert.preserves";
  check_writes("rows_to_columns", clause, f, f.columns,
               [&](int* to) { kernel::rows_to_columns(f.rows.data(), f.h, to, f.w); });
  check_writes("columns_to_rows", clause, f, f.rows,
               [&](int* to) { kernel::columns_to_rows(f.columns.data(), f.w, to, f.h); });
  check_writes("rows_to_flat", clause, f, f.grid,
               [&](unsigned char* to) { kernel::rows_to_flat(f.rows.data(), to, f.w, f.h); });
  check_writes("flat_to_rows", clause, f, f.rows,
               [&](int* to) { kernel::flat_to_rows(f.grid.data(), to, f.w, f.h); });
  check_writes("rows_to_boolean", clause, f, f.grid, [&](unsigned char* to) {
    kernel::rows_to_boolean(f.rows.data(), beginnings(to, f).data(), f.w, f.h);
  });
  check_writes("boolean_to_rows", clause, f, f.rows, [&](int* to) {
    kernel::boolean_to_rows(beginnings(f.grid.data(), f).data(), to, f.w, f.h);
  });
  check_writes("rows_to_path", clause, f, f.path, [&](unsigned long long* to) {
    kernel::rows_to_path(f.rows.data(), to, f.w, f.h);
  });
  check_writes("path_to_rows", clause, f, f.rows,
               [&](int* to) { kernel::path_to_rows(f.path.data(), to, f.w, f.h); });
}

void check_fills(const Forms& f) {
  const std::string clause = "chomp.initial.full";
  check_writes("row_boundary_fill", clause, f, f.rows,
               [&](int* to) { kernel::row_boundary_fill(to, f.h, f.w); });
  check_writes("column_heights_fill", clause, f, f.columns,
               [&](int* to) { kernel::column_heights_fill(to, f.w, f.h); });
  check_writes("flat_boolean_fill", clause, f, f.grid,
               [&](unsigned char* to) { kernel::flat_boolean_fill(to, f.w, f.h); });
  check_writes("boolean_rows_fill", clause, f, f.grid, [&](unsigned char* to) {
    kernel::boolean_rows_fill(beginnings(to, f).data(), f.w, f.h);
  });
  check_writes("lattice_path_fill", clause, f, f.path,
               [&](unsigned long long* to) { kernel::lattice_path_fill(to, f.w, f.h); });
}

}  // namespace

TEST_CASE("Every kernel that writes an array writes all of it") {
  for_each_extent(4, [](Extent extent) {
    for_each_ideal(extent, [&](const Ints& rows) { check_conversions(forms_of(extent, rows)); });
    check_fills(forms_of(extent, Ints(static_cast<std::size_t>(extent.rows()), extent.columns())));
  });
  // Paths of one word, of exactly one, and of several.
  for (const Extent extent : {Extent(60, 3), Extent(61, 3), Extent(62, 3), Extent(70, 70)}) {
    Ints rows(static_cast<std::size_t>(extent.rows()), extent.columns());
    check_fills(forms_of(extent, rows));
    check_conversions(forms_of(extent, rows));
    rows.back() = 0;
    rows[1] = extent.columns() / 2;
    std::sort(rows.rbegin(), rows.rend());
    check_conversions(forms_of(extent, rows));
  }
}
