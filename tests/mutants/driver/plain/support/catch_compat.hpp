/// \file
/// The few macros of a test framework that some tests use, in plain C++: such a test then compiles
/// as fast as a part of the driver, and can be asked about hundreds of changed libraries. It comes
/// before the header of the same name that includes the framework.
#pragma once

#include "mutants/driver/driver.hpp"

#include <string_view>
#include <tuple>
#include <vector>

namespace staircase::mutants::plain {

/// A test case by its name.
struct Case {
  std::string_view name;  ///< "chomp.show.exact: what is promised", or words alone
  void (*run)();          ///< the test
};

/// All test cases, in the order of the file.
inline std::vector<Case>& cases() {
  static std::vector<Case> all;
  return all;
}

/// The clause that the present test case is about.
inline std::string_view& clause() {
  static std::string_view present;
  return present;
}

/// Adds a test case.
struct Registered {
  /// Adds \p test_case to `cases`.
  explicit Registered(Case test_case) { cases().push_back(test_case); }
};

/// Ends the program with a report unless \p holds.
inline void check(bool holds, const char* expression) {
  expect(holds, clause(), "false", expression);
}

/// Whether \p action throws an \p Exception.
template <class Exception, class Action>
bool throws(Action action) {
  try {
    action();
  } catch (const Exception&) {
    return true;
  }
  return false;
}

/// Calls \p visit for each type of a list.
template <class... Types, class Visit>
void for_each_type(std::type_identity<std::tuple<Types...>>, Visit visit) {
  (visit.template operator()<Types>(), ...);
}

}  // namespace staircase::mutants::plain

namespace staircase::mutants {
void ask_everything() {
  for (const auto& [name, run] : plain::cases()) {
    const auto colon = name.find(": ");
    const bool names = colon != name.npos && name.substr(0, colon).find(' ') == name.npos;
    plain::clause() = names ? name.substr(0, colon) : "chomp.parse.exact";
    ask({std::string(plain::clause()), "a test in plain C++"});
    run();
  }
}
}  // namespace staircase::mutants

#define PLAIN_NAME_OF(name, line) name##line
#define PLAIN_NAME(name, line) PLAIN_NAME_OF(name, line)
#define PLAIN_CASE PLAIN_NAME(test_case_, __LINE__)
#define PLAIN_FIRST(name, ...) name
#define PLAIN_REGISTERED \
  static const staircase::mutants::plain::Registered PLAIN_NAME(registered_, __LINE__)
#define TEST_CASE(...)                                          \
  static void PLAIN_CASE();                                     \
  PLAIN_REGISTERED({PLAIN_FIRST(__VA_ARGS__, ""), PLAIN_CASE}); \
  static void PLAIN_CASE()
#define TEMPLATE_LIST_TEST_CASE(name, tags, ...)                     \
  template <class TestType>                                          \
  static void PLAIN_CASE();                                          \
  PLAIN_REGISTERED({name, [] {                                       \
    staircase::mutants::plain::for_each_type(                        \
        std::type_identity<__VA_ARGS__>(),                           \
        []<class Type>() { PLAIN_CASE<Type>(); });                   \
  }});                                                               \
  template <class TestType>                                          \
  static void PLAIN_CASE()
#define CHECK(...) staircase::mutants::plain::check(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__)
#define REQUIRE(...) CHECK(__VA_ARGS__)
#define CHECK_FALSE(...) CHECK(!(__VA_ARGS__))
#define CHECK_THROWS_AS(expression, type) \
  CHECK(staircase::mutants::plain::throws<type>([&] { static_cast<void>(expression); }))
#define CAPTURE(...) static_cast<void>(0)
