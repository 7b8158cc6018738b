#include "facts_subject.hpp"

#include <algorithm>

namespace staircase::grade::floyd {
namespace {

constexpr int base = 8;
constexpr int whole_position = -1;
constexpr std::size_t calls_shown = 10;
constexpr Cell inner{1, 1};

// The position and the cell that a call is about, or nothing when there is no such thing.
std::optional<Claim> unpacked(int packed, int cell) {
  if (packed < 0 || cell < whole_position) return std::nullopt;
  std::vector<int> lengths;
  for (int y = 0; y < rows; ++y, packed /= base) lengths.push_back(packed % base);
  const auto position = packed == 0 ? position_of(lengths) : std::nullopt;
  if (!position) return std::nullopt;
  if (cell == whole_position) return Claim{*position};
  const Cell taken{cell % base, cell / base};
  if (!position->contains(taken)) return std::nullopt;
  return Claim{*position, taken};
}

std::string call(const Claim& claim) {
  const std::string position = code(claim.position);
  if (!claim.cell) return "given::won(" + position + ")";
  return "given::wins(" + position + ", " + std::to_string(claim.cell->x) + ", " +
         std::to_string(claim.cell->y) + ")";
}

bool is_symmetric(const OrderIdeal& position) {
  return std::all_of(position.begin(), position.end(),
                     [&](Cell cell) { return position.contains({cell.y, cell.x}); });
}

}  // namespace

std::optional<int> fact_about(const OrderIdeal& position) {
  if (position.contains(inner)) return is_symmetric(position) ? std::optional(7) : std::nullopt;
  if (position.size() < 2) return std::nullopt;
  return position.contains({1, 0}) && position.contains({0, 1}) ? 6 : 5;
}

std::optional<int> fact_about(const Claim& claim) {
  const auto fact = fact_about(claim.position);
  return claim.cell && (fact != 7 || claim.cell != inner) ? std::nullopt : fact;
}

std::vector<Claim> decided_claims(const Truth& truth) {
  std::vector<Claim> decided;
  for (const OrderIdeal& position : truth.positions()) {
    for (const Claim& claim : {Claim{position}, Claim{position, inner}}) {
      if (fact_about(claim)) decided.push_back(claim);
    }
  }
  return decided;
}

std::vector<Claimant> claimants(const Truth& truth) {
  std::vector<Claimant> all{
      {"a program that is right about everything"},
      {"a program that keeps the facts, and is wrong wherever they say nothing", std::nullopt,
       true}};
  for (const Claim& claim : decided_claims(truth)) {
    const std::string what = claim.cell ? "taking " + code(*claim.cell) + " in " : "";
    all.push_back({"a program that is wrong about " + what + code(claim.position), claim});
  }
  return all;
}

bool Claims::says(const Claim& claim) const {
  const bool truth =
      claim.cell ? truth_->wins(claim.position, *claim.cell) : truth_->won(claim.position);
  const bool mistaken = claimant_.wrong == claim || (claimant_.contrary && !fact_about(claim));
  return truth != mistaken;
}

Reply Claims::answer(const Step& step) {
  if (std::find(facts.begin(), facts.end(), step.board) == facts.end())
    return {Reply::Kind::threw, 0, "there is no such test"};
  const auto claim = step.ask == Ask::own ? unpacked(step.cell.x, step.cell.y) : std::nullopt;
  auto& calls = calls_[step.board];
  if (calls.size() == calls_shown) calls.erase(calls.begin());
  if (!claim) {
    calls.push_back("a call that is refused");
    return {Reply::Kind::threw, 0, "the board has no such position, or the position no such cell"};
  }
  const bool said = says(*claim);
  calls.push_back(call(*claim) + (said ? "  true" : "  false"));
  return {Reply::Kind::value, said ? 1 : 0, ""};
}

std::string Claims::last_calls(int test) const {
  std::string text;
  const auto calls = calls_.find(test);
  if (calls == calls_.end()) return "(nothing)\n";
  for (const std::string& call : calls->second) text += call + "\n";
  return text;
}

}  // namespace staircase::grade::floyd
