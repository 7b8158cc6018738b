#include "cli/tables.hpp"

#include "cli/command.hpp"
#include "cli/output_file.hpp"
#include "cli/progress.hpp"

#include "staircase/chomp/show/table_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>

namespace staircase::cli {
namespace {

namespace show = chomp::show;
using Clock = std::chrono::steady_clock;

// A number that stands alone in a file, or after `label` and blanks on a line of it; the largest
// number when it is not there.
std::uint64_t number_in(const char* path, const std::string& label) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(label)) continue;
    const std::size_t begin = line.find_first_not_of(' ', label.size());
    if (begin == std::string::npos || line[begin] < '0' || '9' < line[begin]) break;
    return std::strtoull(line.c_str() + begin, nullptr, 10);
  }
  return UINT64_MAX;
}

// How many bytes can be had: by what the system says is free, and by the limits of this process
// and of the group of processes that it belongs to.
std::uint64_t free_memory() {
  std::uint64_t found = number_in("/proc/meminfo", "MemAvailable:");
  if (found != UINT64_MAX) found *= 1024;
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    found = std::min<std::uint64_t>(found, limit.rlim_cur);
  const std::uint64_t group = number_in("/sys/fs/cgroup/memory.max", "");
  const std::uint64_t used = number_in("/sys/fs/cgroup/memory.current", "");
  const bool limited = group != UINT64_MAX && used != UINT64_MAX;
  return limited ? std::min(found, group - std::min(used, group)) : found;
}

// "12.3 GB", or MB for less than one.
std::string size_text(std::uint64_t bytes) {
  char text[32];
  const double size = static_cast<double>(bytes);
  std::snprintf(text, sizeof text, size < 1e9 ? "%.1f MB" : "%.1f GB",
                size / (size < 1e9 ? 1e6 : 1e9));
  return text;
}

[[noreturn]] void refuse_file(const std::string& path, const std::string& why) {
  throw UsageError("the file " + show::quoted(path) + " " + why +
                   "; accepted is a table that staircase solve --table has written");
}

/// A file in memory.
class Mapping {
 public:
  explicit Mapping(const std::string& path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status{};
    if (descriptor < 0 || fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
      const std::string why = descriptor < 0 ? std::strerror(errno) : "it is not a regular file";
      if (0 <= descriptor) close(descriptor);
      refuse_file(path, "cannot be read: " + why);
    }
    size_ = static_cast<std::size_t>(status.st_size);
    if (size_ != 0) begin_ = mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, descriptor, 0);
    close(descriptor);
    if (begin_ == MAP_FAILED)
      refuse_file(path, std::string("cannot be read: ") + std::strerror(errno));
  }
  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;
  ~Mapping() {
    if (size_ != 0) munmap(begin_, size_);
  }
  std::span<const std::byte> bytes() const noexcept {
    return {static_cast<const std::byte*>(begin_), size_};
  }

 private:
  void* begin_ = nullptr;
  std::size_t size_ = 0;
};

std::string sides_text(const chomp::PTable& table) {
  return std::to_string(table.longer()) + "x" + std::to_string(table.shorter());
}

// Works out the layers that are missing. What is saved when each second or more has passed is a
// table without its last layers.
chomp::PTable work_out(chomp::PTable begun, const std::string& path, int threads) {
  auto done_by = [&](int width) {
    return chomp::table_work(width, std::min(width, begun.shorter()));
  };
  const std::uint64_t total = done_by(begun.longer());
  Progress progress(total, done_by(begun.solved_width()));
  chomp::table::Layers layers(begun);
  auto saved = Clock::now();
  while (!layers.complete()) {
    const std::uint64_t before = done_by(layers.table().solved_width());
    const auto reached = [&](std::uint64_t done) { progress.reach(before + done); };
    // In the smaller layers a thread costs more than it saves.
    if (1 < threads && 13 < layers.next_width() && 5 < layers.table().shorter()) {
      layers.solve_next(reached, [](auto one, auto other) {
        std::jthread second(other);
        one();
      });
    } else {
      layers.solve_next(reached);
    }
    if (!path.empty() && (layers.complete() || saved + std::chrono::seconds(1) < Clock::now())) {
      save_table(layers.table(), path);
      saved = Clock::now();
    }
  }
  return layers.table();
}

}  // namespace

void require_room_for_table(std::int64_t columns, std::int64_t rows, const std::string& what) {
  const std::uint64_t needed = chomp::table_memory(columns, rows);
  const std::uint64_t room = free_memory();
  if (needed == UINT64_MAX) {
    throw UsageError(
        "the table of P-positions of " + what +
        " is beyond every memory; accepted are rectangles within 20x20, and others that "
        "are long and narrow enough");
  }
  if (room < needed) {
    throw UsageError("the table of P-positions of " + what + " needs " + size_text(needed) +
                     " of memory and " + size_text(room) +
                     " are free; accepted are rectangles that need less");
  }
}

chomp::PTable open_table(const std::string& path) {
  const auto mapping = std::make_shared<const Mapping>(path);
  const auto table = show::read_table(mapping->bytes(), mapping);
  if (!table) refuse_file(path, table.error().message);
  return *table;
}

void save_table(const chomp::PTable& table, const std::string& path) {
  OutputFile file(path);
  show::write_table(table, [&](std::span<const std::byte> bytes) { file.write(bytes); });
  file.finish();
}

chomp::PTable table_for(chomp::Extent extent, const std::string& path, int threads) {
  std::optional<chomp::PTable> begun;
  if (!path.empty() && std::filesystem::exists(path)) {
    begun = open_table(path);
    if (begun->covers(extent.columns(), extent.rows())) return *begun;
    if (begun->longer() != std::max(extent.columns(), extent.rows()) ||
        begun->shorter() != std::min(extent.columns(), extent.rows())) {
      throw UsageError("the file " + show::quoted(path) + " is the table of " + sides_text(*begun) +
                       ", which does not cover " + show::extent_text(extent) +
                       "; accepted is a table that does, or a name that is not taken");
    }
  }
  require_room_for_table(extent.columns(), extent.rows(), show::extent_text(extent));
  if (!begun) begun.emplace(extent.columns(), extent.rows());
  return work_out(*std::move(begun), path, threads);
}

}  // namespace staircase::cli
