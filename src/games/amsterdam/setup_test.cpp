// The setup: chance, the draft, the first resources. (setup 1–15)
#include "games/amsterdam/test_table.h"
#include "kit/properties.h"

namespace pakhuis::amsterdam {
namespace {

// Plays at random random_match_until the phase begins.
Table random_match_until(int seats, Phase phase, std::uint64_t seed, bool is_short = false) {
    Table t = Table::at_start(seats, is_short);
    Rng rng(seed);
    while (t.state.phase != phase) random_step<Amsterdam>(t.rules, t.state, rng);
    return t;
}

TEST(AmsterdamSetup, EachBlockGetsOneOfTheThirtySixGoods) {  // 2
    const Table t = random_match_until(3, Phase::kDockers, 1);
    std::array<int, kGoodKinds> count{};
    for (const Good good : t.state.goods) ++count[at(good)];
    for (const int n : count) EXPECT_EQ(n, 4);
}

TEST(AmsterdamSetup, GoodsAreDrawnWithoutReplacement) {  // 2
    Table t = Table::at_start(2);
    for (int i = 0; i < 4; ++i) t.play("chance: good beer");
    EXPECT_EQ(t.refusal("chance: good beer"), "impossible-chance");
    EXPECT_EQ(t.chances()[0], "good genever *4");
}

TEST(AmsterdamSetup, QuaysGetTwoDifferentDockersNeitherOfTheirOwnColour) {  // 3
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Table t = random_match_until(2, Phase::kQuarters, seed);
        for (int q = 0; q < kQuays; ++q) {
            const Crew quay = t.state.quays[static_cast<std::size_t>(q)];
            EXPECT_EQ(quay.total(), 2);
            EXPECT_EQ(quay.count(q), 0);
            for (int d = 0; d < kQuays; ++d) EXPECT_LE(quay.count(d), 1);
        }
    }
}

// Here the pink quay must take the last green docker, because the green quay can't.
TEST(AmsterdamSetup, APairThatLeavesNoLegalDealIsDrawnAgain) {  // 3
    Table t = random_match_until(2, Phase::kDockers, 1);
    t.play({"chance: dockers white+yellow", "chance: dockers blue+yellow"});
    t.play({"chance: dockers blue+white", "chance: dockers pink+green"});
    // Two brown, one pink and one green docker are left for the pink and the green quay.
    EXPECT_EQ(t.chances(), (Texts{"dockers brown+green *2"}));
}

TEST(AmsterdamSetup, OneQuarterTileFewerThanPlayersIsTurnedUp) {  // 4
    for (int seats = 2; seats <= 4; ++seats) {
        EXPECT_EQ(random_match_until(seats, Phase::kDiscs, 3).state.quarters.count(), seats - 1);
    }
}

TEST(AmsterdamSetup, TheStackOnTheAmstelIsDrawnFromTheBottom) {  // 13
    Table t = random_match_until(3, Phase::kDiscs, 1);
    t.play({"chance: disc 2", "chance: disc 0"});
    EXPECT_EQ(t.chances(), (Texts{"disc 1 *1"}));
    t.play("chance: disc 1");
    EXPECT_EQ(t.state.order[0], 1);
    EXPECT_EQ(t.state.order[2], 2);
}

TEST(AmsterdamSetup, AllBeginWithAFlorinAndTheBargeOnTheStart) {  // 13
    const Table t = random_match_until(4, Phase::kDraft, 1);
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(t.florins_of(seat), 1);
        EXPECT_EQ(t.place(seat), "start");
        EXPECT_EQ(t.space_of(seat), 1);
        EXPECT_EQ(t.points_of(seat), 0);
    }
}

TEST(AmsterdamSetup, TheDraftLaysOutOneCardMoreThanPlayers) {  // 14
    const std::array<std::array<int, 2>, 3> wanted{{{2, 1}, {2, 2}, {3, 2}}};
    for (int seats = 2; seats <= 4; ++seats) {
        const Table t = random_match_until(seats, Phase::kDraft, 5);
        CardSet shown;
        for (const CardId id : t.state.display) shown.add(id);
        const auto& [artisans, buildings] = wanted[static_cast<std::size_t>(seats - 2)];
        EXPECT_EQ(shown.artisans.count(), artisans);
        EXPECT_EQ(shown.buildings.count(), buildings);
    }
}

TEST(AmsterdamSetup, TheDraftGoesFromTheBottomOfTheStackAndLeavesTheFirstDiscard) {  // 14
    Table t = random_match_until(3, Phase::kDraft, 5);
    const Seating order = t.state.order;
    for (std::size_t i = 3; i-- > 0;) {
        ASSERT_EQ(actor(t.state), order[i]);
        const CardId id = t.state.display[0];
        t.play(std::to_string(static_cast<int>(order[i])) + ": take " + std::string(name_of(id)));
        EXPECT_TRUE(t.state.below[order[i]].has(id));
    }
    EXPECT_EQ(t.state.discard.count(), 1);
    EXPECT_EQ(t.state.phase, Phase::kStock);
}

// Example: one black on space 1, two violet on space 2.
TEST(AmsterdamSetup, TheRondelStartsWithOneResourceAndTwoOfAnotherColour) {  // 15, example
    Table t = random_match_until(2, Phase::kStock, 5);
    const std::string who = std::to_string(static_cast<int>(t.state.order[0]));
    t.play(who + ": stock black");
    EXPECT_EQ(t.refusal(who + ": stock black"), "same-colour");
    t.play(who + ": stock violet");
    EXPECT_EQ(t.rondel_of(t.state.order[0], 1), resources("black"));
    EXPECT_EQ(t.rondel_of(t.state.order[0], 2), resources("violet x2"));
    EXPECT_EQ(actor(t.state), t.state.order[1]);
}

TEST(AmsterdamSetup, TheShortGameBeginsWithRoundThreeAndTakesFiveTilesOfEachLetter) {  // 8
    Table t = random_match_until(2, Phase::kDeal, 5, true);
    EXPECT_EQ(t.state.round, 3);
    Rng rng(6);
    TileSet seen;
    while (t.state.phase != Phase::kOver) {
        const bool is_a = t.state.tile.index() < kTilesOfLetter;
        if (t.state.phase == Phase::kActions) {
            EXPECT_EQ(is_a, t.state.round <= 7);
        }
        seen.add(t.state.tile);
        random_step<Amsterdam>(t.rules, t.state, rng);
    }
    EXPECT_EQ(seen.count(), 10);
    EXPECT_EQ((seen & TileSet::first(kTilesOfLetter)).count(), 5);
}

TEST(AmsterdamSetup, TheWholeGameTakesSixTilesOfEachLetter) {  // 6
    Table t = random_match_until(2, Phase::kDeal, 5);
    EXPECT_EQ(t.state.round, 1);
    Rng rng(6);
    TileSet seen;
    while (t.state.phase != Phase::kOver) {
        const bool is_a = t.state.tile.index() < kTilesOfLetter;
        if (t.state.phase == Phase::kActions) {
            EXPECT_EQ(is_a, t.state.round <= 6);
        }
        seen.add(t.state.tile);
        random_step<Amsterdam>(t.rules, t.state, rng);
    }
    EXPECT_EQ(seen.count(), 12);
    EXPECT_EQ((seen & TileSet::first(kTilesOfLetter)).count(), 6);
}

}  // namespace
}  // namespace pakhuis::amsterdam
