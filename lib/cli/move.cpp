#include "cli/command.hpp"

#include "staircase/chomp/show/json.hpp"
#include "staircase/contract/clause.hpp"

#include <iostream>
#include <memory>

namespace staircase::cli {
namespace {

struct Options {
  std::string position, cell, extent, order = "exam";
  bool json = false;
};

// Refuses a cell, as the user wrote it, that is not legal: a build with contracts `off` would not.
void require_legal(const chomp::RowBoundaryBoard& board, chomp::Cell cell,
                   const std::string& written) {
  if (board.legal(cell)) return;
  constexpr const contract::Clause& clause = contract::declared<"chomp.move.legal">;
  throw UsageError(chomp::show::quoted(written) + " is not a legal move here (" +
                   std::string(clause.id) + ": " + std::string(clause.sentence) +
                   "); accepted is a cell of " + chomp::show::summary(board));
}

void run(const Options& options) {
  const auto order = order_named(options.order);
  auto position = position_named(options.position, options.extent);
  const auto cell = require(chomp::show::parse_cell(options.cell, order));
  require_legal(position.board, cell, options.cell);
  position.board.move(cell);
  std::cout << (options.json ? chomp::show::json_text(position.board)
                             : chomp::show::position_text(position.board, position.notation))
            << "\n";
}

}  // namespace

void add_move(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  Command(program, "move", "Print the position after a move, in the form it was given")
      .position(options->position, options->extent)
      .required("CELL", options->cell, "The cell to take: X,Y, or ROW,COLUMN in Floyd order")
      .order(options->order)
      .flag("json", options->json, "The position as staircase show --json prints it")
      .footer(
          "What was full: is printed as rows:, since it is full no more.\n\n"
          "Example: staircase move rows:6,6,6,6 2,1")
      .runs([options] { run(*options); });
}

}  // namespace staircase::cli
