/// \file
/// Classes to be tested: right ones, and wrong ones with one fault each.
#pragma once

#include "script.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace staircase::grade {

/// One class to be tested.
struct Specimen {
  std::string fault;   ///< its name; empty for a right class
  std::string clause;  ///< the clause that is broken by tests that are mistaken about it
  std::string about;   ///< what is wrong with it, or in which way it is right; gives no test away
};

/// All of them, right ones first.
const std::vector<Specimen>& specimens();

/// Boards of one class, as an answer uses them.
///
/// A board is stored as the heights of its columns, and what is said of it comes from them, but for
/// the one fault.
class Subject {
 public:
  /// No boards yet.
  explicit Subject(const Specimen& specimen) : fault_(specimen.fault), about_(specimen.about) {}

  /// Does what is asked.
  Reply answer(const Step& step);
  /// The last calls, with what was returned.
  std::string last_calls() const;

 private:
  struct Board {
    int n = 1;
    std::vector<int> height;
    int hidden = 0;  // by how much the count is wrong
  };

  Reply do_step(const Step& step);
  Reply make(int id, int n);
  Reply move(Board& board, Cell cell);
  Reply refuse(Board& board, Cell cell) const;
  bool holds(const Board& board, Cell cell) const;
  bool legal(const Board& board, Cell cell) const;
  int count(const Board& board) const;
  std::string picture(const Board& board) const;
  int home(int id) const;
  bool has(const char* fault) const { return fault_ == fault; }

  std::string fault_;
  std::string about_;
  std::map<int, Board> boards_;
  std::map<int, int> home_;
  std::vector<std::string> calls_;
};

}  // namespace staircase::grade
