#include "cli/command.hpp"
#include "cli/tables.hpp"

#include "staircase/chomp/show/text.hpp"
#include "staircase/chomp/solve/grundy.hpp"
#include "staircase/chomp/solve/solver.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

namespace staircase::cli {
namespace {

namespace show = chomp::show;

struct Options {
  std::string position, extent, table, order = "exam";
  bool grundy = false, json = false;
};

// The Grundy value when it is wanted; an empty board has none.
std::optional<int> grundy_of(const chomp::RowLengths& rows, bool wanted) {
  constexpr int side = chomp::grundy_side;
  if (wanted && side < std::max(rows.rows(), rows.columns())) {
    throw UsageError("no Grundy value is worked out for a position of " +
                     std::to_string(rows.columns()) + " x " + std::to_string(rows.rows()) +
                     "; accepted with --grundy are positions within 10x10");
  }
  return wanted ? chomp::grundy_value(rows) : std::nullopt;
}

nlohmann::ordered_json json_of(chomp::Cell cell) { return {cell.x, cell.y}; }

void print_json(const chomp::RowBoundaryBoard& board, const chomp::Analysis& analysis,
                std::optional<int> grundy, bool grundy_wanted) {
  nlohmann::ordered_json answer;
  answer["rows"] = board.row();
  answer["count"] = board.count();
  answer["outcome"] = name(analysis.outcome);
  answer["winning"] = nlohmann::ordered_json::array();
  for (const auto cell : analysis.winning) answer["winning"].push_back(json_of(cell));
  answer["fighting"] = nullptr;
  if (const auto& fight = analysis.fighting) {
    answer["fighting"] = {
        {"move", json_of(fight->move)}, {"mistakes", fight->mistakes}, {"replies", fight->replies}};
  }
  if (grundy_wanted) {
    answer["grundy"] = nullptr;
    if (grundy) answer["grundy"] = *grundy;
  }
  std::cout << answer.dump() << "\n";
}

void print_text(const chomp::RowBoundaryBoard& board, const chomp::Analysis& analysis,
                show::Order order) {
  std::cout << show::summary(board) << "\n"
            << name(analysis.outcome) << "-position: " << sentence(analysis.outcome) << "\n";
  if (board.count() == 0) std::cout << "the game is over: whoever took the poison has lost\n";
  if (!analysis.winning.empty()) {
    std::cout << "winning moves:";
    for (const auto cell : analysis.winning) std::cout << " " << show::name(cell, order);
    std::cout << "\n";
  }
  if (const auto& fight = analysis.fighting) {
    std::cout << "fighting move: " << show::name(fight->move, order) << ", after which "
              << fight->mistakes << " of " << fight->replies << " replies are mistakes\n";
  }
}

// By the table in the file, if one is named, or else by that of the position's own rectangle.
chomp::Analysis analysis_of(const chomp::RowLengths& rows, const std::string& path) {
  if (rows.count() == 0) return {};
  const std::string what =
      "a position of " + std::to_string(rows.columns()) + " x " + std::to_string(rows.rows());
  if (path.empty()) {
    require_room_for_table(rows.columns(), rows.rows(), what);
    const auto table =
        table_for(chomp::Extent(rows.columns(), rows.rows()), path, threads_named(""));
    return chomp::analyse(table, rows);
  }
  const chomp::PTable table = open_table(path);
  if (!table.covers(rows.columns(), rows.rows())) {
    throw UsageError("the table in " + show::quoted(path) + " does not cover " + what +
                     "; accepted are positions within " + std::to_string(table.longer()) + "x" +
                     std::to_string(table.shorter()));
  }
  return chomp::analyse(table, rows);
}

void run(const Options& options) {
  const auto order = order_named(options.order);
  const auto position = position_named(options.position, options.extent);
  const chomp::RowLengths rows(position.board.row_lengths());
  const auto grundy = grundy_of(rows, options.grundy);
  const chomp::Analysis analysis = analysis_of(rows, options.table);
  if (options.json) {
    print_json(position.board, analysis, grundy, options.grundy);
  } else {
    print_text(position.board, analysis, order);
    if (grundy)
      std::cout << "Grundy value, the poison not a move: " << *grundy << "\n";
    else if (options.grundy)
      std::cout << "Grundy value: none, since the board is empty\n";
  }
}

}  // namespace

void add_analyse(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  Command(program, "analyse",
          "Say who wins a position and by which moves, or which move fights best")
      .position(options->position, options->extent)
      .order(options->order)
      .flag("grundy", options->grundy,
            "Also the Grundy value in normal play, where the poison is not a move: within 10x10")
      .option("table", "FILE", options->table,
              "Look into the table of P-positions in FILE, written by staircase solve --table")
      .flag("json", options->json,
            "One object with rows, count, outcome, winning (list of [x, y]) and fighting (null, or "
            "move, mistakes, "
            "replies), and grundy (null when the board is empty) if asked for; cells always in "
            "exam order")
      .footer(
          "In a lost position the fighting move is the one after which most replies are mistakes: "
          "moves after which\n"
          "the player who is lost now can win. Ties are broken by the smaller removal, then by the "
          "smaller y, then x.\n\n"
          "Example: staircase analyse rows:4,2,2")
      .runs([options] { run(*options); });
}

}  // namespace staircase::cli
