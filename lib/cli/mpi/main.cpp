// staircase-mpi: all P-positions of a rectangle, found by several processes of MPI.

#include "cli/command.hpp"
#include "cli/position_lines.hpp"

#include "staircase/chomp/show/position.hpp"
#include "staircase/chomp/solve/slices.hpp"

#include <mpi.h>

#include <algorithm>
#include <cstdint>
#include <deque>
#include <iostream>
#include <string>
#include <vector>

namespace {

namespace show = staircase::chomp::show;
using staircase::chomp::Extent;
using staircase::chomp::table::Block;
using staircase::chomp::table::most_rows;
using staircase::chomp::table::RankList;
using staircase::chomp::table::RankListBuilder;
using staircase::chomp::table::Slice;
using staircase::chomp::table::SliceSolver;
using staircase::cli::PositionLines;
using staircase::cli::UsageError;

constexpr const char* accepted = "accepted is staircase-mpi WxH [--list FILE]";

struct Options {
  Extent extent{1, 1};
  std::string list;
};

Options options_of(const std::vector<std::string>& words) {
  if (words.size() != 1 && (words.size() != 3 || words[1] != "--list")) throw UsageError(accepted);
  const auto extent = staircase::cli::require(show::parse_extent(words[0]));
  if (most_rows < extent.rows()) {
    throw UsageError(show::extent_text(extent) + " is too large; accepted are at most " +
                     std::to_string(most_rows) + " rows");
  }
  return {extent, words.size() == 3 ? words[2] : std::string()};
}

// Sends bytes from `owner` to all others, piece by piece: MPI counts in int.
void broadcast(void* data, std::uint64_t bytes, int owner) {
  constexpr std::uint64_t piece = std::uint64_t{1} << 30;
  auto* at = static_cast<std::uint8_t*>(data);
  for (; 0 < bytes; bytes -= std::min(bytes, piece), at += piece)
    MPI_Bcast(at, static_cast<int>(std::min(bytes, piece)), MPI_BYTE, owner, MPI_COMM_WORLD);
}

// The memory of a list that was received.
struct Received {
  std::uint64_t sizes[3] = {0, 0, 0};  // numbers, blocks, bytes of code
  std::vector<Block> blocks;
  std::vector<std::uint8_t> code;

  RankList list() const { return {sizes[0], blocks, code}; }
};

// The list of `owner`, which only the owner has, for everybody.
Received shared(const RankListBuilder* own, int owner) {
  Received received;
  if (own != nullptr) {
    const RankList list = own->list();
    received.blocks.assign(list.blocks().begin(), list.blocks().end());
    received.code.assign(list.code().begin(), list.code().end());
    received.sizes[0] = list.count();
    received.sizes[1] = list.blocks().size();
    received.sizes[2] = list.code().size();
  }
  broadcast(received.sizes, sizeof received.sizes, owner);
  received.blocks.resize(static_cast<std::size_t>(received.sizes[1]));
  received.code.resize(static_cast<std::size_t>(received.sizes[2]));
  broadcast(received.blocks.data(), received.sizes[1] * sizeof(Block), owner);
  broadcast(received.code.data(), received.sizes[2], owner);
  return received;
}

void write_list(const SliceSolver& solver, const std::string& path) {
  PositionLines lines(path);
  solver.for_each([&](std::span<const int> rows) { lines.add(rows); });
  lines.finish();
}

// Every process finds what is its own and learns what the others found.
void solve(const Options& options, int rank, int ranks) {
  const auto owner = [ranks](int second) { return second % ranks; };
  SliceSolver solver(options.extent.columns(), options.extent.rows(),
                     [&](int second) { return owner(second) == rank; });
  std::deque<Received> memory;
  for (int sum = 2; sum <= solver.last_sum(); ++sum) {
    const auto slices = solver.slices(sum);
    std::vector<RankListBuilder> found(slices.size());
    for (std::size_t i = 0; i < slices.size(); ++i) {
      if (solver.owns(slices[i])) found[i] = solver.solve(slices[i]);
    }
    for (std::size_t i = 0; i < slices.size(); ++i) {
      const RankListBuilder* own = solver.owns(slices[i]) ? &found[i] : nullptr;
      memory.push_back(shared(own, owner(slices[i].second)));
      solver.learn(slices[i], memory.back().list());
    }
  }
  if (rank != 0) return;
  std::uint64_t count = 1;
  for (const Received& list : memory) count += list.sizes[0];
  std::cout << "P-positions within " << show::extent_text(options.extent) << ": " << count << "\n";
  if (!options.list.empty()) write_list(solver, options.list);
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  int status = 0;
  try {
    const Options options = options_of(std::vector<std::string>(argv + 1, argv + argc));
    solve(options, rank, ranks);
  } catch (const UsageError& error) {
    // All processes see the same words, so one of them speaks.
    if (rank == 0) std::cerr << "staircase-mpi: " << error.what() << "\n";
    status = 2;
  } catch (const std::exception& error) {
    // The others wait for this process, so they must be ended.
    std::cerr << "staircase-mpi: " << error.what() << "\n";
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  MPI_Finalize();
  return status;
}
