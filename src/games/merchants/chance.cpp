// Chance: cards from the pile, and the first of equal bidders.
#include "games/merchants/auction.h"
#include "games/merchants/merchants.h"

namespace pakhuis {

using namespace merchants;

namespace {
constexpr std::uint8_t kCardStream = 0;
constexpr std::uint8_t kAuctionStream = 1;
}  // namespace

void Merchants::chances(const Rules& rules, const State& s, ChanceList<Action>& out) {
    out.clear();
    if (s.phase == Phase::kTurn) {
        out.stream = kCardStream;
        out.add(Action::turn(CardKind::kHourglass), s.hourglasses);
        for (int i = 0; i < kActionKinds; ++i) {
            const auto card = static_cast<CardKind>(i);
            out.add(Action::turn(card), s.pile[card]);
        }
        return;
    }
    out.stream = kAuctionStream;
    const HighestBid highest = highest_bid(rules, s);
    if (highest.seats.empty()) out.add(result_for(rules, s, highest, kSpectator), 1);
    for (Seats left = highest.seats; !left.empty();) {
        out.add(result_for(rules, s, highest, left.pop()), 1);
    }
}

Action Merchants::sample_chance(const Rules& rules, const State& s, Rng& rng) {
    if (s.phase == Phase::kTurn) {
        const int n = rng.below(s.hourglasses + s.pile.total());
        if (n < s.hourglasses) return Action::turn(CardKind::kHourglass);
        return Action::turn(s.pile.nth(n - s.hourglasses));
    }
    const HighestBid highest = highest_bid(rules, s);
    if (highest.seats.empty()) return result_for(rules, s, highest, kSpectator);
    const int n = highest.seats.count() == 1 ? 0 : rng.below(highest.seats.count());
    return result_for(rules, s, highest, static_cast<Seat>(nth_bit(highest.seats.bits, n)));
}

}  // namespace pakhuis
