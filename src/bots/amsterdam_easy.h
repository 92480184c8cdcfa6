// The policy `easy` of amsterdam.
#pragma once

#include "base/rng.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis::bots {

// For now the reference bot that looks one step ahead.
amsterdam::Action amsterdam_easy(const amsterdam::Rules& rules, const amsterdam::View& view,
                                 Rng& rng);

}  // namespace pakhuis::bots
