// Play does not allocate memory from the heap.
#include <gtest/gtest.h>

#include "games/carts/test_table.h"
#include "kit/allocations.h"

namespace pakhuis::carts {
namespace {

TEST(CartsAllocation, TheCounterCountsAnAllocation) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    // The compiler may remove a new expression, but not a call of the function.
    EXPECT_EQ(kit::allocations_of([] { ::operator delete(::operator new(8)); }), 1);
    EXPECT_EQ(kit::allocations_of([] {}), 0);
}

TEST(CartsAllocation, ARandomMatchAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    int steps = 0;
    EXPECT_EQ(kit::allocations_of_a_match<Carts>(rules_for(4), steps), 0);
    EXPECT_GT(steps, 50);
}

TEST(CartsAllocation, TheWholeGameInterfaceAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    EXPECT_EQ(kit::allocations_of_the_contract<Carts>(rules_for(3)), 0);
}

}  // namespace
}  // namespace pakhuis::carts
