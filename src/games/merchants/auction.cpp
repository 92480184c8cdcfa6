#include "games/merchants/auction.h"

#include "games/merchants/reasons.h"

namespace pakhuis::merchants {

bool may_bid(const Rules& rules, const Open& s, Seat seat, int amount) {
    const bool doubled = s.phase == Phase::kDoubled;
    if (amount == 0) return true;
    if (amount == kEarlyBid) return !doubled && owned(s, seat) >= rules.highest;
    const int least = rules.least_bid(doubled);
    if (amount < least || amount > rules.most_bid(doubled) || amount > owned(s, seat)) return false;
    return (amount - least) % rules.bid_step(doubled) == 0;
}

int price_count(const Rules& rules, const Open& s, Seat seat) {
    const bool doubled = s.phase == Phase::kDoubled;
    const int least = rules.least_bid(doubled);
    const int most = rules.most_bid(doubled);
    const int can_pay = owned(s, seat) < most ? owned(s, seat) : most;
    return can_pay < least ? 0 : (can_pay - least) / rules.bid_step(doubled) + 1;
}

Refusal why_not_bid(const Rules& rules, const Open& s, Seat seat, int amount) {
    const bool doubled = s.phase == Phase::kDoubled;
    const int least = rules.least_bid(doubled);
    const int most = rules.most_bid(doubled);
    const int step = rules.bid_step(doubled);
    const bool early = amount == kEarlyBid;
    if (early && doubled) return Refusal(&why::kNoThirdRun).with("least", least).with("most", most);
    if (!early && (amount < least || amount > most || (amount - least) % step != 0)) {
        return Refusal(&why::kNoSuchPrice)
            .with("least", least)
            .with("most", most)
            .with("step", step);
    }
    return Refusal(&why::kTooPoor)
        .with("need", early ? rules.highest : amount)
        .with("have", owned(s, seat));
}

HighestBid highest_bid(const Rules& rules, const State& s) {
    HighestBid highest;
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        const int bid = s.bids[seat];
        if (bid == 0 || bid < highest.amount) continue;
        if (bid > highest.amount) highest = {bid, {}};
        highest.seats = highest.seats | Seats::of(seat);
    }
    return highest;
}

Action result_for(const Rules& rules, const State& s, const HighestBid& highest, Seat seat) {
    if (highest.amount == kEarlyBid) return Action::early(seat);
    if (highest.amount != 0) return Action::sold(seat, highest.amount);
    // (the auction) Without a press in the doubled run the first early presser buys.
    return s.phase == Phase::kDoubled ? Action::sold(s.early, rules.highest)
                                      : Action::of(Verb::kUnsold);
}

}  // namespace pakhuis::merchants
