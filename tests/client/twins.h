// Twin matches: they differ in one outcome or choice that a seat can't see, and every byte that the
// seat gets must be the same.
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

// A game with secrets, and the option that brings them where the game has none without.
struct Kind {
    const char* game;
    std::vector<std::pair<std::string, std::string>> options;
};
inline void PrintTo(const Kind& kind, std::ostream* out) {
    *out << kind.game;
}

struct Twins {
    Kind kind;
    int seats = 2;
    Seat viewer = 0;         // who can't see the difference
    std::size_t differ = 0;  // the step in which it lies
    Actions one, two;
};

// The games and options that have secrets.
const std::vector<Kind>& kinds_with_secrets();
Twins make_twins(const Kind& kind, std::uint64_t seed);
// The same twins, looked at by a seat that sees the difference.
Twins seen_twins(const Kind& kind);

// What the viewer of the twins gets of both matches, played at two tables of the venue.
std::pair<std::string, std::string> transcripts(Venue& venue, const Twins& twins);

// "carts, pair 3, viewer 1, step 20: draw or claim"
std::string describe(const Twins& twins);

}  // namespace pakhuis::client
