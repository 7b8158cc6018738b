/// \file
/// What the questions about tests of Floyd's facts include before the answer.
#pragma once

#include "claims.hpp"
#include "desk.hpp"
#include "protocol.h"

#include <array>
#include <iterator>
#include <stdexcept>
#include <string>
