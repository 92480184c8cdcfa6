// The events of a step for each viewer: first the action, then its consequences.
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

struct EventCollector {
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
    void add_tile(EventKind kind, Seat seat, Tile where, int number = 0) {
        Event& e = add(kind, seat);
        e.tile = where;
        e.number = static_cast<std::uint8_t>(number);
    }
    void add_cubes(EventKind kind, Seat seat, Cubes what) { add(kind, seat).cubes = what; }
    void add_card(EventKind kind, Seat seat, CardId what) { add(kind, seat).card = what; }
    void add_number(EventKind kind, Seat seat, int n) {
        add(kind, seat).number = static_cast<std::uint8_t>(n);
    }

    void add_put(Seat seat, Cubes one, CardId where) {
        Event& e = add(EventKind::kPut, seat);
        e.cubes = one;
        e.card = where;
    }
    void add_sale(const Action& a) {
        const Seat seat = before.turn;
        Event& e = add(EventKind::kSold, seat);
        e.good = a.good;
        e.number = a.number;
        e.points = static_cast<std::uint16_t>(after.points[seat] - before.points[seat]);
        if (after.sales > before.sales) {
            add_number(EventKind::kCovered, kSpectator, rules.bonuses[before.sales]);
        }
    }
    void add_shipment(const Action& a) {
        const Seat seat = before.turn;
        Event& e = add(EventKind::kShipped, seat);
        e.good = a.good;
        e.tile = tile_of(before);
        e.points = static_cast<std::uint16_t>(after.points[seat] - before.points[seat]);
    }
    void add_bridge(const Action& a) {
        for (int seat = 0; seat < rules.seats; ++seat) {
            if (seat == before.turn) continue;
            if (!before.bridges[static_cast<std::size_t>(seat)].has(a.spot)) continue;
            add(EventKind::kBridgeGone, static_cast<Seat>(seat)).spot = a.spot;
        }
        Event& e = add(EventKind::kBridge, before.turn);
        e.spot = a.spot;
        e.cubes = a.cubes;
        add_tile(EventKind::kRecalled, before.turn, a.tile);
    }
    void add_production(const Action& a) {
        Event& e = add(EventKind::kProduced, before.turn);
        const WorkshopId id = workshop_of(a.card);
        e.card = a.card;
        e.good = good_of(rules.workshop_colour[at(id)]);
        e.number = rules.capacity[at(id)];
    }
    // All seats see the kept card, and the number of the other cards.
    void add_keep(const Action& a) {
        const Seat seat = before.actor;
        if (a.card.none()) {
            add(EventKind::kKeptNone, seat);
        } else {
            add_card(EventKind::kKept, seat, a.card);
        }
        const int looked = size_of(before.seen_orders) + size_of(before.seen_workshops) +
                           size_of(before.seen_masters);
        const int returned = looked - !a.card.none();
        if (returned > 0) add_number(EventKind::kReturned, seat, returned);
    }
    void add_activation(const Action& a) {
        const Tile where = tile_of(before);
        const Seat seat = before.turn;
        const bool use = a.verb == Verb::kActivate;
        const Die old = before.dice[at(where)];
        const bool placed = finds_place(before, a.number);
        if (placed && old.value != 0) add_tile(EventKind::kChased, old.owner, where, old.value);
        if (placed) add_tile(EventKind::kPlaced, seat, where, a.number);
        const int value = use ? power_of(rules, before, a.number) : a.number;
        add_tile(use ? EventKind::kActivated : EventKind::kRested, seat, where, value);
        if (use && is_raw(where)) {
            add_cubes(EventKind::kGained, seat, Cubes::of(colour_of(where), value));
        }
    }
    void add_move(const Action& a) {
        add_tile(EventKind::kMoved, before.turn, a.tile, a.number);
        if (after.boat != before.boat) add_tile(EventKind::kBoat, before.turn, after.boat);
    }

    // Cards completed by their last cube.
    void add_completed_cards() {
        for (WorkshopSet set = after.built - before.built; !set.empty();) {
            add_card(EventKind::kBuilt, before.actor, card_of(set.pop()));
        }
        for (MasterSet set = after.on - before.on; !set.empty();) {
            add_card(EventKind::kOn, before.actor, card_of(set.pop()));
        }
        for (MasterSet set = after.under[before.actor] - before.under[before.actor];
             !set.empty();) {
            add_card(EventKind::kUsed, before.actor, card_of(set.pop()));
        }
    }
    void add_prices() {
        for (std::size_t i = 0; i < kColours; ++i) {
            const auto good = static_cast<Good>(i);
            if (before.ones[i] == after.ones[i] && before.twos[i] == after.twos[i]) continue;
            Event& e = add(EventKind::kPrice);
            e.good = good;
            e.number = static_cast<std::uint8_t>(after.price(good));
        }
    }
    // The start of a secondary activation that brings cubes.
    void add_secondary() {
        const bool begins = after.phase == Phase::kPlace &&
                            (before.phase != Phase::kPlace || before.actor != after.actor);
        if (!begins) return;
        add_cubes(EventKind::kGained, after.actor,
                  Cubes::of(colour_of(tile_of(after)), after.left));
    }
    void add_consequences() {
        add_completed_cards();
        add_prices();
        add_secondary();
        if (before.last == LastLapReason::kNo && after.last != LastLapReason::kNo) {
            add_number(EventKind::kLastLap, kSpectator, static_cast<int>(after.last));
        }
        if (after.phase != Phase::kOver) return;
        add_final_sources();
        add(EventKind::kOver);
    }

    // Source by source, as in the score sheet. Sources without points have no event.
    void add_final_sources() {
        for (const EventKind kind : {EventKind::kFinalSale, EventKind::kChain,
                                     EventKind::kBridgePoints, EventKind::kMasterPoints}) {
            for (int seat = 0; seat < rules.seats; ++seat) {
                Event e;
                e.kind = kind;
                e.seat = static_cast<Seat>(seat);
                add_final_source(e);
            }
        }
    }
    void add_final_source(Event e) {
        const EdgeSet bridges = after.bridges[e.seat];
        switch (e.kind) {
            case EventKind::kFinalSale:
                for (int i = 0; i < kColours; ++i) {
                    e.good = static_cast<Good>(i);
                    const FinalSale sale = final_sale(after, e.seat, e.good);
                    add_source(e, sale.sold, sale.points);
                }
                return;
            case EventKind::kChain:
                for (EdgeSet left = bridges; !left.empty();) {
                    e.spot = left.lowest();
                    const int size = pop_chain(left);
                    add_source(e, size, size * size);
                }
                return;
            case EventKind::kBridgePoints:
                return add_source(e, bridges.count(), bridge_bonus(rules, after, e.seat));
            default:
                return add_source(e, paid_masters(after, e.seat), master_points(after, e.seat));
        }
    }
    void add_source(Event e, int number, int points) {
        if (points == 0) return;
        e.number = static_cast<std::uint8_t>(number);
        e.points = static_cast<std::uint16_t>(points);
        out.push_back(e);
    }

    void add_placed_cube(const Action& a) {
        const Seat seat = before.actor;
        const Cubes one = Cubes::of(colour_of(tile_of(before)));
        if (a.verb == Verb::kPut) {
            add_put(seat, one, a.card);
        } else if (a.verb == Verb::kLose) {
            add_cubes(EventKind::kLost, seat, one);
        } else {
            add_cubes(EventKind::kStored, seat, one);
            if (a.verb == Verb::kReplace) add_cubes(EventKind::kReplaced, seat, a.cubes);
        }
    }
    void add_setup(const Action& a) {
        if (a.verb == Verb::kLay) {
            add_tile(EventKind::kLaid, before.actor, before.held);
            out[0].spot = a.spot;
        } else {
            add_tile(a.verb == Verb::kTake ? EventKind::kTook : EventKind::kBegan, before.actor,
                     a.tile);
        }
    }
    void add_action(const Action& a);
};

void EventCollector::add_action(const Action& a) {
    const Seat seat = before.actor;
    switch (a.verb) {
        case Verb::kTake:
        case Verb::kLay:
        case Verb::kStart:
            return add_setup(a);
        case Verb::kRecall:
            return add_tile(EventKind::kRecalled, seat, a.tile);
        case Verb::kDown:
            return add_put(seat, a.cubes, a.card);
        case Verb::kMove:
            return add_move(a);
        case Verb::kBoat:
            return add_tile(EventKind::kBoat, seat, a.tile);
        case Verb::kActivate:
        case Verb::kRest:
            return add_activation(a);
        case Verb::kThrow:
            return add_cubes(EventKind::kLost, seat, a.cubes);
        case Verb::kSell:
            return add_sale(a);
        case Verb::kShip:
            return add_shipment(a);
        case Verb::kStay:
        case Verb::kRaise:
        case Verb::kDrop:
        case Verb::kSplit:
        case Verb::kLower: {
            if (a.verb != Verb::kStay) return;  // add_prices() announces the change
            Event& e = add(EventKind::kPrice);
            e.good = before.good;
            e.number = static_cast<std::uint8_t>(after.price(before.good));
            return;
        }
        case Verb::kKeep:
            return add_keep(a);
        case Verb::kBridge:
            return add_bridge(a);
        case Verb::kProduce:
            return add_production(a);
        case Verb::kEnd:
            add(EventKind::kEnded, seat);
            return;
        case Verb::kPut:
        case Verb::kStore:
        case Verb::kReplace:
        case Verb::kLose:
            return add_placed_cube(a);
        case Verb::kFill:
            return add_cubes(EventKind::kFilled, seat, a.cubes);
        case Verb::kRoll:
            return add_number(EventKind::kRolled, seat, a.number);
        case Verb::kLook:
            return add_tile(EventKind::kActivated, seat, tile_of(before), before.value);
        case Verb::kDecline:
            add(EventKind::kDeclined, seat);
            return;
        case Verb::kDraw:
            return add_card(EventKind::kDrew, seat, viewer == seat ? a.card : CardId());
    }
}

}  // namespace

void Venise::events(const Rules& rules, const State& before, Seat, Action a, const State& after,
                    Seat viewer, EventList<Venise>& out) {
    out.clear();
    EventCollector collector{rules, before, after, viewer, out};
    collector.add_action(a);
    collector.add_consequences();
}

}  // namespace pakhuis
