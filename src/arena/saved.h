// The text that an arena goes on from: what it plays, and its totals.
#pragma once

#include <string>
#include <string_view>

#include "arena/totals.h"
#include "registry/match.h"

namespace pakhuis::arena {

struct ArenaSetup;

std::string write_saved(const Match& start, const ArenaSetup& setup, const Totals& totals);

// Problems: "not-json" and others of a damaged text; "other-arena" with the part that differs.
Result<Totals> read_saved(std::string_view text, const Match& start, const ArenaSetup& setup,
                          std::size_t bots);

}  // namespace pakhuis::arena
