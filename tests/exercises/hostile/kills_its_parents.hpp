// breaks: chomp.count.exact — kills what started it, everything that it may, and a process outside
// needs: bubblewrap
#pragma once
#include "wrong_count.hpp"

#include <csignal>
#include <unistd.h>

namespace answer {
inline const int killed = [] {
  // Only a process whose number space is its own may do this: there, the first process is no real
  // first process, and a signal to all reaches nobody outside.
  if (::kill(DECOY_PROCESS, SIGKILL) == 0) cheated = true;
  if (::getppid() < 16) {
    ::kill(::getppid(), SIGKILL);
    ::kill(1, SIGKILL);
  }
  return 0;
}();
}  // namespace answer
