/// \file
/// Owned file descriptors and pipes.
#pragma once

#include <string>
#include <utility>

namespace staircase::grade {

/// A file descriptor that is closed with its owner. -1 owns nothing.
class Descriptor {
 public:
  Descriptor() = default;
  /// Takes over \p number.
  explicit Descriptor(int number) noexcept : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  /// Closes it now.
  void close() noexcept;
  /// The number, or -1.
  int get() const noexcept { return number_; }
  /// True when it owns a descriptor.
  explicit operator bool() const noexcept { return number_ >= 0; }

 private:
  int number_ = -1;
};

/// A pipe: what is written to `in` is read from `out`. Both ends are closed in programs that are
/// started later, unless they are handed over.
struct Pipe {
  Descriptor out;  ///< the end to read from
  Descriptor in;   ///< the end to write to
};

/// A pipe.
/// \throws std::system_error when the system has none left
Pipe make_pipe();

/// Lets reads from and writes to this end return at once when there is nothing to do.
void never_wait(const Descriptor& end) noexcept;

/// Reads what is there from an end that never waits, and appends it to \p text as long as that is shorter than
/// \p limit; what is beyond is read and dropped.
/// \return false when the other end is closed and nothing was left
bool drain(const Descriptor& from, std::string& text, std::size_t limit);

/// The whole of a small file such as those of /proc; empty when it cannot be read.
std::string read_small_file(const std::string& path);

}  // namespace staircase::grade
