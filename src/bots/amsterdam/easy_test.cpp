// The easy level of amsterdam: legal choices, choices in set positions, strength.
#include "bots/amsterdam/easy.h"

#include <string>
#include <vector>

#include "bots/test_matches.h"
#include "games/amsterdam/test_table.h"

namespace pakhuis::bots {
namespace {

using namespace amsterdam;

Action easy(const Rules& rules, const View& view, Rng& rng) {
    return easy_choice(rules, view, rng);
}

std::string answer(const Table& t, int seat) {
    Rng rng(1);
    return kit::action_text<Amsterdam>(t.rules,
                                       easy(t.rules, t.view(static_cast<Seat>(seat)), rng));
}
// Seat 0 plays until another seat must act. Returns its actions, one a line.
std::string let_play(Table& t) {
    std::string done;
    while (t.waiting() == "0") {
        const std::string text = answer(t, 0);
        done += text + "\n";
        t.play("0: " + text);
    }
    return done;
}

// Seat 0 has already taken its block of this turn.
Table after_building() {
    Table t(2);
    t.state.turn.blocks = 1;
    return t;
}

// ── Cards and dice ──────────────────────────────────────────────────────────────────────────────

TEST(AmsterdamEasy, TakesACardThatPaysEveryRoundRatherThanOneThatSeldomDoes) {
    Table t(2);
    t.round(2).taking_cards("005 090 097 117");
    EXPECT_EQ(answer(t, 0), "take 090");
}

TEST(AmsterdamEasy, TakesThePlanThatItHasResourcesFor) {
    Table t(2);
    t.round(4).rondel(0, 1, "violet x3").rondel(0, 2, "violet x3").taking_cards("110 126 114");
    EXPECT_EQ(answer(t, 0), "take 126");
}

TEST(AmsterdamEasy, DropsTheCardOfSixThatItCanHardlyPay) {
    Table t(2);
    t.round(11).below(0, "110 111 114 115 118").discard("001");
    t.rondel(0, 1, "pink x4 grey x4 orange x2").taking_cards("038 109 113 005").play("0: take 038");
    EXPECT_EQ(answer(t, 0), "drop 038");
}

TEST(AmsterdamEasy, TakesTheOneDieThatFillsTheSpaceAtTheArrow) {
    Table t(2);
    t.round(4).taking_dice({6, 5, 1, 4, 6, 5});
    EXPECT_NE(answer(t, 0).find("orange"), std::string::npos) << answer(t, 0);
}

TEST(AmsterdamEasy, TakesDiceThatFillDifferentTurns) {
    Table t(2);
    t.round(3).rondel(0, 1, "pink x2").rondel(0, 2, "grey x3").rondel(0, 4, "grey x4");
    t.rondel(0, 6, "grey x6").rondel(0, 5, "brown x6").taking_dice({2, 3, 2, 2, 2, 2});
    EXPECT_NE(answer(t, 0).find("grey"), std::string::npos) << answer(t, 0);
}

TEST(AmsterdamEasy, KeepsTheResourceThatItsCardLacks) {
    Table t(2);
    t.below(0, "056").rondel(0, 1, "brown x2").supply(0, "pink x2 grey");
    t.play("0: end").supply(1, "").play("1: end");
    EXPECT_EQ(answer(t, 0), "keep grey");
}

// ── A turn ──────────────────────────────────────────────────────────────────────────────────────

TEST(AmsterdamEasy, ActivatesACardBeforeASixthIsDue) {
    Table t = after_building();
    t.below(0, "110 114 118 122 126").supply(0, "pink x2 grey");
    let_play(t);
    EXPECT_EQ(t.state.below[0].count(), 4);
}

TEST(AmsterdamEasy, TakesTheGainsOfItsCards) {
    Table t = after_building();
    t.active(0, "024 110 088").supply(0, "pink");
    let_play(t);
    EXPECT_EQ(t.florins_of(0), 3);
}

// 001 needs a plan that was used before.
TEST(AmsterdamEasy, UsesItsPlanBeforeTheCardThatNeedsIt) {
    Table t = after_building();
    t.active(0, "110 001 117").supply(0, "pink");
    const std::string done = let_play(t);
    EXPECT_TRUE(done.starts_with("use 110\nuse 001\n")) << done;
}

TEST(AmsterdamEasy, BuildsBesideItsLargestGroup) {
    Table t(2);
    t.crests(0, "plantage-4 plantage-5").supply(0, "pink x2");
    let_play(t);
    EXPECT_EQ(t.line(0, "city"), 9);
}

TEST(AmsterdamEasy, SellsAGoodThatItCanNoLongerDeliver) {
    Table t(2);
    t.round(kLastRound).good_on("plantage-5", Good::kCrystal).supply(0, "pink");
    const std::string done = let_play(t);
    EXPECT_NE(done.find("sell-florins"), std::string::npos) << done;
}

TEST(AmsterdamEasy, AdvancesToPassTheNextBridge) {
    Table t = after_building();
    t.round(11).amstel({16, 3}).supply(0, "pink");
    let_play(t);
    EXPECT_EQ(t.points_of(0), 8);
}

TEST(AmsterdamEasy, UsesTheMarketInTheLastRound) {
    Table t(2);
    t.round(kLastRound).florins(0, 5);
    EXPECT_EQ(answer(t, 0), "market");
}

TEST(AmsterdamEasy, EndsItsTurnWhenNothingIsGained) {
    Table t = after_building();
    t.round(kLastRound).amstel({kMouth, 1}).supply(0, "pink grey");
    EXPECT_EQ(answer(t, 0), "end");
}

// ── The harbour ─────────────────────────────────────────────────────────────────────────────────

TEST(AmsterdamEasy, DeliversAtItsSpaceAndThenSailsToTheBetterRoof) {
    Table t = after_building();
    t.ship(0, "furniture-anchor").barge(0, "furniture cheese coffee").supply(0, "pink x3");
    t.amstel({kMouth, 1});
    let_play(t);
    EXPECT_EQ(t.points_of(0), 14);
    EXPECT_EQ(t.place(0), "cheese-anchor");
}

TEST(AmsterdamEasy, LoadsItsStoreBeforeItSails) {
    Table t = after_building();
    t.ship(0, "start").store(0, "tulip").supply(0, "pink").amstel({kMouth, 1});
    let_play(t);
    EXPECT_EQ(t.points_of(0), 5);
}

TEST(AmsterdamEasy, TakesADockerHome) {
    Table t = after_building();
    t.ship(0, "w1").aboard(0, "blue").supply(0, "pink").amstel({kMouth, 1});
    let_play(t);
    EXPECT_EQ(t.points_of(0), 9);
}

TEST(AmsterdamEasy, PaysWithTheResourcesThatItNeedsLeast) {
    Table t = after_building();
    t.ship(0, "w1").aboard(0, "blue").supply(0, "pink grey x2").below(0, "114").amstel({kMouth, 1});
    const std::string done = let_play(t);
    EXPECT_EQ(t.points_of(0), 9) << done;
    EXPECT_TRUE(t.state.active[0].has(card(114))) << done;
}

// ── Everywhere ──────────────────────────────────────────────────────────────────────────────────

// Cheap cards make turns far longer.
TEST(AmsterdamEasy, ChoosesLegallyAndByItsViewInRandomMatches) {
    const Edition cheap = cheap_edition();
    for (int m = 0; m < (PAKHUIS_SANITIZED ? 6 : 12); ++m) {
        const int seats = kMinPlayers + m % 3;
        const Rules rules =
            m % 2 == 0 ? rules_for(seats, m % 4 == 0) : rules_for(seats, false, cheap);
        expect_legal_by_view<Amsterdam>(rules, m, PAKHUIS_SANITIZED ? 20 : 2, easy);
    }
}

TEST(AmsterdamEasy, ChoosesLegallyAndByItsViewWithAllExtensions) {
    const int apart = PAKHUIS_SANITIZED ? 41 : 7;
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        const std::vector<MatchForm> forms = all_forms(seats);
        for (std::size_t n = 0; n < forms.size(); n += static_cast<std::size_t>(apart)) {
            expect_legal_by_view<Amsterdam>(rules_for(forms[n]), static_cast<int>(n), apart, easy);
        }
    }
}

TEST(AmsterdamEasy, ChoosesLegallyAgainstTomAndBeatsHimInAtLeastHalfTheMatches) {
    const Rules rules = rules_for(1);
    for (int m = 0; m < (PAKHUIS_SANITIZED ? 1 : 4); ++m) {
        expect_legal_by_view<Amsterdam>(rules, m, PAKHUIS_SANITIZED ? 20 : 2, easy);
    }
    const int matches = PAKHUIS_SANITIZED ? 4 : 60;
    EXPECT_GE(win_rate<Amsterdam>(rules, matches, easy, easy), 0.5);
}

TEST(AmsterdamEasy, PlaysItselfLegallyToTheEnd) {
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        for (const bool is_short : {false, true}) {
            const Rules rules = rules_for(seats, is_short);
            const State end = play_itself<Amsterdam>(rules, seats, easy);
            EXPECT_EQ(end.phase, Phase::kOver);
            for (int seat = 0; seat < seats; ++seat) {
                EXPECT_GT(Amsterdam::score(rules, end, static_cast<Seat>(seat)), 30) << seats;
            }
        }
    }
}

TEST(AmsterdamEasy, BeatsGreedyAndRandomInNineteenMatchesOfTwenty) {
    const int matches = PAKHUIS_SANITIZED ? 4 : 40;
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        const Rules rules = rules_for(seats);
        const auto against = [&](auto other) {
            return win_rate<Amsterdam>(rules, matches, easy, other);
        };
        EXPECT_GE(against(greedy_choice<Amsterdam>), 0.95) << seats;
        EXPECT_GE(against(random_choice<Amsterdam>), 0.95) << seats;
    }
}

TEST(AmsterdamEasy, BeatsGreedyInTheShortGameToo) {
    const double rate = win_rate<Amsterdam>(rules_for(2, true), PAKHUIS_SANITIZED ? 4 : 40, easy,
                                            greedy_choice<Amsterdam>);
    EXPECT_GE(rate, 0.95);
}

}  // namespace
}  // namespace pakhuis::bots
