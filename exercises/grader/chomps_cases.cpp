#include "chomps_trial.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace staircase::grade {
namespace {

bool right(const Heard& heard, const std::vector<Reply>& expected, std::size_t at) {
  return heard.replies[at] == expected[at] || heard.replies[at].kind == Reply::Kind::not_offered;
}

// A move that is refused by throwing and one that is refused by returning false are the same thing.
bool refused(const Reply& reply) { return reply.kind == Reply::Kind::threw || reply.value == 0; }

std::optional<std::size_t> first_wrong(const Script& script, const Heard& heard,
                                       const std::vector<Reply>& expected,
                                       const std::function<bool(const Step&)>& of) {
  for (std::size_t i = 0; i < script.size(); ++i) {
    if (!of(script[i])) continue;
    const bool is_right = script[i].ask == Ask::move && expected[i].value == 0
                              ? refused(heard.replies[i])
                              : right(heard, expected, i);
    if (!is_right) return i;
  }
  return std::nullopt;
}

const std::string& state_clause(const Game& game) {
  static const std::string initial = "chomp.initial.full";
  static const std::string moved = "chomp.move.refines";
  return game.moves.empty() ? initial : moved;
}

}  // namespace

std::vector<Cell> cells_to_ask(const Position& position, const std::vector<Cell>& taken) {
  const int n = position.n();
  constexpr int least = std::numeric_limits<int>::min();
  constexpr int most = std::numeric_limits<int>::max();
  std::vector<Cell> cells;
  if (n <= model_limit) {
    for (int y = -1; y <= n + 1; ++y) {
      for (int x = -1; x <= n + 1; ++x) cells.push_back({x, y});
    }
  } else {
    std::vector<Cell> corners = taken;
    for (const Cell corner :
         {Cell{0, 0}, Cell{n - 1, 0}, Cell{0, n - 1}, Cell{n - 1, n - 1}, Cell{n / 2, n / 2}}) {
      corners.push_back(corner);
    }
    std::set<Cell> near;
    for (const Cell corner : corners) {
      for (int y = corner.y - 1; y <= corner.y + 1; ++y) {
        for (int x = corner.x - 1; x <= corner.x + 1; ++x) near.insert({x, y});
      }
    }
    cells.assign(near.begin(), near.end());
  }
  for (const int x : {least, 0, n - 1, most}) {
    for (const int y : {least, 0, n - 1, most}) {
      if (!on_board({x, y}, n)) cells.push_back({x, y});
    }
  }
  // What lies on the board comes first, then what is nearest to it, so that the first wrong reply
  // is the plainest.
  const auto badness = [n](Cell c) {
    const auto off = [n](std::int64_t v) {
      return v < 0 ? 1 - 2 * v : v >= n ? 2 * (v - n + 1) : 0;
    };
    return off(c.x) + off(c.y);
  };
  std::sort(cells.begin(), cells.end(),
            [&](Cell a, Cell b) { return std::pair(badness(a), a) < std::pair(badness(b), b); });
  return cells;
}

void ChompsTrial::add_survey(Script& script, int board, const Position& position,
                             bool short_form) const {
  std::vector<Cell> taken;
  for (const Step& step : script) {
    if (step.ask == Ask::move && step.board == board) taken.push_back(step.cell);
  }
  if (senses_.count) script.push_back({Ask::count, board, {}});
  for (const Cell cell : cells_to_ask(position, taken)) {
    const bool inside = on_board(cell, position.n());
    if (inside ? senses_.legal_inside : senses_.legal_outside && !short_form) {
      script.push_back({Ask::legal, board, cell});
    }
  }
  if (senses_.display && position.n() < 10 && !short_form)
    script.push_back({Ask::display, board, {}});
}

// A few questions of every kind.
void ChompsTrial::add_glance(Script& script, const Position& position) const {
  const int last = position.n() - 1;
  if (senses_.count) script.push_back({Ask::count, 0, {}});
  for (const Cell cell : {Cell{0, 0}, Cell{last, 0}, Cell{0, last}, Cell{last, last}}) {
    if (senses_.legal_inside) script.push_back({Ask::legal, 0, cell});
  }
  if (senses_.display && position.n() < 10) script.push_back({Ask::display, 0, {}});
}

// Busy games ask for everything between the moves too, for what is asked must not change the board.
Shown ChompsTrial::show_state(const Game& game, bool busy) {
  Script script;
  Position position(game.n);
  for (const Step& step : opening(game)) {
    script.push_back(step);
    if (step.ask == Ask::move) position.move(step.cell);
    if (busy) add_glance(script, position);
  }
  add_survey(script, 0, position, false);
  const Heard heard = examiner_.hear(script);
  Shown shown;
  if (heard.death) {
    shown.good = false;
    shown.died = true;
    shown.findings.push_back(*heard.death);
    return shown;
  }
  judge_survey(game, script, heard, shown);
  complain(script, heard, shown);
  return shown;
}

void ChompsTrial::judge_survey(const Game& game, const Script& script, const Heard& heard,
                               Shown& shown) {
  const auto expected = right_replies(script);
  const auto wrong = [&](Ask ask) {
    return first_wrong(script, heard, expected, [&](const Step& s) { return s.ask == ask; });
  };
  const auto wrong_cell = [&](bool inside) {
    return first_wrong(script, heard, expected, [&](const Step& s) {
      return s.ask == Ask::legal && on_board(s.cell, game.n) == inside;
    });
  };
  const auto count = wrong(Ask::count);
  const auto outside = wrong_cell(false);
  const auto display = wrong(Ask::display);
  if (wrong(Ask::make) || wrong(Ask::move)) {
    shown.good = false;
    const std::size_t at = wrong(Ask::make).value_or(wrong(Ask::move).value_or(0));
    shown.findings.push_back(reply_finding(state_clause(game), script, at, heard.replies[at]));
    confirm(script, at, heard, shown);
    return;
  }
  if (wrong_cell(true)) {
    shown.good = false;
    blame_for_cells(game, script, heard, count.value_or(script.size()),
                    display.value_or(script.size()), shown);
    confirm(script, *wrong_cell(true), heard, shown);
  } else if (count) {
    const bool alone = senses_.legal_inside || (senses_.display && game.n < 10 && !display);
    shown.good = alone;
    shown.findings.push_back(
        alone ? reply_finding("chomp.count.exact", script, *count, heard.replies[*count])
              : state_finding(game, script, heard));
    confirm(script, *count, heard, shown);
  } else if (display) {
    shown.findings.push_back(
        reply_finding("chomp.display.exact", script, *display, heard.replies[*display]));
    confirm(script, *display, heard, shown);
  }
  if (outside && shown.good) {
    shown.findings.push_back(
        reply_finding("chomp.legal.exact", script, *outside, heard.replies[*outside]));
    confirm(script, *outside, heard, shown);
  }
}

// Some cell of the board is told wrongly. \p count_at and \p display_at are past the end when those
// are right.
void ChompsTrial::blame_for_cells(const Game& game, const Script& script, const Heard& heard,
                                  std::size_t count_at, std::size_t display_at, Shown& shown) {
  const bool count_right = senses_.count && count_at == script.size();
  const bool display_right = senses_.display && game.n < 10 && display_at == script.size();
  const Position position(game);
  std::vector<Cell> legal_cells;
  std::size_t first = script.size();
  for (std::size_t i = 0; i < script.size(); ++i) {
    if (script[i].ask != Ask::legal || !on_board(script[i].cell, game.n)) continue;
    const bool says = heard.replies[i].kind == Reply::Kind::value && heard.replies[i].value != 0;
    const bool plain = heard.replies[i].kind == Reply::Kind::value;
    if (says) legal_cells.push_back(script[i].cell);
    if (first == script.size() && (!plain || says != position.holds(script[i].cell))) first = i;
  }
  const Finding of_state = state_finding(game, script, heard);
  const Finding of_legal = reply_finding("chomp.legal.exact", script, first, heard.replies[first]);
  if (display_right && (count_right || !senses_.count)) {
    shown.findings.push_back(of_legal);
  } else if (!count_right) {
    shown.findings.push_back(of_state);
  } else if (const auto legal = legal_is_to_blame(game, legal_cells)) {
    shown.findings.push_back(*legal ? of_legal : of_state);
  } else {
    shown.undecided = std::pair(of_legal, of_state);
  }
}

// The count is right and the cells are not. If the state is wrong, the count goes wrong in some
// continuation; if only `legal` is, it never does.
std::optional<bool> ChompsTrial::legal_is_to_blame(const Game& game,
                                                   const std::vector<Cell>& legal_cells) {
  const Position position(game);
  bool asked = false;
  for (const Cell cell : position.moves()) {
    if (std::find(legal_cells.begin(), legal_cells.end(), cell) == legal_cells.end()) continue;
    Script script = opening(game);
    script.push_back({Ask::move, 0, cell});
    script.push_back({Ask::count, 0, {}});
    const Heard heard = examiner_.hear(script);
    if (heard.death || heard.replies != right_replies(script)) return false;
    asked = true;
  }
  return asked ? std::optional(true) : std::nullopt;
}

// Tries \p cells, none of which is held, one after the other on one board.
Shown ChompsTrial::show_refusals(const Game& game, const std::vector<Cell>& cells) {
  Script script = opening(game);
  const Position position(game);
  std::vector<std::size_t> attempts;
  for (const Cell cell : cells) {
    attempts.push_back(script.size());
    script.push_back({Ask::move, 0, cell});
    if (!verdicts_.broken("chomp.move.refused")) add_survey(script, 0, position, true);
  }
  const Heard heard = examiner_.hear(script);
  Shown shown;
  if (heard.death) {
    shown.died = true;
    shown.findings.push_back(*heard.death);
    return shown;
  }
  const auto expected = right_replies(script);
  attempts.push_back(script.size());
  for (std::size_t k = 0; k + 1 < attempts.size() && shown.good; ++k) {
    const Reply& reply = heard.replies[attempts[k]];
    for (std::size_t i = attempts[k] + 1; i < attempts[k + 1] && shown.good; ++i) {
      if (right(heard, expected, i)) continue;
      shown.good = false;
      Finding finding = reply_finding("chomp.move.refused", script, i, heard.replies[i]);
      finding.note = code(script[attempts[k]], false) + " is illegal and was " +
                     (refused(reply) ? "refused" : "carried out") +
                     ", but the board is not as it was.\n";
      if (senses_.legal_inside) finding.panels.push_back(given_cells(script, i, heard));
      shown.findings.push_back(finding);
    }
    if (!refused(reply) && shown.findings.size() < 2 &&
        (shown.findings.empty() || shown.findings.front().clause != "answer.refuses")) {
      Finding finding = reply_finding("answer.refuses", script, attempts[k], reply);
      // The board was looked at after the call, and is as it was.
      if (shown.good && attempts[k] + 1 < attempts[k + 1])
        finding.given = "returned as if nothing were wrong (no exception, no false)";
      shown.findings.push_back(finding);
    }
  }
  complain(script, heard, shown);
  return shown;
}

// Several boards, each of which is known to be right when it is alone.
Shown ChompsTrial::show_scenario(const Script& script) {
  const Heard heard = examiner_.hear(script);
  Shown shown;
  if (heard.death) {
    shown.died = true;
    shown.findings.push_back(*heard.death);
    return shown;
  }
  const bool offered =
      std::none_of(heard.replies.begin(), heard.replies.end(),
                   [](const Reply& reply) { return reply.kind == Reply::Kind::not_offered; });
  const auto wrong =
      first_wrong(script, heard, right_replies(script), [](const Step&) { return true; });
  if (offered && wrong) {
    shown.good = false;
    shown.findings.push_back(
        reply_finding("chomp.boards.independent", script, *wrong, heard.replies[*wrong]));
    const bool asks = !changes(script[*wrong].ask);
    if (asks && senses_.legal_inside)
      shown.findings.back().panels.push_back(given_cells(script, *wrong, heard));
  }
  return shown;
}

// A board that is right when it is alone, and wrong after others were used, is not independent of
// them.
void ChompsTrial::confirm(const Script& script, std::size_t at, const Heard& heard, Shown& shown) {
  if (examiner_.isolated()) return;
  const bool news =
      shown.undecided || std::any_of(shown.findings.begin(), shown.findings.end(),
                                     [&](const Finding& f) { return !verdicts_.broken(f.clause); });
  if (!news) return;
  const Heard again = examiner_.hear_alone(script);
  if (!again.death && again.replies[at] == heard.replies[at]) return;
  examiner_.isolate();
  shown.undecided.reset();
  shown.findings.clear();
  Finding finding = reply_finding("chomp.boards.independent", script, at, heard.replies[at]);
  finding.note =
      "Alone this is answered rightly; it goes wrong after other boards were used in the same "
      "program.\n";
  shown.findings.push_back(finding);
}

void ChompsTrial::complain(const Script& script, const Heard& heard, Shown& shown) {
  if (heard.complaint.empty()) return;
  for (Finding& finding : shown.findings) finding.note += heard.complaint;
  // An overflow that makes the count wrong is told with the count, once.
  const bool overflow = heard.complaint.find("signed integer overflow") != std::string::npos;
  const bool told = overflow && verdicts_.broken("chomp.count.exact");
  if (told || !shown.findings.empty() || verdicts_.broken("answer.survives")) return;
  Finding finding;
  finding.clause = "answer.survives";
  finding.script = script;
  finding.at = examiner_.step_of_complaint(script);
  finding.expected = "no undefined behaviour";
  finding.given = heard.complaint.substr(0, heard.complaint.find('\n'));
  shown.findings.push_back(finding);
}

}  // namespace staircase::grade
