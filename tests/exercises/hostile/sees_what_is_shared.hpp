// breaks: chomp.count.exact — looks for what it shares with other answers, and counts rightly when it can read or write it
// needs: bubblewrap
#pragma once
#include "wrong_count.hpp"

#include <cstdio>

namespace answer {
inline const int sought = [] {
  for (const char* path : {"/prepared", "/prepared/origin", "/prepared/desk.o", "/grade/../prepared/desk.o"}) {
    for (const char* mode : {"r", "a"}) {
      if (std::FILE* const file = std::fopen(path, mode)) {
        std::fclose(file);
        cheated = true;
      }
    }
  }
  return 0;
}();
}  // namespace answer
