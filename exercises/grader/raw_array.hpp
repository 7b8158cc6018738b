/// \file
/// Arrays as an answer stores them: what they stand for, what is wrong with them, and all of them
/// of a tiny board.
#pragma once

#include "staircase/chomp/model/order_ideal.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace staircase::grade {

using chomp::Cell;
using chomp::OrderIdeal;

/// How a board is stored. The order is that of `answer::Form` in the starters.
enum class Form { nested_boolean, flat_boolean, row_boundary, column_heights };

/// Its name in answers: "flat_boolean".
std::string_view name(Form form);
/// What its array is called in answers: "occupied", "row" or "height".
std::string_view array_name(Form form);
/// Whether its entries are truth values.
constexpr bool is_boolean(Form form) noexcept {
  return form == Form::nested_boolean || form == Form::flat_boolean;
}

/// An array for a board of n x n, meaningful or not.
struct RawArray {
  Form form = Form::flat_boolean;  ///< how it is to be read
  int n = 1;                       ///< the board is n x n
  /// The entries; one row unless the form is nested.
  std::vector<std::vector<int>> rows;
  std::optional<std::int64_t> count;  ///< the cached count, where there is one

  friend bool operator==(const RawArray&, const RawArray&) = default;
};

/// The array that says of a board of \p n x \p n that the cells of \p holds are there, position or
/// not: numbers count cells.
RawArray stored(Form form, int n, const std::function<bool(Cell)>& holds);
/// The array that stands for \p ideal on a board of \p n x \p n, which must hold it.
RawArray encoded(Form form, int n, const OrderIdeal& ideal);
/// Whether it has as many entries as the form asks for.
bool has_shape(const RawArray& array);
/// The first conjunct of the representation invariant that is broken, in words; empty when it is
/// kept.
std::string fault(const RawArray& array);
/// The cells that the array says are there, whether or not they make a position; none outside the
/// board.
/// \pre `has_shape(array)`
std::vector<Cell> cells_of(const RawArray& array);

/// The entries as they travel: every row ends with '/'; truth values are digits, numbers have
/// spaces between them.
std::string wire(const RawArray& array);
/// The rows of such a text; what cannot be read ends the reading.
std::vector<std::vector<int>> rows_of(const std::string& text, bool boolean);
/// The entries as in C++: "{1, 0, 0, 0}".
std::string code(const RawArray& array);
/// The number of entries.
std::size_t entries(const RawArray& array);

/// All positions of \p n x \p n, those with few cells first.
std::vector<OrderIdeal> all_ideals(int n);
/// Every array of the form for \p n x \p n: all contents, at the right size, and up to 3 x 3 also
/// one entry or row too few or too many; numbers from -1 to n + 1. Small sums come first.
std::vector<RawArray> all_arrays(Form form, int n);
/// Every array of `all_arrays`, with counts that are right and wrong.
std::vector<RawArray> all_counted_arrays(Form form, int n);
/// The picture of a position that a student is given: 6 x 6, rows of 6, 4, 4, 2, 0, 0 cells.
OrderIdeal worked_example();
/// The N of the worked example.
inline constexpr int worked_n = 6;

}  // namespace staircase::grade
