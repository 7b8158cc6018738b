// Your answer to 2019 (a)(i). Edit this file only, then ask:  grade 2019/a_i encodings.hpp
#pragma once

#include <vector>

namespace answer {

/// The ways to store a board of n x n. Given: leave the list as it is.
enum class Form {
  nested_boolean,  ///< std::vector<std::vector<bool>> occupied: occupied[y][x], is the cell (x, y) there?
  flat_boolean,    ///< std::vector<bool> occupied: occupied[y * n + x], is the cell (x, y) there?
  row_boundary,    ///< std::vector<int> row: row[y], how many cells are in row y?
  column_heights,  ///< std::vector<int> height: height[x], how many cells are in column x?
};

/// How a position is told to you: holds(x, y) is true when the cell (x, y) is there, and false for
/// any other two integers. Given: leave it as it is.
using Holds = bool (*)(int x, int y);

/// Your first representation. If you choose another, change the types of the two functions too.
constexpr Form first_form = Form::nested_boolean;

/// Task 1. The worked example, 6 x 6, in your first representation: write the values down.
inline std::vector<std::vector<bool>> first_example() { return {}; }

/// Task 2. Any position of n x n in your first representation.
inline std::vector<std::vector<bool>> first(int /*n*/, Holds /*holds*/) { return {}; }

/// Your second representation.
constexpr Form second_form = Form::row_boundary;

/// Task 3. The worked example in your second representation: write the values down.
inline std::vector<int> second_example() { return {}; }

/// Task 4. Any position of n x n in your second representation.
inline std::vector<int> second(int /*n*/, Holds /*holds*/) { return {}; }

}  // namespace answer
