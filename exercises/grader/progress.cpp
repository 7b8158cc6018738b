#include "progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace staircase::grade {
namespace {

constexpr std::size_t bar = 20;
constexpr std::size_t usual_width = 80;

std::size_t terminal_width() {
  winsize size{};
  const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
  return known ? size.ws_col : usual_width;
}

}  // namespace

Progress piece_of(const Progress& whole, double begin, double end) {
  return [whole, begin, end](double done, const std::string& doing) {
    whole(begin + (end - begin) * done, doing);
  };
}

std::string progress_line(double done, const std::string& doing, std::size_t width) {
  const double part = std::clamp(done, 0.0, 1.0);
  const auto full = static_cast<std::size_t>(part * bar);
  char percent[16];
  std::snprintf(percent, sizeof percent, "] %3d %%  ", static_cast<int>(part * 100));
  const std::string line =
      "[" + std::string(full, '#') + std::string(bar - full, '-') + percent + doing;
  // The last column stays free: a terminal would go on to the next line.
  return line.substr(0, width == 0 ? 0 : width - 1);
}

Progress progress_on_terminal() {
  if (::isatty(STDERR_FILENO) == 0) return [](double, const std::string&) {};
  return [shown = std::string()](double done, const std::string& doing) mutable {
    const std::string line =
        doing.empty() ? std::string() : progress_line(done, doing, terminal_width());
    if (line == shown) return;
    shown = line;
    std::fprintf(stderr, "\r\033[K%s", line.c_str());
    std::fflush(stderr);
  };
}

}  // namespace staircase::grade
