/// \file
/// Waits until files are saved.
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

namespace staircase::grade {

/// Does \p work, and does it again whenever one of \p files was saved. A file that is gone for a
/// moment, as while an editor saves, is waited for.
/// \return what \p work returned last, when the program is asked to stop
int watch(const std::vector<std::filesystem::path>& files, const std::function<int()>& work);

}  // namespace staircase::grade
