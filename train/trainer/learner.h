// Changes the weights by what decisions were worth: a policy gradient with clipped ratios (PPO), or
// the likelihood of given choices.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "batch/workers.h"
#include "play.h"

namespace pakhuis::train {

struct Rates {
    double rate = 0;       // of learning
    double spread = 0;     // weight of entropy
    bool choices = true;   // the policy learns
    bool layers = true;    // values change the layers before them, too
    bool imitate = false;  // all gains are 1, and values are left alone
};

// Means over the decisions of a pass.
struct Report {
    double entropy = 0;
    double error = 0;   // of values, squared
    double change = 0;  // of the logarithms of chances; the logarithms themselves in imitation
};

class Learner {
  public:
    Learner(const Layout& layout, Weights weights, std::vector<float> factors,
            batch::Workers& workers);

    const Weights& weights() const { return weights_; }
    // An exponential average: what plays.
    const Weights& mean() const { return mean_; }
    long steps() const { return steps_; }
    // After imitation: what is known of slopes means nothing for another aim.
    void forget_slopes();

    // Learns from all known decisions in a random order, so many at each step.
    Report learn(const std::vector<Memory*>& memories, const Rates& rates, std::size_t each,
                 Rng& rng);

    // All that is needed to go on. False: the file can't be written, or is not of this layout.
    bool write(const std::filesystem::path& path) const;
    bool read(const std::filesystem::path& path);

  private:
    struct Item {
        const Memory* memory;
        std::uint32_t index;
    };
    // Of each thread.
    struct Room {
        Pass pass;
        Weights slopes;
        std::vector<float> logits;
        Report sums;
    };

    void learn_some(std::span<const Item> items, const Rates& rates, float share, Room& room);
    void learn_row(const Item& item, std::size_t row, const Rates& rates, float share, Room& room);
    void take_step(double rate);

    Layout layout_;
    Weights weights_, moment_, power_, mean_;
    std::vector<float> factors_;
    long steps_ = 0, adam_steps_ = 0;
    float deviation_ = 1;
    batch::Workers& workers_;
    std::vector<Room> rooms_;
};

}  // namespace pakhuis::train
