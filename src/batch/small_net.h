// A small net with random weights: it shows what self-play costs where a net decides.
//
//   features ──► 256 ──► 256 ──► one number for each legal action ──► a draw by their softmax
//
// The last layer has a row of weights for each action id, and reads those of the legal actions
// only: all ids would cost up to twenty times as much as the rest of the net, for numbers that
// nobody uses.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "batch/batch.h"
#include "batch/workers.h"
#include "engine/features.h"

namespace pakhuis::batch {

struct NetWeights {
    static constexpr std::size_t kWidth = 256;  // of both hidden layers

    // Random ones, the same for the same features. Those of an input are divided by its range.
    NetWeights(const FeatureList& features, int action_ids);

    std::size_t inputs = 0;
    std::vector<float> first;   // inputs × kWidth
    std::vector<float> second;  // kWidth × kWidth
    std::vector<float> last;    // action ids × kWidth
};

// The net on the host, on several threads.
class SmallNet {
  public:
    SmallNet(const NetWeights& weights, int threads) : weights_(weights), workers_(threads) {}

    // For each match the place of a legal action in its list. Needs lists and features.
    void choose(const BatchArrays& told, std::uint64_t seed, std::span<std::int32_t> choices);

  private:
    void choose_some(const BatchArrays& told, std::uint64_t seed, std::size_t from,
                     std::span<std::int32_t> choices) const;

    const NetWeights& weights_;
    Workers workers_;
};

}  // namespace pakhuis::batch
