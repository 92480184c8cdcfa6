// The pile, and who was quickest among equals.
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
    const Top top = top_bid(rules, s);
    if (top.seats.empty()) out.add(result_for(rules, s, top, kSpectator), 1);
    for (Seats left = top.seats; !left.empty();) {
        out.add(result_for(rules, s, top, left.pop()), 1);
    }
}

Action Merchants::sample_chance(const Rules& rules, const State& s, Rng& rng) {
    if (s.phase == Phase::kTurn) {
        const int n = rng.below(s.hourglasses + s.pile.total());
        if (n < s.hourglasses) return Action::turn(CardKind::kHourglass);
        return Action::turn(s.pile.nth(n - s.hourglasses));
    }
    const Top top = top_bid(rules, s);
    if (top.seats.empty()) return result_for(rules, s, top, kSpectator);
    const int n = top.seats.count() == 1 ? 0 : rng.below(top.seats.count());
    return result_for(rules, s, top, static_cast<Seat>(nth_bit(top.seats.bits, n)));
}

}  // namespace pakhuis
