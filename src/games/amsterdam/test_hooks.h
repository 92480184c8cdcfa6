// Hooks of Amsterdam for the property kit.
#pragma once

#include "games/amsterdam/amsterdam.h"
#include "kit/hooks.h"

namespace pakhuis::amsterdam {

using ActionVisitor = std::function<void(const Action&)>;

inline void each_numbered(const ActionVisitor& each) {
    for (int n = 0; n <= kTasks + 1; ++n) each(Action::numbered(Verb::kTask, n));
    for (int n = 0; n <= kMouth; ++n) {
        for (const Verb verb :
             {Verb::kAdvance, Verb::kDockers, Verb::kDisc, Verb::kRoll, Verb::kDraw}) {
            each(Action::numbered(verb, n));
        }
        for (int c = 0; c <= kColours; ++c) {
            each(Action::numbered(Verb::kShift, n, static_cast<Colour>(c)));
        }
    }
}

// Every action with operands in and out of range, and every verb with too many operands.
inline void each_action(const Rules&, const ActionVisitor& each) {
    for (const Verb verb :
         {Verb::kSkip, Verb::kLeave, Verb::kMarket, Verb::kEnd, Verb::kStore, Verb::kSellFlorins,
          Verb::kSellResource, Verb::kSellBoth, Verb::kEnough}) {
        each(Action::of(verb));
    }
    for (int i = 0; i <= kCards; ++i) {
        for (const Verb verb :
             {Verb::kTake, Verb::kDrop, Verb::kRemove, Verb::kActivate, Verb::kBuy, Verb::kUse,
              Verb::kCede, Verb::kDeal, Verb::kReturn, Verb::kFetch, Verb::kActivateFree}) {
            each(Action::of(verb, CardId(i)));
        }
        for (int c = 0; c <= kColours; ++c) {
            each(Action::of(Verb::kActivate, CardId(i), static_cast<Colour>(c)));
        }
    }
    for (int c = 0; c <= kColours; ++c) {
        const auto colour = static_cast<Colour>(c);
        for (const Verb verb : {Verb::kStock, Verb::kKeep, Verb::kPay, Verb::kGain}) {
            each(Action::of(verb, colour));
        }
        for (int d = 0; d <= kColours; ++d) {
            each(Action::of(Verb::kDice, colour, static_cast<Colour>(d)));
        }
    }
    for (int i = 0; i <= kGoodKinds; ++i) {
        for (const Verb verb : {Verb::kLoad, Verb::kDeliver, Verb::kDealer, Verb::kGood}) {
            each(Action::of(verb, static_cast<Good>(i)));
        }
        each(Action::hire(static_cast<Docker>(i)));
        each(Action::of(Verb::kDocker, static_cast<Docker>(i)));
    }
    for (int i = 0; i <= kSpots; ++i) {
        for (const Verb verb :
             {Verb::kClaim, Verb::kAcquire, Verb::kSail, Verb::kForeman, Verb::kBailiff,
              Verb::kQuarter, Verb::kTile, Verb::kMoor, Verb::kClaimFree}) {
            each(Action::of(verb, SpotId(i)));
        }
    }
    each_numbered(each);
    for (int verb = 0; verb <= kVerbs; ++verb) {
        each({static_cast<Verb>(verb), CardId(1), Colour::kPink, Colour::kGrey, Good::kBeer,
              Docker::kBlue, SpotId(1), 1});
    }
}

// Counts the cards, dockers and goods of the component list.
inline kit::Fault lost_components(const Rules& rules, const State& s) {
    int cards = s.deck.count() + s.discard.count() + static_cast<int>(s.display.size());
    int dockers = s.promoted.total();
    for (const Crew quay : s.quays) dockers += quay.total();
    int goods = s.roofs.total() + s.black_market.total();
    for (const Good good : s.goods) goods += good != Good::kNone;
    for (const Good good : s.depots) goods += good != Good::kNone;
    for (const Ask& ask : s.asked) goods += ask.good != Good::kNone;
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        cards += s.active[seat].count() + s.below[seat].count();
        dockers += s.aboard[seat].total();
        goods += s.store[seat].total() + s.barge[seat].total();
    }
    if (cards != kCards) return "cards were lost or doubled";
    const int dealt_dockers = rules.dockers_of_colour() * kQuays;
    if (s.phase > Phase::kDockers && dockers != dealt_dockers)
        return "dockers were lost or doubled";
    if (s.phase > Phase::kGoods && goods != kBlocks) return "goods were lost or doubled";
    return {};
}

// The end turns up secret tasks.
inline bool reveals_secrets(const Rules&, const State&, const State& after) {
    return after.phase == Phase::kOver;
}

inline kit::Hooks<Amsterdam> hooks() {
    return {each_action, lost_components, {}, reveals_secrets};
}

}  // namespace pakhuis::amsterdam
