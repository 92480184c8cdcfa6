#include "bots/amsterdam/income.h"

namespace pakhuis::bots {

using namespace amsterdam;

namespace {

struct IncomeEstimate {
    const Rules& rules;
    const Open& s;
    Seat seat;
    const AmsterdamWeights& w;

    int gain(const CardData& d) const {
        return d.florins * w.florin + d.points * kPoint + d.steps * w.step +
               (d.any + (d.gain != Colour::kNone)) * w.resource;
    }
    int plans(Colour quarter) const { return (s.active[seat].plans & plans_of(quarter)).count(); }
    int quarters_with_plans() const {
        int n = 0;
        for (int c = 0; c < kColours; ++c) n += plans(static_cast<Colour>(c)) > 0;
        return n;
    }

    // For cards that are used: the percentage of turns in which the card gives its gain. It is
    // above 100 for a gain that comes several times in a turn.
    int gain_percent(const CardData& d) const {
        const CardSet& active = s.active[seat];
        switch (d.effect) {
            case Effect::kAfterPlan:
                if (d.of == Colour::kNone) return active.plans.empty() ? 20 : 70;
                return plans(d.of) > 0 ? 55 : 5;
            case Effect::kThreeOf:
                return active.count(d.counted) >= 3 ? 100 : 30 + 15 * active.count(d.counted);
            case Effect::kNotFirst:
                return 100 - 100 / rules.sides();
            case Effect::kLast:
            case Effect::kAloneLast:
            case Effect::kAloneFirst:
                return 100 / rules.sides();
            case Effect::kBargeSteps:
                return 60;
            case Effect::kCardFlorin:
            case Effect::kCardPoint:
                return 75;
            case Effect::kPerCrests:
                return 30 * s.crests[seat].count() / 2 + 60;
            case Effect::kPerQuarter:
                return 100 * quarters_with_plans() + 30;
            case Effect::kPerPlan:
                return 100 * plans(d.of) + 10;
            case Effect::kTower:
                return buildings_of_kind(active, Kind::kMontelbaanstoren) > 0 ? 200 : 100;
            default:
                return 95;
        }
    }

    // Goods of this kind that the seat may still deliver.
    int possible_deliveries(Good good) const {
        const int own = s.store[seat][good] + s.barge[seat][good];
        const int room = kWarehouseRoom - s.roofs[good];
        return own < room ? own : room;
    }

    // For cards without an action marker: the extra value that they give a turn.
    int passive_income(const CardData& d) const {
        switch (d.effect) {
            case Effect::kSecondBlock:
                return 200;
            case Effect::kBlockFlorin:
                return w.florin * 9 / 10;
            case Effect::kBlockStep:
                return w.step * 9 / 10;
            case Effect::kBlockDiscount:
                return w.resource * 9 / 10;
            case Effect::kBlockForFlorins:
            case Effect::kMarketTwice:
            case Effect::kBuyCard:
            case Effect::kPlanFlorin:
            case Effect::kMarketResource:
                return 70;
            case Effect::kBuildingFlorins:
                return 130;
            case Effect::kArtisanFlorin:
                return 80;
            case Effect::kBothRewards:
                return 60;
            case Effect::kDoubleStep:
                return 130;
            case Effect::kDoubleDocker:
                return 200;
            case Effect::kDeliveryPoint:
                return 70;
            case Effect::kDeliveryFlorin:
                return 140;
            case Effect::kDeliveryOfGood:
                return 25 + 30 * possible_deliveries(d.good);
            case Effect::kOneFlorins:
                return s.round < 8 ? 200 : 400;
            case Effect::kOneResources:
                return s.round < 8 ? 130 : 280;
            case Effect::kDieResource:
                return 220;
            case Effect::kSkipCard:
                return 160;
            default:
                return 40;
        }
    }

    int laurel_growth(const CardData& d) const {
        switch (d.effect) {
            case Effect::kEndKinds:
            case Effect::kEndBuildings:
                return d.points * 33;
            case Effect::kEndCrests:
                return d.points * 110;
            case Effect::kEndDockers:
            case Effect::kEndBlackMarket:
                return d.points * 60;
            case Effect::kEndPlans:
                return d.points * 40;
            case Effect::kEndBridges:
                return d.points * 35;
            case Effect::kEndChurches:
                return 35;
            default:
                return d.points * 15;
        }
    }

    int exchange_income(const CardData& d) const {
        switch (d.effect) {
            case Effect::kPlan:
                return (gain(d) - w.resource * 6 / 10) * 6 / 10;
            case Effect::kFreeSteps:
                return 80;
            case Effect::kSellResource:
                return 90;
            case Effect::kPerCarpenter:
                return w.florin + kPoint * artisans_of_kind(s.active[seat],
                                                            static_cast<int>(Kind::kCarpenter));
            default:
                return 30;
        }
    }
    static bool is_exchange(Effect effect) {
        return effect == Effect::kPerCarpenter ||
               (effect >= Effect::kPlan && effect <= Effect::kSellResource);
    }

    int income(const CardData& d) const {
        if (d.timing == Timing::kEnd) return laurel_growth(d);
        if (d.timing != Timing::kThree) return passive_income(d);
        return is_exchange(d.effect) ? exchange_income(d) : gain(d) * gain_percent(d) / 100;
    }
};

}  // namespace

int amsterdam_income(const Rules& rules, const Open& s, Seat seat, CardId id,
                     const AmsterdamWeights& weights) {
    return IncomeEstimate{rules, s, seat, weights}.income(data(id));
}

}  // namespace pakhuis::bots
