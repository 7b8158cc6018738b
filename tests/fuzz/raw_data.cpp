#include "fuzz/reference.hpp"
#include "fuzz/target.hpp"

#include "staircase/chomp/board/all.hpp"

#include <algorithm>
#include <climits>
#include <functional>
#include <numeric>

namespace staircase::fuzz {
namespace {

using namespace chomp;

// The row lengths of an ideal, or nothing when raw data are the image of none.
using Ideal = std::optional<std::vector<int>>;
using BooleanRows = BooleanBoard::Rows;
using Numbers = std::vector<int>;
using Grid = std::vector<unsigned char>;
using Path = LatticePathBoard::Words;

// The byte '3' is the number 3; two bytes are the largest and the least number.
int number(char byte) {
  if (byte == '\x7f') return INT_MAX;
  if (byte == '\xff') return INT_MIN;
  return static_cast<unsigned char>(byte) - '0';
}

std::string broken_by(const std::function<void()>& action) {
  try {
    action();
  } catch (const contract::ContractViolation& broken) {
    return std::string(broken.violation().clause->id);
  }
  return "";
}

// Numbers that are `lines` long and no larger than `longest`, each no larger than the one before.
bool are_lengths(const Numbers& numbers, int lines, int longest) {
  return static_cast<int>(numbers.size()) == lines &&
         std::is_sorted(numbers.begin(), numbers.end(), std::greater<>()) &&
         std::all_of(numbers.begin(), numbers.end(),
                     [longest](int n) { return 0 <= n && n <= longest; });
}

Ideal ideal_of_rows(const Numbers& row, Extent extent) {
  return are_lengths(row, extent.rows(), extent.columns()) ? Ideal(row) : std::nullopt;
}

Ideal ideal_of_columns(const Numbers& height, Extent extent) {
  if (!are_lengths(height, extent.columns(), extent.rows())) return std::nullopt;
  Numbers row(static_cast<std::size_t>(extent.rows()), 0);
  for (const int length : height) {
    for (int y = 0; y < length; ++y) ++row[static_cast<std::size_t>(y)];
  }
  return row;
}

Ideal ideal_of_grid(const BooleanRows& grid, Extent extent) {
  Numbers row;
  for (const Grid& line : grid) {
    // As many ones as there are, then as many zeros as the extent leaves.
    const auto ones = static_cast<std::size_t>(std::count(line.begin(), line.end(), 1));
    Grid wanted(ones, 1);
    wanted.resize(static_cast<std::size_t>(extent.columns()), 0);
    if (line != wanted) return std::nullopt;
    row.push_back(static_cast<int>(ones));
  }
  return ideal_of_rows(row, extent);
}

Ideal ideal_of_flat(const Grid& entries, Extent extent) {
  const auto columns = static_cast<std::size_t>(extent.columns());
  if (entries.size() != columns * static_cast<std::size_t>(extent.rows())) return std::nullopt;
  BooleanRows grid;
  for (std::size_t i = 0; i < entries.size(); i += columns) {
    const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(i);
    grid.emplace_back(begin, begin + extent.columns());
  }
  return ideal_of_grid(grid, extent);
}

Ideal ideal_of_path(const Path& path, Extent extent) {
  const int steps = extent.columns() + extent.rows();
  if (path.size() != static_cast<std::size_t>((steps + 63) / 64)) return std::nullopt;
  Numbers row(static_cast<std::size_t>(extent.rows()), 0);
  int x = 0, y = extent.rows();
  for (std::size_t k = 0; k < 64 * path.size(); ++k) {
    const bool right = (path[k / 64] >> (k % 64) & 1) != 0;
    if (static_cast<int>(k) >= steps) {
      if (right) return std::nullopt;
    } else if (right) {
      ++x;
    } else if (0 < y) {
      row[static_cast<std::size_t>(--y)] = x;
    } else {
      return std::nullopt;
    }
  }
  return y == 0 && x == extent.columns() ? Ideal(row) : std::nullopt;
}

template <class B, class Raw>
void require_board(Extent extent, const Raw& raw, const Numbers& row, std::int64_t count) {
  const B board(extent, raw);
  require(board.extent() == extent && board.row_lengths() == row, "a board is what its data say");
  require(board.count() == count && board.uncached_count() == count,
          "chomp.count.exact: a board counts the cells of its data");
  require(board == B::from_row_lengths(extent, row) && board == B(extent, raw, count),
          "chomp.equality.abstract: a board is the same however it is made");
  require(board == convert<RowBoundaryBoard>(board), "chomp.convert.preserves: the value");
  if (extent.area() > 100) return;
  for (int y = -1; y <= extent.rows(); ++y) {
    for (int x = -1; x <= extent.columns(); ++x) {
      const bool held =
          0 <= x && 0 <= y && y < extent.rows() && x < row[static_cast<std::size_t>(y)];
      require(board.legal({x, y}) == held, "chomp.legal.exact: the cells of the data are legal");
    }
  }
}

// Holds the invariant, and both constructors, against the ideal that the data are the image of.
template <class B, class Raw>
void hold(Extent extent, const Raw& raw, const Ideal& ideal, std::int64_t more) {
  const std::int64_t cells =
      ideal ? std::accumulate(ideal->begin(), ideal->end(), std::int64_t{0}) : 0;
  const Findings findings = B::invariant(extent, raw, cells + more);
  require(findings.holds() == (ideal && more == 0),
          "invariant() accepts exactly the images of ideals with their count");
  const std::string whole = broken_by([&] { B(extent, raw, cells + more); });
  require(whole == (findings.holds() ? "" : std::string(findings.begin()->clause->id)),
          "a constructor reports the first clause that invariant() finds broken");
  const std::string part = broken_by([&] { B(extent, raw); });
  require(part.empty() == ideal.has_value(), "a constructor accepts exactly the images of ideals");
  if (ideal) require_board<B>(extent, raw, *ideal, cells);
}

template <class Entry>
std::vector<Entry> entries(std::string_view bytes) {
  std::vector<Entry> found;
  for (const char byte : bytes) found.push_back(static_cast<Entry>(number(byte)));
  return found;
}

BooleanRows rows_of(std::string_view bytes) {
  BooleanRows rows;
  for (const std::string& line : parts(bytes, ' ')) rows.push_back(entries<unsigned char>(line));
  return rows;
}

Path path_of(std::string_view bytes) {
  Path path((bytes.size() + 63) / 64, 0);
  for (std::size_t k = 0; k < bytes.size(); ++k) {
    if (bytes[k] % 2 != 0) path[k / 64] |= 1ULL << (k % 64);
  }
  return path;
}

}  // namespace

void raw_data(std::string_view input) {
  if (input.size() < 4) return;
  const int columns = number(input[1]), rows = number(input[2]);
  const std::string refused = broken_by([&] { Extent(columns, rows); });
  require((refused == "chomp.extent.positive") == (columns < 1 || rows < 1) &&
              (refused.empty() || refused == "chomp.extent.positive" || columns == INT_MAX ||
               rows == INT_MAX),
          "an extent is positive and bounded");
  if (!refused.empty()) return;
  const Extent extent(columns, rows);
  const std::int64_t more = input[3] == '-' ? 0 : number(input[3]);
  const std::string_view bytes = input.substr(4);
  const std::string_view kinds = "bfrcp";
  switch (std::min(kinds.find(input[0]), static_cast<unsigned char>(input[0]) % kinds.size())) {
    case 0:
      return hold<BooleanBoard>(extent, rows_of(bytes), ideal_of_grid(rows_of(bytes), extent),
                                more);
    case 1: {
      const auto grid = entries<unsigned char>(bytes);
      return hold<FlatBooleanBoard>(extent, grid, ideal_of_flat(grid, extent), more);
    }
    case 2: {
      const auto row = entries<int>(bytes);
      return hold<RowBoundaryBoard>(extent, row, ideal_of_rows(row, extent), more);
    }
    case 3: {
      const auto height = entries<int>(bytes);
      return hold<ColumnHeightBoard>(extent, height, ideal_of_columns(height, extent), more);
    }
    default:
      return hold<LatticePathBoard>(extent, path_of(bytes), ideal_of_path(path_of(bytes), extent),
                                    more);
  }
}

}  // namespace staircase::fuzz
