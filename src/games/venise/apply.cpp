// The effects of actions.
#include "games/venise/turn.h"

namespace pakhuis {

using namespace venise;

namespace {

Colour only_colour(Cubes one) {
    return one.nth(0);
}

bool all_laid(const State& s) {
    for (const Cell cell : s.cells) {
        if (cell.nowhere()) return false;
    }
    return true;
}

Seat next_seat(const Rules& rules, Seat seat) {
    return static_cast<Seat>(seat + 1 == rules.seats ? 0 : seat + 1);
}

// (3.2) The seats lay tiles in turn. The last seat lays the boat. Seat 0 places the first burgher.
void lay(const Rules& rules, State& s, SpotId spot) {
    s.cells[at(s.held)] = cell_of(spot);
    s.held = Tile::kNone;
    const bool done = all_laid(s);
    s.phase = done ? Phase::kBoat : Phase::kTiles;
    s.turn = s.actor = done ? static_cast<Seat>(rules.seats - 1) : next_seat(rules, s.turn);
}

void place_burgher(const Rules& rules, State& s, Tile tile) {
    s.burgher[s.turn] = tile;
    s.turn = s.actor = next_seat(rules, s.turn);
    if (s.turn == 0) begin_play(rules, s);
}

void lay_boat(State& s, Tile tile) {
    s.boat = tile;
    if (s.phase == Phase::kBoat) {
        s.turn = s.actor = 0;
        s.phase = Phase::kBurghers;
    } else {
        s.boat_places = {};
        s.phase = Phase::kActivate;
    }
}

// (1.3) The other die is the activation die. The seat is asked for the place of the boat only if
// there are several possible places.
void move(const Rules& rules, State& s, const Action& action) {
    const bool first = s.rolled[0] == action.number;
    s.rolled = {s.rolled[first ? 1 : 0], 0};
    const unsigned values =
        die_values(action.number, has_permanent_effect(rules, s, s.turn, Effect::kStep));
    Reach buffer;
    const Reach& reach = reach_of(rules, s, s.turn, values, buffer);
    TileSet places;
    for (int boat = 0; boat < kTileCount; ++boat) {
        const Ends ends = reach.by_boat[static_cast<std::size_t>(boat)];
        if ((ends.for_values(values) & bit(action.tile)) != 0) places.add(TileId(boat));
    }
    s.burgher[s.turn] = action.tile;
    if (places.count() > 1) {
        s.boat_places = places;
        s.phase = Phase::kRide;
    } else {
        s.boat = static_cast<Tile>(places.lowest().index());
        s.phase = Phase::kActivate;
    }
}

void activate(const Rules& rules, State& s, int value, bool use) {
    const int power = power_of(rules, s, value);
    if (finds_place(s, value)) s.dice[at(tile_of(s))] = {s.turn, static_cast<std::uint8_t>(value)};
    s.rolled = {};
    if (!use) {
        s.phase = Phase::kFinish;
        return;
    }
    s.value = static_cast<std::uint8_t>(power);
    use_power(rules, s);
}

void roll(State& s, int number) {
    const bool first = s.phase == Phase::kRollFirst;
    s.rolled[first ? 0 : 1] = static_cast<std::uint8_t>(number);
    s.phase = first ? Phase::kRollSecond : Phase::kMove;
}

// Places a new cube of a secondary player.
void place_cube(const Rules& rules, State& s, const Action& action) {
    const Colour colour = colour_of(tile_of(s));
    --s.left;
    if (action.verb == Verb::kPut) put_cube(rules, s, colour, action.card);
    if (action.verb == Verb::kReplace) s.stock[s.actor] -= action.cubes;
    if (action.verb == Verb::kStore || action.verb == Verb::kReplace) {
        s.stock[s.actor] += Cubes::of(colour);
    }
    continue_turn(rules, s);
}

void answer_master(const Rules& rules, State& s, const Action& action) {
    if (action.verb == Verb::kFill) {
        s.stock[s.actor] = action.cubes;
    } else {
        --s.ones[at(action.good)];
    }
    s.ask = Ask::kNothing;
    continue_turn(rules, s);
}

}  // namespace

State Venise::start(const Rules& rules) {
    State s;
    if (rules.fixed_layout) {
        const Layout& layout = rules.edition.layouts[at(rules.layout)];
        s.cells = layout.cells;
        s.boat = layout.boat;
    } else {
        s.phase = Phase::kTiles;
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seats); ++seat) {
        s.burgher[seat] = Tile::kNone;
        s.stock[seat] = cubes_of(1, 1, 1);
    }
    s.order_deck.push_back({rules.order_deck, {}});
    s.workshop_deck.push_back({rules.all_workshops(), {}});
    s.master_deck.push_back({rules.all_masters(), {}});
    return s;
}

Seats Venise::waiting(const Rules&, const State& s) {
    switch (s.phase) {
        case Phase::kRollFirst:
        case Phase::kRollSecond:
        case Phase::kDraw:
            return Seats::of(kChance);
        case Phase::kOver:
            return {};
        default:
            return Seats::of(s.actor);
    }
}

void Venise::apply(const Rules& rules, State& s, Seat, Action action) {
    switch (action.verb) {
        case Verb::kTake:
            s.held = action.tile;
            s.phase = Phase::kCells;
            break;
        case Verb::kLay:
            lay(rules, s, action.spot);
            break;
        case Verb::kStart:
            place_burgher(rules, s, action.tile);
            break;
        case Verb::kRecall:
            s.dice[at(action.tile)] = {};
            s.phase = Phase::kRollFirst;
            break;
        case Verb::kDown:
            s.stock[s.actor] -= action.cubes;
            put_cube(rules, s, only_colour(action.cubes), action.card);
            continue_turn(rules, s);
            break;
        case Verb::kMove:
            move(rules, s, action);
            break;
        case Verb::kBoat:
            lay_boat(s, action.tile);
            break;
        case Verb::kActivate:
        case Verb::kRest:
            activate(rules, s, action.number, action.verb == Verb::kActivate);
            break;
        case Verb::kThrow:
            s.stock[s.actor] -= action.cubes;
            continue_turn(rules, s);
            break;
        case Verb::kSell:
            sell(rules, s, action.good, action.number);
            break;
        case Verb::kShip:
            ship(s, action.good);
            break;
        case Verb::kStay:
        case Verb::kRaise:
        case Verb::kDrop:
        case Verb::kSplit:
            change_price(s, action);
            break;
        case Verb::kKeep:
            keep(rules, s, action);
            break;
        case Verb::kBridge:
            build_bridge(s, action);
            break;
        case Verb::kProduce:
            produce(rules, s, workshop_of(action.card), action.number);
            break;
        case Verb::kEnd:
            end_turn(rules, s);
            break;
        case Verb::kPut:
        case Verb::kStore:
        case Verb::kReplace:
        case Verb::kLose:
            place_cube(rules, s, action);
            break;
        case Verb::kFill:
        case Verb::kLower:
            answer_master(rules, s, action);
            break;
        case Verb::kLook:
            start_looking(s);
            break;
        case Verb::kDecline:
            next_secondary(rules, s);
            break;
        case Verb::kRoll:
            roll(s, action.number);
            break;
        case Verb::kDraw:
            draw(s, action.card);
            break;
    }
}

}  // namespace pakhuis
