// The hooks of venise for the property kit.
#pragma once

#include "games/venise/venise.h"
#include "kit/hooks.h"

namespace pakhuis::venise {

using Each = std::function<void(const Action&)>;

// Every combination of cubes with at most `most` of each colour.
template <class Use>
void each_cubes(int most, Use&& use) {
    for (int w = 0; w <= most; ++w) {
        for (int l = 0; l <= most; ++l) {
            for (int g = 0; g <= most; ++g) use(cubes_of(w, l, g));
        }
    }
}

inline void each_card_action(const Each& each) {
    for (int i = 0; i <= kCards + 1; ++i) {
        const CardId card = i > kCards ? CardId() : CardId(i);
        each(Action::of(Verb::kPut, card));
        each(Action::of(Verb::kDraw, card));
        for (int n = 0; n <= 3; ++n) {
            each(Action::of(Verb::kKeep, card, n));
            each(Action::of(Verb::kProduce, card, n));
        }
        for (int c = 0; c < kColours; ++c) each(Action::down(static_cast<Colour>(c), card));
    }
}

inline void each_bridge(const Each& each) {
    for (int i = 0; i < kEdges; ++i) {
        const SpotId edge(i);
        const auto [a, b] = ends_of(edge);
        const Tile neither = a != Tile::kMarket ? Tile::kMarket : Tile::kPortB;
        each_cubes(6, [&](Cubes cubes) {
            if (cubes.total() > 6) return;
            for (const Tile back : {a, b, neither}) each(Action::bridge(edge, cubes, back));
        });
    }
}

// Every action with operands in and out of range, and every verb with superfluous operands.
inline void each_action(const Rules&, const Each& each) {
    for (int i = 0; i <= kTileCount + 1; ++i) {
        const Tile tile = i > kTileCount ? Tile::kNone : static_cast<Tile>(i);
        for (const Verb verb : {Verb::kTake, Verb::kStart, Verb::kRecall, Verb::kBoat}) {
            each(Action::of(verb, tile));
        }
        for (int n = 0; n <= 7; ++n) each(Action::move(n, tile));
    }
    for (int i = 0; i <= kSpots; ++i) each(Action::lay(SpotId(i)));
    for (int n = 0; n <= 7; ++n) {
        for (const Verb verb : {Verb::kActivate, Verb::kRest, Verb::kRoll, Verb::kDrop}) {
            each(Action::numbered(verb, n));
        }
        for (int g = 0; g <= kColours; ++g) each(Action::of(Verb::kSell, static_cast<Good>(g), n));
    }
    for (int g = 0; g <= kColours; ++g) {
        for (const Verb verb : {Verb::kShip, Verb::kLower}) {
            each(Action::of(verb, static_cast<Good>(g)));
        }
    }
    each_cubes(6, [&](Cubes cubes) {
        for (const Verb verb : {Verb::kThrow, Verb::kFill, Verb::kReplace}) {
            each(Action::of(verb, cubes));
        }
    });
    for (const Verb verb : {Verb::kStay, Verb::kRaise, Verb::kSplit, Verb::kEnd, Verb::kStore,
                            Verb::kLose, Verb::kLook, Verb::kDecline}) {
        each(Action::of(verb));
    }
    each_card_action(each);
    each_bridge(each);
    for (int verb = 0; verb <= kVerbs; ++verb) {
        each({static_cast<Verb>(verb), Tile::kMarket, SpotId(0), CardId(7), Good::kLace, 1,
              cubes_of(1, 0, 0)});
    }
}

// Counts all components and compares them with the rulebook's list.
inline kit::Fault lost_components(const Rules& rules, const State& s) {
    int workshops = deck_size(s.workshop_deck) + s.seen_workshops.count();
    int masters = deck_size(s.master_deck) + s.seen_masters.count();
    int orders = deck_size(s.order_deck) + s.seen_orders.total();
    int dice = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seats); ++seat) {
        workshops += s.workshops[seat].count();
        masters += s.masters[seat].count() + s.under[seat].count();
        orders += s.orders[seat].total();
        if (s.bridges[seat].count() > kBridgesEach) return "there are more than five bridges";
        if (s.store[seat].total() > 3 * (kOrderCards + 3)) return "goods came from nowhere";
    }
    for (const Die& die : s.dice) dice += die.value != 0;
    if (workshops != kWorkshops) return "workshops were lost";
    if (masters > kMasters || masters < kMasters - 3) return "masters were lost";
    if (orders > rules.order_deck.total() + kMasters - masters) return "orders came from nowhere";
    if (dice > kTileCount) return "there are too many dice";
    return {};
}

inline kit::Hooks<Venise> hooks() {
    return {each_action, lost_components, {}, {}};
}

}  // namespace pakhuis::venise
