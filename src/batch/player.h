// Whole matches of bots, step by step, for any game.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/features.h"
#include "registry/match.h"

namespace pakhuis::batch {

// The bytes of an action, for `text` and to play steps again: they are no format.
using ActionBytes = std::uint64_t;

struct PlayedMatch {
    struct Step {
        Seat actor = kChance;
        ActionBytes action = 0;
    };
    std::vector<Step> steps;
    std::vector<int> scores;
    std::optional<int> rival;  // the score of a rival without a seat
    Ranking ranking;
    std::string_view reason;
    std::uint64_t hash = 0;
    std::vector<Feature> rows;
};

class Player {
  public:
    virtual ~Player() = default;

    // Plays a match from the start. `bots` by seat, as thinking::read_bot knows them. Any thread
    // may call it.
    virtual void play(const std::vector<std::string>& bots, std::uint64_t seed, bool rows,
                      PlayedMatch& out) const = 0;
    // The same for matches that are compared: chance follows from the secret as at a real table
    // (engine/chance.h), and what a bot draws follows from the secret and its seat. So the cards
    // stay where they are when other bots sit down, as far as play allows. Only the clock of a live
    // auction draws its own numbers.
    virtual void play_deal(const std::vector<std::string>& bots, const HashKey& secret,
                           PlayedMatch& out) const = 0;
    virtual std::string text(ActionBytes action) const = 0;
};

// All matches begin at the position of `start`.
std::unique_ptr<Player> make_player(const Match& start);

}  // namespace pakhuis::batch
