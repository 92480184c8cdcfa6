#include "passes.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace pakhuis::train {
namespace {

using Eigen::Index;
using Row = Eigen::Map<const Eigen::RowVectorXf>;
using Part = Eigen::Map<const Matrix>;
using Slopes = Eigen::Map<Matrix>;

Part part(const Weights& weights, std::size_t at, int rows, int columns) {
    return {weights.data() + at, rows, columns};
}
Slopes slopes(Weights& weights, std::size_t at, int rows, int columns) {
    return {weights.data() + at, rows, columns};
}

void clip(Matrix& layer) {
    layer = layer.cwiseMax(0.0F).cwiseMin(1.0F);
}
// A small slope stays outside 0 … 1: a number that always is 0 could never come back.
void through_clip(const Matrix& layer, Matrix& of_layer) {
    of_layer = ((layer.array() > 0.0F) && (layer.array() < 1.0F))
                   .select(of_layer.array(), 0.05F * of_layer.array())
                   .matrix();
}

// to += Σ factor · row, four rows at a time: so `to` is loaded and stored once for four.
void add_rows(float* __restrict to, std::size_t width, const float* rows, std::size_t count,
              const std::uint16_t* at, const float* factor) {
    std::size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        const float* __restrict a = rows + at[i] * width;
        const float* __restrict b = rows + at[i + 1] * width;
        const float* __restrict c = rows + at[i + 2] * width;
        const float* __restrict d = rows + at[i + 3] * width;
        const float fa = factor[i], fb = factor[i + 1], fc = factor[i + 2], fd = factor[i + 3];
        for (std::size_t k = 0; k < width; ++k) {
            to[k] += fa * a[k] + fb * b[k] + fc * c[k] + fd * d[k];
        }
    }
    for (; i < count; ++i) {
        const float* __restrict a = rows + at[i] * width;
        const float fa = factor[i];
        for (std::size_t k = 0; k < width; ++k) to[k] += fa * a[k];
    }
}

// take(i) for each number of a row that differs from the one before; eight are passed at a time.
template <class Take>
void for_each_change(const Feature* row, const Feature* before, std::size_t size,
                     const Take& take) {
    std::size_t i = 0;
    const auto look_at = [&](std::size_t end) {
        for (; i < end; ++i) {
            if (row[i] != before[i]) take(i);
        }
    };
    while (i + 8 <= size) {
        const bool equal = std::memcmp(row + i, before + i, 8 * sizeof(Feature)) == 0;
        equal ? void(i += 8) : look_at(i + 8);
    }
    look_at(size);
}

// out = bias + in · weights
void tell_layer(const Weights& weights, std::size_t at, std::size_t bias, int numbers,
                const Matrix& in, Matrix& out) {
    out = Row(weights.data() + bias, numbers).replicate(in.rows(), 1);
    out.noalias() += in * part(weights, at, numbers, static_cast<int>(in.cols())).transpose();
}

// From the sums of the first layer to the values.
void think(const Layout& layout, const Weights& weights, Matrix& first, Matrix& second,
           Matrix& third, Matrix& values) {
    clip(first);
    tell_layer(weights, layout.second, layout.second_bias, layout.shape.second, first, second);
    clip(second);
    tell_layer(weights, layout.third, layout.third_bias, layout.shape.third, second, third);
    clip(third);
    tell_layer(weights, layout.values, layout.values_bias, layout.shape.values, third, values);
}

}  // namespace

void SparseRows::clear() {
    first.assign(1, 0);
    at.clear();
    value.clear();
}

void SparseRows::add(const Feature* row, std::span<const float> scales) {
    static constexpr std::array<Feature, nets::kMostFeatures> kNothing{};
    for_each_change(row, kNothing.data(), scales.size(), [&](std::size_t i) {
        at.push_back(static_cast<std::uint16_t>(i));
        value.push_back(static_cast<float>(row[i]) * scales[i]);
    });
    first.push_back(static_cast<std::uint32_t>(at.size()));
}

Candidates::Candidates(const Layout& layout, std::span<const float> scales)
    : layout_(layout), scales_(scales), sums_(static_cast<std::size_t>(layout.shape.first)) {}

void Candidates::look(const Weights& weights, const Feature* rows, std::size_t count,
                      std::vector<float>& values) {
    const nets::NetShape& shape = layout_.shape;
    const std::size_t width = sums_.size();
    const std::vector<Feature> nothing(scales_.size());
    const Feature* before = nothing.data();
    std::copy_n(&weights[layout_.first_bias], width, sums_.begin());
    values.resize(count * static_cast<std::size_t>(shape.values));
    for (std::size_t from = 0; from < count; from += kBlock) {
        const std::size_t some = std::min(kBlock, count - from);
        const auto n = static_cast<Index>(some);
        first_.resize(n, shape.first);
        for (std::size_t r = 0; r < some; ++r) {
            const Feature* row = rows + (from + r) * scales_.size();
            at_.clear();
            by_.clear();
            for_each_change(row, before, scales_.size(), [&](std::size_t i) {
                at_.push_back(static_cast<std::uint16_t>(i));
                by_.push_back(static_cast<float>(row[i] - before[i]) * scales_[i]);
            });
            add_rows(sums_.data(), width, &weights[layout_.first], at_.size(), at_.data(),
                     by_.data());
            std::ranges::copy(sums_, first_.data() + r * width);
            before = row;
        }
        think(layout_, weights, first_, second_, third_, values_);
        std::copy_n(values_.data(), values_.size(),
                    &values[from * static_cast<std::size_t>(shape.values)]);
    }
}

Pass::Pass(const Layout& layout) : layout_(layout) {}

void Pass::look(const Weights& weights, std::span<const Position> block) {
    const nets::NetShape& shape = layout_.shape;
    kept_.assign(block.begin(), block.end());
    block_ = kept_;
    const auto rows = static_cast<Index>(block.size());
    const auto width = static_cast<std::size_t>(shape.first);
    first_ = Row(weights.data() + layout_.first_bias, shape.first).replicate(rows, 1);
    for (std::size_t r = 0; r < block.size(); ++r) {
        const SparseRows& views = block[r].of->views;
        const std::uint32_t from = views.first[block[r].index];
        add_rows(first_.data() + r * width, width, weights.data() + layout_.first,
                 views.first[block[r].index + 1] - from, &views.at[from], &views.value[from]);
    }
    think(layout_, weights, first_, second_, third_, values_);
    tell_layer(weights, layout_.actions, layout_.actions_bias, shape.action_features, third_,
               actions_);
}

std::span<const float> Pass::values(std::size_t row) const {
    return {values_.data() + row * static_cast<std::size_t>(values_.cols()),
            static_cast<std::size_t>(values_.cols())};
}

void Pass::logits(const Weights& weights, std::size_t row, std::vector<float>& out) const {
    const Positions& of = *block_[row].of;
    const std::size_t i = block_[row].index;
    const auto third = third_.row(static_cast<Index>(row));
    const float* of_features = actions_.data() + row * static_cast<std::size_t>(actions_.cols());
    out.resize(static_cast<std::size_t>(of.count(i)));
    for (std::size_t a = 0; a < out.size(); ++a) {
        const std::size_t action = static_cast<std::size_t>(of.first[i]) + a;
        const auto id = static_cast<std::size_t>(of.ids[action]);
        const auto numbers = static_cast<std::size_t>(layout_.shape.third);
        float logit =
            weights[layout_.ids_bias + id] +
            third.dot(Row(weights.data() + layout_.ids + id * numbers, layout_.shape.third));
        for (std::uint32_t n = of.actions.first[action]; n < of.actions.first[action + 1]; ++n) {
            logit += of.actions.value[n] * of_features[of.actions.at[n]];
        }
        out[a] = logit;
    }
}

void Pass::begin_slopes() {
    of_values_.setZero(values_.rows(), values_.cols());
    of_actions_.setZero(actions_.rows(), actions_.cols());
    of_third_.setZero(third_.rows(), third_.cols());
}

std::span<float> Pass::slopes_of_values(std::size_t row) {
    return {of_values_.data() + row * static_cast<std::size_t>(of_values_.cols()),
            static_cast<std::size_t>(of_values_.cols())};
}

void Pass::add_slopes_of_logits(const Weights& weights, std::size_t row,
                                std::span<const float> slopes_of, Weights& of_weights) {
    const Positions& of = *block_[row].of;
    const std::size_t i = block_[row].index;
    const auto width = static_cast<std::size_t>(layout_.shape.third);
    const float* third = third_.data() + row * width;
    float* of_third = of_third_.data() + row * width;
    float* of_features = of_actions_.data() + row * static_cast<std::size_t>(of_actions_.cols());
    for (std::size_t a = 0; a < slopes_of.size(); ++a) {
        const std::size_t action = static_cast<std::size_t>(of.first[i]) + a;
        const auto id = static_cast<std::size_t>(of.ids[action]);
        const float slope = slopes_of[a];
        const float* __restrict id_row = weights.data() + layout_.ids + id * width;
        float* __restrict of_id_row = of_weights.data() + layout_.ids + id * width;
        of_weights[layout_.ids_bias + id] += slope;
        for (std::size_t k = 0; k < width; ++k) {
            of_third[k] += slope * id_row[k];
            of_id_row[k] += slope * third[k];
        }
        for (std::uint32_t n = of.actions.first[action]; n < of.actions.first[action + 1]; ++n) {
            of_features[of.actions.at[n]] += slope * of.actions.value[n];
        }
    }
}

void Pass::learn(const Weights& weights, Weights& of_weights, bool values_alone) {
    const nets::NetShape& shape = layout_.shape;
    const auto back = [&](const Matrix& of_out, const Matrix& in, std::size_t at,
                          std::size_t bias) {
        const auto numbers = static_cast<int>(of_out.cols());
        slopes(of_weights, at, numbers, static_cast<int>(in.cols())).noalias() +=
            of_out.transpose() * in;
        slopes(of_weights, bias, 1, numbers) += of_out.colwise().sum();
    };
    back(of_values_, third_, layout_.values, layout_.values_bias);
    if (values_alone) return;
    back(of_actions_, third_, layout_.actions, layout_.actions_bias);
    of_third_.noalias() += of_values_ * part(weights, layout_.values, shape.values, shape.third);
    of_third_.noalias() +=
        of_actions_ * part(weights, layout_.actions, shape.action_features, shape.third);
    through_clip(third_, of_third_);
    back(of_third_, second_, layout_.third, layout_.third_bias);
    of_second_.noalias() = of_third_ * part(weights, layout_.third, shape.third, shape.second);
    through_clip(second_, of_second_);
    back(of_second_, first_, layout_.second, layout_.second_bias);
    of_first_.noalias() = of_second_ * part(weights, layout_.second, shape.second, shape.first);
    through_clip(first_, of_first_);
    slopes(of_weights, layout_.first_bias, 1, shape.first) += of_first_.colwise().sum();
    const auto width = static_cast<std::size_t>(shape.first);
    for (std::size_t r = 0; r < block_.size(); ++r) {
        const SparseRows& views = block_[r].of->views;
        const float* __restrict from = of_first_.data() + r * width;
        const std::uint32_t i = block_[r].index;
        for (std::uint32_t n = views.first[i]; n < views.first[i + 1]; ++n) {
            float* __restrict to = of_weights.data() + layout_.first + views.at[n] * width;
            const float factor = views.value[n];
            for (std::size_t k = 0; k < width; ++k) to[k] += factor * from[k];
        }
    }
}

}  // namespace pakhuis::train
