/// \file
/// The trial of an answer to 1984/player: a program that plays Chomp perfectly on Floyd's board,
/// and fights where it is lost.
#pragma once

#include "examiner.hpp"
#include "floyd_truth.hpp"
#include "progress.hpp"
#include "verdicts.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace staircase::grade {

/// Asks about every position of the board, those with fewer cells first, and then plays whole games
/// in one process, so that an answer which remembers what it should not is found out.
class PlayerTrial {
 public:
  /// Of \p program, into \p verdicts. \p progress is told how far it is.
  PlayerTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed, Progress progress);

  /// Runs it. Never throws for what the answer does.
  void run();
  /// How many questions were answered.
  std::uint64_t questions() const noexcept { return examiner_.questions(); }

  /// The clauses that it judges, in the order of reports.
  static std::vector<std::string> clauses();

 private:
  /// A question, the case that it is about, and how its reply is judged.
  struct Question {
    Step step;                         ///< what is asked
    Finding blank;                     ///< a finding about it, of no clause yet
    std::vector<std::string> clauses;  ///< the clauses that it decides
    std::function<std::vector<Finding>(const Reply&)> judge;  ///< what is wrong with a reply
  };
  /// A game that is being played.
  struct Match {
    floyd::OrderIdeal position;      ///< the board
    bool answers_turn = true;        ///< whether the answer is to move
    bool fighting = false;           ///< how the other player plays
    std::vector<std::string> moves;  ///< what has happened
  };

  void ask(double begun, const std::string& doing, const std::vector<Question>& questions);
  void die(const Question& question, const Finding& death);
  void complain(const std::vector<Question>& questions, const Script& script,
                const std::string& complaint);
  std::string only_afterwards(const Step& step, const Reply& reply);

  void check_outcomes();
  void check_list();
  void check_choices();
  void check_mistakes();
  Question choice_question(const floyd::OrderIdeal& position);
  void check_games();
  bool play(Match match);
  bool take_turn(Match& match);
  Cell other_player(const Match& match);

  floyd::Truth truth_;
  Examiner examiner_;
  Verdicts& verdicts_;
  std::mt19937_64 random_;
  Progress progress_;
};

}  // namespace staircase::grade
