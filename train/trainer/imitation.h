// Matches of a bot, whose choices a net learns before it plays itself: self-play from nothing takes
// far longer.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "play.h"

namespace pakhuis::train {

class Imitation {
  public:
    // A tenth of the steps is random, so that the net sees positions which the bot avoids.
    Imitation(const Match& start, const std::string& bot, int matches, std::uint64_t seed,
              const Scales& scales);

    // Plays some decisions of each match, and forgets the oldest ones.
    void play_on(int decisions);
    // Some that are remembered, new and old.
    void add_memories(std::vector<Memory*>& to, int count, Rng& rng);

  private:
    static constexpr std::size_t kKept = 96;

    std::string bot_;
    const Scales& scales_;
    std::unique_ptr<batch::Batch> batch_;
    Rng rng_;
    std::deque<Memory> memories_;
};

}  // namespace pakhuis::train
