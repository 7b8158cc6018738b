/// \file
/// The trial of an answer to (a)(i): two essentially different representations of a position.
#pragma once

#include "examiner.hpp"
#include "progress.hpp"
#include "raw_array.hpp"

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace staircase::grade {

/// Reads the data that an answer returns back, and compares what it stands for with the position.
/// Which of the two representations is the first is the answer's choice; how each is to be read it
/// says itself.
class EncodingsTrial {
 public:
  /// Of \p program, into \p verdicts. \p progress is told what is being done.
  EncodingsTrial(const Program& program, Verdicts& verdicts, std::uint64_t seed, Progress progress);

  /// Runs it. Never throws for what the answer does.
  void run();
  /// How many questions were answered.
  std::uint64_t questions() const noexcept { return examiner_.questions(); }

  /// The clauses that it judges, in the order of reports.
  static std::vector<std::string> clauses();

 private:
  /// One of the two representations.
  struct Encoding {
    std::string function;  ///< "first"
    int question = 0;      ///< the number of its question; that of its example is one less
    int task = 0;          ///< the task of its function; that of its example is one less
    Form form = Form::flat_boolean;
  };

  void ask_forms();
  void check_example(const Encoding& encoding);
  void check_all(const Encoding& encoding);
  bool check_batch(const Encoding& encoding, int n, const std::vector<OrderIdeal>& ideals);
  void check_growth();
  std::vector<OrderIdeal> random_ideals(int n);
  Finding wrong_data(const Encoding& encoding, int n, const OrderIdeal& ideal,
                     const Reply& reply) const;
  void die(const Finding& death, const Encoding& encoding, int n, const OrderIdeal& ideal);
  void complain(const Heard& heard, const Script& script, const Encoding& encoding);

  Examiner examiner_;
  Verdicts& verdicts_;
  std::mt19937_64 random_;
  Progress progress_;
  std::array<Encoding, 2> encodings_{{{"first", 2, 2}, {"second", 4, 4}}};
};

}  // namespace staircase::grade
