// What a seat at carts reads off the table and the map before it decides: what tracks still cost,
// which of them join its contracts, and whether there is time for it. All from its view.
#pragma once

#include <array>
#include <cstddef>

#include "games/carts/carts.h"

namespace pakhuis::bots {

// The table as its viewer sees it; made anew for every decision. It refers to rules and view, which
// must outlive it.
struct Outlook {
    const carts::Rules& rules;
    const carts::View& view;
    carts::TrackSet own;
    carts::TrackSet open;  // what the viewer may still claim, whatever the hand
    int carts_left = 0;
    int turns = 0;  // the viewer's, this one included, before the match is likely over
    std::array<int, carts::kMaxTracks> price{};  // of open tracks, above 0; own ones are free

    Outlook(const carts::Rules& the_rules, const carts::View& the_view);

    int length(carts::TrackId track) const {
        return rules.length[static_cast<std::size_t>(track.index())];
    }
    // Points of a track, and of the goods card that it brings.
    int worth(carts::TrackId track) const;
    // Cards that the hand lacks to claim it in its best colour; jokers are not counted.
    int lacking(carts::TrackId track) const;
    bool can_pay(carts::TrackId track) const {
        return lacking(track) <= view.hand[carts::Card::kJoker];
    }
};

// Tracks to be claimed for some contracts.
struct Plan {
    carts::TrackSet tracks;
    carts::ContractSet served;    // these and the own tracks join them
    carts::ContractSet given_up;  // carts or turns don't suffice, or no way is left
    int turns = 0;                // to draw the cards and claim the tracks, if all goes well
};

// A cheap network for as many of the contracts as can still be finished. Those that are joined
// already are served without a track. Cheap, not cheapest: contracts are added one by one.
Plan plan_for(const Outlook& look, carts::ContractSet contracts);

// Turns to draw what the hand lacks for a set of tracks, and to claim them all.
int turns_for(const Outlook& look, carts::TrackSet tracks);

// What the way between a track's ends costs, own and planned tracks free, if somebody else takes
// the track; kNoWay if there is no other.
int detour(const Outlook& look, const Plan& plan, carts::TrackId track);

inline constexpr int kNoWay = 1 << 20;

}  // namespace pakhuis::bots
