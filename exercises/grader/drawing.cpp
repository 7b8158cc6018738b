#include "drawing.hpp"

#include "staircase/chomp/model/picture.hpp"

#include <algorithm>
#include <cstdio>
#include <sstream>

namespace staircase::grade {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string printable(const std::string& line) {
  std::string result;
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 32 && byte < 127) {
      result += c;
    } else {
      char code[8];
      std::snprintf(code, sizeof code, "\\x%02x", byte);
      result += code;
    }
  }
  return result.size() > 60 ? result.substr(0, 57) + "..." : result;
}

}  // namespace

std::string marks_picture(chomp::Extent extent, const std::function<char(Cell)>& mark) {
  const int columns = std::min(extent.columns(), 20);
  const int rows = std::min(extent.rows(), 20);
  const bool labels = chomp::has_short_labels(extent);
  std::string text;
  for (int y = rows - 1; 0 <= y; --y) {
    if (labels) text += std::to_string(y) + "  ";
    for (int x = 0; x < columns; ++x) {
      text += mark({x, y});
      if (labels) text += ' ';
    }
    text += "\n";
  }
  if (labels) text += "   ";
  for (int x = 0; labels && x < columns; ++x) text += std::to_string(x) + " ";
  if (columns < extent.columns() || rows < extent.rows())
    text += "(the lower left " + std::to_string(columns) + " columns and " + std::to_string(rows) +
            " rows)";
  return text + "\n";
}

std::string picture(int n, const std::function<bool(Cell)>& holds) {
  return marks_picture(chomp::Extent(n, n), [&](Cell cell) { return holds(cell) ? '*' : '.'; });
}

std::string marked_picture(int n, const std::function<bool(Cell)>& expected,
                           const std::function<bool(Cell)>& given) {
  return marks_picture(chomp::Extent(n, n), [&](Cell cell) {
    const bool wanted = expected(cell);
    const bool got = given(cell);
    return wanted == got ? (got ? '*' : '.') : (got ? '+' : '-');
  });
}

std::string visible_text(const std::string& text, const std::string& other) {
  const auto lines = lines_of(text);
  const auto others = lines_of(other);
  std::string result;
  for (std::size_t i = 0; i < lines.size() && i < 24; ++i) {
    const bool ended = i + 1 < lines.size() || text.back() == '\n';
    const bool same = i < others.size() && lines[i] == others[i] && ended;
    result += printable(lines[i]) + (ended ? "|" : "(no end of line)") + (same ? "" : " <") + "\n";
  }
  if (lines.size() > 24) result += "(more is left out)\n";
  if (lines.empty()) result += "(nothing was written to out)\n";
  return result;
}

std::string side_by_side(const std::vector<Panel>& panels, int indent) {
  std::vector<std::vector<std::string>> columns;
  std::vector<std::size_t> widths;
  std::size_t height = 0;
  for (const Panel& panel : panels) {
    auto lines = lines_of(panel.text);
    lines.insert(lines.begin(), panel.title);
    std::size_t width = 0;
    for (const std::string& line : lines) width = std::max(width, line.size());
    height = std::max(height, lines.size());
    columns.push_back(std::move(lines));
    widths.push_back(width);
  }
  std::string text;
  for (std::size_t row = 0; row < height; ++row) {
    std::string line(static_cast<std::size_t>(indent), ' ');
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::string cell = row < columns[i].size() ? columns[i][row] : "";
      line += cell + std::string(widths[i] - cell.size() + 4, ' ');
    }
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

}  // namespace staircase::grade
