// Rules and states of venise for the tests of its board.
#pragma once

#include <array>
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/venise/venise.h"

namespace pakhuis::terminal {

inline constexpr std::array kEveryLayout{venise::LayoutName::kFirst,   venise::LayoutName::kRing,
                                         venise::LayoutName::kStreet,  venise::LayoutName::kIslands,
                                         venise::LayoutName::kCompact, venise::LayoutName::kFree};

inline venise::Rules rules_for(int seats, venise::LayoutName layout = venise::LayoutName::kFirst) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.choice[0] = static_cast<std::uint8_t>(layout);
    venise::Rules rules;
    EXPECT_EQ(venise::make_rules(options, venise::built_in_edition(), rules).refusal, nullptr);
    return rules;
}

// The state of a match after some random steps, or at its end.
inline venise::State state_after(const venise::Rules& rules, int steps, std::uint64_t seed) {
    venise::State state = Venise::start(rules);
    Rng rng(seed);
    while (steps-- > 0 && random_step<Venise>(rules, state, rng) != kSpectator) {
    }
    return state;
}

// All burghers are on the market, and it is this seat's turn in this phase.
inline venise::State turn_of(const venise::Rules& rules, Seat seat, venise::Phase phase) {
    venise::State state = Venise::start(rules);
    while (state.phase == venise::Phase::kBurghers) {
        Venise::apply(rules, state, state.actor,
                      venise::Action::of(venise::Verb::kStart, venise::Tile::kMarket));
    }
    state.turn = state.actor = seat;
    state.phase = phase;
    return state;
}

}  // namespace pakhuis::terminal
