// What `easy` names for a card of merchants, and what it expects others to name.
//
// A rival is thought to name a part of what the card is worth to him, more or less, sometimes just
// anything, and never more than he owns. The price named is the one that gains most on average:
// a high one buys more often, a low one for less.
#pragma once

#include "bots/merchants/gain.h"

namespace pakhuis::bots {

class MerchantsLot {
  public:
    MerchantsLot(MerchantsGains& gains, const MerchantsWorth& worth, const merchants::Rules& rules,
                 const merchants::Open& now, Seat thinker, const MerchantsWeights& weights);

    // What to name for a card in the run under way: 0, a price or early.
    int bid(merchants::CardKind card);
    // What offering a card at auction means to the thinker, in hundredths.
    int offered(merchants::CardKind card);

  private:
    struct Rivals {
        merchants::PerPlayer<int> likely;  // what each names, in thousands; the thinker's is 0
        int best = -1;                     // who is likely to name most; nobody: -1
        int if_best = 0;                   // what it means to the thinker that he buys
    };
    Rivals judge(merchants::CardKind card);
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
