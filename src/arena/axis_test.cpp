// Axes: whole steps with room for all values.
#include "arena/axis.h"

#include <gtest/gtest.h>

namespace pakhuis::arena {
namespace {

TEST(Axis, HasWholeStepsAroundBothEnds) {
    const Axis shares = axis_of(0.283, 0.561, 5);
    EXPECT_DOUBLE_EQ(shares.step, 0.1);
    EXPECT_DOUBLE_EQ(shares.low, 0.2);
    EXPECT_NEAR(shares.high, 0.6, 1e-12);
    const Axis all = axis_of(0, 1, 5);
    EXPECT_DOUBLE_EQ(all.low, 0);
    EXPECT_DOUBLE_EQ(all.high, 1);
    EXPECT_DOUBLE_EQ(all.step, 0.2);
    const Axis ratings = axis_of(-612, 540, 5);
    EXPECT_DOUBLE_EQ(ratings.low, -1000);
    EXPECT_DOUBLE_EQ(ratings.high, 1000);
}

TEST(Axis, HasALengthWhereTheValuesHaveNone) {
    const Axis point = axis_of(0.5, 0.5, 5);
    EXPECT_LE(point.low, 0.5);
    EXPECT_GT(point.high, point.low);
    EXPECT_GE(point.place(0.5), 0);
    EXPECT_LE(point.place(0.5), 1);
}

}  // namespace
}  // namespace pakhuis::arena
