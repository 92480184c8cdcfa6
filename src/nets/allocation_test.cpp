// An evaluation uses no heap.
#include <gtest/gtest.h>
#include <memory>

#include "kit/count_allocations.h"
#include "kit/random_net.h"
#include "nets/kernels.h"

namespace pakhuis::nets {
namespace {

TEST(NetAllocation, AnEvaluationAllocatesNothing) {
    if (!kit::kCountsAllocations) GTEST_SKIP() << "sanitizers bring their own heap";
    const NetShape shape{700, 256, 64, 32, 5, 100, 100};
    const Net net = quantise(kit::random_net(shape, std::vector<int>(700, 1), 1)).net;
    const std::vector<Feature> row(700, 1);
    const auto sums = std::make_unique<Accumulator>(kernels());
    const long before = kit::allocations;
    sums->set(net, row.data());
    const Hidden hidden = think(net, *sums);
    const std::int32_t all = value_of(net, hidden, 0) + logit_of_id(net, hidden, 1) +
                             ActionWeights(net, hidden).logit(row.data());
    EXPECT_EQ(kit::allocations, before) << all;
}

}  // namespace
}  // namespace pakhuis::nets
