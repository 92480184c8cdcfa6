#include "bots/venise/test_taught.h"

#include <algorithm>

#include "bots/best.h"

namespace pakhuis::bots {

using namespace venise;

namespace {

constexpr int kCheapBridge = 2;  // cubes
constexpr int kGoodsForASale = 2;

// The table as the learner looks at it. `s` is a guess of the whole table from the view; the
// learner looks only at its open parts.
struct Look {
    const Rules& rules;
    const State& s;
    const ActionList<Venise>& legal;
    Rng& rng;
    Seat me;

    Cubes stock() const { return s.stock[me]; }
    int goods(Good good) const { return s.store[me][good]; }
    bool last_round() const { return s.last != LastLapReason::kNo; }
    Good good_made(WorkshopId id) const { return good_of(rules.workshop_colour[at(id)]); }
    int workshops(Good good) const {
        int count = 0;
        for (WorkshopSet left = s.workshops[me]; !left.empty();) {
            count += good_made(left.pop()) == good;
        }
        return count;
    }
    int orders(Good good) const {
        return s.orders[me][order_kind(good, 1)] + s.orders[me][order_kind(good, 2)];
    }
    bool misses_order(Good good) const { return workshops(good) > orders(good); }
    bool misses_any_order() const {
        return misses_order(Good::kCloth) || misses_order(Good::kLace) ||
               misses_order(Good::kJewels);
    }
    // The cubes that a workshop takes until it is full.
    Cubes missing_to_full(WorkshopId id) const {
        const Cubes cost_or_rest = missing(rules, s, id);
        if (s.built.has(id)) return cost_or_rest;
        return cost_or_rest + Cubes::of(rules.workshop_colour[at(id)], rules.capacity[at(id)]);
    }
    // The cubes that all cards take, the stock included.
    int taken(Colour colour) const {
        int count = 0;
        for (WorkshopSet left = s.workshops[me]; !left.empty();) {
            count += missing_to_full(left.pop())[colour];
        }
        for (MasterSet left = s.masters[me]; !left.empty();) {
            count += missing(rules, s, left.pop())[colour];
        }
        return count;
    }
    // How many of some cubes the cards take.
    int useful(Cubes cubes) const {
        int count = 0;
        for (int i = 0; i < venise::kColours; ++i) {
            count += std::min(cubes.count(i), taken(static_cast<Colour>(i)));
        }
        return count;
    }
    // The cubes of a cost that the stock lacks.
    int lacking(Cubes cost) const {
        int count = 0;
        for (int i = 0; i < venise::kColours; ++i) {
            count += std::max(cost.count(i) - stock().count(i), 0);
        }
        return count;
    }
    bool makes_again(Good good) const { return workshops(good) + goods(good) > 0; }
};

// What a move brings, the most important first: moves are compared line by line.
struct Brings {
    int points = 0;  // in the last round
    bool sells = false;
    bool bridges = false;
    bool produces = false;
    bool fetches = false;
    bool workshop = false;
    bool master = false;
    bool stays = false;
    int amount = 0;  // points of the sale, goods, cubes or cards
    int low = 0;     // the lower the die, the higher

    friend constexpr auto operator<=>(const Brings&, const Brings&) = default;
};

int chain_score(EdgeSet bridges) {
    int sum = 0;
    while (!bridges.empty()) {
        const int size = pop_chain(bridges);
        sum += size * size;
    }
    return sum;
}

// The points of one bridge more: 1 alone, 3 and more in a chain.
int bridge_points(const Look& look, SpotId edge) {
    const EdgeSet own = look.s.bridges[look.me];
    return chain_score(own | EdgeSet::of(edge)) - chain_score(own);
}

bool good_bridge(const Look& look, SpotId edge, int cost) {
    const bool joins = bridge_points(look, edge) > 1 || look.s.bridges[look.me].empty();
    return cost >= 0 && cost <= kCheapBridge && joins;
}

// The points of the best bridge that one could build after a move; 0 if there is none.
int bridge_after(const Look& look, Tile tile, int value) {
    State after = look.s;
    after.burgher[look.me] = tile;
    after.turn = look.me;
    if (finds_place(after, value)) {
        after.dice[at(tile)] = {look.me, static_cast<std::uint8_t>(value)};
    }
    const int cubes = look.stock().total() + (is_raw(tile) ? value : 0);
    int most = 0;
    for (int i = 0; i < kTileCount; ++i) {
        const Tile other = static_cast<Tile>(i);
        if (other == tile) continue;
        const SpotId edge = edge_between(tile, other);
        const int cost = bridge_cost(look.rules, after, look.me, edge);
        if (cost > cubes || !good_bridge(look, edge, cost)) continue;
        most = std::max(most, bridge_points(look, edge));
    }
    return most;
}

// The goods that the workshops make with some more cubes or an order, and would not make without.
int goods_after(const Look& look, Cubes more, bool order) {
    int made = 0;
    for (WorkshopSet left = look.s.workshops[look.me]; !left.empty();) {
        const WorkshopId id = left.pop();
        const Cubes needed = look.missing_to_full(id);
        const bool ordered = look.orders(look.good_made(id)) > 0;
        const bool before = ordered && look.stock().covers(needed);
        const bool after = (ordered || order) && (look.stock() + more).covers(needed);
        if (after && !before) made += look.rules.capacity[at(id)];
    }
    return made;
}

void look_at_market(const Look& look, int value, Brings& brings) {
    for (int i = 0; i < venise::kColours; ++i) {
        const Good good = static_cast<Good>(i);
        const int count = std::min(value, look.goods(good));
        const int points = count * (look.s.price(good) + market_bonus(look.rules, look.s));
        if (look.last_round()) brings.points = std::max(brings.points, points);
        if (count < kGoodsForASale) continue;
        brings.sells = true;
        brings.amount = std::max(brings.amount, points);
    }
}

void look_at_cubes(const Look& look, Tile tile, int value, Brings& brings) {
    const Colour colour = colour_of(tile);
    const int made = goods_after(look, Cubes::of(colour, value), false);
    const int wanted = std::clamp(look.taken(colour) - look.stock()[colour], 0, value);
    brings.produces = made > 0;
    brings.fetches = wanted > 0;
    brings.amount = made + wanted;
}

void look_at_cards(const Look& look, Tile tile, int value, Brings& brings) {
    if (!has_place(look.rules, look.s, look.me, tile)) return;
    const int unhired = (look.s.masters[look.me] - look.s.on).count();
    brings.fetches = tile == Tile::kOrder && look.misses_any_order();
    brings.produces = brings.fetches && goods_after(look, {}, true) > 0;
    brings.workshop = tile == Tile::kWorkshop && look.s.workshops[look.me].empty();
    brings.master = tile == Tile::kMaster && unhired == 0;
    if (brings.fetches || brings.workshop || brings.master) brings.amount = value;
}

Brings look_at_move(const Look& look, Tile tile, int value) {
    const Die there = look.s.dice[at(tile)];
    Brings brings;
    brings.stays = there.value == 0 || value <= there.value;
    brings.low = -value;
    if (tile == Tile::kMarket) look_at_market(look, value, brings);
    if (is_raw(tile)) look_at_cubes(look, tile, value, brings);
    if (is_deck(tile)) look_at_cards(look, tile, value, brings);
    if (is_port(tile) && look.last_round() && can_use(look.rules, look.s, look.me, tile)) {
        brings.points = value;
    }
    const int bridge = bridge_after(look, tile, value);
    brings.bridges = bridge > 0;
    if (look.last_round()) brings.points += bridge;
    return brings;
}

Action choose_move(const Look& look) {
    Best<Action, Brings> best(look.rng);
    for (const Action& action : look.legal) {
        if (action.verb != Verb::kMove) continue;
        const bool first = action.number == look.s.rolled[0];
        best.meet(action, look_at_move(look, action.tile, look.s.rolled[first ? 1 : 0]));
    }
    return best.item();
}

bool can(const Look& look, Verb verb) {
    for (const Action& action : look.legal) {
        if (action.verb == verb) return true;
    }
    return false;
}

// The best action of a verb. One of them must be legal.
template <class Value>
Action best_of(const Look& look, Verb verb, Value&& value) {
    Best<Action, int> best(look.rng);
    for (const Action& action : look.legal) {
        if (action.verb == verb) best.meet(action, static_cast<int>(value(action)));
    }
    return best.item();
}

// A cube on the card that lacks the fewest.
Action place_cube(const Look& look, Verb verb) {
    return best_of(look, verb, [&](const Action& action) {
        const Cubes rest = is_workshop(action.card)
                               ? missing(look.rules, look.s, workshop_of(action.card))
                               : missing(look.rules, look.s, master_of(action.card));
        return -rest.total();
    });
}

// The bridge with the most points, for cubes that no card takes; the higher die comes back.
Action build_bridge(const Look& look) {
    Best<Action, int> best(look.rng);
    for (const Action& action : look.legal) {
        if (action.verb != Verb::kBridge) continue;
        if (!good_bridge(look, action.spot, action.cubes.total())) continue;
        const int regretted = look.useful(action.cubes);
        const int back = look.s.dice[at(action.tile)].value;
        best.meet(action, 100 * bridge_points(look, action.spot) - 10 * regretted + back);
    }
    return best.met() ? best.item() : Action::of(Verb::kEnd);
}

Action finish_turn(const Look& look) {
    const Action bridge = build_bridge(look);
    if (bridge.verb == Verb::kBridge) return bridge;
    if (can(look, Verb::kDown)) return place_cube(look, Verb::kDown);
    if (!can(look, Verb::kProduce)) return Action::of(Verb::kEnd);
    return best_of(look, Verb::kProduce, [](const Action& action) { return action.number; });
}

// The worth of a seen card; below 0 the learner keeps none.
int worth_of_workshop(const Look& look, WorkshopId id) {
    if (!look.s.workshops[look.me].empty()) return -1;
    const int lacking = look.lacking(look.rules.workshop_cost[at(id)]);
    return kMaxCost + 2 * look.rules.capacity[at(id)] - lacking;
}
int worth_of_card(const Look& look, CardId card) {
    if (card.none()) return 0;
    if (is_workshop(card)) return worth_of_workshop(look, workshop_of(card));
    if (is_order(card)) {
        const OrderKind kind = order_of(card);
        return look.misses_order(good_of(kind)) ? value_of(kind) : -1;
    }
    const MasterId id = master_of(card);
    const Master& master = look.rules.master(id);
    if (master.effect == Effect::kOrder) return look.misses_order(master.good) ? kMaxCost : -1;
    return kMaxCost - look.lacking(look.rules.master_cost[at(id)]);
}

Action sell_or_export(const Look& look) {
    if (look.s.phase == Phase::kSell) {
        return best_of(look, Verb::kSell, [&](const Action& action) {
            return action.number * (look.s.price(action.good) + market_bonus(look.rules, look.s));
        });
    }
    // The market pays little for the cheapest good; a port pays the same for all.
    return best_of(look, Verb::kShip,
                   [&](const Action& action) { return -look.s.price(action.good); });
}

Action change_price(const Look& look) {
    const bool again = look.makes_again(look.s.good);
    if (look.s.phase == Phase::kPrice) return Action::of(again ? Verb::kRaise : Verb::kStay);
    return best_of(look, Verb::kDrop,
                   [&](const Action& action) { return again ? -action.number : action.number; });
}

Action activate(const Look& look) {
    const Verb verb = can(look, Verb::kActivate) ? Verb::kActivate : Verb::kRest;
    const int sign = verb == Verb::kActivate ? 1 : -1;
    return best_of(look, verb, [&](const Action& action) { return sign * action.number; });
}

Action take_gift(const Look& look) {
    if (can(look, Verb::kPut)) return place_cube(look, Verb::kPut);
    return Action::of(can(look, Verb::kStore) ? Verb::kStore : Verb::kLose);
}

Action tidy_stock(const Look& look) {
    if (can(look, Verb::kDown)) return place_cube(look, Verb::kDown);
    return best_of(look, Verb::kThrow,
                   [&](const Action& action) { return -look.useful(action.cubes); });
}

Action answer_master(const Look& look) {
    if (look.s.ask == Ask::kFill) {
        return best_of(look, Verb::kFill,
                       [&](const Action& action) { return look.useful(action.cubes); });
    }
    return best_of(look, Verb::kLower,
                   [&](const Action& action) { return !look.makes_again(action.good); });
}

Action choose(const Look& look) {
    const State& s = look.s;
    switch (s.phase) {
        case Phase::kBurghers:
            return best_of(look, Verb::kStart, [&](const Action& action) {
                const bool beside = map_at(look.rules, s).touch(action.tile, Tile::kWorkshop);
                return is_raw(action.tile) && beside;
            });
        case Phase::kRecall:
            return best_of(look, Verb::kRecall,
                           [&](const Action& action) { return s.dice[at(action.tile)].value; });
        case Phase::kMove:
            return choose_move(look);
        case Phase::kActivate:
            return activate(look);
        case Phase::kStock:
            return tidy_stock(look);
        case Phase::kSell:
        case Phase::kShip:
            return sell_or_export(look);
        case Phase::kFall:
        case Phase::kPrice:
            return change_price(look);
        case Phase::kKeep:
            return best_of(look, Verb::kKeep,
                           [&](const Action& action) { return worth_of_card(look, action.card); });
        case Phase::kPlace:
            return take_gift(look);
        case Phase::kFinish:
            return finish_turn(look);
        default:  // the boat, a district to lay, a look at cards: the first answer will do
            return look.legal[0];
    }
}

}  // namespace

Action taught_choice(const Rules& rules, const View& view, Rng& rng) {
    const State s = Venise::sample(rules, view, rng);
    ActionList<Venise> legal;
    Venise::legal(rules, s, view.viewer, legal);
    const Look look{rules, s, legal, rng, view.viewer};
    return s.ask != Ask::kNothing ? answer_master(look) : choose(look);
}

}  // namespace pakhuis::bots
