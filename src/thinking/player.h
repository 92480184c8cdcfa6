// The bots of one game, behind its type. The build compiles one file for each game
// (player.cpp.in), so that a change of one game compiles its bots alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "registry/typed_match.h"

namespace pakhuis::thinking {

template <Game G>
std::string choose_in(const TypedMatch<G>& match, std::string_view bot, Seat seat, Rng& rng,
                      int effort);
template <Game G>
std::string report_clock_in(const TypedMatch<G>& match, const std::vector<std::string>& bots,
                            Rng& rng);

}  // namespace pakhuis::thinking
