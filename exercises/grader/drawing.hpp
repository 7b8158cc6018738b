/// \file
/// Pictures for people.
#pragma once

#include "model.hpp"
#include "verdicts.hpp"

#include <functional>
#include <string>
#include <vector>

namespace staircase::grade {

/// The mark of each cell, row by row from the top, with the exam's labels where they fit; of large
/// boards the lower left part.
std::string marks_picture(chomp::Extent extent, const std::function<char(Cell)>& mark);

/// The cells of an n x n board for which \p holds says true.
std::string picture(int n, const std::function<bool(Cell)>& holds);

/// The cells given, where they differ from those expected marked: `+` is too many, `-` is missing.
std::string marked_picture(int n, const std::function<bool(Cell)>& expected,
                           const std::function<bool(Cell)>& given);

/// \p text with the end of every line made visible as `|`, lines that differ from those of \p other
/// marked by `<`, and characters that cannot be seen written out.
std::string visible_text(const std::string& text, const std::string& other);

/// The panels side by side, their titles above them, every line indented by \p indent.
std::string side_by_side(const std::vector<Panel>& panels, int indent);

}  // namespace staircase::grade
