/// \file
/// What is wrong about a reply to a question of 1984/player. Nothing here asks the answer anything.
#pragma once

#include "floyd_truth.hpp"
#include "verdicts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace staircase::grade::floyd {

/// The task of 1984/player that a function belongs to.
/// @{
inline constexpr int outcome_task = 1;
inline constexpr int list_task = 2;
inline constexpr int wins_task = 3;
inline constexpr int mistakes_task = 4;
inline constexpr int fight_task = 5;
inline constexpr int games_task = 6;
/// @}

/// The clause by which `won` of \p position is judged.
std::string outcome_clause(Truth& truth, const OrderIdeal& position);
/// The clauses by which `choose` of \p position, which is not empty, is judged.
std::vector<std::string> choice_clauses(Truth& truth, const OrderIdeal& position);

/// The calls of an answer, as a student writes them.
/// @{
inline constexpr const char* list_call = "answer::lost_positions()";
std::string outcome_call(const OrderIdeal& position);
std::string choice_call(const OrderIdeal& position);
std::string mistakes_call(const OrderIdeal& position, Cell cell);
/// @}

/// A finding about one call, with the position drawn and nothing said yet of what it gave.
Finding about(const std::string& clause, int task, const std::string& call,
              const OrderIdeal& position);

/// The cell that a reply of `choose` names, or nothing when it threw.
std::optional<Cell> cell_of(const Reply& reply);

/// What is wrong with each reply, if anything.
/// @{
std::optional<Finding> wrong_outcome(Truth& truth, const OrderIdeal& position, const Reply& reply);
std::optional<Finding> wrong_mistakes(Truth& truth, const OrderIdeal& position, Cell cell,
                                      const Reply& reply);
std::optional<Finding> wrong_choice(Truth& truth, const OrderIdeal& position, const Reply& reply);
/// @}
/// What is wrong with the list of lost positions: a position that should not be in it, and one that
/// should be.
std::vector<Finding> wrong_list(Truth& truth, const Reply& reply);

}  // namespace staircase::grade::floyd
