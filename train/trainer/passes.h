// Forward and backward passes of a net over blocks of decisions.
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/features.h"
#include "weights.h"

namespace pakhuis::train {

// Rows of numbers of which most are 0: those that are not, scaled.
struct SparseRows {
    std::vector<std::uint32_t> first{0};  // of each row, and the end
    std::vector<std::uint16_t> at;
    std::vector<float> value;

    void clear();
    void add(const Feature* row, std::span<const float> scales);
};

// The decisions of some matches at one time.
struct Positions {
    SparseRows views;
    std::vector<std::int32_t> first{0};  // of the actions of each, and the end
    std::vector<std::int32_t> ids;
    SparseRows actions;

    int count(std::size_t i) const { return first[i + 1] - first[i]; }
};

// One decision among many.
struct Position {
    const Positions* of;
    std::uint32_t index;
};

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
inline constexpr std::size_t kBlock = 256;

// What a net without logits says of the views after actions: those of a decision differ in few
// numbers, so that the first layer of one gives that of the next.
class Candidates {
  public:
    explicit Candidates(const Layout& layout, std::span<const float> scales);

    // Values of so many rows, one after the other, of each all places.
    void look(const Weights& weights, const Feature* rows, std::size_t count,
              std::vector<float>& values);

  private:
    Layout layout_;
    std::span<const float> scales_;
    std::vector<float> sums_;
    std::vector<std::uint16_t> at_;
    std::vector<float> by_;
    Matrix first_, second_, third_, values_;
};

// What the net says of a block of decisions, and how its errors become slopes of the weights.
class Pass {
  public:
    explicit Pass(const Layout& layout);

    void look(const Weights& weights, std::span<const Position> block);
    std::span<const float> values(std::size_t row) const;
    void logits(const Weights& weights, std::size_t row, std::vector<float>& out) const;

    // After a look: the slopes of values and of logits of a row; then learn() adds those of all
    // rows to the slopes of the weights.
    void begin_slopes();
    std::span<float> slopes_of_values(std::size_t row);
    void add_slopes_of_logits(const Weights& weights, std::size_t row,
                              std::span<const float> slopes, Weights& of_weights);
    // The slopes of values only reach their own layer if `values_alone`.
    void learn(const Weights& weights, Weights& of_weights, bool values_alone);

  private:
    Layout layout_;
    std::span<const Position> block_;
    std::vector<Position> kept_;
    Matrix first_, second_, third_, values_, actions_;
    Matrix of_first_, of_second_, of_third_, of_values_, of_actions_;
};

}  // namespace pakhuis::train
