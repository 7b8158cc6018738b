#include "staircase/chomp/show/table_file.hpp"

#include "support/catch_compat.hpp"

#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace staircase::chomp;
using show::read_table;
using show::TableHeader;
using Bytes = std::vector<std::byte>;
using Rows = std::vector<int>;

Bytes file_of(const PTable& table) {
  Bytes bytes;
  show::write_table(table, [&](std::span<const std::byte> piece) {
    bytes.insert(bytes.end(), piece.begin(), piece.end());
  });
  return bytes;
}

auto read(const Bytes& bytes) {
  auto owner = std::make_shared<const Bytes>(bytes);
  return read_table(*owner, owner);
}

// The whole message when `bytes` are refused, or "" when they are a table.
std::string refusal(const Bytes& bytes) {
  const auto table = read(bytes);
  return table ? "" : table.error().message;
}

std::vector<Rows> listed(const PTable& table) {
  std::vector<Rows> all;
  table.for_each(table.longer(), table.shorter(),
                 [&](std::span<const int> rows) { all.emplace_back(rows.begin(), rows.end()); });
  return all;
}

// The file after `change` of its header, with a checksum that is right again.
template <class Change>
Bytes with_header(Bytes bytes, Change change) {
  TableHeader header;
  std::memcpy(&header, bytes.data(), sizeof header);
  change(header);
  header.checksum = 0;
  std::memcpy(bytes.data(), &header, sizeof header);
  show::detail::Checksum checksum;
  checksum.add(bytes);
  header.checksum = checksum.value();
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes;
}

// The file after `change` of the object that stands at `place`, with a checksum that is right again.
template <class Object, class Change>
Bytes with_object(Bytes bytes, std::size_t place, Change change) {
  Object object;
  std::memcpy(&object, bytes.data() + place, sizeof object);
  change(object);
  std::memcpy(bytes.data() + place, &object, sizeof object);
  return with_header(std::move(bytes), [](TableHeader&) {});
}

// The lists of a table of 4 x 3 up to width 4, the ranks of width 4 and height 3 replaced by
// `ranks`.
PTable table_with(const std::vector<std::uint64_t>& ranks) {
  const auto right = std::make_shared<const PTable>(solve_table(4, 3));
  const auto builder = std::make_shared<table::RankListBuilder>();
  for (const std::uint64_t rank : ranks) builder->add(rank);
  PTable table(4, 3);
  for (int w = 2; w <= 4; ++w) {
    PTable::Lists lists;
    for (int h = 1; h <= table.height(w); ++h)
      lists.push_back(w == 4 && h == 3 ? builder->list() : right->list(w, h));
    table.add_layer(std::move(lists), w == 4 ? std::shared_ptr<const void>(builder) : right);
  }
  return table;
}

}  // namespace

TEST_CASE("a table that is written and read again has the same positions") {
  for (const auto& [columns, rows] :
       {std::pair(1, 1), {2, 1}, {2, 2}, {7, 1}, {6, 6}, {9, 5}, {5, 9}, {12, 12}}) {
    CAPTURE(columns, rows);
    const PTable table = solve_table(columns, rows);
    const auto again = read(file_of(table));
    REQUIRE(again);
    CHECK(listed(*again) == listed(table));
    CHECK(again->count() == table.count());
    for (const Rows& position : listed(table)) REQUIRE(again->contains(position));
  }
}

TEST_CASE("a table that stops at any layer goes on after it was written and read") {
  const std::vector<Rows> expected = listed(solve_table(9, 6));
  for (int stop = 1; stop <= 9; ++stop) {
    CAPTURE(stop);
    table::Layers begun(PTable(9, 6));
    while (begun.table().solved_width() < stop) begun.solve_next([](std::uint64_t) {});
    const auto read_again = read(file_of(begun.table()));
    REQUIRE(read_again);
    CHECK(read_again->solved_width() == stop);
    CHECK(read_again->covers(9, 6) == (stop == 9));
    table::Layers rest(*read_again);
    while (!rest.complete()) rest.solve_next([](std::uint64_t) {});
    CHECK(listed(rest.table()) == expected);
  }
}

TEST_CASE("a file with any one byte changed is refused") {
  const Bytes right = file_of(solve_table(6, 5));
  REQUIRE(refusal(right).empty());
  for (std::size_t k = 0; k < right.size(); ++k) {
    for (const auto flipped : {std::byte{1}, std::byte{0x80}, std::byte{0xff}}) {
      Bytes wrong = right;
      wrong[k] ^= flipped;
      if (refusal(wrong).empty()) {
        CAPTURE(k);
        CHECK(false);
      }
    }
  }
}

TEST_CASE("a file that was cut or grew is refused") {
  const Bytes right = file_of(solve_table(6, 5));
  for (std::size_t size = 0; size < right.size(); ++size) {
    if (refusal(Bytes(right.begin(), right.begin() + static_cast<std::ptrdiff_t>(size))).empty()) {
      CAPTURE(size);
      CHECK(false);
    }
  }
  Bytes longer = right;
  longer.push_back(std::byte{0});
  CHECK(refusal(longer) == "has " + std::to_string(longer.size()) + " bytes where " +
                               std::to_string(right.size()) + " were written");
}

TEST_CASE("bytes after the last list are refused even when the header counts them") {
  Bytes longer = file_of(solve_table(6, 5));
  for (int k = 0; k < 8; ++k) {
    longer.push_back(std::byte{0});
    const auto counted = with_header(longer, [&](TableHeader& h) { h.size = longer.size(); });
    CHECK(refusal(counted) == "is damaged: its lists are not what its header says");
  }
}

TEST_CASE("a refusal says what is wrong with the file") {
  const Bytes right = file_of(solve_table(6, 5));
  auto changed = [&](auto change) { return refusal(with_header(right, change)); };
  CHECK(changed([](TableHeader&) {}).empty());
  CHECK(changed([](TableHeader& header) { header.magic[0] = 'X'; }) ==
        "is no table of P-positions");
  CHECK(changed([](TableHeader& header) { header.byte_order = 0x04030201; }) ==
        "is of a machine with another byte order");
  CHECK(changed([](TableHeader& header) { header.version = 2; }) ==
        "has version 2 of the format, and this program reads version 1");
  CHECK(changed([](TableHeader& header) { header.version = 0; }) ==
        "has version 0 of the format, and this program reads version 1");
  const std::string no_sides = "is damaged: no table has such sides";
  CHECK(changed([](TableHeader& header) { header.longer = 4; }) == no_sides);
  CHECK(changed([](TableHeader& header) { header.longer = header.solved_width = 4; }) == no_sides);
  CHECK(changed([](TableHeader& header) { header.shorter = 0; }) == no_sides);
  CHECK(changed([](TableHeader& header) { header.solved_width = 7; }) == no_sides);
  CHECK(changed([](TableHeader& header) { header.solved_width = 0; }) == no_sides);
  CHECK(changed([](TableHeader& header) { header.empty = 1; }) == no_sides);
  const std::string no_lists = "is damaged: its lists are not what its header says";
  CHECK(changed([](TableHeader& header) { header.solved_width = 5; }) == no_lists);
  CHECK(changed([](TableHeader& header) { header.shorter = 4; }) == no_lists);
  Bytes damaged = right;
  damaged.back() ^= std::byte{1};
  CHECK(refusal(damaged) == "is damaged: its checksum is wrong");
}

TEST_CASE("lists that no table can have are refused even when the checksum is right") {
  CHECK(refusal(file_of(table_with({0, 1, 9}))).empty());
  // There are C(3 + 2, 2) = 10 positions of width 4 and height 3.
  CHECK_FALSE(refusal(file_of(table_with({0, 1, 10}))).empty());
  CHECK_FALSE(refusal(file_of(table_with({0, UINT64_MAX}))).empty());
  CHECK_FALSE(refusal(file_of(table_with({1, 1}))).empty());
  CHECK_FALSE(refusal(file_of(table_with({3, 2}))).empty());
}

TEST_CASE("sizes that are not those of the lists are refused even when the checksum is right") {
  using show::ListSize;
  const PTable table = solve_table(6, 5);
  const Bytes right = file_of(table);
  std::size_t lists = 0;
  for (int w = 2; w <= 6; ++w) lists += static_cast<std::size_t>(table.height(w));
  const std::string no_lists = "is damaged: its lists are not what its header says";
  for (std::size_t k = 0; k < lists; ++k) {
    CAPTURE(k);
    const std::size_t place = sizeof(TableHeader) + k * sizeof(ListSize);
    auto changed = [&](auto change) { return refusal(with_object<ListSize>(right, place, change)); };
    CHECK(changed([](ListSize&) {}).empty());
    CHECK(changed([](ListSize& size) { ++size.count; }) == no_lists);
    CHECK(changed([](ListSize& size) { size.count += table::block_length; }) == no_lists);
    CHECK(changed([](ListSize& size) { ++size.blocks; }) == no_lists);
    CHECK(changed([](ListSize& size) { size.blocks = UINT64_MAX; }) == no_lists);
    CHECK(changed([](ListSize& size) { ++size.code; }) == no_lists);
    CHECK(changed([](ListSize& size) { size.code = UINT64_MAX; }) == no_lists);
  }
  // A block that begins beyond the end of its list's code.
  const std::size_t blocks = sizeof(TableHeader) + lists * sizeof(ListSize);
  CHECK(refusal(with_object<table::Block>(right, blocks, [](table::Block& block) {
          block.place = UINT64_MAX;
        })) == no_lists);
}
