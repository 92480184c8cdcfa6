// What each viewer sees of a step: what was done, then what followed from it.
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

struct Teller {
    const Rules& rules;
    const State& before;
    const State& after;
    Seat viewer;
    EventList<Venise>& out;

    Event& add(EventKind kind, Seat seat = kSpectator) {
        Event e;
        e.kind = kind;
        e.seat = seat;
        out.push_back(e);
        return out[out.size() - 1];
    }
    void tile(EventKind kind, Seat seat, Tile where, int number = 0) {
        Event& e = add(kind, seat);
        e.tile = where;
        e.number = static_cast<std::uint8_t>(number);
    }
    void cubes(EventKind kind, Seat seat, Cubes what) { add(kind, seat).cubes = what; }
    void card(EventKind kind, Seat seat, CardId what) { add(kind, seat).card = what; }
    void number(EventKind kind, Seat seat, int n) {
        add(kind, seat).number = static_cast<std::uint8_t>(n);
    }

    void put(Seat seat, Cubes one, CardId where) {
        Event& e = add(EventKind::kPut, seat);
        e.cubes = one;
        e.card = where;
    }
    void sold(const Action& a) {
        const Seat seat = before.turn;
        Event& e = add(EventKind::kSold, seat);
        e.good = a.good;
        e.number = a.number;
        e.points = static_cast<std::uint16_t>(after.points[seat] - before.points[seat]);
        if (after.sales > before.sales) {
            number(EventKind::kCovered, kSpectator, rules.bonuses[before.sales]);
        }
    }
    void shipped(const Action& a) {
        const Seat seat = before.turn;
        Event& e = add(EventKind::kShipped, seat);
        e.good = a.good;
        e.tile = tile_of(before);
        e.points = static_cast<std::uint16_t>(after.points[seat] - before.points[seat]);
    }
    void built_bridge(const Action& a) {
        for (int seat = 0; seat < rules.seats; ++seat) {
            if (seat == before.turn) continue;
            if (!before.bridges[static_cast<std::size_t>(seat)].has(a.spot)) continue;
            add(EventKind::kBridgeGone, static_cast<Seat>(seat)).spot = a.spot;
        }
        Event& e = add(EventKind::kBridge, before.turn);
        e.spot = a.spot;
        e.cubes = a.cubes;
        tile(EventKind::kRecalled, before.turn, a.tile);
    }
    void produced(const Action& a) {
        Event& e = add(EventKind::kProduced, before.turn);
        const WorkshopId id = workshop_of(a.card);
        e.card = a.card;
        e.good = good_of(rules.workshop_colour[at(id)]);
        e.number = rules.capacity[at(id)];
    }
    // The card kept is seen by all; of the others only how many there are.
    void kept(const Action& a) {
        const Seat seat = before.actor;
        if (a.card.none()) {
            add(EventKind::kKeptNone, seat);
        } else {
            card(EventKind::kKept, seat, a.card);
        }
        const int looked = size_of(before.seen_orders) + size_of(before.seen_workshops) +
                           size_of(before.seen_masters);
        const int returned = looked - !a.card.none();
        if (returned > 0) number(EventKind::kReturned, seat, returned);
    }
    void activated(const Action& a) {
        const Tile where = tile_of(before);
        const Seat seat = before.turn;
        const bool use = a.verb == Verb::kActivate;
        const Die old = before.dice[at(where)];
        const bool placed = old.value == 0 || a.number <= old.value;
        if (placed && old.value != 0) tile(EventKind::kChased, old.owner, where, old.value);
        if (placed) tile(EventKind::kPlaced, seat, where, a.number);
        const int value = use && !placed && rules.cap_unplaced ? 1 : a.number;
        tile(use ? EventKind::kActivated : EventKind::kRested, seat, where, value);
        if (use && is_raw(where)) {
            cubes(EventKind::kGained, seat, Cubes::of(colour_of(where), value));
        }
    }
    void moved(const Action& a) {
        tile(EventKind::kMoved, before.turn, a.tile, a.number);
        if (after.boat != before.boat) tile(EventKind::kBoat, before.turn, after.boat);
    }

    // Cards that a last cube has set working.
    void completed() {
        for (WorkshopSet set = after.built - before.built; !set.empty();) {
            card(EventKind::kBuilt, before.actor, card_of(set.pop()));
        }
        for (MasterSet set = after.on - before.on; !set.empty();) {
            card(EventKind::kOn, before.actor, card_of(set.pop()));
        }
        for (MasterSet set = after.under[before.actor] - before.under[before.actor];
             !set.empty();) {
            card(EventKind::kUsed, before.actor, card_of(set.pop()));
        }
    }
    void prices() {
        for (std::size_t i = 0; i < kColours; ++i) {
            const auto good = static_cast<Good>(i);
            if (before.ones[i] == after.ones[i] && before.twos[i] == after.twos[i]) continue;
            Event& e = add(EventKind::kPrice);
            e.good = good;
            e.number = static_cast<std::uint8_t>(after.price(good));
        }
    }
    // A secondary activation that brings cubes begins.
    void secondary() {
        const bool begins = after.phase == Phase::kPlace &&
                            (before.phase != Phase::kPlace || before.actor != after.actor);
        if (!begins) return;
        cubes(EventKind::kGained, after.actor, Cubes::of(colour_of(tile_of(after)), after.left));
    }
    void consequences() {
        completed();
        prices();
        secondary();
        if (before.last == Last::kNo && after.last != Last::kNo) {
            number(EventKind::kLastLap, kSpectator, static_cast<int>(after.last));
        }
        if (after.phase == Phase::kOver) add(EventKind::kOver);
    }

    void place(const Action& a) {
        const Seat seat = before.actor;
        const Cubes one = Cubes::of(colour_of(tile_of(before)));
        if (a.verb == Verb::kPut) {
            put(seat, one, a.card);
        } else if (a.verb == Verb::kLose) {
            cubes(EventKind::kLost, seat, one);
        } else {
            cubes(EventKind::kStored, seat, one);
            if (a.verb == Verb::kReplace) cubes(EventKind::kReplaced, seat, a.cubes);
        }
    }
    void setup(const Action& a) {
        if (a.verb == Verb::kLay) {
            tile(EventKind::kLaid, before.actor, before.held);
            out[0].spot = a.spot;
        } else {
            tile(a.verb == Verb::kTake ? EventKind::kTook : EventKind::kBegan, before.actor,
                 a.tile);
        }
    }
    void done(const Action& a);
};

void Teller::done(const Action& a) {
    const Seat seat = before.actor;
    switch (a.verb) {
        case Verb::kTake:
        case Verb::kLay:
        case Verb::kStart:
            return setup(a);
        case Verb::kRecall:
            return tile(EventKind::kRecalled, seat, a.tile);
        case Verb::kDown:
            return put(seat, a.cubes, a.card);
        case Verb::kMove:
            return moved(a);
        case Verb::kBoat:
            return tile(EventKind::kBoat, seat, a.tile);
        case Verb::kActivate:
        case Verb::kRest:
            return activated(a);
        case Verb::kThrow:
            return cubes(EventKind::kLost, seat, a.cubes);
        case Verb::kSell:
            return sold(a);
        case Verb::kShip:
            return shipped(a);
        case Verb::kStay:
        case Verb::kRaise:
        case Verb::kDrop:
        case Verb::kSplit:
        case Verb::kLower: {
            if (a.verb != Verb::kStay) return;  // told by the price that follows
            Event& e = add(EventKind::kPrice);
            e.good = before.good;
            e.number = static_cast<std::uint8_t>(after.price(before.good));
            return;
        }
        case Verb::kKeep:
            return kept(a);
        case Verb::kBridge:
            return built_bridge(a);
        case Verb::kProduce:
            return produced(a);
        case Verb::kEnd:
            add(EventKind::kEnded, seat);
            return;
        case Verb::kPut:
        case Verb::kStore:
        case Verb::kReplace:
        case Verb::kLose:
            return place(a);
        case Verb::kFill:
            return cubes(EventKind::kFilled, seat, a.cubes);
        case Verb::kRoll:
            return number(EventKind::kRolled, seat, a.number);
        case Verb::kLook:
            return tile(EventKind::kActivated, seat, tile_of(before), before.value);
        case Verb::kDecline:
            add(EventKind::kDeclined, seat);
            return;
        case Verb::kDraw:
            return card(EventKind::kDrew, seat, viewer == seat ? a.card : CardId());
    }
}

}  // namespace

void Venise::events(const Rules& rules, const State& before, Seat, Action a, const State& after,
                    Seat viewer, EventList<Venise>& out) {
    out.clear();
    Teller teller{rules, before, after, viewer, out};
    teller.done(a);
    teller.consequences();
}

}  // namespace pakhuis
