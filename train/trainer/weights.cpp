#include "weights.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pakhuis::train {
namespace {

float scale_of(int reach) {
    return std::pow(static_cast<float>(reach), -0.6F);
}

std::size_t product(int a, int b) {
    return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
}

void fill_normal(std::span<float> out, double spread, Rng& rng) {
    const auto unit = [&] { return (static_cast<double>(rng.next() >> 11) + 0.5) * 0x1p-53; };
    for (float& w : out) {
        w = static_cast<float>(spread * std::sqrt(-2 * std::log(unit())) *
                               std::cos(2 * std::numbers::pi * unit()));
    }
}

}  // namespace

Layout::Layout(const nets::NetShape& the_shape) : shape(the_shape) {
    std::size_t at = 0;
    const auto place = [&](std::size_t& part, std::size_t& bias, int rows, int inputs, int biases) {
        part = at;
        bias = part + product(rows, inputs);
        at = bias + static_cast<std::size_t>(biases);
    };
    place(first, first_bias, shape.features, shape.first, shape.first);
    place(second, second_bias, shape.second, shape.first, shape.second);
    place(third, third_bias, shape.third, shape.second, shape.third);
    place(values, values_bias, shape.values, shape.third, shape.values);
    place(ids, ids_bias, shape.action_ids, shape.third, shape.action_ids);
    place(actions, actions_bias, shape.action_features, shape.third, shape.action_features);
    end = at;
}

Scales::Scales(const FeatureList& view_list, const FeatureList& action_list) {
    const auto reach = [](const FeatureField& field) {
        return std::max({std::abs(field.low), std::abs(field.high), 1});
    };
    for (const FeatureField& field : view_list) {
        reaches.insert(reaches.end(), static_cast<std::size_t>(field.count), reach(field));
    }
    for (const int r : reaches) views.push_back(scale_of(r));
    for (const FeatureField& field : action_list) {
        actions.insert(actions.end(), static_cast<std::size_t>(field.count),
                       scale_of(reach(field)));
    }
}

Weights first_weights(const Layout& layout, double power, Rng& rng) {
    Weights out(layout.end);
    const auto part = [&](std::size_t from, std::size_t to) {
        return std::span(out).subspan(from, to - from);
    };
    fill_normal(part(layout.first, layout.first_bias), 0.4 / std::sqrt(power), rng);
    std::ranges::fill(part(layout.first_bias, layout.second), 0.4F);
    fill_normal(part(layout.second, layout.second_bias), 1.2 / std::sqrt(layout.shape.first), rng);
    std::ranges::fill(part(layout.second_bias, layout.third), 0.3F);
    fill_normal(part(layout.third, layout.third_bias), 1.2 / std::sqrt(layout.shape.second), rng);
    std::ranges::fill(part(layout.third_bias, layout.values), 0.3F);
    fill_normal(part(layout.ids, layout.ids_bias), 0.02, rng);
    return out;
}

std::vector<float> rate_factors(const Layout& layout, double reach) {
    constexpr double kMost = 16;
    std::vector<float> out(layout.end, 1.0F);
    const auto set = [&](std::size_t from, std::size_t to, double inputs) {
        const double factor = std::min(1.0, kMost / inputs);
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(from),
                  out.begin() + static_cast<std::ptrdiff_t>(to), static_cast<float>(factor));
    };
    set(layout.first, layout.second, reach);
    set(layout.second, layout.third, 0.4 * layout.shape.first);
    set(layout.third, layout.values, 0.4 * layout.shape.second);
    return out;
}

nets::FloatNet net_of(const Layout& layout, const Scales& scales, const Weights& weights,
                      const nets::NetPurpose& purpose) {
    const auto part = [&](std::size_t from, std::size_t to) {
        return std::vector<float>(weights.begin() + static_cast<std::ptrdiff_t>(from),
                                  weights.begin() + static_cast<std::ptrdiff_t>(to));
    };
    nets::FloatNet net{
        purpose,
        layout.shape,
        scales.reaches,
        {part(layout.first, layout.first_bias), part(layout.first_bias, layout.second)},
        {part(layout.second, layout.second_bias), part(layout.second_bias, layout.third)},
        {part(layout.third, layout.third_bias), part(layout.third_bias, layout.values)},
        {part(layout.values, layout.values_bias), part(layout.values_bias, layout.ids)},
        {part(layout.ids, layout.ids_bias), part(layout.ids_bias, layout.actions)},
        {part(layout.actions, layout.actions_bias), part(layout.actions_bias, layout.end)}};
    const auto scale_row = [](std::vector<float>& of, std::size_t row, std::size_t width,
                              float by) {
        for (std::size_t i = 0; i < width; ++i) of[row * width + i] *= by;
    };
    for (std::size_t i = 0; i < scales.views.size(); ++i) {
        scale_row(net.first.weights, i, static_cast<std::size_t>(layout.shape.first),
                  scales.views[i]);
    }
    for (std::size_t i = 0; i < net.action_features.biases.size(); ++i) {
        scale_row(net.action_features.weights, i, static_cast<std::size_t>(layout.shape.third),
                  scales.actions[i]);
        net.action_features.biases[i] *= scales.actions[i];
    }
    return net;
}

}  // namespace pakhuis::train
