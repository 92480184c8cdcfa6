// The reason for refusing an action. The list of legal actions decides; this file only finds the
// reason.
#include <bit>

#include "games/venise/reasons.h"
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

// True if the verb belongs to the current phase or question.
bool fits_phase(const Rules& rules, const State& s, Verb verb) {
    if (s.ask != Ask::kNothing) {
        return verb == (s.ask == Ask::kFill ? Verb::kFill : Verb::kLower);
    }
    switch (verb) {
        case Verb::kTake:
            return s.phase == Phase::kTiles;
        case Verb::kLay:
            return s.phase == Phase::kCells;
        case Verb::kStart:
            return s.phase == Phase::kBurghers;
        case Verb::kRecall:
            return s.phase == Phase::kRecall;
        case Verb::kDown:
            return may_put_down(rules, s);
        case Verb::kMove:
            return s.phase == Phase::kMove;
        case Verb::kBoat:
            return s.phase == Phase::kBoat || s.phase == Phase::kRide;
        case Verb::kActivate:
        case Verb::kRest:
            return s.phase == Phase::kActivate;
        case Verb::kThrow:
            return s.phase == Phase::kStock;
        case Verb::kSell:
            return s.phase == Phase::kSell;
        case Verb::kShip:
            return s.phase == Phase::kShip;
        case Verb::kStay:
        case Verb::kRaise:
        case Verb::kSplit:
            return s.phase == Phase::kPrice;
        case Verb::kDrop:
            return s.phase == Phase::kPrice || s.phase == Phase::kFall;
        case Verb::kKeep:
            return s.phase == Phase::kKeep;
        case Verb::kBridge:
        case Verb::kProduce:
        case Verb::kEnd:
            return s.phase == Phase::kFinish;
        case Verb::kPut:
        case Verb::kStore:
        case Verb::kReplace:
        case Verb::kLose:
            return s.phase == Phase::kPlace;
        case Verb::kLook:
        case Verb::kDecline:
            return s.phase == Phase::kLook;
        default:
            return false;
    }
}

// True if an operand is out of range or does not belong to the verb.
bool is_malformed(const Action& a) {
    const Verb v = a.verb;
    if (static_cast<int>(v) >= kVerbs) return true;
    if (Action::has_tile(v) ? at(a.tile) >= kTileCount : a.tile != Tile::kNone) return true;
    if (Action::has_good(v) ? at(a.good) >= kColours : a.good != Good::kNone) return true;
    if (!Action::has_number(v) && a.number != 0) return true;
    if (!Action::has_cubes(v) && !a.cubes.empty()) return true;
    if ((a.cubes.lanes >> 12) != 0) return true;
    if (Action::has_spot(v) ? a.spot.index() >= kSpots || is_edge(a.spot) != (v == Verb::kBridge)
                            : !a.spot.none()) {
        return true;
    }
    if (!Action::has_card(v)) return !a.card.none();
    return a.card.none() ? v != Verb::kKeep : a.card.index() >= kCards;
}

// The verb that answers the open question of a master or of the phase; the name of the phase if
// there is no single verb.
std::string_view due_name(const State& s) {
    if (s.ask != Ask::kNothing) return name_of(s.ask);
    switch (s.phase) {
        case Phase::kTiles:
            return name_of(Verb::kTake);
        case Phase::kCells:
            return name_of(Verb::kLay);
        case Phase::kBurghers:
            return name_of(Verb::kStart);
        case Phase::kRide:
            return name_of(Verb::kBoat);
        case Phase::kStock:
            return name_of(Verb::kThrow);
        case Phase::kFall:
            return name_of(Verb::kDrop);
        default:
            return name_of(s.phase);
    }
}

// Names the first colour with too few cubes in the stock.
Refusal why_not_in_stock(Cubes stock, Cubes wanted) {
    for (int c = 0; c < kColours; ++c) {
        if (stock.count(c) >= wanted.count(c)) continue;
        return Refusal(&why::kNotInStock)
            .with("need", wanted.count(c))
            .with("cube", name_of(static_cast<Colour>(c)))
            .with("have", stock.count(c));
    }
    return nullptr;
}

Refusal bad_count(int need, int given) {
    return Refusal(&why::kBadCount).with("need", need).with("given", given);
}

Refusal card_full(int need, Colour colour) {
    return Refusal(&why::kCardFull).with("need", need).with("cube", name_of(colour));
}

Refusal why_not_on_workshop(const Rules& rules, const State& s, WorkshopId id, Colour colour) {
    if (takes(rules, s, id, colour)) return nullptr;
    const Colour holds = rules.workshop_colour[at(id)];
    if (s.built.has(id)) {
        if (colour == holds) return card_full(rules.capacity[at(id)], colour);
        return Refusal(&why::kBuiltTakes).with("cube", name_of(holds));
    }
    const int cost = rules.workshop_cost[at(id)][colour];
    if (cost > 0) return card_full(cost, colour);
    return Refusal(colour == holds ? &why::kOnceBuilt : &why::kWrongCube)
        .with("cube", name_of(colour));
}

Refusal why_not_on_master(const Rules& rules, const State& s, MasterId id, Colour colour) {
    if (takes(rules, s, id, colour)) return nullptr;
    if (s.on.has(id)) return &why::kEngaged;
    const int cost = rules.master_cost[at(id)][colour];
    return cost > 0 ? card_full(cost, colour)
                    : Refusal(&why::kWrongCube).with("cube", name_of(colour));
}

Refusal why_not_on_card(const Rules& rules, const State& s, Seat seat, CardId card, Colour colour) {
    if (is_order(card)) return &why::kTakesNoCubes;
    if (is_workshop(card)) {
        if (!s.workshops[seat].has(workshop_of(card))) return &why::kNotYourCard;
        return why_not_on_workshop(rules, s, workshop_of(card), colour);
    }
    const MasterId id = master_of(card);
    if (rules.masters_with(Effect::kOrder).has(id)) return &why::kTakesNoCubes;
    if (!s.masters[seat].has(id)) return &why::kNotYourCard;
    return why_not_on_master(rules, s, id, colour);
}

Refusal why_not_down(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (a.cubes.total() != 1) return bad_count(1, a.cubes.total());
    if (Refusal r = why_not_on_card(rules, s, seat, a.card, a.cubes.nth(0))) return r;
    return why_not_in_stock(s.stock[seat], a.cubes);
}

Refusal why_not_take(const State& s, Tile tile) {
    if (s.cells[at(tile)].nowhere()) return &why::kPortOrder;
    return Refusal(&why::kTileLaid).with("tile", name_of(tile));
}

Refusal why_not_lay(const State& s, SpotId spot) {
    bool first = true;
    for (std::size_t i = 0; i < kTileCount; ++i) {
        if (s.cells[i] == cell_of(spot)) {
            return Refusal(&why::kCellTaken).with("tile", name_of(static_cast<Tile>(i)));
        }
        first = first && s.cells[i].nowhere();
    }
    return first ? &why::kFirstCell : &why::kBadCell;
}

// Adds the possible values of a die as facts.
Refusal with_range(const Reason& reason, unsigned values) {
    const int low = std::countr_zero(values);
    const int high = static_cast<int>(std::bit_width(values)) - 1;
    return Refusal(&reason).with("low", low).with("high", high);
}

Refusal why_not_move(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (a.number != s.rolled[0] && a.number != s.rolled[1]) {
        return Refusal(&why::kNoSuchDie)
            .with("given", a.number)
            .with("first", s.rolled[0])
            .with("second", s.rolled[1]);
    }
    const std::string_view tile = name_of(a.tile);
    if (a.tile == s.burgher[seat]) return Refusal(&why::kStandsThere).with("tile", tile);
    if (has_permanent_effect(rules, s, seat, Effect::kStep)) {
        return with_range(why::kOutOfStep, die_values(a.number, true)).with("tile", tile);
    }
    return Refusal(&why::kOutOfReach).with("need", a.number).with("tile", tile);
}

Refusal why_not_value(const Rules& rules, const State& s, Seat seat, int given) {
    if (has_permanent_effect(rules, s, seat, Effect::kSkill)) {
        return with_range(why::kBadSkill, die_values(s.rolled[0], true)).with("given", given);
    }
    return Refusal(&why::kBadValue).with("need", s.rolled[0]).with("given", given);
}

// The reason why the power of a tile has no effect for a seat. It must agree with can_use.
std::string_view cause_of(const State& s, Seat seat, Tile tile) {
    if (is_deck(tile)) {
        const bool empty = tile == Tile::kOrder      ? s.order_deck.empty()
                           : tile == Tile::kWorkshop ? s.workshop_deck.empty()
                                                     : s.master_deck.empty();
        if (empty) return why::kEmptyDeck;
        return tile == Tile::kOrder      ? why::kFullRow2
               : tile == Tile::kWorkshop ? why::kFullRow1
                                         : why::kFullRows;
    }
    return s.store[seat].empty() ? why::kEmptyStore : why::kGoodsThere;
}

Refusal why_not_activate(const Rules& rules, const State& s, Seat seat, int given) {
    const Tile tile = tile_of(s);
    if (can_use(rules, s, seat, tile)) return why_not_value(rules, s, seat, given);
    return Refusal(&why::kNoPower)
        .with("tile", name_of(tile))
        .with("cause", cause_of(s, seat, tile));
}

Refusal too_few_goods(const State& s, Seat seat, Good good, int need) {
    return Refusal(&why::kNoGoods)
        .with("need", need)
        .with("good", name_of(good))
        .with("have", s.store[seat][good]);
}

Refusal why_not_sell(const State& s, Seat seat, const Action& a) {
    if (a.number == 0) return &reasons::kNoSuchAction;
    if (a.number <= s.value) return too_few_goods(s, seat, a.good, a.number);
    return Refusal(&why::kDieTooLow).with("most", s.value).with("given", a.number);
}

Refusal why_not_ship(const State& s, Seat seat, Good good) {
    if (s.store[seat][good] == 0) return too_few_goods(s, seat, good, 1);
    return Refusal(&why::kShipped).with("tile", name_of(tile_of(s))).with("good", name_of(good));
}

// The market asks only if there is a two. If a two exists and is refused, the tile is a port.
Refusal why_not_drop(const State& s, const Action& a) {
    if (a.number < 1 || a.number > 2) return &reasons::kNoSuchAction;
    const Reason& two = s.twos[at(s.good)] > 0 ? why::kTwoSplits : why::kNoTwo;
    return Refusal(a.number == 1 ? &why::kNoOne : &two).with("good", name_of(s.good));
}

Refusal why_not_lower(const State& s, Good good) {
    return Refusal(good == raised_good(s) ? &why::kJustRaised : &why::kNoOne)
        .with("good", name_of(good));
}

Refusal why_not_keep(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (a.card.none()) return &reasons::kNoSuchAction;
    const bool seen = is_order(a.card)      ? s.seen_orders[order_of(a.card)] > 0
                      : is_workshop(a.card) ? s.seen_workshops.has(workshop_of(a.card))
                                            : s.seen_masters.has(master_of(a.card));
    if (!seen) return &why::kNotSeen;
    if (!is_master(a.card) || a.number < 1 || a.number > 2) return &reasons::kNoSuchAction;
    const Effect effect = rules.master(master_of(a.card)).effect;
    const bool second = !(s.masters[seat] & rules.masters_with(effect)).empty();
    if (is_permanent(effect) && second) return &why::kSecondPermanent;
    if (effect == Effect::kOrder && a.number == 1) return &why::kOrderRow;
    return Refusal(&why::kNoPlace).with("row", a.number);
}

Refusal why_not_edge(const Rules& rules, const State& s, Seat seat, SpotId edge) {
    const auto [one, other] = ends_of(edge);
    const Tile here = s.burgher[seat];
    if (one != here && other != here) {
        return Refusal(&why::kBurgherElsewhere).with("tile", name_of(here));
    }
    if (!map_at(rules, s).touch(one, other)) {
        return Refusal(&why::kNotBeside).with("tile", name_of(one)).with("other", name_of(other));
    }
    if (s.bridges[seat].has(edge)) return &why::kOwnBridge;
    for (const Tile tile : {here, one, other}) {
        if (s.dice[at(tile)].owner == seat) continue;
        return Refusal(&why::kNoDie).with("tile", name_of(tile));
    }
    return nullptr;
}

Refusal why_not_bridge(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (s.bridged) return &why::kBridgedAlready;
    if (!s.produced.empty()) return &why::kProducedAlready;
    if (s.bridges[seat].count() == kBridgesEach) {
        return Refusal(&why::kNoBridgeLeft).with("have", kBridgesEach);
    }
    if (Refusal r = why_not_edge(rules, s, seat, a.spot)) return r;
    const int cost = bridge_cost(rules, s, seat, a.spot);
    const int have = s.stock[seat].total();
    if (have < cost) return Refusal(&why::kFewCubes).with("need", cost).with("have", have);
    if (a.cubes.total() != cost) {
        return Refusal(&why::kWrongPrice).with("need", cost).with("given", a.cubes.total());
    }
    if (Refusal r = why_not_in_stock(s.stock[seat], a.cubes)) return r;
    const auto [one, other] = ends_of(a.spot);
    return Refusal(&why::kDieElsewhere).with("tile", name_of(one)).with("other", name_of(other));
}

Refusal why_not_produce(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (!is_workshop(a.card)) return &why::kNotAWorkshop;
    const WorkshopId id = workshop_of(a.card);
    if (!s.workshops[seat].has(id)) return &why::kNotYourCard;
    if (!s.built.has(id)) {
        const int missing = rules.workshop_cost[at(id)].total() - s.on_workshop[at(id)].total();
        return Refusal(&why::kNotBuilt).with("need", missing);
    }
    if (s.produced.has(id)) return &why::kOnceATurn;
    const Colour colour = rules.workshop_colour[at(id)];
    if (!is_full(rules, s, id)) {
        return Refusal(&why::kNotFull)
            .with("have", s.on_workshop[at(id)][colour])
            .with("need", rules.capacity[at(id)])
            .with("cube", name_of(colour));
    }
    if (a.number < 1 || a.number > 2) return &reasons::kNoSuchAction;
    return Refusal(&why::kNoOrder).with("good", name_of(good_of(colour))).with("plus", a.number);
}

Refusal why_not_replace(const State& s, Seat seat, const Action& a) {
    const int have = s.stock[seat].total();
    if (have < kStockSize) {
        return Refusal(&why::kStockNotFull).with("have", have).with("most", kStockSize);
    }
    if (a.cubes.total() != 1) return bad_count(1, a.cubes.total());
    if (Refusal r = why_not_in_stock(s.stock[seat], a.cubes)) return r;
    return Refusal(&why::kSameColour).with("cube", name_of(a.cubes.nth(0)));
}

Refusal why_not_throw(const State& s, Seat seat, Cubes cubes) {
    if (Refusal r = why_not_in_stock(s.stock[seat], cubes)) return r;
    return bad_count(s.stock[seat].total() - kStockSize, cubes.total());
}

Refusal why_not(const Rules& rules, const State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kTake:
            return why_not_take(s, a.tile);
        case Verb::kLay:
            return why_not_lay(s, a.spot);
        case Verb::kRecall:
            return Refusal(&why::kNoDie).with("tile", name_of(a.tile));
        case Verb::kDown:
            return why_not_down(rules, s, seat, a);
        case Verb::kMove:
            return why_not_move(rules, s, seat, a);
        case Verb::kBoat:
            return Refusal(&why::kNoBoatThere).with("tile", name_of(a.tile));
        case Verb::kActivate:
            return why_not_activate(rules, s, seat, a.number);
        case Verb::kRest:
            return why_not_value(rules, s, seat, a.number);
        case Verb::kThrow:
            return why_not_throw(s, seat, a.cubes);
        case Verb::kSell:
            return why_not_sell(s, seat, a);
        case Verb::kShip:
            return why_not_ship(s, seat, a.good);
        case Verb::kDrop:
            return why_not_drop(s, a);
        case Verb::kSplit:
            return Refusal(&why::kNoTwo).with("good", name_of(s.good));
        case Verb::kKeep:
            return why_not_keep(rules, s, seat, a);
        case Verb::kBridge:
            return why_not_bridge(rules, s, seat, a);
        case Verb::kProduce:
            return why_not_produce(rules, s, seat, a);
        case Verb::kPut:
            return why_not_on_card(rules, s, seat, a.card, colour_of(tile_of(s)));
        case Verb::kStore:
            return Refusal(&why::kStockFull).with("have", s.stock[seat].total());
        case Verb::kReplace:
            return why_not_replace(s, seat, a);
        case Verb::kFill:
            return a.cubes.total() == kStockSize ? Refusal(&why::kThreeKinds)
                                                 : bad_count(kStockSize, a.cubes.total());
        case Verb::kLower:
            return why_not_lower(s, a.good);
        default:
            return &reasons::kNoSuchAction;
    }
}

bool chance_gives(const Rules& rules, const State& s, const Action& a) {
    ChanceList<Action> list;
    Venise::chances(rules, s, list);
    for (const auto& outcome : list.outcomes) {
        if (outcome.action == a) return true;
    }
    return false;
}

}  // namespace

Refusal Venise::refusal(const Rules& rules, const State& s, Seat actor, Action action) {
    const Seats due = waiting(rules, s);
    if (due.empty()) return &reasons::kOver;
    if (!due.has(actor)) return &reasons::kNotWaiting;
    if (is_malformed(action)) return &reasons::kNoSuchAction;
    const bool by_chance = action.verb == Verb::kRoll || action.verb == Verb::kDraw;
    if (by_chance != (actor == kChance)) return &reasons::kWrongActor;
    if (by_chance) return chance_gives(rules, s, action) ? nullptr : &why::kImpossibleChance;
    if (!fits_phase(rules, s, action.verb)) {
        const Reason& reason = s.ask == Ask::kNothing ? why::kNotNow : why::kAnswerDue;
        return Refusal(&reason).with("due", due_name(s));
    }
    ActionList<Venise> list;
    legal(rules, s, actor, list);
    for (const Action& allowed : list) {
        if (allowed == action) return nullptr;
    }
    const Refusal reason = why_not(rules, s, actor, action);
    return reason ? reason : Refusal(&reasons::kNoSuchAction);
}

std::span<const Reason* const> Venise::reasons() {
    return why::kAll;
}

}  // namespace pakhuis
