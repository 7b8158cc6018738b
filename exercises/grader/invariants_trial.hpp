/// \file
/// The trial of an answer to (a)(ii): representation invariants and abstraction functions over raw
/// arrays, and a table of costs.
#pragma once

#include "examiner.hpp"
#include "progress.hpp"
#include "raw_array.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace staircase::grade {

/// Which two representations a part is about, and what its functions are called.
struct Representations {
  Form cells = Form::flat_boolean;       ///< the one that stores truth values
  Form boundary = Form::column_heights;  ///< the one that stores numbers
  std::string boundary_functions;        ///< what the functions on numbers begin with: "heights"
};

/// Asks an invariant about every raw array of tiny boards, and an abstraction function about every
/// array that stands for a position.
///
/// Cases come in order of size, so the first that fails is the smallest. What is right is decided
/// by `fault`, which tests/exercises holds against the definition: an array is meaningful exactly
/// when it is the image of a position.
class InvariantsTrial {
 public:
  /// Of \p program, into \p verdicts. \p progress is told what is being done.
  InvariantsTrial(const Program& program, Verdicts& verdicts, Representations representations,
                  Progress progress);

  /// Runs it. Never throws for what the answer does.
  void run();
  /// How many questions were answered.
  std::uint64_t questions() const noexcept { return examiner_.questions(); }

  /// The clauses that it judges, in the order of reports.
  static std::vector<std::string> clauses();

 private:
  /// A function of the answer, and what is known of it.
  struct Subject {
    std::string name;  ///< "heights_invariant"
    std::string kind;  ///< "cells", "boundary" or "counted", as in its clauses
    Form form = Form::flat_boolean;
    bool counted = false;      ///< whether a cached count belongs to the array
    int question = 0;          ///< its number
    int task = 0;              ///< the task it belongs to
    bool wrong_shapes = true;  ///< whether it is still asked about arrays of the wrong size
  };

  void check_invariant(Subject subject);
  bool check_arrays(Subject& subject, const std::vector<RawArray>& arrays);
  void judge_invariant(const Subject& subject, const RawArray& array, const Reply& reply);
  void check_abstraction(const Subject& subject);
  bool judge_abstraction(const Subject& subject, const RawArray& array, const Reply& reply);
  void check_costs();
  void die(const Finding& death, const Subject& subject, const RawArray& array);
  void complain(const Heard& heard, const Script& script, const Subject& subject,
                const std::vector<RawArray>& arrays);

  Examiner examiner_;
  Verdicts& verdicts_;
  Representations representations_;
  Progress progress_;
};

}  // namespace staircase::grade
