// Play uses no heap.
#include <gtest/gtest.h>

#include "games/amsterdam/test_rules.h"
#include "kit/allocations.h"

namespace pakhuis::amsterdam {
namespace {

TEST(AmsterdamAllocation, ARandomMatchAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    for (const bool is_short : {false, true}) {
        int steps = 0;
        EXPECT_EQ(kit::allocations_of_a_match<Amsterdam>(rules_for(4, is_short), steps), 0);
        EXPECT_GT(steps, 300);
    }
}

constexpr MatchForm kExtended{3, false, TaskTiles::kSecret5, MarketTiles::kMixed, true, true};

TEST(AmsterdamAllocation, TheWholeContractAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    EXPECT_EQ(kit::allocations_of_the_contract<Amsterdam>(rules_for(3)), 0);
    EXPECT_EQ(kit::allocations_of_the_contract<Amsterdam>(rules_for(kExtended)), 0);
}

}  // namespace
}  // namespace pakhuis::amsterdam
