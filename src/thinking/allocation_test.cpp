// The levels use no heap; the first decision of a search makes the room for all of them.
#include <gtest/gtest.h>

#include "bots/match.h"
#include "kit/allocations.h"
#include "thinking/choose.h"
#include "thinking/mind.h"
#include "thinking/test_start.h"

namespace pakhuis::bots {
namespace {

template <Game G>
long allocations_of(std::string_view bot, int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    typename G::Rules rules;
    EXPECT_EQ(G::make_rules(options, G::built_in(), rules).refusal, nullptr);
    return kit::allocations_of([&] {
        Rng rng(1);
        play_match<G>(rules, rng, [&](Seat, const typename G::View& view, Rng& r) {
            return thinking::choose<G>(bot, rules, view, r);
        });
    });
}

TEST(BotsAllocation, AMatchOfEachLevelAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    for (const char* bot : {"beginner", "easy"}) {
        EXPECT_EQ(allocations_of<Carts>(bot, 3), 0);
        EXPECT_EQ(allocations_of<Venise>(bot, 3), 0);
        EXPECT_EQ(allocations_of<Merchants>(bot, 5), 0);
        EXPECT_EQ(allocations_of<Amsterdam>(bot, 4), 0);
    }
}

// Of a match, after the first decision that is not forced.
template <Game G>
long allocations_by_net(const thinking::Bot& bot, int seats) {
    const thinking::TestStart<G> start(seats);
    thinking::Mind<G> mind(start.rules(), start.net);
    int decisions = 0;
    long before = 0;
    Rng rng(1);
    play_match<G>(start.rules(), rng, [&](Seat, const typename G::View& view, Rng& r) {
        if (++decisions % 4 != 0) return easy_choice(start.rules(), view, r);
        const auto choice = mind.choose(bot, view, r).action;
        if (decisions < 40) before = kit::allocations;
        return choice;
    });
    return kit::allocations - before;
}

TEST(BotsAllocation, NoDecisionByANetAllocates) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    for (const thinking::Bot& bot : {thinking::Bot{"medium"}, thinking::Bot{"hard", 16}}) {
        EXPECT_EQ(allocations_by_net<Carts>(bot, 3), 0);
        EXPECT_EQ(allocations_by_net<Venise>(bot, 2), 0);
        EXPECT_EQ(allocations_by_net<Merchants>(bot, 5), 0);
        EXPECT_EQ(allocations_by_net<Amsterdam>(bot, 1), 0);
    }
}

}  // namespace
}  // namespace pakhuis::bots
