// The policy `easy` of merchants.
#pragma once

#include "base/rng.h"
#include "games/merchants/merchants.h"

namespace pakhuis::bots {

// For now the reference bot that looks one step ahead.
merchants::Action merchants_easy(const merchants::Rules& rules, const merchants::View& view,
                                 Rng& rng);

}  // namespace pakhuis::bots
