/// \file
/// Everything of the contract level.
#pragma once

#include "staircase/contract/check.hpp"
#include "staircase/contract/clause.hpp"
#include "staircase/contract/describe.hpp"
#include "staircase/contract/findings.hpp"
#include "staircase/contract/handler.hpp"
#include "staircase/contract/refinement.hpp"
#include "staircase/contract/strength.hpp"
#include "staircase/contract/violation.hpp"
