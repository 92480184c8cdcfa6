// Legal actions as a list. A uniform random pick uses the same list.
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

struct ActionLister {
    const Rules& rules;
    const State& s;
    Seat seat;
    ActionList<Venise>& out;

    void tiles_left() {
        for (int i = 0; i < kTileCount; ++i) {
            const auto tile = static_cast<Tile>(i);
            // The ports are equal: port A is taken first.
            if (tile == Tile::kPortB && s.cells[at(Tile::kPortA)].nowhere()) continue;
            if (s.cells[at(tile)].nowhere()) out.push_back(Action::of(Verb::kTake, tile));
        }
    }

    // (3.2) The first tile is laid at 0,0, every other tile beside a laid one.
    void cells_left() {
        std::array<std::uint64_t, kSpots / 64 + 1> open{};
        std::array<std::uint64_t, kSpots / 64 + 1> taken{};
        const auto mark = [](auto& set, Cell at_cell) {
            const auto i = static_cast<std::size_t>(spot_of(at_cell).index());
            set[i / 64] |= std::uint64_t{1} << (i % 64);
        };
        for (const Cell laid : s.cells) {
            if (laid.nowhere()) continue;
            mark(taken, laid);
            for (const Cell step : kSteps) {
                const Cell beside = cell(laid.q + step.q, laid.r + step.r);
                if (in_reach(beside.q, beside.r)) mark(open, beside);
            }
        }
        for (std::size_t word = 0; word < open.size(); ++word) {
            for (std::uint64_t left = open[word] & ~taken[word]; left != 0;) {
                const int i = static_cast<int>(64 * word) + pop_lowest(left);
                out.push_back(Action::lay(SpotId(i)));
            }
        }
        if (out.empty()) out.push_back(Action::lay(spot_of({0, 0})));
    }

    void every_tile(Verb verb) {
        for (int i = 0; i < kTileCount; ++i) out.push_back(Action::of(verb, static_cast<Tile>(i)));
    }

    void own_dice() {
        for (int i = 0; i < kTileCount; ++i) {
            const auto tile = static_cast<Tile>(i);
            if (s.dice[at(tile)].owner == seat) out.push_back(Action::of(Verb::kRecall, tile));
        }
    }

    // Calls each(card) for the seat's cards that take one more cube of a colour.
    template <class Each>
    void cards_for(Colour colour, Each&& each) {
        for (WorkshopSet left = s.workshops[seat]; !left.empty();) {
            const WorkshopId id = left.pop();
            if (takes(rules, s, id, colour)) each(card_of(id));
        }
        for (MasterSet left = s.masters[seat]; !left.empty();) {
            const MasterId id = left.pop();
            if (takes(rules, s, id, colour)) each(card_of(id));
        }
    }
    void downs() {
        for (int c = 0; c < kColours; ++c) {
            const auto colour = static_cast<Colour>(c);
            if (s.stock[seat][colour] == 0) continue;
            cards_for(colour, [&](CardId card) { out.push_back(Action::down(colour, card)); });
        }
    }

    void moves() {
        const bool step = has_permanent_effect(rules, s, seat, Effect::kStep);
        const int higher = s.rolled[0] > s.rolled[1] ? s.rolled[0] : s.rolled[1];
        Reach buffer;
        const Reach& reach = reach_of(rules, s, seat, die_values(higher, step), buffer);
        const int dice = s.rolled[0] == s.rolled[1] ? 1 : 2;
        for (int d = 0; d < dice; ++d) {
            const int die = s.rolled[static_cast<std::size_t>(d)];
            unsigned tiles = reach.any.for_values(die_values(die, step));
            while (tiles != 0) {
                out.push_back(Action::move(die, static_cast<Tile>(pop_lowest(tiles))));
            }
        }
    }

    void boat_places() {
        for (TileSet left = s.boat_places; !left.empty();) {
            out.push_back(Action::of(Verb::kBoat, static_cast<Tile>(left.pop().index())));
        }
    }

    void activations() {
        const bool usable = can_use(rules, s, seat, tile_of(s));
        unsigned values =
            die_values(s.rolled[0], has_permanent_effect(rules, s, seat, Effect::kSkill));
        while (values != 0) {
            const int value = pop_lowest(values);
            if (usable) out.push_back(Action::numbered(Verb::kActivate, value));
            out.push_back(Action::numbered(Verb::kRest, value));
        }
    }

    // Calls each(cubes) for every choice of `count` cubes.
    template <class Each>
    static void choices(Cubes from, int count, Each&& each) {
        const int wool = from[Colour::kWool];
        const int linen = from[Colour::kLinen];
        const int gold = from[Colour::kGold];
        for (int w = 0; w <= wool && w <= count; ++w) {
            for (int l = 0; l <= linen && w + l <= count; ++l) {
                if (count - w - l <= gold) each(cubes_of(w, l, count - w - l));
            }
        }
    }
    void throws() {
        choices(s.stock[seat], s.stock[seat].total() - kStockSize,
                [&](Cubes cubes) { out.push_back(Action::of(Verb::kThrow, cubes)); });
    }

    // (4) Six cubes; the number of at most two kinds may increase.
    void fills() {
        const Cubes had = s.stock[seat];
        choices(cubes_of(kStockSize, kStockSize, kStockSize), kStockSize, [&](Cubes cubes) {
            int more = 0;
            for (int c = 0; c < kColours; ++c) more += cubes.count(c) > had.count(c);
            if (more <= 2) out.push_back(Action::of(Verb::kFill, cubes));
        });
    }
    void lowers() {
        for (int i = 0; i < kColours; ++i) {
            const auto good = static_cast<Good>(i);
            if (good == raised_good(s) || s.ones[at(good)] == 0) continue;
            out.push_back(Action::of(Verb::kLower, good));
        }
    }

    void sales() {
        for (int i = 0; i < kColours; ++i) {
            const int most = s.store[seat].count(i) < s.value ? s.store[seat].count(i) : s.value;
            for (int n = 1; n <= most; ++n) {
                out.push_back(Action::of(Verb::kSell, static_cast<Good>(i), n));
            }
        }
    }
    void shipments() {
        const unsigned there = s.shipped[tile_of(s) == Tile::kPortB];
        for (int i = 0; i < kColours; ++i) {
            if (s.store[seat].count(i) == 0 || ((there >> i) & 1)) continue;
            out.push_back(Action::of(Verb::kShip, static_cast<Good>(i)));
        }
    }
    // A master paid in between may have taken the last one.
    void falls() {
        if (s.ones[at(s.good)] > 0) out.push_back(Action::numbered(Verb::kDrop, 1));
        if (s.twos[at(s.good)] > 0) out.push_back(Action::numbered(Verb::kDrop, 2));
    }
    void price_changes() {
        out.push_back(Action::of(Verb::kStay));
        out.push_back(Action::of(Verb::kRaise));
        if (s.ones[at(s.good)] > 0) out.push_back(Action::numbered(Verb::kDrop, 1));
        if (s.twos[at(s.good)] > 0) out.push_back(Action::of(Verb::kSplit));
    }

    void keeps() {
        for (int i = 0; i < kOrderKinds; ++i) {
            if (s.seen_orders.count(i) == 0) continue;
            out.push_back(Action::of(Verb::kKeep, card_of(static_cast<OrderKind>(i))));
        }
        for (WorkshopSet left = s.seen_workshops; !left.empty();) {
            out.push_back(Action::of(Verb::kKeep, card_of(left.pop())));
        }
        for (MasterSet left = s.seen_masters; !left.empty();) {
            const MasterId id = left.pop();
            for (int row = 1; row <= 2; ++row) {
                if (!may_place(rules, s, seat, id, row)) continue;
                out.push_back(Action::of(Verb::kKeep, card_of(id), row));
            }
        }
        out.push_back(Action::of(Verb::kKeep));
    }

    void cube_places() {
        const Colour colour = colour_of(tile_of(s));
        cards_for(colour, [&](CardId card) { out.push_back(Action::of(Verb::kPut, card)); });
        const Cubes stock = s.stock[seat];
        if (stock.total() < kStockSize) {
            out.push_back(Action::of(Verb::kStore));
        } else {
            for (int c = 0; c < kColours; ++c) {
                const auto other = static_cast<Colour>(c);
                if (other == colour || stock[other] == 0) continue;
                out.push_back(Action::of(Verb::kReplace, Cubes::of(other)));
            }
        }
        out.push_back(Action::of(Verb::kLose));
    }

    void bridges() {
        if (bridge_is_past(s)) return;
        const Tile here = s.burgher[seat];
        if (s.dice[at(here)].owner != seat) return;
        for (int i = 0; i < kTileCount; ++i) {
            const auto there = static_cast<Tile>(i);
            if (there == here || s.dice[at(there)].owner != seat) continue;
            const SpotId edge = edge_between(here, there);
            const int cost = bridge_cost(rules, s, seat, edge);
            if (cost < 0) continue;
            choices(s.stock[seat], cost, [&](Cubes cubes) {
                out.push_back(Action::bridge(edge, cubes, here));
                out.push_back(Action::bridge(edge, cubes, there));
            });
        }
    }
    void productions() {
        for (WorkshopSet left = (s.workshops[seat] & s.built) - s.produced; !left.empty();) {
            const WorkshopId id = left.pop();
            if (!is_full(rules, s, id)) continue;
            const Good good = good_of(rules.workshop_colour[at(id)]);
            for (int value = 1; value <= 2; ++value) {
                if (s.orders[seat][order_kind(good, value)] == 0) continue;
                out.push_back(Action::of(Verb::kProduce, card_of(id), value));
            }
        }
    }

    void list_phase() {
        if (may_put_down(rules, s)) downs();
        switch (s.phase) {
            case Phase::kTiles:
                return tiles_left();
            case Phase::kCells:
                return cells_left();
            case Phase::kBoat:
                return every_tile(Verb::kBoat);
            case Phase::kBurghers:
                return every_tile(Verb::kStart);
            case Phase::kRecall:
                return own_dice();
            case Phase::kMove:
                return moves();
            case Phase::kRide:
                return boat_places();
            case Phase::kActivate:
                return activations();
            case Phase::kStock:
                return throws();
            case Phase::kSell:
                return sales();
            case Phase::kFall:
                return falls();
            case Phase::kShip:
                return shipments();
            case Phase::kPrice:
                return price_changes();
            case Phase::kKeep:
                return keeps();
            case Phase::kPlace:
                return cube_places();
            case Phase::kLook:
                out.push_back(Action::of(Verb::kLook));
                return out.push_back(Action::of(Verb::kDecline));
            case Phase::kFinish:
                bridges();
                productions();
                return out.push_back(Action::of(Verb::kEnd));
            default:
                return;
        }
    }
    void list() {
        if (s.ask == Ask::kFill) return fills();
        if (s.ask == Ask::kLower) return lowers();
        list_phase();
    }
};

}  // namespace

Map venise::map_at(const Rules& rules, const State& s) {
    return rules.fixed_layout ? rules.map : map_of(s.cells);
}

const Reach& venise::reach_of(const Rules& rules, const State& s, Seat seat, unsigned values,
                              Reach& buffer) {
    if (rules.fixed_layout && s.bridges[seat].empty()) {
        return rules.plain_reach(s.burgher[seat], s.boat);
    }
    int most = kFaces;
    while (!((values >> most) & 1)) --most;
    walk(map_at(rules, s), s.burgher[seat], s.boat, s.bridges[seat], most, buffer);
    return buffer;
}

unsigned venise::moving_values(const Rules& rules, const State& s, Seat seat) {
    unsigned values = 0;
    // A step over an own bridge may also cost 1, so every way without bridges stays possible.
    if (rules.fixed_layout) values = rules.plain_reach(s.burgher[seat], s.boat).values();
    if (values != kAllValues) {
        values = walkable_values(map_at(rules, s), s.burgher[seat], s.boat, s.bridges[seat]);
    }
    if (has_permanent_effect(rules, s, seat, Effect::kStep)) values |= values << 1 | values >> 1;
    return values & kAllValues;
}

void Venise::legal(const Rules& rules, const State& s, Seat seat, ActionList<Venise>& out) {
    out.clear();
    if (waiting(rules, s).has(seat)) ActionLister{rules, s, seat, out}.list();
}

Action Venise::random_legal(const Rules& rules, const State& s, Seat seat, Rng& rng) {
    ActionList<Venise> list;
    ActionLister{rules, s, seat, list}.list();
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace pakhuis
