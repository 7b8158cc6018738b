/// \file
/// A child process: started with limits in a session of its own, watched, and ended with everything
/// it started.
#pragma once

#include "system/descriptor.hpp"

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace staircase::grade {

/// What a child may use. 0 means: not limited here.
struct Limits {
  std::uint64_t cpu_seconds = 0;  ///< processor time of each of its processes
  std::uint64_t address_space =
      0;                         ///< bytes of address space; impossible with the address sanitizer
  std::uint64_t file_size = 0;   ///< bytes of each file it writes
  std::uint64_t processes = 0;   ///< processes and threads beyond those its user runs already
  std::uint64_t open_files = 0;  ///< open files
};

/// A program to be started.
struct Command {
  std::vector<std::string> words;        ///< the program, found on PATH, and its arguments
  std::vector<std::string> environment;  ///< the whole environment, "NAME=value"
  std::string folder;                    ///< where it starts; empty: where the judge is
  std::vector<std::pair<const Descriptor*, int>> fds;  ///< ours, and the number it has there
  Limits limits;                                       ///< see Limits
  std::optional<unsigned> user;  ///< becomes this user and group; only root can ask for it
};

/// How a process ended.
struct Ending {
  int code = 0;    ///< its exit code, when no signal ended it
  int signal = 0;  ///< the signal that ended it, or 0
};

/// What a process has used so far.
struct Usage {
  double cpu_seconds = 0;      ///< processor time of all its threads
  std::uint64_t resident = 0;  ///< bytes of memory in use now
  std::uint64_t peak = 0;      ///< the most bytes of memory ever in use
  bool sleeping = false;       ///< it waits for something other than a processor
  bool known = false;          ///< false when the system does not tell
};

/// A child process. Its standard input is empty, and its output is lost unless `Command::fds` says
/// otherwise.
///
/// \invariant while it runs, it and all it started are in one session or are adopted by the judge,
/// so that `end` finds them
class Process {
 public:
  Process() = default;
  /// Starts \p command.
  /// \throws std::system_error when no process can be made; a program that is not found ends with
  /// code 127
  explicit Process(const Command& command);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() { end(); }

  /// How it ended, or nothing while it runs.
  std::optional<Ending> poll();
  /// Waits at most \p seconds for it to end.
  std::optional<Ending> wait(double seconds);
  /// Ends it and everything it started, and waits for all of them. Harmless when it has ended.
  void end() noexcept;
  /// Its number; 0 before it is started and after it was ended.
  pid_t id() const noexcept { return id_; }

 private:
  pid_t id_ = 0;
  std::optional<Ending> ending_;
};

/// What process \p id has used.
Usage usage_of(pid_t id);

/// The only child of process \p id, or \p id itself when it has none.
pid_t innermost(pid_t id);

/// From now on, processes whose parents have ended become children of this one.
void adopt_strays() noexcept;

}  // namespace staircase::grade
