// Positions from outside: impossible ones are refused with a reason.
#include "games/amsterdam/test_table.h"
#include "kit/properties.h"

namespace pakhuis::amsterdam {
namespace {

struct Damage {
    const char* key;
    void (*spoil)(State&);
};
void PrintTo(const Damage& damage, std::ostream* out) {
    *out << damage.key;
}

class AmsterdamDamaged : public testing::TestWithParam<Damage> {};

TEST_P(AmsterdamDamaged, IsRefused) {
    Table t(3);
    t.active(0, "034 109").below(1, "001").supply(0, "pink x2 grey x2").amstel({3, 3, 1});
    t.aboard(0, "blue").barge(1, "beer");
    ASSERT_EQ(t.problem(), "");
    GetParam().spoil(t.state);
    EXPECT_EQ(t.problem(), GetParam().key);
}

INSTANTIATE_TEST_SUITE_P(
    All, AmsterdamDamaged,
    testing::Values(Damage{"bad-round", [](State& s) { s.round = 13; }},
                    Damage{"bad-seat", [](State& s) { s.queue.push_back(3); }},
                    Damage{"bad-seat", [](State& s) { s.order[0] = 1; }},
                    Damage{"bad-seat", [](State& s) { s.queue.clear(); }},
                    Damage{"bad-cards", [](State& s) { s.deck.add(card(1)); }},
                    Damage{"bad-cards", [](State& s) { s.deck.remove(card(2)); }},
                    Damage{"bad-board",
                           [](State& s) {
                               for (int n = 2; n <= 6; ++n) {
                                   s.deck.remove(card(n));
                                   s.below[1].add(card(n));
                               }
                           }},
                    Damage{"bad-display",
                           [](State& s) {
                               s.deck.remove(card(2));
                               s.display.push_back(card(2));
                           }},
                    Damage{"bad-goods", [](State& s) { s.store[0] += Goods::of(Good::kBeer); }},
                    Damage{"bad-crests", [](State& s) { s.crests[0].add(BlockId(0)); }},
                    Damage{"bad-crests", [](State& s) { s.crests[0] |= s.crests[2]; }},
                    Damage{"bad-dockers", [](State& s) { s.promoted += Crew::of(Docker::kPink); }},
                    Damage{"bad-dockers",
                           [](State& s) {
                               s.quays[0] += Crew::of(Docker::kBlue);
                               s.aboard[0] = {};
                           }},
                    Damage{"bad-quarters", [](State& s) { s.quarters = {}; }},
                    Damage{"bad-tiles", [](State& s) { s.tiles_left = {}; }},
                    Damage{"bad-tiles", [](State& s) { s.tile = TileId(0); }},
                    Damage{"bad-amstel", [](State& s) { s.amstel[2] = 4; }},
                    Damage{"bad-amstel", [](State& s) { s.amstel[2] = 0; }},
                    Damage{"bad-amstel",  // 034 is on top of its stack
                           [](State& s) {
                               s.order[0] = 1;
                               s.order[1] = 0;
                           }},
                    Damage{"bad-dice", [](State& s) { s.dice[2] = 7; }},
                    Damage{"bad-dice", [](State& s) { s.dice[5] = 0; }},
                    Damage{"bad-ship", [](State& s) { s.ship[0] = NodeId(); }},
                    Damage{"bad-amount", [](State& s) { s.florins[0] = 300; }},
                    Damage{"bad-amount", [](State& s) { s.points[0] = -1; }},
                    Damage{"bad-amount", [](State& s) { s.points[0] = 32'000; }},
                    Damage{"bad-amount", [](State& s) { s.penalties[0] = 99; }},
                    Damage{"bad-amount", [](State& s) { s.florins[3] = 1; }},
                    Damage{"no-extension", [](State& s) { s.foreman = kStartNode; }},
                    Damage{"no-extension", [](State& s) { s.tom.points = 1; }},
                    Damage{"bad-tasks", [](State& s) { s.tasks[0].bits = 1; }},
                    Damage{"bad-tiles", [](State& s) { s.tiles_left |= kTilesCA; }},
                    Damage{"bad-ship", [](State& s) { s.ship[0] = depot(0); }},
                    Damage{"bad-ship", [](State& s) { s.departed = Seats::of(3); }},
                    Damage{"bad-ask", [](State& s) { s.asked.push_back({AskKind::kMoor}); }},
                    Damage{"bad-ask",
                           [](State& s) { s.asked.push_back({AskKind::kPay, 9, Colour::kPink}); }},
                    Damage{"bad-ask", [](State& s) { s.asked.push_back({AskKind::kShift}); }},
                    Damage{"bad-turn", [](State& s) { s.turn.used.add(card(24)); }},
                    Damage{"bad-turn", [](State& s) { s.turn.blocks = 2; }},
                    Damage{"bad-turn", [](State& s) { s.turn.hired = true; }},
                    Damage{"bad-turn", [](State& s) { s.turn.repeated = PlanId(0); }},
                    Damage{"bad-amount",
                           [](State& s) { s.phase = Phase::kDice; }},  // a supply before phase III
                    Damage{"bad-turn", [](State& s) {
                               s.phase = Phase::kDice;
                               s.supply[0] = {};
                               s.turn.stepped = true;
                           }}));

// The same with tasks and C tiles. CB21 is the open tile.
class AmsterdamDamagedExtension : public testing::TestWithParam<Damage> {};

TEST_P(AmsterdamDamagedExtension, IsRefused) {
    Table t(MatchForm{2, false, TaskTiles::kSecret3, MarketTiles::kCForB});
    t.tile("cb21").below(0, "001 002").discard("003").florins(0, 3);
    t.tasks(0, "1 2 3").tasks(1, "40 41 42");
    ASSERT_EQ(t.problem(), "");
    t.play("0: market");
    ASSERT_EQ(t.problem(), "");
    GetParam().spoil(t.state);
    EXPECT_EQ(t.problem(), GetParam().key);
}

void lies_open(State& s, int tile) {
    s.tiles_left.add(s.tile);
    s.tile = TileId(tile);
    s.tiles_left.remove(s.tile);
}

INSTANTIATE_TEST_SUITE_P(
    All, AmsterdamDamagedExtension,
    testing::Values(Damage{"bad-tasks", [](State& s) { s.tasks[0] = {}; }},
                    Damage{"bad-tasks", [](State& s) { s.tasks[0] = s.tasks[1]; }},
                    Damage{"bad-tasks", [](State& s) { s.tasks[0].bits |= 1ull << kTasks; }},
                    Damage{"bad-tasks", [](State& s) { s.tasks[2].add(task(9)); }},
                    Damage{"bad-tiles", [](State& s) { s.tile = TileId(8); }},
                    Damage{"bad-tiles", [](State& s) { s.tiles_left |= kTilesB; }},
                    Damage{"bad-tiles", [](State& s) { s.tiles_left -= kTilesCA; }},
                    Damage{"bad-ask", [](State& s) { s.turn.markets = 0; }},
                    Damage{"bad-ask", [](State& s) { s.asked[0].kind = AskKind::kFreeBlock; }},
                    Damage{"bad-ask", [](State& s) { s.asked[0].kind = AskKind::kReturn; }},
                    Damage{"bad-ask", [](State& s) { s.asked[0].count = 1; }},
                    Damage{"bad-ask", [](State& s) { s.asked.push_back({AskKind::kMoor}); }},
                    Damage{"bad-ask",  // not in the discard pile
                           [](State& s) {
                               lies_open(s, 17);
                               s.asked[0] = {AskKind::kFetch};
                               s.asked[0].card = card(5);
                           }},
                    Damage{"bad-ask",  // plans are not drawn
                           [](State& s) {
                               lies_open(s, 17);
                               s.asked[0] = {AskKind::kDrawn, 2};
                           }},
                    Damage{"bad-ask",  // CA20 activates one
                           [](State& s) {
                               lies_open(s, 19);
                               s.asked[0] = {AskKind::kFreeCard, 2};
                           }},
                    Damage{"bad-ask", [](State& s) {
                               lies_open(s, 19);
                               s.asked[0] = {AskKind::kFreeCard, 0};
                           }}));

// Since version 2 colours are named in any order, so a position stores no first colour.
TEST(AmsterdamPositions, APaymentStartsWithTheFirstColour) {
    for (const int version : {1, 2}) {
        Table t(form_of_version(version));
        t.supply(0, "pink x2 grey x2 black x2").play("0: advance 1");
        t.state.asked[0].colour = Colour::kGrey;
        EXPECT_EQ(t.problem(), version == 1 ? "" : "bad-ask");
    }
}

// The bound is the same as for a seat.
TEST(AmsterdamPositions, TomsPointsAreBounded) {
    Table t(1);
    t.state.tom.points = 10'000;
    EXPECT_EQ(t.problem(), "");
    t.state.tom.points = 10'001;
    EXPECT_EQ(t.problem(), "bad-tom");
}

// In the richest allowed position everything becomes one colour, and no count wraps.
TEST(AmsterdamPositions, NoCountWrapsInTheRichestTurn) {
    Table t(2);
    t.active(0, "036 039 096").florins(0, 100).points(0, 10'000);
    t.supply(0, "pink x100 black x140");
    ASSERT_EQ(t.problem(), "");
    const auto play = [&](std::string_view text) {
        const auto parsed = Amsterdam::parse(t.rules, text);
        ASSERT_EQ(Amsterdam::refusal(t.rules, t.state, 0, parsed.action), nullptr) << text;
        Amsterdam::apply(t.rules, t.state, 0, parsed.action);
    };
    play("use 096");
    while (t.state.florins[0] >= 2) {
        play("use 039");
        play("gain black");
        play("gain black");
    }
    while (t.supply_of(0)[Colour::kPink] >= 2) {
        play("use 036");
        play("pay pink");
        play("pay pink");
        play("gain black");
    }
    EXPECT_EQ(t.supply_of(0)[Colour::kBlack], 255);
    EXPECT_EQ(t.supply_of(0)[Colour::kPink], 0);
    EXPECT_EQ(t.supply_of(0)[Colour::kGrey], 0);
    EXPECT_EQ(t.points_of(0), 10'000);
}

TEST(AmsterdamPositions, SeatsActInAmstelOrder) {
    Table t(3);
    t.taking_dice({1, 2, 3, 4, 5, 5}).to_act({1, 0, 2});
    EXPECT_EQ(t.problem(), "bad-queue");
}

TEST(AmsterdamPositions, NoMoreCardsAreLaidOutThanThePhaseAllows) {
    Table t(2);
    t.taking_cards("001 002 003 004 005 006");
    t.state.phase = Phase::kDeal;
    t.state.queue.clear();
    EXPECT_EQ(t.problem(), "bad-display");
}

TEST(AmsterdamPositions, APendingGoodIsCounted) {
    Table t(2);
    t.supply(0, "pink").play("0: claim plantage-5");
    EXPECT_EQ(t.problem(), "");
    t.state.asked.clear();
    EXPECT_EQ(t.problem(), "bad-goods");
}

TEST(AmsterdamPositions, AreEqualAfterJson) {
    const Rules rules = rules_for(4);
    for (const int steps : {10, 60, 150, 400, 900}) {
        const State state = kit::position_after<Amsterdam>(rules, 5, steps);
        EXPECT_EQ(kit::json_fault(rules, state), "");
    }
}

}  // namespace
}  // namespace pakhuis::amsterdam
