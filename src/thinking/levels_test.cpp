// What the levels that play by a net choose, and what they tell of it.
#include <gtest/gtest.h>
#include <set>

#include "thinking/mind.h"
#include "thinking/test_start.h"
#include "thinking/thinking.h"

namespace pakhuis::thinking {
namespace {

TEST(Levels, AreNamesOfBots) {
    for (const std::string_view level : kLevels) EXPECT_TRUE(read_bot(level)) << level;
}

// That `medium` takes the action with the best of rate(view, legal, rng), at many decisions; `rng`
// is the generator with which it chooses.
template <class Rate>
void expect_the_best(const TestStart<Carts>& start, const Rate& rate) {
    Mind<Carts> mind(start.rules(), start.net);
    int seen = 0;
    walk_decisions<Carts>(start.rules(), 1, [&](const carts::View& view) {
        const auto legal = legal_in<Carts>(start.rules(), view);
        if (legal.size() < 2 || ++seen > 60) return;
        Rng rng(static_cast<std::uint64_t>(seen));
        const std::vector<std::int32_t> rated = rate(view, legal, rng);
        rng = Rng(static_cast<std::uint64_t>(seen));
        const auto choice = mind.choose({"medium"}, view, rng).action;
        const auto best = std::max_element(rated.begin(), rated.end()) - rated.begin();
        EXPECT_EQ(choice, legal[static_cast<std::size_t>(best)]);
    });
    EXPECT_GT(seen, 30);
}

TEST(Levels, MediumTakesTheActionThatItsNetRatesBest) {
    const TestStart<Carts> start(3);
    const auto said = std::make_unique<nets::Evaluation<Carts>>(*start.net);
    expect_the_best(start, [&](const carts::View& view, const auto& legal, Rng&) {
        std::vector<std::int32_t> logits(legal.size());
        said->look(start.rules(), view);
        said->logits(start.rules(), legal, logits.data());
        return logits;
    });
}

TEST(Levels, MediumTakesWhatIsWorthMostAfterwardsByANetWithoutLogits) {
    const TestStart<Carts> start(3, true);
    const auto said = std::make_unique<nets::Evaluation<Carts>>(*start.net);
    expect_the_best(start, [&](const carts::View& view, const auto& legal, Rng& rng) {
        Carts::sample(start.rules(), view, rng);  // for the list of legal actions
        const carts::State state = Carts::sample(start.rules(), view, rng);
        std::vector<std::int32_t> worth;
        for (const carts::Action& action : legal) {
            carts::State next = state;
            Carts::apply(start.rules(), next, view.viewer, action);
            said->look(start.rules(), Carts::observe(start.rules(), next, view.viewer));
            worth.push_back(said->value(0));
        }
        return worth;
    });
}

// With random weights few prices are all but certain.
TEST(Levels, DrawSealedPricesAndNothingElse) {
    const TestStart<Merchants> start(3);
    Mind<Merchants> mind(start.rules(), start.net);
    int sealed = 0, open = 0, drawn = 0;
    walk_decisions<Merchants>(start.rules(), 2, [&](const merchants::View& view) {
        const auto legal = legal_in<Merchants>(start.rules(), view);
        if (legal.size() < 2) return;
        const bool price = legal[0].verb == merchants::Verb::kBid;
        if (++(price ? sealed : open) > 20) return;
        std::set<std::string> chosen;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Rng rng(seed);
            const auto action = mind.choose({"medium"}, view, rng).action;
            ActionText text;
            Merchants::write(start.rules(), action, text);
            chosen.emplace(text.view());
        }
        EXPECT_TRUE(price || chosen.size() == 1);
        drawn += chosen.size() > 1;
    });
    EXPECT_GT(open, 5);
    EXPECT_GT(sealed, 5);
    EXPECT_GT(drawn, 5);
}

TEST(Levels, PlayAsEasyDoesWithoutANet) {
    const auto match = *start_match({"carts", 2, {}, {}});
    Rng rng(3);
    for (int decisions = 0; decisions < 30;) {
        const Seat actor = match->waiting().lowest();
        if (actor == kChance) {
            match->act(actor, match->sample_chance(rng));
            continue;
        }
        ++decisions;
        const auto by = [&](std::string_view bot) {
            Rng own(static_cast<std::uint64_t>(decisions));
            return choose(*match, bot, actor, own);
        };
        // Only if the program has a net does `medium` differ from `easy`.
        if (why_easy(*match, "medium")) {
            for (const char* bot : {"medium", "hard", "expert"}) EXPECT_EQ(by(bot), by("easy"));
        }
        match->act(actor, by("easy"));
    }
}

// The number of times that a search asks whether it should stop.
struct Questions {
    int asked = 0;
    int allowed = 1'000'000;

    Pace pace(int effort = 100) {
        return {effort,
                [](void* context) {
                    auto& self = *static_cast<Questions*>(context);
                    return ++self.asked > self.allowed;
                },
                this};
    }
};

class SearchingLevels : public testing::Test {
  protected:
    SearchingLevels() {
        walk_decisions<Carts>(start_.rules(), 4, [&](const carts::View& view) {
            if (legal_in<Carts>(start_.rules(), view).size() > 8) free_ = view;
        });
    }
    auto choose(const Bot& bot, const carts::View& view, const Pace& pace) {
        Rng rng(1);
        return mind_.choose(bot, view, rng, pace);
    }

    const TestStart<Carts> start_{2};
    Mind<Carts> mind_{start_.rules(), start_.net};
    carts::View free_{};
};

TEST_F(SearchingLevels, DoTheIterationsOfTheirNameOrOfTheirBudget) {
    const auto iterations = [&](const Bot& bot) {
        Questions questions;
        EXPECT_FALSE(choose(bot, free_, questions.pace()).hurried);
        return questions.asked * search::kIterationsBetweenStops;
    };
    EXPECT_NEAR(iterations({"hard", 80}), 80, 24);
    EXPECT_NEAR(iterations({"expert", 160}), 160, 40);
    const int usual = iterations_of("hard", "carts");
    EXPECT_NEAR(iterations({"hard"}), usual, usual / 5);
}

TEST_F(SearchingLevels, TellIfTheyWereAllowedLess) {
    Questions calm, busy, short_of_time{0, 2};
    EXPECT_FALSE(choose({"hard", 80}, free_, calm.pace()).hurried);
    EXPECT_TRUE(choose({"hard", 80}, free_, busy.pace(50)).hurried);
    EXPECT_LT(busy.asked, calm.asked);
    EXPECT_TRUE(choose({"hard", 80}, free_, short_of_time.pace()).hurried);
    EXPECT_EQ(short_of_time.asked, 3);
}

TEST(Levels, AnswerAForcedDecisionAtOnce) {
    const TestStart<Venise> start(2);
    Mind<Venise> mind(start.rules(), start.net);
    int forced = 0;
    walk_decisions<Venise>(start.rules(), 4, [&](const venise::View& view) {
        const auto legal = legal_in<Venise>(start.rules(), view);
        if (legal.size() > 1) return;
        ++forced;
        for (const std::string_view level : kLevels) {
            Questions questions{0, 0};
            Rng rng(1);
            const auto choice = mind.choose({level}, view, rng, questions.pace(10));
            EXPECT_EQ(choice.action, legal[0]);
            EXPECT_FALSE(choice.hurried) << level;
            EXPECT_EQ(questions.asked, 0);
        }
    });
    EXPECT_GT(forced, 3);
}

TEST_F(SearchingLevels, ChooseTheSameWhateverWasThoughtBefore) {
    std::vector<carts::View> views;
    walk_decisions<Carts>(start_.rules(), 5, [&](const carts::View& view) {
        if (views.size() < 12) views.push_back(view);
    });
    for (const carts::View& view : views) {
        Mind<Carts> fresh(start_.rules(), start_.net);
        Rng one(7), two(7);
        EXPECT_EQ(fresh.choose({"hard", 30}, view, one).action,
                  mind_.choose({"hard", 30}, view, two).action);
        mind_.choose({"expert", 40}, view, two);
    }
}

}  // namespace
}  // namespace pakhuis::thinking
