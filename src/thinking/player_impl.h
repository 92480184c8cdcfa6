// The implementation of player.h, included by player.cpp.in alone.
#pragma once

#include "bots/match.h"
#include "thinking/mind.h"
#include "thinking/player.h"

namespace pakhuis::thinking {

template <Game G>
Decision decide_in(const TypedMatch<G>& match, SharedNet net, std::string_view bot, Seat seat,
                   Rng& rng, const Pace& pace) {
    Mind<G> mind(match.clockless_rules(), std::move(net));
    const auto view = G::observe(match.rules(), match.game_state(), seat);
    const auto choice = mind.choose({bot}, view, rng, pace);
    return {match.write(choice.action), choice.hurried};
}

template <Game G>
std::string report_clock_in([[maybe_unused]] const TypedMatch<G>& match,
                            [[maybe_unused]] SharedNet net,
                            [[maybe_unused]] const std::vector<std::string>& names,
                            [[maybe_unused]] Rng& rng) {
    if constexpr (Clocked<G>) {
        Mind<G> mind(match.clockless_rules(), std::move(net));
        const auto decide = [&](Seat seat, const typename G::View& view, Rng& dice) {
            return mind.choose({names[seat]}, view, dice).action;
        };
        return match.write(
            bots::clock_report<G>(match.clockless_rules(), match.game_state(), rng, decide));
    }
    return {};
}

}  // namespace pakhuis::thinking
