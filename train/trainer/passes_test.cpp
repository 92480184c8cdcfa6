// The slopes of a pass are those of what it says.
#include "passes.h"

#include <gtest/gtest.h>
#include <numeric>

namespace pakhuis::train {
namespace {

struct Small {
    Layout layout{{.features = 12,
                   .first = 32,
                   .second = 16,
                   .third = 16,
                   .values = 2,
                   .action_ids = 5,
                   .action_features = 3}};
    Rng rng{3};
    Weights weights = first_weights(layout, 4, rng);
    Positions positions;
    std::vector<Position> block;

    Small() {
        for (float& w : weights) w += static_cast<float>(rng.below(200) - 100) / 2000;
        const std::vector<float> scales(12, 0.5F), action_scales(3, 0.5F);
        for (std::uint32_t i = 0; i < 3; ++i) {
            std::vector<Feature> row(12), action(3);
            for (Feature& f : row) f = static_cast<Feature>(rng.below(3));
            positions.views.add(row.data(), scales);
            for (int a = 0; a < 2; ++a) {
                for (Feature& f : action) f = static_cast<Feature>(rng.below(3));
                positions.ids.push_back(rng.below(5));
                positions.actions.add(action.data(), action_scales);
            }
            positions.first.push_back(static_cast<std::int32_t>(positions.ids.size()));
            block.push_back({&positions, i});
        }
    }

    // Some sum of all that the net says; each number with a factor of its own.
    double said(const Weights& by) {
        Pass pass(layout);
        pass.look(by, block);
        std::vector<float> logits;
        double sum = 0;
        for (std::size_t r = 0; r < 3; ++r) {
            pass.logits(by, r, logits);
            sum += static_cast<double>(logits[0] - 0.5F * logits[1]);
            sum += static_cast<double>(pass.values(r)[0] + 2 * pass.values(r)[1]);
        }
        return sum;
    }
    Weights slopes() {
        Pass pass(layout);
        pass.look(weights, block);
        pass.begin_slopes();
        Weights out(weights.size());
        for (std::size_t r = 0; r < 3; ++r) {
            const std::array<float, 2> of_logits{1, -0.5F};
            pass.add_slopes_of_logits(weights, r, of_logits, out);
            pass.slopes_of_values(r)[0] = 1;
            pass.slopes_of_values(r)[1] = 2;
        }
        pass.learn(weights, out, false);
        return out;
    }
};

TEST(Pass, TellsHowEachWeightChangesWhatTheNetSays) {
    Small net;
    const Weights slopes = net.slopes();
    int checked = 0;
    for (std::size_t i = 0; i < net.weights.size(); ++i) {
        Weights more = net.weights, less = net.weights;
        more[i] += 1e-2F;
        less[i] -= 1e-2F;
        const double wanted = (net.said(more) - net.said(less)) / 2e-2;
        // A number that is clipped on one side has no slope to compare.
        const double once = (net.said(more) - net.said(net.weights)) / 1e-2;
        if (std::abs(once - wanted) > 2e-3) continue;
        ++checked;
        const auto told = static_cast<double>(slopes[i]);
        // Outside 0 … 1 a pass tells a twentieth of the slope instead of none.
        EXPECT_NEAR(told, wanted, wanted == 0 ? 0.5 : 2e-2 + 0.15 * std::abs(wanted)) << i;
    }
    EXPECT_GT(checked, 900);
}

TEST(Candidates, SayOfRowsWhatAPassSays) {
    Small net;
    const std::vector<float> scales(12, 0.5F);
    std::vector<Feature> rows;
    Positions positions;
    for (int r = 0; r < 300; ++r) {
        for (int i = 0; i < 12; ++i) rows.push_back(static_cast<Feature>(net.rng.below(3)));
        positions.views.add(&rows[rows.size() - 12], scales);
    }
    std::vector<float> values;
    Candidates(net.layout, scales).look(net.weights, rows.data(), 300, values);
    Pass pass(net.layout);
    for (std::uint32_t r = 0; r < 300; ++r) {
        const Position position{&positions, r};
        pass.look(net.weights, {&position, 1});
        for (std::size_t p = 0; p < 2; ++p) EXPECT_NEAR(values[2 * r + p], pass.values(0)[p], 1e-4);
    }
}

}  // namespace
}  // namespace pakhuis::train
