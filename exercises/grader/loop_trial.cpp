#include "loop_trial.hpp"

#include "drawing.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace staircase::grade {
namespace {

using Kind = LoopLine::Kind;

const std::map<std::string, int>& tasks() {
  static const std::map<std::string, int> all{
      {"answer.loop.shows", 1},     {"answer.loop.reads", 2},     {"answer.loop.refuses", 3},
      {"answer.loop.loser", 4},     {"answer.loop.abandoned", 4}, {"answer.loop.head", 5},
      {"answer.loop.invariant", 5}, {"answer.loop.strength", 5},  {"answer.loop.variant", 6}};
  return all;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    result += c == '\n' ? "\\n" : c == '\r' ? "\\r" : c == '\t' ? "\\t" : std::string(1, c);
  }
  return result + "\"";
}

std::string state_words(int player, int moves) {
  return "player " + std::to_string(player) + ", " + std::to_string(moves) +
         (moves == 1 ? " move" : " moves");
}

std::string transcript(const Course& course) {
  std::string text;
  for (const LoopLine& line : course.lines) text += line.text + "\n";
  return text;
}

// The lines around the first that differs, so that long games stay readable.
std::string around(const std::string& text, std::size_t at, const std::string& other) {
  std::istringstream lines(visible_text(text, other));
  std::string result;
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line); ++number) {
    if (number + 12 < at) continue;
    if (number > at + 3) break;
    result += line + "\n";
  }
  return result;
}

}  // namespace

LoopTrial::LoopTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed,
                     Progress progress, bool row_first)
    : examiner_(program),
      verdicts_(verdicts),
      random_(seed),
      progress_(std::move(progress)),
      row_first_(row_first) {}

std::vector<std::string> LoopTrial::clauses() {
  return {"answer.compiles",       "answer.survives",       "answer.terminates",
          "answer.stays",          "answer.replies",        "answer.memory",
          "answer.loop.shows",     "answer.loop.reads",     "answer.loop.refuses",
          "answer.loop.loser",     "answer.loop.abandoned", "answer.loop.head",
          "answer.loop.invariant", "answer.loop.strength",  "answer.loop.variant"};
}

void LoopTrial::record(Finding finding) {
  if (finding.task == 0) {
    const auto task = tasks().find(finding.clause);
    if (task != tasks().end()) finding.task = task->second;
  }
  verdicts_.record(finding);
}

Finding LoopTrial::session_finding(const std::string& clause, const Session& session) const {
  Finding finding;
  finding.clause = clause;
  finding.size = session.n;
  finding.lines = {"given::Chomps board(" + std::to_string(session.n) + ");",
                   "play(board, in, out, watch);  with this input: " + quoted(session.input)};
  return finding;
}

std::vector<LoopTrial::Told> LoopTrial::read_told(const std::string& text) const {
  std::istringstream stream(text);
  std::vector<Told> all;
  for (Told told;
       stream >> told.player >> told.moves >> told.count >> told.invariant >> told.variant;) {
    all.push_back(told);
  }
  return all;
}

// Which promise the first wrong line breaks. \p at may be the end of the course. What went well in
// plainer sessions and goes wrong in this one is put down to what this one is about.
std::string LoopTrial::clause_of_line(const Session& session, const Course& course, std::size_t at,
                                      const std::string& given) {
  const LoopLine& line = course.lines[std::min(at, course.lines.size() - 1)];
  const bool odd = line.typed_before > session.odd_after;
  if (line.kind == Kind::refusal) return "answer.loop.refuses";
  if (line.kind == Kind::loser || line.kind == Kind::abandoned) {
    const std::string end =
        line.kind == Kind::loser ? "answer.loop.loser" : "answer.loop.abandoned";
    const bool plain = session.clause == "answer.loop.shows" || !odd || at == course.lines.size();
    return plain || verdicts_.broken(end) ? end : session.clause;
  }
  if (odd && session.clause != "answer.loop.shows") return session.clause;
  const bool other_board =
      line.kind == Kind::picture && given.size() > 2 && given.substr(1, 2) == "  ";
  return other_board && line.typed_before > 0 ? "answer.loop.reads" : "answer.loop.shows";
}

void LoopTrial::judge_transcript(const Session& session, const Course& course,
                                 const std::string& given) {
  const std::string expected = transcript(course);
  const auto given_lines = lines_of(given);
  std::size_t at = 0;
  while (at < course.lines.size() && at < given_lines.size() &&
         given_lines[at] == course.lines[at].text) {
    ++at;
  }
  const std::string given_line = at < given_lines.size() ? given_lines[at] : "";
  const std::string clause = clause_of_line(session, course, at, given_line);
  if (verdicts_.broken(clause)) return;
  Finding finding = session_finding(clause, session);
  const auto words = [at](const std::vector<std::string>& lines) {
    return at < lines.size() ? quoted(lines[at]) : "nothing more";
  };
  finding.expected = words(lines_of(expected)) + " in line " + std::to_string(at + 1);
  finding.given = words(given_lines);
  if (finding.expected.starts_with(finding.given)) finding.given += " without an end of line";
  finding.panels = {{"expected (> is typed)", around(expected, at, expected)},
                    {"given (< differs)", around(given, at, expected)}};
  record(finding);
}

// The head of the loop must be told of each state, in order.
void LoopTrial::judge_heads(const Session& session, const Course& course,
                            const std::vector<Told>& told) {
  if (verdicts_.broken("answer.loop.head")) return;
  for (std::size_t i = 0; i < std::max(told.size(), course.heads.size()); ++i) {
    std::string expected = "watch.head is not called again";
    std::string given = expected;
    if (i < course.heads.size()) {
      const LoopState& state = course.heads[i];
      const std::int64_t count = Position({session.n, state.taken}).count();
      expected = state_words(state.player, state.moves) + ", " + std::to_string(count) + " cells";
    }
    if (i < told.size()) {
      given = state_words(told[i].player, told[i].moves) + ", " + std::to_string(told[i].count) +
              " cells";
    }
    verdicts_.checked("answer.loop.head");
    if (expected == given) continue;
    Finding finding = session_finding("answer.loop.head", session);
    finding.expected = expected;
    finding.given = given;
    finding.note = "This is call " + std::to_string(i + 1) + " of watch.head in this session.\n";
    finding.panels = {{"the session (> is typed)", transcript(course)}};
    return record(finding);
  }
}

// What the answer claims at the head of its own loop.
void LoopTrial::judge_claims(const Session& session, const Course& course,
                             const std::vector<Told>& told) {
  for (std::size_t i = 0; i < told.size(); ++i) {
    const std::string where = "iteration " + std::to_string(i + 1) +
                              " of the session: " + state_words(told[i].player, told[i].moves) +
                              ", " + std::to_string(told[i].count) + " cells\n";
    const Position position({session.n, course.heads[i].taken});
    const Panel board{"the board there",
                      picture(session.n, [&](Cell cell) { return position.holds(cell); })};
    if (!told[i].invariant && !verdicts_.broken("answer.loop.invariant")) {
      Finding finding = session_finding("answer.loop.invariant", session);
      finding.expected = "the invariant holds whenever the loop is at its head";
      finding.given = "invariant(state) is false at iteration " + std::to_string(i + 1);
      finding.note = where;
      finding.panels = {board};
      record(finding);
    }
    const bool falls = i == 0 || told[i].variant < told[i - 1].variant;
    if ((told[i].variant < 0 || !falls) && !verdicts_.broken("answer.loop.variant")) {
      Finding finding = session_finding("answer.loop.variant", session);
      finding.expected = "at least 0, and less at each iteration than at the one before";
      finding.given =
          falls ? std::to_string(told[i].variant)
                : std::to_string(told[i - 1].variant) + ", then " + std::to_string(told[i].variant);
      finding.note = where;
      finding.panels = {board};
      record(finding);
    }
    verdicts_.checked("answer.loop.invariant");
    verdicts_.checked("answer.loop.variant");
  }
}

void LoopTrial::check(const Session& session) {
  const Course course = right_course(session.n, session.input, row_first_);
  const Script script{{Ask::own, 0, {session.n, 0}, session.input}, {Ask::own, 2, {0, 0}}};
  Heard heard = examiner_.hear(script);
  if (heard.death) {
    Finding finding = session_finding(heard.death->clause, session);
    finding.expected = heard.death->expected;
    finding.given = heard.death->given;
    finding.note = heard.death->note;
    finding.task = tasks().at(session.clause);
    return record(finding);
  }
  const auto& replies = heard.replies;
  if (!heard.complaint.empty() || replies[0].kind == Reply::Kind::threw) {
    Finding finding = session_finding("answer.survives", session);
    finding.expected = "play returns, without undefined behaviour";
    finding.given = heard.complaint.empty() ? "it throws: " + replies[0].text
                                            : heard.complaint.substr(0, heard.complaint.find('\n'));
    finding.task = tasks().at(session.clause);
    record(finding);
  }
  verdicts_.checked_conduct();
  if (replies[0].text != transcript(course))
    return judge_transcript(session, course, replies[0].text);
  verdicts_.checked(session.clause);
  const bool over = course.lines.back().kind == Kind::loser;
  verdicts_.checked(over ? "answer.loop.loser" : "answer.loop.abandoned");
  const auto told = read_told(replies[1].text);
  judge_heads(session, course, told);
  if (!verdicts_.broken("answer.loop.head")) judge_claims(session, course, told);
}

void LoopTrial::run() {
  try {
    check_plain();
    check_spacing();
    check_refusals();
    check_ends();
    for (int n = 1; n <= 3; ++n) check_reachable_states(n);
    for (int n = 1; n <= 3; ++n) check_other_states(n);
  } catch (const Abandoned& reason) {
    verdicts_.give_up_asking(reason.what());
  }
}

}  // namespace staircase::grade
