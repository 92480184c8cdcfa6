// Raw material: gained cubes, their places, and the gains of other seats.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

// Seat 0 is on the gold tile and decides about its activation die.
Table at_gold(int seats, int die) {
    Table t(seats);
    t.stock(0, "");
    return t.roll(1, die).play("0: move 1 gold");
}

// 1.4.1.1
TEST(VeniseRaw, ARawTileGivesAsManyCubesAsTheDieShows) {
    Table t = at_gold(2, 5);
    t.play("0: activate 5");
    EXPECT_EQ(t.state.stock[0], cubes("gold x5"));
    EXPECT_EQ(t.state.phase, Phase::kFinish);
}

// 1.4.1.1
TEST(VeniseRaw, EachOfTheThreeTilesGivesItsOwnMaterial) {
    for (const char* colour : {"wool", "linen", "gold"}) {
        Table t(2, LayoutName::kCompact);
        t.stock(0, "").burgher(1, colour).stock(1, "");
        t.roll(1, 3).play({"0: move 1 " + std::string(colour), "0: activate 3", "1: store"});
        EXPECT_EQ(t.state.stock[0], cubes(std::string(colour) + " x3"));
        EXPECT_EQ(t.state.stock[1], cubes(colour));
    }
}

// 1.4.1.1
TEST(VeniseRaw, AStockHoldsSixAndTheRestIsThrownAway) {
    Table t = at_gold(2, 5);
    t.stock(0, "wool x2 linen").play("0: activate 5");
    EXPECT_EQ(t.state.phase, Phase::kStock);
    EXPECT_EQ(t.legal(), (Texts{"throw gold x2", "throw linen x1 gold x1", "throw wool x1 gold x1",
                                "throw wool x1 linen x1", "throw wool x2"}));
    EXPECT_EQ(t.refusal("0: throw gold x1"), "bad-count");
    EXPECT_EQ(t.refusal("0: throw linen x2"), "not-in-stock");
    t.play("0: throw wool x2");
    EXPECT_EQ(t.state.stock[0], cubes("linen gold x5"));
}

// 1.4.1.1
TEST(VeniseRaw, CubesPutOnCardsNeedNotBeThrownAway) {
    Table t = at_gold(2, 2);
    t.stock(0, "wool x3 linen x2").workshop(0, "jewels-3");
    t.play("0: activate 2");
    EXPECT_EQ(t.legal("down"), (Texts{"down gold jewels-3", "down linen jewels-3"}));
    t.play("0: down linen jewels-3");
    EXPECT_EQ(t.state.phase, Phase::kFinish);
    EXPECT_EQ(t.state.stock[0], cubes("wool x3 linen gold x2"));
}

// 1.4.1.1
TEST(VeniseRaw, CubesNeverMoveFromACardToTheStockOrAnotherCard) {
    Table t(2);
    t.workshop(0, "cloth-4", "wool linen").workshop(0, "lace-4").stock(0, "").finish(0);
    EXPECT_EQ(t.legal(), Texts{"end"});
    EXPECT_EQ(t.refusal("0: down wool lace-4"), "not-in-stock");
}

// 1.4.1.1
TEST(VeniseRaw, ACardTakesOnlyTheColoursItShows) {
    Table t(2);
    t.workshop(0, "jewels-3", "gold x2").master(0, "step-a", "wool").stock(0, "wool linen gold");
    t.finish(0);
    EXPECT_EQ(t.legal("down"), (Texts{"down linen jewels-3", "down linen step-a"}));
    EXPECT_EQ(t.refusal("0: down gold jewels-3"), "card-takes-none");
    EXPECT_EQ(t.refusal("0: down wool step-a"), "card-takes-none");
    EXPECT_EQ(t.refusal("0: down wool cloth-1"), "not-your-card");
}

// 1.4.2.1, 1.4.2.3: a built workshop takes its own colour, a paid master takes nothing
TEST(VeniseRaw, ABuiltWorkshopTakesOneColourAndAnEngagedMasterNone) {
    Table t(2);
    t.built(0, "jewels-3").engaged(0, "step-a").stock(0, "wool linen gold").finish(0);
    EXPECT_EQ(t.legal("down"), Texts{"down gold jewels-3"});
    EXPECT_EQ(t.refusal("0: down linen jewels-3"), "built-takes");
    EXPECT_EQ(t.refusal("0: down wool step-a"), "already-engaged");
}

// 1.4.2.1
TEST(VeniseWorkshop, IsBuiltOverSeveralTurnsAndItsCubesLeave) {
    Table t(2);
    t.workshop(0, "jewels-3", "gold x2").stock(0, "linen gold x2").finish(0);
    t.play("0: down linen jewels-3");
    const WorkshopId id = workshop_of(t.card("jewels-3"));
    EXPECT_TRUE(t.state.built.has(id));
    EXPECT_EQ(t.state.on_workshop[at(id)], Cubes{});
}

// 1.4.2.1, rulings: a card's last cube
TEST(VeniseWorkshop, CanBeFilledInTheTurnItIsBuilt) {
    Table t(2);
    t.workshop(0, "jewels-3", "gold x2").stock(0, "linen gold x3").finish(0);
    t.play({"0: down linen jewels-3", "0: down gold jewels-3", "0: down gold jewels-3"});
    EXPECT_EQ(t.legal("down"), Texts{});
    EXPECT_EQ(t.state.stock[0], cubes("gold"));
}

// 1.5
TEST(VeniseSecondary, HasValueOneForABurgherOrADieAndTwoForBoth) {
    Table t(4);
    t.burgher(1, "gold").burgher(2, "gold").die("gold", 2, 1).stock(0, "");
    t.stock(1, "").stock(2, "").stock(3, "").roll(1, 4);
    t.play({"0: move 1 gold", "0: activate 4"});
    EXPECT_EQ(t.state.stock[0], cubes("gold x4"));
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.legal(), (Texts{"lose", "store"}));
    t.play("1: store");
    EXPECT_EQ(t.waiting(), "2");
    t.play({"2: store", "2: store"});
    EXPECT_EQ(t.state.stock[1], cubes("gold"));
    EXPECT_EQ(t.state.stock[2], cubes("gold x2"));
    EXPECT_EQ(t.state.stock[3], Cubes{});
    EXPECT_EQ(t.state.phase, Phase::kFinish);
    EXPECT_EQ(t.waiting(), "0");
}

// 1.5, 1.4: a chased die no longer counts
TEST(VeniseSecondary, GivesNothingForAChasedDie) {
    Table t(2);
    t.die("gold", 1, 6).stock(0, "").roll(1, 4).play({"0: move 1 gold", "0: activate 4"});
    EXPECT_EQ(t.state.phase, Phase::kFinish);
}

// 1.5
TEST(VeniseSecondary, GoesClockwiseFromTheActivePlayer) {
    Table t(3);
    t.burgher(0, "gold").burgher(2, "gold").burgher(1, "market").turn(1).roll(1, 1);
    t.play({"1: move 1 gold", "1: activate 1"});
    EXPECT_EQ(t.waiting(), "2");
    t.play("2: lose");
    EXPECT_EQ(t.waiting(), "0");
}

// rulings: a secondary player's cubes
TEST(VeniseSecondary, PutsACubeOnACardOrInPlaceOfAnother) {
    Table t(2);
    t.burgher(1, "gold").stock(1, "wool x3 linen x2 gold").workshop(1, "jewels-3");
    t.roll(1, 1).play({"0: move 1 gold", "0: activate 1"});
    EXPECT_EQ(t.legal(), (Texts{"lose", "put jewels-3", "replace linen", "replace wool"}));
    EXPECT_EQ(t.refusal("1: store"), "stock-full");
    EXPECT_EQ(t.refusal("1: replace gold"), "same-colour");
    EXPECT_EQ(t.refusal("1: down linen jewels-3"), "not-now");
    t.play("1: replace wool");
    EXPECT_EQ(t.state.stock[1], cubes("wool x2 linen x2 gold x2"));
}

// rulings: the last cube of a card takes effect in another seat's turn too
TEST(VeniseSecondary, MayCompleteACardInAnotherSeatsTurn) {
    Table t(2);
    t.burgher(1, "gold").master(1, "fill-a", "wool").stock(1, "linen");
    t.roll(1, 1).play({"0: move 1 gold", "0: activate 1", "1: put fill-a"});
    EXPECT_EQ(t.waiting(), "1");
    EXPECT_EQ(t.refusal("1: store"), "answer-due");
    t.play("1: fill wool x3 linen x1 gold x2");
    EXPECT_EQ(t.state.stock[1], cubes("wool x3 linen gold x2"));
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.state.under[1].count(), 1);
}

// rulings: masters for one more or less do not count
TEST(VeniseSecondary, IgnoresMastersThatChangeADie) {
    Table t(2);
    t.burgher(1, "gold").engaged(1, "skill-a").stock(1, "");
    t.roll(1, 1).play({"0: move 1 gold", "0: activate 1", "1: store"});
    EXPECT_EQ(t.state.stock[1], cubes("gold"));
    EXPECT_EQ(t.waiting(), "0");
}

}  // namespace
}  // namespace pakhuis::venise
