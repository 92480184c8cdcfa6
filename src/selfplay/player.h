// Whole matches of bots, for any game. The build makes one source file for each game
// (game_player.cpp.in): after a change of one game only its own is compiled.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/features.h"
#include "registry/typed_match.h"

namespace pakhuis::selfplay {

// The bytes of an action: equal for equal actions, and shorter than their text.
using ActionBytes = std::uint64_t;

struct PlayedMatch {
    struct Step {
        Seat actor = kChance;
        ActionBytes action = 0;
    };
    std::vector<Step> steps;
    std::vector<int> scores;
    Ranking ranking;
    std::string_view reason;
    std::uint64_t hash = 0;
    std::vector<Feature> rows;
};

class Player {
  public:
    virtual ~Player() = default;

    // Plays a match from the start. `bots` are names by seat. Any thread may call it.
    virtual void play(const std::vector<std::string>& bots, std::uint64_t seed, bool rows,
                      PlayedMatch& out) const = 0;
    virtual std::string text(ActionBytes action) const = 0;
};

template <Game G>
std::unique_ptr<Player> make_game_player(const TypedMatch<G>& start);

}  // namespace pakhuis::selfplay
