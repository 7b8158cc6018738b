#include "script.hpp"

#include <algorithm>
#include <limits>

namespace staircase::grade {
namespace {

std::string number(int value) {
  if (value == std::numeric_limits<int>::min()) return "INT_MIN";
  if (value == std::numeric_limits<int>::max()) return "INT_MAX";
  return std::to_string(value);
}

std::string board_name(int board, bool several) {
  return several ? std::string(1, static_cast<char>('a' + board)) : "board";
}

}  // namespace

Script opening(const Game& game) {
  Script script{{Ask::make, 0, {game.n, 0}}};
  for (const Cell cell : game.moves) script.push_back({Ask::move, 0, cell});
  return script;
}

std::string code(const Step& step, bool several_boards) {
  const std::string board = board_name(step.board, several_boards);
  // Only where the cell's x is the number of a board: elsewhere it may be any number.
  const auto source = [&] { return board_name(step.cell.x, several_boards); };
  const std::string cell = "(" + number(step.cell.x) + ", " + number(step.cell.y) + ")";
  switch (step.ask) {
    case Ask::make: return "Chomps " + board + "(" + number(step.cell.x) + ")";
    case Ask::copy: return "Chomps " + board + "(" + source() + ")";
    case Ask::assign: return board + " = " + source();
    case Ask::drop: return "end of life of " + board;
    case Ask::count: return board + ".count()";
    case Ask::legal: return board + ".legal" + cell;
    case Ask::move: return board + ".move" + cell;
    case Ask::display: return board + ".display(out)";
    case Ask::own: return step.text;
  }
  return {};
}

std::vector<std::string> replay(const Script& script, std::size_t at) {
  const bool several =
      std::any_of(script.begin(), script.end(), [](const Step& s) { return s.board != 0; });
  std::vector<std::string> lines;
  for (std::size_t i = 0; i <= at && i < script.size(); ++i) {
    if (i == at || changes(script[i].ask)) lines.push_back(code(script[i], several));
  }
  return lines;
}

std::string words(const Step& step, const Reply& reply) {
  if (reply.kind == Reply::Kind::threw) return "throws: " + reply.text;
  if (reply.kind == Reply::Kind::not_offered) return "not offered";
  switch (step.ask) {
    case Ask::count: return std::to_string(reply.value);
    case Ask::legal: return reply.value != 0 ? "true" : "false";
    case Ask::move: return reply.value != 0 ? "carried out" : "refused";
    case Ask::display: return reply.text;
    default: return "done";
  }
}

}  // namespace staircase::grade
