/// \file
/// What a move costs on each board: nanoseconds, and the ratio to BooleanBoard.
///
///     bench [--json] [--smoke] [Google Benchmark's own options]
///
/// Only moves are timed. The boards are restored by assignment from a full one outside of what is
/// timed, and as many of them are played in a row as the caches hold, so that the clock is read
/// seldom. `--smoke` runs the smallest size alone and briefly.
#include "bench/games.hpp"
#include "staircase/chomp/board/all.hpp"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>

namespace {

using namespace staircase;
using namespace staircase::chomp;
using bench::Game;

constexpr std::uint64_t seed = 2022;
constexpr int games_a_size = 16;

/// The bytes that one representation takes, about.
template <class B>
std::int64_t bytes(Extent extent) {
  if constexpr (std::same_as<B, BooleanBoard> || std::same_as<B, FlatBooleanBoard>) {
    return extent.area();
  } else {
    return 4 * std::int64_t{std::max(extent.rows(), extent.columns())};
  }
}

/// Plays the games on copies of the full board.
template <class B>
void play(benchmark::State& state) {
  const Extent extent(state.range(0), state.range(0));
  const std::vector<Game> games = bench::random_games(extent, seed, games_a_size);
  const B full(extent);
  const std::int64_t copies = std::clamp<std::int64_t>(65536 / bytes<B>(extent), 1, 512);
  std::vector<B> played(static_cast<std::size_t>(copies), full);
  double nanoseconds = 0;
  double moves = 0;
  std::size_t next = 0;
  for ([[maybe_unused]] auto _ : state) {
    const Game& game = games[next++ % games.size()];
    for (B& board : played) board = full;
    benchmark::ClobberMemory();
    const auto begin = std::chrono::steady_clock::now();
    for (B& board : played) {
      for (const Cell cell : game) board.move(cell);
    }
    benchmark::ClobberMemory();
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    if (played.front().count() != 0) state.SkipWithError("the game did not end");
    state.SetIterationTime(taken.count());
    nanoseconds += taken.count() * 1e9;
    moves += static_cast<double>(game.size()) * static_cast<double>(copies);
  }
  state.counters["ns_a_move"] = nanoseconds / moves;
}

/// The repetitions of each board and size.
using Results = std::map<std::string, std::map<std::int64_t, std::vector<double>>>;

/// The boards in the order of the table.
constexpr const char* boards[] = {BooleanBoard::name, FlatBooleanBoard::name,
                                  RowBoundaryBoard::name, ColumnHeightBoard::name,
                                  LatticePathBoard::name};

/// Collects instead of printing.
class Collector : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.error_occurred) ++errors;
      if (run.run_type != Run::RT_Iteration || run.error_occurred) continue;
      const std::string name = run.run_name.function_name;
      results[name][std::stoll(run.run_name.args)].push_back(run.counters.at("ns_a_move"));
    }
  }

  Results results;
  int errors = 0;
};

template <class B>
void add(const std::vector<std::int64_t>& sizes, bool smoke) {
  auto* const benchmark = benchmark::RegisterBenchmark(B::name, play<B>);
  for (const std::int64_t size : sizes) benchmark->Arg(size);
  benchmark->UseManualTime()->MinTime(smoke ? 0.001 : 0.05)->Repetitions(smoke ? 1 : 5);
}

constexpr const char* strength_name() {
  constexpr const char* names[] = {"off", "pre", "rep", "audit"};
  return names[static_cast<int>(contract::strength) - 1];
}

void print_table(const Results& results, const std::vector<std::int64_t>& sizes) {
  std::printf("ns a move and ratio to BooleanBoard; contracts %s, median of the repetitions\n\n",
              strength_name());
  std::printf("%-18s", "N");
  for (const std::int64_t size : sizes) std::printf("%24lld", static_cast<long long>(size));
  std::printf("\n");
  for (const char* const board : boards) {
    const auto& by_size = results.at(board);
    std::printf("%-18s", board);
    for (const std::int64_t size : sizes) {
      const double mine = bench::median(by_size.at(size));
      const double boolean = bench::median(results.at("BooleanBoard").at(size));
      std::printf("%12.1f  (%.6f)", mine, mine / boolean);
    }
    std::printf("\n");
  }
}

void print_json(const Results& results, const std::vector<std::int64_t>& sizes) {
  std::printf("{\"contracts\": \"%s\", \"seed\": %llu, \"results\": [", strength_name(),
              static_cast<unsigned long long>(seed));
  const char* separator = "\n";
  for (const char* const board : boards) {
    for (const std::int64_t size : sizes) {
      const double mine = bench::median(results.at(board).at(size));
      const double boolean = bench::median(results.at("BooleanBoard").at(size));
      std::printf("%s  {\"board\": \"%s\", \"n\": %lld, \"ns_a_move\": %.3f, \"ratio\": %.6f}",
                  separator, board, static_cast<long long>(size), mine, mine / boolean);
      separator = ",\n";
    }
  }
  std::printf("\n]}\n");
}

/// Takes \p option off the command line; true when it was there.
bool take_option(int& argc, char** argv, std::string_view option) {
  char** const end = std::remove_if(argv + 1, argv + argc,
                                    [=](const char* argument) { return argument == option; });
  const bool found = end != argv + argc;
  argc = static_cast<int>(end - argv);
  return found;
}

}  // namespace

int main(int argc, char** argv) {
  const bool json = take_option(argc, argv, "--json");
  const bool smoke = take_option(argc, argv, "--smoke");
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  const std::vector<std::int64_t> sizes =
      smoke ? std::vector<std::int64_t>{16} : std::vector<std::int64_t>{16, 256, 4096};
  add<BooleanBoard>(sizes, smoke);
  add<FlatBooleanBoard>(sizes, smoke);
  add<RowBoundaryBoard>(sizes, smoke);
  add<ColumnHeightBoard>(sizes, smoke);
  add<LatticePathBoard>(sizes, smoke);
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);
  if (collector.errors != 0 || collector.results.size() != std::size(boards)) {
    std::fprintf(stderr, "not every benchmark ran\n");
    return 1;
  }
  (json ? print_json : print_table)(collector.results, sizes);
  return 0;
}
