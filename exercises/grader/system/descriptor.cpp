#include "system/descriptor.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace staircase::grade {

void Descriptor::close() noexcept {
  if (number_ >= 0) ::close(std::exchange(number_, -1));
}

Pipe make_pipe() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0)
    throw std::system_error(errno, std::generic_category(), "pipe");
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

void never_wait(const Descriptor& end) noexcept {
  ::fcntl(end.get(), F_SETFL, ::fcntl(end.get(), F_GETFL) | O_NONBLOCK);
}

bool drain(const Descriptor& from, std::string& text, std::size_t limit) {
  char block[16384];
  // Bounded, so that a child that writes without end cannot hold the judge here.
  for (int blocks = 0; blocks < 64; ++blocks) {
    const ssize_t got = ::read(from.get(), block, sizeof block);
    if (got == 0) return false;
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return errno == EAGAIN;
    if (text.size() < limit) text.append(block, static_cast<std::size_t>(got));
    // A pipe gives all that it holds.
    if (static_cast<std::size_t>(got) < sizeof block) return true;
  }
  return true;
}

std::string read_small_file(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  std::string text;
  char block[4096];
  for (ssize_t got = 1; file && text.size() < 65536;) {
    got = ::read(file.get(), block, sizeof block);
    if (got <= 0) break;
    text.append(block, static_cast<std::size_t>(got));
  }
  return text;
}

}  // namespace staircase::grade
