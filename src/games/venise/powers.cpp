// The powers of the nine tiles, and the end of a turn: bridges and production.
#include "games/venise/turn.h"

namespace pakhuis::venise {
namespace {

bool any_card_left(const State& s, Tile tile) {
    if (tile == Tile::kOrder) return !s.order_deck.empty();
    if (tile == Tile::kWorkshop) return !s.workshop_deck.empty();
    return !s.master_deck.empty();
}

// Updates the first layer after a card was drawn from it. A drawer that knew the layer still knows
// the rest. The other seats no longer know it. (1.4.1.2)
template <class Deck>
void update_first_layer(Deck& deck, Seat drawer) {
    if (size_of(deck[0].cards) == 0) {
        deck.pop_front();
    } else {
        deck[0].known = deck[0].known & Seats::of(drawer);
    }
}

// The returned cards go under the deck as a layer that only the drawer knows.
template <class Deck, class Cards>
void put_under(Deck& deck, Cards& seen, Seat drawer) {
    if (size_of(seen) > 0) deck.push_back({seen, Seats::of(drawer)});
    seen = {};
}

void place_master(const Rules& rules, State& s, MasterId id, int row) {
    s.seen_masters.remove(id);
    const Master& master = rules.master(id);
    if (master.effect == Effect::kOrder) {
        s.orders[s.actor] += Orders::of(order_kind(master.good, 1));
        return;
    }
    s.masters[s.actor].add(id);
    if (row == 2) s.second_row.add(id);
}

void place_card(const Rules& rules, State& s, CardId card, int row) {
    if (is_order(card)) {
        s.seen_orders -= Orders::of(order_of(card));
        s.orders[s.actor] += Orders::of(order_of(card));
    } else if (is_workshop(card)) {
        s.seen_workshops.remove(workshop_of(card));
        s.workshops[s.actor].add(workshop_of(card));
    } else {
        place_master(rules, s, master_of(card), row);
    }
}

void finish(State& s) {
    s.phase = Phase::kFinish;
    s.actor = s.turn;
    s.good = Good::kNone;
    s.value = s.left = 0;
}

}  // namespace

int cards_left(const State& s, Tile tile) {
    if (tile == Tile::kOrder) return deck_size(s.order_deck);
    if (tile == Tile::kWorkshop) return deck_size(s.workshop_deck);
    return deck_size(s.master_deck);
}

bool can_use(const Rules& rules, const State& s, Seat seat, Tile tile) {
    if (is_raw(tile)) return true;
    switch (tile) {
        case Tile::kMarket:
            return !s.store[seat].empty();
        case Tile::kOrder:
        case Tile::kWorkshop:
        case Tile::kMaster:
            return any_card_left(s, tile) && has_place(rules, s, seat, tile);
        default: {
            const unsigned there = s.shipped[tile == Tile::kPortB];
            for (int good = 0; good < kColours; ++good) {
                if (s.store[seat].count(good) > 0 && !((there >> good) & 1)) return true;
            }
            return false;
        }
    }
}

bool may_place(const Rules& rules, const Open& s, Seat seat, MasterId id, int row) {
    const Effect effect = rules.master(id).effect;
    if (effect == Effect::kOrder && row == 1) return false;
    if (is_permanent(effect) && !(s.masters[seat] & rules.masters_with(effect)).empty())
        return false;
    return free_places(rules, s, seat, row) > 0;
}

void start_looking(State& s) {
    const int left = cards_left(s, tile_of(s));
    s.left = static_cast<std::uint8_t>(s.value < left ? s.value : left);
    s.phase = Phase::kDraw;
}

void use_power(const Rules& rules, State& s) {
    const Tile tile = tile_of(s);
    if (is_raw(tile)) {
        s.stock[s.turn] += Cubes::of(colour_of(tile), s.value);
        s.phase = Phase::kStock;
        continue_turn(rules, s);
    } else if (is_deck(tile)) {
        start_looking(s);
    } else {
        s.phase = tile == Tile::kMarket ? Phase::kSell : Phase::kShip;
    }
}

void next_secondary(const Rules& rules, State& s) {
    const Tile tile = tile_of(s);
    for (;;) {
        s.actor = static_cast<Seat>(s.actor + 1 == rules.seats ? 0 : s.actor + 1);
        if (s.actor == s.turn) return finish(s);
        const int value = secondary_value(s, s.actor);
        if (value == 0 || !can_use(rules, s, s.actor, tile)) continue;
        s.value = static_cast<std::uint8_t>(value);
        if (is_deck(tile) && rules.version < 2) return start_looking(s);
        s.left = is_deck(tile) ? 0 : s.value;
        s.phase = is_deck(tile) ? Phase::kLook : Phase::kPlace;
        return;
    }
}

// Each cube brings the price plus the bonus of the highest free space. Then the price falls and the
// space is covered. (1.4.1.3)
void sell(const Rules& rules, State& s, Good good, int count) {
    const bool covers = s.sales < rules.bonuses.size();
    const int each = s.price(good) + market_bonus(rules, s);
    s.points[s.turn] = static_cast<std::uint16_t>(s.points[s.turn] + count * each);
    s.store[s.turn] -= Goods::of(good, count);
    if (covers) ++s.sales;
    std::uint8_t& ones = s.ones[at(good)];
    std::uint8_t& twos = s.twos[at(good)];
    if (ones > 0 && twos > 0) {
        s.good = good;
        s.phase = Phase::kFall;
        return;
    }
    if (ones > 0) --ones;
    if (twos > 0) --twos;
    finish(s);
}

void ship(State& s, Good good) {
    const Tile tile = tile_of(s);
    std::uint8_t& there = s.shipped[tile == Tile::kPortB];
    there = static_cast<std::uint8_t>(there | (1u << at(good)));
    s.store[s.turn] -= Goods::of(good);
    s.points[s.turn] = static_cast<std::uint16_t>(s.points[s.turn] + s.value);
    s.good = good;
    s.phase = Phase::kPrice;
}

void change_price(State& s, const Action& action) {
    std::uint8_t& ones = s.ones[at(s.good)];
    std::uint8_t& twos = s.twos[at(s.good)];
    switch (action.verb) {
        case Verb::kRaise:
            ++ones;
            break;
        case Verb::kDrop:
            --(action.number == 1 ? ones : twos);
            break;
        case Verb::kSplit:
            --twos;
            ++ones;
            break;
        default:
            break;
    }
    finish(s);
}

void draw(State& s, CardId card) {
    if (is_order(card)) {
        const Orders one = Orders::of(order_of(card));
        s.order_deck[0].cards -= one;
        s.seen_orders += one;
        update_first_layer(s.order_deck, s.actor);
    } else if (is_workshop(card)) {
        s.workshop_deck[0].cards.remove(workshop_of(card));
        s.seen_workshops.add(workshop_of(card));
        update_first_layer(s.workshop_deck, s.actor);
    } else {
        s.master_deck[0].cards.remove(master_of(card));
        s.seen_masters.add(master_of(card));
        update_first_layer(s.master_deck, s.actor);
    }
    if (--s.left == 0) s.phase = Phase::kKeep;
}

void keep(const Rules& rules, State& s, const Action& action) {
    if (!action.card.none()) place_card(rules, s, action.card, action.number);
    put_under(s.order_deck, s.seen_orders, s.actor);
    put_under(s.workshop_deck, s.seen_workshops, s.actor);
    put_under(s.master_deck, s.seen_masters, s.actor);
    next_secondary(rules, s);
}

int bridge_cost(const Rules& rules, const State& s, Seat seat, SpotId edge) {
    const auto [a, b] = ends_of(edge);
    const Tile here = s.burgher[seat];
    if ((a != here && b != here) || !map_at(rules, s).touch(a, b)) return -1;
    const Die one = s.dice[at(a)];
    const Die other = s.dice[at(b)];
    if (one.owner != seat || other.owner != seat || s.bridges[seat].has(edge)) return -1;
    if (s.bridges[seat].count() == kBridgesEach) return -1;
    for (int rival = 0; rival < rules.seats; ++rival) {
        if (s.bridges[static_cast<std::size_t>(rival)].has(edge)) return one.value + other.value;
    }
    return one.value > other.value ? one.value - other.value : other.value - one.value;
}

void build_bridge(State& s, const Action& action) {
    for (EdgeSet& bridges : s.bridges.values) bridges.remove(action.spot);
    s.bridges[s.turn].add(action.spot);
    s.stock[s.turn] -= action.cubes;
    s.dice[at(action.tile)] = {};
    s.bridged = true;
}

void produce(const Rules& rules, State& s, WorkshopId id, int order_value) {
    const Good good = good_of(rules.workshop_colour[at(id)]);
    s.store[s.turn] += Goods::of(good, rules.capacity[at(id)]);
    s.on_workshop[at(id)] = {};
    s.orders[s.turn] -= Orders::of(order_kind(good, order_value));
    ++(order_value == 1 ? s.ones : s.twos)[at(good)];
    s.produced.add(id);
}

}  // namespace pakhuis::venise
