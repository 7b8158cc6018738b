#include "cli/command.hpp"

#include "staircase/chomp/show/text.hpp"
#include "staircase/chomp/solve/solver.hpp"

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace staircase::cli {
namespace {

namespace show = chomp::show;

struct Options {
  std::string position, extent, order = "exam";
  bool json = false;
};

nlohmann::ordered_json json_of(chomp::Cell cell) { return {cell.x, cell.y}; }

void print_json(const chomp::RowBoundaryBoard& board, const chomp::Analysis& analysis) {
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

void run(const Options& options) {
  const auto order = order_named(options.order);
  const auto position = position_named(options.position, options.extent);
  const chomp::RowLengths rows(position.board.row_lengths());
  const auto analysis = chomp::Solver(UINT64_MAX - 1).analyse(rows);
  if (!analysis) {
    throw UsageError("a position of " + std::to_string(rows.columns()) + " x " +
                     std::to_string(rows.rows()) +
                     " is too large to be analysed; accepted are positions of at most " +
                     std::to_string(chomp::table::most_rows) + " rows or columns");
  }
  if (options.json) {
    print_json(position.board, *analysis);
  } else {
    print_text(position.board, *analysis, order);
  }
}

}  // namespace

void add_analyse(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  Command(program, "analyse",
          "Say who wins a position and by which moves, or which move fights best")
      .position(options->position, options->extent)
      .order(options->order)
      .flag("json", options->json,
            "One object with rows, count, outcome, winning (list of [x, y]) and fighting (null, or "
            "move, mistakes, "
            "replies); cells always in exam order")
      .footer(
          "In a lost position the fighting move is the one after which most replies are mistakes: "
          "moves after which\n"
          "the player who is lost now can win. Ties are broken by the smaller removal, then by the "
          "smaller y, then x.\n\n"
          "Example: staircase analyse rows:4,2,2")
      .runs([options] { run(*options); });
}

}  // namespace staircase::cli
