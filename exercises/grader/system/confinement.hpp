/// \file
/// What a confined program can reach.
#pragma once

#include "system/process.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace staircase::grade {

/// A program that is to run confined.
struct Confined {
  Command command;               ///< its `folder` and `user` are set by the confinement
  std::filesystem::path folder;  ///< the scratch folder; it is `/grade` inside bubblewrap
  bool may_write = false;        ///< whether it may write there
  bool has_tools =
      false;  ///< whether it needs the system's programs and headers, not only its libraries
};

/// How programs are confined here. Resource limits are always in force; bubblewrap gives a program
/// its own processes, files and network where it works.
class Confinement {
 public:
  /// Finds out what works, by trying it. \p allow_bubblewrap is false to do without.
  explicit Confinement(bool allow_bubblewrap);

  /// The command that starts \p program confined.
  Command wrap(const Confined& program) const;
  /// One line that says what is in force.
  std::string description() const;
  /// One word for machines: "bubblewrap" or "limits".
  std::string name() const { return bubblewrap_ ? "bubblewrap" : "limits"; }
  /// The unprivileged user that confined programs run as, when the judge is root and can choose.
  std::optional<unsigned> user() const noexcept { return user_; }

 private:
  bool bubblewrap_ = false;
  std::string why_not_;
  std::optional<unsigned> user_;
};

}  // namespace staircase::grade
