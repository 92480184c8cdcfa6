// All kinds of bots: their choices are legal and fair and use no hidden facts.
#include <cmath>

#include "bots/carts/test_table.h"

namespace pakhuis::bots {
namespace {

// Calls check(state, seat, rng) at every decision of random matches.
template <class Check>
void ask_in_random_matches(const Rules& rules, int matches, Check&& check) {
    for (int m = 0; m < matches; ++m) {
        const int seed = m + 77;
        Rng rng(static_cast<std::uint64_t>(seed));
        int step = 0;
        play_match<Carts>(
            rules, rng,
            [&](Seat, const View& view, Rng& r) { return random_choice<Carts>(rules, view, r); },
            [&](const State& before, Seat actor, const Action&, const State&) {
                ++step;
                if (actor == kChance) return;
                SCOPED_TRACE("seed " + std::to_string(seed) + ", step " + std::to_string(step));
                check(before, actor, rng);
            });
    }
}

void expect_legal(const Rules& rules, const NamedBot& bot, const State& s, Seat seat, Rng& rng) {
    const Action action = bot.choose(rules, Carts::observe(rules, s, seat), rng);
    const Refusal refusal = Carts::refusal(rules, s, seat, action);
    EXPECT_EQ(refusal, nullptr) << bot.name << ": " << text_of(rules, action) << ": "
                                << refusal->sentence;
}

TEST(Bots, EveryBotChoosesLegallyAtEveryDecisionOfRandomMatches) {
    for (int seats = 2; seats <= kMaxPlayers; ++seats) {
        const Rules rules = rules_for(seats);
        for (const NamedBot& bot : kBots) {
            const int matches = bot.choose == kFlat.choose ? 1 : 20;
            ask_in_random_matches(rules, matches, [&](const State& s, Seat seat, Rng& rng) {
                expect_legal(rules, bot, s, seat, rng);
            });
        }
    }
}

// Hidden cards must not matter. Another deal that fits the view gives the same view, so the choice
// must be the same too.
TEST(Bots, EqualViewsAndSeedsGiveEqualActions) {
    const Rules rules = rules_for(3);
    int differing = 0;
    for (const NamedBot& bot : kBots) {
        const int matches = bot.choose == kFlat.choose ? 1 : 5;
        ask_in_random_matches(rules, matches, [&](const State& s, Seat seat, Rng& rng) {
            const View view = Carts::observe(rules, s, seat);
            const State other = Carts::sample(rules, view, rng);
            differing += other != s;
            const std::uint64_t seed = rng.next();
            Rng first(seed);
            Rng second(seed);
            const View again = Carts::observe(rules, other, seat);
            EXPECT_EQ(bot.choose(rules, view, first), bot.choose(rules, again, second)) << bot.name;
        });
    }
    EXPECT_GT(differing, 1000);
}

TEST(PlayMatch, ReportsEveryStepInOrderUpToTheStateItReturns) {
    const Rules rules = rules_for(4);
    Rng rng(5);
    State last = Carts::start(rules);
    const State end = play_match<Carts>(
        rules, rng, [&](Seat, const View& view, Rng& r) { return easy_choice(rules, view, r); },
        [&](const State& before, Seat actor, const Action& action, const State& after) {
            EXPECT_EQ(before, last);
            Carts::apply(rules, last, actor, action);
            EXPECT_EQ(after, last);
        });
    EXPECT_EQ(end, last);
    EXPECT_TRUE(Carts::waiting(rules, end).empty());
}

TEST(PlayMatch, CardsDontDependOnHowManyRandomNumbersABotUses) {
    const Rules rules = rules_for(2);
    std::array<State, 2> end;
    for (std::size_t wasted = 0; wasted < 2; ++wasted) {
        Rng rng(9);
        end[wasted] = play_match<Carts>(rules, rng, [&](Seat, const View& view, Rng& r) {
            for (std::size_t i = 0; i < wasted; ++i) r.next();
            Rng same(view.hand.lanes);
            return easy_choice(rules, view, same);
        });
    }
    EXPECT_EQ(end[0], end[1]);
}

TEST(Best, PicksEvenlyAmongEqualsAndAlwaysTheBetterItem) {
    std::array<int, 4> picked{};
    Rng rng(3);
    for (int i = 0; i < 3000; ++i) {
        Best<std::size_t, int> best(rng);
        best.meet(3, 1);
        for (std::size_t item = 0; item < 3; ++item) best.meet(item, 2);
        best.meet(3, 1);
        ++picked[best.item()];
    }
    EXPECT_EQ(picked[3], 0);
    for (std::size_t item = 0; item < 3; ++item) EXPECT_NEAR(picked[item], 1000, 130);  // 5 sigma
}

TEST(Random, ChoosesEachLegalActionEquallyOften) {
    const Rules rules = rules_for(2);
    const Cards hand = Cards::of(Card::kGreen, 3) + Cards::of(Card::kJoker, 2);
    const State s = set_position(rules, hand, kPlainRow, ContractSet::of(ContractId(0)));
    const View view = Carts::observe(rules, s, 0);
    ActionList<Carts> actions;
    Carts::legal(rules, s, 0, actions);
    std::array<int, Carts::kMaxActions> count{};
    const int per_action = 200;
    Rng rng(11);
    for (std::size_t i = 0; i < per_action * actions.size(); ++i) {
        const Action action = random_choice<Carts>(rules, view, rng);
        for (std::size_t a = 0; a < actions.size(); ++a) count[a] += action == actions[a];
    }
    double chi_square = 0;
    for (std::size_t a = 0; a < actions.size(); ++a) {
        const double off = count[a] - per_action;
        chi_square += off * off / per_action;
    }
    const double freedom = static_cast<double>(actions.size() - 1);
    ASSERT_GT(freedom, 20);
    EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom));
}

TEST(Greedy, ClaimsTheTrackWithTheMostPoints) {
    const Rules rules = rules_for(2);
    const Cards hand = Cards::of(Card::kGreen, 4) + Cards::of(Card::kOrange);
    State s = set_position(rules, hand, kPlainRow, ContractSet::of(ContractId(0)));
    for (const char* name : {"blauwbrug-munttoren", "begijnhof-leidsepoort"}) {
        give_track(rules, s, 1, name);
    }
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        EXPECT_EQ(answer(rules, kGreedy, s, seed), "claim haringpakkerstoren-oude-waal green x3");
    }
}

TEST(Greedy, PrefersAShortTrackThatCompletesAContract) {
    const Rules rules = rules_for(2);
    const ContractId dear = contract(rules, "nieuwe-waal-zuiderkerk");
    const Cards hand = Cards::of(Card::kGreen, 4) + Cards::of(Card::kBlue);
    State s = set_position(rules, hand, kPlainRow, ContractSet::of(dear));
    for (const char* name :
         {"nieuwe-waal-haringpakkerstoren-a", "haringpakkerstoren-korenmetershuisje",
          "korenmetershuisje-dam-a", "oude-kerk-waag", "waag-zuiderkerk"}) {
        give_track(rules, s, 0, name);
    }
    EXPECT_EQ(answer(rules, kGreedy, s), "claim oude-kerk-dam blue x1");
}

TEST(Flat, ChoosesLegallyAmongMoreActionsThanItHasRollouts) {
    const Rules rules = rules_for(2);
    State s = set_position(rules, kDeck - kPlainRow, kPlainRow, ContractSet::of(ContractId(0)));
    ActionList<Carts> actions;
    Carts::legal(rules, s, 0, actions);
    ASSERT_GT(actions.size(), kFlatRollouts);
    Rng rng(1);
    for (int i = 0; i < 5; ++i) expect_legal(rules, kFlat, s, 0, rng);
}

TEST(Flat, BeatsRandomInFourMatchesOfFive) {
    const BotResults results =
        play_against(rules_for(2), kFlat, kRandom, PAKHUIS_SANITIZED ? 10 : 30);
    EXPECT_GT(results.win_rate, 0.8);
}

}  // namespace
}  // namespace pakhuis::bots
