/// \file
/// Programs that a broken clause ends, one a first argument. With -fno-exceptions too.
#include "staircase/chomp/board/row_boundary_board.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace staircase;
using contract::Violation;

void return_at_once(const Violation&) {}

[[noreturn]] void leave(const Violation& violation) {
  std::printf("%s\n", std::string(violation.clause->id).c_str());
  std::fflush(stdout);
  std::_Exit(7);
}

/// A game to its end, then a row boundary that is none.
int play_and_break() {
  chomp::RowBoundaryBoard board(chomp::Extent(3, 2));
  board.move({1, 1});
  board.move({0, 1});
  board.move({0, 0});
  if (board.count() != 0) return 3;
  std::puts("played");
  std::fflush(stdout);
  const chomp::RowBoundaryBoard broken(chomp::Extent(3, 2), {1, 2});
  return 4;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view handler = argc == 2 ? argv[1] : "";
  if (handler == "default") return play_and_break();
  if (handler == "abort") {
    const contract::ScopedHandler scope(&contract::abort_on_violation);
    return play_and_break();
  }
  if (handler == "returns") {
    const contract::ScopedHandler scope(&return_at_once);
    return play_and_break();
  }
  if (handler == "leaves") {
    const contract::ScopedHandler scope(&leave);
    return play_and_break();
  }
  return 2;
}
