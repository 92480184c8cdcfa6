// All that a seat may do now, in one small value. The list of legal actions, a random pick and the
// check of one action read the same menu, so they can't disagree.
#pragma once

#include "engine/game.h"
#include "games/merchants/merchants.h"

namespace pakhuis::merchants {

struct Menu {
    Verb site_verb = Verb::kBuild;  // kBuild or kDemolish
    std::uint64_t sites = 0;
    Verb colony_verb = Verb::kFound;  // kFound or kAbandon
    std::uint64_t colonies = 0;       // lane bits
    Verb good_verb = Verb::kStep;     // kStep or kBack
    std::uint8_t goods = 0;
    std::uint8_t discs = 0;  // free ones: kKeep, kOffer, kDiscard
    // Prices from `least` in steps of `step`; with them 0, and early in the first run.
    std::uint8_t prices = 0;
    bool early = false;
    bool borrow = false;
    bool pass = false;  // where something may be declined
    bool done = false;  // where a card is used
    int least = 0;
    int step = 0;

    // Whether there is anything to do but to decline.
    bool offers() const {
        return sites != 0 || colonies != 0 || goods != 0 || discs != 0 || prices != 0 || borrow;
    }
    int count() const;
    Action nth(int n) const;  // n < count(), in the order of the list
    bool has(const Action& action) const;
};

// What a card, a space of the time line or a bonus offers a seat that decides now.
Menu use_menu(const Rules& rules, const Open& s, Seat seat);
Menu event_menu(const Rules& rules, const Open& s, Seat seat);
Menu menu_of(const Rules& rules, const State& s, Seat seat);

}  // namespace pakhuis::merchants
