/// \file
/// What the judge found out, clause by clause.
#pragma once

#include "script.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace staircase::grade {

/// A titled picture.
struct Panel {
  std::string title;  ///< what it shows
  std::string text;   ///< its lines
};

/// One clause, broken in one case.
struct Finding {
  std::string clause;                ///< its id
  Script script;                     ///< what was asked
  std::size_t at = 0;                ///< the step that shows or causes it
  std::string expected;              ///< one line
  std::string given;                 ///< one line
  std::vector<Panel> panels;         ///< to be drawn side by side
  std::string note;                  ///< what else is known, possibly several lines
  int task = 0;                      ///< the task of question.md that it belongs to
  std::vector<std::string> lines{};  ///< the case in words, where the script does not tell it
  int size = 0;                      ///< N of the case, where the script does not tell it
};

/// What became of one clause.
struct Verdict {
  /// Every clause of a part is one of these.
  enum class Status { kept, broken, not_reached };
  std::string clause;              ///< its id
  Status status = Status::kept;    ///< see above; final after `Verdicts::close`
  std::uint64_t checks = 0;        ///< how often it was checked
  std::optional<Finding> finding;  ///< the smallest case that breaks it
  std::string why;                 ///< why it was not reached
};

/// The word for \p status in reports.
std::string_view name(Verdict::Status status);

/// The verdicts on all clauses of a part.
///
/// \invariant a verdict is broken exactly when it has a finding
class Verdicts {
 public:
  /// Nothing is known yet of \p clauses. Each must be in the clause list.
  explicit Verdicts(const std::vector<std::string>& clauses);

  /// \p clause was checked, and held, \p times.
  void checked(std::string_view clause, std::uint64_t times = 1) { find(clause).checks += times; }
  /// An answer in a process of its own was asked \p times, and kept to the rules: it survived,
  /// ended in time, stayed, replied, and used no more memory than it may.
  void checked_conduct(std::uint64_t times = 1);
  /// Whether \p clause is known to be broken.
  bool broken(std::string_view clause) const { return find(clause).finding.has_value(); }
  /// Breaks the finding's clause, unless it was broken before. \return whether it was not
  bool record(const Finding& finding);
  /// Puts a smaller case in the place of the one known.
  void replace(const Finding& finding) { find(finding.clause).finding = finding; }
  /// \p clause cannot be judged any more, or not in full. The first reason counts.
  void give_up(std::string_view clause, const std::string& why);
  /// Nothing can be judged any more: clauses that are not broken are not reached.
  void give_up_all(const std::string& why);
  /// An answer that compiles is asked no more: all other clauses that are not broken are not
  /// reached.
  void give_up_asking(const std::string& why);
  /// Whether \p clause was put to the test at least once.
  bool tested(std::string_view clause) const { return find(clause).checks > 0; }
  /// Settles the status of every clause.
  void close();

  /// All of them, in the order they were given.
  const std::vector<Verdict>& all() const noexcept { return verdicts_; }
  /// Whether every clause is kept.
  bool all_kept() const;

 private:
  Verdict& find(std::string_view clause);
  const Verdict& find(std::string_view clause) const;
  std::string in_the_way() const;

  std::vector<Verdict> verdicts_;
};

}  // namespace staircase::grade
