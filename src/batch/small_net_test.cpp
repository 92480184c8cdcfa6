// The net that measures self-play.
#include "batch/small_net.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

#include "registry/visit_match.h"

namespace pakhuis::batch {
namespace {

class SmallNets : public testing::Test {
  protected:
    SmallNets() {
        pakhuis::Setup setup;
        setup.game = "carts";
        setup.seats = 3;
        const auto match = start_match(setup);
        BatchSetup batches;
        batches.matches = kMatches;
        batches.threads = 1;
        batches.parts.features = true;
        batch_ = std::move(*make_batch(**match, batches));
        FeatureList features;
        visit_match(**match, [&]<Game G>(const TypedMatch<G>& typed) {
            G::list_features(typed.rules(), features);
        });
        weights_ = std::make_unique<NetWeights>(features, batch_->sizes().action_ids);
    }

    // The value of an action in plain sums.
    double value(std::size_t match, std::size_t id) const {
        const auto layer = [](const auto& in, const std::vector<float>& weights) {
            std::vector<double> out(NetWeights::kWidth);
            for (std::size_t i = 0; i < out.size(); ++i) {
                for (std::size_t k = 0; k < in.size(); ++k) {
                    out[i] += static_cast<double>(in[k]) * weights[k * out.size() + i];
                }
                out[i] = std::max(out[i], 0.0);
            }
            return out;
        };
        const auto row =
            batch_->arrays().features.items.subspan(match * weights_->inputs, weights_->inputs);
        const auto hidden = layer(layer(row, weights_->first), weights_->second);
        double sum = 0;
        for (std::size_t k = 0; k < hidden.size(); ++k) {
            sum += hidden[k] * weights_->last[id * hidden.size() + k];
        }
        return sum;
    }

    static constexpr int kMatches = 130;  // two whole pieces of the loop and a rest
    std::unique_ptr<Batch> batch_;
    std::unique_ptr<NetWeights> weights_;
};

TEST_F(SmallNets, PlayLegalActionsToTheEndOfMatches) {
    SmallNet net(*weights_, 1);
    std::vector<std::int32_t> choices(kMatches);
    for (std::uint64_t turn = 0; turn < 400; ++turn) {
        net.choose(batch_->arrays(), turn, choices);
        ASSERT_FALSE(batch_->step(choices));
    }
    EXPECT_GT(batch_->total_matches(), 0U);
}

TEST_F(SmallNets, ChooseTheSameWithAnyNumberOfThreads) {
    SmallNet one(*weights_, 1);
    SmallNet three(*weights_, 3);
    std::vector<std::int32_t> ones(kMatches);
    std::vector<std::int32_t> threes(kMatches);
    for (std::uint64_t turn = 0; turn < 20; ++turn) {
        one.choose(batch_->arrays(), turn, ones);
        three.choose(batch_->arrays(), turn, threes);
        EXPECT_EQ(ones, threes);
        batch_->step(ones);
    }
}

// Over many seeds, actions are chosen as often as the softmax of their values says.
TEST_F(SmallNets, DrawByTheSoftmaxOfTheirValues) {
    batch_->step_random(20);
    const BatchArrays& told = batch_->arrays();
    const auto first = static_cast<std::size_t>(told.first[kMatches - 1]);
    const std::size_t legal = told.ids.size() - first;
    ASSERT_GT(legal, 1U);
    std::vector<double> wanted(legal);
    double sum = 0;
    for (std::size_t i = 0; i < legal; ++i) {
        wanted[i] = std::exp(value(kMatches - 1, static_cast<std::size_t>(told.ids[first + i])));
        sum += wanted[i];
    }
    SmallNet net(*weights_, 1);
    std::vector<std::int32_t> choices(kMatches);
    std::vector<double> found(legal);
    constexpr int kDraws = 1000;
    for (std::uint64_t seed = 0; seed < kDraws; ++seed) {
        net.choose(told, mix64(seed), choices);
        found[static_cast<std::size_t>(choices.back())] += 1.0 / kDraws;
    }
    for (std::size_t i = 0; i < legal; ++i) EXPECT_NEAR(found[i], wanted[i] / sum, 0.06) << i;
}

}  // namespace
}  // namespace pakhuis::batch
