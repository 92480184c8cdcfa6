// Laps, turns, and the effects of cubes.
#include "games/venise/turn.h"

namespace pakhuis::venise {
namespace {

void begin_turn(State& s, Seat seat) {
    s.turn = s.actor = seat;
    s.bridged = false;
    s.produced = {};
    s.phase = placed_dice(s, seat) == kDice - 1 ? Phase::kRecall : Phase::kRollFirst;
}

// (2) The conditions are checked only before the turn of the first player.
LastLapReason reason_to_end(const Rules& rules, const State& s) {
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (s.bridges[static_cast<std::size_t>(seat)].count() == kBridgesEach)
            return LastLapReason::kBridges;
    }
    if (s.order_deck.empty()) return LastLapReason::kOrders;
    if (s.sales == rules.bonuses.size()) return LastLapReason::kMarket;
    return s.lap == kLastLap ? LastLapReason::kLaps : LastLapReason::kNo;
}

void begin_lap(const Rules& rules, State& s) {
    if (s.last != LastLapReason::kNo) {
        s.phase = Phase::kOver;
        s.bridged = false;
        s.produced = {};
        return;
    }
    ++s.lap;
    s.last = reason_to_end(rules, s);
    begin_turn(s, 0);
}

// The good rises. One of the other goods with a one falls, if there is any. (4)
void raise_and_lower(const Rules& rules, State& s, Good good) {
    ++s.ones[at(good)];
    int others = 0;
    std::size_t found = 0;
    for (std::size_t i = 0; i < kColours; ++i) {
        if (i == at(good) || s.ones[i] == 0) continue;
        ++others;
        found = i;
    }
    if (others == 1) --s.ones[found];
    if (others < 2) return;
    s.ask = Ask::kLower;
    (rules.version >= 2 ? s.raised : s.good) = good;
}

void pay_master(const Rules& rules, State& s, MasterId id) {
    s.on_master[at(id)] = {};
    const Master& master = rules.master(id);
    if (is_permanent(master.effect)) {
        s.on.add(id);
        return;
    }
    s.masters[s.actor].remove(id);
    s.second_row.remove(id);
    s.under[s.actor].add(id);
    if (master.effect == Effect::kFill) {
        s.ask = Ask::kFill;
    } else {
        raise_and_lower(rules, s, master.good);
    }
}

}  // namespace

void begin_play(const Rules& rules, State& s) {
    begin_lap(rules, s);
}

void end_turn(const Rules& rules, State& s) {
    if (s.turn + 1 == rules.seats) {
        begin_lap(rules, s);
    } else {
        begin_turn(s, static_cast<Seat>(s.turn + 1));
    }
}

void put_cube(const Rules& rules, State& s, Colour colour, CardId card) {
    if (is_workshop(card)) {
        const WorkshopId id = workshop_of(card);
        Cubes& there = s.on_workshop[at(id)];
        there += Cubes::of(colour);
        if (s.built.has(id) || there != rules.workshop_cost[at(id)]) return;
        there = {};
        s.built.add(id);
    } else {
        const MasterId id = master_of(card);
        s.on_master[at(id)] += Cubes::of(colour);
        if (s.on_master[at(id)] == rules.master_cost[at(id)]) pay_master(rules, s, id);
    }
}

void continue_turn(const Rules& rules, State& s) {
    if (s.ask != Ask::kNothing) return;
    (rules.version >= 2 ? s.raised : s.good) = Good::kNone;
    const bool fits = s.phase == Phase::kStock && s.stock[s.actor].total() <= kStockSize;
    const bool placed = s.phase == Phase::kPlace && s.left == 0;
    if (fits || placed) next_secondary(rules, s);
}

}  // namespace pakhuis::venise
