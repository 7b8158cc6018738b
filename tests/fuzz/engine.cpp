// Where libFuzzer enters the target that STAIRCASE_FUZZ_TARGET names.
#include "fuzz/target.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  staircase::fuzz::STAIRCASE_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}
