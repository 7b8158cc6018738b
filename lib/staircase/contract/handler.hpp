/// \file
/// What happens when a clause is broken, and how to change that for a while.
///
/// The handler and the two flags below are the only state the library keeps outside its objects.
/// Each thread has its own, and only the scopes in this file change it, so that no thread and no
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
  bool checking = false;           ///< a guard is evaluating an abstraction or an invariant
  Violation* described = nullptr;  ///< the violation that is being described
};

inline constinit thread_local ThreadState thread_state{};

/// Gives a variable another value for a scope and restores it.
template <class T>
class [[nodiscard]] ValueScope {
 public:
  ValueScope(T& variable, T value) noexcept
      : variable_(variable), before_(std::exchange(variable, value)) {}
  ~ValueScope() { variable_ = before_; }
  ValueScope(const ValueScope&) = delete;
  ValueScope& operator=(const ValueScope&) = delete;

 private:
  T& variable_;
  T before_;
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

namespace detail {

/// Calls \p describe, which fills in \p violation, and reports it. The guards are off meanwhile.
///
/// To describe a broken object may break further clauses. What is reported is then still the first
/// violation, as far as it was described: it is the one to mend.
template <class Describe>
[[noreturn]] void describe_and_report(Violation& violation, Describe describe) {
  if (Violation* const first = thread_state.described; first != nullptr) {
    first->representation =
        "(cannot be described: that breaks " + std::string(violation.clause->id) + ")";
    report(*first);
  }
  {
    const ValueScope described(thread_state.described, &violation);
    const ValueScope checking(thread_state.checking, true);
    describe();
  }
  report(violation);
}

}  // namespace detail
}  // namespace staircase::contract
