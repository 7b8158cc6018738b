#include "cli/certify.hpp"
#include "cli/command.hpp"
#include "cli/position_lines.hpp"
#include "cli/progress.hpp"
#include "cli/sample.hpp"
#include "cli/tables.hpp"

#include "staircase/chomp/show/order.hpp"
#include "staircase/chomp/solve/solver.hpp"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <span>

namespace staircase::cli {
namespace {

namespace show = chomp::show;

struct Options {
  std::string extent, list, table, certify, sample, seed, threads, order = "exam";
  bool count = false, json = false;
};

void write_list(const chomp::PTable& table, chomp::Extent extent, const std::string& path) {
  PositionLines lines(path);
  table.for_each(extent.columns(), extent.rows(),
                 [&](std::span<const int> rows) { lines.add(rows); });
  lines.finish();
}

void print_json(chomp::Extent extent, const std::vector<chomp::Cell>& openings,
                const chomp::PTable& table, const Options& options) {
  nlohmann::ordered_json answer;
  answer["columns"] = extent.columns();
  answer["rows"] = extent.rows();
  answer["openings"] = nlohmann::ordered_json::array();
  for (const auto cell : openings) answer["openings"].push_back({cell.x, cell.y});
  if (options.count) answer["p_positions"] = table.count(extent.columns(), extent.rows());
  std::cout << answer.dump() << "\n";
}

void print_text(chomp::Extent extent, const std::vector<chomp::Cell>& openings,
                const chomp::PTable& table, const Options& options) {
  const auto order = order_named(options.order);
  std::cout << "winning openings of " << show::extent_text(extent) << ":";
  for (const auto cell : openings) std::cout << " " << show::name(cell, order);
  std::cout << (openings.empty() ? " none" : "") << "\n";
  if (options.count)
    std::cout << "P-positions: " << table.count(extent.columns(), extent.rows()) << "\n";
}

// The list that is to be checked: the one in a file, or the one that is worked out here.
chomp::Certificate certificate_for(const Options& options, chomp::Extent extent) {
  if (options.certify == "-") {
    const auto table = table_for(extent, options.table, threads_named(options.threads));
    auto certificate = empty_certificate(extent);
    table.for_each(extent.columns(), extent.rows(),
                   [&](std::span<const int> rows) { certificate.add(rows); });
    return certificate;
  }
  std::ifstream file(options.certify);
  if (!file || std::filesystem::is_directory(options.certify)) {
    throw UsageError("cannot read " + show::quoted(options.certify) +
                     "; accepted is a file as solve --list writes it, or - for the list that is "
                     "worked out here");
  }
  return read_certificate(file, extent, options.certify);
}

void certify(const Options& options, chomp::Extent extent) {
  auto certificate = certificate_for(options, extent);
  const auto all = chomp::positions_within(extent.columns(), extent.rows());
  Progress progress(static_cast<std::uint64_t>(all), 0);
  const int threads = threads_named(options.threads);
  const auto tell = [&](std::int64_t done) { progress.reach(static_cast<std::uint64_t>(done)); };
  const auto objection = check(certificate, threads, tell);
  std::cout << (options.json ? verdict_json(certificate, objection)
                             : verdict_text(certificate, objection));
  if (objection) throw NegativeAnswer();
}

// The command answers one question: the openings, a check of a list, or a sample of the table. An
// option that belongs to another of them would be passed over in silence, so it is refused.
void require_one_question(const Options& options) {
  const bool certifies = !options.certify.empty();
  const bool samples = !options.sample.empty();
  if (certifies && samples)
    throw UsageError("--certify and --sample ask two questions; accepted is one of them");
  if ((certifies || samples) && (options.count || !options.list.empty())) {
    throw UsageError("--count and --list go with the openings; accepted beside " +
                     std::string(certifies ? "--certify are --table, --threads and --json"
                                           : "--sample are --seed, --table, --threads and --json"));
  }
  if (certifies && options.certify != "-" && !options.table.empty())
    throw UsageError(
        "a list in a file is checked without a table; accepted beside --table is --certify -");
  if (!samples && !options.seed.empty())
    throw UsageError("--seed goes with --sample; accepted are both or neither");
}

void run(const Options& options) {
  order_named(options.order);
  require_one_question(options);
  const auto extent = require(show::parse_extent(options.extent));
  const std::uint64_t sampled = sample_size_named(options.sample);
  const std::uint64_t seed = seed_named(options.seed);
  if (!options.certify.empty()) return certify(options, extent);
  const auto table = table_for(extent, options.table, threads_named(options.threads));
  if (sampled != 0) return print_sample(table, extent, sampled, seed, options.json);
  const chomp::RowLengths full(
      std::vector<int>(static_cast<std::size_t>(extent.rows()), extent.columns()));
  const auto openings = chomp::analyse(table, full).winning;
  if (!options.list.empty()) write_list(table, extent, options.list);
  if (options.json) {
    print_json(extent, openings, table, options);
  } else {
    print_text(extent, openings, table, options);
  }
}

}  // namespace

void add_solve(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  Command(program, "solve", "Find every winning opening of a rectangle")
      .required("WxH", options->extent, "The rectangle, columns x rows")
      .flag("count", options->count,
            "Also how many P-positions there are within it, without the empty board")
      .option("list", "FILE", options->list,
              "Write each P-position to FILE, a line of row lengths such as 6,4,4,2")
      .option("table", "FILE", options->table,
              "Open the table of P-positions in FILE, or, when there is none or one that is not "
              "complete, work it out and save it there")
      .option(
          "certify", "FILE", options->certify,
          "Check the list in FILE, as --list writes it, by the proved checker, or with - the "
          "list that is worked out here: whether it is all P-positions. Status 1 when it is not")
      .option("sample", "N", options->sample,
              "Instead of the openings: look for a mistake in the table at N random positions. "
              "Status 1 when one is found")
      .option("seed", "N", options->seed, "Other random positions for --sample, the same each time")
      .option(
          "threads", "N", options->threads,
          "How many threads may be used; by itself as many as there are processors. Working out "
          "a table uses two at most, and these share only the smaller part of the work")
      .order(options->order)
      .flag("json", options->json,
            "One object with columns, rows, openings (list of [x, y], in exam order), and with "
            "--count p_positions; with --certify columns, rows, listed, certified, and clause, "
            "position and move, null when it is certified; with --sample columns, rows, seed, "
            "drawn, drawn_p, replies, refused, and the same three")
      .footer(
          "While a long table is worked out, what is done is saved to its FILE from time to time; "
          "the same command goes\n"
          "on from there.\n\n"
          "Example: staircase solve 8x8 --count")
      .runs([options] { run(*options); });
}

}  // namespace staircase::cli
