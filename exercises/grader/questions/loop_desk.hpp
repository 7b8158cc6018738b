/// \file
/// What the questions of (c) include before the answer.
#pragma once

#include "board.hpp"
#include "desk.hpp"

#include <cstdio>
#include <cstring>
#include <istream>
#include <ostream>
#include <sstream>
#include <streambuf>
#include <string>
