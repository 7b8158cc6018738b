/// \file
/// Random positions and raw states of extents that are too large to exhaust, and the preconditions
/// of construction: the same checks as in the exhaustions.
#include "raw_checks.hpp"
#include "support/generators.hpp"
#include "support/properties.hpp"

using namespace staircase;
using namespace staircase::chomp;
using namespace staircase::testing;

namespace {

const evidence::Declaration positions(evidence::Rung::tested,
                                      "A board keeps its promises in every position and for every "
                                      "cell, also in large extents",
                                      position_clauses());
const evidence::Declaration rows(evidence::Rung::tested,
                                 "Damaged row lengths are named clause by clause",
                                 invariant_clauses<RowBoundaryBoard>("row_boundary"));
const evidence::Declaration columns(evidence::Rung::tested,
                                    "Damaged column heights are named clause by clause",
                                    invariant_clauses<ColumnHeightBoard>("column_height"));
const evidence::Declaration flat(evidence::Rung::tested,
                                 "Damaged flat grids are named clause by clause",
                                 invariant_clauses<FlatBooleanBoard>("flat_boolean"));
const evidence::Declaration boolean(evidence::Rung::tested,
                                    "Damaged Boolean rows are named clause by clause",
                                    invariant_clauses<BooleanBoard>("boolean"));
const evidence::Declaration paths(evidence::Rung::tested,
                                  "Damaged lattice paths are named clause by clause",
                                  invariant_clauses<LatticePathBoard>("lattice_path"));
const evidence::Declaration limits(
    evidence::Rung::tested, "Extents beyond a limit are refused, and all others accepted",
    {evidence::clause<"chomp.extent.positive">(), evidence::clause<"chomp.extent.bounded">(),
     evidence::clause<"order_ideal.enumerable">(), evidence::clause<"chomp.extent.fits_memory">(),
     evidence::clause<"chomp.display.labels">()});

template <class B, class Other>
void position_property(evidence::Checks& checks) {
  for_all(B::name, [&checks] {
    const Extent extent = *extents(12);
    const Subject subject = Subject::of(extent, *row_lengths(extent));
    const auto cells = *rc::gen::container<std::vector<Cell>>(6, any_cells(extent));
    check_fresh<B>(checks, extent);
    check_position<B, Other>(checks, subject, cells);
  });
}

/// A valid raw state of a random position, as \p representation reads it off, then damaged by
/// \p damage some times or never.
template <class B, class Read, class Damage>
void damage_property(const evidence::Declaration& declaration, Read read, Damage damage) {
  evidence::Checks checks(declaration);
  for_all(declaration.title(), [&] {
    const Extent extent = *extents(12);
    auto raw = read(B::from_row_lengths(extent, *row_lengths(extent)));
    const int times = *rc::gen::inRange(0, 4);
    for (int i = 0; i < times; ++i) damage(raw, extent);
    check_raw_entries<B>(checks, declaration.clauses(), extent, raw);
  });
  checks.finish();
}

/// Puts \p entry at a random place of \p entries, or now and then makes them one longer or shorter.
template <class Entries, class Entry>
void damage_entries(Entries& entries, Entry entry) {
  const int kind = *rc::gen::inRange(0, 12);
  if (kind == 0 || entries.empty()) {
    entries.push_back(entry);
  } else if (kind == 1) {
    entries.pop_back();
  } else {
    entries[*rc::gen::inRange<std::size_t>(0, entries.size())] = entry;
  }
}

/// The id that constructing or writing out breaks, or "".
template <class Action>
std::string id_broken(Action action) {
  const contract::Clause* const clause = quickly_broken(action);
  return clause == nullptr ? std::string() : std::string(clause->id);
}

}  // namespace

TEST_CASE(positions.title()) {
  evidence::Checks checks(positions);
  position_property<BooleanBoard, LatticePathBoard>(checks);
  position_property<FlatBooleanBoard, BooleanBoard>(checks);
  position_property<RowBoundaryBoard, FlatBooleanBoard>(checks);
  position_property<ColumnHeightBoard, RowBoundaryBoard>(checks);
  position_property<LatticePathBoard, ColumnHeightBoard>(checks);
  checks.finish();
}

TEST_CASE(rows.title()) {
  damage_property<RowBoundaryBoard>(
      rows, [](const RowBoundaryBoard& board) { return board.row(); },
      [](Ints& raw, Extent extent) {
        damage_entries(raw, *rc::gen::inRange(-2, extent.columns() + 3));
      });
}

TEST_CASE(columns.title()) {
  damage_property<ColumnHeightBoard>(
      columns, [](const ColumnHeightBoard& board) { return board.height(); },
      [](Ints& raw, Extent extent) {
        damage_entries(raw, *rc::gen::inRange(-2, extent.rows() + 3));
      });
}

TEST_CASE(flat.title()) {
  damage_property<FlatBooleanBoard>(
      flat, [](const FlatBooleanBoard& board) { return board.occupied(); },
      [](Flat& raw, Extent) {
        damage_entries(raw, *rc::gen::element<unsigned char>(0, 1, 2, 255));
      });
}

TEST_CASE(boolean.title()) {
  damage_property<BooleanBoard>(
      boolean, [](const BooleanBoard& board) { return board.occupied(); },
      [](Rows& raw, Extent) {
        const auto entry = *rc::gen::element<unsigned char>(0, 1, 2, 255);
        if (raw.empty() || *rc::gen::inRange(0, 12) == 0) {
          damage_entries(raw, Flat(1, entry));
        } else {
          damage_entries(raw[*rc::gen::inRange<std::size_t>(0, raw.size())], entry);
        }
      });
}

TEST_CASE(paths.title()) {
  damage_property<LatticePathBoard>(
      paths, [](const LatticePathBoard& board) { return board.path(); },
      [](Words& raw, Extent extent) {
        if (raw.empty() || *rc::gen::inRange(0, 12) == 0) {
          damage_entries(raw, 0ULL);
        } else {
          raw.back() ^=
              1ULL << *rc::gen::inRange(0, std::min(64, extent.columns() + extent.rows() + 3));
        }
      });
}

TEST_CASE(limits.title()) {
  evidence::Checks checks(limits);
  for_all(limits.title(), [&checks] {
    const auto side = rc::gen::weightedOneOf<int>(
        {{3, rc::gen::inRange(-3, 14)},
         {1, rc::gen::element(0, 1, 999'999, 1'000'000, 1'000'001, 2'000'000)},
         {3, rc::gen::inRange(1000, 60'000)}});
    const std::int64_t w = *side, h = *side;
    const auto tell = [&] { return std::to_string(w) + " x " + std::to_string(h); };
    const std::string refused = id_broken([&] { Extent(w, h); });
    const bool positive = 1 <= w && 1 <= h, bounded = w <= 1'000'000 && h <= 1'000'000;
    checks.check<"chomp.extent.positive">((refused == "chomp.extent.positive") == !positive, tell);
    checks.check<"chomp.extent.bounded">(
        (refused == "chomp.extent.bounded") == (positive && !bounded), tell);
    if (!refused.empty()) return;
    const Extent extent(w, h);
    // What is accepted and large is not made: only the refusal of what is too large is quick.
    if (w * h <= 10'000 || 16'777'216 < w * h) {
      const std::string written = id_broken([&] { OrderIdeal::rectangle(extent); });
      checks.check<"order_ideal.enumerable">(
          written == (w * h <= 16'777'216 ? "" : "order_ideal.enumerable"), tell);
    }
    if (w * h <= 10'000 || 1'073'741'824 < w * h) {
      const std::string wanted = w * h <= 1'073'741'824 ? "" : "chomp.extent.fits_memory";
      checks.check<"chomp.extent.fits_memory">(
          id_broken([&] { FlatBooleanBoard{extent}; }) == wanted &&
              id_broken([&] { BooleanBoard{extent}; }) == wanted,
          tell);
    }
    const std::string shown = id_broken([&] { display_text(extent, [](Cell) { return true; }); });
    checks.check<"chomp.display.labels">(shown == (w < 10 && h < 10 ? "" : "chomp.display.labels"),
                                         tell);
  });
  checks.finish();
}
