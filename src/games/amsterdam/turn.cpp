#include "games/amsterdam/turn.h"

#include "games/amsterdam/amstel.h"
#include "games/amsterdam/offers.h"
#include "games/amsterdam/purse.h"
#include "games/amsterdam/walkers.h"

namespace pakhuis::amsterdam {
namespace {

std::uint8_t small(int n) {
    return static_cast<std::uint8_t>(n);
}

// Sets the action marker, and counts repeated uses of a plan (029).
void mark_use(Open& s, CardId id) {
    if (!s.turn.used.has(id)) {
        s.turn.used.add(id);
    } else {
        s.turn.repeated = plan_of(id);
        ++s.turn.repeats;
    }
}

void note_plan_use(Open& s, CardId id) {
    s.turn.plans_used.add(Rules::quarter_id(data(id).of));
}

// All dockers of the quay's colour go to the building, one by one.
void promote(const Rules& rules, Open& s, Seat seat, Docker docker) {
    while (s.aboard[seat][docker] > 0) {
        const int points = next_docker_points(rules, s);
        s.aboard[seat] -= Crew::of(docker);
        s.promoted += Crew::of(docker);
        give(s, seat, 0, points);
        if (has(s, seat, by_effect::kDoubleDocker)) give_by_card(s, seat, 0, points);
    }
}

// Steps by a card. For 072 the points of bridges and mouth then count as points of the card; under
// version 1 they did not.
void step_by_card(const Rules& rules, Open& s, Seat seat, int steps) {
    const int before = s.points[seat];
    step(rules, s, seat, steps);
    if (rules.version >= 2 && s.points[seat] > before) s.turn.card_point = true;
}

// Gains of cards for a delivered good.
void give_delivery_cards(Open& s, Seat seat, Good good) {
    for (const CardId by :
         {by_effect::kDeliveryPoint, by_effect::kDeliveryFlorin, entrepot_of(good)}) {
        if (has(s, seat, by)) give_by_card(s, seat, data(by).florins, data(by).points);
    }
}

}  // namespace

bool has_discount(const Open& s, Seat seat, CardId id) {
    switch (class_of(id)) {
        case CardClass::kArtisan:
            return has(s, seat, by_effect::kNewKindDiscount) &&
                   artisans_of_kind(s.active[seat], static_cast<int>(kind_of(id))) == 0;
        case CardClass::kBuilding:
            return has(s, seat, by_effect::kBuildingDiscount);
        default:
            return false;
    }
}

int block_cost(const Rules& rules, const Open& s, Seat seat, BlockId block) {
    const int cost = rules.block_costs[at(block)] - has(s, seat, by_effect::kBlockDiscount) -
                     (block == s.bailiff);
    return cost > 0 ? cost : 0;
}

void step(const Rules& rules, Open& s, Seat seat, int steps) {
    if (advance(rules, s, seat, steps) > 0) s.turn.stepped = true;
}

void put_above(Open& s, Seat seat, CardId id) {
    s.below[seat].remove(id);
    s.active[seat].add(id);
    const auto trigger = [&](CardId by) {
        if (has(s, seat, by)) give_by_card(s, seat, data(by).florins, 0);
    };
    switch (class_of(id)) {
        case CardClass::kArtisan:
            trigger(by_effect::kArtisanFlorin);
            if (id == by_effect::kOnTop) move_to_top(s, seat);
            break;
        case CardClass::kBuilding:
            trigger(by_effect::kBuildingFlorins);
            break;
        case CardClass::kPlan:
            trigger(by_effect::kPlanFlorin);
            if (!has(s, seat, by_effect::kPlanFree)) break;
            give_by_card(s, seat, data(id).florins, data(id).points);
            note_plan_use(s, id);
            break;
    }
}

void take_block(const Rules& rules, Open& s, Seat seat, BlockId block) {
    s.crests[seat].add(block);
    const Good good = s.goods[at(block)];
    s.goods[at(block)] = Good::kNone;
    if (has(s, seat, by_effect::kBlockFlorin)) {
        give_by_card(s, seat, data(by_effect::kBlockFlorin).florins, 0);
    }
    if (has(s, seat, by_effect::kBlockStep)) step_by_card(rules, s, seat, 1);
    if (s.black_market[good] == 0) {
        s.asked.push_back({AskKind::kTrade, 0, Colour::kNone, Colour::kNone, good});
    } else {
        s.store[seat] += Goods::of(good);
    }
}

// Every space entered is a stop.
void enter(const Rules& rules, Open& s, Seat seat, NodeId to, int spaces) {
    s.ship[seat] = to;
    s.departed = s.departed | Seats::of(seat);
    s.turn.hired = false;
    s.turn.sailed = small(s.turn.sailed + spaces < 2 ? s.turn.sailed + spaces : 2);
    if (is_quay(to)) promote(rules, s, seat, docker_of(to));
}

int next_docker_points(const Rules& rules, const Open& s) {
    const int before = s.promoted.total();
    const int last = kBuildingSpaces - 1;
    return rules.edition.dockers[static_cast<std::size_t>(before < last ? before : last)].points;
}

int next_roof_points(const Rules& rules, const Open& s, Good good) {
    return rules.edition.roofs[at(good)].points[static_cast<std::size_t>(s.roofs[good])];
}

void activate(const Rules& rules, Open& s, Seat seat, CardId id, Colour saved) {
    s.supply[seat] -= rules.cost(id);
    if (saved != Colour::kNone) s.supply[seat] += Resources::of(saved);
    put_above(s, seat, id);
}

void buy_card(Open& s, Seat seat, CardId id) {
    take_florins(s, seat, kCardPrice);
    put_above(s, seat, id);
}

void use_card(const Rules& rules, Open& s, Seat seat, CardId id) {
    const Offer o = offer_of(s, seat, id);
    if (data(id).timing == Timing::kThree) mark_use(s, id);
    if (class_of(id) == CardClass::kPlan) note_plan_use(s, id);
    take_florins(s, seat, o.pay_florins);
    if (o.pay_colour != Colour::kNone) s.supply[seat] -= Resources::of(o.pay_colour);
    if (o.gain != Colour::kNone) add_resources(s.supply[seat], o.gain);
    give_by_card(s, seat, o.florins, o.points);
    s.turn.pocket = small(s.turn.pocket + o.pocket);
    step_by_card(rules, s, seat, o.steps);
    ask_payment(s, o.pay_any);
    ask_gain(s, o.any);
}

void cede_plan(Open& s, Seat seat, CardId plan) {
    mark_use(s, by_effect::kSellPlan);
    s.active[seat].remove(plan);
    s.discard.add(plan);
    give_by_card(s, seat, data(by_effect::kSellPlan).florins, 0);
}

void claim(const Rules& rules, Open& s, Seat seat, BlockId block) {
    const int cost = block_cost(rules, s, seat, block);
    s.supply[seat] -= Resources::of(quarter_of(block), cost);
    ++s.turn.blocks;
    take_block(rules, s, seat, block);
}

void acquire(const Rules& rules, Open& s, Seat seat, BlockId block) {
    take_florins(s, seat, kBlockPrice);
    ++s.turn.blocks;
    take_block(rules, s, seat, block);
}

// Spaces of the pocket are used first. With 040 a resource pays two spaces.
void sail(const Rules& rules, Open& s, Seat seat, NodeId to) {
    if (s.turn.pocket > 0) {
        --s.turn.pocket;
    } else {
        ask_payment(s, 1);
        if (has(s, seat, by_effect::kDoubleStep)) ++s.turn.pocket;
    }
    enter(rules, s, seat, to, 1);
}

void hire(Open& s, Seat seat, Docker docker) {
    const NodeId quay = s.ship[seat];
    s.quays[at(docker_of(quay))] -= Crew::of(docker);
    s.aboard[seat] += Crew::of(docker);
    s.turn.hired = true;
    give(s, seat, 1, 0);
}

void load(Open& s, Seat seat, Good good) {
    s.store[seat] -= Goods::of(good);
    s.barge[seat] += Goods::of(good);
}

void deliver(const Rules& rules, Open& s, Seat seat, Good good) {
    const NodeId here = s.ship[seat];
    s.barge[seat] -= Goods::of(good);
    int points = early_bonus(s.round);
    if (is_depot(here)) {
        s.depots[depot_at(here)] = good;
        points += rules.edition.depots[depot_at(here)].points;
    } else {
        points += next_roof_points(rules, s, good);
        s.roofs += Roofs::of(good);
    }
    if (here == s.foreman) {
        points += kForemanPoints;
        s.turn.foreman = true;
    }
    give(s, seat, 0, points);
    give_delivery_cards(s, seat, good);
}

void pay_and_advance(const Rules& rules, Open& s, Seat seat, int steps) {
    s.turn.advanced = true;
    ask_payment(s, advance_cost(steps));
    step(rules, s, seat, steps);
}

void store_good(Open& s, Seat seat) {
    s.store[seat] += Goods::of(s.asked.pop_front().good);
}

// With 037 the Florins are a gain of that card, also at the dealer's space.
void sell_good(Open& s, Seat seat, bool florins, bool resource) {
    s.black_market += OneEach::of(s.asked.pop_front().good);
    if (florins && has(s, seat, by_effect::kBothRewards)) {
        give_by_card(s, seat, kSaleFlorins, 0);
    } else if (florins) {
        give(s, seat, kSaleFlorins, 0);
    }
    ask_gain(s, resource);
}

}  // namespace pakhuis::amsterdam
