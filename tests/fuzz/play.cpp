#include "fuzz/reference.hpp"
#include "fuzz/target.hpp"

#include "cli/game.hpp"

#include <algorithm>
#include <array>
#include <sstream>

namespace staircase::fuzz {
namespace {

using namespace chomp;

// What the first bytes say.
struct Setting {
  Extent extent;
  std::array<char, 2> players;
  show::Order order;
  std::string typed;
};

Setting setting_of(std::string_view input) {
  std::string head(input.substr(0, 5));
  head.resize(5, '1');
  const auto side = [](char byte) { return 1 + static_cast<unsigned char>(byte - '1') % 5; };
  const auto kind = [](char byte) {
    return byte == 'h' || byte == 'p' || byte == 'r' ? byte
                                                     : "hpr"[static_cast<unsigned char>(byte) % 3];
  };
  std::string_view typed = input.substr(std::min<std::size_t>(5, input.size()));
  if (typed.starts_with('\n')) typed.remove_prefix(1);
  return {Extent(side(head[0]), side(head[1])),
          {kind(head[2]), kind(head[3])},
          head[4] == 'f' ? show::Order::floyd : show::Order::exam,
          std::string(typed)};
}

// The lines that a person typed, as words.
class Typed {
 public:
  explicit Typed(const std::string& text) {
    std::vector<std::string> lines = parts(text, '\n');
    if (lines.back().empty()) lines.pop_back();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const bool ended = i + 1 < lines.size() || text.ends_with('\n');
      add(lines[i], ended);
    }
  }

  // The words of the next line that has any.
  std::optional<std::vector<std::string>> next() {
    if (at_ == lines_.size()) return std::nullopt;
    return lines_[at_++];
  }

 private:
  void add(std::string line, bool ended) {
    const bool cut = line.size() > cli::LineReader::line_limit;
    line.resize(std::min(line.size(), cli::LineReader::line_limit));
    if (ended && line.ends_with('\r')) line.pop_back();
    if (cut) line += "...";
    std::vector<std::string> words;
    std::string word;
    for (const char c : line + " ") {
      const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
      if (!blank) word += c;
      if (blank && !word.empty()) words.push_back(std::exchange(word, ""));
    }
    if (!words.empty()) lines_.push_back(words);
  }

  std::vector<std::vector<std::string>> lines_;
  std::size_t at_ = 0;
};

// A game as the rules of the dialogue say it.
class Rules {
 public:
  explicit Rules(const Setting& setting)
      : order_(setting.order),
        row_(static_cast<std::size_t>(setting.extent.rows()), setting.extent.columns()),
        typed_(setting.typed) {}

  bool over() const { return row_[0] == 0; }
  int refusals() const { return refusals_; }

  bool legal(Cell cell) const {
    return 0 <= cell.x && 0 <= cell.y && cell.y < static_cast<int>(row_.size()) &&
           cell.x < row_[static_cast<std::size_t>(cell.y)];
  }

  void take(Cell cell) {
    for (std::size_t y = static_cast<std::size_t>(cell.y); y < row_.size(); ++y)
      row_[y] = std::min(row_[y], cell.x);
  }

  // The cell that a human enters at last, or nothing when the input ends.
  std::optional<Cell> entered() {
    while (const auto first = typed_.next()) {
      std::vector<std::string> entry = *first;
      const bool asked_again = entry.size() == 1 && reference_integer(entry[0]);
      if (asked_again) {
        const auto second = typed_.next();
        if (!second) return std::nullopt;
        entry.insert(entry.end(), second->begin(), second->end());
      }
      const auto a = reference_integer(entry[0]);
      const auto b = entry.size() == 2 ? reference_integer(entry[1]) : std::nullopt;
      if (a && b) {
        const Cell cell = order_ == show::Order::exam ? at(*a, *b) : at(*b - 1, *a - 1);
        if (legal(cell)) return cell;
      }
      ++refusals_;
    }
    return std::nullopt;
  }

 private:
  static Cell at(std::int64_t x, std::int64_t y) {
    const auto near = [](std::int64_t n) {
      return static_cast<int>(std::clamp<std::int64_t>(n, -2, 1000));
    };
    return {near(x), near(y)};
  }

  show::Order order_;
  std::vector<int> row_;
  Typed typed_;
  int refusals_ = 0;
};

cli::AnyPlayer player(char kind, std::istream& in, std::ostream& out, const cli::Manner& manner) {
  if (kind == 'p') return PerfectPlayer();
  if (kind == 'r') return RandomPlayer(7);
  return cli::HumanPlayer("human", in, out, manner);
}

// Every move is legal, and a human's is what was typed; returns how often an entry is refused.
int require_moves(const Setting& setting, const cli::GameRecord& record) {
  Rules rules(setting);
  for (std::size_t turn = 0; turn < record.moves.size(); ++turn) {
    const Cell cell = record.moves[turn];
    require(rules.legal(cell), "chomp.move.legal: every recorded move is legal");
    if (setting.players[turn % 2] == 'h')
      require(rules.entered() == cell, "a human's move is the first legal cell that is entered");
    rules.take(cell);
  }
  require(rules.over() == record.over, "a game is over when the poison is taken");
  if (!record.over) {
    require(setting.players[record.moves.size() % 2] == 'h', "a machine always has a move");
    require(!rules.entered(), "a game that is not over ran out of input");
  }
  return rules.refusals();
}

void require_output(std::string_view text, const cli::GameRecord& record, int refusals) {
  require(printable(text) && text.ends_with('\n'), "the output is lines of printable characters");
  const auto lines = parts(text.substr(0, text.size() - 1), '\n');
  const auto count = [&lines](auto condition) {
    return std::count_if(lines.begin(), lines.end(), condition);
  };
  const auto turns = static_cast<std::ptrdiff_t>(record.moves.size()) + (record.over ? 0 : 1);
  require(turns == count([](const std::string& line) {
            return line.starts_with("Player ") && line.ends_with(") to move.");
          }),
          "each turn is said once");
  require(refusals == count([](const std::string& line) {
            return line.starts_with('"') && line.find("\" is not a legal cell: ") != line.npos;
          }),
          "each refused entry is told once");
  const std::string loser = record.over && record.moves.size() % 2 == 1 ? "1" : "2";
  const std::string end = "The poison is taken: player " + loser + " loses and player " +
                          (loser == "1" ? "2" : "1") + " wins.";
  require((lines.back() == end) == record.over, "the end of a game says who loses");
  require(
      record.over == (count([](const std::string& line) { return line.ends_with("wins."); }) == 1),
      "a game that is not over has no winner");
}

}  // namespace

void play(std::string_view input) {
  const Setting setting = setting_of(input);
  std::istringstream in(setting.typed);
  std::ostringstream out;
  const cli::Manner manner{setting.order, true};
  cli::Players players{player(setting.players[0], in, out, manner),
                       player(setting.players[1], in, out, manner)};
  const auto record = cli::play(out, RowBoundaryBoard(setting.extent), players, manner);
  require_output(out.str(), record, require_moves(setting, record));
}

}  // namespace staircase::fuzz
