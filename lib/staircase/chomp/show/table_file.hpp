/// \file
/// Tables of P-positions as files.
#pragma once

#include "staircase/chomp/show/expected.hpp"
#include "staircase/chomp/solve/solve_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace staircase::chomp::show {

/// How a file of a table begins. The numbers are as the machine has them, so a file of a machine
/// with another byte order is refused.
///
/// After the header come, for each width from 2 to `solved_width` and each height below it up to
/// the shorter side, the `ListSize`; then the blocks of all lists in this order, and then their
/// code.
struct TableHeader {
  /// What every such file begins with.
  static constexpr std::array<char, 8> name = {'S', 't', 'a', 'i', 'r', 'P', 'o', 's'};
  /// The present version of the format; changes whenever an older program could misread a file.
  static constexpr std::uint32_t present_version = 1;

  std::array<char, 8> magic = name;         ///< `name`
  std::uint32_t byte_order = 0x01020304;    ///< this number
  std::uint32_t version = present_version;  ///< `present_version`
  std::uint32_t longer = 0;                 ///< the longer side of the rectangle
  std::uint32_t shorter = 0;                ///< the shorter side
  std::uint32_t solved_width = 0;           ///< the largest width whose lists are there
  std::uint32_t empty = 0;                  ///< zero
  std::uint64_t size = 0;                   ///< how many bytes the file has
  std::uint64_t checksum = 0;               ///< of all bytes, this field taken as zero
};
static_assert(sizeof(TableHeader) == 48);

/// How large a list in a file is.
struct ListSize {
  std::uint64_t count = 0;   ///< how many positions
  std::uint64_t blocks = 0;  ///< how many blocks
  std::uint64_t code = 0;    ///< how many bytes of code
};

namespace detail {

/// A checksum over pieces of bytes. Each step is a bijection of the state, so that a change of one
/// word is always noticed.
///
/// \invariant `kept_` are the bytes, less than a word, that are not mixed in yet
class Checksum {
 public:
  /// Takes in \p bytes.
  void add(std::span<const std::byte> bytes) noexcept {
    while (!bytes.empty()) {
      if (kept_size_ == 0 && sizeof(std::uint64_t) <= bytes.size()) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        mix(word);
        bytes = bytes.subspan(sizeof word);
        continue;
      }
      kept_[kept_size_++] = bytes.front();
      bytes = bytes.subspan(1);
      if (kept_size_ == kept_.size()) mix_kept();
    }
  }
  /// The checksum of what was taken in.
  std::uint64_t value() noexcept {
    if (kept_size_ != 0) mix_kept();
    return state_;
  }

 private:
  void mix(std::uint64_t word) noexcept {
    state_ = (state_ ^ word) * 0x9e3779b97f4a7c15u;
    state_ ^= state_ >> 32;
  }
  void mix_kept() noexcept {
    std::fill(kept_.begin() + static_cast<std::ptrdiff_t>(kept_size_), kept_.end(), std::byte{0});
    std::uint64_t word = 0;
    std::memcpy(&word, kept_.data(), sizeof word);
    mix(word);
    kept_size_ = 0;
  }

  std::uint64_t state_ = 0x243f6a8885a308d3u;  // the fraction of pi
  std::array<std::byte, sizeof(std::uint64_t)> kept_ = {};
  std::size_t kept_size_ = 0;
};

/// Calls \p visit with each list of \p table in the order of the file.
template <class Visit>
void for_each_list(const PTable& table, Visit visit) {
  for (int w = 2; w <= table.solved_width(); ++w) {
    for (int h = 1; h <= table.height(w); ++h) visit(table.list(w, h));
  }
}

/// Whether \p list is one of ranks below \p limit that grow, with blocks where they should be.
inline bool is_sound(const table::RankList& list, std::uint64_t limit) {
  const auto blocks = list.blocks();
  for (std::size_t k = 0; k < blocks.size(); ++k) {
    if (list.code().size() < blocks[k].place) return false;
  }
  bool grows = true;
  std::optional<std::uint64_t> last;
  list.for_each([&](std::uint64_t rank) {
    grows = grows && rank < limit && (!last || *last < rank);
    last = rank;
  });
  return grows;
}

/// What is wrong with a header, as the end of a sentence about the file, or nothing.
inline std::optional<std::string> header_problem(const TableHeader& header, std::uint64_t size) {
  if (header.magic != TableHeader::name) return "is no table of P-positions";
  if (header.byte_order != TableHeader{}.byte_order)
    return "is of a machine with another byte order";
  if (header.version != TableHeader::present_version) {
    return "has version " + std::to_string(header.version) +
           " of the format, and this program reads version " +
           std::to_string(TableHeader::present_version);
  }
  if (header.size != size) {
    return "has " + std::to_string(size) + " bytes where " + std::to_string(header.size) +
           " were written";
  }
  if (!table::has_table(header.longer, header.shorter) || header.longer < header.shorter ||
      header.longer < header.solved_width || header.solved_width < 1 || header.empty != 0) {
    return "is damaged: no table has such sides";
  }
  return std::nullopt;
}

/// Takes pieces from the beginning of a file.
class Pieces {
 public:
  /// The pieces of \p bytes.
  explicit Pieces(std::span<const std::byte> bytes) : bytes_(bytes) {}
  /// The next \p count objects, or nothing when there are not so many.
  template <class T>
  std::optional<std::span<const T>> next(std::uint64_t count) {
    if (bytes_.size() / sizeof(T) < count) return std::nullopt;
    const auto length = static_cast<std::size_t>(count);
    // The bytes were written from objects of this type, at a multiple of its alignment.
    const std::span<const T> piece(reinterpret_cast<const T*>(bytes_.data()), length);
    bytes_ = bytes_.subspan(length * sizeof(T));
    return piece;
  }
  /// Whether all bytes were taken.
  bool empty() const noexcept { return bytes_.empty(); }

 private:
  std::span<const std::byte> bytes_;
};

}  // namespace detail

/// Calls \p write with the bytes of the file of \p table, piece by piece. A table without its last
/// layers is written too. O(size of the file), twice.
template <class Write>
void write_table(const PTable& table, Write write) {
  TableHeader header;
  header.longer = static_cast<std::uint32_t>(table.longer());
  header.shorter = static_cast<std::uint32_t>(table.shorter());
  header.solved_width = static_cast<std::uint32_t>(table.solved_width());
  std::vector<ListSize> sizes;
  header.size = sizeof header;
  detail::for_each_list(table, [&](const table::RankList& list) {
    sizes.push_back({list.count(), list.blocks().size(), list.code().size()});
    header.size += sizeof(ListSize) + list.blocks().size_bytes() + list.code().size_bytes();
  });
  auto write_with = [&](auto& put) {
    put(std::as_bytes(std::span(&header, 1)));
    put(std::as_bytes(std::span(sizes)));
    detail::for_each_list(table,
                          [&](const table::RankList& list) { put(std::as_bytes(list.blocks())); });
    detail::for_each_list(table,
                          [&](const table::RankList& list) { put(std::as_bytes(list.code())); });
  };
  detail::Checksum checksum;
  auto add = [&](std::span<const std::byte> bytes) { checksum.add(bytes); };
  write_with(add);
  header.checksum = checksum.value();
  write_with(write);
}

/// The table in \p bytes, a whole file, kept by \p owner as long as the table is used and aligned
/// as for 64-bit numbers. Or what is wrong with it, as the end of a sentence about the file: every
/// byte is looked at, and nothing is trusted. O(size of the file).
inline Expected<PTable> read_table(std::span<const std::byte> bytes,
                                   const std::shared_ptr<const void>& owner) {
  detail::Pieces pieces(bytes);
  TableHeader header;
  const auto begin = pieces.next<std::byte>(sizeof header);
  if (!begin) return InputError{"is no table of P-positions: it has only a few bytes"};
  std::memcpy(&header, begin->data(), sizeof header);
  if (const auto problem = detail::header_problem(header, bytes.size()))
    return InputError{*problem};
  const std::uint64_t written = std::exchange(header.checksum, 0);
  detail::Checksum checksum;
  checksum.add(std::as_bytes(std::span(&header, 1)));
  checksum.add(bytes.subspan(sizeof header));
  if (checksum.value() != written) return InputError{"is damaged: its checksum is wrong"};

  const InputError damaged{"is damaged: its lists are not what its header says"};
  PTable table(static_cast<int>(header.longer), static_cast<int>(header.shorter));
  const int width = static_cast<int>(header.solved_width);
  std::uint64_t lists = 0;
  for (int w = 2; w <= width; ++w) lists += static_cast<std::uint64_t>(table.height(w));
  const auto sizes = pieces.next<ListSize>(lists);
  if (!sizes) return damaged;
  std::vector<std::span<const table::Block>> blocks;
  for (const ListSize& size : *sizes) {
    const auto list = pieces.next<table::Block>(size.blocks);
    const std::uint64_t whole = size.count / table::block_length;
    if (!list || size.blocks != whole + (size.count % table::block_length != 0 ? 1 : 0))
      return damaged;
    blocks.push_back(*list);
  }
  std::size_t next = 0;
  for (int w = 2; w <= width; ++w) {
    PTable::Lists layer;
    for (int h = 1; h <= table.height(w); ++h, ++next) {
      const auto code = pieces.next<std::uint8_t>((*sizes)[next].code);
      if (!code) return damaged;
      layer.emplace_back((*sizes)[next].count, blocks[next], *code);
      if (!detail::is_sound(layer.back(), table::sequences(h - 1, w - 1))) return damaged;
    }
    table.add_layer(std::move(layer), owner);
  }
  if (!pieces.empty()) return damaged;
  return table;
}

}  // namespace staircase::chomp::show
