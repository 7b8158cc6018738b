/// \file
/// A long row of bits that are only ever set.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace staircase::chomp::table {

/// Bits number 0, 1, 2, ...: a set of ranks that only grows. Whole stretches are set, and copied, a
/// word of 64 bits at a time.
///
/// \exposure the words are private
/// \complexity one bit a rank and two words beyond; `set`, `test` O(1), the others O(length / 64)
class Marks {
 public:
  /// No bits.
  Marks() = default;
  /// \p size bits, none of them set.
  explicit Marks(std::uint64_t size) { reset(size); }

  /// Becomes \p size bits, none of them set; memory is kept for the next time.
  void reset(std::uint64_t size) { word_.assign(static_cast<std::size_t>(size / 64 + 2), 0); }

  /// A copy of the first \p size bits.
  Marks first(std::uint64_t size) const {
    Marks copy(size);
    copy.merge(0, *this, 0, size);
    return copy;
  }

  /// Whether bit \p k is set.
  bool test(std::uint64_t k) const noexcept { return (word_[word(k)] >> (k % 64) & 1) != 0; }
  /// Sets bit \p k.
  void set(std::uint64_t k) noexcept { word_[word(k)] |= std::uint64_t{1} << (k % 64); }

  /// Sets bit \p k, while another thread may set others in the same way.
  void set_shared(std::uint64_t k) noexcept {
    std::atomic_ref<std::uint64_t>(word_[word(k)])
        .fetch_or(std::uint64_t{1} << (k % 64), std::memory_order_relaxed);
  }

  /// Sets the bits from \p begin up to, not including, \p end.
  void fill(std::uint64_t begin, std::uint64_t end) noexcept {
    while (begin < end) {
      const std::uint64_t length = std::min(64 - begin % 64, end - begin);
      word_[word(begin)] |= low(length) << (begin % 64);
      begin += length;
    }
  }

  /// Sets the \p length bits from \p to on where those of \p source from \p from on are set. The
  /// two stretches must not overlap.
  void merge(std::uint64_t to, const Marks& source, std::uint64_t from,
             std::uint64_t length) noexcept {
    // First up to a whole word of this object, then whole words, then the rest.
    const std::uint64_t head = std::min((64 - to % 64) % 64, length);
    if (head != 0) word_[word(to)] |= (source.read(from) & low(head)) << (to % 64);
    from += head;
    const std::size_t first = word(to + head);
    const std::size_t words = word(length - head);
    merge_words(word_.data() + first, source.word_.data() + word(from), words, from % 64);
    const std::uint64_t tail = (length - head) % 64;
    if (tail != 0) word_[first + words] |= source.read(from + 64 * words) & low(tail);
  }

  /// The smallest bit from \p begin on that is not set, or \p end when there is none below it.
  std::uint64_t next_clear(std::uint64_t begin, std::uint64_t end) const noexcept {
    if (end <= begin) return end;
    std::size_t k = word(begin);
    std::uint64_t clear = ~word_[k] & ~low(begin % 64);
    while (clear == 0 && 64 * (std::uint64_t{k} + 1) < end) clear = ~word_[++k];
    if (clear == 0) return end;
    return std::min(64 * std::uint64_t{k} + static_cast<unsigned>(std::countr_zero(clear)), end);
  }

 private:
  static std::size_t word(std::uint64_t k) noexcept { return static_cast<std::size_t>(k / 64); }
  /// The lowest \p length bits, at most 64.
  static std::uint64_t low(std::uint64_t length) noexcept {
    return length == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << length) - 1;
  }
  /// The 64 bits from \p k on.
  std::uint64_t read(std::uint64_t k) const noexcept {
    const std::uint64_t first = word_[word(k)] >> (k % 64);
    return k % 64 == 0 ? first : first | word_[word(k) + 1] << (64 - k % 64);
  }
  // Alone in a function, and without a branch a word, so that compilers use vector instructions.
  static void merge_words(std::uint64_t* to, const std::uint64_t* from, std::size_t words,
                          std::uint64_t shift) noexcept {
    if (shift == 0) {
      for (std::size_t k = 0; k < words; ++k) to[k] |= from[k];
    } else {
      for (std::size_t k = 0; k < words; ++k)
        to[k] |= from[k] >> shift | from[k + 1] << (64 - shift);
    }
  }

  std::vector<std::uint64_t> word_;
};

}  // namespace staircase::chomp::table
