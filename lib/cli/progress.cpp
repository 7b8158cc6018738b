#include "cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace staircase::cli {

Progress::Progress(std::uint64_t total, std::uint64_t done) noexcept
    : total_(total), first_(done), on_terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (shown_) std::fputs("\r\033[K", stderr);
}

void Progress::reach(std::uint64_t done) {
  if (!on_terminal_ || done <= first_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(200);
  const double taken = std::chrono::duration<double>(now - begin_).count();
  const double left = taken * static_cast<double>(total_ - std::min(done, total_)) /
                      static_cast<double>(done - first_);
  const double percent = 100.0 * static_cast<double>(done) / static_cast<double>(total_);
  std::fprintf(stderr, "\r\033[K%.1f %% of the positions done, about %.0f s left", percent, left);
  std::fflush(stderr);
  shown_ = true;
}

}  // namespace staircase::cli
