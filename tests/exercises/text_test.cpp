// What the judge draws and writes.
#include "compile_errors.hpp"
#include "drawing.hpp"
#include "part.hpp"
#include "progress.hpp"
#include "report.hpp"
#include "script.hpp"
#include "support/catch_compat.hpp"

#include <limits>

using namespace staircase::grade;

TEST_CASE("a marked picture shows too many cells as plus and missing ones as minus") {
  const auto picture = marked_picture(
      2, [](Cell cell) { return cell.y == 0; }, [](Cell cell) { return cell.x == 0; });
  REQUIRE(picture == "1  + . \n0  * - \n   0 1 \n");
}

TEST_CASE("visible text shows ends of lines, differences and what cannot be seen") {
  REQUIRE(visible_text("a \nb", "a \nb\n") == "a |\nb(no end of line) <\n");
  REQUIRE(visible_text("\t\n", "x\n") == "\\x09| <\n");
  REQUIRE(visible_text("", "x\n") == "(nothing was written to out)\n");
}

TEST_CASE("panels stand side by side under their titles, without spaces at the ends of lines") {
  REQUIRE(side_by_side({{"one", "1\n22\n"}, {"two", "3\n"}}, 2) ==
          "  one    two\n  1      3\n  22\n");
}

TEST_CASE("a script is replayed as statements, without the questions on the way") {
  const Script script{{Ask::make, 0, {3, 0}},
                      {Ask::count, 0, {}},
                      {Ask::move, 0, {2, 1}},
                      {Ask::legal, 0, {std::numeric_limits<int>::min(), 1}}};
  REQUIRE(replay(script, 3) == std::vector<std::string>{"Chomps board(3)", "board.move(2, 1)",
                                                        "board.legal(INT_MIN, 1)"});
}

TEST_CASE("a missing function is explained by the starter's declaration, with both compilers") {
  const std::string starter =
      "/// Task 3. Sums.\ninline int sum(int n, int m) { return n; }\n/// Task 4. x\nint sums();\n";
  const std::string told =
      "answer::sum is missing. In the starter's a.hpp it is, for task 3:\n    inline int sum(int "
      "n, "
      "int m)\n";
  const Asked asked{"q.cpp", starter, "a.hpp", ""};
  REQUIRE(explanation("q.cpp:4:9: error: 'sum' is not a member of 'answer'\n", asked) == told);
  REQUIRE(explanation("q.cpp:4:9: error: no member named 'sum' in namespace 'answer'\n", asked) ==
          told);
}

TEST_CASE("an error that says nothing of the judge's questions is not explained") {
  const Asked asked{"q.cpp", "inline int sum(int n);\n", "a.hpp", ""};
  REQUIRE(explanation("mine.hpp:4:9: error: 'x' was not declared in this scope\n 4 | answer::sum\n",
                      asked)
              .empty());
  REQUIRE(explanation("q.cpp:4:9: error: 'product' is not a member of 'answer'\n", asked).empty());
}

TEST_CASE("a name that the questions cannot use is missing unless the answer has it") {
  const std::string messages = "q.cpp:4:9: error: no match\n 4 | answer::sum(1)\n";
  Asked asked{"q.cpp", "int sum(int n);\n", "a.hpp", "// no sum yet\nint other();\n"};
  REQUIRE(explanation(messages, asked).starts_with("answer::sum is missing"));
  asked.answer = "int sum();\n";
  REQUIRE(explanation(messages, asked).starts_with("answer::sum is declared otherwise"));
}

TEST_CASE("of the compiler's words the first errors are kept, and what is left out is said") {
  const std::string messages = "In file included:\na: error: b\n1\n2\n";
  REQUIRE(first_errors(messages, 2) == "a: error: b\n1\n(more is left out)\n");
  REQUIRE(first_errors(messages, 3) == "a: error: b\n1\n2\n");
}

TEST_CASE("the sum of a report tells what is broken from what is not reached") {
  using Status = Verdict::Status;
  const auto of = [](std::vector<Status> every) {
    std::vector<Verdict> verdicts;
    for (const Status status : every) verdicts.push_back({"answer.stays", status, 1, {}, {}});
    return total_line(verdicts);
  };
  REQUIRE(of({Status::kept, Status::kept}) == "All 2 clauses are kept.");
  REQUIRE(of({Status::broken, Status::kept}) == "1 of 2 clauses is broken.");
  REQUIRE(of({Status::broken, Status::not_reached, Status::not_reached}) ==
          "1 of 3 clauses is broken, 2 are not reached.");
  REQUIRE(of({Status::broken, Status::broken, Status::not_reached}) ==
          "2 of 3 clauses are broken, 1 is not reached.");
}

TEST_CASE("a clause that was never tested names those that stand in its way") {
  Verdicts verdicts({"answer.stays", "answer.survives"});
  Finding finding;
  finding.clause = "answer.survives";
  verdicts.record(finding);
  verdicts.close();
  REQUIRE(verdicts.all().front().status == Verdict::Status::not_reached);
  REQUIRE(verdicts.all().front().why == "not put to the test: see answer.survives");
}

TEST_CASE("a part is found by its id and by its folder, with or without a slash at the end") {
  for (const char* name : {"2022/b", "2022/b/", "oxford-2022/b", "oxford-2022/b//"}) {
    REQUIRE(find_part(name) != nullptr);
    REQUIRE(find_part(name)->id == "2022/b");
  }
  for (const char* name : {"", "/", "2022", "oxford-2022", "2022/bb"})
    REQUIRE(find_part(name) == nullptr);
}

TEST_CASE("progress is a bar of twenty with its percentage, and never as wide as the terminal") {
  REQUIRE(progress_line(0, "compiling", 80) == "[--------------------]   0 %  compiling");
  REQUIRE(progress_line(0.5, "N = 9", 80) == "[##########----------]  50 %  N = 9");
  REQUIRE(progress_line(7, "N = 9", 80) == "[####################] 100 %  N = 9");
  REQUIRE(progress_line(0.5, "N = 9", 32).size() == 31);
}

TEST_CASE("a piece of the work fills its own part of the bar") {
  double told = -1;
  const Progress whole = [&](double done, const std::string&) { told = done; };
  piece_of(whole, 0.25, 0.75)(0.5, "half");
  REQUIRE(told == 0.5);
  piece_of(whole, 0.25, 0.75)(1, "all");
  REQUIRE(told == 0.75);
}
