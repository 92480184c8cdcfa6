#include "bots/merchants/price.h"

#include <algorithm>

#include "base/index.h"
#include "games/merchants/action.h"
#include "games/merchants/auction.h"

namespace pakhuis::bots {

using namespace merchants;

namespace {

constexpr int kSure = 1000;  // chances are in thousandths

}  // namespace

MerchantsBidder::MerchantsBidder(MerchantsGains& gains, const MerchantsWorth& worth,
                                 const Rules& rules, const Open& now, Seat thinker,
                                 const MerchantsWeights& weights)
    : gains_(gains),
      worth_(worth),
      rules_(rules),
      now_(now),
      thinker_(thinker),
      weights_(weights) {}

int MerchantsBidder::likely_price(Seat seat, int worth) const {
    const int price = std::max(worth, 0) * weights_.shade / (100 * kThousand);
    return std::min({price, owned(now_, seat), rules_.most_bid(true)});
}

MerchantsBidder::Rivals MerchantsBidder::judge_rivals(CardKind card) {
    Rivals out;
    for (int i = 0; i < rules_.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (seat == thinker_) continue;
        const Gain gain = gains_.card(seat, card);
        const int price = likely_price(seat, gain.to_actor);
        out.likely[seat] = price;
        if (price < rules_.lowest) continue;
        if (out.best >= 0 && price <= out.likely[to_index(out.best)]) continue;
        out.best = i;
        out.if_best = gain.to_thinker + price * worth_.rival_share() * kThousand / 100;
    }
    return out;
}

// The chance that a rival names less than a price; ties count half.
int MerchantsBidder::chance_below(Seat seat, int likely, int price) const {
    if (owned(now_, seat) < price) return kSure;
    const int width = likely * weights_.width / 100 + rules_.price_step;
    const int careful = std::clamp((price - likely + width) * kSure / (2 * width), 0, kSure);
    const int span = rules_.highest - rules_.lowest + 2 * rules_.price_step;
    const int any =
        std::clamp((price - rules_.lowest + rules_.price_step) * kSure / span, 0, kSure);
    return (careful * (100 - weights_.careless) + any * weights_.careless) / 100;
}

int MerchantsBidder::chance_to_buy(const Rivals& rivals, int price) const {
    int chance = kSure;
    for (int i = 0; i < rules_.seats; ++i) {
        if (i == thinker_) continue;
        chance =
            chance * chance_below(static_cast<Seat>(i), rivals.likely[to_index(i)], price) / kSure;
    }
    return chance;
}

int MerchantsBidder::bid(CardKind card, int error) {
    const bool doubled = now_.phase == Phase::kDoubled;
    const Rivals rivals = judge_rivals(card);
    // A purchase gains the card and keeps it from the likely buyer.
    const int worth =
        gains_.card(thinker_, card).to_actor + error - (rivals.best < 0 ? 0 : rivals.if_best);
    int best = 0;
    std::int64_t best_gain = 0;
    // Tries one bid: it buys if all others name less than `bar`.
    const auto meet = [&](int price, int named, int bar) {
        if (price > owned(now_, thinker_)) return;
        const int cost = price * (kThousand * weights_.cash / 100);
        const std::int64_t gain = std::int64_t{worth - cost} * chance_to_buy(rivals, bar);
        if (gain <= best_gain) return;
        best_gain = gain;
        best = named;
    };
    if (doubled && now_.early == thinker_) meet(rules_.highest, 0, rules_.least_bid(true));
    if (!doubled) {
        for (int p = rules_.lowest; p <= rules_.highest; p += rules_.price_step) meet(p, p, p);
    }
    for (int p = rules_.least_bid(true); p <= rules_.most_bid(true); p += rules_.bid_step(true)) {
        meet(p, doubled ? p : kEarlyBid, p);
    }
    return best;
}

int MerchantsBidder::offer_value(CardKind card) {
    const Rivals rivals = judge_rivals(card);
    const int own = gains_.card(thinker_, card).to_actor;
    const int next = rivals.best < 0 ? 0 : rivals.likely[to_index(rivals.best)];
    const int loss = rivals.best < 0 ? 0 : rivals.if_best;
    const int price = likely_price(thinker_, own - loss);
    if (price < rules_.lowest || price <= next) return loss;
    return own - price * kThousand;
}

}  // namespace pakhuis::bots
