// The knowledge of a seat about the others, and the parts of it that samples keep.
#include "kit/secrets.h"

#include <gtest/gtest.h>
#include <map>

#include "games/carts/test_table.h"
#include "kit/chance.h"

namespace pakhuis::carts {
namespace {

// rulings: hands
TEST(CartsSecrets, OthersSeeTheNumberOfCardsInAHand) {
    Table t(2);
    t.hand(0, "green x2 joker").hand(1, "red");
    EXPECT_EQ(t.view(0).hand, cards("green x2 joker"));
    EXPECT_EQ(t.view(1).hand, cards("red"));
    EXPECT_EQ(t.view(kSpectator).hand, Cards{});
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        EXPECT_EQ(t.view(viewer).hand_size, (PerPlayer<std::uint8_t>{{3, 1, 0, 0}}));
        EXPECT_EQ(t.view(viewer).pile_size, 35);
    }
}

// rulings: hands
TEST(CartsSecrets, ACardTakenFaceUpIsSure) {
    Table t(2);
    t.row("joker pink blue green black");
    t.play({"0: take green", "chance: turn red", "0: take pink", "chance: turn red"});
    EXPECT_EQ(t.state.sure[0], cards("green pink"));
    t.play({"1: take joker", "chance: turn red"});
    EXPECT_EQ(t.state.sure[1], cards("joker"));
    EXPECT_EQ(t.view(1).sure[0], cards("green pink"));
    EXPECT_EQ(t.view(kSpectator).sure[0], cards("green pink"));
}

// rulings: hands
TEST(CartsSecrets, ACardDrawnFromThePileIsNotSure) {
    Table t(2);
    t.play({"0: draw", "chance: deal green", "0: draw", "chance: deal joker"});
    EXPECT_EQ(t.state.sure[0], Cards{});
}

// rulings: hands
TEST(CartsSecrets, PayingTakesSureCardsFirstAndNeverBelowZero) {
    Table t(2);
    t.hand(0, "green x4 joker x2 red").sure(0, "green x2 red");
    t.play("0: claim blauwbrug-munttoren green x1 joker x2");
    EXPECT_EQ(t.state.sure[0], cards("green red"));
    EXPECT_EQ(t.state.hand[0], cards("green x3 red"));
    t.turn(0).play("0: claim korenmetershuisje-dam-b green x2");
    EXPECT_EQ(t.state.sure[0], cards("red"));
    EXPECT_EQ(t.state.hand[0], cards("green red"));
}

// rulings: hands
TEST(CartsSecrets, SamplesKeepSureCards) {
    Table t(3);
    t.hand(1, "green x3 joker x2").sure(1, "green x2 joker").hand(2, "red x2").sure(2, "red");
    Rng rng(1);
    bool differed = false;
    for (int i = 0; i < 200; ++i) {
        const State dealt = Carts::sample(t.rules, t.view(0), rng);
        EXPECT_TRUE(dealt.hand[1].covers(cards("green x2 joker")));
        EXPECT_TRUE(dealt.hand[2].covers(cards("red")));
        EXPECT_EQ(dealt.sure, t.state.sure);
        EXPECT_EQ(dealt.hand[1].total(), 5);
        differed = differed || dealt.hand[1] != t.state.hand[1];
    }
    EXPECT_TRUE(differed);
}

// design: hidden parts are drawn fairly
TEST(CartsSecrets, AnUnknownCardIsAnyRemainingCardWithEqualChance) {
    Table t(2);
    t.hand(0, "red x4").hand(1, "joker").discards("blue x5");
    const Cards unseen = t.state.pile + t.state.hand[1];
    Rng rng(2);
    std::vector<double> counts(kKinds);
    for (int i = 0; i < 20'000; ++i) {
        const State dealt = Carts::sample(t.rules, t.view(0), rng);
        counts[static_cast<std::size_t>(dealt.hand[1].nth(0))] += 1;
    }
    std::vector<double> present;
    std::vector<double> weights;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const int left = unseen[static_cast<Card>(kind)];
        if (left == 0) {
            EXPECT_EQ(counts[kind], 0);
            continue;
        }
        present.push_back(counts[kind]);
        weights.push_back(left);
    }
    EXPECT_EQ(present.size(), 6u);
    EXPECT_LT(kit::chi_square(present, weights), kit::chi_square_bound(present.size() - 1));
}

// design: hidden parts are drawn fairly
TEST(CartsSecrets, AnUnknownContractIsAnyRemainingContractWithEqualChance) {
    Table t(2);
    Rng rng(3);
    std::vector<double> counts(23);
    for (int i = 0; i < 20'000; ++i) {
        const State dealt = Carts::sample(t.rules, t.view(0), rng);
        ASSERT_EQ(dealt.contracts[1].count(), 1);
        const int id = dealt.contracts[1].lowest().index();
        ASSERT_GE(id, 1);  // contract 0 is the viewer's
        counts[static_cast<std::size_t>(id - 1)] += 1;
    }
    EXPECT_LT(kit::chi_square(counts, std::vector<double>(23, 1.0)), kit::chi_square_bound(22));
}

// rulings: contracts, the knowledge of the returner
TEST(CartsSecrets, SamplesKeepTheContractsKnownToTheViewer) {
    for (int knower = 0; knower < 3; ++knower) {
        for (int holder = 0; holder < 3; ++holder) {
            if (holder == knower) continue;
            Table t(3);
            const auto who = static_cast<std::size_t>(knower);
            t.state.contracts[static_cast<std::size_t>(holder)].add(t.contract("noordermarkt-dam"));
            t.state.contract_pile.remove(t.contract("noordermarkt-dam"));
            t.state.known[who].add(t.contract("noordermarkt-dam"));
            ASSERT_EQ(t.problem(), "");
            Rng rng(4);
            for (const Seat viewer : kit::viewers(3)) {
                EXPECT_EQ(kit::sample_fault<Carts>(t.rules, t.state, viewer, rng), "")
                    << "seat " << knower << " knows a contract of seat " << holder;
            }
        }
    }
}

// Both seats are offered two contracts, and nobody has chosen.
Table before_first_choice() {
    Table t = Table::at_start(2);
    t.play({"chance: deal red", "chance: deal red", "chance: deal red", "chance: deal red"});
    t.turn_up("pink blue green black orange");
    return t.play({"chance: offer haringpakkerstoren-dam", "chance: offer waag-munttoren",
                   "chance: offer noordermarkt-dam", "chance: offer dam-zuiderkerk"});
}

// rulebook: setup; rulings: order of the setup
TEST(CartsSecrets, AllSecretChoicesLookTheSame) {
    const Table start = before_first_choice();
    std::vector<View> views;
    std::vector<Texts> events;
    for (const std::string& choice : start.legal(0)) {
        Table t = before_first_choice();
        t.play("0: " + choice);
        views.push_back(t.view(1));
        events.push_back(t.seen(1));
    }
    ASSERT_EQ(views.size(), 3u);
    for (std::size_t i = 1; i < 3; ++i) {
        EXPECT_EQ(views[i], views[0]);
        EXPECT_EQ(events[i], events[0]);
    }
}

// design: no seat can use another's secret choice
TEST(CartsSecrets, SamplesOfASecretChoiceVary) {
    Table t = before_first_choice();
    t.play("0: keep haringpakkerstoren-dam");
    Rng rng(5);
    std::map<int, int> kept;
    for (int i = 0; i < 300; ++i) {
        const State dealt = Carts::sample(t.rules, t.view(1), rng);
        EXPECT_EQ(dealt.chosen, Seats::of(0));
        EXPECT_TRUE((dealt.contracts[0] - dealt.offer[0]).empty());
        ++kept[dealt.contracts[0].count()];
    }
    EXPECT_GT(kept[1], 150);
    EXPECT_GT(kept[2], 50);
    EXPECT_EQ(kept[1] + kept[2], 300);
}

// design: visible_to
TEST(CartsSecrets, DealsOffersAndChoicesAreSeenByOneSeat) {
    Table t(3);
    const auto sees = [&](Seat actor, const Action& action) {
        return Carts::visible_to(t.rules, t.state, actor, action);
    };
    const Seats all = Seats::everyone(3);
    EXPECT_EQ(sees(0, Action::draw()), all);
    EXPECT_EQ(sees(0, Action::take(Card::kRed)), all);
    EXPECT_EQ(sees(0, Action::claim(TrackId(12), Card::kRed, 0)), all);
    EXPECT_EQ(sees(0, Action::contracts()), all);
    EXPECT_EQ(sees(0, Action::pass()), all);
    EXPECT_EQ(sees(kChance, Action::turn(Card::kRed)), all);
    EXPECT_EQ(sees(2, Action::keep(ContractId(1))), Seats::of(2));
    t.turn(1);
    EXPECT_EQ(sees(kChance, Action::deal(Card::kRed)), Seats::of(1));
    EXPECT_EQ(sees(kChance, Action::offer(ContractId(5))), Seats::of(1));
}

// rulings: sweep; discards and row are open
TEST(CartsSecrets, RowAndDiscardsAreOpen) {
    Table t(2);
    t.discards("green x3");
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        EXPECT_EQ(t.view(viewer).row, t.state.row);
        EXPECT_EQ(t.view(viewer).discards, cards("green x3"));
    }
}

}  // namespace
}  // namespace pakhuis::carts
