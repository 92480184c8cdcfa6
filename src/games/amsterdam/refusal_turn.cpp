// Reasons of refusals in phase III, by verb. Only for actions that the menu does not list.
#include "games/amsterdam/market.h"
#include "games/amsterdam/reasons.h"
#include "games/amsterdam/turn.h"
#include "games/amsterdam/why_not.h"

namespace pakhuis::amsterdam {
namespace {

Refusal too_few_florins(const State& s, Seat seat, int need) {
    return Refusal(&why::kTooFewFlorins).with("need", need).with("have", s.florins[seat]);
}
Refusal too_few_of(const State& s, Seat seat, Colour colour, int need) {
    return Refusal(&why::kTooFewResources)
        .with("colour", name_of(colour))
        .with("need", need)
        .with("have", s.supply[seat][colour]);
}
Refusal too_few_of_any(const State& s, Seat seat, int need) {
    return Refusal(&why::kTooFewAny).with("need", need).with("have", s.supply[seat].total());
}
Refusal needs_active(CardId id) {
    return Refusal(&why::kNeedsCard).with("card", name_of(id));
}
Refusal not_inactive(CardId id) {
    return Refusal(&why::kNotYourCard).with("card", name_of(id)).with("state", "inactive");
}
Refusal at_berth(const Reason& reason, NodeId here) {
    return Refusal(&reason).with("here", Rules::name_of(here));
}

// The first colour of the cost that the supply lacks.
Refusal missing_cost(const State& s, Seat seat, const Resources& cost) {
    int c = 0;
    while (c < kColours - 1 && cost.count(c) <= s.supply[seat].count(c)) ++c;
    return too_few_of(s, seat, static_cast<Colour>(c), cost.count(c));
}

Refusal why_not_activate(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (!s.below[seat].has(a.card)) return not_inactive(a.card);
    const Resources cost = rules.cost(a.card);
    const bool saves = has_discount(s, seat, a.card);
    if (saves && a.colour == Colour::kNone) {
        const bool artisan = class_of(a.card) == CardClass::kArtisan;
        return Refusal(&why::kNameDiscount)
            .with("by",
                  name_of(artisan ? by_effect::kNewKindDiscount : by_effect::kBuildingDiscount))
            .with("colour", name_of(cost.nth(0)));
    }
    if (a.colour == Colour::kNone) return missing_cost(s, seat, cost);
    if (!saves) return Refusal(&why::kNoDiscount).with("card", name_of(a.card));
    if (cost[a.colour] == 0) {
        return Refusal(&why::kNotInCost)
            .with("card", name_of(a.card))
            .with("colour", name_of(a.colour));
    }
    return missing_cost(s, seat, cost - Resources::of(a.colour));
}

Refusal why_not_buy(const State& s, Seat seat, const Action& a) {
    if (!has(s, seat, by_effect::kBuyCard)) return needs_active(by_effect::kBuyCard);
    if (!s.below[seat].has(a.card)) return not_inactive(a.card);
    return too_few_florins(s, seat, kCardPrice);
}

Refusal why_not_cede(const State& s, Seat seat, const Action& a) {
    const CardId by = by_effect::kSellPlan;
    if (!has(s, seat, by)) return needs_active(by);
    if (s.turn.used.has(by)) {
        return Refusal(&why::kUsed).with("card", name_of(by)).with("times", 1);
    }
    if (class_of(a.card) != CardClass::kPlan) {
        return Refusal(&why::kNotAPlan).with("card", name_of(a.card));
    }
    return Refusal(&why::kNotYourCard).with("card", name_of(a.card)).with("state", "active");
}

Refusal why_not_block(const Rules& rules, const State& s, Seat seat, const Action& a) {
    const BlockId block = block_of(a.spot);
    if (BlockSet(owned_blocks(s)).has(block)) {
        return Refusal(&why::kBlockTaken).with("block", name_of(a.spot));
    }
    if (s.turn.blocks >= blocks_a_turn(s, seat)) {
        return Refusal(&why::kBlockLimit).with("most", blocks_a_turn(s, seat));
    }
    if (a.verb == Verb::kClaim) {
        return too_few_of(s, seat, quarter_of(block), block_cost(rules, s, seat, block));
    }
    if (!has(s, seat, by_effect::kBlockForFlorins)) {
        return needs_active(by_effect::kBlockForFlorins);
    }
    return too_few_florins(s, seat, kBlockPrice);
}

Refusal why_not_sail(const Rules& rules, const State& s, Seat seat, const Action& a) {
    const NodeId here = s.ship[seat];
    if (node_of(a.spot) == here) return at_berth(why::kThereAlready, here);
    const bool beside = (rules.beside[at(here)] >> node_of(a.spot).index()) & 1;
    if (!beside) return at_berth(why::kNotBeside, here).with("space", name_of(a.spot));
    return too_few_of_any(s, seat, 1);
}

Refusal why_not_hire(const State& s, Seat seat, const Action& a) {
    const NodeId here = s.ship[seat];
    if (!is_quay(here)) return at_berth(why::kNoQuay, here);
    if (s.turn.hired) return &why::kHired;
    if (s.aboard[seat].total() >= kMaxAboard) {
        return Refusal(&why::kCrewFull).with("most", kMaxAboard);
    }
    return at_berth(why::kNoneThere, here).with("docker", name_of(a.docker));
}

Refusal why_not_load(const State& s, Seat seat, const Action& a) {
    if (!is_loading_place(s.ship[seat])) return at_berth(why::kNoLoading, s.ship[seat]);
    return Refusal(&why::kNoneInStore).with("good", name_of(a.good));
}

Refusal why_not_deliver(const State& s, Seat seat, const Action& a) {
    const NodeId here = s.ship[seat];
    if (s.barge[seat][a.good] == 0) return Refusal(&why::kNoneAboard).with("good", name_of(a.good));
    if (is_depot(here) || here == warehouse_of(a.good)) return at_berth(why::kFull, here);
    return at_berth(why::kNotHere, here).with("good", name_of(a.good));
}

Refusal why_not_advance(const State& s, Seat seat, const Action& a) {
    if (s.turn.advanced) return &why::kAdvanced;
    const int most = kMouth - s.amstel[seat];
    if (a.number > most) return Refusal(&why::kTooFar).with("most", most);
    return too_few_of_any(s, seat, advance_cost(a.number));
}

// The condition that the tile needs to have an effect.
std::string_view market_condition(const Rules& rules, const State& s, Seat seat) {
    switch (rules.tile(s.tile).effect) {
        case TileEffect::kGain:
            return "before-the-mouth";
        case TileEffect::kSwap:
            return s.below[seat].empty() ? "inactive-card" : "card-to-fetch";
        case TileEffect::kActivate:
            return "inactive-card";
        default:
            return "free-block";
    }
}

Refusal why_not_market(const Rules& rules, const State& s, Seat seat) {
    if (s.turn.markets >= markets_a_turn(s, seat)) {
        return Refusal(&why::kMarketUsed).with("times", s.turn.markets);
    }
    const int price = rules.tile(s.tile).price;
    if (s.florins[seat] < price) return too_few_florins(s, seat, price);
    return Refusal(&why::kMarketIdle)
        .with("tile", Rules::name_of(s.tile))
        .with("condition", market_condition(rules, s, seat));
}

}  // namespace

Refusal why_not_in_turn(const Rules& rules, const State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kActivate:
            return why_not_activate(rules, s, seat, a);
        case Verb::kBuy:
            return why_not_buy(s, seat, a);
        case Verb::kUse:
            return why_not_use(s, seat, a.card);
        case Verb::kCede:
            return why_not_cede(s, seat, a);
        case Verb::kClaim:
        case Verb::kAcquire:
            return why_not_block(rules, s, seat, a);
        case Verb::kSail:
            return why_not_sail(rules, s, seat, a);
        case Verb::kHire:
            return why_not_hire(s, seat, a);
        case Verb::kLoad:
            return why_not_load(s, seat, a);
        case Verb::kDeliver:
            return why_not_deliver(s, seat, a);
        case Verb::kAdvance:
            return why_not_advance(s, seat, a);
        default:
            return why_not_market(rules, s, seat);
    }
}

}  // namespace pakhuis::amsterdam
