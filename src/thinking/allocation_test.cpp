// The bots `easy` use no heap.
#include <gtest/gtest.h>

#include "bots/match.h"
#include "kit/allocations.h"
#include "thinking/choose.h"

namespace pakhuis::bots {
namespace {

template <Game G>
long allocations_of_easy(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    typename G::Rules rules;
    EXPECT_EQ(G::make_rules(options, G::built_in(), rules).refusal, nullptr);
    return kit::allocations_of([&] {
        Rng rng(1);
        play_match<G>(rules, rng, [&](Seat, const typename G::View& view, Rng& r) {
            return thinking::choose<G>("easy", rules, view, r);
        });
    });
}

TEST(BotsAllocation, AMatchOfEasyAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    EXPECT_EQ(allocations_of_easy<Carts>(3), 0);
    EXPECT_EQ(allocations_of_easy<Venise>(3), 0);
    EXPECT_EQ(allocations_of_easy<Merchants>(5), 0);
    EXPECT_EQ(allocations_of_easy<Amsterdam>(4), 0);
}

}  // namespace
}  // namespace pakhuis::bots
