// Numbers for nets: what a seat knows, and an action.
#include "engine/features.h"

#include "base/index.h"
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

constexpr int kMostPoints = 250;  // from sales
constexpr int kMostPrice = 30;
constexpr int kMostCubes = 15;  // on a card or in an overflowing stock

template <class Out>
void list_turn(const Rules& rules, const View& v, Out& out) {
    const FeatureName place{"actor", "place after the viewer"};
    out.one_of({"seats", "seats, from 2"}, rules.seats - 2, 3);
    out.one_of({"phase", "phase"}, static_cast<int>(v.phase), count_of<Phase>());
    out.one_of({"ask", "question"}, static_cast<int>(v.ask), count_of<Ask>());
    out.one_of({"last", "reason of the last lap"}, static_cast<int>(v.last),
               count_of<LastLapReason>());
    out.one_of({"turn", "place after the viewer"}, places_to(v.viewer, v.turn, rules.seats),
               kMaxPlayers);
    out.one_of(place, places_to(v.viewer, v.actor, rules.seats), kMaxPlayers);
    out.number("lap", v.lap, 0, kLastLap);
    out.one_of({"held", "tile"}, static_cast<int>(v.held), kTileCount);
    out.one_of({"good", "good"}, static_cast<int>(v.good), kColours);
    out.one_of({"raised", "good"}, static_cast<int>(v.raised), kColours);
    out.numbers({"rolled", "die"}, 2, 0, kFaces, [&](int die) { return v.rolled[to_index(die)]; });
    out.number("value", v.value, 0, kFaces + 1);
    out.number("left", v.left, 0, kFaces + 1);
    out.flag("bridged", v.bridged);
    out.set({"produced", "workshop"}, v.produced.bits, kWorkshops);
    out.set({"boat-places", "tile"}, v.boat_places.bits, kTileCount);
}

// The map and the market.
template <class Out>
void list_map(const Rules& rules, const View& v, Out& out) {
    const Map map = rules.fixed_layout ? rules.map : map_of(v.cells);
    out.one_of({"layout", "layout"}, static_cast<int>(rules.layout), count_of<LayoutName>());
    out.set({"touching", "edge"}, edges_of(map).bits, kEdges);
    out.one_of({"boat", "tile"}, static_cast<int>(v.boat), kTileCount);
    out.numbers({"ones", "good"}, kColours, 0, kMostPrice,
                [&](int g) { return v.ones[to_index(g)]; });
    out.numbers({"twos", "good"}, kColours, 0, kMostPrice,
                [&](int g) { return v.twos[to_index(g)]; });
    out.numbers({"price", "good"}, kColours, 0, kMostPrice,
                [&](int g) { return v.price(static_cast<Good>(g)); });
    out.number("sales", v.sales, 0, kMaxSpaces);
    out.set({"shipped", "good of port A, then of port B"},
            static_cast<std::uint64_t>(v.shipped[0] & 7) |
                static_cast<std::uint64_t>(v.shipped[1] & 7) << kColours,
            2 * kColours);
}

template <class Deck>
int size_of_deck(const Deck& deck) {
    int size = 0;
    for (const auto& layer : deck.layers) size += layer.size;
    return size;
}

template <class Out>
void list_decks(const View& v, Out& out) {
    const auto orders = [](const Orders& cards) {
        return [&cards](int kind) { return cards.count(kind); };
    };
    out.number("order-deck", size_of_deck(v.order_deck), 0, kOrderCards);
    out.number("workshop-deck", size_of_deck(v.workshop_deck), 0, kWorkshops);
    out.number("master-deck", size_of_deck(v.master_deck), 0, kMasters);
    out.numbers({"orders-left", "order"}, kOrderKinds, 0, kMaxOrdersOfKind,
                orders(v.order_deck.left));
    out.set({"workshops-left", "workshop"}, v.workshop_deck.left.bits, kWorkshops);
    out.set({"masters-left", "master"}, v.master_deck.left.bits, kMasters);
    out.numbers({"orders-seen", "order"}, kOrderKinds, 0, kMaxOrdersOfKind,
                orders(v.order_deck.seen));
    out.set({"workshops-seen", "workshop"}, v.workshop_deck.seen.bits, kWorkshops);
    out.set({"masters-seen", "master"}, v.master_deck.seen.bits, kMasters);
    out.number("seen",
               v.order_deck.seen_count + v.workshop_deck.seen_count + v.master_deck.seen_count, 0,
               kFaces + 1);
}

template <class Out>
void list_seat(const Rules& rules, const View& v, int n, Out& out) {
    const Seat seat = seat_from(v.viewer, n, rules.seats);
    out.number({"points", "", n}, v.points[seat], 0, kMostPoints);
    out.numbers({"stock", "colour", n}, kColours, 0, kMostCubes,
                [&](int colour) { return v.stock[seat].count(colour); });
    out.numbers({"store", "good", n}, kColours, 0, 60,
                [&](int good) { return v.store[seat].count(good); });
    out.numbers({"orders", "order", n}, kOrderKinds, 0, kMaxRow,
                [&](int kind) { return v.orders[seat].count(kind); });
    out.set({"workshops", "workshop", n}, v.workshops[seat].bits, kWorkshops);
    out.set({"masters", "master", n}, v.masters[seat].bits, kMasters);
    out.set({"under", "master", n}, v.under[seat].bits, kMasters);
    out.set({"bridges", "edge", n}, v.bridges[seat].bits, kEdges);
    out.one_of({"burgher", "tile", n}, static_cast<int>(v.burgher[seat]), kTileCount);
    out.numbers({"die", "tile", n}, kTileCount, 0, kFaces, [&](int tile) {
        const Die die = v.dice[to_index(tile)];
        return die.owner == seat ? die.value : 0;
    });
    out.number({"dice-left", "", n}, dice_left(v, seat), 0, kDice);
    out.number({"row-1-free", "", n}, free_places(rules, v, seat, 1), 0, kMaxRow);
    out.number({"row-2-free", "", n}, free_places(rules, v, seat, 2), 0, kMaxRow);
}

// The cubes that each of these cards still takes.
template <std::size_t N, class Set>
std::array<Cubes, N> missing_on(const Rules& rules, const View& v, Set cards) {
    std::array<Cubes, N> misses{};
    while (!cards.empty()) {
        const auto id = cards.pop();
        misses[to_index(id.index())] = missing(rules, v, id);
    }
    return misses;
}

template <class Out>
void list_cards(const Rules& rules, const View& v, Out& out) {
    out.set({"built", "workshop"}, v.built.bits, kWorkshops);
    out.set({"paid", "master"}, v.on.bits, kMasters);
    out.set({"second-row", "master"}, v.second_row.bits, kMasters);
    const auto owned = [&](auto set_of) {
        std::uint64_t all = 0;
        for (int n = 0; n < rules.seats; ++n) all |= set_of(static_cast<Seat>(n)).bits;
        return all;
    };
    const WorkshopSet workshops(
        static_cast<std::uint16_t>(owned([&](Seat seat) { return v.workshops[seat]; })));
    const MasterSet masters(
        static_cast<std::uint16_t>(owned([&](Seat seat) { return v.masters[seat]; })));
    const auto workshop_misses = missing_on<kWorkshops>(rules, v, workshops);
    const auto master_misses = missing_on<kMasters>(rules, v, masters);
    out.table({"workshop-misses", "workshop, colour"}, kWorkshops, kColours, 0, kMostCubes,
              [&](int card, int colour) { return workshop_misses[to_index(card)].count(colour); });
    out.table({"master-misses", "master, colour"}, kMasters, kColours, 0, kMostCubes,
              [&](int card, int colour) { return master_misses[to_index(card)].count(colour); });
}

template <class Out>
void list(const Rules& rules, const View& v, Out& out) {
    list_turn(rules, v, out);
    list_map(rules, v, out);
    list_decks(v, out);
    out.each_seat(rules.seats, kMaxPlayers, [&](int n) { list_seat(rules, v, n, out); });
    list_cards(rules, v, out);
}

constexpr int kDecisions = static_cast<int>(Verb::kRoll);  // verbs of seats come before it

template <class Out>
void list(const Action& a, Out& out) {
    const bool on_edge = a.verb == Verb::kBridge;
    const bool on_cell = a.verb == Verb::kLay;
    const int verb = a.verb < Verb::kRoll    ? static_cast<int>(a.verb)
                     : a.verb == Verb::kLook ? kDecisions
                                             : kDecisions + 1;
    const bool with_card = Action::has_card(a.verb) && !a.card.none();
    out.one_of({"verb", "verb; look and decline are last"}, verb, kDecisions + 2);
    out.one_of({"tile", "tile"}, static_cast<int>(a.tile), kTileCount);
    out.one_of({"edge", "edge"}, on_edge ? a.spot.index() : -1, kEdges);
    out.one_of({"cell", "cell"}, on_cell ? a.spot.index() - kEdges : -1, kCellCount);
    out.one_of({"card", "card"}, with_card ? a.card.index() : -1, kCards);
    out.one_of({"good", "good"}, static_cast<int>(a.good), kColours);
    out.number("number", a.number, 0, kMostCubes);
    out.numbers({"cubes", "colour"}, kColours, 0, kMostCubes,
                [&](int colour) { return a.cubes.count(colour); });
}

// The number of triples of counts with at most this sum, and the place of one among them: smaller
// sums first.
constexpr int triples(int sum) {
    return (sum + 1) * (sum + 2) * (sum + 3) / 6;
}
constexpr int triple_place(const Cubes& cubes) {
    const int sum = cubes.total();
    int place = triples(sum - 1) + cubes.count(1);
    for (int first = 0; first < cubes.count(0); ++first) place += sum - first + 1;
    return place;
}

// Actions by verb, each verb with this room.
constexpr int kCubesOfFill = triples(kStockSize);
constexpr int kCubesOfThrow = triples(kMostCubes);
constexpr int kCubesOfBridge = triples(kFaces);
constexpr int kNumbers = kMostCubes + 1;

constexpr int room_of(Verb verb) {
    switch (verb) {
        case Verb::kTake:
        case Verb::kStart:
        case Verb::kRecall:
        case Verb::kBoat:
            return kTileCount;
        case Verb::kLay:
            return kCellCount;
        case Verb::kDown:
            return kCards * kColours;
        case Verb::kMove:
            return kTileCount * (kFaces + 1);
        case Verb::kActivate:
        case Verb::kRest:
        case Verb::kDrop:
            return kNumbers;
        case Verb::kThrow:
            return kCubesOfThrow;
        case Verb::kSell:
            return kColours * kNumbers;
        case Verb::kShip:
        case Verb::kReplace:
        case Verb::kLower:
            return kColours;
        case Verb::kKeep:
        case Verb::kProduce:
            return (kCards + 1) * 3;
        case Verb::kBridge:
            return kEdges * kCubesOfBridge * 2;
        case Verb::kPut:
            return kCards;
        case Verb::kFill:
            return kCubesOfFill;
        default:
            return 1;
    }
}
constexpr int first_of(Verb verb) {
    int first = 0;
    for (int i = 0; i < static_cast<int>(verb); ++i) first += room_of(static_cast<Verb>(i));
    return first;
}
constexpr std::array<int, kVerbs> kFirst = [] {
    std::array<int, kVerbs> firsts{};
    for (int i = 0; i < kVerbs; ++i) firsts[to_index(i)] = first_of(static_cast<Verb>(i));
    return firsts;
}();
static_assert(Venise::kActionIds == first_of(Verb::kDecline) + room_of(Verb::kDecline));

// The kind of the one cube.
constexpr int colour_of_one(const Cubes& cubes) {
    return static_cast<int>(cubes.nth(0));
}

// Its place in the room of its verb.
int place_of(const Action& a) {
    const int tile = static_cast<int>(a.tile);
    switch (a.verb) {
        case Verb::kTake:
        case Verb::kStart:
        case Verb::kRecall:
        case Verb::kBoat:
            return tile;
        case Verb::kLay:
            return a.spot.index() - kEdges;
        case Verb::kDown:
            return a.card.index() * kColours + colour_of_one(a.cubes);
        case Verb::kMove:
            return a.number * kTileCount + tile;
        case Verb::kActivate:
        case Verb::kRest:
        case Verb::kDrop:
            return a.number;
        case Verb::kThrow:
        case Verb::kFill:
            return triple_place(a.cubes);
        case Verb::kSell:
            return static_cast<int>(a.good) * kNumbers + a.number;
        case Verb::kShip:
        case Verb::kLower:
            return static_cast<int>(a.good);
        case Verb::kReplace:
            return colour_of_one(a.cubes);
        case Verb::kKeep:
        case Verb::kProduce:
            return (a.card.none() ? kCards : a.card.index()) * 3 + a.number;
        case Verb::kBridge:
            return (a.spot.index() * kCubesOfBridge + triple_place(a.cubes)) * 2 +
                   (ends_of(a.spot)[1] == a.tile);
        case Verb::kPut:
            return a.card.index();
        default:
            return 0;
    }
}

}  // namespace

void Venise::features(const Rules& rules, const View& view, FeatureRow& out) {
    list(rules, view, out);
}

void Venise::list_features(const Rules& rules, FeatureList& out) {
    list(rules, View{}, out);
}

void Venise::action_features(const Rules&, const View&, const Action& action, FeatureRow& out) {
    list(action, out);
}

void Venise::list_action_features(const Rules&, FeatureList& out) {
    list(Action{}, out);
}

int Venise::action_id(const Rules&, const Action& action) {
    return kFirst[at(action.verb)] + place_of(action);
}

}  // namespace pakhuis
