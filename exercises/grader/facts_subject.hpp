/// \file
/// Programs to be tested against Floyd's facts: what they claim of positions and of moves.
#pragma once

#include "floyd_truth.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace staircase::grade::floyd {

/// The facts, as Floyd numbers them.
inline constexpr std::array<int, 3> facts{5, 6, 7};

/// Which of the facts says something of \p position, if any does:
/// (5) rows and columns of two cells or more, (6) one row and one column, both longer than the
/// poison, and nothing else, (7) positions that are their own mirror image in the diagonal and hold
/// (1, 1).
std::optional<int> fact_about(const OrderIdeal& position);

/// A claim about a position, or about taking (1, 1) there.
struct Claim {
  OrderIdeal position;         ///< of which position
  std::optional<Cell> cell{};  ///< of which move, if of any

  friend bool operator==(const Claim&, const Claim&) = default;
};

/// The fact that decides \p claim, if one does. What fact (7) says of moves is about (1, 1) only.
std::optional<int> fact_about(const Claim& claim);
/// Every claim that a fact decides, those on positions with fewer cells first.
std::vector<Claim> decided_claims(const Truth& truth);

/// A program to be tested.
struct Claimant {
  std::string about;             ///< what is special about it
  std::optional<Claim> wrong{};  ///< the one claim of the facts that it gets wrong, if any
  bool contrary = false;         ///< whether it is wrong wherever the facts say nothing
};

/// All of them: those that keep the facts first, then one for each claim that the facts decide.
std::vector<Claimant> claimants(const Truth& truth);

/// What one program claims, as the tests of an answer ask for it.
class Claims {
 public:
  /// Of \p claimant.
  Claims(Truth& truth, const Claimant& claimant) : truth_(&truth), claimant_(claimant) {}

  /// Answers a call of `given::won` or `given::wins`, packed as in questions/facts.cpp.
  Reply answer(const Step& step);
  /// What it says to \p claim.
  bool says(const Claim& claim) const;
  /// Makes as if nothing had been asked yet.
  void forget_calls() { calls_.clear(); }
  /// The last calls of one test, with what was returned.
  std::string last_calls(int test) const;

 private:
  Truth* truth_;
  Claimant claimant_;
  std::map<int, std::vector<std::string>> calls_;
};

}  // namespace staircase::grade::floyd
