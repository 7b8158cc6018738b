/// \file
/// How much is checked: the macro `STAIRCASE_CONTRACTS` and the namespace that carries it.
///
/// | value   | checks                                             | cost of an operation         |
/// | ------- | -------------------------------------------------- | ---------------------------- |
/// | `off`   | nothing but input from outside (extents, raw data) | the bare kernel              |
/// | `pre`   | preconditions too                                  | O(1) more                    |
/// | `rep`   | representation invariants too                      | linear in the representation |
/// | `audit` | abstraction, postconditions, the commuting square  | linear in the extent's area  |
///
/// Without the macro, a build with `NDEBUG` means `pre` and any other means `audit`.
#pragma once

/// \cond
#define STAIRCASE_LEVEL_off 1
#define STAIRCASE_LEVEL_pre 2
#define STAIRCASE_LEVEL_rep 3
#define STAIRCASE_LEVEL_audit 4
#define STAIRCASE_JOIN_(a, b) a##b
#define STAIRCASE_JOIN(a, b) STAIRCASE_JOIN_(a, b)
/// \endcond

#ifndef STAIRCASE_CONTRACTS
#ifdef NDEBUG
#define STAIRCASE_CONTRACTS pre
#else
/// The chosen strength: `off`, `pre`, `rep` or `audit`, as the table above says. Define it for a
/// whole program on the command line, as the CMake option of the same name does.
#define STAIRCASE_CONTRACTS audit
#endif
#endif

/// The chosen strength as a number for the preprocessor: 1 `off`, 2 `pre`, 3 `rep`, 4 `audit`.
#define STAIRCASE_LEVEL STAIRCASE_JOIN(STAIRCASE_LEVEL_, STAIRCASE_CONTRACTS)

#if STAIRCASE_LEVEL < 1
#error "STAIRCASE_CONTRACTS must be one of: off, pre, rep, audit"
#endif

/// The inline namespace of everything whose checks depend on the strength. Objects of two strengths
/// have two types, so one program can hold both and the linker never mixes them.
#define STAIRCASE_STRENGTH STAIRCASE_JOIN(checked_, STAIRCASE_CONTRACTS)

namespace staircase::contract {

/// What is checked, in order of cost; each strength includes the ones before it.
enum class Strength { off = 1, pre, rep, audit };

inline namespace STAIRCASE_STRENGTH {

/// The strength this translation unit was compiled with.
inline constexpr Strength strength{STAIRCASE_LEVEL};

/// True when checks of strength \p wanted are on here.
constexpr bool checks(Strength wanted) noexcept { return wanted <= strength; }

}  // namespace STAIRCASE_STRENGTH
}  // namespace staircase::contract
