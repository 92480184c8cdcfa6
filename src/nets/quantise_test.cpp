// Whole numbers of a net in floats: close to it, and what can't be written is refused.
#include "nets/quantise.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <memory>

#include "engine/play.h"
#include "kit/random_net.h"
#include "nets/kernels.h"
#include "registry/visit_match.h"

namespace pakhuis::nets {
namespace {

std::vector<double> layer_of(const FloatLayer& layer, const std::vector<double>& in, bool clip) {
    std::vector<double> out;
    for (std::size_t r = 0; r < layer.biases.size(); ++r) {
        double sum = layer.biases[r];
        for (std::size_t i = 0; i < in.size(); ++i) {
            sum += double{layer.weights[r * in.size() + i]} * in[i];
        }
        out.push_back(clip ? std::clamp(sum, 0.0, 1.0) : sum);
    }
    return out;
}

std::vector<double> third_of(const FloatNet& net, const std::vector<Feature>& row) {
    std::vector<double> first(net.first.biases.begin(), net.first.biases.end());
    for (std::size_t i = 0; i < row.size(); ++i) {
        for (std::size_t k = 0; row[i] != 0 && k < first.size(); ++k) {
            first[k] += double{net.first.weights[i * first.size() + k]} * row[i];
        }
    }
    for (double& number : first) number = std::clamp(number, 0.0, 1.0);
    return layer_of(net.third, layer_of(net.second, first, true), true);
}

// The tolerance of docs/nets.md. It means something only where outputs differ by much more.
constexpr double kFarthest = 0.03;
constexpr double kOnAverage = 0.005;
constexpr double kLeastSpread = 0.3;

struct Distances {
    double farthest = 0, sum = 0;
    double outputs = 0, squares = 0;  // of the outputs in floats
    int count = 0;

    void add(double whole, double wanted) {
        const double distance = std::abs(whole / 65536 - wanted);
        farthest = std::max(farthest, distance);
        sum += distance;
        outputs += wanted;
        squares += wanted * wanted;
        ++count;
    }
    double average() const { return sum / count; }
    double spread() const {
        return std::sqrt(squares / count - outputs / count * (outputs / count));
    }
};

template <Game G>
Distances distances_in_a_match(const typename G::Rules& rules) {
    const FloatNet floats = kit::random_net_for<G>(rules, 256, 32, 11);
    const Quantised made = quantise(floats);
    EXPECT_EQ(made.fault, nullptr);
    auto sums = std::make_unique<Accumulator>(kernels());
    std::vector<Feature> row(G::kFeatures);
    sums->set(made.net, row.data());
    Distances out;
    Rng rng(4);
    typename G::State state = G::start(rules);
    for (int step = 0; !G::waiting(rules, state).empty(); ++step) {
        const Seat actor = G::waiting(rules, state).lowest();
        if (actor < rules.seats && step % 8 == 0) {
            FeatureRow numbers(row.data());
            G::features(rules, G::observe(rules, state, actor), numbers);
            sums->update(made.net, row.data());
            const Hidden hidden = think(made.net, *sums);
            const auto third = third_of(floats, row);
            const auto values = layer_of(floats.values, third, false);
            for (int i = 0; i < kMaxSeats; ++i) {
                out.add(value_of(made.net, hidden, i), values[static_cast<std::size_t>(i)]);
            }
            const auto logits = layer_of(floats.action_ids, third, false);
            for (int i = 0; i < 20; ++i) {
                const int id = rng.below(G::kActionIds);
                out.add(logit_of_id(made.net, hidden, id), logits[static_cast<std::size_t>(id)]);
            }
        }
        random_step<G>(rules, state, rng);
    }
    return out;
}

TEST(Quantising, KeepsOutputsWithinTheToleranceInRandomMatches) {
    for_each_game([&]<Game G>() {
        SCOPED_TRACE(G::kInfo.id);
        const auto match = start_match({std::string(G::kInfo.id), G::kInfo.max_seats, {}, {}});
        const auto& rules = static_cast<const TypedMatch<G>&>(**match).clockless_rules();
        const Distances found = distances_in_a_match<G>(rules);
        ASSERT_GT(found.count, 100);
        EXPECT_LT(found.farthest, kFarthest);
        EXPECT_LT(found.average(), kOnAverage);
        EXPECT_GT(found.spread(), kLeastSpread);
        const std::string id(G::kInfo.id);
        RecordProperty(id + "_farthest", std::to_string(found.farthest));
        RecordProperty(id + "_average", std::to_string(found.average()));
        RecordProperty(id + "_spread", std::to_string(found.spread()));
    });
}

const NetShape kSmall{6, 32, 16, 16, 2, 3, 2};
FloatNet small_net() {
    return kit::random_net(kSmall, {1, 1, 44, 1000, 0, 7}, 1);
}

TEST(Quantising, UsesTheWholeRangeOfEightBitsInEachRowOfFeatures) {
    const Net net = quantise(small_net()).net;
    for (std::size_t i = 0; i < 6; ++i) {
        int most = 0;
        for (std::size_t k = 0; k < 32; ++k) {
            most = std::max(most, std::abs(int{net.first.weights[i * 32 + k]}));
        }
        EXPECT_GE(most, 125) << "feature " << i;
    }
}

// A row at the ends of its ranges must not wrap around.
TEST(Quantising, ChoosesAShiftAtWhichNoSumOfTheFirstLayerLeaves32Bits) {
    FloatNet floats = small_net();
    for (float& weight : floats.first.weights) weight *= 4096;
    const Net net = quantise(floats).net;
    EXPECT_LT(net.first.shift, FeatureLayer::kMostShift);
    for (std::size_t k = 0; k < 32; ++k) {
        std::int64_t sum = std::abs(std::int64_t{net.first.biases[k]});
        for (std::size_t i = 0; i < 6; ++i) {
            sum += std::abs(std::int64_t{net.first.multipliers[i]} * net.first.weights[i * 32 + k] *
                            floats.reaches[i]);
        }
        EXPECT_LT(sum, std::int64_t{1} << 31);
    }
}

TEST(Quantising, RefusesWhatItCannotWrite) {
    EXPECT_EQ(quantise(small_net()).fault, nullptr);
    FloatNet floats = small_net();
    floats.second.weights[3] = 127.5F;
    EXPECT_STREQ(quantise(floats).fault, "A weight is above 127, or a bias is above 2 million.");
    floats = small_net();
    floats.third.biases[0] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_NE(quantise(floats).fault, nullptr);
    floats = small_net();
    floats.values.weights.pop_back();
    EXPECT_NE(quantise(floats).fault, nullptr);
    floats = small_net();
    floats.first.weights[0] = 1e8F;
    EXPECT_STREQ(quantise(floats).fault, "The sums of the first layer are too large.");
    floats = small_net();
    floats.shape.first = 40;
    EXPECT_STREQ(quantise(floats).fault, fault_of(floats.shape));
}

}  // namespace
}  // namespace pakhuis::nets
