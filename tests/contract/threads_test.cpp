#include "support/boards.hpp"
#include "support/broken_clause.hpp"
#include "support/catch_compat.hpp"

#include <array>
#include <barrier>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace staircase;
using namespace staircase::chomp;
using staircase::testing::broken_clause;

// What one thread saw of its games.
struct Report {
  std::vector<std::int64_t> counts;
  std::vector<std::string> broken;
  int handled = 0;
  friend bool operator==(const Report&, const Report&) = default;
};

// Plays games with a board of each kind; after each move one illegal one, and some nonsense.
Report games(int first) {
  Report report;
  testing::for_each_board_type([&]<class B>() {
    for (int game = first; game < first + 4; ++game) {
      B board(Extent(5, 4));
      for (int step = game; 0 < board.count(); step = step * 7 + 3) {
        const Cell cell{step % 5, step / 5 % 4};
        if (!board.legal(cell)) {
          report.broken.push_back(broken_clause([&] { board.move(cell); }));
          board.move(poison);
        } else {
          board.move(cell);
        }
        report.counts.push_back(board.count());
      }
      report.broken.push_back(broken_clause([&] { B::from_row_lengths(Extent(2, 2), {1, 2}); }));
    }
  });
  return report;
}

struct Handled {};

// The same with a handler of the thread's own, which throws what nobody else throws.
Report handled_games(int first) {
  Report report;
  const contract::ScopedHandler own([](const contract::Violation&) { throw Handled{}; });
  for (int game = first; game < first + 50; ++game) {
    RowBoundaryBoard board(Extent(3, 2));
    try {
      board.move({3 + game, 0});
    } catch (const Handled&) {
      ++report.handled;
    }
    board.move({1, 1});
    report.counts.push_back(board.count());
  }
  return report;
}

// What two threads see that begin at the same time, each with the number that it begins with.
template <class A, class B>
std::array<Report, 2> together(A first, B second) {
  std::array<Report, 2> reports;
  std::barrier start(2);
  {
    std::jthread one([&] {
      start.arrive_and_wait();
      reports[0] = first(1);
    });
    std::jthread two([&] {
      start.arrive_and_wait();
      reports[1] = second(2);
    });
  }
  return reports;
}

}  // namespace

TEST_CASE("Two threads that use two boards see what each would see alone") {
  const auto reports = together(games, games);
  CHECK(reports[0] == games(1));
  CHECK(reports[1] == games(2));
  CHECK(reports[0].counts != reports[1].counts);
  for (const Report& report : reports) {
    CHECK(report.broken.size() >= 20);
    for (const std::string& id : report.broken) {
      const bool known = id == "chomp.move.legal" || id == "row_boundary.nonincreasing";
      CHECK(known);
    }
  }
}

TEST_CASE("A handler of one thread takes no violation of another, which has the default handler") {
  const auto reports = together(handled_games, games);
  CHECK(reports[0].handled == 50);
  CHECK(reports[0] == handled_games(1));
  CHECK(reports[1] == games(2));
}
