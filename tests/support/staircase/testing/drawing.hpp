/// \file
/// Titled pictures side by side.
#pragma once

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace staircase::testing {

/// The panels, each a title and its lines, from left to right.
inline std::string side_by_side(const std::vector<std::pair<std::string, std::string>>& panels) {
  std::vector<std::vector<std::string>> columns;
  std::size_t height = 0;
  for (const auto& [title, picture] : panels) {
    auto& lines = columns.emplace_back(std::vector<std::string>{title});
    std::istringstream text(picture);
    for (std::string line; std::getline(text, line);) lines.push_back("    " + line);
    height = std::max(height, lines.size());
  }
  std::string drawn;
  for (std::size_t row = 0; row < height; ++row) {
    std::string line;
    std::size_t begin = 0;
    for (const auto& column : columns) {
      line.resize(std::max(line.size(), begin), ' ');
      if (row < column.size()) line += column[row];
      std::size_t width = 0;
      for (const auto& text : column) width = std::max(width, text.size());
      begin += width + 2;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    drawn += line + "\n";
  }
  return drawn;
}

}  // namespace staircase::testing
