// Nets say the same on every processor, and the same whether the first layer is new or updated.
#include "nets/inference.h"

#include <gtest/gtest.h>
#include <memory>

#include "engine/play.h"
#include "kit/any_net.h"
#include "kit/random_net.h"
#include "nets/kernels.h"
#include "registry/visit_match.h"

namespace pakhuis::nets {
namespace {

using kit::any_net;
using kit::any_row;

// docs/nets.md in the plainest words: whole numbers without an end, cut to 32 bits where it says
// so.
class Reference {
  public:
    Reference(const Net& net, const std::vector<Feature>& row) {
        std::vector<std::int64_t> first;
        for (std::size_t k = 0; k < net.first.biases.size(); ++k) {
            std::int64_t sum = net.first.biases[k];
            for (std::size_t i = 0; i < row.size(); ++i) {
                sum += std::int64_t{row[i]} * net.first.multipliers[i] *
                       net.first.weights[i * net.first.biases.size() + k];
            }
            const auto cut = static_cast<std::int32_t>(static_cast<std::uint32_t>(sum));
            first.push_back(clip(floor_half(cut, net.first.shift - 8)));
        }
        third_ = layer(net.third, layer(net.second, first));
    }
    std::int64_t output(const Layer& of, int row) const {
        const auto r = static_cast<std::size_t>(row);
        std::int64_t out = sum(of, r, third_);
        if (of.shifts[r] > 8) {
            out = floor_half(out, of.shifts[r] - 8);
        } else {
            out *= std::int64_t{1} << (8 - of.shifts[r]);
        }
        return std::min<std::int64_t>(std::max<std::int64_t>(out, -2147483647), 2147483647);
    }
    std::int64_t logit(const Net& net, const std::vector<Feature>& row) const {
        std::int64_t out = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            out += row[i] * output(net.action_features, static_cast<int>(i));
        }
        return std::min<std::int64_t>(std::max<std::int64_t>(out, -2147483647), 2147483647);
    }
    const std::vector<std::int64_t>& third() const { return third_; }

  private:
    using Numbers = std::vector<std::int64_t>;

    static std::int64_t floor_half(std::int64_t number, int shift) {
        const std::int64_t whole = std::int64_t{1} << shift;
        const std::int64_t raised = shift == 0 ? number : number + whole / 2;
        return raised >= 0 ? raised / whole : -((-raised + whole - 1) / whole);
    }
    static std::int64_t clip(std::int64_t number) {
        return number < 0 ? 0 : number > 255 ? 255 : number;
    }
    static std::int64_t sum(const Layer& of, std::size_t r, const Numbers& in) {
        std::int64_t out = of.biases[r];
        for (std::size_t i = 0; i < in.size(); ++i) out += in[i] * of.weights[r * in.size() + i];
        return out;
    }
    static Numbers layer(const Layer& of, const Numbers& in) {
        Numbers out;
        for (std::size_t r = 0; r < of.biases.size(); ++r) {
            out.push_back(clip(floor_half(sum(of, r, in), of.shifts[r])));
        }
        return out;
    }

    Numbers third_;
};

void expect_as_reference(const Net& net, const Kernels& kernels, const std::vector<Feature>& row,
                         const std::vector<Feature>& action) {
    SCOPED_TRACE(kernels.name);
    auto sums = std::make_unique<Accumulator>(kernels);
    sums->set(net, row.data());
    const Hidden hidden = think(net, *sums);
    const Reference reference(net, row);
    for (std::size_t i = 0; i < reference.third().size(); ++i) {
        ASSERT_EQ(hidden.numbers[i], reference.third()[i]) << "number " << i;
    }
    for (int i = 0; i < net.shape.values; ++i) {
        EXPECT_EQ(value_of(net, hidden, i), reference.output(net.values, i)) << "value " << i;
    }
    for (int i = 0; i < net.shape.action_ids; ++i) {
        EXPECT_EQ(logit_of_id(net, hidden, i), reference.output(net.action_ids, i)) << "id " << i;
    }
    ActionWeights weights(net, hidden);
    EXPECT_EQ(weights.logit(action.data()), reference.logit(net, action));
}

TEST(NetKernels, AllGiveWhatTheDocumentSaysForAnyNumbers) {
    Rng rng(3);
    std::uint64_t seed = 0;
    for (const NetShape& shape :
         {NetShape{1, 32, 16, 16, 0, 0, 0}, NetShape{75, 96, 48, 16, 2, 5, 3},
          NetShape{130, 256, 64, 32, 5, 40, 20}, NetShape{64, 512, 256, 256, 5, 7, 9}}) {
        ASSERT_EQ(fault_of(shape), nullptr);
        for (int n = 0; n < 6; ++n) {
            const Net net = any_net(shape, ++seed);
            const auto row = any_row(shape.features, rng);
            const auto action = any_row(shape.action_features, rng);
            SCOPED_TRACE("seed " + std::to_string(seed));
            for (const Kernels& kernels : all_kernels()) {
                expect_as_reference(net, kernels, row, action);
            }
        }
    }
}

// Every sum at its end: all hidden numbers 255, all weights −128 or 127, the farthest biases.
TEST(NetKernels, AllGiveWhatTheDocumentSaysAtTheEndsOfEverySum) {
    const NetShape shape{32, 512, 256, 256, 4, 4, 4};
    for (const std::int8_t weight : {std::int8_t{-128}, std::int8_t{127}}) {
        Net net(shape);
        net.first.biases.assign(net.first.biases.size(), 0x7fffffff);
        for (Layer* layer : {&net.second, &net.third}) {
            layer->biases.assign(layer->biases.size(), Layer::kMostBias);
            layer->weights.assign(layer->weights.size(), 127);
        }
        for (Layer* layer : {&net.values, &net.action_ids, &net.action_features}) {
            layer->weights.assign(layer->weights.size(), weight);
            layer->biases.assign(layer->biases.size(),
                                 weight < 0 ? -Layer::kMostBias : Layer::kMostBias);
            for (std::size_t r = 0; r < 4; ++r) layer->shifts[r] = static_cast<std::uint8_t>(4 * r);
        }
        for (const Kernels& kernels : all_kernels()) {
            expect_as_reference(net, kernels, std::vector<Feature>(32, 1),
                                std::vector<Feature>(4, 32767));
        }
    }
}

// web/tests/unit/nets.test.ts has the same number, of the plain loops in a page.
TEST(NetKernels, AllGiveTheDigestOfThePage) {
    for (const Kernels& kernels : all_kernels()) {
        SCOPED_TRACE(kernels.name);
        EXPECT_EQ(kit::digest_of_any_nets(kernels), 0x2ed2e7f2881f88aaULL);
    }
}

TEST(NetKernels, IncludeThoseOfThisProcessor) {
    EXPECT_STREQ(all_kernels().front().name, "plain");
    EXPECT_EQ(&kernels(), &all_kernels().back());
#if defined(__x86_64__)
    EXPECT_EQ(all_kernels().size() > 1, __builtin_cpu_supports("avx2") != 0);
#endif
}

// Over a random match: the row of whoever decides, one accumulator for all of them.
template <Game G>
void expect_updates_as_new(const typename G::Rules& rules, std::uint64_t seed) {
    const Net net = quantise(kit::random_net_for<G>(rules, 64, 16, seed)).net;
    const Kernels& fast = kernels();
    auto updated = std::make_unique<Accumulator>(fast);
    auto fresh = std::make_unique<Accumulator>();
    std::vector<Feature> row(G::kFeatures);
    updated->set(net, row.data());
    Rng rng(seed);
    typename G::State state = G::start(rules);
    while (!G::waiting(rules, state).empty()) {
        const Seat actor = G::waiting(rules, state).lowest();
        if (actor < rules.seats) {
            FeatureRow out(row.data());
            G::features(rules, G::observe(rules, state, actor), out);
            updated->update(net, row.data());
            fresh->set(net, row.data());
            ASSERT_TRUE(
                std::equal(updated->sums(), updated->sums() + net.shape.first, fresh->sums()));
        }
        random_step<G>(rules, state, rng);
    }
}

TEST(Accumulators, UpdatedThroughAMatchEqualNewOnes) {
    for_each_game([&]<Game G>() {
        SCOPED_TRACE(G::kInfo.id);
        for (int seats = G::kInfo.min_seats; seats <= G::kInfo.max_seats; ++seats) {
            const auto match = start_match({std::string(G::kInfo.id), seats, {}, {}});
            ASSERT_TRUE(match);
            const auto& rules = static_cast<const TypedMatch<G>&>(**match).clockless_rules();
            expect_updates_as_new<G>(rules, static_cast<std::uint64_t>(seats));
        }
    });
}

TEST(Accumulators, UpdatedByAnyNumbersEqualNewOnes) {
    Rng rng(5);
    const Net net = any_net({203, 96, 16, 16, 1, 0, 0}, 9);
    for (const Kernels& kernels : all_kernels()) {
        auto updated = std::make_unique<Accumulator>(kernels);
        auto fresh = std::make_unique<Accumulator>();
        updated->set(net, any_row(203, rng).data());
        for (int n = 0; n < 50; ++n) {
            const auto row = any_row(203, rng);
            updated->update(net, row.data());
            fresh->set(net, row.data());
            ASSERT_TRUE(std::equal(updated->sums(), updated->sums() + 96, fresh->sums()));
        }
    }
}

}  // namespace
}  // namespace pakhuis::nets
