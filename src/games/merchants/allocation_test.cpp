// A match needs no heap.
#include <gtest/gtest.h>

#include "games/merchants/test_rules.h"
#include "kit/allocations.h"

namespace pakhuis::merchants {
namespace {

TEST(MerchantsAllocation, ARandomMatchAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    for (const bool live : {false, true}) {
        int steps = 0;
        EXPECT_EQ(kit::allocations_of_a_match<Merchants>(rules_for(5, live), steps), 0);
        EXPECT_GT(steps, 150);
    }
}

TEST(MerchantsAllocation, TheWholeContractAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    EXPECT_EQ(kit::allocations_of_the_contract<Merchants>(rules_for(3)), 0);
}

}  // namespace
}  // namespace pakhuis::merchants
