// Checks a position from outside. Every component must be in exactly one place, and pending choices
// must fit the phase.
#include "base/index.h"
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {
namespace inconsistent {
constexpr Reason kBadSeat{"bad-seat", "A seat is named that does not play."};
constexpr Reason kBadTiles{"bad-tiles", "The tiles do not lie as they can."};
constexpr Reason kBadDice{"bad-dice", "The dice on tiles and in hand can't be."};
constexpr Reason kBadBurgher{"bad-burgher", "A burgher is missing, or is there too early."};
constexpr Reason kBadBridges{"bad-bridges",
                             "A bridge lies where no two tiles touch, twice, or beyond five."};
constexpr Reason kCardsLost{"cards-lost", "Each workshop and master must lie in one place."};
constexpr Reason kOrdersLost{"orders-lost", "There are more orders than the deck has."};
constexpr Reason kBadLayers{"bad-layers", "A layer of a deck is empty, or known to a stranger."};
constexpr Reason kBadRows{"bad-rows", "A row of a board holds too many cards, or the wrong ones."};
constexpr Reason kBadCubes{"bad-cubes", "Cubes lie where they can't."};
constexpr Reason kBadMarket{"bad-market", "More spaces are covered than the market has."};
constexpr Reason kBadPhase{"bad-phase", "What is pending does not fit the phase."};
}  // namespace inconsistent

bool is_setup(Phase phase) {
    return phase <= Phase::kBurghers;
}

Refusal check_seats(const Rules& rules, const State& s) {
    if (s.turn >= rules.seats || s.actor >= rules.seats) return &inconsistent::kBadSeat;
    for (const Die& die : s.dice) {
        const bool none = die.owner == kSpectator && die.value == 0;
        const bool some = die.owner < rules.seats && die.value >= 1 && die.value <= kFaces;
        if (!none && !some) return &inconsistent::kBadDice;
    }
    return nullptr;
}

// A fixed layout must equal the edition's. A free layout grows from (0,0), and port B comes after
// port A.
Refusal check_tiles(const Rules& rules, const State& s) {
    if (rules.fixed_layout) {
        const Layout& layout = rules.edition.layouts[at(rules.layout)];
        return s.cells == layout.cells && at(s.boat) < kTileCount ? nullptr
                                                                  : &inconsistent::kBadTiles;
    }
    unsigned laid = 0;
    bool centre = false;
    for (std::size_t i = 0; i < kTileCount; ++i) {
        const Cell cell = s.cells[i];
        if (cell.nowhere() ? cell != Cell{} : spot_of(cell).none()) return &inconsistent::kBadTiles;
        if (cell.nowhere()) continue;
        laid |= 1u << i;
        centre = centre || cell == Cell{0, 0};
        for (std::size_t j = 0; j < i; ++j) {
            if (s.cells[j] == cell) return &inconsistent::kBadTiles;
        }
    }
    const Map map = map_of(s.cells);
    unsigned reached = laid & (~laid + 1);
    for (unsigned frontier = reached; frontier != 0;) {
        const unsigned found = map.near[static_cast<std::size_t>(pop_lowest(frontier))] & ~reached;
        reached |= found;
        frontier |= found;
    }
    const bool all = laid == (1u << kTileCount) - 1;
    const bool laying = s.phase == Phase::kTiles || s.phase == Phase::kCells;
    const bool ports = (laid & bit(Tile::kPortA)) != 0 || (laid & bit(Tile::kPortB)) == 0;
    const bool boat =
        laying || s.phase == Phase::kBoat ? s.boat == Tile::kNone : at(s.boat) < kTileCount;
    const bool turn = !laying || popcount(laid) % rules.seats == s.turn;
    const bool fits = reached == laid && (laid == 0 || centre) && laying != all && ports && boat;
    return fits && turn ? nullptr : &inconsistent::kBadTiles;
}

Refusal check_dice(const Rules& rules, const State& s) {
    const bool rolling = s.phase >= Phase::kRollSecond && s.phase <= Phase::kActivate;
    const int wanted = !rolling ? 0 : s.phase == Phase::kMove ? 2 : 1;
    for (int i = 0; i < 2; ++i) {
        const int die = s.rolled[to_index(i)];
        if (i < wanted ? die < 1 || die > kFaces : die != 0) return &inconsistent::kBadDice;
    }
    const bool before_placing = s.phase >= Phase::kRollFirst && s.phase <= Phase::kActivate;
    for (int seat = 0; seat < rules.seats; ++seat) {
        const int placed = placed_dice(s, static_cast<Seat>(seat));
        const bool rolls = seat == s.turn && before_placing;
        if (placed > (rolls ? kDice - 2 : kDice - 1)) return &inconsistent::kBadDice;
        if (is_setup(s.phase) && placed != 0) return &inconsistent::kBadDice;
        const bool recalls = seat == s.turn && s.phase == Phase::kRecall;
        if (recalls && placed != kDice - 1) return &inconsistent::kBadDice;
    }
    return nullptr;
}

Refusal check_burghers(const Rules& rules, const State& s) {
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Tile tile = s.burgher[to_index(seat)];
        if (seat >= rules.seats) {
            if (tile != Tile{}) return &inconsistent::kBadBurgher;
            continue;
        }
        const bool placed = !is_setup(s.phase) || (s.phase == Phase::kBurghers && seat < s.turn);
        if (placed ? at(tile) >= kTileCount : tile != Tile::kNone)
            return &inconsistent::kBadBurgher;
    }
    return nullptr;
}

Refusal check_bridges(const Rules& rules, const State& s) {
    const EdgeSet edges = edges_of(map_at(rules, s));
    EdgeSet taken;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const EdgeSet own = s.bridges[to_index(seat)];
        const bool too_many = own.count() > (seat < rules.seats ? kBridgesEach : 0);
        if (!(own - edges).empty() || !(own & taken).empty() || too_many)
            return &inconsistent::kBadBridges;
        if (is_setup(s.phase) && !own.empty()) return &inconsistent::kBadBridges;
        taken |= own;
    }
    return nullptr;
}

template <class Deck>
bool layers_fit(const Rules& rules, const Deck& deck) {
    for (const auto& layer : deck) {
        if (size_of(layer.cards) == 0) return false;
        if (!(layer.known - Seats::first(rules.seats)).empty()) return false;
    }
    return true;
}

// Adds a set to the placed cards; false if one of them was placed before.
template <class Set>
bool place(Set& placed, Set set) {
    if (!(placed & set).empty()) return false;
    placed |= set;
    return true;
}

Refusal check_cards(const Rules& rules, const State& s) {
    const bool layers = layers_fit(rules, s.order_deck) && layers_fit(rules, s.workshop_deck) &&
                        layers_fit(rules, s.master_deck);
    if (!layers) return &inconsistent::kBadLayers;
    WorkshopSet workshops;
    MasterSet masters;
    bool once = place(workshops, s.seen_workshops) && place(masters, s.seen_masters);
    for (const auto& layer : s.workshop_deck) once = once && place(workshops, layer.cards);
    for (const auto& layer : s.master_deck) once = once && place(masters, layer.cards);
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        once = once && place(workshops, s.workshops[to_index(seat)]);
        once = once && place(masters, s.masters[to_index(seat)]);
        once = once && place(masters, s.under[to_index(seat)]);
    }
    // A kept master with kOrder becomes an order, so it may be missing here.
    const MasterSet needed = rules.all_masters() - rules.masters_with(Effect::kOrder);
    const bool all = workshops == rules.all_workshops() && (needed - masters).empty() &&
                     (masters - rules.all_masters()).empty();
    return once && all ? nullptr : &inconsistent::kCardsLost;
}

Refusal check_orders(const Rules& rules, const State& s) {
    std::array<int, kOrderKinds> spare{};
    for (int i = 0; i < kOrderKinds; ++i) {
        spare[to_index(i)] = rules.order_deck.count(i) - s.seen_orders.count(i);
        for (const auto& layer : s.order_deck) spare[to_index(i)] -= layer.cards.count(i);
        if (spare[to_index(i)] < 0) return &inconsistent::kOrdersLost;
        for (const Orders& orders : s.orders.values) spare[to_index(i)] -= orders.count(i);
        for (int seat = rules.seats; seat < kMaxPlayers; ++seat) {
            if (!s.orders[to_index(seat)].empty()) return &inconsistent::kOrdersLost;
        }
    }
    MasterSet elsewhere = rules.masters_with(Effect::kOrder) - s.seen_masters;
    for (const auto& layer : s.master_deck) elsewhere -= layer.cards;
    while (!elsewhere.empty()) {
        ++spare[at(order_kind(rules.master(elsewhere.pop()).good, 1))];
    }
    for (const int n : spare) {
        if (n < 0) return &inconsistent::kOrdersLost;
    }
    return nullptr;
}

Refusal check_rows(const Rules& rules, const State& s) {
    MasterSet placed;
    WorkshopSet workshops;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Seat who = static_cast<Seat>(seat);
        const MasterSet own = s.masters[who];
        if (seat >= rules.seats &&
            !(s.workshops[who].empty() && own.empty() && s.under[who].empty())) {
            return &inconsistent::kBadRows;
        }
        placed |= own;
        workshops |= s.workshops[who];
        for (int e = 0; e < kEffects; ++e) {
            const auto effect = static_cast<Effect>(e);
            const MasterSet alike = own & rules.masters_with(effect);
            if (effect == Effect::kOrder && !alike.empty()) return &inconsistent::kBadRows;
            if (!is_permanent(effect)) continue;
            if (alike.count() > 1 || !(s.under[who] & rules.masters_with(effect)).empty()) {
                return &inconsistent::kBadRows;
            }
        }
        if (!(s.under[who] & rules.masters_with(Effect::kOrder)).empty())
            return &inconsistent::kBadRows;
        if (seat < rules.seats &&
            (free_places(rules, s, who, 1) < 0 || free_places(rules, s, who, 2) < 0)) {
            return &inconsistent::kBadRows;
        }
    }
    MasterSet permanent;
    for (const Effect e : {Effect::kBridges, Effect::kStep, Effect::kSkill}) {
        permanent |= rules.masters_with(e);
    }
    const bool fits = (s.second_row - placed).empty() && (s.on - (placed & permanent)).empty() &&
                      (s.built - workshops).empty() && (s.produced - s.built).empty();
    return fits ? nullptr : &inconsistent::kBadRows;
}

Refusal check_cubes(const Rules& rules, const State& s) {
    WorkshopSet workshops;
    MasterSet masters;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Cubes stock = s.stock[to_index(seat)];
        const bool passes = s.phase == Phase::kStock && seat == s.actor;
        const bool fits = (stock.lanes >> 12) == 0 &&
                          stock.total() <= (passes ? kStockSize + kFaces : kStockSize);
        const bool plays = seat < rules.seats;
        if (!fits || (s.store[to_index(seat)].lanes >> 24) != 0) return &inconsistent::kBadCubes;
        if (!plays && !(stock.empty() && s.store[to_index(seat)].empty()))
            return &inconsistent::kBadCubes;
        workshops |= s.workshops[to_index(seat)];
        masters |= s.masters[to_index(seat)];
    }
    for (int i = 0; i < kWorkshops; ++i) {
        const WorkshopId id(i);
        const Cubes there = s.on_workshop[at(id)];
        const Cubes room = !workshops.has(id) ? Cubes{}
                           : s.built.has(id)
                               ? Cubes::of(rules.workshop_colour[at(id)], rules.capacity[at(id)])
                               : rules.workshop_cost[at(id)];
        const bool whole = !s.built.has(id) && workshops.has(id) && there == room;
        if ((there.lanes >> 12) != 0 || !room.covers(there) || whole)
            return &inconsistent::kBadCubes;
    }
    for (int i = 0; i < kMasters; ++i) {
        const MasterId id(i);
        const Cubes there = s.on_master[at(id)];
        const bool open = masters.has(id) && !s.on.has(id);
        const Cubes room = open ? rules.master_cost[at(id)] : Cubes{};
        if ((there.lanes >> 12) != 0 || !room.covers(there) || (open && there == room)) {
            return &inconsistent::kBadCubes;
        }
    }
    return nullptr;
}

bool lap_fits(const Rules& rules, const State& s) {
    if (is_setup(s.phase)) return s.lap == 0 && s.last == LastLapReason::kNo;
    if (s.lap < 1 || s.lap > kLastLap) return false;
    if (s.phase == Phase::kOver) return s.last != LastLapReason::kNo && s.turn == rules.seats - 1;
    return s.last != LastLapReason::kLaps || s.lap == kLastLap;
}

// Cards are looked at only in two phases, and they belong to the deck of the tile.
bool looking_fits(const Rules& rules, const State& s) {
    const int seen = size_of(s.seen_orders) + size_of(s.seen_workshops) + size_of(s.seen_masters);
    if (s.phase != Phase::kDraw && s.phase != Phase::kKeep) return seen == 0;
    const Tile tile = tile_of(s);
    const int of_tile = tile == Tile::kOrder      ? size_of(s.seen_orders)
                        : tile == Tile::kWorkshop ? size_of(s.seen_workshops)
                                                  : size_of(s.seen_masters);
    const int left = tile == Tile::kOrder      ? deck_size(s.order_deck)
                     : tile == Tile::kWorkshop ? deck_size(s.workshop_deck)
                                               : deck_size(s.master_deck);
    const bool place = free_places(rules, s, s.actor, 1) > 0 || tile == Tile::kOrder;
    const bool second = free_places(rules, s, s.actor, 2) > 0;
    if (!is_deck(tile) || seen != of_tile) return false;
    if (tile == Tile::kOrder && !second) return false;
    if (tile == Tile::kWorkshop && !place) return false;
    if (tile == Tile::kMaster && !place && !second) return false;
    return s.phase == Phase::kKeep ? seen >= 1 && s.left == 0
                                   : s.left >= 1 && s.left <= left && seen + s.left <= kFaces;
}

bool ask_fits(const Rules& rules, const State& s) {
    const bool may_be_asked = may_put_down(rules, s) || s.phase == Phase::kPlace;
    if (s.ask == Ask::kNothing) return true;
    if (!may_be_asked) return false;
    if (s.ask == Ask::kFill) return true;
    for (std::size_t i = 0; i < kColours; ++i) {
        if (i != at(raised_good(s)) && s.ones[i] == 0) return false;
    }
    return true;
}

// A good is set exactly if the phase or a question concerns it.
bool good_fits(const Rules& rules, const State& s) {
    const auto fits = [](bool about, Good good) {
        return about ? at(good) < kColours : good == Good::kNone;
    };
    const bool trade = s.phase == Phase::kFall || s.phase == Phase::kPrice;
    const bool rose = s.ask == Ask::kLower;
    if (rules.version < 2) return fits(trade || rose, s.good) && fits(false, s.raised);
    return fits(trade, s.good) && fits(rose, s.raised);
}

bool power_fits(const Rules& rules, const State& s) {
    const Tile tile = tile_of(s);
    const bool active = s.actor == s.turn;
    const bool value = s.value >= 1 && s.value <= (active ? kFaces : 2);
    switch (s.phase) {
        case Phase::kStock:
            return value && active && is_raw(tile) && s.left == 0 &&
                   (s.ask != Ask::kNothing || s.stock[s.actor].total() > kStockSize);
        case Phase::kSell:
            return value && active && tile == Tile::kMarket && can_use(rules, s, s.turn, tile);
        case Phase::kFall:
            return value && active && tile == Tile::kMarket && s.twos[at(s.good)] > 0 &&
                   (s.ones[at(s.good)] > 0 || rules.version >= 2);
        case Phase::kShip:
            return value && active && is_port(tile) && can_use(rules, s, s.turn, tile);
        case Phase::kPrice:
            return value && active && is_port(tile);
        case Phase::kDraw:
        case Phase::kKeep:
            return value;
        case Phase::kLook:
            return rules.version >= 2 && value && !active && is_deck(tile) && s.left == 0 &&
                   can_use(rules, s, s.actor, tile);
        case Phase::kPlace: {
            const bool more = s.left >= 1 || s.ask != Ask::kNothing;
            return value && !active && is_raw(tile) && more && s.left <= s.value;
        }
        default:
            return active && s.value == 0 && s.left == 0;
    }
}

Refusal check_phase(const Rules& rules, const State& s) {
    const bool finish = s.phase == Phase::kFinish;
    bool fits = good_fits(rules, s) && power_fits(rules, s) && lap_fits(rules, s);
    fits = fits && looking_fits(rules, s) && ask_fits(rules, s);
    fits = fits && (finish || (!s.bridged && s.produced.empty()));
    fits = fits && (s.phase == Phase::kCells) == (s.held != Tile::kNone);
    if (s.held != Tile::kNone) {
        fits = fits && at(s.held) < kTileCount && s.cells[at(s.held)].nowhere();
    }
    const int places = s.boat_places.count();
    fits = fits && (s.phase == Phase::kRide ? places > 1 : places == 0);
    fits = fits && (s.boat_places - TileSet::first(kTileCount)).empty();
    if (rules.fixed_layout) fits = fits && s.phase >= Phase::kBurghers;
    if (s.phase == Phase::kBoat) fits = fits && s.turn == rules.seats - 1;
    return fits ? nullptr : &inconsistent::kBadPhase;
}

}  // namespace

Refusal Venise::inconsistency(const Rules& rules, const State& s) {
    if (Refusal r = check_seats(rules, s)) return r;
    if (Refusal r = check_tiles(rules, s)) return r;
    if (Refusal r = check_dice(rules, s)) return r;
    if (Refusal r = check_burghers(rules, s)) return r;
    if (Refusal r = check_bridges(rules, s)) return r;
    if (Refusal r = check_cards(rules, s)) return r;
    if (Refusal r = check_orders(rules, s)) return r;
    if (Refusal r = check_rows(rules, s)) return r;
    if (Refusal r = check_cubes(rules, s)) return r;
    if (s.sales > rules.bonuses.size() || s.shipped[0] > 7 || s.shipped[1] > 7) {
        return &inconsistent::kBadMarket;
    }
    return check_phase(rules, s);
}

}  // namespace pakhuis
