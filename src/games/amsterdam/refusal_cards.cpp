// Reasons why an active card can't be used now.
#include "games/amsterdam/offers.h"
#include "games/amsterdam/reasons.h"
#include "games/amsterdam/turn.h"
#include "games/amsterdam/why_not.h"

namespace pakhuis::amsterdam {
namespace {

Refusal with_card_name(const Reason& reason, CardId id) {
    return Refusal(&reason).with("card", name_of(id));
}
Refusal condition_fails(CardId id, std::string_view condition) {
    return with_card_name(why::kCondition, id).with("condition", condition);
}
// "plan-used-of-jordaan"
Refusal condition_fails_in(CardId id, std::string_view condition, Colour quarter) {
    Text<40> name(condition);
    name.append("-of-").append(name_of(spot_of(quarter)));
    return condition_fails(id, name.view());
}
Refusal too_few_counted(CardId id, std::string_view counted, int need, int have) {
    return with_card_name(why::kTooFewForCard, id)
        .with("counted", counted)
        .with("need", need)
        .with("have", have);
}
Refusal too_many_counted(CardId id, std::string_view counted, int most, int have) {
    return with_card_name(why::kTooManyForCard, id)
        .with("counted", counted)
        .with("most", most)
        .with("have", have);
}

std::string_view active_cards(CardClass which) {
    constexpr std::array<std::string_view, kClasses> kNames{"active-artisans", "active-buildings",
                                                            "active-plans"};
    return kNames[pakhuis::at(which)];
}

// The condition of the card that fails. Only for cards whose condition fails by offers.cpp.
Refusal failing_condition(const State& s, Seat seat, CardId id) {
    const CardData& d = data(id);
    switch (d.effect) {
        case Effect::kAfterPlan:
            if (d.of == Colour::kNone) return condition_fails(id, "plan-used");
            return condition_fails_in(id, "plan-used", d.of);
        case Effect::kThreeOf:
            return too_few_counted(id, active_cards(d.counted), kThree,
                                   s.active[seat].count(d.counted));
        case Effect::kAmstelStep:
            return condition_fails(id, "step-on-amstel");
        case Effect::kBargeSteps:
            return too_few_counted(id, "spaces-sailed", kSailed, s.turn.sailed);
        case Effect::kLightBarge:
            return too_many_counted(id, "goods-aboard", kLightLoad, s.barge[seat].total());
        case Effect::kFewBelow:
            return too_many_counted(id, "inactive-cards", kFewInactive, s.below[seat].count());
        case Effect::kNotFirst:
            return condition_fails(
                id, s.amstel[seat] == kMouth ? "before-the-mouth" : "not-first-on-amstel");
        case Effect::kLast:
            return condition_fails(id, "last-on-amstel");
        case Effect::kAloneLast:
            return condition_fails(id, "fewest-points");
        case Effect::kAloneFirst:
            return condition_fails(id, "most-points");
        case Effect::kCardFlorin:
            return condition_fails(id, "florin-by-a-card");
        case Effect::kCardPoint:
            return condition_fails(id, "point-by-a-card");
        case Effect::kPerCrests:
            return condition_fails(id, "own-crest");
        case Effect::kPerQuarter:
            return condition_fails(id, "active-plan");
        default:
            return condition_fails_in(id, "active-plan", d.of);
    }
}

// The part of the price that the seat lacks.
Refusal price_not_met(const State& s, Seat seat, const Offer& offer) {
    if (offer.pay_florins > s.florins[seat]) {
        return Refusal(&why::kTooFewFlorins)
            .with("need", offer.pay_florins)
            .with("have", s.florins[seat]);
    }
    if (offer.pay_colour != Colour::kNone) {
        return Refusal(&why::kTooFewResources)
            .with("colour", name_of(offer.pay_colour))
            .with("need", 1)
            .with("have", s.supply[seat][offer.pay_colour]);
    }
    return Refusal(&why::kTooFewAny)
        .with("need", offer.pay_any)
        .with("have", s.supply[seat].total());
}

// The action that uses the card, for cards without a use of their own.
std::string_view action_with(CardId id) {
    switch (data(id).effect) {
        case Effect::kSellPlan:
            return "cede";
        case Effect::kBuyCard:
            return "buy";
        case Effect::kBlockForFlorins:
            return "acquire";
        case Effect::kMarketTwice:
            return "market";
        case Effect::kSecondBlock:
            return "claim";
        case Effect::kPlanThrice:
            return "use-of-a-plan";
        case Effect::kSkipCard:
            return "skip";
        case Effect::kShiftDie:
            return "shift";
        default:
            return "";
    }
}

Refusal used_before(const State& s, Seat seat, CardId id) {
    const bool repeats = class_of(id) == CardClass::kPlan && has(s, seat, by_effect::kPlanThrice);
    if (repeats && s.turn.repeated != plan_of(id)) {
        return with_card_name(why::kPlanRepeated, card_of(s.turn.repeated))
            .with("by", name_of(by_effect::kPlanThrice));
    }
    return with_card_name(why::kUsed, id).with("times", repeats ? 1 + s.turn.repeats : 1);
}

}  // namespace

Refusal why_not_use(const State& s, Seat seat, CardId id) {
    if (!has(s, seat, id)) return with_card_name(why::kNotYourCard, id).with("state", "active");
    if (const std::string_view action = action_with(id); !action.empty()) {
        return with_card_name(why::kUsedBy, id).with("action", action);
    }
    const bool exchange = id == by_effect::kSellThree || id == by_effect::kTwoForOne ||
                          id == by_effect::kBuyResources;
    if (!exchange && !kActionCards.has(id)) {
        return with_card_name(why::kNotUsable, id).with("timing", name_of(data(id).timing));
    }
    if (!exchange && !may_use_again(s, seat, id)) return used_before(s, seat, id);
    const Offer offer = offer_of(s, seat, id);
    return offer.holds ? price_not_met(s, seat, offer) : failing_condition(s, seat, id);
}

}  // namespace pakhuis::amsterdam
