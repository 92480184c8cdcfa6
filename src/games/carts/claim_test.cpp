// Claiming a route: payment, carts, points, doubles, goods.
#include <gtest/gtest.h>

#include "games/carts/test_rules.h"
#include "games/carts/test_table.h"

namespace pakhuis::carts {
namespace {

// rulebook: claiming a route, the example of the green route of three
TEST(CartsClaim, AGreenRouteOfThreeTakesGreenCardsAndJokersInAnyMix) {
    Table t(2);
    t.hand(0, "green x4 joker x4 pink x4");
    EXPECT_EQ(t.legal(0, "claim blauwbrug-munttoren"),
              (Texts{"claim blauwbrug-munttoren green x1 joker x2",
                     "claim blauwbrug-munttoren green x2 joker x1",
                     "claim blauwbrug-munttoren green x3", "claim blauwbrug-munttoren joker x3"}));
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren pink x3"), "wrong-colour");
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren pink x1 joker x2"), "wrong-colour");
}

struct Payment {
    const char* step;
    const char* left;
    const char* paid;
};

void PrintTo(const Payment& p, std::ostream* out) {
    *out << p.step;
}

class CartsPayment : public testing::TestWithParam<Payment> {};

// rulebook: claiming a route, the example of the green route of three
TEST_P(CartsPayment, TakesExactlyTheNamedCards) {
    Table t(2);
    t.hand(0, "green x3 joker x3 pink");
    t.play(GetParam().step);
    EXPECT_EQ(t.state.hand[0], cards(GetParam().left));
    EXPECT_EQ(t.state.discards, cards(GetParam().paid));
    EXPECT_TRUE(t.state.tracks[0].has(t.track("blauwbrug-munttoren")));
}

INSTANTIATE_TEST_SUITE_P(
    GreenRouteOfThree, CartsPayment,
    testing::Values(Payment{"0: claim blauwbrug-munttoren green x3", "joker x3 pink", "green x3"},
                    Payment{"0: claim blauwbrug-munttoren green x2 joker x1", "green joker x2 pink",
                            "green x2 joker"},
                    Payment{"0: claim blauwbrug-munttoren green x1 joker x2", "green x2 joker pink",
                            "green joker x2"},
                    Payment{"0: claim blauwbrug-munttoren joker x3", "green x3 pink", "joker x3"}));

// rulebook: claiming a route
TEST(CartsClaim, AGreyRouteTakesAnyOneColour) {
    Table t(2);
    t.hand(0, "pink x2 blue x2 orange");
    EXPECT_EQ(t.legal(0, "claim oude-waal-waag"),
              (Texts{"claim oude-waal-waag blue x2", "claim oude-waal-waag pink x2"}));
    EXPECT_EQ(t.refusal("0: claim oude-waal-waag orange x2"), "too-few-cards");
}

// rulebook: claiming a route; rulings: claim
TEST(CartsClaim, AGreyRouteListsEachColourWithJokersAndJokersAloneOnce) {
    Table t(2);
    t.hand(0, "pink x2 blue joker x2");
    EXPECT_EQ(t.legal(0, "claim oude-waal-waag"),
              (Texts{"claim oude-waal-waag blue x1 joker x1", "claim oude-waal-waag joker x2",
                     "claim oude-waal-waag pink x1 joker x1", "claim oude-waal-waag pink x2"}));
    EXPECT_EQ(t.refusal(0, Action::claim(t.track("oude-waal-waag"), Card::kPink, 2)),
              "bad-payment");
}

// rulebook: claiming a route
TEST(CartsClaim, TwoColoursDoNotMix) {
    Table t(2);
    t.hand(0, "pink blue green black red orange");
    EXPECT_EQ(t.legal(0, "claim oude-waal-waag"), Texts{});
    t.hand(0, "pink blue joker");
    EXPECT_EQ(t.legal(0, "claim oude-waal-waag"), (Texts{"claim oude-waal-waag blue x1 joker x1",
                                                         "claim oude-waal-waag pink x1 joker x1"}));
}

// rulebook: claiming a route
TEST(CartsClaim, TheHandMustHoldThePayment) {
    Table t(2);
    t.hand(0, "green x2 joker");
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren green x3"), "too-few-cards");
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren green x1 joker x2"), "too-few-cards");
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren joker x3"), "too-few-cards");
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren green x2 joker x1"), "");
}

// rulings: claim
TEST(CartsClaim, APaymentHasOneFormOnly) {
    Table t(2);
    t.hand(0, "green x3 joker x3");
    const TrackId track = t.track("blauwbrug-munttoren");
    EXPECT_EQ(t.refusal(0, Action::claim(track, Card::kJoker, 3)), "");
    EXPECT_EQ(t.refusal(0, Action::claim(track, Card::kJoker, 2)), "bad-payment");
    EXPECT_EQ(t.refusal(0, Action::claim(track, Card::kGreen, 3)), "bad-payment");
    EXPECT_EQ(t.refusal(0, Action::claim(track, Card::kGreen, 4)), "bad-payment");
    EXPECT_EQ(t.refusal(0, Action::claim(track, Card::kNone, 0)), "bad-payment");
    EXPECT_EQ(t.refusal(0, Action::claim(TrackId(43), Card::kGreen, 0)), "no-such-action");
    EXPECT_EQ(t.refusal(0, Action::claim({}, Card::kGreen, 0)), "no-such-action");
}

// rulebook: claiming a route
TEST(CartsClaim, EverySpaceTakesACart) {
    Table t(2);
    t.hand(0, "green x3").hand(1, "orange");
    t.play("0: claim haringpakkerstoren-oude-waal green x3");
    EXPECT_EQ(t.state.carts[0], 13);
    EXPECT_EQ(t.state.carts[1], 16);
    t.play("1: claim haringpakkerstoren-korenmetershuisje orange x1");
    EXPECT_EQ(t.state.carts[1], 15);
}

// Fourteen spaces are claimed: two carts are left, and the last lap has begun.
Table with_two_carts(int seats) {
    Table t(seats);
    t.owns(0, {"haringpakkerstoren-oude-waal", "noordermarkt-haringpakkerstoren",
               "noordermarkt-korenmetershuisje", "oude-waal-waag", "waag-zuiderkerk",
               "oude-kerk-dam"});
    t.state.turns_left = 1;
    return t;
}

// rulebook: claiming a route
TEST(CartsClaim, ARouteCannotBeClaimedWithoutEnoughCarts) {
    Table t = with_two_carts(2);
    t.hand(0, "green x3 red x2");
    ASSERT_EQ(t.state.carts[0], 2);
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren green x3"), "too-few-carts");
    EXPECT_EQ(t.legal(0, "claim blauwbrug-munttoren"), Texts{});
    EXPECT_EQ(t.refusal("0: claim korenmetershuisje-dam-a red x2"), "");
}

// rulebook: claiming a route
TEST(CartsClaim, AsManyCartsAsSpacesAreEnough) {
    const Rules rules = rules_for(2, large_edition());
    for (int carts = 0; carts <= kCarts; ++carts) {
        const TrackSet open = open_tracks(rules, {}, 0, carts);
        for (int track = 0; track < kMaxTracks; ++track) {
            const TrackId id(track);
            EXPECT_EQ(open.has(id), rules.track(id).length <= carts) << carts << " carts";
        }
    }
}

// rulebook: claiming a route
TEST(CartsClaim, ATurnBringsOneRoute) {
    Table t(2);
    t.hand(0, "orange x3");
    t.play("0: claim haringpakkerstoren-korenmetershuisje orange x1");
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.refusal("0: claim waag-oost-indisch-huis orange x1"), "not-your-turn");
}

// rulebook: claiming a route
TEST(CartsClaim, RoutesNeedNotTouchEachOther) {
    Table t(2);
    t.owns(0, {"nieuwe-waal-noordermarkt"}).hand(0, "green x3");
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren green x3"), "");
}

// rulebook: claiming a route
TEST(CartsClaim, AClaimedRouteIsTaken) {
    Table t(3);
    t.owns(1, {"blauwbrug-munttoren"}).owns(0, {"oude-kerk-dam"}).hand(0, "green x3 blue");
    EXPECT_EQ(t.refusal("0: claim blauwbrug-munttoren green x3"), "track-taken");
    EXPECT_EQ(t.refusal("0: claim oude-kerk-dam blue x1"), "track-taken");
}

struct Worth {
    const char* step;
    int points;
};

void PrintTo(const Worth& w, std::ostream* out) {
    *out << w.step;
}

class CartsRoutePoints : public testing::TestWithParam<Worth> {};

// rulebook: claiming a route; rulings: values
TEST_P(CartsRoutePoints, AreScoredAtOnce) {
    Table t(2);
    t.hand(0, "orange x1 red x2 pink x3");
    t.play(GetParam().step);
    EXPECT_EQ(t.state.points[0], GetParam().points);
}

INSTANTIATE_TEST_SUITE_P(
    ByLength, CartsRoutePoints,
    testing::Values(Worth{"0: claim haringpakkerstoren-korenmetershuisje orange x1", 1},
                    Worth{"0: claim korenmetershuisje-dam-a red x2", 2},
                    Worth{"0: claim noordermarkt-korenmetershuisje pink x3", 4}));

// rulebook: claiming a route, doubles
TEST(CartsClaim, NobodyMayHaveBothRoutesOfADouble) {
    for (int seats = 2; seats <= 4; ++seats) {
        Table t(seats);
        t.owns(0, {"korenmetershuisje-dam-a"}).hand(0, "green x2");
        EXPECT_EQ(t.refusal("0: claim korenmetershuisje-dam-b green x2"), "own-twin");
        EXPECT_EQ(t.legal(0, "claim korenmetershuisje-dam-b"), Texts{});
        Table other(seats);
        other.owns(0, {"korenmetershuisje-dam-b"}).hand(0, "red x2");
        EXPECT_EQ(other.refusal("0: claim korenmetershuisje-dam-a red x2"), "own-twin");
    }
}

// rulebook: claiming a route, the note on two players
TEST(CartsClaim, WithTwoPlayersADoubleClosesOnceOneOfItsRoutesIsClaimed) {
    Table t(2);
    t.owns(1, {"korenmetershuisje-dam-a", "zuiderkerk-blauwbrug-b"});
    t.hand(0, "green x2 orange x2");
    EXPECT_EQ(t.refusal("0: claim korenmetershuisje-dam-b green x2"), "twin-closed");
    EXPECT_EQ(t.refusal("0: claim zuiderkerk-blauwbrug-a orange x2"), "twin-closed");
    EXPECT_EQ(t.legal(0, "claim korenmetershuisje-dam"), Texts{});
}

// rulings: double
TEST(CartsClaim, WithMorePlayersAnotherMayClaimTheSecondRouteOfADouble) {
    for (int seats = 3; seats <= 4; ++seats) {
        Table t(seats);
        t.owns(1, {"korenmetershuisje-dam-a"}).hand(0, "green x2");
        EXPECT_EQ(t.legal(0, "claim korenmetershuisje-dam"),
                  Texts{"claim korenmetershuisje-dam-b green x2"});
        t.play("0: claim korenmetershuisje-dam-b green x2");
    }
}

// rulebook: claiming a route, goods cards
TEST(CartsClaim, AMarkedRouteBringsOneGoodsCardWhateverItsLength) {
    Table t(2);
    t.hand(0, "green x3 pink x3").hand(1, "orange x2");
    t.play("0: claim haringpakkerstoren-oude-waal green x3");
    EXPECT_EQ(t.state.goods[0], 1);
    t.play("1: claim oude-waal-montelbaanstoren orange x2");
    EXPECT_EQ(t.state.goods[1], 1);
    t.play("0: claim noordermarkt-korenmetershuisje pink x3");
    EXPECT_EQ(t.state.goods[0], 2);
    EXPECT_EQ(goods_left(t.state), 13);
}

// rulebook: claiming a route, goods cards
TEST(CartsClaim, AnUnmarkedRouteBringsNoGoodsCard) {
    Table t(2);
    t.hand(0, "orange x3");
    t.play("0: claim westerkerk-leidsepoort orange x3");
    EXPECT_EQ(t.state.goods[0], 0);
}

// rulings: goods
TEST(CartsClaim, AnEmptyGoodsPileGivesNothing) {
    Table t(4, large_edition());
    // Each seat has four marked routes of one or two spaces: all 16 goods cards are taken.
    for (int seat = 0; seat < 4; ++seat) {
        for (const int place : {0, 6, 1, 7}) {
            const int from = place + (seat >= 2 ? 12 : 0);
            const std::string pair =
                "place-" + std::to_string(from) + "-place-" + std::to_string(from + 1);
            t.owns(seat, {pair + (seat % 2 == 0 ? "-a" : "-b")});
        }
    }
    ASSERT_EQ(goods_left(t.state), 0);
    t.hand(0, "pink x2");
    t.play("0: claim place-25-place-26-b pink x2");
    EXPECT_EQ(t.state.goods[0], 4);
    EXPECT_EQ(t.state.carts[0], 8);
    EXPECT_EQ(goods_left(t.state), 0);
}

// engine: the list of actions has room for the longest possible list
TEST(CartsClaim, TheLongestListOfClaimsFits) {
    Table t(2, grey_edition());
    t.row("").pile("", 0);
    const Texts all = t.legal(0);
    EXPECT_EQ(all.size(), 64u * 37u + 1u);  // the one is `contracts`
    EXPECT_EQ(t.legal(0, "claim place-0-place-1-a").size(), 37u);
}

}  // namespace
}  // namespace pakhuis::carts
