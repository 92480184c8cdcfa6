// The arena: results follow from setup and seed alone.
#include "arena/arena.h"

#include <gtest/gtest.h>
#include <set>

#include "arena/bots.h"
#include "arena/plot.h"
#include "kit/shelf_net.h"

namespace pakhuis::arena {
namespace {

const std::atomic<bool> kNever = false;

std::unique_ptr<Match> start_of(std::string_view game, int seats,
                                const codec::TextPairs& options = {}) {
    auto match = start_match({std::string(game), seats, options, {}});
    EXPECT_TRUE(match) << match.error().text();
    return std::move(*match);
}

ArenaSetup setup_of(const std::vector<std::string>& bots, std::int64_t matches, int threads = 1) {
    ArenaSetup out;
    out.bots = bots;
    out.matches = matches;
    out.threads = threads;
    out.seed = 5;
    return out;
}

std::unique_ptr<Arena> arena_of(const Match& start, const ArenaSetup& setup) {
    auto arena = Arena::make(start, setup);
    EXPECT_TRUE(arena) << arena.error().text();
    return std::move(*arena);
}

Totals played(const Match& start, const ArenaSetup& setup, std::int64_t round) {
    const auto arena = arena_of(start, setup);
    while (!arena->finished()) arena->play(round, kNever);
    return arena->totals();
}

class ArenaOf : public testing::TestWithParam<const GameInfo*> {};

INSTANTIATE_TEST_SUITE_P(Arena, ArenaOf, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id); });

TEST_P(ArenaOf, TotalsAreTheSameForAnyThreadsAndRounds) {
    const auto start = start_of(GetParam()->id, GetParam()->min_seats);
    const Totals one = played(*start, setup_of({"random", "greedy"}, 12), 1);
    EXPECT_GE(one.matches, 12);
    EXPECT_EQ(played(*start, setup_of({"random", "greedy"}, 12, 3), 7), one);
}

// Plays a match of bots again with the chance of a real table.
TEST_P(ArenaOf, ChanceIsThatOfARealTableWithTheSameSecret) {
    const auto start = start_of(GetParam()->id, GetParam()->max_seats);
    const auto player = batch::make_player(*start);
    const HashKey secret{3, 4};
    const std::vector<std::string> bots(static_cast<std::size_t>(GetParam()->max_seats), "random");
    batch::PlayedMatch match;
    player->play_deal(bots, secret, match);
    const auto table = start->clone();
    StreamUses uses{};
    for (const auto& step : match.steps) {
        const std::string text = player->text(step.action);
        if (step.actor == kChance) {
            ASSERT_EQ(text, table->pick_chance(secret, uses));
        }
        ASSERT_TRUE(table->act(step.actor, text)) << text;
    }
    EXPECT_EQ(table->hash(), match.hash);
}

TEST(Arena, DealsTheSameCardsToOtherBots) {
    const auto start = start_of("carts", 2);
    const auto player = batch::make_player(*start);
    batch::PlayedMatch one, two;
    player->play_deal({"random", "greedy"}, {3, 4}, one);
    player->play_deal({"easy", "random"}, {3, 4}, two);
    ASSERT_NE(one.hash, two.hash);
    std::size_t same = 0;
    for (; one.steps[same].actor == kChance; ++same) {
        EXPECT_EQ(one.steps[same].action, two.steps[same].action) << same;
    }
    EXPECT_GE(same, 4u) << "cards are dealt before the first decision";
}

// A bot's own numbers depend on its seat and the deal.
TEST(Arena, GivesABotTheSameDiceWhateverOthersDraw) {
    const auto start = start_of("amsterdam", 2);
    const auto player = batch::make_player(*start);
    batch::PlayedMatch one, two, other;
    player->play_deal({"random", "random"}, {3, 4}, one);
    player->play_deal({"random", "random"}, {3, 4}, two);
    player->play_deal({"random", "random"}, {3, 5}, other);
    EXPECT_EQ(one.hash, two.hash);
    EXPECT_NE(one.hash, other.hash);
}

TEST(Arena, PlaysLiveAuctionsByTheirClock) {
    const auto start = start_of("merchants", 3, {{"auction", "live"}});
    const Totals totals = played(*start, setup_of({"easy", "random", "random"}, 6), 6);
    EXPECT_EQ(totals.won[0] + totals.won[1], kWin * totals.matches);
}

TEST(Arena, GivesSearchesTheIterationsOfTheirName) {
    const auto start = start_of("carts", 2);
    const kit::ShelfNet net(*start);
    const ArenaSetup setup = setup_of({"hard:2", "hard:24", "medium"}, 12);
    const Totals totals = played(*start, setup, 12);
    EXPECT_EQ(played(*start, setup, 5), totals);
    EXPECT_NE(totals.score[0], totals.score[1]);
}

TEST(Arena, GoesOnFromItsTextAsIfNothingHadHappened) {
    const auto start = start_of("carts", 2);
    const ArenaSetup setup = setup_of({"easy", "greedy", "random"}, 60);
    const Totals whole = played(*start, setup, 60);
    const auto first = arena_of(*start, setup);
    first->play(20, kNever);
    ASSERT_FALSE(first->finished());
    const auto second = arena_of(*start, setup);
    const auto loaded = second->load(first->save());
    ASSERT_TRUE(loaded) << loaded.error().text();
    EXPECT_EQ(second->totals(), first->totals());
    while (!second->finished()) second->play(11, kNever);
    EXPECT_EQ(second->totals(), whole);
    EXPECT_EQ(second->standing().json().dump(), [&] {
        const auto third = arena_of(*start, setup);
        while (!third->finished()) third->play(1, kNever);
        return third->standing().json().dump();
    }());
}

TEST(Arena, KeepsWholeDealsAloneWhenItIsStopped) {
    const auto start = start_of("carts", 2);
    const ArenaSetup setup = setup_of({"random", "greedy"}, 1000);
    const auto arena = arena_of(*start, setup);
    std::atomic<bool> stop = false;
    arena->play(1000, stop, [&](std::int64_t matches) { stop = matches >= 7; });
    EXPECT_EQ(arena->totals().deals, 3);
    EXPECT_EQ(arena->totals().matches, 6);
    stop = false;
    while (!arena->finished()) arena->play(100, stop);
    EXPECT_EQ(arena->totals(), played(*start, setup, 1000));
}

TEST(Arena, EndsWhereAllIntervalsAreNarrowHoweverItWasPlayed) {
    const auto start = start_of("carts", 2);
    ArenaSetup setup = setup_of({"random", "greedy"}, 100'000);
    setup.until = 0.1;
    const auto arena = arena_of(*start, setup);
    while (!arena->finished()) arena->play(1000, kNever);
    EXPECT_LT(arena->totals().matches, 2000);
    EXPECT_LE(arena->standing().width(), 0.1);
    EXPECT_EQ(arena->expected_matches(), arena->totals().matches);
    EXPECT_EQ(played(*start, setup, 5), arena->totals());
    const auto again = arena_of(*start, setup);
    ASSERT_TRUE(again->load(arena->save()));
    EXPECT_TRUE(again->finished());
}

TEST(Arena, SharesAddUpAndTheStrongerBotWins) {
    const auto start = start_of("carts", 3);
    const auto arena = arena_of(*start, setup_of({"easy", "greedy", "random"}, 60));
    while (!arena->finished()) arena->play(60, kNever);
    const Standing standing = arena->standing();
    double sum = 0;
    for (const BotStanding& bot : standing.bots) {
        sum += bot.share.value;
        EXPECT_LE(bot.share.low, bot.share.value);
        EXPECT_GE(bot.share.high, bot.share.value);
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_GT(standing.bots[0].share.low, standing.fair_share);
    EXPECT_GT(standing.bots[0].rating->value, standing.bots[2].rating->value);
    EXPECT_EQ(standing.pairs.size(), 3u);
}

TEST(Arena, CountsARivalWithoutASeat) {
    const auto start = start_of("amsterdam", 1);
    const auto arena = arena_of(*start, setup_of({"easy", "random"}, 20));
    while (!arena->finished()) arena->play(20, kNever);
    const Standing standing = arena->standing();
    ASSERT_EQ(standing.bots.size(), 3u);
    EXPECT_EQ(standing.bots[2].name, "TOM");
    EXPECT_NEAR(standing.bots[0].share.value + standing.bots[1].share.value +
                    2 * standing.bots[2].share.value,
                2, 1e-9);
    EXPECT_EQ(standing.pairs.size(), 2u) << "bots that play alone don't meet";
    EXPECT_GT(standing.bots[0].rating->value, standing.bots[1].rating->value);
}

TEST(Arena, RefusesSetupsThatSayNothing) {
    const auto start = start_of("carts", 3);
    const auto key = [&](const ArenaSetup& setup) {
        return Arena::make(*start, setup).error().key;
    };
    EXPECT_EQ(key(setup_of({"easy"}, 100)), "wrong-count");
    EXPECT_EQ(key(setup_of({"easy", "easy", "easy"}, 100)), "wrong-count");
    EXPECT_EQ(key(setup_of({"easy", "easy"}, 100)), "doubled-bot");
    EXPECT_EQ(key(setup_of({"easy", "random", "greedy"}, 3)), "wrong-count") << "one deal";
    EXPECT_EQ(key(setup_of({"easy", "random"}, kMostMatches + 1)), "wrong-count");
    ArenaSetup anchored = setup_of({"easy", "random"}, 100);
    anchored.anchor = "greedy";
    EXPECT_EQ(key(anchored), "unknown-player");
}

TEST(Arena, RefusesTheTextOfAnotherArena) {
    const auto start = start_of("carts", 2);
    const auto saved = [&] {
        const auto arena = arena_of(*start, setup_of({"easy", "random"}, 20));
        arena->play(20, kNever);
        return arena->save();
    }();
    const auto place = [&](const Match& here, const ArenaSetup& setup, const std::string& text) {
        const auto loaded = arena_of(here, setup)->load(text);
        EXPECT_FALSE(loaded);
        return loaded ? "" : loaded.error().key + " " + loaded.error().place;
    };
    ArenaSetup setup = setup_of({"easy", "random"}, 20);
    EXPECT_EQ(place(*start, setup_of({"easy", "greedy"}, 20), saved), "other-arena bots");
    EXPECT_EQ(place(*start_of("venise", 2), setup, saved), "other-arena game");
    EXPECT_EQ(place(*start_of("carts", 3), setup, saved), "other-arena seats");
    EXPECT_EQ(place(*start, setup_of({"easy", "random"}, 18), saved), "other-arena matches");
    setup.seed = 6;
    EXPECT_EQ(place(*start, setup, saved), "other-arena seed");
    setup.seed = 5;
    EXPECT_EQ(place(*start, setup, saved.substr(0, 50)).substr(0, 8), "not-json");
    std::string wrong = saved;
    wrong.replace(wrong.find("\"won\":["), 7, "\"won\":[1,");
    EXPECT_EQ(place(*start, setup, wrong), "wrong-count totals");
}

TEST(ArenaBots, AreReadByName) {
    EXPECT_EQ(*read_bots("easy,random"), (std::vector<std::string>{"easy", "random"}));
    EXPECT_EQ(read_bots("easy,nobody").error().key, "unknown-player");
    EXPECT_EQ(read_bots("").error().key, "unknown-player");
    EXPECT_EQ(read_bots("easy,").error().key, "unknown-player");
    EXPECT_EQ(*read_bots("hard:400,expert:50ms"),
              (std::vector<std::string>{"hard:400", "expert:50ms"}));
    EXPECT_EQ(read_bots("easy:200,random").error().text(),
              "--bots: 'easy' does not search: write the name alone. (no-search)");
    EXPECT_EQ(read_bots("medium:200").error().key, "no-search");
    for (const char* bad : {"hard:", "hard:2x", "hard:0", "hard:ms", "hard:12345678", "hard:-1"}) {
        EXPECT_EQ(read_bots(bad).error().key, "bad-option") << bad;
    }
    EXPECT_EQ(read_bots("me:5").error().key, "unknown-player");
    std::string many = "easy";
    for (std::size_t i = 0; i < kMostBots; ++i) many += ",easy";
    EXPECT_EQ(read_bots(many).error().key, "wrong-count");
}

TEST(ArenaPlot, ShowsEachBotOnce) {
    const auto start = start_of("carts", 2);
    const auto arena = arena_of(*start, setup_of({"easy", "random"}, 20));
    arena->play(20, kNever);
    const std::string svg = plot_svg(arena->standing(), "Carts & <more>", "20 matches");
    EXPECT_NE(svg.find("Carts &amp; &lt;more>"), std::string::npos);
    std::size_t dots = 0;
    for (std::size_t at = 0; (at = svg.find("<circle", at)) != svg.npos; ++at) ++dots;
    EXPECT_EQ(dots, 4u) << "share and rating";
    for (const char* never : {"nan", "inf", "-0.0"}) EXPECT_EQ(svg.find(never), svg.npos) << never;
}

}  // namespace
}  // namespace pakhuis::arena
