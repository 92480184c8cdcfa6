// The bots of one game, by its type. The build makes one source file for each game (player.cpp.in):
// after a change of one game only its own bots are compiled.
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
