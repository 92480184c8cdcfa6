// The effects of actions.
#include "games/merchants/auction.h"
#include "games/merchants/board.h"
#include "games/merchants/flow.h"
#include "games/merchants/merchants.h"

namespace pakhuis {

using namespace merchants;

namespace {

void apply_turn(const Rules& rules, State& s, CardKind card) {
    if (card == CardKind::kHourglass) return move_time(rules, s);
    s.pile.remove(card);
    if (free_discs(s) > 1) {
        s.turned = card;
        s.phase = Phase::kPlace;
        return;
    }
    // The third card goes to the only free disc.
    int where = 0;
    while (s.discs[static_cast<std::size_t>(where)] != CardKind::kNone) ++where;
    place(rules, s, static_cast<Disc>(where), card);
}

void apply_build(const Rules& rules, State& s, Seat seat, SiteId site) {
    build(rules, s, seat, site);
    if (s.ask == Ask::kFreeHouse) {
        s.free_houses = s.free_houses | Seats::of(seat);
        s.ask = Ask::kNothing;
    } else if (s.phase == Phase::kUse) {
        s.placed = true;
    }
    go_on(rules, s);
}

void apply_demolish(const Rules& rules, State& s, Seat seat, SiteId site) {
    demolish(rules, s, seat, site);
    if (s.ask == Ask::kDemolish) {
        s.free_houses = s.free_houses - Seats::of(seat);
        s.ask = Ask::kNothing;
    }
    go_on(rules, s);
}

void apply_step(const Rules& rules, State& s, Seat seat, Good good) {
    if (s.phase == Phase::kUse) s.steps += Steps::of(good);
    step(rules, s, seat, good);
    go_on(rules, s);
}

void apply_found(const Rules& rules, State& s, Seat seat, Colony colony) {
    if (s.phase == Phase::kUse) s.placed = true;
    found(rules, s, seat, colony);
    go_on(rules, s);
}

// A run is over: its named prices are erased.
void settle_run(const Rules& rules, State& s, const Action& result) {
    s.decided = {};
    s.bids = {};
    if (result.verb == Verb::kEarly) {
        s.early = result.seat;
        s.phase = Phase::kDoubled;
    } else if (result.verb == Verb::kSold) {
        sell(rules, s, result.seat, result.amount);
    } else {
        end_turn(rules, s);
    }
}

void apply_to_tiles(const Rules& rules, State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kStep:
            return apply_step(rules, s, seat, a.good);
        case Verb::kFound:
            return apply_found(rules, s, seat, a.colony);
        case Verb::kBuild:
            return apply_build(rules, s, seat, a.site);
        case Verb::kBack:
            step_back(s, seat, a.good);
            settle_lost_house(s, seat);
            return go_on(rules, s);
        case Verb::kAbandon:
            abandon(rules, s, seat, a.colony);
            return go_on(rules, s);
        default:
            return apply_demolish(rules, s, seat, a.site);
    }
}

}  // namespace

State Merchants::start(const Rules& rules) {
    State s;
    s.hourglasses = static_cast<std::uint8_t>(rules.edition.term(Term::kHourglasses));
    s.pile = rules.pile;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.seats); ++i) {
        const StartPlace& place = rules.edition.starts[i];
        s.money[i] = static_cast<std::uint32_t>(rules.start_money);
        s.houses[i].add(place.house);
        s.colonies[i] = Colonies::of(place.colony);
        s.markers[i] = Markers::of(good_of(place.colony));
    }
    return s;
}

Seats Merchants::waiting(const Rules& rules, const State& s) {
    switch (s.phase) {
        case Phase::kTurn:
            return Seats::of(kChance);
        case Phase::kPlace:
            return Seats::of(s.mayor);
        case Phase::kEvent:
        case Phase::kUse:
            return Seats::of(s.actor);
        case Phase::kAuction:
        case Phase::kDoubled: {
            const Seats left = bidders(rules, s) - s.decided;
            if (left.empty()) return Seats::of(kChance);
            return rules.live ? Seats::of(kClock) : left;
        }
        case Phase::kOver:
            break;
    }
    return {};
}

void Merchants::apply(const Rules& rules, State& s, Seat actor, Action a) {
    switch (a.verb) {
        case Verb::kTurn:
            return apply_turn(rules, s, a.card);
        case Verb::kKeep:
        case Verb::kOffer:
        case Verb::kDiscard:
            return place(rules, s, static_cast<Disc>(a.verb), s.turned);
        case Verb::kBid:
            s.bids[actor] = a.amount;
            s.decided = s.decided | Seats::of(actor);
            return;
        case Verb::kEarly:
        case Verb::kSold:
        case Verb::kUnsold:
            return settle_run(rules, s, a);
        case Verb::kDone:
            return end_use(rules, s);
        case Verb::kPass:
            s.ask = Ask::kNothing;
            return go_on(rules, s);
        case Verb::kBorrow:
            borrow(rules, s, actor);
            return go_on(rules, s);
        default:
            return apply_to_tiles(rules, s, actor, a);
    }
}

}  // namespace pakhuis
