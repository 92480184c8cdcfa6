// Batches: what they promise to the caller.
#include "batch/batch.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <set>

#include "batch/test_match.h"
#include "batch/workers.h"
#include "kit/shelf_net.h"
#include "registry/visit_match.h"

namespace pakhuis::batch {
namespace {

BatchSetup setup_of(int matches, int threads = 1) {
    BatchSetup setup;
    setup.matches = matches;
    setup.threads = threads;
    setup.seed = 7;
    setup.parts = {.lists = true, .features = true, .action_features = true, .mask = true};
    return setup;
}

std::unique_ptr<Batch> batch_of(std::string_view game, int seats, const BatchSetup& setup) {
    auto batch = make_batch(*match_of_game(game, seats), setup);
    EXPECT_TRUE(batch.has_value()) << batch.error().text();
    return std::move(*batch);
}

int legal_count(const Batch& batch, std::size_t match) {
    return batch.arrays().first[match + 1] - batch.arrays().first[match];
}

// For each match a legal choice that depends on its number and on `turn` alone.
std::vector<std::int32_t> some_choices(const Batch& batch, int turn) {
    std::vector<std::int32_t> choices(static_cast<std::size_t>(batch.sizes().matches));
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const int n = static_cast<int>(mix64(i * 1000 + static_cast<std::size_t>(turn)) % 1000);
        choices[i] = n % legal_count(batch, i);
    }
    return choices;
}

class EveryGame : public testing::TestWithParam<const GameInfo*> {};

INSTANTIATE_TEST_SUITE_P(Batch, EveryGame, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id); });

TEST_P(EveryGame, EndsInTheSameStatesForAnyNumberOfThreads) {
    const int seats = GetParam()->max_seats;
    const auto one = batch_of(GetParam()->id, seats, setup_of(150, 1));
    const auto three = batch_of(GetParam()->id, seats, setup_of(150, 3));
    EXPECT_EQ(three->threads(), 3);
    for (int turn = 0; turn < 40; ++turn) {
        EXPECT_FALSE(one->step(some_choices(*one, turn)));
        EXPECT_FALSE(three->step(some_choices(*three, turn)));
    }
    EXPECT_EQ(one->digest(), three->digest());
    EXPECT_EQ(one->total_steps(), three->total_steps());
}

TEST_P(EveryGame, PlaysSeveralRandomDecisionsInOneCallAsOneByOne) {
    const int seats = GetParam()->max_seats;
    const auto once = batch_of(GetParam()->id, seats, setup_of(8));
    const auto often = batch_of(GetParam()->id, seats, setup_of(8));
    constexpr int kDecisions = 4000;  // some matches of each place
    ASSERT_FALSE(once->step_random(kDecisions));
    std::vector<std::int32_t> scores(once->arrays().score.size());
    std::vector<std::uint8_t> ended(8);
    for (int turn = 0; turn < kDecisions; ++turn) {
        ASSERT_FALSE(often->step_random(1));
        for (std::size_t i = 0; i < 8; ++i) {
            if (often->arrays().ended[i] == 0) continue;
            ended[i] = 1;
            for (std::size_t cell = i * scores.size() / 8; cell < (i + 1) * scores.size() / 8;
                 ++cell)
                scores[cell] = often->arrays().score[cell];
        }
    }
    EXPECT_EQ(once->digest(), often->digest());
    EXPECT_EQ(once->total_steps(), often->total_steps());
    EXPECT_EQ(once->total_matches(), often->total_matches());
    for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(once->arrays().ended[i], ended[i]);
    for (std::size_t i = 0; i < scores.size(); ++i) EXPECT_EQ(once->arrays().score[i], scores[i]);
}

TEST_P(EveryGame, TellsWhatABotWouldChooseWithoutChangingAnything) {
    const int seats = GetParam()->max_seats;
    BatchSetup bots = setup_of(40);
    bots.players.assign(static_cast<std::size_t>(seats), "easy");
    bots.players[0] = kAsked;
    const auto batch = batch_of(GetParam()->id, seats, bots);
    batch->step_random(20);
    const std::uint64_t before = batch->digest();
    std::vector<std::int32_t> advice(40), again(40);
    ASSERT_FALSE(batch->advise("easy", 5, advice));
    ASSERT_FALSE(batch->advise("easy", 5, again));
    EXPECT_EQ(advice, again);
    EXPECT_EQ(batch->digest(), before);
    for (std::size_t i = 0; i < 40; ++i) {
        EXPECT_GE(advice[i], 0);
        EXPECT_LT(advice[i], legal_count(*batch, i));
    }
    EXPECT_FALSE(batch->step(advice));
    EXPECT_EQ(batch->advise("nobody", 5, advice)->key, "unknown-player");
    EXPECT_EQ(batch->advise("easy", 5, std::span(advice).first(39))->key, "wrong-count");
}

// Where the seat decides again at once, its next view is known.
TEST_P(EveryGame, TellsTheViewAfterEachAction) {
    BatchSetup setup = setup_of(60);
    setup.parts.after = true;
    const auto batch = batch_of(GetParam()->id, GetParam()->max_seats, setup);
    const auto width = static_cast<std::size_t>(batch->sizes().features);
    const BatchArrays& told = batch->arrays();
    int compared = 0;
    for (int turn = 0; turn < 80; ++turn) {
        ASSERT_EQ(told.after.size(), told.ids.size() * width);
        const auto choices = some_choices(*batch, turn);
        std::vector<std::vector<Feature>> after;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const auto row = static_cast<std::size_t>(told.first[i] + choices[i]);
            const auto items = told.after.items.subspan(row * width, width);
            after.emplace_back(items.begin(), items.end());
        }
        const std::vector<std::int32_t> steps(told.steps.items.begin(), told.steps.items.end());
        const std::vector<std::uint8_t> seats(told.seat.items.begin(), told.seat.items.end());
        ASSERT_FALSE(batch->step(choices));
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const bool at_once = told.steps[i] == steps[i] + 1 && told.ended[i] == 0;
            if (!at_once || told.seat[i] != seats[i]) continue;
            const auto now = told.features.items.subspan(i * width, width);
            ASSERT_TRUE(std::ranges::equal(now, after[i])) << i << ", " << turn;
            ++compared;
        }
    }
    // In carts chance comes between all decisions of a seat.
    EXPECT_TRUE(compared > 20 || GetParam()->id == "carts");
}

TEST_P(EveryGame, DependsOnTheSeedAndOnTheNumberOfAMatchAlone) {
    const int seats = GetParam()->max_seats;
    const auto few = batch_of(GetParam()->id, seats, setup_of(3));
    const auto many = batch_of(GetParam()->id, seats, setup_of(70));
    for (int turn = 0; turn < 20; ++turn) {
        few->step(some_choices(*few, turn));
        many->step(some_choices(*many, turn));
    }
    for (int i = 0; i < 3; ++i) EXPECT_EQ(few->match(i)->hash(), many->match(i)->hash());
    const std::uint64_t before = few->digest();
    few->reset(8);
    for (int turn = 0; turn < 20; ++turn) few->step(some_choices(*few, turn));
    EXPECT_NE(few->digest(), before);
    few->reset(7);
    for (int turn = 0; turn < 20; ++turn) few->step(some_choices(*few, turn));
    EXPECT_EQ(few->digest(), before);
}

TEST_P(EveryGame, ListsTheLegalActionsOfTheSeatThatDecides) {
    const auto batch = batch_of(GetParam()->id, GetParam()->max_seats, setup_of(5));
    batch->step_random(30);
    for (int i = 0; i < 5; ++i) {
        const auto match = batch->match(i);
        const Seat seat = batch->arrays().seat[static_cast<std::size_t>(i)];
        EXPECT_EQ(match->waiting().lowest(), seat);
        EXPECT_EQ(match->legal(seat), batch->action_texts(i));
        EXPECT_EQ(legal_count(*batch, static_cast<std::size_t>(i)),
                  static_cast<int>(match->legal(seat).size()));
    }
}

TEST_P(EveryGame, DoesTheChosenActionByItsPlaceAndByItsId) {
    const auto by_place = batch_of(GetParam()->id, GetParam()->max_seats, setup_of(40));
    const auto by_id = batch_of(GetParam()->id, GetParam()->max_seats, setup_of(40));
    for (int turn = 0; turn < 25; ++turn) {
        const auto choices = some_choices(*by_place, turn);
        std::vector<std::int32_t> ids;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const auto at = by_id->arrays().first[i] + choices[i];
            ids.push_back(by_id->arrays().ids[static_cast<std::size_t>(at)]);
        }
        const auto before = by_place->match(0);
        const Seat seat = by_place->arrays().seat[0];
        const std::string text = by_place->action_texts(0)[static_cast<std::size_t>(choices[0])];
        EXPECT_TRUE(before->check(seat, text).has_value()) << text;
        EXPECT_FALSE(by_place->step(choices));
        EXPECT_FALSE(by_id->step_ids(ids));
    }
    EXPECT_EQ(by_place->digest(), by_id->digest());
}

TEST_P(EveryGame, MasksTheIdsOfTheListAndNoOthers) {
    const auto batch = batch_of(GetParam()->id, GetParam()->max_seats, setup_of(20));
    batch->step_random(25);
    const BatchArrays& told = batch->arrays();
    const auto ids = static_cast<std::size_t>(batch->sizes().action_ids);
    for (std::size_t i = 0; i < 20; ++i) {
        const auto mask = told.mask.items.subspan(i * ids, ids);
        const int legal = legal_count(*batch, i);
        EXPECT_EQ(std::count(mask.begin(), mask.end(), 1), legal);
        for (int k = 0; k < legal; ++k) {
            const auto at = static_cast<std::size_t>(told.first[i] + k);
            EXPECT_EQ(mask[static_cast<std::size_t>(told.ids[at])], 1);
        }
    }
}

TEST_P(EveryGame, WritesTheFeaturesOfTheDecidingSeatsView) {
    const auto batch = batch_of(GetParam()->id, GetParam()->max_seats, setup_of(6));
    batch->step_random(30);
    for (int i = 0; i < 6; ++i) {
        const auto match = batch->match(i);
        visit_match(*match, [&]<Game G>(const TypedMatch<G>& typed) {
            const auto at = static_cast<std::size_t>(i);
            const auto view =
                G::observe(typed.clockless_rules(), typed.game_state(), batch->arrays().seat[at]);
            std::vector<Feature> wanted(G::kFeatures);
            FeatureRow row(wanted.data());
            G::features(typed.clockless_rules(), view, row);
            const auto told = batch->arrays().features.items.subspan(at * G::kFeatures,
                                                                     std::size_t{G::kFeatures});
            EXPECT_TRUE(std::equal(wanted.begin(), wanted.end(), told.begin()));
        });
    }
}

TEST_P(EveryGame, BeginsFinishedMatchesAnewAndTellsTheirResults) {
    const auto batch = batch_of(GetParam()->id, GetParam()->max_seats, setup_of(8));
    const auto seats = static_cast<std::size_t>(batch->sizes().seats);
    int ended = 0;
    for (int turn = 0; ended < 3 && turn < 20'000; ++turn) {
        batch->step(some_choices(*batch, turn));
        for (std::size_t i = 0; i < 8; ++i) {
            const auto shares = batch->arrays().share.items.subspan(i * seats, seats);
            const float sum = std::accumulate(shares.begin(), shares.end(), 0.0F);
            if (batch->arrays().ended[i] == 0) {
                EXPECT_EQ(sum, 0.0F);
                continue;
            }
            ++ended;
            EXPECT_NEAR(sum, 1.0F, 1e-5F);
            EXPECT_FALSE(batch->match(static_cast<int>(i))->waiting().empty());
            EXPECT_GT(legal_count(*batch, i), 0);
        }
    }
    EXPECT_EQ(batch->total_matches(), static_cast<std::uint64_t>(ended));
    EXPECT_GE(ended, 3);
}

TEST_P(EveryGame, RefusesAnIllegalChoiceAndDoesNothing) {
    const auto batch = batch_of(GetParam()->id, GetParam()->max_seats, setup_of(70));
    batch->step_random(5);
    const std::uint64_t before = batch->digest();
    for (const std::int32_t wrong : {-1, 1'000'000, legal_count(*batch, 66)}) {
        auto choices = some_choices(*batch, 0);
        choices[66] = wrong;
        const auto problem = batch->step(choices);
        ASSERT_TRUE(problem);
        EXPECT_EQ(problem->key, "not-legal");
        EXPECT_EQ(problem->place, "match 66");
        EXPECT_TRUE(batch->step_ids(std::vector<std::int32_t>(70, wrong)));
    }
    EXPECT_EQ(batch->step(std::vector<std::int32_t>(69))->key, "wrong-count");
    EXPECT_EQ(batch->digest(), before);
}

TEST(Batch, LetsBotsPlayTheOtherSeatsWhichRotate) {
    BatchSetup setup = setup_of(9);
    setup.players = {"", "greedy", "random"};
    const auto batch = batch_of("carts", 3, setup);
    for (std::size_t i = 0; i < 9; ++i) {
        EXPECT_EQ(batch->arrays().player[i], 0);
        EXPECT_EQ(batch->arrays().seat[i], i % 3);
    }
    std::set<int> seats;
    for (int turn = 0; turn < 400; ++turn) {
        batch->step(some_choices(*batch, turn));
        EXPECT_EQ(batch->arrays().player[0], 0);
        seats.insert(batch->arrays().seat[0]);
    }
    EXPECT_EQ(seats.size(), 3U);
    EXPECT_GE(batch->total_matches(), 9U);
}

// greedy beats a random player nearly always; the columns are the players', not the seats'.
TEST(Batch, TellsResultsByPlayer) {
    BatchSetup setup = setup_of(16);
    setup.players = {"", "greedy"};
    const auto batch = batch_of("carts", 2, setup);
    float asked = 0;
    float bot = 0;
    for (int turn = 0; turn < 300; ++turn) {
        batch->step_random(1);
        for (std::size_t i = 0; i < 16; ++i) {
            asked += batch->arrays().share[2 * i];
            bot += batch->arrays().share[2 * i + 1];
        }
    }
    EXPECT_GT(bot, 4 * asked);
    EXPECT_GT(bot, 10);
}

TEST(Batch, BeginsAtThePositionItIsGiven) {
    auto match = match_of_game("carts", 2);
    Rng rng(3);
    while (match->waiting().has(kChance)) {
        ASSERT_TRUE(match->act(kChance, match->sample_chance(rng)));
    }
    auto batch = make_batch(*match, setup_of(4));
    ASSERT_TRUE(batch);
    for (int i = 0; i < 4; ++i) EXPECT_EQ((*batch)->match(i)->hash(), match->hash());
}

TEST(Batch, TellsWhyASetupIsNotPossible) {
    const auto match = match_of_game("carts", 2);
    const auto key_of = [&](const BatchSetup& setup) {
        const auto made = make_batch(*match, setup);
        return made ? std::string("made") : made.error().key;
    };
    BatchSetup setup = setup_of(0);
    EXPECT_EQ(key_of(setup), "wrong-count");
    setup.matches = 1;
    setup.players = {""};
    EXPECT_EQ(key_of(setup), "wrong-count");
    setup.players = {"", "nobody"};
    EXPECT_EQ(key_of(setup), "unknown-player");
    setup.players = {"easy", "easy"};
    EXPECT_EQ(key_of(setup), "nobody-asked");
    setup.players = {"", "easy"};
    EXPECT_EQ(key_of(setup), "made");
}

// Whether this machine has a GPU or not.
TEST(Batch, LetsOnlyBotsWithoutANetPlayOnAGpu) {
    const auto match = match_of_game("carts", 2);
    BatchSetup setup = setup_of(4);
    setup.device = Device::kGpu;
    for (const char* bot : {"medium", "hard", "expert"}) {
        setup.players = {"", bot};
        EXPECT_EQ(make_batch(*match, setup).error().text(),
                  "players: '" + std::string(bot) +
                      "' plays by a net, and no net plays on a GPU. (bot-not-on-gpu)");
    }
}

TEST_P(EveryGame, HasPlayersWithANet) {
    const auto match = match_of_game(GetParam()->id, GetParam()->max_seats);
    const auto digest_of = [&](int threads) {
        BatchSetup setup = setup_of(70, threads);
        setup.players.assign(static_cast<std::size_t>(GetParam()->max_seats), "medium");
        setup.players[0] = "";
        const auto batch = make_batch(*match, setup);
        for (int turn = 0; turn < 4; ++turn) (*batch)->step(some_choices(**batch, turn));
        return (*batch)->digest();
    };
    const std::uint64_t as_easy = digest_of(1);
    const kit::ShelfNet net(*match);
    EXPECT_EQ(digest_of(1), digest_of(3));
    EXPECT_NE(digest_of(1), as_easy);
}

TEST(Batch, KeepsFormerItemsForWhoeverHoldsTheirOwner) {
    const auto batch = batch_of("carts", 2, setup_of(64));
    const Column<std::int32_t> held = batch->arrays().ids;
    const std::size_t size = held.size();
    for (int turn = 0; turn < 30; ++turn) batch->step(some_choices(*batch, turn));
    EXPECT_GT(batch->arrays().ids.size(), size);
    std::int32_t sum = 0;  // under sanitizers this reads freed memory if nobody kept it
    for (const std::int32_t id : held.items) sum += id;
    EXPECT_GE(sum, 0);
}

TEST(Workers, DoEachPieceOnce) {
    Workers workers(4);
    for (const std::size_t pieces : {0U, 1U, 3U, 1000U}) {
        std::vector<std::atomic<int>> done(pieces);
        workers.share(pieces, [&](std::size_t i) { ++done[i]; });
        for (const auto& times : done) EXPECT_EQ(times, 1);
    }
}

}  // namespace
}  // namespace pakhuis::batch
