// Twin matches differ in one outcome or choice that a seat can't see. Every byte that this seat
// gets must be the same.
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "client/player.h"
#include "codec/record.h"
#include "registry/match.h"

namespace pakhuis::client {

using Actions = std::vector<codec::RecordedAction>;

// A game with secrets, and the option that adds secrets if the basic game has none.
struct GameWithSecrets {
    const char* game;
    std::vector<std::pair<std::string, std::string>> options;
};
inline void PrintTo(const GameWithSecrets& kind, std::ostream* out) {
    *out << kind.game;
}

struct Twins {
    GameWithSecrets kind;
    int seats = 2;
    Seat viewer = 0;         // can't see the difference
    std::size_t differ = 0;  // the step that differs
    Actions one, two;
};

// The games and options that have secrets.
const std::vector<GameWithSecrets>& games_with_secrets();
Twins make_twins(const GameWithSecrets& kind, std::uint64_t seed);
// The same twins for a viewer that sees the difference.
Twins seen_twins(const GameWithSecrets& kind);

// The bytes that the viewer gets from both matches, played at two tables of the venue.
std::pair<std::string, std::string> transcripts(Venue& venue, const Twins& twins);

// "carts, viewer 1, step 20: draw or claim"
std::string describe(const Twins& twins);

}  // namespace pakhuis::client
