/// \file
/// The trial of an answer to 2022/b or 2019/b: a class `Chomps`, in lock-step with the model.
#pragma once

#include "examiner.hpp"
#include "model.hpp"
#include "progress.hpp"
#include "verdicts.hpp"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace staircase::grade {

/// Which of the answer's functions can still be relied on as witnesses of the board's state. One
/// that is known to be wrong, or to crash, is asked no more.
struct Senses {
  bool count = true;            ///< `count`
  bool legal_inside = true;     ///< `legal` of cells of N x N
  bool legal_outside = true;    ///< `legal` of other cells
  bool display = true;          ///< `display`
  bool illegal_inside = true;   ///< `move` of cells of N x N that are not held
  bool illegal_outside = true;  ///< `move` of other cells
  bool legal_moves = true;      ///< `move` of cells that are held

  /// Whether a wrong state could be noticed.
  bool any() const noexcept { return count || legal_inside; }
};

/// What one case shows.
struct Shown {
  bool good = true;               ///< the state is as it should be, as far as can be told
  bool died = false;              ///< not all questions were answered
  std::vector<Finding> findings;  ///< what is broken
  /// A finding that is to be put down to `legal` (first) or to the state itself (second): a later
  /// case decides.
  std::optional<std::pair<Finding, Finding>> undecided;
};

/// What the question demands beyond the right replies.
struct ChompsDemands {
  std::vector<int> large;  ///< the large N that are tried, upwards
  std::string memory;      ///< the clause that is broken by taking too much memory
};

/// The whole trial.
///
/// A case is a short script on a fresh board. Cases come in order of size, so the first that fails
/// is the smallest; what random games find is made smaller afterwards. Who is to blame for a wrong
/// state: the move, when every witness was right before it and they agree with each other after it;
/// a single witness, when it stands alone.
class ChompsTrial {
 public:
  /// Of \p program, into \p verdicts. \p progress is told what is being done.
  ChompsTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed, Progress progress,
              ChompsDemands demands);

  /// Runs it. Never throws for what the answer does.
  void run();
  /// How many questions were answered.
  std::uint64_t questions() const noexcept { return examiner_.questions(); }

  /// The clauses that it judges, in the order of reports.
  static std::vector<std::string> clauses(const ChompsDemands& demands);
  /// The task of question.md that a clause belongs to; 0 when that depends on the case.
  static int task_of(const std::string& clause);

 private:
  // Cases: chomps_cases.cpp
  Shown show_state(const Game& game, bool busy);
  Shown show_refusals(const Game& game, const std::vector<Cell>& cells);
  Shown show_scenario(const Script& script);
  void judge_survey(const Game& game, const Script& script, const Heard& heard, Shown& shown);
  void blame_for_cells(const Game& game, const Script& script, const Heard& heard,
                       std::size_t count_at, std::size_t display_at, Shown& shown);
  std::optional<bool> legal_is_to_blame(const Game& game, const std::vector<Cell>& legal_cells);
  void add_survey(Script& script, int board, const Position& position, bool short_form) const;
  void add_glance(Script& script, const Position& position) const;
  void confirm(const Script& script, std::size_t at, const Heard& heard, Shown& shown);
  void complain(const Script& script, const Heard& heard, Shown& shown);

  // Findings: chomps_findings.cpp
  Finding state_finding(const Game& game, const Script& script, const Heard& heard) const;
  Finding reply_finding(const std::string& clause, const Script& script, std::size_t at,
                        const Reply& given) const;
  Panel given_cells(const Script& script, std::size_t at, const Heard& heard) const;
  void finish_death(Finding& finding) const;

  // Phases: chomps_phases.cpp
  bool check_state(const Game& game, bool busy = false);
  void check_refusals(const Game& game);
  void check_fresh();
  void check_exhaustively(int n);
  std::vector<Script> scenarios(int n, Cell cell) const;
  void check_independence();
  void check_random_games();
  void check_large(int n);
  void shrink(const std::string& clause, Game game, bool busy);

  // What can still be relied on: chomps_senses.cpp
  void record(const Shown& shown);
  void lose(const Finding& finding);
  void settle_undecided(bool legal);
  void abandon(const std::string& reason);

  Examiner examiner_;
  Verdicts& verdicts_;
  std::mt19937_64 random_;
  Progress progress_;
  ChompsDemands demands_;
  Senses senses_;
  std::optional<std::pair<Finding, Finding>> undecided_;
  int moves_that_died_ = 0;
};

/// The cells worth asking about on the board of \p position: all of it and a rim on small boards,
/// and the largest and smallest integers; on large ones the corners of the board and of what was
/// taken.
std::vector<Cell> cells_to_ask(const Position& position, const std::vector<Cell>& taken);

/// True when \p cell lies on the board of n x n.
constexpr bool on_board(Cell cell, int n) noexcept {
  return 0 <= cell.x && cell.x < n && 0 <= cell.y && cell.y < n;
}

}  // namespace staircase::grade
