// breaks: chomp.count.exact — processes that double, at most 4096 if nothing stopped them
// needs: bubblewrap
#pragma once
#include "wrong_count.hpp"

#include <unistd.h>

namespace answer {
inline const int forked = [] {
  const int first = ::getpid();
  for (int k = 0; k < 12; ++k) ::fork();
  if (::getpid() == first) return 0;
  ::sleep(20);
  ::_exit(0);
}();
}  // namespace answer
