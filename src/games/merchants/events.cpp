// What each viewer sees of a step: what was done, then what followed from it.
#include "games/merchants/board.h"
#include "games/merchants/menu.h"
#include "games/merchants/payout.h"

namespace pakhuis {

using namespace merchants;

namespace {

struct Teller {
    const Rules& rules;
    const State& before;
    const State& after;
    Seat viewer;
    EventList<Merchants>& out;

    Event& add(EventKind kind, Seat seat = kSpectator) {
        Event e;
        e.kind = kind;
        e.seat = seat;
        out.push_back(e);
        return out[out.size() - 1];
    }
    void card(EventKind kind, Seat seat, CardKind which) { add(kind, seat).card = which; }
    void amount(EventKind kind, Seat seat, int n) {
        add(kind, seat).amount = static_cast<std::uint16_t>(n);
    }

    void done(Seat actor, const Action& a);
    void turned(CardKind which);
    void tiles(Seat seat);
    void bonuses(Seat seat);
    void spaces(int first, int last);
    void consequences(const Action& a);
};

// The third card, which goes by itself on the free disc, is told as the others are.
void Teller::turned(CardKind which) {
    card(EventKind::kTurned, kSpectator, which);
    if (which == CardKind::kHourglass || free_discs(before) > 1) return;
    for (std::size_t i = 0; i < kDiscs; ++i) {
        if (before.discs[i] != CardKind::kNone) continue;
        card(static_cast<EventKind>(at(EventKind::kKept) + i), before.mayor, which);
    }
}

void Teller::done(Seat actor, const Action& a) {
    switch (a.verb) {
        case Verb::kTurn:
            return turned(a.card);
        case Verb::kKeep:
            return card(EventKind::kKept, actor, before.turned);
        case Verb::kOffer:
            return card(EventKind::kOffered, actor, before.turned);
        case Verb::kDiscard:
            return card(EventKind::kDiscarded, actor, before.turned);
        case Verb::kDone:
            return card(EventKind::kDone, actor, disc(before, used_disc(before)));
        case Verb::kPass:
            add(EventKind::kPassed, actor);
            return;
        case Verb::kBorrow:
            return amount(EventKind::kBorrowed, actor, rules.credit);
        case Verb::kBid:
            amount(EventKind::kDecided, actor, viewer == actor ? a.amount : 0);
            out[0].number = viewer == actor;
            return;
        case Verb::kEarly:
            add(EventKind::kEarly, a.seat);
            return;
        case Verb::kSold:
            card(EventKind::kBought, a.seat, disc(before, Disc::kClock));
            out[0].amount = a.amount;
            return;
        case Verb::kUnsold:
            return card(EventKind::kUnsold, kSpectator, disc(before, Disc::kClock));
        default:
            return;  // told by the tiles that moved
    }
}

// Tiles of a seat that came, went or moved.
void Teller::tiles(Seat seat) {
    for (SiteSet left = after.houses[seat] - before.houses[seat]; !left.empty();) {
        add(EventKind::kBuilt, seat).site = left.pop();
    }
    for (SiteSet left = before.houses[seat] - after.houses[seat]; !left.empty();) {
        add(EventKind::kDemolished, seat).site = left.pop();
    }
    for (int i = 0; i < kColonyKinds; ++i) {
        const int more = after.colonies[seat].count(i) - before.colonies[seat].count(i);
        if (more == 0) continue;
        add(more > 0 ? EventKind::kFounded : EventKind::kAbandoned, seat).colony =
            static_cast<Colony>(i);
    }
    for (int i = 0; i < kSectors; ++i) {
        const int now = after.markers[seat].count(i);
        const int was = before.markers[seat].count(i);
        if (now == was) continue;
        Event& e = add(now > was ? EventKind::kStepped : EventKind::kWentBack, seat);
        e.good = static_cast<Good>(i);
        e.number = static_cast<std::uint8_t>(now);
    }
}

void Teller::bonuses(Seat seat) {
    const int more = bonus(rules, after, seat) - bonus(rules, before, seat);
    if (more > 0) amount(EventKind::kBonus, seat, more);
    if (more >= 0) return;
    const int credits = after.credits[seat] - before.credits[seat];
    if (credits > 0) {
        amount(EventKind::kForced, seat, credits * rules.credit);
        out[out.size() - 1].number = static_cast<std::uint8_t>(credits);
    }
    amount(EventKind::kReturned, seat, -more);
}

// The spaces that the time marker came to, with what they paid: nothing moves after a scoring in
// the same step, so what is on the board now is what was scored.
void Teller::spaces(int first, int last) {
    for (int n = first; n <= last; ++n) {
        const Space& space = rules.space(n);
        add(EventKind::kSpace).number = static_cast<std::uint8_t>(n);
        if (!scores(space.event)) continue;
        const bool all = space.event == SpaceEvent::kFinal;
        for (int a = 0; a < kAreas; ++a) {
            const auto area = static_cast<Area>(a);
            if (!all && area != area_of(space.event)) continue;
            const auto order = sector_order(rules, after, area);
            for (std::size_t rank = 0; rank < kSectors; ++rank) {
                Event& e = add(EventKind::kPayout);
                e.area = area;
                e.sector = static_cast<std::uint8_t>(order[rank]);
                e.number = static_cast<std::uint8_t>(rank + 1);
                e.amounts = shares(rules, after, area, order[rank], space.payouts[rank]);
            }
        }
    }
}

void Teller::consequences(const Action& a) {
    // The hourglass's space comes before what it does; the final scoring after all else.
    const int by_card = before.space + (a.card == CardKind::kHourglass);
    spaces(before.space + 1, by_card);
    for (int seat = 0; seat < rules.seats; ++seat) {
        tiles(static_cast<Seat>(seat));
        bonuses(static_cast<Seat>(seat));
    }
    if (after.ask != Ask::kNothing &&
        (before.ask == Ask::kNothing || before.actor != after.actor)) {
        add(after.ask == Ask::kFreeHouse ? EventKind::kFreeHouse : EventKind::kLostHouse,
            after.actor);
    }
    if (after.phase == Phase::kAuction && before.phase != Phase::kAuction) {
        card(EventKind::kAuction, kSpectator, disc(after, Disc::kClock));
    }
    spaces(by_card + 1, after.space);
    if (after.mayor != before.mayor) add(EventKind::kMayor, after.mayor);
    if (after.phase == Phase::kOver) add(EventKind::kOver);
}

}  // namespace

void Merchants::events(const Rules& rules, const State& before, Seat actor, Action a,
                       const State& after, Seat viewer, EventList<Merchants>& out) {
    out.clear();
    Teller teller{rules, before, after, viewer, out};
    teller.done(actor, a);
    teller.consequences(a);
}

}  // namespace pakhuis
