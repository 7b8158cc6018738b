/// \file
/// What happens when a clause is broken, and how to change that for a while.
///
/// The handler and the two flags below are the only state the library keeps outside its objects.
/// Each thread has its own, and only the guards in this file change it, so that no thread and no
/// library can surprise another.
#pragma once

#include "staircase/contract/violation.hpp"

#include <cstdio>
#include <cstdlib>

namespace staircase::contract {

/// Takes a violation. It must not return: it throws, ends the program, or leaves by other means.
using Handler = void (*)(const Violation&);

/// Prints the violation on the standard error stream and aborts.
[[noreturn]] inline void abort_on_violation(const Violation& violation) {
  std::fputs(to_text(violation).c_str(), stderr);
  std::abort();
}

/// Throws `ContractViolation`; in a build without exceptions, prints and aborts.
[[noreturn]] inline void throw_on_violation(const Violation& violation) {
#if defined(__cpp_exceptions)
  throw ContractViolation(violation);
#else
  abort_on_violation(violation);
#endif
}

namespace detail {

/// The contract state of one thread.
struct ThreadState {
  Handler handler = &throw_on_violation;
  bool checking = false;   ///< a guard is evaluating an abstraction or an invariant
  bool reporting = false;  ///< a violation is being described
};

inline constinit thread_local ThreadState thread_state{};

/// Sets a flag for a scope and restores it.
class [[nodiscard]] FlagScope {
 public:
  explicit FlagScope(bool& flag) noexcept : flag_(flag), before_(std::exchange(flag, true)) {}
  ~FlagScope() { flag_ = before_; }
  FlagScope(const FlagScope&) = delete;
  FlagScope& operator=(const FlagScope&) = delete;

 private:
  bool& flag_;
  bool before_;
};

}  // namespace detail

/// Installs a handler for this thread until the end of the scope.
/// \code
/// const ScopedHandler quiet{[](const Violation&) { throw MyError{}; }};
/// \endcode
class [[nodiscard]] ScopedHandler {
 public:
  /// Installs \p handler, which must not be null.
  explicit ScopedHandler(Handler handler) noexcept
      : before_(std::exchange(detail::thread_state.handler, handler)) {}
  ~ScopedHandler() { detail::thread_state.handler = before_; }
  ScopedHandler(const ScopedHandler&) = delete;
  ScopedHandler& operator=(const ScopedHandler&) = delete;

 private:
  Handler before_;
};

/// Hands \p violation to this thread's handler. A handler that returns ends the program: after a
/// broken clause nothing may go on as if it held.
[[noreturn]] inline void report(const Violation& violation) {
  detail::thread_state.handler(violation);
  std::fputs("a contract handler returned; it must throw or end the program\n", stderr);
  abort_on_violation(violation);
}

}  // namespace staircase::contract
