// Impossible positions from outside are refused with a reason.
#include <functional>
#include <gtest/gtest.h>

#include "games/merchants/test_table.h"

namespace pakhuis::merchants {
namespace {

struct Damage {
    const char* key;
    std::function<void(State&)> make;
};

void PrintTo(const Damage& d, std::ostream* out) {
    *out << d.key;
}

Table middle() {
    Table t(4);
    t.mayor(2).houses(0, "g2 g4").markers(1, "sugar x2 gems x2 spices x2 silk x2");
    return t.before("1588").deal("goods", "house-l");
}

void expect_problem(Table t, const Damage& damage) {
    ASSERT_EQ(t.problem(), "");
    damage.make(t.state);
    EXPECT_EQ(t.problem(), damage.key);
}

class MerchantsDamaged : public testing::TestWithParam<Damage> {};

TEST_P(MerchantsDamaged, IsRefused) {
    expect_problem(middle(), GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Damages, MerchantsDamaged,
    testing::Values(
        Damage{"bad-seat", [](State& s) { s.mayor = 4; }},
        Damage{"bad-seat", [](State& s) { s.actor = 4; }},
        Damage{"bad-seat", [](State& s) { s.decided = Seats::of(4); }},
        Damage{"bad-seat", [](State& s) { s.free_houses = Seats::of(4); }},
        Damage{"bad-seat", [](State& s) { s.early = 1; }},
        Damage{"bad-cards", [](State& s) { s.turned = CardKind::kGoods; }},
        Damage{"bad-cards", [](State& s) { s.discs[0] = CardKind::kHourglass; }},
        Damage{"bad-cards", [](State& s) { s.discs[2] = CardKind::kGoods; }},
        Damage{"bad-cards", [](State& s) { s.discs[1] = CardKind::kNone; }},
        Damage{"bad-cards", [](State& s) { s.pile += Pile::of(CardKind::kGoods, 9); }},
        Damage{"bad-cards", [](State& s) { s.pile += Pile::of(CardKind::kHourglass); }},
        Damage{"bad-cards", [](State& s) { s.pile.remove(CardKind::kGoods); }},
        Damage{"bad-cards", [](State& s) { s.phase = Phase::kOver; }},
        Damage{"bad-time", [](State& s) { s.space = 3; }},
        Damage{"bad-time", [](State& s) { s.hourglasses = 25; }},
        Damage{"bad-mayor", [](State& s) { s.mayor = s.actor = 1; }},
        Damage{"bad-houses", [](State& s) { s.houses[1] = s.houses[0]; }},
        Damage{"bad-houses", [](State& s) { s.houses[1].add(SiteId(10)); }},
        Damage{"bad-colonies",
               [](State& s) {
                   s.colonies[1] += Colonies::of(colony_of(Continent::kFarEast, Good::kSilk), 4);
               }},
        Damage{"bad-markers", [](State& s) { s.markers[3] = Markers::of(Good::kSilk, 9); }},
        Damage{"too-many-tiles", [](State& s) { s.markers[4] = Markers::of(Good::kSilk); }},
        Damage{"bad-free-house", [](State& s) { s.free_houses = Seats::of(0); }},
        Damage{"bad-ledger", [](State& s) { s.money[0] = 390; }},
        Damage{"bad-ledger", [](State& s) { s.money[4] = 10; }},
        Damage{"bad-ledger", [](State& s) { s.ledger[2].auctions = 10; }},
        Damage{"bad-ledger", [](State& s) { s.credits[2] = 1; }},
        Damage{"too-much-money", [](State& s) { s.money[0] = 20'000'000; }},
        Damage{"too-much-money", [](State& s) { s.ledger[0].auctions = 4'000'000'000; }},
        Damage{"too-much-money", [](State& s) { s.credits[0] = 60'000; }},
        Damage{"bad-bids", [](State& s) { s.bids[0] = 50; }},
        Damage{"bad-bids", [](State& s) { s.decided = Seats::of(0); }},
        Damage{"bad-phase", [](State& s) { s.placed = true; }},
        Damage{"bad-phase", [](State& s) { s.steps = kit::counts_of<Steps>("silk x3"); }},
        Damage{"bad-phase", [](State& s) { s.steps = kit::counts_of<Steps>("silk x2 gems"); }},
        Damage{"bad-phase", [](State& s) { s.actor = 1; }},
        Damage{"bad-phase", [](State& s) { s.ask = Ask::kFreeHouse; }},
        Damage{"bad-phase", [](State& s) { s.ask = Ask::kDemolish; }}));

TEST(MerchantsDamagedRun, IsRefusedWherePricesCannotBeNamed) {
    Table t(3);
    t.money({400, 130, 40}).auction().play("1: bid 90");
    for (const Damage& damage :
         {Damage{"bad-bids", [](State& s) { s.bids[1] = 140; }},
          Damage{"bad-bids", [](State& s) { s.bids[1] = 95; }},
          Damage{"bad-bids", [](State& s) { s.bids[0] = 90; }},
          Damage{"bad-bids", [](State& s) { s.decided = Seats::first(3); }},
          Damage{"bad-seat", [](State& s) { s.phase = Phase::kDoubled; }},
          Damage{"bad-bids",
                 [](State& s) {
                     s.phase = Phase::kDoubled;
                     s.early = 1;
                 }},
          Damage{"bad-cards", [](State& s) { s.discs[0] = CardKind::kGoods; }}}) {
        expect_problem(t, damage);
    }
    Table live(3, true);
    live.auction();
    expect_problem(live, {"bad-bids", [](State& s) { s.decided = Seats::of(0); }});
}

TEST(MerchantsDamagedDeal, IsRefusedWhereCardsDoNotFit) {
    Table t(3);
    t.play("chance: turn goods");
    expect_problem(t, {"bad-cards", [](State& s) { s.turned = CardKind::kNone; }});
    expect_problem(t, {"bad-cards", [](State& s) { s.discs[0] = s.discs[1] = CardKind::kGoods; }});
    Table event(3);
    event.before("1664").hourglass();
    expect_problem(event, {"bad-ledger", [](State& s) { s.credits[1] = 1; }});
    expect_problem(event, {"bad-phase", [](State& s) { s.houses[1] = {}; }});
    expect_problem(event, {"bad-phase", [](State& s) { s.ask = Ask::kFreeHouse; }});
    Table end(3);
    end.last_turn().hourglasses_left(1);
    expect_problem(end, {"bad-cards", [](State& s) {
                             s.pile = {};
                             s.hourglasses = 0;
                             s.space = 24;
                         }});
}

}  // namespace
}  // namespace pakhuis::merchants
