// replay TARGET FOLDER: runs a fuzz target on every file of a folder, without a fuzzing engine.
#include "fuzz/target.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace {

using Target = void (*)(std::string_view);

const std::map<std::string_view, Target> targets{{"position", &staircase::fuzz::position},
                                                 {"names", &staircase::fuzz::names},
                                                 {"raw_data", &staircase::fuzz::raw_data},
                                                 {"play", &staircase::fuzz::play}};

std::vector<std::filesystem::path> files_of(const char* folder) {
  std::error_code error;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

int main(int count, char** words) {
  const auto target = count == 3 ? targets.find(words[1]) : targets.end();
  const auto files = count == 3 ? files_of(words[2]) : std::vector<std::filesystem::path>();
  if (target == targets.end() || files.empty()) {
    std::cerr << "usage: replay position|names|raw_data|play FOLDER, a folder with files\n";
    return 2;
  }
  for (const auto& file : files) {
    std::cout << file.filename().string() << std::endl;
    std::ifstream in(file, std::ios::binary);
    const std::string input{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (!in.is_open()) {
      std::cerr << "replay: " << file << " cannot be read\n";
      return 2;
    }
    target->second(input);
  }
  std::cout << files.size() << " inputs\n";
}
