/// \file
/// Every conjunct of every invariant, broken alone and by name, from raw data.
#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

const Extent three_by_two(3, 2);

/// What constructing B from this raw state breaks, and where `invariant` finds it.
template <class B, class Raw>
struct Broken {
  std::string from_raw;      ///< the clause that construction breaks
  std::size_t findings;      ///< how many clauses the invariant finds broken
  std::string first, place;  ///< the first of them and its text
};

template <class B, class Raw>
Broken<B, Raw> broken(const Raw& raw, std::int64_t count) {
  const contract::Findings findings = B::invariant(three_by_two, raw, count);
  Broken<B, Raw> result{broken_clause([&] { B(three_by_two, raw, count); }), findings.size(), "",
                        ""};
  if (!findings.holds()) {
    result.first = findings.begin()->clause->id;
    result.place = to_text(*findings.begin());
  }
  return result;
}

/// Demands that exactly this clause is broken, found at this place, and named on construction.
template <class B, class Raw>
void check_breaks(const Raw& raw, std::int64_t count, const std::string& id,
                  const std::string& place) {
  const auto result = broken<B>(raw, count);
  CHECK(result.from_raw == id);
  CHECK(result.findings == 1);
  CHECK(result.first == id);
  CHECK(result.place == place);
}

template <class B, class Raw>
void check_holds(const Raw& raw, std::int64_t count) {
  const auto result = broken<B>(raw, count);
  CHECK(result.from_raw == "");
  CHECK(result.findings == 0);
  CHECK(B(three_by_two, raw).count() == count);
}

using Rows = BooleanBoard::Rows;
using Flat = std::vector<unsigned char>;
using Ints = std::vector<int>;
using Words = LatticePathBoard::Words;

}  // namespace

TEST_CASE("Each conjunct of the invariant of BooleanBoard is seen broken by name") {
  check_holds<BooleanBoard>(Rows{{1, 1, 0}, {1, 0, 0}}, 3);
  check_breaks<BooleanBoard>(Rows{{1, 1, 0}}, 2, "boolean.rectangular",
                             "number of rows: 1, must be equal to 2");
  check_breaks<BooleanBoard>(Rows{{1, 1, 0}, {1, 0, 0}, {0, 0, 0}}, 3, "boolean.rectangular",
                             "number of rows: 3, must be equal to 2");
  check_breaks<BooleanBoard>(Rows{{1, 1, 0}, {1, 0, 0}, {0, 0, 0}, {0, 0, 0}}, 3,
                             "boolean.rectangular", "number of rows: 4, must be equal to 2");
  check_breaks<BooleanBoard>(Rows{{1, 1, 0}, {1, 0}}, 3, "boolean.rectangular",
                             "length of row 1: 2, must be equal to 3");
  check_breaks<BooleanBoard>(Rows{{1, 2, 0}, {1, 0, 0}}, 3, "boolean.zero_or_one",
                             "cell (1, 0): 2, must be at most 1");
  check_breaks<BooleanBoard>(Rows{{1, 0, 1}, {1, 0, 0}}, 3, "boolean.downward_closed",
                             "cell (1, 0): 0, must be equal to 1");
  check_breaks<BooleanBoard>(Rows{{1, 0, 0}, {1, 1, 0}}, 3, "boolean.downward_closed",
                             "cell (1, 0): 0, must be equal to 1");
  check_breaks<BooleanBoard>(Rows{{1, 1, 0}, {1, 0, 0}}, 4, "boolean.count_is_sum",
                             "count: 4, must be equal to 3");
}

TEST_CASE("boolean.rectangular: A row that is too long or too short is found wherever it stands") {
  const Extent extent(2, 4);
  for (const int length : {3, 1, 0}) {
    for (int y = 0; y < extent.rows(); ++y) {
      Rows rows(4, Flat(2, 1));
      rows[static_cast<std::size_t>(y)].resize(static_cast<std::size_t>(length), 1);
      const std::string where = "length of row " + std::to_string(y) + ": ";
      const contract::Findings findings = BooleanBoard::invariant(extent, rows, 8);
      REQUIRE(findings.size() == 1);
      CHECK(to_text(*findings.begin()) == where + std::to_string(length) + ", must be equal to 2");
      CHECK(findings.names("boolean.rectangular"));
      CHECK(broken_clause([&] { BooleanBoard(extent, rows, 8); }) == "boolean.rectangular");
    }
  }
}

TEST_CASE("Each conjunct of the invariant of FlatBooleanBoard is seen broken by name") {
  check_holds<FlatBooleanBoard>(Flat{1, 1, 0, 1, 0, 0}, 3);
  check_breaks<FlatBooleanBoard>(Flat{1, 1, 0, 1, 0}, 3, "flat_boolean.size",
                                 "number of entries: 5, must be equal to 6");
  check_breaks<FlatBooleanBoard>(Flat{1, 1, 0, 1, 0, 0, 0}, 3, "flat_boolean.size",
                                 "number of entries: 7, must be equal to 6");
  check_breaks<FlatBooleanBoard>(Flat{1, 1, 0, 255, 0, 0}, 3, "flat_boolean.zero_or_one",
                                 "cell (0, 1): 255, must be at most 1");
  check_breaks<FlatBooleanBoard>(Flat{1, 0, 1, 1, 0, 0}, 3, "flat_boolean.downward_closed",
                                 "cell (1, 0): 0, must be equal to 1");
  check_breaks<FlatBooleanBoard>(Flat{1, 0, 0, 1, 1, 0}, 3, "flat_boolean.downward_closed",
                                 "cell (1, 0): 0, must be equal to 1");
  check_breaks<FlatBooleanBoard>(Flat{1, 1, 0, 1, 0, 0}, 2, "flat_boolean.count_is_sum",
                                 "count: 2, must be equal to 3");
}

TEST_CASE("Each conjunct of the invariant of RowBoundaryBoard is seen broken by name") {
  check_holds<RowBoundaryBoard>(Ints{2, 1}, 3);
  check_breaks<RowBoundaryBoard>(Ints{3}, 3, "row_boundary.size",
                                 "number of rows: 1, must be equal to 2");
  check_breaks<RowBoundaryBoard>(Ints{2, 1, 0}, 3, "row_boundary.size",
                                 "number of rows: 3, must be equal to 2");
  check_breaks<RowBoundaryBoard>(Ints{4, 1}, 5, "row_boundary.within_extent",
                                 "row 0: 4, must be at most 3");
  check_breaks<RowBoundaryBoard>(Ints{2, -1}, 1, "row_boundary.within_extent",
                                 "row 1: -1, must be at least 0");
  check_breaks<RowBoundaryBoard>(Ints{1, 2}, 3, "row_boundary.nonincreasing",
                                 "row 1: 2, must be at most 1");
  check_breaks<RowBoundaryBoard>(Ints{2, 1}, 2, "row_boundary.count_is_sum",
                                 "count: 2, must be equal to 3");
}

TEST_CASE("Each conjunct of the invariant of ColumnHeightBoard is seen broken by name") {
  check_holds<ColumnHeightBoard>(Ints{2, 1, 0}, 3);
  check_breaks<ColumnHeightBoard>(Ints{2, 1}, 3, "column_height.size",
                                  "number of columns: 2, must be equal to 3");
  check_breaks<ColumnHeightBoard>(Ints{2, 1, 0, 0}, 3, "column_height.size",
                                  "number of columns: 4, must be equal to 3");
  check_breaks<ColumnHeightBoard>(Ints{3, 0, 0}, 3, "column_height.within_extent",
                                  "column 0: 3, must be at most 2");
  check_breaks<ColumnHeightBoard>(Ints{2, 1, -7}, -4, "column_height.within_extent",
                                  "column 2: -7, must be at least 0");
  check_breaks<ColumnHeightBoard>(Ints{2, 0, 1}, 3, "column_height.nonincreasing",
                                  "column 2: 1, must be at most 0");
  check_breaks<ColumnHeightBoard>(Ints{2, 1, 0}, -3, "column_height.count_is_sum",
                                  "count: -3, must be equal to 3");
}

TEST_CASE("Each conjunct of the invariant of LatticePathBoard is seen broken by name") {
  // Steps from the upper left, least bit first: right down right down right.
  check_holds<LatticePathBoard>(Words{0b10101}, 3);
  check_breaks<LatticePathBoard>(Words{}, 3, "lattice_path.size",
                                 "number of words: 0, must be equal to 1");
  check_breaks<LatticePathBoard>(Words{0b10101, 0}, 3, "lattice_path.size",
                                 "number of words: 2, must be equal to 1");
  check_breaks<LatticePathBoard>(Words{0b110101}, 3, "lattice_path.within_extent",
                                 "step 5: 1, must be equal to 0");
  check_breaks<LatticePathBoard>(Words{0b10001}, 3, "lattice_path.balanced",
                                 "number of steps right: 2, must be equal to 3");
  check_breaks<LatticePathBoard>(Words{0b10101}, 6, "lattice_path.count_is_area",
                                 "count: 6, must be equal to 3");
}

TEST_CASE("A state that breaks several conjuncts has each of them found, in order") {
  const contract::Findings findings = RowBoundaryBoard::invariant(three_by_two, Ints{-1, 5}, 0);
  CHECK(findings.size() == 3);
  CHECK(findings.names("row_boundary.within_extent"));
  CHECK(findings.names("row_boundary.nonincreasing"));
  CHECK(findings.names("row_boundary.count_is_sum"));
  CHECK_FALSE(findings.names("row_boundary.size"));
}

TEST_CASE("Every entry but 0 and 1 is found, whatever its sign would be") {
  using Byte = unsigned char;
  for (const Byte entry : {Byte{2}, Byte{127}, Byte{128}, Byte{255}}) {
    const std::string place = "cell (1, 0): " + std::to_string(entry) + ", must be at most 1";
    check_breaks<BooleanBoard>(Rows{{1, entry, 0}, {1, 0, 0}}, 3, "boolean.zero_or_one", place);
    check_breaks<FlatBooleanBoard>(Flat{1, entry, 0, 1, 0, 0}, 3, "flat_boolean.zero_or_one",
                                   place);
  }
}

TEST_CASE("A count that is right in its lower 32 bits alone is not the sum") {
  for (const std::int64_t count : {3 + (std::int64_t{1} << 32), 3 - (std::int64_t{1} << 32)}) {
    const std::string place = "count: " + std::to_string(count) + ", must be equal to 3";
    check_breaks<BooleanBoard>(Rows{{1, 1, 0}, {1, 0, 0}}, count, "boolean.count_is_sum", place);
    check_breaks<FlatBooleanBoard>(Flat{1, 1, 0, 1, 0, 0}, count, "flat_boolean.count_is_sum",
                                   place);
    check_breaks<RowBoundaryBoard>(Ints{2, 1}, count, "row_boundary.count_is_sum", place);
    check_breaks<ColumnHeightBoard>(Ints{2, 1, 0}, count, "column_height.count_is_sum", place);
    check_breaks<LatticePathBoard>(Words{0b10101}, count, "lattice_path.count_is_area", place);
  }
}

TEST_CASE("flat_boolean.size: An area of 2^32 places is not that of an empty grid") {
  CHECK(broken_clause([] { FlatBooleanBoard(Extent(65'536, 65'536), Flat{}, 0); }) ==
        "flat_boolean.size");
}

TEST_CASE("Raw data without a count are held to the invariant too") {
  CHECK(broken_clause([] { RowBoundaryBoard(three_by_two, Ints{1, 2}); }) ==
        "row_boundary.nonincreasing");
  CHECK(broken_clause([] { ColumnHeightBoard(three_by_two, Ints{1}); }) == "column_height.size");
  CHECK(broken_clause([] { BooleanBoard(three_by_two, Rows{{0, 0, 0}, {1, 0, 0}}); }) ==
        "boolean.downward_closed");
  CHECK(broken_clause([] { FlatBooleanBoard(three_by_two, Flat{}); }) == "flat_boolean.size");
  CHECK(broken_clause([] { LatticePathBoard(three_by_two, Words{0}); }) == "lattice_path.balanced");
}

TEST_CASE("Row lengths that are none are refused by every board under the same name") {
  for_each_board_type([]<class B>() {
    const auto from = [](Ints row) {
      return broken_clause([&] { B::from_row_lengths(three_by_two, row); });
    };
    CHECK(from({3, 1}) == "");
    CHECK(from({3, 1, 0}) == "row_boundary.size");
    CHECK(from({3}) == "row_boundary.size");
    CHECK(from({4, 1}) == "row_boundary.within_extent");
    CHECK(from({1, -1}) == "row_boundary.within_extent");
    CHECK(from({1, 2}) == "row_boundary.nonincreasing");
  });
}
