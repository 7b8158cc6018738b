/// \file
/// The compiler plays: boards and model in constant expressions, with every check that the build
/// has. A test compiles this file, and no program contains it.
#include "chomp/constant_boards.hpp"

using namespace staircase::chomp;
using namespace staircase::testing;

static_assert(plays_a_game<BooleanBoard>());
static_assert(plays_a_game<FlatBooleanBoard>());
static_assert(plays_a_game<RowBoundaryBoard>());
static_assert(plays_a_game<ColumnHeightBoard>());
static_assert(plays_a_game<LatticePathBoard>());
static_assert(converts<BooleanBoard>());
static_assert(converts<FlatBooleanBoard>());
static_assert(converts<RowBoundaryBoard>());
static_assert(converts<ColumnHeightBoard>());
static_assert(converts<LatticePathBoard>());
