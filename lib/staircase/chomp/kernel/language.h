#ifndef STAIRCASE_CHOMP_KERNEL_LANGUAGE_H
#define STAIRCASE_CHOMP_KERNEL_LANGUAGE_H
/// \file
/// What the two languages of the kernels do not share.
///
/// A kernel header is read four times: Frama-C proves it as C, the C++ compiler evaluates it in
/// `static_assert`, the boards run it, and the site shows it. So it is written in the subset that
/// C and constexpr C++20 have in common (pointers, integers, no cast, no library), and these are
/// the only macros in it.

/// \def STAIRCASE_KERNEL
/// Begins a kernel: usable in constant expressions in C++, an ordinary inline function in C.
/// \def STAIRCASE_NOEXCEPT
/// No kernel throws; only C++ can say so.
/// \def STAIRCASE_KERNEL_BEGIN
/// Opens `staircase::chomp::kernel`; C has no namespaces, there the name prefixes are enough.
/// \def STAIRCASE_KERNEL_END
/// Closes what STAIRCASE_KERNEL_BEGIN opened.
#ifdef __cplusplus
#define STAIRCASE_KERNEL constexpr
#define STAIRCASE_NOEXCEPT noexcept
#define STAIRCASE_KERNEL_BEGIN namespace staircase::chomp::kernel {
#define STAIRCASE_KERNEL_END }
#else
#define STAIRCASE_KERNEL static inline
#define STAIRCASE_NOEXCEPT
#define STAIRCASE_KERNEL_BEGIN
#define STAIRCASE_KERNEL_END
#endif

#endif
