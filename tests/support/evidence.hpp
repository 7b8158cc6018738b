/// \file
/// What a test is evidence for: it declares the clauses that it checks, and proves when it runs
/// that it checked each of them. The evidence table is made from the declarations.
#pragma once

#include "staircase/contract/contract.hpp"
#include "support/catch_compat.hpp"

#include <array>
#include <cstdint>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace staircase::evidence {

/// How far a test goes.
enum class Rung {
  tested,    ///< some cases of a large space, chosen at random
  exhausted  ///< every case of a small space
};

/// The rung's name in the evidence table.
constexpr std::string_view name(Rung rung) noexcept {
  return rung == Rung::tested ? "tested" : "exhausted";
}

/// A test's title and the clauses that it checks, declared before the test case that bears the
/// title.
class Declaration {
 public:
  /// Declares and lists it.
  Declaration(Rung rung, const char* title, std::vector<contract::Clause> clauses)
      : rung_(rung), title_(title), clauses_(std::move(clauses)) {
    listed().push_back(this);
  }
  Declaration(const Declaration&) = delete;
  Declaration& operator=(const Declaration&) = delete;
  ~Declaration() = default;

  /// How far the test goes.
  Rung rung() const noexcept { return rung_; }
  /// The name of the test case.
  const char* title() const noexcept { return title_; }
  /// The clauses that it checks.
  const std::vector<contract::Clause>& clauses() const noexcept { return clauses_; }

  /// Writes every declaration of this program, a line a clause: rung, clause, title.
  static void list(std::ostream& out) {
    for (const Declaration* one : listed()) {
      for (const contract::Clause& clause : one->clauses_)
        out << name(one->rung_) << '\t' << clause.id << '\t' << one->title_ << '\n';
    }
  }

 private:
  /// Filled before main() and only read afterwards.
  static std::vector<const Declaration*>& listed() {
    static std::vector<const Declaration*> all;
    return all;
  }

  Rung rung_;
  const char* title_;
  std::vector<contract::Clause> clauses_;
};

/// Shorthand for the entry of the clause list.
template <contract::Id id>
constexpr contract::Clause clause() {
  return contract::declared<id>;
}

/// A check that failed; it names the clause. An exception, so that RapidCheck shrinks it and Catch2
/// prints it.
class Broken : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The checks of one run of a test, counted clause by clause.
class Checks {
 public:
  /// For the test that made this declaration.
  explicit Checks(const Declaration& declaration) : declaration_(declaration) {}

  /// One check of a clause. When it does not hold, throws Broken with the clause and what \p tell
  /// returns.
  template <contract::Id id, class Tell>
  void check(bool holds, Tell tell) {
    constexpr std::size_t number = contract::clause_number(id.view());
    static_assert(number < contract::clauses.size(), "this clause is not in the list");
    ++counts_[number];
    if (!holds) fail(contract::clauses[number], tell());
  }

  /// The same for a clause that is known only when the test runs.
  template <class Tell>
  void check(std::string_view id, bool holds, Tell tell) {
    const std::size_t number = contract::clause_number(id);
    if (number == contract::clauses.size()) throw Broken("no clause is called " + std::string(id));
    ++counts_[number];
    if (!holds) fail(contract::clauses[number], tell());
  }

  /// How often a clause was checked.
  std::int64_t count(std::string_view id) const { return counts_[contract::clause_number(id)]; }

  /// Demands that exactly the declared clauses were checked. In a build that does not check
  /// preconditions, those cannot be seen refused and may be missing.
  void finish() const {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      const contract::Clause& one = contract::clauses[i];
      INFO(one.id);
      bool declared = false;
      for (const contract::Clause& other : declaration_.clauses()) declared |= other == one;
      const bool needed = contract::checks(contract::Strength::pre) ||
                          (one.kind != contract::Kind::pre && one.id != "chomp.move.refused");
      if (!declared) CHECK(counts_[i] == 0);
      if (declared && needed) CHECK(counts_[i] > 0);
    }
  }

 private:
  [[noreturn]] static void fail(const contract::Clause& clause, const std::string& told) {
    throw Broken(std::string(clause.id) + " is broken: " + std::string(clause.sentence) + "\n" +
                 told);
  }

  const Declaration& declaration_;
  std::array<std::int64_t, contract::clauses.size()> counts_{};
};

}  // namespace staircase::evidence
