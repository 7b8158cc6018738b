#include "raw_array.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

namespace staircase::grade {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

std::string text(std::int64_t value) { return std::to_string(value); }

std::string cell_text(Cell cell) { return "(" + text(cell.x) + ", " + text(cell.y) + ")"; }

std::string entry_name(const RawArray& array, std::size_t i) {
  return std::string(array_name(array.form)) + "[" + std::to_string(i) + "]";
}

// The lengths of the rows that a right array has.
std::vector<std::size_t> shape(Form form, int n) {
  const std::size_t side = index(n);
  if (form == Form::nested_boolean) return std::vector<std::size_t>(side, side);
  return {form == Form::flat_boolean ? side * side : side};
}

bool holds(const RawArray& array, Cell cell) {
  switch (array.form) {
    case Form::nested_boolean: return array.rows[index(cell.y)][index(cell.x)] != 0;
    case Form::flat_boolean: return array.rows[0][index(cell.y * array.n + cell.x)] != 0;
    case Form::row_boundary: return cell.x < array.rows[0][index(cell.y)];
    case Form::column_heights: return cell.y < array.rows[0][index(cell.x)];
  }
  return false;
}

std::string shape_fault(const RawArray& array) {
  const auto right = shape(array.form, array.n);
  const std::string side = text(array.n);
  if (array.form == Form::nested_boolean && array.rows.size() != right.size())
    return "it has " + std::to_string(array.rows.size()) + " rows, not " + side;
  for (std::size_t y = 0; y < right.size(); ++y) {
    if (array.rows[y].size() == right[y]) continue;
    const std::string what = array.form == Form::nested_boolean ? "row " + std::to_string(y) : "it";
    return what + " has " + std::to_string(array.rows[y].size()) + " entries, not " +
           std::to_string(right[y]);
  }
  return {};
}

std::string boolean_fault(const RawArray& array) {
  for (const Cell cell : cells_of(array)) {
    for (const Cell near : {Cell{cell.x - 1, cell.y}, Cell{cell.x, cell.y - 1}}) {
      if (near.x < 0 || near.y < 0 || holds(array, near)) continue;
      return "cell " + cell_text(cell) + " is there, but " + cell_text(near) +
             (near.y == cell.y ? ", to its left," : ", below it,") + " is not";
    }
  }
  return {};
}

std::string boundary_fault(const RawArray& array) {
  const auto& values = array.rows[0];
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string entry = entry_name(array, i) + " is " + text(values[i]);
    if (values[i] < 0) return entry + ", below 0";
    if (values[i] > array.n) return entry + ", more than n = " + text(array.n);
    if (i > 0 && values[i] > values[i - 1])
      return entry + ", more than " + entry_name(array, i - 1) + ", which is " +
             text(values[i - 1]);
  }
  return {};
}

std::string count_fault(const RawArray& array) {
  if (!array.count) return {};
  const auto cells = static_cast<std::int64_t>(cells_of(array).size());
  if (*array.count == cells) return {};
  return "count is " + text(*array.count) + ", but there are " + text(cells) + " cells";
}

// All rows of \p length numbers from \p low to \p high.
std::vector<std::vector<int>> all_rows(std::size_t length, int low, int high) {
  std::vector<std::vector<int>> found;
  std::vector<int> row(length, low);
  for (;;) {
    found.push_back(row);
    std::size_t i = length;
    while (i > 0 && row[i - 1] == high) row[--i] = low;
    if (i == 0) return found;
    ++row[i - 1];
  }
}

// The shapes worth trying: the right one, and up to 3 x 3 those that are wrong by one.
std::vector<std::vector<std::size_t>> shapes(Form form, int n) {
  const auto right = shape(form, n);
  std::vector<std::vector<std::size_t>> found{right};
  if (n > 3) return found;
  for (const bool more : {false, true}) {
    auto other = right;
    more ? ++other.back() : --other.back();
    found.push_back(other);
    if (form != Form::nested_boolean) continue;
    other = right;
    more ? other.push_back(index(n)) : other.pop_back();
    found.push_back(other);
  }
  return found;
}

RawArray cut(Form form, int n, const std::vector<std::size_t>& lengths,
             const std::vector<int>& values) {
  RawArray array{form, n, {}, std::nullopt};
  auto from = values.begin();
  for (const std::size_t length : lengths) {
    const auto to = from + static_cast<std::ptrdiff_t>(length);
    array.rows.emplace_back(from, to);
    from = to;
  }
  return array;
}

std::int64_t weight(const RawArray& array) {
  std::int64_t sum = 0;
  for (const auto& row : array.rows) {
    for (const int value : row) sum += value < 0 ? 1 - 2 * static_cast<std::int64_t>(value) : value;
  }
  return sum;
}

// The largest and smallest integers in otherwise right arrays.
void add_extremes(std::vector<RawArray>& arrays, Form form, int n) {
  const RawArray full = encoded(form, n, OrderIdeal::rectangle(chomp::Extent(n, n)));
  for (std::size_t i = 0; i < index(n); ++i) {
    for (const int value : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
      arrays.push_back(full);
      arrays.back().rows[0][i] = value;
    }
  }
}

}  // namespace

std::string_view name(Form form) {
  switch (form) {
    case Form::nested_boolean: return "nested_boolean";
    case Form::flat_boolean: return "flat_boolean";
    case Form::row_boundary: return "row_boundary";
    case Form::column_heights: return "column_heights";
  }
  return {};
}

std::string_view array_name(Form form) {
  return is_boolean(form) ? "occupied" : form == Form::row_boundary ? "row" : "height";
}

RawArray stored(Form form, int n, const std::function<bool(Cell)>& holds) {
  RawArray array{form, n, {}, std::nullopt};
  for (const std::size_t length : shape(form, n)) array.rows.emplace_back(length, 0);
  for (const Cell cell : OrderIdeal::rectangle(chomp::Extent(n, n))) {
    if (!holds(cell)) continue;
    switch (form) {
      case Form::nested_boolean: array.rows[index(cell.y)][index(cell.x)] = 1; break;
      case Form::flat_boolean: array.rows[0][index(cell.y * n + cell.x)] = 1; break;
      case Form::row_boundary: ++array.rows[0][index(cell.y)]; break;
      case Form::column_heights: ++array.rows[0][index(cell.x)]; break;
    }
  }
  return array;
}

RawArray encoded(Form form, int n, const OrderIdeal& ideal) {
  return stored(form, n, [&](Cell cell) { return ideal.contains(cell); });
}

bool has_shape(const RawArray& array) {
  const auto right = shape(array.form, array.n);
  return std::equal(array.rows.begin(), array.rows.end(), right.begin(), right.end(),
                    [](const auto& row, std::size_t length) { return row.size() == length; });
}

std::string fault(const RawArray& array) {
  if (!has_shape(array)) return shape_fault(array);
  const std::string broken = is_boolean(array.form) ? boolean_fault(array) : boundary_fault(array);
  return broken.empty() ? count_fault(array) : broken;
}

std::vector<Cell> cells_of(const RawArray& array) {
  std::vector<Cell> cells;
  for (int y = 0; y < array.n; ++y) {
    for (int x = 0; x < array.n; ++x) {
      if (holds(array, {x, y})) cells.push_back({x, y});
    }
  }
  return cells;
}

std::string wire(const RawArray& array) {
  std::string line;
  for (const auto& row : array.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!is_boolean(array.form) && i > 0) line += ' ';
      line += text(row[i]);
    }
    line += '/';
  }
  return line;
}

std::vector<std::vector<int>> rows_of(const std::string& text, bool boolean) {
  std::vector<std::vector<int>> rows;
  std::vector<int> row;
  const char* const end = text.data() + text.size();
  for (const char* at = text.data(); at != end;) {
    if (*at == '/') {
      rows.push_back(std::exchange(row, {}));
      ++at;
    } else if (*at == ' ') {
      ++at;
    } else if (boolean) {
      row.push_back(*at++ != '0');
    } else {
      int value = 0;
      const auto read = std::from_chars(at, end, value);
      if (read.ec != std::errc()) break;
      row.push_back(value);
      at = read.ptr;
    }
  }
  return rows;
}

std::string code(const RawArray& array) {
  std::string all;
  for (const auto& row : array.rows) {
    std::string line;
    for (const int value : row) {
      line += line.empty() ? "" : ", ";
      line += value == std::numeric_limits<int>::min()   ? "INT_MIN"
              : value == std::numeric_limits<int>::max() ? "INT_MAX"
                                                         : text(value);
    }
    all += (all.empty() ? "{" : ", {") + line + "}";
  }
  return array.form == Form::nested_boolean ? "{" + all + "}" : all;
}

std::size_t entries(const RawArray& array) {
  return std::accumulate(array.rows.begin(), array.rows.end(), std::size_t{0},
                         [](std::size_t sum, const auto& row) { return sum + row.size(); });
}

std::vector<OrderIdeal> all_ideals(int n) {
  std::vector<OrderIdeal> ideals;
  for (const auto& heights : all_rows(index(n), 0, n)) {
    if (!std::is_sorted(heights.rbegin(), heights.rend())) continue;
    ideals.push_back(OrderIdeal::comprehension(
        chomp::Extent(n, n), [&](Cell cell) { return cell.y < heights[index(cell.x)]; }));
  }
  std::sort(ideals.begin(), ideals.end(), [](const auto& a, const auto& b) {
    return a.size() != b.size()
               ? a.size() < b.size()
               : std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  });
  return ideals;
}

std::vector<RawArray> all_arrays(Form form, int n) {
  std::vector<RawArray> arrays;
  const int low = is_boolean(form) ? 0 : -1;
  const int high = is_boolean(form) ? 1 : n + 1;
  for (const auto& lengths : shapes(form, n)) {
    const std::size_t total = std::accumulate(lengths.begin(), lengths.end(), std::size_t{0});
    for (const auto& values : all_rows(total, low, high)) {
      arrays.push_back(cut(form, n, lengths, values));
    }
  }
  if (!is_boolean(form) && n <= 3) add_extremes(arrays, form, n);
  // Weights are computed once: there are 65536 arrays for 4 x 4.
  std::vector<std::tuple<std::int64_t, bool, std::vector<std::vector<int>>>> keys;
  keys.reserve(arrays.size());
  for (RawArray& array : arrays) {
    const bool wrong_shape = !has_shape(array);
    keys.emplace_back(weight(array), wrong_shape, std::move(array.rows));
  }
  std::sort(keys.begin(), keys.end());
  for (std::size_t i = 0; i < keys.size(); ++i) arrays[i].rows = std::move(std::get<2>(keys[i]));
  return arrays;
}

std::vector<RawArray> all_counted_arrays(Form form, int n) {
  std::vector<RawArray> arrays;
  for (const RawArray& array : all_arrays(form, n)) {
    std::vector<std::int64_t> counts{0, static_cast<std::int64_t>(n) * n};
    if (has_shape(array)) {
      const auto cells = static_cast<std::int64_t>(cells_of(array).size());
      counts = {cells, cells + 1, cells - 1, -cells, static_cast<std::int64_t>(n) * n};
    }
    std::sort(counts.begin(), counts.end());
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    for (const std::int64_t count : counts) {
      arrays.push_back(array);
      arrays.back().count = count;
    }
  }
  return arrays;
}

OrderIdeal worked_example() {
  return OrderIdeal::comprehension(chomp::Extent(worked_n, worked_n), [](Cell cell) {
    constexpr int row[] = {6, 4, 4, 2, 0, 0};
    return cell.x < row[cell.y];
  });
}

}  // namespace staircase::grade
