#include "games/amsterdam/flow.h"

#include "games/amsterdam/amstel.h"
#include "games/amsterdam/purse.h"
#include "games/amsterdam/tom.h"
#include "games/amsterdam/walkers.h"

namespace pakhuis::amsterdam {
namespace {

constexpr int kEndSteps = 5;      // 009
constexpr int kExtraForAOne = 2;  // 052

void clear_display(Open& s) {
    for (const CardId id : s.display) s.discard.add(id);
    s.display.clear();
}

void begin_roll(Open& s) {
    s.dice = {};
    s.phase = Phase::kRoll;
}

// Called when all seats have taken a card, or no card is left.
void end_taking(Open& s) {
    s.queue.clear();
    clear_display(s);
    if (s.phase == Phase::kTake) return begin_roll(s);
    s.queue = s.order;
    s.phase = Phase::kStock;
}

void next_taker(Open& s) {
    s.queue.pop_front();
    if (s.queue.empty() || s.display.empty()) end_taking(s);
}

// (solo, phase I) If TOM leads, he takes a card away. The player chooses between two plans.
void ask_removal(const Rules& rules, Open& s) {
    CardSet cards = cards_to_remove(rules, s);
    s.asked.push_back({AskKind::kRemove});
    if (cards.count() == 1) remove_card(s, cards.pop());
}

// All cards are laid out. The draft goes from the bottom of the stack upward.
void begin_taking(const Rules& rules, Open& s) {
    if (s.phase == Phase::kDeal) {
        s.queue = s.order;
        s.phase = Phase::kTake;
    } else {
        for (std::size_t i = s.order.size(); i-- > 0;) s.queue.push_back(s.order[i]);
        s.phase = Phase::kDraft;
    }
    if (s.display.empty()) return end_taking(s);
    if (s.phase == Phase::kTake && s.tom.ahead) ask_removal(rules, s);
}

void begin_deal(const Rules& rules, Open& s, Phase deal_phase) {
    s.phase = deal_phase;
    if (!next_card(rules, s).due) begin_taking(rules, s);
}

// (setup of extensions 1 and 3)
void begin_placing(const Rules& rules, Open& s) {
    s.phase = Phase::kPlace;
    if (!ask_to_place(rules, s)) begin_deal(rules, s, Phase::kDraftDeal);
}

// (phase II) All rondels turn by one space. Resources that reach the arrow go to the supply.
void turn_rondels(const Rules& rules, Open& s) {
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        Rondel& rondel = s.rondel[seat];
        if (rondel[0].empty()) ++s.penalties[seat];
        s.supply[seat] += rondel[0];
        for (std::size_t k = 1; k < rondel.size(); ++k) rondel[k - 1] = rondel[k];
        rondel[rondel.size() - 1] = {};
    }
}

void finish(const Rules& rules, Open& s) {
    settle_end(rules, s);
    s.phase = Phase::kOver;
}

// (phase IV) One resource is kept. Only seats with several colours are asked.
void ask_keepers(Open& s) {
    while (!s.queue.empty()) {
        Resources& supply = s.supply[s.queue.front()];
        if (supply.kinds() > 1) return;
        if (!supply.empty()) supply = Resources::of(supply.nth(0));
        s.queue.pop_front();
    }
    ++s.round;
    s.phase = Phase::kTile;
}

void end_round(const Rules& rules, Open& s) {
    if (s.round == kLastRound) return finish(rules, s);
    s.phase = Phase::kKeep;
    s.queue = s.order;
    ask_keepers(s);
}

void next_turn(const Rules& rules, Open& s) {
    s.turn = {};
    s.queue.pop_front();
    if (s.queue.empty()) end_round(rules, s);
}

// (051, 052, 054) Cards add to a die. 051's Florins are no gain of a turn.
void place_die(Open& s, Seat seat, Colour colour, int space) {
    const int face = turned_face(s.dice[at(colour)], s.round);
    const int more = has(s, seat, by_effect::kDieResource);
    const int to = space == 0 ? face : space;
    s.rondel[seat][static_cast<std::size_t>(to - 1)] += Resources::of(colour, face + more);
    if (face != 1) return;
    if (has(s, seat, by_effect::kOneResources)) {
        s.rondel[seat][0] += Resources::of(colour, kExtraForAOne);
    }
    if (has(s, seat, by_effect::kOneFlorins)) {
        give(s, seat, data(by_effect::kOneFlorins).florins, 0);
    }
}

}  // namespace

int wanted_cards(const Rules& rules, const Open& s, CardClass which) {
    if (s.phase != Phase::kDraftDeal) return cards_dealt(which, rules.sides(), s.round);
    if (which == CardClass::kPlan) return 0;
    return which == CardClass::kArtisan ? rules.players().artisans : rules.players().buildings;
}
int shown_cards(const Open& s, CardClass which) {
    int n = 0;
    for (const CardId id : s.display) n += class_of(id) == which;
    return n;
}
NextCard next_card(const Rules& rules, const Open& s) {
    for (const CardClass which : {CardClass::kPlan, CardClass::kArtisan, CardClass::kBuilding}) {
        const bool short_of = shown_cards(s, which) < wanted_cards(rules, s, which);
        if (short_of && s.deck.count(which) > 0) return {true, which};
    }
    return {};
}

int next_block(const Open& s) {
    int i = 0;
    while (s.goods[static_cast<std::size_t>(i)] != Good::kNone) ++i;
    return i;
}
int next_quay(const Open& s) {
    int i = 0;
    while (!s.quays[static_cast<std::size_t>(i)].empty()) ++i;
    return i;
}
int next_die(const Open& s) {
    int i = 0;
    while (s.dice[static_cast<std::size_t>(i)] != 0) ++i;
    return i;
}

Seat next_with_task(const Rules& rules, const State& s) {
    Seat seat = 0;
    while (seat < rules.seats && s.tasks[seat].count() == rules.tasks_each) ++seat;
    return seat;
}

void lay_good(Open& s, Good good) {
    const int block = next_block(s);
    s.goods[static_cast<std::size_t>(block)] = good;
    if (block == kBlocks - 1) s.phase = Phase::kDockers;
}

void lay_dockers(Open& s, int pair) {
    const int quay = next_quay(s);
    const TwoDockers two = dockers_of(pair);
    s.quays[static_cast<std::size_t>(quay)] = Crew::of(two.one) + Crew::of(two.two);
    if (quay == kQuays - 1) s.phase = Phase::kQuarters;
}

void lay_docker(Open& s, Docker docker) {
    const int quay = next_quay(s);
    s.quays[static_cast<std::size_t>(quay)] = Crew::of(docker);
    if (quay == kQuays - 1) s.phase = Phase::kQuarters;
}

void lay_quarter(const Rules& rules, Open& s, Colour quarter) {
    s.quarters.add(Rules::quarter_id(quarter));
    if (s.quarters.count() == rules.quarter_tiles()) s.phase = Phase::kDiscs;
}

void lay_disc(const Rules& rules, Open& s, Seat seat) {
    if (seat == rules.seats) {  // TOM's
        s.tom.amstel = 1;
        s.tom.ahead = !s.order.empty();
    } else {
        Seating order;
        order.push_back(seat);
        for (const Seat other : s.order) order.push_back(other);
        s.order = order;
    }
    const int discs = static_cast<int>(s.order.size()) + with_tom(s);
    if (discs == rules.sides()) s.phase = Phase::kTile;
}

void turn_up(const Rules& rules, Open& s, TileId tile) {
    const bool first = s.tile.none();
    s.tile = tile;
    s.tiles_left.remove(tile);
    if (!first) return begin_deal(rules, s, Phase::kDeal);
    if (rules.tasks_each == 0) return begin_placing(rules, s);
    s.phase = Phase::kTaskDeal;
}

void lay_task(const Rules& rules, State& s, TaskId task) {
    s.tasks[next_with_task(rules, s)].add(task);
    if (next_with_task(rules, s) == rules.seats) begin_placing(rules, s);
}

void deal(const Rules& rules, Open& s, CardId id) {
    s.deck.remove(id);
    s.display.push_back(id);
    if (!next_card(rules, s).due) begin_taking(rules, s);
}

void roll(const Rules& rules, Open& s, int face) {
    const int die = next_die(s);
    s.dice[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(face);
    if (die < kColours - 1) return;
    if (rules.solo()) tom_acts(rules, s, nullptr);
    s.queue = s.order;
    s.phase = Phase::kDice;
}

void take_card(Open& s, Seat seat, CardId id) {
    erase(s.display, id);
    s.below[seat].add(id);
    if (s.below[seat].count() > kMaxBelow) {
        s.asked.push_back({AskKind::kDrop});
    } else {
        next_taker(s);
    }
}

void skip_card(Open& s) {
    next_taker(s);
}

void drop_card(Open& s, Seat seat, CardId id) {
    s.asked.pop_front();
    s.below[seat].remove(id);
    s.discard.add(id);
    ++s.penalties[seat];
    next_taker(s);
}

void remove_card(Open& s, CardId id) {
    s.asked.pop_front();
    erase(s.display, id);
    s.discard.add(id);
    if (s.display.empty()) end_taking(s);
}

void stock(const Rules& rules, Open& s, Seat seat, Colour colour) {
    Rondel& rondel = s.rondel[seat];
    if (rondel[0].empty()) {
        rondel[0] = Resources::of(colour);
        return;
    }
    rondel[1] = Resources::of(colour, 2);
    s.queue.pop_front();
    if (s.queue.empty()) begin_deal(rules, s, Phase::kDeal);
}

void take_dice(const Rules& rules, Open& s, Seat seat, Colour one, Colour two) {
    s.asked.push_back({AskKind::kShift, 0, one, two});
    if (!has(s, seat, by_effect::kShiftDie)) place_dice(rules, s, seat, Colour::kNone, 0);
}

void place_dice(const Rules& rules, Open& s, Seat seat, Colour shifted, int space) {
    const Ask dice = s.asked.pop_front();
    for (const Colour colour : {dice.colour, dice.second}) {
        place_die(s, seat, colour, space != 0 && colour == shifted ? space : 0);
    }
    s.queue.pop_front();
    if (!s.queue.empty()) return;
    turn_rondels(rules, s);
    s.queue = s.order;
    s.phase = Phase::kActions;
}

void keep(Open& s, Seat seat, Colour colour) {
    s.supply[seat] = Resources::of(colour);
    s.queue.pop_front();
    ask_keepers(s);
}

int unkept_resources(const Open& s, Seat seat) {
    const bool counts = s.phase == Phase::kActions || s.phase == Phase::kKeep;
    if (!counts || s.round == kLastRound || s.supply[seat].empty()) return 0;
    return s.supply[seat].total() - 1;
}

void end_turn(const Rules& rules, Open& s) {
    const bool last_of_match = s.round == kLastRound && s.queue.size() == 1;
    if (!last_of_match) ask_to_walk(rules, s);
    if (s.asked.empty()) next_turn(rules, s);
}

void place_walker(const Rules& rules, Open& s, int place) {
    put_walker(s, place);
    if (s.phase == Phase::kPlace) {
        s.queue.clear();
        begin_placing(rules, s);
    } else if (s.asked.empty()) {
        next_turn(rules, s);
    }
}

void settle_end(const Rules& rules, Open& s) {
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (!has(s, seat, by_effect::kForgiven)) {
            s.penalties[seat] =
                static_cast<std::uint8_t>(s.penalties[seat] + s.below[seat].count());
        }
        if (has(s, seat, by_effect::kEndAmstel)) advance(rules, s, seat, kEndSteps);
    }
}

}  // namespace pakhuis::amsterdam
