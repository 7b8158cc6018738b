/// \file
/// The trial of an answer to 2022/c or 2019/c: the game loop, in scripted sessions, and what is
/// true at its head.
#pragma once

#include "examiner.hpp"
#include "loop_model.hpp"
#include "progress.hpp"
#include "verdicts.hpp"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace staircase::grade {

/// The whole trial.
///
/// A session is one game with scripted input. Sessions come by what is special about them, and the
/// smaller ones first. A transcript that differs is put down to the line that differs: what a right
/// loop writes there says which promise is broken; where that is only the picture or whose turn it
/// is, what was typed before decides.
class LoopTrial {
 public:
  /// Of \p program, into \p verdicts. \p progress is told what is being done. \p row_first: whether
  /// the row comes first in a line of input.
  LoopTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed, Progress progress,
            bool row_first);

  /// Runs it. Never throws for what the answer does.
  void run();
  /// How many questions were answered.
  std::uint64_t questions() const noexcept { return examiner_.questions(); }

  /// The clauses that it judges, in the order of reports.
  static std::vector<std::string> clauses();

 private:
  /// A game with scripted input.
  struct Session {
    int n = 1;           ///< the board is n x n
    std::string input;   ///< what is typed
    std::string clause;  ///< what it is about
    int odd_after = 0;   ///< how many lines are typed before anything is special
  };
  /// What the answer says of a state at the head of its loop.
  struct Told {
    int player = 0;
    int moves = 0;
    int count = 0;
    bool invariant = false;
    long long variant = 0;
  };

  void check_plain();
  void check_spacing();
  void check_refusals();
  void check_ends();
  void check(const Session& session);
  void judge_transcript(const Session& session, const Course& course, const std::string& given);
  void judge_heads(const Session& session, const Course& course, const std::vector<Told>& told);
  void judge_claims(const Session& session, const Course& course, const std::vector<Told>& told);
  void check_reachable_states(int n);
  void check_other_states(int n);
  std::vector<Told> told_of(int n, const LoopState& state);
  std::string clause_of_line(const Session& session, const Course& course, std::size_t at,
                             const std::string& given);
  Finding session_finding(const std::string& clause, const Session& session) const;
  Finding state_finding(const std::string& clause, int n, const LoopState& state) const;
  void record(Finding finding);
  std::vector<Told> read_told(const std::string& text) const;
  std::string random_game(int n, bool longest);

  Examiner examiner_;
  Verdicts& verdicts_;
  std::mt19937_64 random_;
  Progress progress_;
  bool row_first_;
};

}  // namespace staircase::grade
