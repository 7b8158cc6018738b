#include "encodings_trial.hpp"

#include "drawing.hpp"
#include "growth.hpp"

#include <algorithm>

namespace staircase::grade {
namespace {

constexpr int exhausted_n = 5;
constexpr int ask_forms_question = 0;

Step question(int which, int n, const OrderIdeal& ideal) {
  return {Ask::own, which, {n, 0}, wire(encoded(Form::row_boundary, n, ideal))};
}

std::string represents(const std::string& function) { return "answer.represents." + function; }
std::string example(const std::string& function) { return "answer.example." + function; }

std::string cells_in_words(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " cell" : " cells");
}

Panel position_panel(const std::string& title, int n, const OrderIdeal& ideal) {
  return {title, picture(n, [&](Cell cell) { return ideal.contains(cell); })};
}

// Ways of storing that are nearly right, and what is to be said of them.
std::string near_miss(const RawArray& given, const OrderIdeal& ideal) {
  const int n = given.n;
  const auto of = [&](const auto& source) { return stored(given.form, n, source) == given; };
  if (of([&](Cell c) { return ideal.contains({c.x, n - 1 - c.y}); }))
    return "It would be right if rows were counted from the top.\n";
  if (of([&](Cell c) { return ideal.contains({n - 1 - c.x, c.y}); }))
    return "It would be right if columns were counted from the right.\n";
  if (of([&](Cell c) { return ideal.contains({c.y, c.x}); }))
    return "It would be right if x and y changed places.\n";
  if (of([&](Cell c) { return !ideal.contains(c); }))
    return "It would be right for the cells that are gone.\n";
  return {};
}

}  // namespace

EncodingsTrial::EncodingsTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed,
                               Progress progress)
    : examiner_(program), verdicts_(verdicts), random_(seed), progress_(std::move(progress)) {}

std::vector<std::string> EncodingsTrial::clauses() {
  return {"answer.compiles",       "answer.survives",
          "answer.terminates",     "answer.stays",
          "answer.replies",        "answer.memory",
          "answer.example.first",  "answer.represents.first",
          "answer.example.second", "answer.represents.second",
          "answer.distinct"};
}

// Data that does not stand for the position: what was to be stored is drawn beside what the data
// says.
Finding EncodingsTrial::wrong_data(const Encoding& encoding, int n, const OrderIdeal& ideal,
                                   const Reply& reply) const {
  const std::string call = encoding.function + "(" + std::to_string(n) + ", holds)";
  Finding finding;
  finding.clause = represents(encoding.function);
  finding.task = encoding.task;
  finding.size = n;
  finding.lines = {"answer::" + call + ", where holds(x, y) tells the position below"};
  finding.expected = "data that stands for the position: " +
                     cells_in_words(static_cast<std::size_t>(ideal.size()));
  finding.panels.push_back(position_panel("the position", n, ideal));
  if (reply.kind != Reply::Kind::value) {
    finding.given = "throws: " + reply.text;
    return finding;
  }
  const RawArray given{encoding.form, n, rows_of(reply.text, is_boolean(encoding.form)),
                       std::nullopt};
  const std::string data = entries(given) <= 40 ? ": " + code(given) : "";
  finding.given = std::to_string(reply.value) + (reply.value == 1 ? " entry" : " entries") + data;
  if (!has_shape(given)) {
    finding.note = fault(given) + ".\n";
    return finding;
  }
  const auto cells = cells_of(given);
  const auto has = [&](Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  };
  finding.panels.push_back(
      {"what your data says (+ too many, - missing)",
       marked_picture(n, [&](Cell cell) { return ideal.contains(cell); }, has)});
  const std::string broken = fault(given);
  finding.note = near_miss(given, ideal);
  if (finding.note.empty() && !broken.empty()) finding.note = broken + ".\n";
  finding.note += "Read as " + std::string(name(encoding.form)) + ", which is what " +
                  encoding.function + "_form says.\n";
  return finding;
}

void EncodingsTrial::die(const Finding& death, const Encoding& encoding, int n,
                         const OrderIdeal& ideal) {
  const bool of_example = death.script[death.at].board != encoding.question;
  Finding finding = death;
  finding.size = n;
  finding.task = of_example ? encoding.task - 1 : encoding.task;
  finding.lines = {of_example ? "answer::" + encoding.function + "_example()"
                              : "answer::" + encoding.function + "(" + std::to_string(n) +
                                    ", holds), where holds(x, y) tells the position below"};
  finding.panels = {position_panel("the position", n, ideal)};
  verdicts_.record(finding);
  verdicts_.give_up(of_example ? example(encoding.function) : represents(encoding.function),
                    "see " + death.clause);
}

// Overflow is survived, but it is undefined behaviour all the same.
void EncodingsTrial::complain(const Heard& heard, const Script& script, const Encoding& encoding) {
  if (heard.complaint.empty() || verdicts_.broken("answer.survives")) return;
  Finding finding;
  finding.clause = "answer.survives";
  finding.script = script;
  finding.at = examiner_.step_of_complaint(script);
  finding.expected = "no undefined behaviour";
  finding.given = heard.complaint.substr(0, heard.complaint.find('\n'));
  finding.task = encoding.task;
  finding.size = script[finding.at].cell.x;
  finding.lines = {"answer::" + encoding.function + "(" + std::to_string(finding.size) +
                   ", holds)"};
  verdicts_.record(finding);
}

void EncodingsTrial::ask_forms() {
  const Heard heard = examiner_.hear({{Ask::own, ask_forms_question, {}, {}}});
  if (heard.death) {
    Finding finding = *heard.death;
    finding.task = encodings_[0].task - 1;
    finding.lines = {"the start of the program"};
    verdicts_.record(finding);
    return;
  }
  for (std::size_t i = 0; i < encodings_.size(); ++i) {
    encodings_[i].form = static_cast<Form>((heard.replies[0].value >> (8 * i)) & 3);
  }
}

void EncodingsTrial::check_example(const Encoding& encoding) {
  const OrderIdeal ideal = worked_example();
  const Heard heard = examiner_.hear({{Ask::own, encoding.question - 1, {worked_n, 0}, {}}});
  if (heard.death) return die(*heard.death, encoding, worked_n, ideal);
  verdicts_.checked(example(encoding.function));
  const Reply& reply = heard.replies[0];
  if (reply.kind == Reply::Kind::value &&
      reply.text == wire(encoded(encoding.form, worked_n, ideal)))
    return;
  Finding finding = wrong_data(encoding, worked_n, ideal, reply);
  finding.clause = example(encoding.function);
  finding.task = encoding.task - 1;
  finding.lines = {"answer::" + encoding.function + "_example()"};
  verdicts_.record(finding);
}

// False when there is no point in going on.
bool EncodingsTrial::check_batch(const Encoding& encoding, int n,
                                 const std::vector<OrderIdeal>& ideals) {
  Script script;
  for (const OrderIdeal& ideal : ideals) script.push_back(question(encoding.question, n, ideal));
  const Heard heard = examiner_.hear(script);
  for (std::size_t i = 0; i < heard.replies.size(); ++i) {
    const Reply& reply = heard.replies[i];
    if (reply.kind == Reply::Kind::value &&
        reply.text == wire(encoded(encoding.form, n, ideals[i])))
      continue;
    verdicts_.record(wrong_data(encoding, n, ideals[i], reply));
    return false;
  }
  verdicts_.checked(represents(encoding.function), heard.replies.size());
  if (heard.death) {
    die(*heard.death, encoding, n, ideals[std::min(heard.death->at, ideals.size() - 1)]);
    return false;
  }
  complain(heard, script, encoding);
  return true;
}

std::vector<OrderIdeal> EncodingsTrial::random_ideals(int n) {
  std::vector<OrderIdeal> ideals;
  for (int k = 0; k < 50; ++k) {
    std::vector<int> heights(static_cast<std::size_t>(n));
    for (int& height : heights) height = static_cast<int>(random_() % static_cast<unsigned>(n + 1));
    std::sort(heights.rbegin(), heights.rend());
    ideals.push_back(OrderIdeal::comprehension(chomp::Extent(n, n), [&](Cell cell) {
      return cell.y < heights[static_cast<std::size_t>(cell.x)];
    }));
  }
  return ideals;
}

void EncodingsTrial::check_all(const Encoding& encoding) {
  progress_(encoding.function == "first" ? 0 : 0.5,
            encoding.function + " of every position up to 5 x 5");
  for (int n = 1; n <= exhausted_n; ++n) {
    if (!check_batch(encoding, n, all_ideals(n))) return;
  }
  if (!check_batch(encoding, worked_n, {worked_example()})) return;
  for (const int n : {9, 16}) {
    if (!check_batch(encoding, n, random_ideals(n))) return;
  }
}

// Two representations are essentially different when their storage grows differently.
void EncodingsTrial::check_growth() {
  std::array<Counts, 2> stored;
  for (std::size_t i = 0; i < 2; ++i) {
    for (const int n : growth_sizes) {
      const OrderIdeal full = OrderIdeal::rectangle(chomp::Extent(n, n));
      const Heard heard = examiner_.hear({question(encodings_[i].question, n, full)});
      if (heard.death) return verdicts_.give_up("answer.distinct", "see " + heard.death->clause);
      stored[i].push_back(
          static_cast<std::uint64_t>(std::max<std::int64_t>(heard.replies[0].value, 0)));
    }
  }
  verdicts_.checked("answer.distinct");
  const Growth first = growth(stored[0]);
  const Growth second = growth(stored[1]);
  if (std::minmax(first, second) == std::minmax(Growth::linear, Growth::quadratic)) return;
  Finding finding;
  finding.clause = "answer.distinct";
  finding.task = 5;
  finding.lines = {"the number of entries that first and second return for the full board"};
  finding.expected = "one that grows as N * N, and one that grows as N";
  finding.given = "first: " + words(first) + "; second: " + words(second);
  const std::uint64_t most = std::max(stored[0].back(), stored[1].back());
  for (std::size_t i = 0; i < 2; ++i) {
    finding.panels.push_back(
        {encodings_[i].function + ", as " + std::string(name(encodings_[i].form)),
         plot(stored[i], "entries", most)});
  }
  verdicts_.record(finding);
}

void EncodingsTrial::run() {
  try {
    ask_forms();
    if (verdicts_.broken("answer.stays") || verdicts_.broken("answer.survives"))
      return verdicts_.give_up_all("the program does not start");
    for (const Encoding& encoding : encodings_) {
      check_example(encoding);
      check_all(encoding);
    }
    check_growth();
    verdicts_.checked_conduct(examiner_.questions());
  } catch (const Abandoned& reason) {
    verdicts_.give_up_asking(reason.what());
  }
}

}  // namespace staircase::grade
