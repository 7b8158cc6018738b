/// \file
/// The table of specs/README.md: each C++ expression agrees with the formula that the contracts and
/// the theories write for it, on all small states, valid or not.
#include "staircase/chomp/kernel/convert.h"
#include "support/catch_compat.hpp"

#include <cstddef>
#include <vector>

using namespace staircase::chomp::kernel;

namespace {

/// Calls visit(entries) for every vector of a length with entries from least to greatest.
template <class Entry, class Visit>
void for_each_vector(int length, int least, int greatest, Visit visit) {
  std::vector<int> entries(static_cast<std::size_t>(length), least);
  while (true) {
    visit(std::vector<Entry>(entries.begin(), entries.end()));
    std::size_t i = 0;
    while (i < entries.size() && entries[i] == greatest) entries[i++] = least;
    if (i == entries.size()) return;
    ++entries[i];
  }
}

/// `for all lower <= upper: row[upper] <= row[lower]`, as the formula says and not as a loop would.
bool nonincreasing(const std::vector<int>& row) {
  for (std::size_t lower = 0; lower < row.size(); ++lower) {
    for (std::size_t upper = lower; upper < row.size(); ++upper) {
      if (row[lower] < row[upper]) return false;
    }
  }
  return true;
}

bool within_extent(const std::vector<int>& row, int w) {
  for (const int length : row) {
    if (length < 0 || w < length) return false;
  }
  return true;
}

/// `sum of row[y]`.
long long cells(const std::vector<int>& row) {
  long long n = 0;
  for (const int length : row) n += length;
  return n;
}

/// `0 <= x < w and 0 <= y < h and occupied[y * w + x] is not 0`.
bool flat_holds(const std::vector<unsigned char>& occupied, int w, int h, int x, int y) {
  return 0 <= x && x < w && 0 <= y && y < h && occupied[static_cast<std::size_t>(y * w + x)] != 0;
}

/// `with (x, y), all (i, j) with 0 <= i <= x and 0 <= j <= y`: every pair, not only neighbours.
bool flat_downward_closed(const std::vector<unsigned char>& occupied, int w, int h) {
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      for (int j = 0; flat_holds(occupied, w, h, x, y) && j <= y; ++j) {
        for (int i = 0; i <= x; ++i) {
          if (!flat_holds(occupied, w, h, i, j)) return false;
        }
      }
    }
  }
  return true;
}

}  // namespace

TEST_CASE("row_holds, within_extent, nonincreasing and row_cells mean what C++ computes") {
  for (int h = 1; h <= 4; ++h) {
    for_each_vector<int>(h, -1, 4, [&](const std::vector<int>& row) {
      const int w = 3;
      REQUIRE((row_boundary_first_outside(row.data(), h, w) == h) == within_extent(row, w));
      REQUIRE((row_boundary_first_increase(row.data(), h) == h) == nonincreasing(row));
      REQUIRE((row_boundary_is_nonincreasing_within(row.data(), h, w) == 1) ==
              (within_extent(row, w) && nonincreasing(row)));
      REQUIRE(row_boundary_count(row.data(), h) == cells(row));
      for (int y = -1; y <= h; ++y) {
        for (int x = -1; x <= 5; ++x) {
          const bool holds = 0 <= y && y < h && 0 <= x && x < row[static_cast<std::size_t>(y)];
          REQUIRE((row_boundary_legal(row.data(), h, x, y) == 1) == holds);
        }
      }
    });
  }
}

TEST_CASE("column_holds and column_cells mean what C++ computes") {
  for (int w = 1; w <= 4; ++w) {
    for_each_vector<int>(w, -1, 4, [&](const std::vector<int>& height) {
      const int h = 3;
      REQUIRE((column_heights_first_outside(height.data(), w, h) == w) == within_extent(height, h));
      REQUIRE((column_heights_first_increase(height.data(), w) == w) == nonincreasing(height));
      REQUIRE(column_heights_count(height.data(), w) == cells(height));
      for (int y = -1; y <= 5; ++y) {
        for (int x = -1; x <= w; ++x) {
          const bool holds = 0 <= x && x < w && 0 <= y && y < height[static_cast<std::size_t>(x)];
          REQUIRE((column_heights_legal(height.data(), w, x, y) == 1) == holds);
        }
      }
    });
  }
}

TEST_CASE("flat_holds, boolean_holds, downward_closed and the cells mean what C++ computes") {
  for (int w = 1; w <= 3; ++w) {
    for (int h = 1; h <= 3; ++h) {
      for_each_vector<unsigned char>(w * h, 0, w * h <= 6 ? 2 : 1, [&](const auto& occupied) {
        std::vector<const unsigned char*> rows;
        for (int y = 0; y < h; ++y) rows.push_back(occupied.data() + y * w);
        long long count = 0;
        for (int y = -1; y <= h; ++y) {
          for (int x = -1; x <= w; ++x) {
            const bool holds = flat_holds(occupied, w, h, x, y);
            count += holds ? 1 : 0;
            REQUIRE((flat_boolean_legal(occupied.data(), w, h, x, y) == 1) == holds);
            REQUIRE((boolean_rows_legal(rows.data(), w, h, x, y) == 1) == holds);
          }
        }
        const bool closed = flat_downward_closed(occupied, w, h);
        REQUIRE((flat_boolean_is_downward_closed(occupied.data(), w, h) == 1) == closed);
        REQUIRE((boolean_rows_is_downward_closed(rows.data(), w, h) == 1) == closed);
        REQUIRE(flat_boolean_count(occupied.data(), w, h) == count);
        REQUIRE(boolean_rows_count(rows.data(), w, h) == count);
      });
    }
  }
}

TEST_CASE("goes_right, balanced, path_holds and path_cells mean what C++ computes") {
  for (int w = 1; w <= 4; ++w) {
    for (int h = 1; h <= 4; ++h) {
      for (unsigned long long word = 0; word < 1ULL << (w + h); ++word) {
        int rights = 0;
        long long area = 0;
        std::vector<int> row(static_cast<std::size_t>(w + h), 0);  // in the order of the down steps
        std::size_t downs = 0;
        for (int k = 0; k < w + h; ++k) {
          const bool right = word / (1ULL << k) % 2 == 1;
          REQUIRE((lattice_path_step(&word, k) == 1) == right);
          if (right) {
            ++rights;
          } else {
            row[downs++] = rights;
            area += rights;
          }
        }
        REQUIRE((lattice_path_rights(&word, w, h) == w) == (rights == w));
        REQUIRE(lattice_path_count(&word, w, h) == area);
        if (rights != w) continue;  // path_holds speaks of balanced paths
        for (int y = -1; y <= h; ++y) {
          for (int x = -1; x <= w; ++x) {
            const bool holds =
                0 <= x && 0 <= y && y < h && x < row[static_cast<std::size_t>(h - 1 - y)];
            REQUIRE((lattice_path_legal(&word, w, h, x, y) == 1) == holds);
            // The theory says the same by one position: x < rights step (h + x - y).
            int before = 0;
            for (int k = 0; k < w + h && k < h + x - y; ++k) before += lattice_path_step(&word, k);
            const bool inside = 0 <= x && x < w && 0 <= y && y < h;
            REQUIRE((inside && x < before) == holds);
          }
        }
      }
    }
  }
}
