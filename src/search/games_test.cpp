// The search on the four games: legal and honest choices for every number of seats, set positions.
#include <gtest/gtest.h>

#include "bots/carts/test_table.h"
#include "search/carts/likelihood.h"
#include "search/test_policy.h"
#include "search/tree.h"

namespace pakhuis::search {
namespace {

template <Game G>
using ByScore = Judge<ScoreValues<G>, EvenPriors<G>>;
template <Game G>
using ByEasy = Judge<PlayoutValues<G, EasyPolicy>, PolicyPriors<G, EasyPolicy>>;

// Small trees: their making costs more than their use here.
Shape small(Keys keys) {
    Shape shape;
    shape.nodes = 256;
    shape.edges = 8192;
    shape.keys = keys;
    return shape;
}

template <class G>
class EveryGame : public testing::Test {};
using Games = testing::Types<Carts, Venise, Merchants, Amsterdam>;
TYPED_TEST_SUITE(EveryGame, Games);

// The kit compares with another deal that looks the same.
TYPED_TEST(EveryGame, ChoosesLegallyAndByTheViewAloneForEveryNumberOfSeats) {
    using G = TypeParam;
    for (int seats = G::kInfo.min_seats; seats <= G::kInfo.max_seats; ++seats) {
        const auto rules = rules_with<G>(seats);
        for (const Keys keys : {Keys::kViews, Keys::kPaths}) {
            bots::expect_legal_by_view<G>(
                rules, seats, 12, [&](const auto& r, const auto& view, Rng& rng) {
                    Tree<G, ByScore<G>> tree(r, {}, small(keys));
                    return tree.choose(view, {.iterations = 20}, rng.next());
                });
        }
    }
}

TYPED_TEST(EveryGame, PlaysOutWithItsPolicyByTheViewAlone) {
    using G = TypeParam;
    const auto rules = rules_with<G>(G::kInfo.max_seats);
    bots::expect_legal_by_view<G>(rules, 5, 40, [](const auto& r, const auto& view, Rng& rng) {
        Tree<G, ByEasy<G>> tree(r, {}, small(Keys::kViews));
        return tree.choose(view, {.iterations = 4}, rng.next());
    });
}

TYPED_TEST(EveryGame, KeepsItsTreeWithinATurn) {
    using G = TypeParam;
    const auto rules = rules_with<G>(G::kInfo.min_seats);
    Tree<G, ByScore<G>> tree(rules, {}, small(Keys::kPaths));
    int kept = 0;
    int others = 0;
    Seat last = kSpectator;  // the seat of the step before
    Rng rng(2);
    bots::play_match<G>(
        rules, rng,
        [&](Seat seat, const typename G::View& view, Rng& r) {
            if (seat != 0) return bots::random_choice<G>(rules, view, r);
            const auto action = tree.choose(view, {.iterations = 10}, r.next());
            kept += tree.kept();
            others += tree.kept() && last != 0;
            return action;
        },
        [&](const auto&, Seat actor, const auto&, const auto&) { last = actor; });
    const bool long_turns = std::is_same_v<G, Venise> || std::is_same_v<G, Amsterdam>;
    EXPECT_GE(kept, long_turns ? 5 : 0);
    EXPECT_EQ(others, 0);
}

// The last turn of a match that seat 0 loses by a few points unless it claims the right track.
TEST(SearchAtCarts, FindsTheClaimThatWins) {
    using namespace carts;
    const Rules rules = bots::rules_for(2);
    State s = bots::set_position(rules, Cards::of(Card::kPink, 2) + Cards::of(Card::kJoker, 2),
                                 bots::kPlainRow, {});
    s.turns_left = 1;
    s.turn = 0;
    bots::give_track(rules, s, 1, "noordermarkt-haringpakkerstoren");
    ActionList<Carts> legal;
    Carts::legal(rules, s, 0, legal);
    const auto wins = [&](const Action& action) {
        State after = s;
        Carts::apply(rules, after, 0, action);
        return Carts::waiting(rules, after).empty() && Carts::ranking(rules, after)[0] == 1 &&
               Carts::ranking(rules, after)[1] == 2;
    };
    // The other's contract is open to the count here, and a guess to the search.
    const auto winning = std::count_if(legal.begin(), legal.end(), wins);
    ASSERT_GT(winning, 0);
    ASSERT_LT(winning, static_cast<long>(legal.size()));
    Tree<Carts, ByScore<Carts>> tree(rules);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Action action = tree.choose(Carts::observe(rules, s, 0), {.iterations = 2000}, seed);
        EXPECT_EQ(action.verb, Verb::kClaim) << bots::text_of(rules, action);
        EXPECT_TRUE(wins(action)) << bots::text_of(rules, action);
    }
}

TEST(CartsLikelihood, PrefersContractsWhoseWayIsBuilt) {
    using namespace carts;
    const Rules rules = bots::rules_for(2);
    State s = bots::set_position(rules, {}, bots::kPlainRow,
                                 ContractSet::of(bots::contract(rules, "dam-zuiderkerk")));
    bots::give_track(rules, s, 1, "waag-oost-indisch-huis");
    bots::give_track(rules, s, 1, "oost-indisch-huis-munttoren-a");
    const View view = Carts::observe(rules, s, 0);
    const auto weight = [&](std::string_view name) {
        State sample = s;
        sample.contracts[1] = ContractSet::of(bots::contract(rules, name));
        return search::CartsLikelihood{}(rules, view, sample);
    };
    EXPECT_GT(weight("waag-munttoren"), 2 * weight("nieuwe-waal-zuiderkerk"));
}

}  // namespace
}  // namespace pakhuis::search
