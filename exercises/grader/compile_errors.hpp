/// \file
/// What an answer lacks, in words that need no knowledge of the judge's own files.
#pragma once

#include <cstddef>
#include <string>

namespace staircase::grade {

/// What an answer was compiled for.
struct Asked {
  std::string questions_file;  ///< the name of the judge's file
  std::string starter;         ///< the text of the file that students begin with
  std::string main_name;       ///< the name of that file
  std::string answer;          ///< the text of the answer
};

/// Explains those errors in a compiler's \p messages that arise because an answer lacks a name that
/// the judge's questions ask for, or declares it otherwise than the starter, whose declarations are
/// quoted.
/// \return a sentence and a declaration for each name, or nothing when the errors are of another
/// kind
std::string explanation(const std::string& messages, const Asked& asked);

/// The first \p most lines of \p messages, from the first error on; says when more is left out.
std::string first_errors(const std::string& messages, std::size_t most);

}  // namespace staircase::grade
