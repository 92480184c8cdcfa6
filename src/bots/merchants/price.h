// The prices that `easy` names in auctions of merchants, and the prices it expects from others.
//
// A rival is expected to name about a fixed part of the card's worth to it, sometimes any price,
// and never more than it owns. The bot names the price with the best mean gain: a high price buys
// more often, a low one costs less.
#pragma once

#include "bots/merchants/gain.h"

namespace pakhuis::bots {

class MerchantsBidder {
  public:
    MerchantsBidder(MerchantsGains& gains, const MerchantsWorth& worth,
                    const merchants::Rules& rules, const merchants::Open& now, Seat thinker,
                    const MerchantsWeights& weights);

    // The bid for a card in the current run: 0, a price or kEarlyBid. It misjudges the card's worth
    // by `error`, in hundredths.
    int bid(merchants::CardKind card, int error);
    // The value for the thinker of offering a card at auction, in hundredths.
    int offer_value(merchants::CardKind card);

  private:
    struct Rivals {
        merchants::PerPlayer<int> likely;  // likely price of each, in thousands; the thinker's is 0
        int best = -1;                     // the seat with the highest likely price; none: -1
        int if_best = 0;                   // the value for the thinker if that seat buys
    };
    Rivals judge_rivals(merchants::CardKind card);
    int likely_price(Seat seat, int worth) const;
    int chance_below(Seat seat, int likely, int price) const;
    int chance_to_buy(const Rivals& rivals, int price) const;

    MerchantsGains& gains_;
    const MerchantsWorth& worth_;
    const merchants::Rules& rules_;
    const merchants::Open& now_;
    Seat thinker_;
    const MerchantsWeights& weights_;
};

}  // namespace pakhuis::bots
