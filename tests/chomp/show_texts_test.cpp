/// \file
/// Texts that are nearly positions, cells, extents, numbers or names of views, against a second
/// reading of the grammar: with one character more, less or another, with numbers at the limits of
/// machine types, in brackets, cut short. Of all disagreements the shortest text is reported.
#include "fuzz/reference_position.hpp"
#include "staircase/chomp/show/view.hpp"
#include "support/catch_compat.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::chomp::show;

using Texts = std::set<std::string>;

constexpr char some_characters[] = "0129+-,.;:xX()[]'\"/\\ \t\r\n\v\0arRtl_e%\x7f\x80\xff";
const std::string characters(some_characters, sizeof some_characters - 1);

void add_edits(Texts& texts, const std::string& seed) {
  for (std::size_t i = 0; i <= seed.size(); ++i) {
    texts.insert(seed.substr(0, i));
    texts.insert(seed.substr(i));
    if (i < seed.size()) texts.insert(std::string(seed).erase(i, 1));
    for (const char c : characters) {
      texts.insert(std::string(seed).insert(i, 1, c));
      if (i < seed.size()) texts.insert(std::string(seed).replace(i, 1, 1, c));
    }
  }
  for (const char* around : {"()", "[]", "{}", "<>", "\"\"", "''", "  ", "\r\n"})
    texts.insert(around[0] + seed + around[1]);
  texts.insert(seed + "\r\n");
  texts.insert(seed + seed);
}

/// Each number of \p seed replaced by those that are misread when they are cut to fewer bits, and
/// by other ways of writing.
void add_numbers(Texts& texts, const std::string& seed) {
  const auto digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  for (auto begin = seed.begin(); begin != seed.end();) {
    begin = std::find_if(begin, seed.end(), digit);
    const auto end = std::find_if_not(begin, seed.end(), digit);
    if (begin == end) return;
    for (const char* number :
         {"0", "00", "01", "-0", "-1", "+1", "1.0", "1e0", "0x1", "256", "257", "65536", "65537",
          "999999", "1000000", "1000001", "2147483647", "2147483648", "4294967296", "4294967297",
          "-4294967295", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
          "18446744073709551616", "18446744073709551617", "-18446744073709551615",
          "340282366920938463463374607431768211457"}) {
      texts.insert(std::string(seed.begin(), begin) + number + std::string(end, seed.end()));
    }
    begin = end;
  }
}

Texts texts_near(const std::vector<std::string>& seeds) {
  Texts texts(seeds.begin(), seeds.end());
  for (const std::string& seed : seeds) {
    add_edits(texts, seed);
    add_numbers(texts, seed);
  }
  return texts;
}

/// The text as C++ writes it.
std::string written(const std::string& text) {
  static constexpr char hexadecimal[] = "0123456789abcdef";
  std::string all = "\"";
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') all += '\\';
    if (' ' <= c && c <= '~') {
      all += c;
    } else {
      all += std::string("\\x") + hexadecimal[code / 16] + hexadecimal[code % 16];
    }
  }
  return all + "\"";
}

/// Compares both readings of many texts, and keeps the shortest text that they disagree on.
class Readings {
 public:
  /// What \p reads answers and what is \p wanted are the value in words, or nothing where the text
  /// is refused.
  template <class Reads>
  void compare(const std::string& text, Reads reads, const std::optional<std::string>& wanted) {
    ++(wanted ? accepted_ : refused_);
    const std::optional<std::string> read = answer(reads);
    if (read == wanted || (!disagreement_.empty() && shortest_ <= text.size())) return;
    shortest_ = text.size();
    disagreement_ = "chomp.parse.exact is broken: " + written(text) + " is read as " +
                    read.value_or("nothing") + ", and is " + wanted.value_or("nothing");
  }

  /// A refusal is one printable line. Answers with nothing, for there is no value.
  std::nullopt_t refused(const std::string& text, const std::string& message) {
    const bool printable = std::all_of(message.begin(), message.end(),
                                       [](char c) { return ' ' <= c && c <= '~'; });
    if (!printable || message.size() > 400)
      disagreement_ = "chomp.parse.exact: the refusal of " + written(text) + " is no short line";
    return std::nullopt;
  }

  void finish(int least_accepted, int least_refused) const {
    CHECK(disagreement_ == "");
    CHECK(least_accepted <= accepted_);
    CHECK(least_refused <= refused_);
  }

 private:
  /// No text may break a promise of what it is read into.
  template <class Reads>
  static std::optional<std::string> answer(Reads reads) {
    try {
      return reads();
    } catch (const contract::ContractViolation& broken) {
      return "a value that breaks " + std::string(broken.clause().id);
    }
  }

  std::string disagreement_;
  std::size_t shortest_ = 0;
  int accepted_ = 0, refused_ = 0;
};

std::string in_words(std::size_t columns, std::size_t rows, std::vector<int> row,
                     const std::string& form) {
  row.resize(std::min<std::size_t>(rows, 40), 0);
  std::string text = std::to_string(columns) + " x " + std::to_string(rows) + " " + form;
  for (const int length : row) text += std::to_string(length) + ",";
  return text;
}

void compare_positions(Readings& readings, const Texts& texts, std::optional<Extent> extent) {
  static const std::string forms[] = {"rows:", "cols:", "full:"};
  for (const std::string& text : texts) {
    const auto reads = [&]() -> std::optional<std::string> {
      const auto read = parse_position(text, extent);
      if (!read) return readings.refused(text, read.error().message);
      const Extent sides = read->board.extent();
      return in_words(static_cast<std::size_t>(sides.columns()),
                      static_cast<std::size_t>(sides.rows()), read->board.row(),
                      forms[static_cast<std::size_t>(read->notation)]);
    };
    const auto wanted = fuzz::reference_position(text, extent);
    readings.compare(text, reads,
                     wanted ? std::optional(in_words(wanted->columns, wanted->rows, wanted->row,
                                                     text.substr(0, 5)))
                            : std::nullopt);
  }
}

}  // namespace

TEST_CASE("chomp.parse.exact: a text is a position exactly when the grammar says so, and that one") {
  const Texts texts =
      texts_near({"rows:0", "rows:2", "rows:2,1", "rows:1,0", "rows:3,3,1", "cols:1", "cols:2,2,0",
                  "cols:1,1,1", "rows:10,9", "full:1x1", "full:3x1", "full:1x3", "full:12x10"});
  Readings readings;
  compare_positions(readings, texts, std::nullopt);
  for (const Extent extent : {Extent(2, 2), Extent(3, 1), Extent(1, 3), Extent(12, 12)})
    compare_positions(readings, texts, extent);
  readings.finish(500, 5000);
}

TEST_CASE("chomp.parse.exact: a text is a cell exactly when it is two integers and a comma, and that one") {
  const Texts texts = texts_near({"0,0", "3,1", "-1,+2", "12,10"});
  Readings readings;
  for (const Order order : {Order::exam, Order::floyd}) {
    for (const std::string& text : texts) {
      const auto reads = [&]() -> std::optional<std::string> {
        const auto read = parse_cell(text, order);
        if (!read) return readings.refused(text, read.error().message);
        return describe(*read);
      };
      const auto wanted = fuzz::reference_cell(text, order);
      readings.compare(text, reads, wanted ? std::optional(describe(*wanted)) : std::nullopt);
    }
  }
  readings.finish(300, 1000);
}

TEST_CASE("chomp.parse.exact: a text is an extent exactly when it is two sides and an x, and that one") {
  Readings readings;
  for (const std::string& text : texts_near({"1x1", "6x4", "12x10", "1000000x1"})) {
    const auto reads = [&]() -> std::optional<std::string> {
      const auto read = parse_extent(text);
      if (!read) return readings.refused(text, read.error().message);
      return describe(*read);
    };
    const auto wanted = fuzz::reference_extent(text);
    readings.compare(text, reads,
                     wanted ? std::optional(std::to_string(wanted->first) + " x " +
                                            std::to_string(wanted->second))
                            : std::nullopt);
  }
  readings.finish(80, 700);
}

TEST_CASE("chomp.parse.exact: a text is an integer exactly when it is a sign and digits, and that one") {
  Readings readings;
  for (const std::string& text : texts_near({"0", "7", "-12", "+90", "123456789"})) {
    const auto in_digits = [](std::optional<std::int64_t> number) {
      return number ? std::optional(std::to_string(*number)) : std::nullopt;
    };
    readings.compare(text, [&] { return in_digits(integer(text)); },
                     in_digits(fuzz::reference_integer(text)));
  }
  readings.finish(100, 500);
}

TEST_CASE("chomp.parse.exact: a text is a view exactly when it is the name of one, and that one") {
  const std::vector<std::string> known{"text", "boolean", "rows", "cols", "path", "svg", "json"};
  Readings readings;
  for (const std::string& text : texts_near(known)) {
    const auto reads = [&]() -> std::optional<std::string> {
      const auto read = parse_view(text);
      if (!read) return readings.refused(text, read.error().message);
      return known[static_cast<std::size_t>(*read)];
    };
    const bool named = std::find(known.begin(), known.end(), text) != known.end();
    readings.compare(text, reads, named ? std::optional(text) : std::nullopt);
  }
  readings.finish(7, 1000);
}

TEST_CASE("chomp.parse.exact: a refusal counts the numbers of a list from 1, beyond 9 too") {
  std::string list = "rows:3";
  for (int number = 2; number <= 21; ++number) {
    const auto read = parse_position(list + ",4");
    REQUIRE(!read);
    const std::string place =
        "number " + std::to_string(number) + " is 4, larger than the 3 before";
    CHECK(read.error().message.find(place) != std::string::npos);
    list += ",3";
  }
}
