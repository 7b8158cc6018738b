#include "cli/certify.hpp"

#include "cli/command.hpp"
#include "cli/dialogue.hpp"
#include "cli/position_lines.hpp"

#include "staircase/chomp/show/order.hpp"
#include "staircase/chomp/show/position.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <istream>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace staircase::cli {

namespace show = chomp::show;

namespace {

// The rows that a line says; nothing when it says none.
std::optional<std::vector<int>> rows_of(std::string line) {
  std::replace(line.begin(), line.end(), ',', ' ');
  std::vector<int> rows;
  for (const auto word : words(line)) {
    const auto length = show::integer(word);
    if (!length || *length < 0 || chomp::Certificate::most_columns < *length) return std::nullopt;
    rows.push_back(static_cast<int>(*length));
  }
  return rows;
}

std::string text_of(std::vector<int> rows) {
  while (1 < rows.size() && rows.back() == 0) rows.pop_back();
  std::string text = "rows:";
  append_rows(text, rows);
  return text;
}

std::string why(const chomp::Objection& objection) {
  const std::string position = text_of(objection.rows);
  if (objection.move) {
    return position + " is listed, and so is what the move " +
           show::name(*objection.move, show::Order::exam) + " leaves of it";
  }
  if (objection.clause.id == "chomp.certificate.absorbing")
    return position + " is not listed, and no move of it leaves a listed position";
  if (objection.clause.id == "chomp.certificate.ascending") return position + " is listed twice";
  return position + " is empty or no position within the extent";
}

}  // namespace

chomp::Certificate empty_certificate(chomp::Extent extent) {
  if (!chomp::Certificate::can_check(extent)) {
    throw UsageError("no list for " + show::extent_text(extent) +
                     " can be checked; accepted are extents of at most " +
                     std::to_string(chomp::Certificate::most_columns) +
                     " columns and fewer than 2^63 positions");
  }
  return chomp::Certificate(extent);
}

chomp::Certificate read_certificate(std::istream& in, chomp::Extent extent,
                                    const std::string& name) {
  auto certificate = empty_certificate(extent);
  std::string line;
  for (std::int64_t number = 1; std::getline(in, line); ++number) {
    const auto rows = rows_of(line);
    if (!rows || rows->empty() || !certificate.can_add(*rows)) {
      throw UsageError(show::quoted(name) + ", line " + std::to_string(number) + ": " +
                       show::quoted(line.substr(0, 60)) + " is no position; accepted are at most " +
                       std::to_string(extent.rows()) +
                       " row lengths from 0 to 255 with commas between, such as 3,1");
    }
    certificate.add(*rows);
  }
  return certificate;
}

std::optional<chomp::Objection> check(chomp::Certificate& certificate, int threads,
                                      const std::function<void(std::int64_t)>& progress) {
  if (auto misplaced = certificate.misplaced()) return misplaced;
  const int columns = certificate.extent().columns();
  std::vector<std::optional<chomp::Objection>> found(static_cast<std::size_t>(columns));
  std::atomic<int> next = columns;
  std::mutex telling;
  std::int64_t done = 0;
  const auto work = [&] {
    // The slice with the most positions first. When one is refused the others, which are narrower,
    // are still looked at: the objection to the narrowest is the one that is easiest to see.
    for (int length = next--; 1 <= length; length = next--) {
      found[static_cast<std::size_t>(length - 1)] = certificate.objection(length, length);
      const std::scoped_lock lock(telling);
      done += chomp::positions_within(length, certificate.extent().rows() - 1);
      if (progress) progress(done);
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
    work();
  }
  const auto first =
      std::find_if(found.begin(), found.end(), [](const auto& slice) { return slice.has_value(); });
  return first == found.end() ? std::nullopt : *first;
}

std::string objection_text(const chomp::Objection& objection) {
  return "refused: " + why(objection) + "\n" + std::string(objection.clause.id) + ": " +
         std::string(objection.clause.sentence) + "\n";
}

void add_objection(nlohmann::ordered_json& answer,
                   const std::optional<chomp::Objection>& objection) {
  answer["clause"] = nullptr;
  answer["position"] = nullptr;
  answer["move"] = nullptr;
  if (!objection) return;
  answer["clause"] = std::string(objection->clause.id);
  answer["position"] = objection->rows;
  if (objection->move) answer["move"] = {objection->move->x, objection->move->y};
}

std::string verdict_text(const chomp::Certificate& certificate,
                         const std::optional<chomp::Objection>& objection) {
  const auto extent = certificate.extent();
  if (objection) return objection_text(*objection);
  const auto listed = static_cast<std::int64_t>(certificate.size());
  const auto others = chomp::positions_within(extent.columns(), extent.rows()) - 1 - listed;
  return "certified: these are all " + std::to_string(listed) + " P-positions within " +
         show::extent_text(extent) + "; no move leads from one to another, and from each of the " +
         std::to_string(others) + " other positions a move leads to one\n";
}

std::string verdict_json(const chomp::Certificate& certificate,
                         const std::optional<chomp::Objection>& objection) {
  nlohmann::ordered_json answer;
  answer["columns"] = certificate.extent().columns();
  answer["rows"] = certificate.extent().rows();
  answer["listed"] = certificate.size();
  answer["certified"] = !objection.has_value();
  add_objection(answer, objection);
  return answer.dump() + "\n";
}

}  // namespace staircase::cli
