/// \file
/// Checking a list of P-positions by the proved checker.
#pragma once

#include "staircase/chomp/solve/certificate.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace staircase::cli {

/// An empty list for \p extent.
/// \throws UsageError when \p extent is one whose lists cannot be checked
chomp::Certificate empty_certificate(chomp::Extent extent);

/// A list for \p extent, read from \p in: a line a position, its row lengths from the poison's row
/// up with commas between, in any order. \p name is what messages call it.
/// \throws UsageError when a line is not such, or \p extent is one whose lists cannot be checked
chomp::Certificate read_certificate(std::istream& in, chomp::Extent extent,
                                    const std::string& name);

/// Checks \p certificate on \p threads threads, and calls \p progress, when there is one, now and
/// then with how many positions are done. The checker that is used is the library's, slice by
/// slice: one for each length of row 0.
/// \return the objection in the first slice that has one
std::optional<chomp::Objection> check(chomp::Certificate& certificate, int threads,
                                      const std::function<void(std::int64_t)>& progress);

/// Why something is refused, for people: two lines.
std::string objection_text(const chomp::Objection& objection);
/// Adds `clause`, `position` (row lengths) and `move` ([x, y]) to \p answer, each null where there
/// is none.
void add_objection(nlohmann::ordered_json& answer,
                   const std::optional<chomp::Objection>& objection);

/// What came of a check, for people: why the list is refused, or what is now known.
std::string verdict_text(const chomp::Certificate& certificate,
                         const std::optional<chomp::Objection>& objection);
/// The same for machines: an object with `columns`, `rows`, `listed`, `certified`, and what
/// `add_objection` adds.
std::string verdict_json(const chomp::Certificate& certificate,
                         const std::optional<chomp::Objection>& objection);

}  // namespace staircase::cli
