// Likely actions for a click on a part of the board.
//
// Some parts belong to several verbs: a tile is a target for a move, for the boat, or for taking a
// die back. The verb of the phase comes first, then the most frequent verb of a turn.
#include <algorithm>

#include "base/sort_few.h"
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

Colour colour_at(int i) {
    return static_cast<Colour>(i);
}

// The colours by their number in the stock, highest first; ties keep the order of colours.
std::array<Colour, kColours> by_stock(Cubes stock) {
    std::array<Colour, kColours> order{colour_at(0), colour_at(1), colour_at(2)};
    sort_few(order.data(), order.data() + order.size(),
             [&](Colour a, Colour b) { return stock[a] > stock[b]; });
    return order;
}

// `count` cubes of the most frequent colours in the stock; all cubes if there are fewer.
Cubes some_cubes(Cubes stock, int count) {
    Cubes out;
    for (; count > 0 && stock != out; --count) out += Cubes::of(by_stock(stock - out)[0]);
    return out;
}

struct IntentCollector {
    const Rules& rules;
    const State& s;
    Seat seat;
    IntentList<Venise>& out;

    void add(const Action& action) {
        if (out.size() < IntentList<Venise>::kCapacity) out.push_back(action);
    }

    Tile burgher() const { return s.burgher[seat]; }
    bool is_turn() const { return s.turn == seat; }

    void add_moves(Tile tile) {
        const bool rolled = s.phase == Phase::kMove;
        const int first = rolled ? s.rolled[0] : 1;
        add(Action::move(first, tile));
        if (rolled && s.rolled[1] != first) add(Action::move(s.rolled[1], tile));
    }

    void add_for_tile(Tile tile) {
        switch (s.phase) {
            case Phase::kTiles:
                return add(Action::of(Verb::kTake, tile));
            case Phase::kBurghers:
                return add(Action::of(Verb::kStart, tile));
            case Phase::kBoat:
            case Phase::kRide:
                return add(Action::of(Verb::kBoat, tile));
            case Phase::kRecall:
                return add(Action::of(Verb::kRecall, tile));
            default:
                return add_moves(tile);
        }
    }

    void add_for_die(int number) {
        for (int i = 0; i < kTileCount; ++i) add(Action::move(number, static_cast<Tile>(i)));
    }

    void add_for_cube(Colour colour) {
        if (s.phase == Phase::kPlace) return add(Action::of(Verb::kReplace, Cubes::of(colour)));
        // Cards that take the cube come first, then the others. A seat without cards can only
        // replace the cube.
        for (const bool fitting : {true, false}) {
            for (WorkshopSet left = s.workshops[seat]; !left.empty();) {
                const WorkshopId id = left.pop();
                if (takes(rules, s, id, colour) == fitting) add(Action::down(colour, card_of(id)));
            }
            for (MasterSet left = s.masters[seat]; !left.empty();) {
                const MasterId id = left.pop();
                if (takes(rules, s, id, colour) == fitting) add(Action::down(colour, card_of(id)));
            }
        }
        if (out.empty()) add(Action::of(Verb::kReplace, Cubes::of(colour)));
    }

    bool card_takes(CardId card, Colour colour) const {
        if (is_workshop(card)) return takes(rules, s, workshop_of(card), colour);
        return is_master(card) && takes(rules, s, master_of(card), colour);
    }
    // Colours that the card takes come first, the most frequent in the stock before the others.
    void add_downs(CardId card) {
        const std::array<Colour, kColours> order = by_stock(s.stock[seat]);
        for (const bool fitting : {true, false}) {
            for (const Colour colour : order) {
                if (card_takes(card, colour) == fitting) add(Action::down(colour, card));
            }
        }
    }
    // An available order comes first, +1 before +2.
    void add_productions(CardId card) {
        const auto i = is_workshop(card) ? at(workshop_of(card)) : 0;
        const Good good = good_of(rules.workshop_colour[i]);
        const bool one = s.orders[seat][order_kind(good, 1)] > 0;
        const bool only_two = !one && s.orders[seat][order_kind(good, 2)] > 0;
        add(Action::of(Verb::kProduce, card, only_two ? 2 : 1));
        add(Action::of(Verb::kProduce, card, only_two ? 1 : 2));
    }
    void add_keeps(CardId card) {
        if (!is_master(card)) return add(Action::of(Verb::kKeep, card));
        const bool order = rules.masters_with(Effect::kOrder).has(master_of(card));
        if (!order) add(Action::of(Verb::kKeep, card, 1));
        add(Action::of(Verb::kKeep, card, 2));
        if (order) add(Action::of(Verb::kKeep, card, 1));
    }
    void add_for_card(CardId card) {
        if (rules.name_of(card).empty()) return;
        if (s.phase == Phase::kKeep) return add_keeps(card);
        if (s.phase == Phase::kPlace) return add(Action::of(Verb::kPut, card));
        const bool own = is_workshop(card) && s.workshops[seat].has(workshop_of(card));
        const bool full = own && is_full(rules, s, workshop_of(card));
        if (full) add_productions(card);
        if (!is_order(card)) add_downs(card);
        if (own && !full) add_productions(card);
        if (is_order(card)) add_for_order_card(order_of(card));
    }
    // An order is used by a production.
    void add_for_order_card(OrderKind kind) {
        add_workshops(value_of(kind), good_of(kind));
        if (out.empty()) add(Action::of(Verb::kKeep, card_of(kind)));
    }
    void add_workshops(int value, Good only = Good::kNone) {
        for (const bool full : {true, false}) {
            for (WorkshopSet left = s.workshops[seat]; !left.empty();) {
                const WorkshopId id = left.pop();
                const Good good = good_of(rules.workshop_colour[at(id)]);
                if (only != Good::kNone && good != only) continue;
                if (is_full(rules, s, id) != full) continue;
                add(Action::of(Verb::kProduce, card_of(id), value));
            }
        }
    }

    // value 0: the value that the activation die shows.
    void add_for_activation(Verb verb, int value = 0) {
        const int shown = s.phase == Phase::kActivate ? s.rolled[0] : 1;
        add(Action::numbered(verb, value == 0 ? shown : value));
    }

    void add_for_good(Good good) {
        if (s.ask == Ask::kLower) return add(Action::of(Verb::kLower, good));
        const bool port = s.phase == Phase::kShip || (is_turn() && is_port(burgher()));
        if (port && s.phase != Phase::kSell) return add(Action::of(Verb::kShip, good));
        const int most = std::min<int>(s.store[seat][good], s.phase == Phase::kSell ? s.value : 1);
        add(Action::of(Verb::kSell, good, std::max(most, 1)));
    }
    void add_for_count(int count) {
        for (int i = 0; i < kColours; ++i)
            add(Action::of(Verb::kSell, static_cast<Good>(i), count));
    }

    // `count` cubes of a colour to throw away or for the new stock. The stock decides the other
    // colours.
    void add_for_amount(Colour colour, int count) {
        const Cubes stock = s.stock[seat];
        const Cubes rest = stock - Cubes::of(colour, stock[colour]);
        const Cubes named = Cubes::of(colour, count);
        if (s.ask != Ask::kFill) {
            const int more = stock.total() - kStockSize - count;
            return add(Action::of(Verb::kThrow, named + some_cubes(rest, more)));
        }
        const Cubes kept = some_cubes(rest, kStockSize - count);
        const int more = std::max(kStockSize - count - kept.total(), 0);
        const Colour other = colour == Colour::kWool ? Colour::kLinen : Colour::kWool;
        add(Action::of(Verb::kFill, named + kept + Cubes::of(other, more)));
    }

    void add_bridges(SpotId edge, Tile back) {
        const int cost = std::max(bridge_cost(rules, s, seat, edge), 0);
        add(Action::bridge(edge, some_cubes(s.stock[seat], cost), back));
    }
    // The higher die comes back first: it costs less to keep the lower one.
    void add_for_edge(SpotId edge) {
        const auto [one, other] = ends_of(edge);
        const bool first = s.dice[at(one)].value >= s.dice[at(other)].value;
        add_bridges(edge, first ? one : other);
        add_bridges(edge, first ? other : one);
    }
    void add_for_back(Tile tile) {
        if (at(burgher()) >= kTileCount) return;
        const unsigned near = map_at(rules, s).near[at(burgher())];
        for (int i = 0; i < kTileCount; ++i) {
            const auto other = static_cast<Tile>(i);
            if (!((near >> i) & 1) || (tile != burgher() && tile != other)) continue;
            add_bridges(edge_between(burgher(), other), tile);
        }
    }
    // A row for each of the masters that the seat looks at.
    void add_for_row(int row) {
        if (s.actor != seat) return;
        for (MasterSet left = s.seen_masters; !left.empty();) {
            add(Action::of(Verb::kKeep, card_of(left.pop()), row));
        }
    }

    // A part with a number.
    void add_for_numbered(std::string_view kind, int i) {
        const bool face = i >= 1 && i <= kFaces;
        if (kind == "tile" && i < kTileCount) return add_for_tile(static_cast<Tile>(i));
        if (kind == "back" && i < kTileCount) return add_for_back(static_cast<Tile>(i));
        if (kind == "cell" && i < kCellCount) return add(Action::lay(SpotId(kEdges + i)));
        if (kind == "edge" && i < kEdges) return add_for_edge(SpotId(i));
        if (kind == "die" && face) return add_for_die(i);
        if (kind == "cube" && i < kColours) return add_for_cube(colour_at(i));
        if (kind == "card" && i < kCards) return add_for_card(CardId(i));
        if (kind == "good" && i < kColours) return add_for_good(static_cast<Good>(i));
        if (kind == "count" && i >= 1 && i <= 2 * kFaces) return add_for_count(i);
        if (kind == "row" && (i == 1 || i == 2)) return add_for_row(i);
        if (kind == "order" && (i == 1 || i == 2)) return add_workshops(i);
        if (kind == "drop" && (i == 1 || i == 2)) return add(Action::numbered(Verb::kDrop, i));
        if (kind == "value" && face) {
            add_for_activation(Verb::kActivate, i);
            return add_for_activation(Verb::kRest, i);
        }
        const int colour = find_name(enum_names(Colour{}), kind);
        if (colour >= 0 && i <= 2 * kFaces) add_for_amount(colour_at(colour), i);
    }
    // A part without a number has the name of its verb.
    void add_for_single(std::string_view kind) {
        if (kind == "none") return add(Action::of(Verb::kKeep));
        for (const Verb verb : {Verb::kActivate, Verb::kRest}) {
            if (kind == name_of(verb)) add_for_activation(verb);
        }
        for (const Verb verb : {Verb::kStay, Verb::kRaise, Verb::kSplit, Verb::kEnd, Verb::kStore,
                                Verb::kLook, Verb::kDecline, Verb::kLose}) {
            if (kind == name_of(verb)) add(Action::of(verb));
        }
    }
};

}  // namespace

void Venise::intents(const Rules& rules, const State& s, Seat seat, const Target& target,
                     IntentList<Venise>& out) {
    out.clear();
    if (seat >= rules.seats) return;
    IntentCollector collector{rules, s, seat, out};
    if (target.index == Target::kNoIndex) return collector.add_for_single(target.kind);
    collector.add_for_numbered(target.kind, target.index);
}

}  // namespace pakhuis
