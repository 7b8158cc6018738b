/// \file
/// What an answer lacks, in words that need no knowledge of the judge's own files.
#pragma once

#include <string>

namespace staircase::grade {

/// Explains those errors in a compiler's \p messages that arise because an answer lacks a name that
/// the judge's \p questions_file asks for, or declares it otherwise than the starter. \p starter is
/// the text of the file \p main_name that students begin with; its declarations are quoted.
/// \return a sentence and a declaration for each name, or nothing when the errors are of another
/// kind
std::string explanation(const std::string& messages, const std::string& questions_file,
                        const std::string& starter, const std::string& main_name);

}  // namespace staircase::grade
