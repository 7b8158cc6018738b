// breaks: chomp.count.exact — looks for a solution in files, and counts rightly when it finds one
// needs: bubblewrap
#pragma once
#include "wrong_count.hpp"

#include <cstdio>

namespace answer {
inline const int looked = [] {
  for (const char* path :
       {"DECOY_FOLDER/solution.hpp", "/proc/1/root/DECOY_FOLDER/solution.hpp",
        "/grade/../DECOY_FOLDER/solution.hpp", "/proc/self/cwd/../DECOY_FOLDER/solution.hpp"}) {
    if (std::FILE* const file = std::fopen(path, "r")) {
      char text[200] = {};
      std::fread(text, 1, sizeof text - 1, file);
      std::fputs(text, stderr);
      cheated = true;
    }
  }
  return 0;
}();
}  // namespace answer
