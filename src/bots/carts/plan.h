// The basis of a decision at carts: the prices of tracks, the tracks that complete contracts, and
// the time left. It is computed from a view.
#pragma once

#include <array>
#include <cstddef>

#include "games/carts/carts.h"
#include "games/carts/ways.h"

namespace pakhuis::bots {

struct CartsWeights {
    int turn_worth = 4;  // points that a turn brings on average; found by trial
    int pace = 100;      // percent of the likely turns that it believes to have left
    int blur = 0;        // points; see Best
};
inline constexpr CartsWeights kCartsWeights{};

// The table as its viewer sees it, computed for each decision. It refers to rules, view and
// weights, which must outlive it.
struct Situation {
    const carts::Rules& rules;
    const carts::View& view;
    const CartsWeights& weights;
    carts::TrackSet own;
    carts::TrackSet open;  // tracks that the viewer may still claim, without regard to its hand
    int carts_left = 0;
    int turns = 0;  // likely turns left for the viewer, this one included
    std::array<int, carts::kMaxTracks> price{};  // of open tracks, above 0; own tracks are free

    Situation(const carts::Rules& the_rules, const carts::View& the_view,
              const CartsWeights& the_weights = kCartsWeights);

    int length(carts::TrackId track) const {
        return rules.length[static_cast<std::size_t>(track.index())];
    }
    // Points of a track and of its goods card.
    int worth(carts::TrackId track) const;
    // The number of missing cards in the best colour; jokers are not counted.
    int lacking(carts::TrackId track) const;
    bool can_pay(carts::TrackId track) const {
        return lacking(track) <= view.hand[carts::Card::kJoker];
    }
};

// Tracks to claim for some contracts.
struct Plan {
    carts::TrackSet tracks;
    carts::ContractSet served;    // contracts completed by these tracks and the own tracks
    carts::ContractSet given_up;  // contracts without enough carts or turns, or without a way
    int turns = 0;                // to draw the cards and claim the tracks, in the best case
};

// A cheap network for as many of the contracts as can still be completed. Contracts that are
// already complete need no track. The network is not always the cheapest: contracts are added one
// by one.
Plan plan_for(const Situation& situation, carts::ContractSet contracts);

// Turns to draw the missing cards for a set of tracks and to claim them all.
int turns_for(const Situation& situation, carts::TrackSet tracks);

// The price of the way between the ends of a track if another seat takes the track. Own and planned
// tracks are free. kNoWay if there is no other way.
int detour(const Situation& situation, const Plan& plan, carts::TrackId track);

}  // namespace pakhuis::bots
