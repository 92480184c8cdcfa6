// Consequences before an action, and figures beside the board.
#include "games/venise/turn.h"

namespace pakhuis {

using namespace venise;

void Venise::holdings(const Rules&, const State& s, Seat seat, Holdings& out) {
    out.clear();
    for (int i = 0; i < kColours; ++i) {
        out.push_back({"cube", name_of(static_cast<Colour>(i)), s.stock[seat].count(i)});
    }
    for (int i = 0; i < kColours; ++i) {
        out.push_back({"good", name_of(static_cast<Good>(i)), s.store[seat].count(i)});
    }
    for (int i = 0; i < kOrderKinds; ++i) {
        out.push_back({"order", name_of(static_cast<OrderKind>(i)), s.orders[seat].count(i)});
    }
    out.push_back({"workshops", {}, s.workshops[seat].count()});
    out.push_back({"masters", {}, s.masters[seat].count() + s.under[seat].count()});
    out.push_back({"dice", {}, dice_left(s, seat)});
    out.push_back({"bridges", {}, bridges_left(s, seat)});
}

// Only the decks are hidden, and their cards are drawn by chance.
Foreseen Venise::foreseen(const Rules&, const State&, Seat, Action, const State&) {
    return Foreseen::kAll;
}

bool Venise::foresees(const Rules&, const State&, Seat, Action, const Event&) {
    return true;
}

namespace {

std::uint8_t small(int n) {
    return static_cast<std::uint8_t>(n);
}

// Finds a way of exactly `cost` points for each tile and place of the boat that has none yet. Each
// crossing of an own bridge may be free. (1.3)
struct WayFinder {
    const Map& map;
    EdgeSet own;
    Figures& out;
    int cost = 0;
    std::array<unsigned, kTileCount> known{};  // by the place of the boat: the ends as bits

    // The first crossings of own bridges are free, as many as the cost allows: `hi` pays for all.
    std::uint16_t free_steps(const WayFigures& way, int hi) const {
        unsigned free = 0;
        for (std::size_t i = 0; i + 1 < way.tiles.size() && hi > cost; ++i) {
            const bool rides = ((way.rides >> i) & 1) != 0;
            if (rides || !own.has(edge_between(way.tiles[i], way.tiles[i + 1]))) continue;
            free |= 1U << i;
            --hi;
        }
        return static_cast<std::uint16_t>(free);
    }

    void go(WayFigures way, Tile tile, unsigned visited, int lo, int hi) {
        if (lo > cost) return;
        visited |= bit(tile);
        way.tiles.push_back(tile);
        if (hi >= cost && !(known[at(way.boat)] & bit(tile))) {
            known[at(way.boat)] |= bit(tile);
            WayFigures found = way;
            found.free = free_steps(way, hi);
            out.ways.push_back(found);
        }
        for (unsigned next = map.near[at(tile)] & ~visited; next != 0;) {
            const auto to = static_cast<Tile>(pop_lowest(next));
            go(way, to, visited, lo + !own.has(edge_between(tile, to)), hi + 1);
        }
        if (way.boat != tile) return;
        way.rides = static_cast<std::uint16_t>(way.rides | 1 << (way.tiles.size() - 1));
        for (int i = 0; i < kTileCount; ++i) {
            way.boat = static_cast<Tile>(i);
            if (!(visited & bit(way.boat))) go(way, way.boat, visited, lo + 3, hi + 3);
        }
    }
};

class FigureCollector {
  public:
    FigureCollector(const Rules& rules, const State& s, Seat viewer, Figures& out)
        : rules_(rules), s_(s), viewer_(viewer), out_(out) {}

    void add_all() {
        for (std::size_t i = 0; i < kColours; ++i) {
            out_.prices[i] = small(s_.price(static_cast<Good>(i)));
        }
        out_.bonus = small(market_bonus(rules_, s_));
        add_spaces();
        for (int n = 0; n < rules_.seats; ++n) add_seat(static_cast<Seat>(n));
        if (viewer_ < rules_.seats) add_bridges();
        switch (s_.phase) {
            case Phase::kTiles:
            case Phase::kCells:
                return add_cells();
            case Phase::kMove:
                return add_ways();
            case Phase::kRide:
            case Phase::kActivate:
                return add_activations();
            default:
                add_secondary();
                add_trades();
        }
    }

  private:
    void add_spaces() {
        int open = 0;
        for (const MarketSpace& space : rules_.edition.market) {
            const bool closed = !is_used(space, rules_.seats);
            const bool sold = !closed && open++ < s_.sales;
            out_.spaces.push_back(closed ? Space::kClosed : sold ? Space::kSold : Space::kFree);
        }
    }

    void add_seat(Seat seat) {
        out_.dice_left[seat] = small(dice_left(s_, seat));
        out_.bridges_left[seat] = small(bridges_left(s_, seat));
        for (WorkshopSet left = s_.workshops[seat]; !left.empty();) {
            const WorkshopId id = left.pop();
            out_.cards.push_back({card_of(id), missing(rules_, s_, id)});
        }
        for (MasterSet left = s_.masters[seat]; !left.empty();) {
            const MasterId id = left.pop();
            out_.cards.push_back({card_of(id), missing(rules_, s_, id)});
        }
    }

    void add_bridges() {
        const Tile here = s_.burgher[viewer_];
        const bool too_late = viewer_ == s_.turn && bridge_is_past(s_);
        if (here == Tile::kNone || s_.phase == Phase::kOver || too_late) return;
        for (int i = 0; i < kTileCount; ++i) {
            const auto there = static_cast<Tile>(i);
            if (there == here) continue;
            const SpotId edge = edge_between(here, there);
            const int cost = bridge_cost(rules_, s_, viewer_, edge);
            if (cost >= 0) out_.bridges.push_back({edge, small(cost)});
        }
    }

    // The cells do not depend on the tile, so they are known before it is chosen.
    void add_cells() {
        State laying = s_;
        laying.phase = Phase::kCells;
        ActionList<Venise> list;
        Venise::legal(rules_, laying, laying.actor, list);
        for (const Action& action : list) out_.cells.push_back(cell_of(action.spot));
    }

    // The exact value of a die before those that a master allows.
    void add_ways() {
        const Map map = map_at(rules_, s_);
        const bool step = has_permanent_effect(rules_, s_, s_.turn, Effect::kStep);
        for (int n = 0; n < (s_.rolled[0] == s_.rolled[1] ? 1 : 2); ++n) {
            const int die = s_.rolled[static_cast<std::size_t>(n)];
            WayFinder finder{map, s_.bridges[s_.turn], out_};
            WayFigures way;
            way.die = small(die);
            way.boat = s_.boat;
            for (const int more : {0, -1, 1}) {
                finder.cost = die + more;
                if (!((die_values(die, step) >> finder.cost) & 1)) continue;
                finder.go(way, s_.burgher[s_.turn], 0, 0, 0);
            }
        }
    }

    void add_activations() {
        const bool usable = can_use(rules_, s_, s_.turn, tile_of(s_));
        const Die there = s_.dice[at(tile_of(s_))];
        const bool skill = has_permanent_effect(rules_, s_, s_.turn, Effect::kSkill);
        for (unsigned values = die_values(s_.rolled[0], skill); values != 0;) {
            ActivationFigures one;
            const int value = pop_lowest(values);
            one.value = small(value);
            one.power = small(usable ? power_of(rules_, s_, value) : 0);
            one.placed = finds_place(s_, value);
            if (one.placed && there.value != 0) one.chased = there.owner;
            out_.activations.push_back(one);
        }
    }

    bool allows_secondary() const {
        switch (s_.phase) {
            case Phase::kStock:
            case Phase::kDraw:
            case Phase::kKeep:
            case Phase::kPlace:
            case Phase::kLook:
                return true;
            default:
                return false;
        }
    }
    int seen_cards() const {
        return size_of(s_.seen_orders) + size_of(s_.seen_workshops) + size_of(s_.seen_masters);
    }
    // Each seat that looks at cards keeps one at most, and its own row alone changes.
    void add_secondary() {
        if (!allows_secondary()) return;
        const Tile tile = tile_of(s_);
        int cards = is_deck(tile) ? cards_left(s_, tile) + seen_cards() : 0;
        if (s_.actor != s_.turn) out_.secondary.push_back({s_.actor, s_.value, true});
        for (int n = 1; n < rules_.seats; ++n) {
            const auto seat = static_cast<Seat>((s_.actor + n) % rules_.seats);
            if (seat == s_.turn) return;
            const int value = secondary_value(s_, seat);
            if (value == 0 || !has_place(rules_, s_, seat, tile)) continue;
            out_.secondary.push_back({seat, small(value), !is_deck(tile) || --cards > 0});
        }
    }

    static bool is_trade(Verb verb) {
        switch (verb) {
            case Verb::kSell:
            case Verb::kShip:
            case Verb::kStay:
            case Verb::kRaise:
            case Verb::kDrop:
            case Verb::kSplit:
            case Verb::kLower:
                return true;
            default:
                return false;
        }
    }
    void add_trades() {
        if (!Venise::waiting(rules_, s_).has(s_.actor)) return;
        ActionList<Venise> list;
        Venise::legal(rules_, s_, s_.actor, list);
        for (const Action& action : list) {
            if (is_trade(action.verb)) add_trade(action);
        }
    }
    void add_trade(const Action& action) {
        State after = s_;
        Venise::apply(rules_, after, s_.actor, action);
        const Good good = Action::has_good(action.verb) ? action.good : s_.good;
        const int points = after.points[s_.actor] - s_.points[s_.actor];
        out_.trades.push_back({action.verb, good, action.number, small(after.price(good)),
                               static_cast<std::uint16_t>(points)});
    }

    const Rules& rules_;
    const State& s_;
    const Seat viewer_;
    Figures& out_;
};

}  // namespace

Figures Venise::figures(const Rules& rules, const State& s, Seat viewer) {
    Figures out;
    FigureCollector(rules, s, viewer, out).add_all();
    return out;
}

}  // namespace pakhuis
