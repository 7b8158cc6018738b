/// \file
/// The global operator new, replaced. In a file of its own, so that the compiler does not take the
/// malloc and free inside for mismatched ones.
#include "chomp/largest_request.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>

std::size_t staircase::testing::largest_request = 0;

void* operator new(std::size_t size) {
  using staircase::testing::largest_request;
  largest_request = std::max(largest_request, size);
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
// The library pairs this one with the same delete, so it must come from the same place.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
