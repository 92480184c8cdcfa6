// The hooks of merchants for the property kit.
#pragma once

#include "games/merchants/merchants.h"
#include "kit/hooks.h"

namespace pakhuis::merchants {

using Each = std::function<void(const Action&)>;

// Every action with operands in and out of range, and every verb with operands that it lacks.
inline void each_action(const Rules& rules, const Each& each) {
    for (const Verb verb : {Verb::kKeep, Verb::kOffer, Verb::kDiscard, Verb::kDone, Verb::kPass,
                            Verb::kBorrow, Verb::kUnsold}) {
        each(Action::of(verb));
    }
    for (int i = 0; i <= kSectors; ++i) {
        each(Action::of(Verb::kStep, static_cast<Good>(i)));
        each(Action::of(Verb::kBack, static_cast<Good>(i)));
    }
    for (int i = 0; i <= kColonyKinds; ++i) {
        each(Action::of(Verb::kFound, static_cast<Colony>(i)));
        each(Action::of(Verb::kAbandon, static_cast<Colony>(i)));
    }
    for (int i = 0; i <= kSites; ++i) {
        each(Action::of(Verb::kBuild, SiteId(i)));
        each(Action::of(Verb::kDemolish, SiteId(i)));
    }
    for (int i = 0; i <= kActionKinds + 1; ++i) each(Action::turn(static_cast<CardKind>(i)));
    each(Action::bid(kEarlyBid));
    for (int amount = 0; amount <= 2 * rules.highest + 50; amount += 5) each(Action::bid(amount));
    for (int seat = 0; seat <= rules.seats; ++seat) {
        each(Action::early(static_cast<Seat>(seat)));
        for (int amount = 0; amount <= 2 * rules.highest + 50; amount += 5) {
            each(Action::sold(static_cast<Seat>(seat), amount));
        }
    }
    for (int verb = 0; verb <= kVerbs; ++verb) {
        each({static_cast<Verb>(verb), CardKind::kGoods, Good::kSilk, Colony{}, SiteId(1), 0, 100});
    }
}

// Counts the components of the printed list.
inline kit::Fault lost_components(const Rules& rules, const State& s) {
    int houses = 0;
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        int tiles = s.houses[seat].count();
        houses += tiles;
        for (int kind = 0; kind < kColonyKinds; ++kind) tiles += s.colonies[seat].count(kind);
        for (int good = 0; good < kSectors; ++good) tiles += s.markers[seat].count(good) > 0;
        if (tiles > kTilesEach) return "a seat has more than its tiles on the board";
    }
    if (houses != popcount(all_houses(s))) return "two houses stand on one site";
    int open = s.turned != CardKind::kNone;
    for (const CardKind card : s.discs) open += card != CardKind::kNone;
    if (s.pile.total() + open > rules.action_cards) return "cards came from nowhere";
    return {};
}

// All bids look the same to the other seats.
inline bool look_alike(const Rules&, const State&, const Action& a, const Action& b) {
    return a.verb == Verb::kBid && b.verb == Verb::kBid;
}

inline kit::Hooks<Merchants> hooks() {
    return {each_action, lost_components, look_alike, {}};
}

}  // namespace pakhuis::merchants
