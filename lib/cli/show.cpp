#include "cli/command.hpp"

#include "staircase/chomp/show/view.hpp"

#include <iostream>
#include <memory>

namespace staircase::cli {
namespace {

struct Options {
  std::string position, extent, order = "exam", view = "text";
  bool json = false;
};

void run(const Options& options) {
  const auto view =
      options.json ? chomp::show::View::json : require(chomp::show::parse_view(options.view));
  const auto order = order_named(options.order);
  const auto position = position_named(options.position, options.extent);
  std::cout << require(chomp::show::render(position.board, view, order));
}

}  // namespace

void add_show(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  Command(program, "show", "Draw a position in a representation")
      .position(options->position, options->extent)
      .option("as", "VIEW", options->view, "One of text, boolean, rows, cols, path, svg, json")
      .order(options->order)
      .flag("json", options->json, "The same as --as json")
      .footer(
          "boolean prints the rows from the bottom to the top; path prints the boundary from the "
          "upper left corner,\n"
          "R a step right, D a step down; rows and cols print what POSITION accepts.\n\n"
          "Example: staircase show cols:4,4,3,3,1,1 --extent 6x6 --as rows")
      .runs([options] { run(*options); });
}

}  // namespace staircase::cli
