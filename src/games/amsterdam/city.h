// The crests in the city.
#pragma once

#include "games/amsterdam/rules.h"

namespace pakhuis::amsterdam {

// Of those that bridges join, the most; of equals the one with the lowest block.
BlockSet largest_group(const Rules& rules, BlockSet crests);

}  // namespace pakhuis::amsterdam
