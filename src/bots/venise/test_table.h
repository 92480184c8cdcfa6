// Set positions of venise for tests of bots.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "bots/venise/easy.h"
#include "games/venise/test_rules.h"
#include "kit/position_text.h"

namespace pakhuis::bots {

using namespace venise;

using Choice = Action (*)(const Rules&, const View&, Rng&);

// Seat 0 of two must move on the layout `first`, in the middle of a match. Nothing is placed.
struct Position {
    Rules rules = rules_for(2);
    State s = Venise::start(rules);
    Choice bot = [](const Rules& r, const View& v, Rng& rng) { return easy_choice(r, v, rng); };

    Position(int first, int second) {
        s.phase = Phase::kMove;
        s.lap = 6;
        s.burgher[0] = s.burgher[1] = Tile::kMarket;
        s.rolled = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
        s.stock[0] = s.stock[1] = {};
    }
    // The end of the turn instead of the move.
    Position() : Position(1, 1) {
        s.phase = Phase::kFinish;
        s.rolled = {};
    }
    WorkshopId workshop(std::string_view name, Cubes on_it) {
        const WorkshopId id = rules.find(static_cast<WorkshopTag*>(nullptr), name);
        s.workshop_deck[0].cards.remove(id);
        s.workshops[0].add(id);
        s.on_workshop[at(id)] = on_it;
        return id;
    }
    MasterId master(std::string_view name, Cubes on_it) {
        const MasterId id = rules.find(static_cast<MasterTag*>(nullptr), name);
        s.master_deck[0].cards.remove(id);
        s.masters[0].add(id);
        s.on_master[at(id)] = on_it;
        return id;
    }
    void order(OrderKind kind) {
        s.order_deck[0].cards -= Orders::of(kind);
        s.orders[0] += Orders::of(kind);
    }
    void die(Tile tile, int value) { s.dice[at(tile)] = {0, static_cast<std::uint8_t>(value)}; }

    Action choice(std::uint64_t seed = 1) const {
        EXPECT_EQ(Venise::inconsistency(rules, s), nullptr);
        Rng rng(seed);
        return bot(rules, Venise::observe(rules, s, 0), rng);
    }
    std::string answer(std::uint64_t seed = 1) const {
        return kit::action_text<Venise>(rules, choice(seed));
    }
    // Plays seat 0's turn to its end with chance from a seed; returns its actions, one per line.
    std::string rest_of_turn(std::uint64_t seed = 1) {
        std::string done;
        Rng rng(seed);
        while (s.turn == 0 && s.phase != Phase::kOver) {
            const bool chance = Venise::waiting(rules, s).has(kChance);
            const Action action = chance ? Venise::sample_chance(rules, s, rng) : choice(seed);
            if (!chance) done += kit::action_text<Venise>(rules, action) + "\n";
            Venise::apply(rules, s, chance ? kChance : 0, action);
        }
        return done;
    }
};

}  // namespace pakhuis::bots
