// breaks: chomp.count.exact — deletes, renames, empties and overwrites files outside, and its own
// needs: bubblewrap
#pragma once
#include "wrong_count.hpp"

#include <cstdio>
#include <unistd.h>

namespace answer {
inline const int deleted = [] {
  const char* const decoy = "DECOY_FOLDER/precious.txt";
  if (std::rename(decoy, "DECOY_FOLDER/gone.txt") == 0) cheated = true;
  if (::truncate(decoy, 0) == 0) cheated = true;
  if (std::FILE* const file = std::fopen(decoy, "w")) {
    std::fputs("overwritten\n", file);
    cheated = true;
  }
  if (::unlink(decoy) == 0 || ::rmdir("DECOY_FOLDER") == 0) cheated = true;
  for (const char* own : {"/grade/program", "/grade/chomps.cpp", "/grade/desk.cpp"}) ::unlink(own);
  return 0;
}();
}  // namespace answer
