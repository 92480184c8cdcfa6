// The implementation of player.h, included by player.cpp.in alone.
#pragma once

#include "bots/match.h"
#include "thinking/choose.h"
#include "thinking/player.h"

namespace pakhuis::thinking {

template <Game G>
std::string choose_in(const TypedMatch<G>& match, std::string_view bot, Seat seat, Rng& rng,
                      int effort) {
    return match.write(choose<G>(bot, match.clockless_rules(),
                                 G::observe(match.rules(), match.game_state(), seat), rng, effort));
}

template <Game G>
std::string report_clock_in([[maybe_unused]] const TypedMatch<G>& match,
                            [[maybe_unused]] const std::vector<std::string>& names,
                            [[maybe_unused]] Rng& rng) {
    if constexpr (Clocked<G>) {
        const auto decide = [&](Seat seat, const typename G::View& view, Rng& dice) {
            return choose<G>(names[seat], match.clockless_rules(), view, dice);
        };
        return match.write(
            bots::clock_report<G>(match.clockless_rules(), match.game_state(), rng, decide));
    }
    return {};
}

}  // namespace pakhuis::thinking
