// Plays matches for some decisions, and tells how good each decision was.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "batch/batch.h"
#include "passes.h"

namespace pakhuis::train {

// One decision in each match of a batch, as it stood when it was made.
struct Memory {
    Positions positions;
    std::vector<std::uint8_t> seat;
    std::vector<std::int32_t> place;  // of the choice in its list
    std::vector<float> log_chance;    // of the choice
    std::vector<float> values;        // matches × seats, from the one that decides on
    std::vector<std::uint8_t> ended;  // by this decision
    std::vector<float> result;        // matches × seats, of those that ended

    // By Play::judge.
    std::vector<std::uint8_t> known;
    std::vector<float> gain;    // of the choice
    std::vector<float> target;  // of the values
};

// The share of the win, and with a small weight the lead over the best of the others: a half for
// none, three quarters for `margin` points. Alone at the table one leads by one's score.
struct ResultRule {
    float margin = 1;
    float lead = 0.2F;

    float of(std::size_t seat, std::span<const float> shares,
             std::span<const std::int32_t> scores) const;
};

// Whose choices are made.
struct Players {
    const Weights& learner;
    const Weights& rival;
    float warmth = 0.03F;         // of choices by values: this much more value is e times likelier
    const char* guide = nullptr;  // a bot that chooses instead, but for a tenth of random choices
};

class Play {
  public:
    // With rivals one seat of each match is the learner's, and only what it chose is learnt from.
    Play(const Match& start, int matches, bool with_rivals, std::uint64_t seed,
         const Layout& layout, const Scales& scales, const ResultRule& rule);

    int seats() const { return seats_; }
    // Plays so many decisions of each match. `judged` are then the memories of the call before:
    // nearly all of their seats have decided again.
    void play_on(const Players& players, int decisions, float trace);
    std::vector<Memory>& judged() { return judged_; }

  private:
    void decide(const Players& players, Memory& memory);
    void choose(const Weights& weights, const std::vector<Position>& positions, Memory& memory);
    void choose_by_values(const Weights& weights, const std::vector<Position>& positions,
                          float warmth, Memory& memory);
    void follow(const Players& players, Memory& memory);
    void see_end(Memory& memory) const;
    void judge(std::vector<Memory>& memories, float trace);

    Layout layout_;
    const Scales& scales_;
    ResultRule rule_;
    std::unique_ptr<batch::Batch> batch_;
    int seats_;
    std::size_t matches_;
    bool with_rivals_;
    Rng rng_;
    Pass pass_;
    Candidates candidates_;
    std::vector<float> said_;  // of candidates
    std::vector<Memory> judged_, latest_;
    std::vector<float> logits_;

    // For judge(), by match, viewer and seat: the value at the viewer's next decision, and what was
    // gained from there on.
    std::vector<float> after_, later_;
    std::vector<std::uint8_t> known_;
};

// Ends the program with a sentence.
[[noreturn]] void give_up(const Problem& problem);

// A batch of one thread with all that a net reads: one of logits, or one that chooses by the values
// of what follows.
batch::BatchSetup setup_of(int matches, std::uint64_t seed, bool by_values);
inline bool is_by_values(const Layout& layout) {
    return layout.shape.action_ids == 0;
}
std::unique_ptr<batch::Batch> batch_of(const Match& start, const batch::BatchSetup& setup);

// Takes over what a batch shows now.
void see_positions(const batch::BatchArrays& arrays, int action_features, const Scales& scales,
                   Positions& out);

// The logarithms of probabilities; their entropy.
float log_softmax(std::span<float> logits);

// The share of the win of the best logits, alone among bots of the house. Sealed choices are drawn.
double against(const Match& start, const std::string& bot, int matches, std::uint64_t seed,
               const Layout& layout, const Scales& scales, const Weights& weights);

}  // namespace pakhuis::train
