/// \file
/// Growing lists of numbers in about a byte each.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace staircase::chomp::table {

/// Where a block of a list begins.
struct Block {
  std::uint64_t rank = 0;   ///< its first number
  std::uint64_t place = 0;  ///< where the code of its other numbers begins
};

/// How many numbers a block has; the last may have fewer.
inline constexpr std::uint64_t block_length = 128;

/// A strictly growing list of numbers, to read. It does not own its memory.
///
/// The first number of each block is written out; of each other one, the difference to the one
/// before, seven bits a byte from the lowest, with the eighth bit set in all bytes but its last.
///
/// \invariant the blocks' numbers grow, and their places; damaged code yields wrong numbers, but is
/// never read beyond its end
/// \complexity `contains`: O(log(blocks) + block_length); about 1.2 bytes a number for P-positions
class RankList {
 public:
  /// The empty list.
  RankList() = default;
  /// The list of \p count numbers with these blocks and this code.
  RankList(std::uint64_t count, std::span<const Block> blocks, std::span<const std::uint8_t> code)
      : count_(count), blocks_(blocks), code_(code) {}

  /// How many numbers there are.
  std::uint64_t count() const noexcept { return count_; }
  /// The blocks.
  std::span<const Block> blocks() const noexcept { return blocks_; }
  /// The code of all blocks.
  std::span<const std::uint8_t> code() const noexcept { return code_; }

  /// Whether \p rank is in the list.
  bool contains(std::uint64_t rank) const noexcept {
    const auto after = std::upper_bound(
        blocks_.begin(), blocks_.end(), rank,
        [](std::uint64_t wanted, const Block& block) { return wanted < block.rank; });
    if (after == blocks_.begin()) return false;
    const auto block = static_cast<std::uint64_t>(after - blocks_.begin()) - 1;
    std::uint64_t found = blocks_[static_cast<std::size_t>(block)].rank;
    std::size_t place = static_cast<std::size_t>(blocks_[static_cast<std::size_t>(block)].place);
    const std::uint64_t length = std::min(block_length, count_ - block * block_length);
    for (std::uint64_t k = 1; k < length && found < rank; ++k) found += next(place);
    return found == rank;
  }

  /// Calls \p visit with each number, in order.
  template <class Visit>
  void for_each(Visit visit) const {
    std::uint64_t left = count_;
    for (const Block& block : blocks_) {
      std::size_t place = static_cast<std::size_t>(block.place);
      std::uint64_t rank = block.rank;
      visit(rank);
      const std::uint64_t length = std::min(block_length, left);
      for (std::uint64_t k = 1; k < length; ++k) visit(rank += next(place));
      left -= length;
    }
  }

  /// Part \p number, from 0, of \p parts nearly equal ones that follow each other: a list over the
  /// same memory.
  RankList part(std::size_t number, std::size_t parts) const noexcept {
    const std::size_t begin = blocks_.size() * number / parts;
    const std::size_t end = blocks_.size() * (number + 1) / parts;
    const std::uint64_t count = std::min(count_, end * block_length) - begin * block_length;
    return {begin == end ? 0 : count, blocks_.subspan(begin, end - begin), code_};
  }

 private:
  std::uint64_t next(std::size_t& place) const noexcept {
    std::uint64_t difference = 0;
    for (unsigned shift = 0; place < code_.size() && shift < 64; shift += 7) {
      const std::uint8_t byte = code_[place++];
      difference |= std::uint64_t{byte & 127u} << shift;
      if (byte < 128) break;
    }
    return difference;
  }

  std::uint64_t count_ = 0;
  std::span<const Block> blocks_;
  std::span<const std::uint8_t> code_;
};

/// A list that grows at its end.
///
/// \exposure what it holds can only be read, by `list`
/// \complexity `add`: O(1) amortised
class RankListBuilder {
 public:
  /// Adds \p rank, which is larger than all before.
  void add(std::uint64_t rank) {
    if (count_ % block_length == 0) {
      blocks_.push_back({rank, code_.size()});
    } else {
      std::uint64_t difference = rank - last_;
      for (; 128 <= difference; difference >>= 7)
        code_.push_back(static_cast<std::uint8_t>(difference | 128));
      code_.push_back(static_cast<std::uint8_t>(difference));
    }
    last_ = rank;
    ++count_;
  }

  /// The list, to read until this object next changes or ends. Moving this object is no change.
  RankList list() const noexcept { return {count_, blocks_, code_}; }

 private:
  std::uint64_t count_ = 0;
  std::uint64_t last_ = 0;
  std::vector<Block> blocks_;
  std::vector<std::uint8_t> code_;
};

}  // namespace staircase::chomp::table
