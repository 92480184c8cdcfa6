// Numbers for nets: what a seat knows, and an action.
#include "engine/features.h"

#include "base/index.h"
#include "games/amsterdam/amsterdam.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

constexpr int kMostPoints = 250;
constexpr int kMostFlorins = 60;
constexpr int kMostResources = 30;  // of a colour
constexpr int kMostPenalties = 60;
constexpr int kRounds = 12;

// The cards in the order of their printed numbers.
template <class Out>
void list_cards(FeatureName name, const CardSet& cards, Out& out) {
    out.set(name.indexed("artisan"), cards.artisans.bits, kArtisans);
    out.set(name.indexed("building"), cards.buildings.bits, kBuildings);
    out.set(name.indexed("plan"), cards.plans.bits, kPlans);
}

template <class Out>
void list_asks(const View& v, Out& out) {
    const bool asked = !v.asked.empty();
    const Ask ask = asked ? v.asked.front() : Ask{};
    out.number("questions", static_cast<int>(v.asked.size()), 0, kMaxAsks);
    out.one_of({"question", "question"}, asked ? static_cast<int>(ask.kind) : -1,
               count_of<AskKind>());
    out.number("question-count", asked ? ask.count : 0, 0, kMostResources);
    out.one_of({"question-colour", "colour"}, static_cast<int>(ask.colour), kColours);
    out.one_of({"question-second", "colour"}, static_cast<int>(ask.second), kColours);
    out.one_of({"question-good", "good"}, static_cast<int>(ask.good), kGoodKinds);
}

template <class Out>
void list_turn(const Rules& rules, const View& v, Out& out) {
    const int next = v.queue.empty() ? -1 : places_to(v.viewer, v.queue.front(), rules.seats);
    out.one_of({"seats", "seats, from 1"}, rules.seats - 1, kMaxPlayers);
    out.one_of({"phase", "phase"}, static_cast<int>(v.phase), count_of<Phase>());
    out.number("round", v.round, 0, kRounds);
    out.one_of({"in-turn", "place after the viewer"}, next, kMaxPlayers);
    out.number("queue", static_cast<int>(v.queue.size()), 0, kMaxPlayers);
    list_asks(v, out);
    list_cards("used", v.turn.used, out);
    out.one_of({"repeated", "plan"}, v.turn.repeated.none() ? -1 : v.turn.repeated.index(), kPlans);
    out.number("repeats", v.turn.repeats, 0, 2);
    out.set({"plans-used", "quarter"}, v.turn.plans_used.bits, kColours);
    out.number("blocks-taken", v.turn.blocks, 0, kBlocksOfQuarter);
    out.number("markets", v.turn.markets, 0, 3);
    out.number("sailed", v.turn.sailed, 0, 2);
    out.number("pocket", v.turn.pocket, 0, 10);
    out.flag("advanced", v.turn.advanced);
    out.flag("stepped", v.turn.stepped);
    out.flag("hired", v.turn.hired);
    out.flag("card-florin", v.turn.card_florin);
    out.flag("card-point", v.turn.card_point);
    out.flag("foreman-used", v.turn.foreman);
}

template <class Out>
void list_options(const Rules& rules, Out& out) {
    out.flag("with-characters", rules.characters);
    out.flag("with-dealer", rules.dealer);
    out.flag("open-tasks", rules.open_tasks);
}

template <class Out>
void list_board(const View& v, Out& out) {
    out.rows_of_one({"goods", "block, good"}, kBlocks, kGoodKinds,
                    [&](int block) { return static_cast<int>(v.goods[to_index(block)]); });
    out.set({"quarters-open", "quarter"}, v.quarters.bits, kColours);
    out.table({"quays", "quay, docker"}, kQuays, kQuays, 0, kDockersOfColour,
              [&](int quay, int docker) { return v.quays[to_index(quay)].count(docker); });
    out.numbers({"promoted", "docker"}, kQuays, 0, kDockersOfColour,
                [&](int docker) { return v.promoted.count(docker); });
    out.numbers({"roofs", "good"}, kGoodKinds, 0, kWarehouseRoom,
                [&](int good) { return v.roofs.count(good); });
    out.rows_of_one({"depots", "depot, good"}, kDepots, kGoodKinds,
                    [&](int depot) { return static_cast<int>(v.depots[to_index(depot)]); });
    out.numbers({"black-market", "good"}, kGoodKinds, 0, 1,
                [&](int good) { return v.black_market.count(good); });
    out.one_of({"tile", "market tile"}, v.tile.none() ? -1 : v.tile.index(), kTiles);
    out.set({"tiles-left", "market tile"}, v.tiles_left.bits, kTiles);
    out.numbers({"dice", "colour"}, kColours, 0, kFaces,
                [&](int colour) { return v.dice[to_index(colour)]; });
    out.one_of({"foreman", "harbour space"}, v.foreman.none() ? -1 : v.foreman.index(), kNodes);
    out.one_of({"bailiff", "block"}, v.bailiff.none() ? -1 : v.bailiff.index(), kBlocks);
    out.one_of({"dealer", "good"}, static_cast<int>(v.dealer), kGoodKinds);
}

template <class Out>
void list_decks(const View& v, Out& out) {
    CardSet shown;
    for (const CardId id : v.display) shown.add(id);
    list_cards("display", shown, out);
    list_cards("deck", v.deck, out);
    list_cards("discard", v.discard, out);
}

template <class Out>
void list_tom(const View& v, Out& out) {
    out.number("tom-points", v.tom.points, 0, kMostPoints);
    out.number("tom-florins", v.tom.florins, 0, kMostFlorins);
    out.number("tom-amstel", v.tom.amstel, 0, kMouth);
    out.flag("tom-ahead", v.tom.ahead);
    out.set({"tom-crests", "block"}, v.tom.crests.bits, kBlocks);
}

template <class Out>
void list_pieces(const View& v, Seat seat, int n, Out& out) {
    out.number({"points", "", n}, v.points[seat], -kMostPenalties, kMostPoints);
    out.number({"florins", "", n}, v.florins[seat], 0, kMostFlorins);
    out.number({"penalties", "", n}, v.penalties[seat], 0, kMostPenalties);
    out.number({"amstel", "", n}, v.amstel[seat], 0, kMouth);
    int ahead = -1;
    for (std::size_t i = 0; i < v.order.size(); ++i) {
        if (v.order[i] == seat) ahead = static_cast<int>(i);
    }
    out.one_of({"order", "place in the Amstel order", n}, ahead, kMaxPlayers);
    out.set({"crests", "block", n}, v.crests[seat].bits, kBlocks);
    out.table({"rondel", "space, colour", n}, kSpacesOnRondel, kColours, 0, kMostResources,
              [&](int space, int colour) { return v.rondel[seat][to_index(space)].count(colour); });
    out.numbers({"supply", "colour", n}, kColours, 0, kMostResources,
                [&](int colour) { return v.supply[seat].count(colour); });
}

template <class Out>
void list_harbour(const View& v, Seat seat, int n, Out& out) {
    out.numbers({"store", "good", n}, kGoodKinds, 0, kGoodsOfKind,
                [&](int good) { return v.store[seat].count(good); });
    out.numbers({"barge", "good", n}, kGoodKinds, 0, kGoodsOfKind,
                [&](int good) { return v.barge[seat].count(good); });
    out.numbers({"aboard", "docker", n}, kQuays, 0, kMaxAboard,
                [&](int docker) { return v.aboard[seat].count(docker); });
    out.one_of({"ship", "harbour space", n}, !v.ship[seat].none() ? v.ship[seat].index() : -1,
               kNodes);
    out.flag({"departed", "", n}, v.departed.has(seat));
}

template <class Out>
void list_seat(const Rules& rules, const View& v, int n, Out& out) {
    const Seat seat = seat_from(v.viewer, n, rules.seats);
    list_pieces(v, seat, n, out);
    list_harbour(v, seat, n, out);
    list_cards({"below", "", n}, v.below[seat], out);
    list_cards({"active", "", n}, v.active[seat], out);
    out.set({"tasks", "task", n}, v.tasks[seat].bits, kTasks);
    out.number({"task-count", "", n}, v.task_count[seat], 0, kMaxTasksEach);
}

template <class Out>
void list(const Rules& rules, const View& v, Out& out) {
    list_turn(rules, v, out);
    list_options(rules, out);
    list_board(v, out);
    list_decks(v, out);
    list_tom(v, out);
    out.each_seat(rules.seats, kMaxPlayers, [&](int n) { list_seat(rules, v, n, out); });
}

constexpr int kDecisions = static_cast<int>(kFirstChance);

template <class Out>
void list(const Action& a, Out& out) {
    out.one_of({"verb", "verb"}, static_cast<int>(a.verb), kDecisions);
    out.one_of({"card", "card"}, a.card.none() ? -1 : a.card.index(), kCards);
    out.one_of({"colour", "colour"}, static_cast<int>(a.colour), kColours);
    out.one_of({"second", "colour"}, static_cast<int>(a.second), kColours);
    out.one_of({"good", "good"}, static_cast<int>(a.good), kGoodKinds);
    out.one_of({"docker", "docker"}, static_cast<int>(a.docker), kQuays);
    out.one_of({"spot", "block, harbour space, tile, quarter"}, a.spot.none() ? -1 : a.spot.index(),
               kSpots);
    out.number("number", a.number, 0, kMouth);
}

// Actions by verb, each verb with the room that its operands need.
constexpr int kNoColour = kColours;  // no resource is saved
constexpr int room_of(Verb verb) {
    int room = 1;
    if (Action::has_card(verb)) room *= kCards;
    if (Action::has_colour(verb)) room *= kColours + 1;
    if (verb == Verb::kDice) room *= kColours + 1;
    if (Action::has_good(verb)) room *= kGoodKinds;
    if (Action::has_docker(verb)) room *= kQuays;
    if (Action::has_spot(verb)) room *= kSpots;
    if (Action::has_number(verb)) room *= kMouth + 1;
    return room;
}
constexpr std::array<int, kDecisions + 1> kFirst = [] {
    std::array<int, kDecisions + 1> firsts{};
    for (int i = 0; i < kDecisions; ++i) {
        firsts[to_index(i + 1)] = firsts[to_index(i)] + room_of(static_cast<Verb>(i));
    }
    return firsts;
}();
static_assert(Amsterdam::kActionIds == kFirst[kDecisions]);

constexpr int colour_place(Colour colour) {
    return colour == Colour::kNone ? kNoColour : static_cast<int>(colour);
}

}  // namespace

void Amsterdam::features(const Rules& rules, const View& view, FeatureRow& out) {
    list(rules, view, out);
}

void Amsterdam::list_features(const Rules& rules, FeatureList& out) {
    list(rules, View{}, out);
}

void Amsterdam::action_features(const Rules&, const View&, const Action& action, FeatureRow& out) {
    list(action, out);
}

void Amsterdam::list_action_features(const Rules&, FeatureList& out) {
    list(Action{}, out);
}

int Amsterdam::action_id(const Rules&, const Action& a) {
    int place = 0;
    const auto add = [&place](int index, int room) { place = place * room + index; };
    if (Action::has_card(a.verb)) add(a.card.index(), kCards);
    if (Action::has_colour(a.verb)) add(colour_place(a.colour), kColours + 1);
    if (a.verb == Verb::kDice) add(colour_place(a.second), kColours + 1);
    if (Action::has_good(a.verb)) add(static_cast<int>(a.good), kGoodKinds);
    if (Action::has_docker(a.verb)) add(static_cast<int>(a.docker), kQuays);
    if (Action::has_spot(a.verb)) add(a.spot.index(), kSpots);
    if (Action::has_number(a.verb)) add(a.number, kMouth + 1);
    return kFirst[at(a.verb)] + place;
}

}  // namespace pakhuis
