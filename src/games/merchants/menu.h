// All legal actions of a seat in one small value. The list of legal actions, the random pick and
// the check of one action read the same menu, so they can't disagree.
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
    std::uint8_t discs = 0;  // free discs, for kKeep, kOffer, kDiscard
    // The number of prices, from `least` in steps of `step`. Where there is one, 0 may be bid too.
    std::uint8_t prices = 0;
    bool early = false;
    bool borrow = false;
    bool pass = false;  // an offer may be declined
    bool done = false;  // the use of a card may be ended
    int least = 0;
    int step = 0;

    // Whether there is an action other than pass and done.
    bool offers() const {
        return sites != 0 || colonies != 0 || goods != 0 || discs != 0 || prices != 0 || borrow;
    }
    int count() const;
    Action nth(int n) const;  // n < count(), in the order of the list
    bool has(const Action& action) const;
};

// The menu of a card, of a space of the time line, and of the current decision.
Menu use_menu(const Rules& rules, const Open& s, Seat seat);
Menu event_menu(const Rules& rules, const Open& s, Seat seat);
Menu menu_of(const Rules& rules, const State& s, Seat seat);

}  // namespace pakhuis::merchants
