// Impossible positions from outside are refused with a reason.
#include <functional>
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

struct Damage {
    const char* key;
    std::function<void(State&)> make;
};

void PrintTo(const Damage& d, std::ostream* out) {
    *out << d.key;
}

class VeniseDamaged : public testing::TestWithParam<Damage> {};

// The end of seat 0's turn in the middle of a match.
Table mid_match() {
    Table t(3);
    t.burgher(0, "gold").die("gold", 0, 2).die("linen", 1, 4).bridge(0, "market-gold");
    t.built(0, "cloth-3", "wool").workshop(1, "lace-4", "wool gold").master(2, "step-a", "wool");
    t.engaged(0, "skill-a").used(1, "price-lace").orders(0, "cloth-plus-2").stock(0, "gold x4");
    t.finish(0);
    return t;
}

TEST(VeniseDamaged, TheUndamagedPositionIsConsistent) {
    EXPECT_EQ(mid_match().problem(), "");
}

TEST_P(VeniseDamaged, IsRefused) {
    Table t = mid_match();
    GetParam().make(t.state);
    EXPECT_EQ(t.problem(), GetParam().key);
}

INSTANTIATE_TEST_SUITE_P(
    Damages, VeniseDamaged,
    testing::Values(
        Damage{"bad-seat", [](State& s) { s.turn = 3; }},
        Damage{"bad-seat", [](State& s) { s.actor = 4; }},
        Damage{"bad-tiles", [](State& s) { s.cells[0] = {5, 5}; }},
        Damage{"bad-tiles", [](State& s) { s.boat = Tile::kNone; }},
        Damage{"bad-dice", [](State& s) { s.dice[0] = {3, 1}; }},
        Damage{"bad-dice", [](State& s) { s.dice[0] = {0, 7}; }},
        Damage{"bad-dice", [](State& s) { s.dice[0] = {0, 0}; }},
        Damage{"bad-dice", [](State& s) { s.rolled = {1, 1}; }},
        Damage{"bad-dice",
               [](State& s) {
                   for (std::size_t i = 0; i < 5; ++i) s.dice[i] = {1, 1};
               }},
        Damage{"bad-burgher", [](State& s) { s.burgher[1] = Tile::kNone; }},
        Damage{"bad-burgher", [](State& s) { s.burgher[3] = Tile::kGold; }},
        Damage{"bad-bridges", [](State& s) { s.bridges[1] = s.bridges[0]; }},
        Damage{"bad-bridges",
               [](State& s) { s.bridges[0].add(edge_between(Tile::kPortA, Tile::kPortB)); }},
        Damage{"bad-bridges", [](State& s) { s.bridges[0] = EdgeSet(0xfff); }},
        Damage{"bad-layers", [](State& s) { s.order_deck.push_back({}); }},
        Damage{"bad-layers", [](State& s) { s.master_deck[0].known = Seats::of(3); }},
        Damage{"cards-lost", [](State& s) { s.workshops[0] = {}; }},
        Damage{"cards-lost", [](State& s) { s.workshops[2] = s.workshops[1]; }},
        Damage{"cards-lost", [](State& s) { s.under[1] = {}; }},
        Damage{"orders-lost", [](State& s) { s.orders[0] += Orders::of(OrderKind::kCloth2, 3); }},
        Damage{"orders-lost",
               [](State& s) { s.order_deck[0].cards += Orders::of(OrderKind::kLace1, 6); }},
        Damage{"bad-rows", [](State& s) { s.second_row.add(MasterId(5)); }},
        Damage{"bad-rows", [](State& s) { s.on.add(MasterId(3)); }},
        Damage{"bad-rows", [](State& s) { s.built.add(WorkshopId(14)); }},
        Damage{"bad-rows",
               [](State& s) {
                   s.orders[1] = Orders::of(OrderKind::kLace1, 5);
                   s.order_deck[0].cards -= Orders::of(OrderKind::kLace1, 5);
               }},
        Damage{"bad-cubes", [](State& s) { s.stock[0] = cubes_of(3, 3, 3); }},
        Damage{"bad-cubes", [](State& s) { s.on_workshop[2] = cubes_of(3, 0, 0); }},
        Damage{"bad-cubes", [](State& s) { s.on_workshop[8] = cubes_of(1, 1, 2); }},
        Damage{"bad-cubes", [](State& s) { s.on_master[0] = cubes_of(1, 0, 0); }},
        Damage{"bad-cubes", [](State& s) { s.store[3] = Goods::of(Good::kLace); }},
        Damage{"bad-market", [](State& s) { s.sales = 7; }},
        Damage{"bad-market", [](State& s) { s.shipped[0] = 8; }},
        Damage{"bad-phase", [](State& s) { s.phase = Phase::kSell; }},
        Damage{"bad-phase", [](State& s) { s.phase = Phase::kStock; }},
        Damage{"bad-phase", [](State& s) { s.phase = Phase::kKeep; }},
        Damage{"bad-phase", [](State& s) { s.phase = Phase::kPlace; }},
        Damage{"bad-phase", [](State& s) { s.phase = Phase::kOver; }},
        Damage{"bad-phase", [](State& s) { s.ask = Ask::kLower; }},
        Damage{"bad-phase", [](State& s) { s.good = Good::kLace; }},
        Damage{"bad-phase", [](State& s) { s.held = Tile::kGold; }},
        Damage{"bad-phase", [](State& s) { s.value = 2; }},
        Damage{"bad-phase", [](State& s) { s.lap = 0; }},
        Damage{"bad-phase", [](State& s) { s.last = LastLapReason::kLaps; }},
        Damage{"bad-phase", [](State& s) { s.boat_places = TileSet(3); }}));

}  // namespace
}  // namespace pakhuis::venise
