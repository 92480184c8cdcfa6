// Workshops, orders and masters: drawing, keeping, placing.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"

namespace pakhuis::venise {
namespace {

// Seat 0 moves to a tile beside the market of layout `compact` and has a die to activate it.
Table arriving(int seats, std::string_view tile, int die) {
    Table t(seats, LayoutName::kCompact);
    t.roll(1, die).play("0: move 1 " + std::string(tile));
    return t;
}

// 1.4.1.2
TEST(VeniseCards, TheDieIsTheNumberOfCardsLookedAtAndOneMayBeKept) {
    Table t = arriving(2, "workshop", 3);
    t.play({"0: activate 3", "chance: draw cloth-1", "chance: draw lace-5"});
    EXPECT_EQ(t.waiting(), "chance");
    t.play("chance: draw jewels-3");
    EXPECT_EQ(t.legal(), (Texts{"keep cloth-1", "keep jewels-3", "keep lace-5", "keep none"}));
    EXPECT_EQ(t.refusal("0: keep cloth-2"), "not-looked-at");
    t.play("0: keep jewels-3");
    EXPECT_TRUE(t.state.workshops[0].has(workshop_of(t.card("jewels-3"))));
    EXPECT_EQ(deck_size(t.state.workshop_deck), 14);
    EXPECT_EQ(t.state.workshop_deck.size(), 2u);
    EXPECT_EQ(t.state.phase, Phase::kFinish);
}

// 1.4.1.2
TEST(VeniseCards, KeepingNoneIsAllowed) {
    Table t = arriving(2, "order", 1);
    t.play({"0: activate 1", "chance: draw lace-plus-2", "0: keep none"});
    EXPECT_EQ(deck_size(t.state.order_deck), 18);
    EXPECT_EQ(t.state.order_deck.size(), 2u);
    EXPECT_EQ(t.state.orders[0], Orders{});
}

// 1.4.1.2
TEST(VeniseCards, NoMoreCardsAreDrawnThanTheDeckHolds) {
    Table t = arriving(2, "order", 5);
    t.order_deck("cloth-plus-1 x2").play({"0: activate 5", "chance: draw cloth-plus-1"});
    t.play({"chance: draw cloth-plus-1", "0: keep cloth-plus-1"});
    EXPECT_EQ(t.state.orders[0][OrderKind::kCloth1], 1);
    EXPECT_EQ(deck_size(t.state.order_deck), 1);
}

// 1.4.1.2
TEST(VeniseCards, AnEmptyDeckCannotBeActivated) {
    Table t = arriving(2, "order", 5);
    t.order_deck("");
    EXPECT_EQ(t.legal(), Texts{"rest 5"});
    EXPECT_EQ(t.refusal("0: activate 5"), "power-useless");
}

// 1.4.1.2: with any of the three decks
TEST(VeniseCards, AnEmptyDeckOfWorkshopsOrMastersCannotBeActivated) {
    Table workshops = arriving(2, "workshop", 5);
    workshops.state.workshops[1] = workshops.rules.all_workshops();
    workshops.state.workshop_deck.clear();
    EXPECT_EQ(workshops.legal(), Texts{"rest 5"});
    Table masters = arriving(2, "master", 5);
    masters.state.under[1] = masters.rules.all_masters();
    masters.state.master_deck.clear();
    EXPECT_EQ(masters.legal(), Texts{"rest 5"});
}

// 1.4.1.2
TEST(VeniseCards, WorkshopsNeedAPlaceInRowOne) {
    Table t = arriving(2, "workshop", 2);
    t.workshop(0, "cloth-1").workshop(0, "cloth-2").workshop(0, "cloth-3").master(0, "step-a");
    EXPECT_EQ(t.stock(0, "").legal(), Texts{"rest 2"});
}

// 1.4.1.2
TEST(VeniseCards, OrdersNeedAPlaceInRowTwo) {
    Table t = arriving(2, "order", 2);
    t.orders(0, "cloth-plus-1 x2 lace-plus-2").master(0, "step-a", "", 2);
    EXPECT_EQ(t.stock(0, "").legal(), Texts{"rest 2"});
}

// 1.4.1.2
TEST(VeniseCards, AMasterGoesInEitherRowWithAFreePlace) {
    Table t = arriving(2, "master", 1);
    t.play({"0: activate 1", "chance: draw step-b"});
    EXPECT_EQ(t.legal(), (Texts{"keep none", "keep step-b row 1", "keep step-b row 2"}));
    t.play("0: keep step-b row 2");
    EXPECT_TRUE(t.state.second_row.has(master_of(t.card("step-b"))));
    EXPECT_EQ(free_places(t.rules, t.state, 0, 1), 4);
    EXPECT_EQ(free_places(t.rules, t.state, 0, 2), 3);
    Table first = arriving(2, "master", 1);
    first.play({"0: activate 1", "chance: draw step-b", "0: keep step-b row 1"});
    EXPECT_EQ(free_places(first.rules, first.state, 0, 1), 3);
    EXPECT_EQ(free_places(first.rules, first.state, 0, 2), 4);
}

// 1.4.1.2
TEST(VeniseCards, AMasterNeedsAPlaceInOneOfTheRows) {
    const auto with_full_rows = [](bool first, bool second) {
        Table t = arriving(2, "master", 1);
        for (const char* name : {"cloth-1", "cloth-2", "cloth-3", "cloth-4"}) {
            if (first) t.workshop(0, name);
        }
        if (second) t.orders(0, "cloth-plus-1 x4");
        return t.stock(0, "");
    };
    EXPECT_EQ(with_full_rows(true, true).legal(), Texts{"rest 1"});
    Table only_second = with_full_rows(true, false);
    only_second.play({"0: activate 1", "chance: draw fill-a"});
    EXPECT_EQ(only_second.legal(), (Texts{"keep fill-a row 2", "keep none"}));
    EXPECT_EQ(only_second.refusal("0: keep fill-a row 1"), "no-place");
    Table only_first = with_full_rows(false, true);
    only_first.play({"0: activate 1", "chance: draw fill-a"});
    EXPECT_EQ(only_first.legal(), (Texts{"keep fill-a row 1", "keep none"}));
    EXPECT_EQ(only_first.refusal("0: keep fill-a row 2"), "no-place");
}

// 4, 1.4.1.2: a master that is an order has no other row
TEST(VeniseCards, AMasterThatIsAnOrderIsNotKeptWithoutAPlaceInRowTwo) {
    Table t = arriving(2, "master", 1);
    t.orders(0, "cloth-plus-1 x4").play({"0: activate 1", "chance: draw order-lace"});
    EXPECT_EQ(t.legal(), Texts{"keep none"});
}

// 4, rulings: masters that act as orders
TEST(VeniseCards, AMasterThatIsAnOrderGoesInRowTwoAndIsAnOrder) {
    Table t = arriving(2, "master", 1);
    t.play({"0: activate 1", "chance: draw order-lace"});
    EXPECT_EQ(t.legal(), (Texts{"keep none", "keep order-lace row 2"}));
    EXPECT_EQ(t.refusal("0: keep order-lace row 1"), "order-row");
    t.play("0: keep order-lace row 2");
    EXPECT_EQ(t.state.orders[0], Orders::of(OrderKind::kLace1));
    EXPECT_EQ(deck_size(t.state.master_deck), 15);
    for (const OrderKind kind : {OrderKind::kCloth1, OrderKind::kJewels1}) {
        Table other = arriving(2, "master", 1);
        const std::string card = "order-" + std::string(name_of(good_of(kind)));
        other.play({"0: activate 1", "chance: draw " + card, "0: keep " + card + " row 2"});
        EXPECT_EQ(other.state.orders[0], Orders::of(kind));
    }
}

// 1.4.2.3
TEST(VeniseCards, ASecondPermanentMasterOfAKindCannotBeKept) {
    Table t = arriving(2, "master", 2);
    t.master(0, "step-a").play({"0: activate 2", "chance: draw step-b", "chance: draw fill-a"});
    EXPECT_EQ(t.legal("keep"), (Texts{"keep fill-a row 1", "keep fill-a row 2", "keep none"}));
    EXPECT_EQ(t.refusal("0: keep step-b row 1"), "second-permanent");
}

// 1.4.2.3: the limit is only for permanent masters
TEST(VeniseCards, ASecondSingleUseMasterOfAKindMayBeKept) {
    Table t = arriving(2, "master", 1);
    t.master(0, "fill-a").play({"0: activate 1", "chance: draw fill-b"});
    EXPECT_EQ(t.legal("keep"), (Texts{"keep fill-b row 1", "keep fill-b row 2", "keep none"}));
}

// rulings: looking and keeping nothing counts as activation
TEST(VeniseCards, KeepingNothingStillLetsOthersLook) {
    Table t(2, LayoutName::kCompact);
    t.burgher(1, "order").roll(1, 1).play({"0: move 1 order", "0: activate 1"});
    t.play({"chance: draw cloth-plus-1", "0: keep none", "1: look"});
    EXPECT_EQ(t.waiting(), "chance");
    t.play("chance: draw lace-plus-1");
    EXPECT_EQ(t.waiting(), "1");
    t.play("1: keep lace-plus-1");
    EXPECT_EQ(t.waiting(), "0");
}

// 1.5: every deck; a seat with burgher and die looks at two
TEST(VeniseCards, OthersLookAtCardsOfEachDeckWhileThereAreAny) {
    struct Deck {
        const char* tile;
        std::array<const char*, 3> cards;
    };
    for (const Deck& deck : {Deck{"order", {"cloth-plus-1", "lace-plus-1", "jewels-plus-1"}},
                             Deck{"workshop", {"cloth-1", "lace-1", "jewels-1"}},
                             Deck{"master", {"fill-a", "fill-b", "bridges-a"}}}) {
        Table t(3, LayoutName::kCompact);
        t.burgher(1, deck.tile).die(deck.tile, 1, 1).burgher(2, "market");
        t.roll(1, 2).play({"0: move 1 " + std::string(deck.tile), "0: activate 2"});
        const auto draw = [&](int i) {
            t.play(std::string("chance: draw ") + deck.cards[static_cast<std::size_t>(i)]);
        };
        draw(0);
        draw(1);
        t.play({"0: keep none", "1: look"});
        EXPECT_EQ(t.state.actor, 1);
        EXPECT_EQ(t.state.left, 2) << deck.tile;
        draw(2);
        EXPECT_EQ(t.waiting(), "chance");
    }
}

// 1.5
TEST(VeniseCards, OthersWithoutAPlaceOrCardAreSkipped) {
    Table t(3, LayoutName::kCompact);
    t.burgher(1, "order")
        .burgher(2, "order")
        .orders(1, "cloth-plus-1 x4")
        .order_deck("lace-plus-1");
    t.roll(1, 1).play({"0: move 1 order", "0: activate 1", "chance: draw lace-plus-1"});
    t.play("0: keep lace-plus-1");
    EXPECT_EQ(t.state.phase, Phase::kFinish);  // seat 1 has no place, seat 2 no card left
    EXPECT_EQ(t.waiting(), "0");
}

// rulings: layers
TEST(VeniseLayers, AreDrawnInOrderAndKnownToTheirMaker) {
    Table t = arriving(2, "order", 2);
    t.order_deck("cloth-plus-1 lace-plus-1 x2");
    t.play({"0: activate 2", "chance: draw cloth-plus-1", "chance: draw lace-plus-1"});
    EXPECT_EQ(t.view(0).order_deck.seen.total(), 2);
    EXPECT_EQ(t.view(1).order_deck.seen.total(), 0);
    EXPECT_EQ(t.view(1).order_deck.seen_count, 2);
    t.play("0: keep none");
    ASSERT_EQ(t.state.order_deck.size(), 2u);
    EXPECT_EQ(t.state.order_deck[0].known, Seats{});
    EXPECT_EQ(t.state.order_deck[1].known, Seats::of(0));
    EXPECT_EQ(t.view(0).order_deck.layers[1].cards,
              Orders::of(OrderKind::kCloth1) + Orders::of(OrderKind::kLace1));
    EXPECT_EQ(t.view(1).order_deck.layers[1].cards, Orders{});
    EXPECT_EQ(t.view(1).order_deck.layers[1].size, 2);
}

// 1.4.1.2: the chance of equal cards is their number
TEST(VeniseLayers, EachCardOfTheFirstLayerIsEquallyLikely) {
    Table orders = arriving(2, "order", 1);
    orders.order_deck("cloth-plus-1 x3 lace-plus-2").play("0: activate 1");
    EXPECT_EQ(orders.chances(), (Texts{"draw cloth-plus-1 *3", "draw lace-plus-2 *1"}));
    Table workshops = arriving(2, "workshop", 1);
    workshops.state.workshop_deck.clear();
    workshops.state.workshop_deck.push_back({WorkshopSet::of(WorkshopId(0)), {}});
    workshops.state.workshop_deck.push_back({WorkshopSet::of(WorkshopId(1)), {}});
    Table masters = arriving(2, "master", 1);
    masters.state.master_deck.clear();
    masters.state.master_deck.push_back({MasterSet::of(MasterId(3)), {}});
    masters.state.master_deck.push_back({MasterSet::of(MasterId(4)), {}});
    const auto only_draw = [](Table& t) {
        Venise::apply(t.rules, t.state, 0, Action::numbered(Verb::kActivate, 1));
        return t.chances();
    };
    EXPECT_EQ(only_draw(workshops), Texts{"draw cloth-1 *1"});
    EXPECT_EQ(only_draw(masters), Texts{"draw fill-a *1"});
}

// rulings: layers
TEST(VeniseLayers, AreForgottenOnceAnotherSeatDrawsFromThem) {
    Table t(2, LayoutName::kCompact);
    t.order_deck("cloth-plus-1")
        .state.order_deck.push_back({counts_of<Orders>("lace-plus-1 jewels-plus-1"), Seats::of(0)});
    t.turn(1).roll(1, 2).play({"1: move 1 order", "1: activate 2", "chance: draw cloth-plus-1"});
    EXPECT_EQ(t.chances(), (Texts{"draw lace-plus-1 *1", "draw jewels-plus-1 *1"}));
    t.play("chance: draw lace-plus-1");
    EXPECT_EQ(t.state.order_deck[0].known, Seats{});
    EXPECT_EQ(t.view(0).order_deck.layers[0].cards, Orders{});
}

// rulings: layers
TEST(VeniseLayers, StayKnownToTheirMakerWhenItDrawsFromThem) {
    Table t(2, LayoutName::kCompact);
    t.order_deck("cloth-plus-1")
        .state.order_deck.push_back({counts_of<Orders>("lace-plus-1 jewels-plus-1"), Seats::of(0)});
    t.roll(1, 2).play({"0: move 1 order", "0: activate 2", "chance: draw cloth-plus-1"});
    t.play("chance: draw lace-plus-1");
    EXPECT_EQ(t.view(0).order_deck.layers[0].cards, Orders::of(OrderKind::kJewels1));
}

}  // namespace
}  // namespace pakhuis::venise
