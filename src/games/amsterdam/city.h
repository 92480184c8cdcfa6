// The crests in the city.
#pragma once

#include "games/amsterdam/rules.h"

namespace pakhuis::amsterdam {

// The largest group that bridges join; of equal groups the one with the lowest block.
BlockSet largest_group(const Rules& rules, BlockSet crests);

}  // namespace pakhuis::amsterdam
