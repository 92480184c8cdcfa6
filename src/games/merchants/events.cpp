// The events that a viewer sees of a step: first the action, then its consequences.
#include "games/merchants/board.h"
#include "games/merchants/menu.h"
#include "games/merchants/payout.h"

namespace pakhuis {

using namespace merchants;

namespace {

struct EventCollector {
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
    void add_card(EventKind kind, Seat seat, CardKind which) { add(kind, seat).card = which; }
    void add_amount(EventKind kind, Seat seat, int n) {
        add(kind, seat).amount = static_cast<std::uint16_t>(n);
    }

    void add_action(Seat actor, const Action& a);
    void add_turned(CardKind which);
    void add_tiles(Seat seat);
    void add_bonus(EventKind kind, Seat seat, int n);
    void add_bonuses(Seat seat);
    void add_spaces(int first, int last);
    void add_consequences(const Action& a);
};

// The third card goes to the free disc without a decision. It has the same event as the others.
void EventCollector::add_turned(CardKind which) {
    add_card(EventKind::kTurned, kSpectator, which);
    if (which == CardKind::kHourglass || free_discs(before) > 1) return;
    for (std::size_t i = 0; i < kDiscs; ++i) {
        if (before.discs[i] != CardKind::kNone) continue;
        add_card(static_cast<EventKind>(at(EventKind::kKept) + i), before.mayor, which);
    }
}

void EventCollector::add_action(Seat actor, const Action& a) {
    switch (a.verb) {
        case Verb::kTurn:
            return add_turned(a.card);
        case Verb::kKeep:
            return add_card(EventKind::kKept, actor, before.turned);
        case Verb::kOffer:
            return add_card(EventKind::kOffered, actor, before.turned);
        case Verb::kDiscard:
            return add_card(EventKind::kDiscarded, actor, before.turned);
        case Verb::kDone:
            return add_card(EventKind::kDone, actor, disc(before, used_disc(before)));
        case Verb::kPass:
            add(EventKind::kPassed, actor);
            return;
        case Verb::kBorrow:
            return add_amount(EventKind::kBorrowed, actor, rules.credit);
        case Verb::kBid:
            add_amount(EventKind::kDecided, actor, viewer == actor ? a.amount : 0);
            out[0].number = viewer == actor;
            return;
        case Verb::kEarly:
            add(EventKind::kEarly, a.seat);
            return;
        case Verb::kSold:
            add_card(EventKind::kBought, a.seat, disc(before, Disc::kClock));
            out[0].amount = a.amount;
            return;
        case Verb::kUnsold:
            return add_card(EventKind::kUnsold, kSpectator, disc(before, Disc::kClock));
        default:
            return;  // add_tiles tells it
    }
}

// Tiles of a seat that were placed, removed or moved.
void EventCollector::add_tiles(Seat seat) {
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

// A bonus comes from the house or colony that completes it, and goes with the one that is lost.
void EventCollector::add_bonus(EventKind kind, Seat seat, int n) {
    SiteId site;
    Colony colony = Colony::kNone;
    for (const Event& e : out) {
        if (e.seat != seat) continue;
        if (!e.site.none()) site = e.site;
        if (e.colony != Colony::kNone) colony = e.colony;
    }
    add_amount(kind, seat, n);
    out[out.size() - 1].site = site;
    out[out.size() - 1].colony = colony;
}

void EventCollector::add_bonuses(Seat seat) {
    const int more = bonus(rules, after, seat) - bonus(rules, before, seat);
    if (more > 0) add_bonus(EventKind::kBonus, seat, more);
    if (more >= 0) return;
    const int credits = after.credits[seat] - before.credits[seat];
    if (credits > 0) {
        add_amount(EventKind::kForced, seat, credits * rules.credit);
        out[out.size() - 1].number = static_cast<std::uint8_t>(credits);
    }
    add_bonus(EventKind::kReturned, seat, -more);
}

// The spaces that the time marker reached, with their payouts. Nothing moves after a scoring in the
// same step, so the board is still the scored one.
void EventCollector::add_spaces(int first, int last) {
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

void EventCollector::add_consequences(const Action& a) {
    // The space of an hourglass comes before its effects, the final scoring after all else.
    const int by_card = before.space + (a.card == CardKind::kHourglass);
    add_spaces(before.space + 1, by_card);
    for (int seat = 0; seat < rules.seats; ++seat) {
        add_tiles(static_cast<Seat>(seat));
        add_bonuses(static_cast<Seat>(seat));
    }
    if (after.ask != Ask::kNothing &&
        (before.ask == Ask::kNothing || before.actor != after.actor)) {
        add(after.ask == Ask::kFreeHouse ? EventKind::kFreeHouse : EventKind::kLostHouse,
            after.actor);
    }
    if (after.phase == Phase::kAuction && before.phase != Phase::kAuction) {
        add_card(EventKind::kAuction, kSpectator, disc(after, Disc::kClock));
    }
    add_spaces(by_card + 1, after.space);
    if (after.mayor != before.mayor) add(EventKind::kMayor, after.mayor);
    if (after.phase == Phase::kOver) add(EventKind::kOver);
}

}  // namespace

void Merchants::events(const Rules& rules, const State& before, Seat actor, Action a,
                       const State& after, Seat viewer, EventList<Merchants>& out) {
    out.clear();
    EventCollector collector{rules, before, after, viewer, out};
    collector.add_action(actor, a);
    collector.add_consequences(a);
}

}  // namespace pakhuis
