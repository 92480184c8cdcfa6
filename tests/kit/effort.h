// How much a run over random matches looks at. Each number: one state (or step) in so many.
#pragma once

#include <cstdlib>

#include "kit/sanitized.h"

namespace pakhuis::kit {

struct Effort {
    int lists = 1;        // no doubled actions, listed actions are allowed
    int universe = 8;     // nothing else is allowed
    int round_trips = 8;  // text, JSON, targets
    int hashes = 32;      // each field of a state
    int scores = 1;
    int secrets = 4;  // samples for every viewer, hidden operands, re-dealt steps
    int picks = 64;   // distributions of the fast picks
    int twice = 8;    // matches played a second time
    int answers = 4;  // of the states for `secrets`: intents and refusals of a seat
};

// For many matches on one core: the cheap properties always, the dear ones now and then.
inline constexpr Effort kLong{64, 4096, 2048, 4096, 16, 128, 16384, 1024};

// Sanitizers make matches slow, and what they look for shows in few of them.
inline constexpr Effort less_if_watched(const Effort& effort) {
    return PAKHUIS_SANITIZED ? Effort{4, 128, 64, 256, 4, 32, 1024, 8} : effort;
}
inline constexpr int fewer_if_watched(int matches) {
    return PAKHUIS_SANITIZED ? (matches + 2) / 3 : matches;
}

// Matches that the long test mode asks for (PAKHUIS_LONG_MATCHES), or `otherwise`.
inline int long_matches(int otherwise) {
    const char* wanted = std::getenv("PAKHUIS_LONG_MATCHES");
    return wanted == nullptr ? otherwise : std::atoi(wanted);
}

}  // namespace pakhuis::kit
