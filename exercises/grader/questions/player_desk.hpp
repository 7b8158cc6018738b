/// \file
/// What the questions of Floyd's player include before the answer.
#pragma once

#include "raw_text.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <vector>
