// Play does not allocate memory from the heap.
#include <gtest/gtest.h>

#include "games/venise/test_rules.h"
#include "kit/allocations.h"

namespace pakhuis::venise {
namespace {

TEST(VeniseAllocation, ARandomMatchAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    int steps = 0;
    EXPECT_EQ(kit::allocations_of_a_match<Venise>(rules_for(4, LayoutName::kFree), steps), 0);
    EXPECT_GT(steps, 200);
}

TEST(VeniseAllocation, TheWholeGameInterfaceAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    EXPECT_EQ(kit::allocations_of_the_contract<Venise>(rules_for(3)), 0);
}

}  // namespace
}  // namespace pakhuis::venise
