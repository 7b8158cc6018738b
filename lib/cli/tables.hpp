/// \file
/// Tables of P-positions for the commands: worked out, saved, opened, refused.
#pragma once

#include "staircase/chomp/model/extent.hpp"
#include "staircase/chomp/solve/table.hpp"

#include <string>

namespace staircase::cli {

/// Refuses, by a `UsageError` with the figures, rectangles whose table cannot be worked out with
/// the memory that is free now. Asks for none of it. \p what names the rectangle.
void require_room_for_table(std::int64_t columns, std::int64_t rows, const std::string& what);

/// The table in the file \p path, mapped into memory and checked whole. A `UsageError` when there
/// is no such file or it is anything but a table.
chomp::PTable open_table(const std::string& path);

/// Writes \p table to \p path.
void save_table(const chomp::PTable& table, const std::string& path);

/// A table that covers \p extent. When \p path is not empty and there is such a file, it is opened,
/// and when layers are missing in it these are worked out; it must be of a table that covers the
/// extent, or would when complete. When there is none, the table is worked out and saved there.
/// While this goes on, what is done is saved from time to time, and a line of progress is kept on
/// the standard error stream if that is a terminal. At most \p threads threads are used, and never
/// more than two.
chomp::PTable table_for(chomp::Extent extent, const std::string& path, int threads);

}  // namespace staircase::cli
