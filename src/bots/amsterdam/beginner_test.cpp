// The beginner of amsterdam: what it never misses, what it misses, and its strength.
#include "bots/amsterdam/beginner.h"

#include <set>
#include <string>
#include <string_view>

#include "bots/test_matches.h"
#include "games/amsterdam/test_table.h"

namespace pakhuis::bots {
namespace {

using namespace amsterdam;

constexpr int kTries = PAKHUIS_SANITIZED ? 40 : 200;

std::string beginner_answer(const Table& t, int seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    return kit::action_text<Amsterdam>(t.rules, beginner_choice(t.rules, t.view(0), rng));
}
int times(const Table& t, std::string_view wanted) {
    int count = 0;
    for (int seed = 0; seed < kTries; ++seed) count += beginner_answer(t, seed) == wanted;
    return count;
}

TEST(AmsterdamBeginner, AlwaysUsesTheMarketInTheLastRound) {
    Table t(2);
    t.round(kLastRound).florins(0, 5);
    EXPECT_EQ(times(t, "market"), kTries);
}

TEST(AmsterdamBeginner, AlwaysTakesItsDockerHomeBeforeItsTurnEnds) {
    for (int seed = 0; seed < kTries; ++seed) {
        Table t(2);
        t.state.turn.blocks = 1;
        t.ship(0, "w1").aboard(0, "blue").supply(0, "pink grey x2").below(0, "114");
        t.amstel({kMouth, 1});
        while (t.waiting() == "0") t.play("0: " + beginner_answer(t, seed));
        EXPECT_EQ(t.points_of(0), 9) << seed;
    }
}

TEST(AmsterdamBeginner, EndsItsTurnWhenNothingIsGained) {
    Table t(2);
    t.state.turn.blocks = 1;
    t.round(kLastRound).amstel({kMouth, 1}).supply(0, "pink grey");
    EXPECT_EQ(times(t, "end"), kTries);
}

TEST(AmsterdamBeginner, AlwaysTakesTheCardThatPaysEveryRound) {
    Table t(2);
    t.round(2).taking_cards("005 090 097 117");
    EXPECT_EQ(times(t, "take 090"), kTries);
}

TEST(AmsterdamBeginner, TakesSometimesThisAndSometimesThatOfSimilarDice) {
    Table t(2);
    t.round(4).taking_dice({2, 3, 2, 5, 4, 2});
    std::set<std::string> answers;
    for (int seed = 0; seed < kTries; ++seed) answers.insert(beginner_answer(t, seed));
    EXPECT_GE(answers.size(), 3u);
}

TEST(AmsterdamBeginner, ChoosesLegallyAndByItsViewInRandomMatches) {
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        const int every = PAKHUIS_SANITIZED ? 20 : 4;
        expect_legal_by_view<Amsterdam>(rules_for(seats), seats, every, beginner_choice);
    }
}

TEST(AmsterdamBeginner, LosesMostMatchesToEasyAndBeatsGreedyAndRandom) {
    const Rules rules = rules_for(2);
    const int matches = PAKHUIS_SANITIZED ? 2 : 40;
    const auto against = [&](auto other) {
        return win_rate<Amsterdam>(rules, matches, beginner_choice, other);
    };
    const auto easy_bot = [](const Rules& r, const View& v, Rng& rng) {
        return easy_choice(r, v, rng);
    };
    if (!PAKHUIS_SANITIZED) {
        EXPECT_LE(against(easy_bot), 0.35);
    }
    EXPECT_GE(against(greedy_choice<Amsterdam>), 0.9);
    EXPECT_GE(against(random_choice<Amsterdam>), 0.9);
}

}  // namespace
}  // namespace pakhuis::bots
