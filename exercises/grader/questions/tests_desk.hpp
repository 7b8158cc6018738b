/// \file
/// What the questions of the tests of (b) include before the answer.
#pragma once

#include "desk.hpp"
#include "protocol.h"
#include "subject.hpp"

#include <stdexcept>
#include <string>
