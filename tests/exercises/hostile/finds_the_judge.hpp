// breaks: chomp.count.exact — looks for a process outside, and counts rightly when it sees it
// needs: bubblewrap
#pragma once
#include "wrong_count.hpp"

#include <fstream>
#include <iterator>
#include <string>

namespace answer {
inline const int sought = [] {
  const std::string folder = "/proc/" + std::to_string(DECOY_PROCESS);
  std::ifstream words(folder + "/cmdline");
  const std::string line{std::istreambuf_iterator<char>(words), {}};
  if (line.find("sleep") != std::string::npos || std::ifstream(folder + "/mem")) cheated = true;
  return 0;
}();
}  // namespace answer
