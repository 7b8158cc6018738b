#include "cli/command.hpp"
#include "cli/game.hpp"
#include "cli/hint.hpp"

#include "staircase/chomp/show/text.hpp"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <iostream>
#include <memory>

namespace staircase::cli {
namespace {

namespace show = chomp::show;

struct Options {
  std::string extent = "5x4", first = "human", second = "human", order = "exam", seed;
  bool json = false;
};

AnyPlayer player_named(const std::string& kind, std::uint64_t seed, chomp::Extent extent,
                       const Manner& manner, std::ostream& out) {
  if (kind == "human") {
    // Tables are large, so one solver is kept for the game; both humans may share its answers.
    const auto solver = std::make_shared<chomp::Solver>();
    return HumanPlayer("human", std::cin, out, manner, [solver, manner](const auto& board) {
      return hint(*solver, board, manner.order);
    });
  }
  if (kind == "random") return chomp::RandomPlayer(seed);
  if (kind != "perfect") {
    throw UsageError(show::quoted(kind) +
                     " is not a player; accepted are human, perfect and random");
  }
  if (!chomp::Solver::can_solve(extent.columns(), extent.rows())) {
    throw UsageError("the perfect player cannot play " + show::extent_text(extent) +
                     "; accepted are extents within 16x16, and longer ones that are narrow enough, "
                     "such as 200x4");
  }
  return chomp::PerfectPlayer();
}

void print_json(chomp::Extent extent, const GameRecord& record) {
  nlohmann::ordered_json answer;
  answer["extent"] = {extent.columns(), extent.rows()};
  answer["moves"] = nlohmann::ordered_json::array();
  for (const auto cell : record.moves) answer["moves"].push_back({cell.x, cell.y});
  answer["loser"] = nullptr;
  answer["winner"] = nullptr;
  if (record.over) {
    answer["loser"] = record.loser();
    answer["winner"] = record.winner();
  }
  std::cout << answer.dump() << "\n";
}

void run(const Options& options) {
  const auto extent = require(show::parse_extent(options.extent));
  const Manner manner{order_named(options.order), isatty(STDIN_FILENO) == 0};
  std::ostream& out = options.json ? std::cerr : std::cout;
  const std::uint64_t seed = seed_named(options.seed);
  Players players{player_named(options.first, seed, extent, manner, out),
                  player_named(options.second, seed + 1, extent, manner, out)};
  if (options.first == "random" || options.second == "random")
    out << "The seed is " << seed << ".\n";
  const GameRecord record = play(out, chomp::RowBoundaryBoard(extent), players, manner);
  if (options.json) print_json(extent, record);
  if (!record.over) throw UsageError("the input ended before the game did, so it has no result");
}

}  // namespace

void add_play(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  Command(program, "play", "Play a game; whoever takes the poison loses")
      .optional("WxH", options->extent, "The extent of the board, columns x rows")
      .option("first", "PLAYER", options->first, "Player 1: human, perfect or random")
      .option("second", "PLAYER", options->second, "Player 2: human, perfect or random")
      .option("seed", "N", options->seed,
              "What the random players' choices follow from; drawn when left out")
      .order(options->order)
      .flag("json", options->json,
            "One object with extent, moves (list of [x, y]), loser and winner on the standard "
            "output; the dialogue "
            "goes to the standard error stream")
      .footer(
          "A human is asked for x, then for y; a line with two numbers gives both. Whatever names "
          "no legal cell is\n"
          "reported, and the same player is asked again; hint tells a winning move and why it "
          "wins. When the input ends before the game does, "
          "nobody wins and the\n"
          "status is 2.\n\n"
          "Example: staircase play 5x4 --second perfect")
      .runs([options] { run(*options); });
}

}  // namespace staircase::cli
