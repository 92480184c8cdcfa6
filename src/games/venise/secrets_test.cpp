// The knowledge of a seat about the decks, and the parts of it that samples keep.
#include "kit/secrets.h"

#include <gtest/gtest.h>

#include "games/venise/test_table.h"
#include "kit/chance.h"

namespace pakhuis::venise {
namespace {

// Seat 1 looks at two masters; seat 0 knows a layer of two under the deck.
Table looking() {
    Table t(3, LayoutName::kCompact);
    t.state.master_deck[0].cards.remove(master_of(t.card("fill-a")));
    t.state.master_deck[0].cards.remove(master_of(t.card("skill-b")));
    MasterSet layer;
    layer.add(master_of(t.card("fill-a")));
    layer.add(master_of(t.card("skill-b")));
    t.state.master_deck.push_back({layer, Seats::of(0)});
    t.turn(1).roll(1, 2).play({"1: move 1 master", "1: activate 2"});
    return t.play({"chance: draw order-lace", "chance: draw step-c"});
}

// rulings: cards
TEST(VeniseSecrets, OnlyTheDrawerSeesTheCardsBeingLookedAt) {
    const Table t = looking();
    EXPECT_EQ(t.view(1).master_deck.seen.count(), 2);
    for (const Seat viewer : {Seat{0}, Seat{2}, kSpectator}) {
        EXPECT_TRUE(t.view(viewer).master_deck.seen.empty());
        EXPECT_EQ(t.view(viewer).master_deck.seen_count, 2);
        EXPECT_EQ(t.view(viewer).master_deck.left, t.rules.all_masters());
    }
    EXPECT_EQ(t.told(1), Texts{"Seat 1 draws step-c."});
    EXPECT_EQ(t.told(0), Texts{"Seat 1 draws a card."});
    EXPECT_EQ(t.told(kSpectator), Texts{"Seat 1 draws a card."});
}

// rulings: others see the number of drawn cards and the kept card
TEST(VeniseSecrets, AllSeeTheKeptCardAndTheNumberReturned) {
    Table t = looking();
    t.play("1: keep step-c row 1");
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
        EXPECT_EQ(t.told(viewer),
                  (Texts{"Seat 1 keeps step-c.", "Seat 1 puts 1 card under the deck."}));
    }
    EXPECT_EQ(t.state.master_deck[2].known, Seats::of(1));
}

// rulings: layers
TEST(VeniseSecrets, SamplesKeepTheLayersKnownToTheViewer) {
    const Table t = looking();
    Rng rng(1);
    bool differed = false;
    for (int i = 0; i < 100; ++i) {
        const State own = Venise::sample(t.rules, t.view(0), rng);
        EXPECT_EQ(own.master_deck[1], t.state.master_deck[1]);
        EXPECT_EQ(own.seen_masters.count(), 2);
        const State other = Venise::sample(t.rules, t.view(2), rng);
        EXPECT_EQ(other.master_deck[1].cards.count(), 2);
        EXPECT_EQ(other.master_deck[1].known, Seats::of(0));
        differed = differed || other.master_deck[1].cards != t.state.master_deck[1].cards;
    }
    EXPECT_TRUE(differed);
    for (const Seat viewer : kit::viewers(3)) {
        EXPECT_EQ(kit::sample_fault<Venise>(t.rules, t.state, viewer, rng), "");
    }
}

// rulings: layers; all possible cards have equal chance
TEST(VeniseSecrets, AnUnknownCardIsAnyRemainingCardWithEqualChance) {
    const Table t = looking();
    Rng rng(2);
    std::vector<double> counts(kMasters);
    for (int i = 0; i < 20'000; ++i) {
        MasterSet seen = Venise::sample(t.rules, t.view(0), rng).seen_masters;
        while (!seen.empty()) counts[at(seen.pop())] += 1;
    }
    std::vector<double> present;
    for (const double count : counts) {
        if (count > 0) present.push_back(count);
    }
    EXPECT_EQ(present.size(), 14u);  // seat 0 knows where the other two lie
    EXPECT_LT(kit::chi_square(present, std::vector<double>(14, 1.0)), kit::chi_square_bound(13));
}

// rulings: everything is open except the decks and the cards being looked at
TEST(VeniseSecrets, StatesWithEqualDecksLookEqualToAll) {
    const Table t(4);
    for (const Seat viewer : kit::viewers(4)) {
        EXPECT_EQ(static_cast<const Open&>(t.view(viewer)), static_cast<const Open&>(t.state));
    }
}

// design: visible_to
TEST(VeniseSecrets, OnlyDrawnCardsAreHidden) {
    const Table t = looking();
    const auto sees = [&](Seat actor, const Action& action) {
        return Venise::visible_to(t.rules, t.state, actor, action);
    };
    EXPECT_EQ(sees(kChance, Action::of(Verb::kDraw, t.card("fill-b"))), Seats::of(1));
    EXPECT_EQ(sees(kChance, Action::numbered(Verb::kRoll, 3)), Seats::everyone(3));
    EXPECT_EQ(sees(1, Action::of(Verb::kKeep)), Seats::everyone(3));
    // In a secondary activation the drawer is not the active player.
    Table other = looking();
    other.burgher(2, "master").play({"1: keep none", "2: look"});
    ASSERT_EQ(other.state.actor, 2);
    EXPECT_EQ(Venise::visible_to(other.rules, other.state, kChance,
                                 Action::of(Verb::kDraw, other.card("fill-b"))),
              Seats::of(2));
}

}  // namespace
}  // namespace pakhuis::venise
