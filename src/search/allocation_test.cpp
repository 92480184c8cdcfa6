// A search allocates when its tree is made, and never again.
#include <gtest/gtest.h>

#include "bots/match.h"
#include "kit/allocations.h"
#include "kit/random_net.h"
#include "search/searcher.h"
#include "search/test_policy.h"
#include "search/tree.h"

namespace pakhuis::search {
namespace {

template <Game G>
long allocations_of_a_search(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    typename G::Rules rules;
    EXPECT_EQ(G::make_rules(options, G::built_in(), rules).refusal, nullptr);
    using ByEasy = Judge<PlayoutValues<G, EasyPolicy>, PolicyPriors<G, EasyPolicy>>;
    ByEasy judge;
    judge.decisions = 2;
    Shape shape;
    shape.nodes = 64;  // it fills up
    Tree<G, ByEasy> tree(rules, judge, shape);
    return kit::allocations_of([&] {
        Rng rng(1);
        int searched = 0;
        bots::play_match<G>(rules, rng, [&](Seat, const typename G::View& view, Rng& r) {
            if (++searched % 8 != 0) return bots::easy_choice(rules, view, r);
            return tree.choose(view, {.iterations = 100}, r.next());
        });
    });
}

template <Game G>
long allocations_of_a_searcher(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    typename G::Rules rules;
    EXPECT_EQ(G::make_rules(options, G::built_in(), rules).refusal, nullptr);
    const nets::Net net = nets::quantise(kit::random_net_for<G>(rules, 64, 16, 1)).net;
    Searcher<G> searcher(rules, net, 50);
    return kit::allocations_of([&] {
        Rng rng(1);
        bots::play_match<G>(rules, rng, [&](Seat, const typename G::View& view, Rng& r) {
            return searcher.choose(view, r.next());
        });
    });
}

TEST(SearchAllocation, NoChoiceOfASearcherAllocates) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    EXPECT_EQ(allocations_of_a_searcher<Carts>(3), 0);
    EXPECT_EQ(allocations_of_a_searcher<Venise>(2), 0);
    EXPECT_EQ(allocations_of_a_searcher<Merchants>(5), 0);
    EXPECT_EQ(allocations_of_a_searcher<Amsterdam>(1), 0);
}

TEST(SearchAllocation, NoIterationAllocates) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    EXPECT_EQ(allocations_of_a_search<Carts>(3), 0);
    EXPECT_EQ(allocations_of_a_search<Venise>(2), 0);
    EXPECT_EQ(allocations_of_a_search<Merchants>(5), 0);
    EXPECT_EQ(allocations_of_a_search<Amsterdam>(1), 0);
}

}  // namespace
}  // namespace pakhuis::search
