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
  std::filesystem::path folder;  ///< the scratch folder; it is `place` inside bubblewrap
  std::string place = "/grade";  ///< see above
  std::filesystem::path shared;  ///< a folder that it reads, `Confinement::shared_place` inside
                                 ///< bubblewrap; empty for none
  bool may_write = false;        ///< whether it may write there
  bool has_tools =
      false;  ///< whether it needs the system's programs and headers, not only its libraries
};

/// How programs are confined here. Resource limits are always in force; bubblewrap gives a program
/// its own processes, files and network where it works.
class Confinement {
 public:
  /// Where a program finds what it shares with others.
  static constexpr const char* shared_place = "/prepared";

  /// Finds out what works, by trying it. \p allow_bubblewrap is false to do without.
  explicit Confinement(bool allow_bubblewrap);

  /// The command that starts \p program confined.
  Command wrap(const Confined& program) const;
  /// One line that says what is in force.
  std::string description() const;
  /// One word for machines: "bubblewrap" or "limits".
  std::string name() const { return bubblewrap_ ? "bubblewrap" : "limits"; }
  /// Whether programs cannot alter what they share.
  bool keeps_apart() const noexcept { return bubblewrap_; }
  /// The unprivileged user that confined programs run as, when the judge is root and can choose.
  std::optional<unsigned> user() const noexcept { return user_; }

 private:
  bool bubblewrap_ = false;
  std::string why_not_;
  std::optional<unsigned> user_;
};

}  // namespace staircase::grade
