#include "invariants_findings.hpp"

#include "drawing.hpp"

#include <algorithm>
#include <charconv>

namespace staircase::grade {
namespace {

bool among(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

std::string cell_text(Cell cell) {
  return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

std::string set_text(const std::vector<Cell>& cells) {
  if (cells.size() > 9) return std::to_string(cells.size()) + " cells";
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : ", ") + cell_text(cell);
  return "{" + text + "}";
}

Panel cells_panel(const std::string& title, const RawArray& array) {
  const auto cells = cells_of(array);
  return {title, picture(array.n, [&](Cell cell) { return among(cells, cell); })};
}

// Sets that are nearly right, and what is to be said of them.
std::string near_miss(const RawArray& array, const std::vector<Cell>& given) {
  const auto expected = cells_of(array);
  const int n = array.n;
  if (given.empty() || expected.empty()) return {};
  const auto same = [&](const std::function<Cell(Cell)>& turned) {
    return given.size() == expected.size() &&
           std::all_of(given.begin(), given.end(),
                       [&](Cell cell) { return among(expected, turned(cell)); });
  };
  if (same([](Cell c) { return Cell{c.y, c.x}; }))
    return "Your set would be right if x and y changed places.\n";
  if (same([&](Cell c) { return Cell{c.x, n - 1 - c.y}; }))
    return "Your set would be right if rows were counted from the top.\n";
  if (same([&](Cell c) { return Cell{n - 1 - c.x, c.y}; }))
    return "Your set would be right if columns were counted from the right.\n";
  if (same([](Cell c) { return Cell{c.x - 1, c.y - 1}; }))
    return "Your set would be right if cells were counted from 1; they are counted from 0.\n";
  const bool complement =
      std::none_of(given.begin(), given.end(), [&](Cell c) { return among(expected, c); }) &&
      given.size() + expected.size() == static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
  return complement ? "Your set is that of the cells that are gone.\n" : "";
}

std::string claim_word(char claim) {
  switch (claim) {
    case '1': return "constant: it does not grow with N";
    case '2': return "linear: it grows as N";
    case '3': return "quadratic: it grows as N * N";
    default: return "unknown";
  }
}

}  // namespace

std::string call(const std::string& function, const RawArray& array) {
  const std::string count = array.count ? ", " + std::to_string(*array.count) : "";
  return "answer::" + function + "(" + std::to_string(array.n) + ", " + code(array) + count + ")";
}

Panel array_panel(const RawArray& array) {
  const std::string name(array_name(array.form));
  std::string text;
  for (std::size_t y = 0; y < array.rows.size(); ++y) {
    const std::string row = array.form == Form::nested_boolean ? "[" + std::to_string(y) + "]" : "";
    if (array.rows[y].empty()) text += name + row + " is empty\n";
    for (std::size_t i = 0; i < array.rows[y].size() && i < 16; ++i) {
      text += name + row + "[" + std::to_string(i) + "] " + std::to_string(array.rows[y][i]) + "\n";
    }
  }
  if (array.rows.empty()) text += name + " is empty\n";
  if (array.count) text += "count " + std::to_string(*array.count) + "\n";
  return {"the array", text};
}

std::vector<Cell> cells_in(const std::string& text) {
  std::vector<Cell> cells;
  const char* const end = text.data() + text.size();
  for (const char* at = text.data(); at != end;) {
    Cell cell;
    const auto x = std::from_chars(at, end, cell.x);
    if (x.ec != std::errc() || x.ptr == end) break;
    const auto y = std::from_chars(x.ptr + 1, end, cell.y);
    if (y.ec != std::errc() || y.ptr == end) break;
    cells.push_back(cell);
    at = y.ptr + 1;
  }
  return cells;
}

Finding wrong_invariant(const std::string& function, const RawArray& array,
                        const std::string& broken, const Reply& reply) {
  Finding finding;
  finding.size = array.n;
  finding.lines = {call(function, array)};
  finding.panels.push_back(array_panel(array));
  if (has_shape(array))
    finding.panels.push_back(cells_panel(
        broken.empty() ? "the position it stands for" : "the cells it says are there", array));
  if (broken.empty()) {
    finding.expected = "true: the array stands for the position below";
    finding.given = "false: your invariant is too strong, it rejects a position";
  } else {
    finding.expected = "false: the array stands for no position";
    finding.given = "true: your invariant is too weak, it accepts what is no position";
    finding.note = "Why it is no position: " + broken + ".\n";
  }
  if (reply.kind != Reply::Kind::value) finding.given = "throws: " + reply.text;
  return finding;
}

Finding wrong_set(const std::string& function, const RawArray& array, const Reply& reply) {
  const auto given = cells_in(reply.text);
  const auto expected = cells_of(array);
  Finding finding;
  finding.size = array.n;
  finding.lines = {call(function, array)};
  finding.expected = set_text(expected);
  finding.given = reply.kind == Reply::Kind::value ? set_text(given) : "throws: " + reply.text;
  finding.panels = {array_panel(array), cells_panel("it stands for this set", array)};
  if (reply.kind != Reply::Kind::value) return finding;
  finding.panels.push_back({"you say (+ too many, - missing)",
                            marked_picture(
                                array.n, [&](Cell cell) { return among(expected, cell); },
                                [&](Cell cell) { return among(given, cell); })});
  const auto off = std::find_if(given.begin(), given.end(), [&](Cell cell) {
    return cell.x < 0 || cell.y < 0 || cell.x >= array.n || cell.y >= array.n;
  });
  finding.note = near_miss(array, given);
  if (off != given.end())
    finding.note += "Your set has " + cell_text(*off) + ", which is off the board.\n";
  return finding;
}

Growth claimed_growth(char claim) {
  switch (claim) {
    case '1': return Growth::constant;
    case '2': return Growth::linear;
    case '3': return Growth::quadratic;
    default: return Growth::none;
  }
}

Finding wrong_claim(const std::string& entry, char claim, const Counts& counts) {
  const bool space = entry.ends_with(".space");
  Finding finding;
  finding.lines = {"answer::" + entry};
  finding.expected = "how it grows with N, in the worst case";
  finding.given = claim_word(claim);
  if (claimed_growth(claim) == Growth::none) return finding;
  finding.expected = space ? "how the number of entries grows, which is counted below"
                           : "how the steps grow that are counted below";
  const Counts claimed = extrapolated(counts.front(), claimed_growth(claim));
  const std::uint64_t most = std::max(counts.back(), claimed.back());
  const std::string things = space ? "entries" : "steps";
  finding.panels = {{"counted", plot(counts, things, most)},
                    {"what your claim would mean", plot(claimed, things, most)}};
  return finding;
}

}  // namespace staircase::grade
