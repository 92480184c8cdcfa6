// The bots `easy` and `beginner` use no heap.
#include <gtest/gtest.h>

#include "bots/match.h"
#include "kit/allocations.h"
#include "thinking/choose.h"

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

}  // namespace
}  // namespace pakhuis::bots
