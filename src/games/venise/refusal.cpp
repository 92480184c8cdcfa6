// Why something is not allowed. What is listed is allowed; only the reason is found here.
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {
namespace why {
constexpr Reason kNotNow{"not-now", "This is not the time for this action."};
constexpr Reason kAnswerDue{"answer-due", "First answer what the master asks."};
constexpr Reason kTileLaid{"tile-laid", "This tile lies already."};
constexpr Reason kPortOrder{"ports-alike", "The ports are alike: take port A first."};
constexpr Reason kBadCell{"bad-cell", "A tile lies on a free cell beside another tile."};
constexpr Reason kNoDie{"no-own-die", "None of one's own dice lies there."};
constexpr Reason kNotInStock{"not-in-stock", "The stock does not hold these cubes."};
constexpr Reason kNotYourCard{"not-your-card", "This card does not lie on one's own board."};
constexpr Reason kCardFull{"card-takes-none", "This card takes no more cubes of this colour."};
constexpr Reason kNoSuchDie{"no-such-die", "No rolled die shows this number."};
constexpr Reason kOutOfReach{"out-of-reach", "No way of exactly this cost leads there."};
constexpr Reason kNoBoatThere{"no-boat-there", "The boat can't have been left there."};
constexpr Reason kBadValue{"bad-value", "The activation die can't have this value."};
constexpr Reason kNoPower{"power-useless", "The tile's power can do nothing now."};
constexpr Reason kBadCount{"bad-count", "This is not the number of cubes that is asked for."};
constexpr Reason kThreeKinds{"three-kinds", "At most two kinds of cubes may become more."};
constexpr Reason kNoGoods{"too-few-goods", "The store does not hold these goods."};
constexpr Reason kDieTooLow{"die-too-low", "The die does not allow so many."};
constexpr Reason kShipped{"already-there", "This port has this good already."};
constexpr Reason kNoOne{"no-one", "No card or cube of one is there to take away."};
constexpr Reason kNoTwo{"no-two", "No card of two is there."};
constexpr Reason kNotSeen{"not-looked-at", "This card is not among those looked at."};
constexpr Reason kSecondPermanent{"second-permanent",
                                  "A second permanent master of this kind can't be kept."};
constexpr Reason kNoPlace{"no-place", "There is no place for this card in that row."};
constexpr Reason kStockFull{"stock-full", "The stock is full."};
constexpr Reason kStockNotFull{"stock-not-full", "There is still room in the stock."};
constexpr Reason kSameColour{"same-colour", "That would change nothing."};
constexpr Reason kBridgedAlready{"one-bridge", "Only one bridge is built in a turn."};
constexpr Reason kProducedAlready{"produced-already", "Bridges are built before production."};
constexpr Reason kNoBridgeLeft{"no-bridge-left", "All five bridges are built."};
constexpr Reason kNotBeside{"not-beside", "A bridge joins the burgher's tile and one beside it."};
constexpr Reason kOwnBridge{"own-bridge", "One's own bridge is there already."};
constexpr Reason kWrongPrice{"wrong-price", "The bridge costs another number of cubes."};
constexpr Reason kDieElsewhere{"die-elsewhere", "The die that comes back is one of the two."};
constexpr Reason kNotBuilt{"not-built", "This workshop is not built yet."};
constexpr Reason kNotFull{"not-full", "This workshop's stock is not full."};
constexpr Reason kOnceATurn{"once-a-turn", "This workshop has produced in this turn."};
constexpr Reason kNoOrder{"no-order", "There is no such order in row 2."};
constexpr Reason kImpossibleChance{"impossible-outcome", "Chance can't give this now."};

constexpr const Reason* kAll[] = {
    &kNotNow,       &kAnswerDue,   &kTileLaid,        &kPortOrder,       &kBadCell,
    &kNoDie,        &kNotInStock,  &kNotYourCard,     &kCardFull,        &kNoSuchDie,
    &kOutOfReach,   &kNoBoatThere, &kBadValue,        &kNoPower,         &kBadCount,
    &kThreeKinds,   &kNoGoods,     &kDieTooLow,       &kShipped,         &kNoOne,
    &kNoTwo,        &kNotSeen,     &kSecondPermanent, &kNoPlace,         &kStockFull,
    &kStockNotFull, &kSameColour,  &kBridgedAlready,  &kProducedAlready, &kNoBridgeLeft,
    &kNotBeside,    &kOwnBridge,   &kWrongPrice,      &kDieElsewhere,    &kNotBuilt,
    &kNotFull,      &kOnceATurn,   &kNoOrder,         &kImpossibleChance};
}  // namespace why

// The phases in which a verb has a meaning.
bool fits_phase(const State& s, Verb verb) {
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
            return s.phase == Phase::kMove || s.phase == Phase::kStock || s.phase == Phase::kFinish;
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
        default:
            return false;
    }
}

// Operands that are out of range, or that the verb does not have.
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

Refusal why_not_on_card(const Rules& rules, const State& s, Seat seat, CardId card, Colour colour) {
    if (is_workshop(card)) {
        const WorkshopId id = workshop_of(card);
        if (!s.workshops[seat].has(id)) return &why::kNotYourCard;
        return takes(rules, s, id, colour) ? nullptr : &why::kCardFull;
    }
    if (!is_master(card) || !s.masters[seat].has(master_of(card))) return &why::kNotYourCard;
    return takes(rules, s, master_of(card), colour) ? nullptr : &why::kCardFull;
}

Refusal why_not_down(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (a.cubes.total() != 1) return &why::kBadCount;
    if (!s.stock[seat].covers(a.cubes)) return &why::kNotInStock;
    return why_not_on_card(rules, s, seat, a.card, a.cubes.nth(0));
}

Refusal why_not_keep(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (a.card.none()) return &reasons::kNoSuchAction;
    const bool seen = is_order(a.card)      ? s.seen_orders[order_of(a.card)] > 0
                      : is_workshop(a.card) ? s.seen_workshops.has(workshop_of(a.card))
                                            : s.seen_masters.has(master_of(a.card));
    if (!seen) return &why::kNotSeen;
    if (!is_master(a.card)) return &reasons::kNoSuchAction;
    const Effect effect = rules.master(master_of(a.card)).effect;
    const bool second = !(s.masters[seat] & rules.with(effect)).empty();
    return is_permanent(effect) && second ? &why::kSecondPermanent : &why::kNoPlace;
}

Refusal why_not_bridge(const Rules& rules, const State& s, Seat seat, const Action& a) {
    const auto [one, other] = ends_of(a.spot);
    const Tile here = s.burgher[seat];
    if (s.bridged) return &why::kBridgedAlready;
    if (!s.produced.empty()) return &why::kProducedAlready;
    if (s.bridges[seat].count() == kBridgesEach) return &why::kNoBridgeLeft;
    if ((one != here && other != here) || !map_at(rules, s).touch(one, other)) {
        return &why::kNotBeside;
    }
    if (s.bridges[seat].has(a.spot)) return &why::kOwnBridge;
    if (bridge_cost(rules, s, seat, a.spot) < 0) return &why::kNoDie;
    if (a.cubes.total() != bridge_cost(rules, s, seat, a.spot)) return &why::kWrongPrice;
    return s.stock[seat].covers(a.cubes) ? &why::kDieElsewhere : &why::kNotInStock;
}

Refusal why_not_produce(const Rules& rules, const State& s, Seat seat, const Action& a) {
    if (!is_workshop(a.card) || !s.workshops[seat].has(workshop_of(a.card))) {
        return &why::kNotYourCard;
    }
    const WorkshopId id = workshop_of(a.card);
    if (!s.built.has(id)) return &why::kNotBuilt;
    if (s.produced.has(id)) return &why::kOnceATurn;
    return is_full(rules, s, id) ? &why::kNoOrder : &why::kNotFull;
}

Refusal why_not_replace(const State& s, Seat seat, const Action& a) {
    if (s.stock[seat].total() < kStockSize) return &why::kStockNotFull;
    if (a.cubes.total() != 1) return &why::kBadCount;
    return s.stock[seat].covers(a.cubes) ? &why::kSameColour : &why::kNotInStock;
}

Refusal why_not(const Rules& rules, const State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kTake:
            return s.cells[at(a.tile)].nowhere() ? &why::kPortOrder : &why::kTileLaid;
        case Verb::kLay:
            return &why::kBadCell;
        case Verb::kRecall:
            return &why::kNoDie;
        case Verb::kDown:
            return why_not_down(rules, s, seat, a);
        case Verb::kMove:
            return a.number == s.rolled[0] || a.number == s.rolled[1] ? &why::kOutOfReach
                                                                      : &why::kNoSuchDie;
        case Verb::kBoat:
            return &why::kNoBoatThere;
        case Verb::kActivate:
            return can_use(rules, s, seat, tile_of(s)) ? &why::kBadValue : &why::kNoPower;
        case Verb::kRest:
            return &why::kBadValue;
        case Verb::kThrow:
            return s.stock[seat].covers(a.cubes) ? &why::kBadCount : &why::kNotInStock;
        case Verb::kSell:
            return a.number > s.value ? &why::kDieTooLow : &why::kNoGoods;
        case Verb::kShip:
            return s.store[seat][a.good] == 0 ? &why::kNoGoods : &why::kShipped;
        case Verb::kDrop:
            return a.number == 1 ? &why::kNoOne : &why::kNoTwo;
        case Verb::kSplit:
            return &why::kNoTwo;
        case Verb::kKeep:
            return why_not_keep(rules, s, seat, a);
        case Verb::kBridge:
            return why_not_bridge(rules, s, seat, a);
        case Verb::kProduce:
            return why_not_produce(rules, s, seat, a);
        case Verb::kPut:
            return why_not_on_card(rules, s, seat, a.card, colour_of(tile_of(s)));
        case Verb::kStore:
            return &why::kStockFull;
        case Verb::kReplace:
            return why_not_replace(s, seat, a);
        case Verb::kFill:
            return a.cubes.total() == kStockSize ? &why::kThreeKinds : &why::kBadCount;
        case Verb::kLower:
            return &why::kNoOne;
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
    const Seats who = waiting(rules, s);
    if (who.empty()) return &reasons::kOver;
    if (!who.has(actor)) return &reasons::kNotWaiting;
    if (is_malformed(action)) return &reasons::kNoSuchAction;
    const bool by_chance = action.verb == Verb::kRoll || action.verb == Verb::kDraw;
    if (by_chance != (actor == kChance)) return &reasons::kWrongActor;
    if (by_chance) return chance_gives(rules, s, action) ? nullptr : &why::kImpossibleChance;
    if (!fits_phase(s, action.verb)) {
        return s.ask == Ask::kNothing ? &why::kNotNow : &why::kAnswerDue;
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
