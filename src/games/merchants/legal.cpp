// Legal actions: their list, and a uniform pick.
#include "games/merchants/auction.h"
#include "games/merchants/menu.h"

namespace pakhuis {

using namespace merchants;

namespace {

// All results of a live run: a seat early or at any price it can pay, or no buyer.
void clock_reports(const Rules& rules, const State& s, ActionList<Merchants>& out) {
    const bool doubled = s.phase == Phase::kDoubled;
    for (Seats left = bidders(rules, s); !left.empty();) {
        const Seat seat = left.pop();
        const int prices = price_count(rules, s, seat);
        for (int i = 0; i < prices; ++i) {
            const int amount = rules.least_bid(doubled) + i * rules.bid_step(doubled);
            out.push_back(Action::sold(seat, amount));
        }
        if (may_bid(rules, s, seat, kEarlyBid)) out.push_back(Action::early(seat));
    }
    out.push_back(result_for(rules, s, {}, kSpectator));
}

}  // namespace

void Merchants::legal(const Rules& rules, const State& s, Seat seat, ActionList<Merchants>& out) {
    out.clear();
    if (!waiting(rules, s).has(seat)) return;
    if (seat == kClock) return clock_reports(rules, s, out);
    if (seat == kChance) return;
    const Menu menu = menu_of(rules, s, seat);
    const int count = menu.count();
    for (int i = 0; i < count; ++i) out.push_back(menu.nth(i));
}

Action Merchants::random_legal(const Rules& rules, const State& s, Seat seat, Rng& rng) {
    if (seat == kClock) {
        ActionList<Merchants> list;
        clock_reports(rules, s, list);
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }
    const Menu menu = menu_of(rules, s, seat);
    return menu.nth(rng.below(menu.count()));
}

}  // namespace pakhuis
