// What a course that tests data types of its own would begin with.
#include <staircase/testing/lockstep.hpp>

#include <iostream>

int main() {
  using staircase::testing::Arguments;
  staircase::testing::Lockstep<int, long> counters({"int", "long"}, "counter.zero",
                                                   []<class T>(const Arguments&) { return T{0}; });
  counters
      .command(
          "add", "counter.add.refines", [](int) { return std::vector<Arguments>{{1}, {2}}; },
          [](auto& counter, const auto& context) { counter += context.arguments[0]; })
      .value([](auto counter) { return std::to_string(counter); });
  std::cout << (counters.search({{}}, 3, 100) ? "a difference\n" : "no difference\n");
}
