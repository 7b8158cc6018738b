/// \file
/// The kernels on their own: what no board shows, since its array begins as zeros and its extent is
/// small.
#include "mutants/driver/driver.hpp"
#include "staircase/chomp/kernel/convert.h"

namespace kernel = staircase::chomp::kernel;

namespace staircase::mutants {
namespace {

/// A kernel that writes a whole array overwrites what was there, which no board shows: the array of
/// a board begins as zeros.
template <class Array, class Kernel>
void writes(const Array& wanted, const char* name, std::string_view clause, Kernel kernel) {
  ask({std::string(clause), name, 3, 3, {}, {}, "over other entries"});
  Array array = wanted;
  for (auto& entry : array) entry = static_cast<typename Array::value_type>(~0ULL);
  kernel(array.data());
  expect(array == wanted, clause, "an entry stays, or a wrong one is written",
         "the entries of " + std::string(name));
}

void ask_about_overwriting() {
  using Grid = std::vector<unsigned char>;
  using Words = std::vector<unsigned long long>;
  constexpr std::string_view fills = "chomp.initial.full", converts = "chomp.convert.preserves";
  // An empty row, and an empty column.
  const Rows rows{2, 1, 0}, heights{2, 1, 0};
  const Grid grid{1, 1, 0, 1, 0, 0, 0, 0, 0};
  const Words path{0b101010};
  const unsigned char* const nested[] = {grid.data(), grid.data() + 3, grid.data() + 6};
  const auto in_rows = [](unsigned char* first, auto kernel) {
    unsigned char* const starts[] = {first, first + 3, first + 6};
    kernel(starts, 3, 3);
  };
  writes(Rows{3, 3, 3}, "row_boundary_fill", fills,
         [](int* row) { kernel::row_boundary_fill(row, 3, 3); });
  writes(Rows{3, 3, 3}, "column_heights_fill", fills,
         [](int* height) { kernel::column_heights_fill(height, 3, 3); });
  writes(Grid(9, 1), "flat_boolean_fill", fills,
         [](unsigned char* first) { kernel::flat_boolean_fill(first, 3, 3); });
  writes(Grid(9, 1), "boolean_rows_fill", fills,
         [&](unsigned char* first) { in_rows(first, kernel::boolean_rows_fill); });
  writes(Words{0b111}, "lattice_path_fill", fills,
         [](unsigned long long* first) { kernel::lattice_path_fill(first, 3, 3); });
  writes(Words{~0ULL, 0b111111}, "lattice_path_fill of 70 x 3", fills,
         [](unsigned long long* first) { kernel::lattice_path_fill(first, 70, 3); });
  writes(heights, "rows_to_columns", converts,
         [&](int* height) { kernel::rows_to_columns(rows.data(), 3, height, 3); });
  writes(rows, "columns_to_rows", converts,
         [&](int* row) { kernel::columns_to_rows(heights.data(), 3, row, 3); });
  writes(grid, "rows_to_flat", converts,
         [&](unsigned char* first) { kernel::rows_to_flat(rows.data(), first, 3, 3); });
  writes(rows, "flat_to_rows", converts,
         [&](int* row) { kernel::flat_to_rows(grid.data(), row, 3, 3); });
  writes(grid, "rows_to_boolean", converts, [&](unsigned char* first) {
    in_rows(first, [&](auto starts, int w, int h) {
      kernel::rows_to_boolean(rows.data(), starts, w, h);
    });
  });
  writes(rows, "boolean_to_rows", converts,
         [&](int* row) { kernel::boolean_to_rows(nested, row, 3, 3); });
  writes(path, "rows_to_path", converts,
         [&](unsigned long long* first) { kernel::rows_to_path(rows.data(), first, 3, 3); });
  writes(rows, "path_to_rows", converts,
         [&](int* row) { kernel::path_to_rows(path.data(), row, 3, 3); });
}

/// Places are counted in 64 bits.
void ask_about_places() {
  ask({"chomp.legal.exact", "flat_boolean_place", 1'000'000, 1'000'000});
  expect_equal(kernel::flat_boolean_place(1'000'000, 999'999, 999'999), 999'999'999'999,
               "chomp.legal.exact", "the place of the last cell of the largest extent");
}

}  // namespace

void ask_everything() {
  ask_about_overwriting();
  ask_about_places();
}

}  // namespace staircase::mutants
