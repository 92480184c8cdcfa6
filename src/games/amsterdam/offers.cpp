#include "games/amsterdam/offers.h"

namespace pakhuis::amsterdam {
namespace {

constexpr int kPocket = 3;        // spaces that 022 pays
constexpr int kCrestsInASet = 5;  // of 019
constexpr int kPlanUses = 3;      // with 029

// Whether the comparison holds between the points of every opponent, TOM too, and the seat's.
template <class Than>
bool against_all(const Open& s, Seat seat, Than&& than) {
    for (const Seat other : s.order) {
        if (other != seat && !than(s.points[other], s.points[seat])) return false;
    }
    return !with_tom(s) || than(s.tom.points, s.points[seat]);
}

int quarters_with_plans(const Open& s, Seat seat) {
    int n = 0;
    for (int c = 0; c < kColours; ++c) {
        n += !(s.active[seat].plans & plans_of(static_cast<Colour>(c))).empty();
    }
    return n;
}

// The number of times that the gain comes; 0 if the condition fails.
int gain_count(const Open& s, Seat seat, const CardData& d) {
    const CardSet& active = s.active[seat];
    switch (d.effect) {
        case Effect::kAfterPlan:
            if (d.of == Colour::kNone) return !s.turn.plans_used.empty();
            return s.turn.plans_used.has(Rules::quarter_id(d.of));
        case Effect::kThreeOf:
            return active.count(d.counted) >= kThree;
        case Effect::kAmstelStep:
            return s.turn.stepped;
        case Effect::kBargeSteps:
            return s.turn.sailed >= kSailed;
        case Effect::kLightBarge:
            return s.barge[seat].total() <= kLightLoad;
        case Effect::kFewBelow:
            return s.below[seat].count() <= kFewInactive;
        case Effect::kNotFirst:
            return (s.order.front() != seat || s.tom.ahead) && s.amstel[seat] < kMouth;
        case Effect::kLast:
            return s.order[s.order.size() - 1] == seat && (!with_tom(s) || s.tom.ahead);
        case Effect::kAloneLast:
            return against_all(s, seat, [](int other, int own) { return other > own; });
        case Effect::kAloneFirst:
            return against_all(s, seat, [](int other, int own) { return other < own; });
        case Effect::kCardFlorin:
            return s.turn.card_florin;
        case Effect::kCardPoint:
            return s.turn.card_point;
        case Effect::kPerCrests:
            return (s.crests[seat].count() + kCrestsInASet - 1) / kCrestsInASet;
        case Effect::kPerQuarter:
            return quarters_with_plans(s, seat);
        case Effect::kPerPlan:
            return (active.plans & plans_of(d.of)).count();
        case Effect::kTower:
            return 1 + (buildings_of_kind(active, Kind::kMontelbaanstoren) > 0);
        default:
            return 1;
    }
}

// Sets the price, and the spaces that 022 gives.
void set_price(Offer& o, const CardData& d) {
    switch (d.effect) {
        case Effect::kPlan:
            o.pay_colour = d.of;
            break;
        case Effect::kFreeSteps:
            o.pay_florins = 1;
            o.pocket = kPocket;
            break;
        case Effect::kBuyPoint:
            o.pay_florins = 1;
            break;
        case Effect::kSellResource:
            o.pay_any = 1;
            break;
        case Effect::kSellThree:
            o.pay_any = 3;
            break;
        case Effect::kTwoForOne:
            o.pay_any = 2;
            break;
        case Effect::kBuyResources:
            o.pay_florins = 2;
            break;
        default:
            break;
    }
}

bool payable(const Open& s, Seat seat, const Offer& o) {
    if (s.florins[seat] < o.pay_florins) return false;
    if (o.pay_colour != Colour::kNone) return s.supply[seat][o.pay_colour] > 0;
    return o.pay_any == 0 || s.supply[seat].total() >= o.pay_any;
}

}  // namespace

Offer offer_of(const Open& s, Seat seat, CardId id) {
    const CardData& d = data(id);
    Offer o;
    const int n = gain_count(s, seat, d);
    if (n == 0 || d.effect == Effect::kSellPlan) return o;
    o.holds = true;
    o.florins = static_cast<std::uint8_t>(n * d.florins);
    o.points = static_cast<std::uint8_t>(n * d.points);
    if (d.effect == Effect::kPerCarpenter) {
        const int carpenters = artisans_of_kind(s.active[seat], static_cast<int>(Kind::kCarpenter));
        o.points = static_cast<std::uint8_t>(carpenters * d.points);
    }
    o.any = d.any;
    o.gain = d.gain;
    o.steps = d.steps;
    set_price(o, d);
    o.open = payable(s, seat, o);
    return o;
}

bool may_use_again(const Open& s, Seat seat, CardId id) {
    if (!s.turn.used.has(id)) return true;
    if (class_of(id) != CardClass::kPlan || !has(s, seat, by_effect::kPlanThrice)) return false;
    if (s.turn.repeated.none()) return true;
    return s.turn.repeated == plan_of(id) && s.turn.repeats + 1 < kPlanUses;
}

}  // namespace pakhuis::amsterdam
