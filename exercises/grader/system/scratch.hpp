/// \file
/// Private scratch folders and interruption by signals.
#pragma once

#include <filesystem>
#include <optional>
#include <stdexcept>

namespace staircase::grade {

/// A folder that nobody else can enter; removed with its owner.
class Scratch {
 public:
  /// Makes one in the system's folder for temporary files, for \p user to own when given.
  /// \throws std::system_error when none can be made
  explicit Scratch(std::optional<unsigned> user);
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch();

  /// The folder.
  const std::filesystem::path& path() const noexcept { return path_; }

 private:
  std::filesystem::path path_;
};

/// The judge was asked to stop.
struct Interrupted : std::runtime_error {
  /// By signal \p number.
  explicit Interrupted(int number) : std::runtime_error("interrupted"), signal(number) {}
  int signal;  ///< which one
};

/// From now on, the signals that ask a program to stop are only noted, so that scratch folders and
/// children are cleared away on the way out.
void catch_interrupts() noexcept;

/// \throws Interrupted when such a signal has come
void stop_if_interrupted();

}  // namespace staircase::grade
