// The bots of one game, by its type. The build makes one source file for each game (player.cpp.in):
// after a change of one game only its own bots are compiled.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "registry/typed_match.h"
#include "thinking/net_shelf.h"
#include "thinking/thinking.h"

namespace pakhuis::thinking {

// Without a net the levels that need one play as `easy` does.
template <Game G>
Decision decide_in(const TypedMatch<G>& match, SharedNet net, std::string_view bot, Seat seat,
                   Rng& rng, const Pace& pace);
template <Game G>
std::string report_clock_in(const TypedMatch<G>& match, SharedNet net,
                            const std::vector<std::string>& bots, Rng& rng);

}  // namespace pakhuis::thinking
