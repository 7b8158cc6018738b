#include "cli/sample.hpp"

#include "cli/certify.hpp"
#include "cli/command.hpp"
#include "cli/progress.hpp"

#include "staircase/chomp/solve/sample.hpp"

#include <nlohmann/json.hpp>

#include <iostream>

namespace staircase::cli {
namespace {

namespace show = chomp::show;

std::string text_of(const chomp::Sample& sample, chomp::Extent extent, std::uint64_t seed) {
  if (sample.objection) return objection_text(*sample.objection);
  return "sampled: of " + std::to_string(sample.drawn) + " positions drawn within " +
         show::extent_text(extent) + " with the seed " + std::to_string(seed) + ", " +
         std::to_string(sample.drawn_p) + " are P-positions and " + std::to_string(sample.replies) +
         " have a move to one; no move leads from any of these P-positions to another\n";
}

std::string json_of(const chomp::Sample& sample, chomp::Extent extent, std::uint64_t seed) {
  nlohmann::ordered_json answer;
  answer["columns"] = extent.columns();
  answer["rows"] = extent.rows();
  answer["seed"] = seed;
  answer["drawn"] = sample.drawn;
  answer["drawn_p"] = sample.drawn_p;
  answer["replies"] = sample.replies;
  answer["refused"] = sample.objection.has_value();
  add_objection(answer, sample.objection);
  return answer.dump() + "\n";
}

}  // namespace

std::uint64_t sample_size_named(const std::string& text) {
  if (text.empty()) return 0;
  const auto number = show::integer(text);
  if (!number || *number < 1 || 1'000'000'000 < *number) {
    throw UsageError(show::quoted(text) +
                     " is not a number of positions; accepted are 1 to 1000000000");
  }
  return static_cast<std::uint64_t>(*number);
}

void print_sample(const chomp::PTable& table, chomp::Extent extent, std::uint64_t number,
                  std::uint64_t seed, bool json) {
  Progress progress(number, 0);
  const auto sample = chomp::sample(table, extent, number, chomp::Random(seed),
                                    [&](std::uint64_t done) { progress.reach(done); });
  std::cout << (json ? json_of(sample, extent, seed) : text_of(sample, extent, seed));
  if (sample.objection) throw NegativeAnswer();
}

}  // namespace staircase::cli
