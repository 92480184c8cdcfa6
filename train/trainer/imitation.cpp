#include "imitation.h"

#include <cstdlib>
#include <fmt/format.h>

namespace pakhuis::train {

Imitation::Imitation(const Match& start, const std::string& bot, int matches, std::uint64_t seed,
                     const Scales& scales)
    : bot_(bot),
      scales_(scales),
      batch_(batch_of(start, setup_of(matches, seed, false))),
      rng_(seed) {
    batch_->step_random(60);
}

void Imitation::play_on(int decisions) {
    for (int n = 0; n < decisions; ++n) {
        Memory& memory = memories_.emplace_back();
        const batch::BatchArrays& arrays = batch_->arrays();
        see_positions(arrays, batch_->sizes().action_features, scales_, memory.positions);
        const std::size_t matches = arrays.seat.size();
        memory.place.resize(matches);
        if (auto problem = batch_->advise(bot_, rng_.next(), memory.place)) give_up(*problem);
        memory.log_chance.assign(matches, 0.0F);
        memory.gain.assign(matches, 1.0F);
        memory.known.assign(matches, 1);
        std::vector<std::int32_t> choices = memory.place;
        for (std::size_t i = 0; i < matches; ++i) {
            if (rng_.below(10) == 0) choices[i] = rng_.below(memory.positions.count(i));
        }
        if (auto problem = batch_->step(choices)) give_up(*problem);
        if (memories_.size() > kKept) memories_.pop_front();
    }
}

void Imitation::add_memories(std::vector<Memory*>& to, int count, Rng& rng) {
    for (int n = 0; n < count; ++n) to.push_back(&memories_[rng.next() % memories_.size()]);
}

}  // namespace pakhuis::train
