// The number of checks in random matches. A value n means: one state (or step) in n is checked.
#pragma once

#include <cstdlib>

#include "kit/sanitized.h"

namespace pakhuis::kit {

struct Effort {
    int lists = 1;        // no action twice, listed actions are allowed
    int universe = 8;     // no other action is allowed
    int round_trips = 8;  // text, JSON, targets
    int hashes = 32;      // each field of a state
    int scores = 1;
    int secrets = 4;    // samples for every viewer, hidden operands, steps in samples
    int picks = 64;     // distributions of the fast picks
    int twice = 8;      // matches that are played a second time
    int answers = 4;    // of the states for `secrets`: the intents and refusals of a seat
    int previews = 32;  // previews and figures, in 64 samples
    int features = 16;  // rows of all viewers and legal actions
};

// For many matches on one core: cheap checks often, expensive ones rarely.
inline constexpr Effort kLong{64, 4096, 2048, 4096, 16, 128, 16384, 1024, 4, 256, 256};

// Fewer checks under sanitizers: matches are slow there, and a few are enough to find memory
// errors.
constexpr Effort less_if_watched(const Effort& effort) {
    return PAKHUIS_SANITIZED ? Effort{4, 128, 64, 256, 4, 32, 1024, 8, 4, 64, 128} : effort;
}
constexpr int fewer_if_watched(int matches) {
    return PAKHUIS_SANITIZED ? (matches + 2) / 3 : matches;
}

// The number of matches of the long test mode (PAKHUIS_LONG_MATCHES), or `otherwise`.
inline int long_matches(int otherwise) {
    const char* wanted = std::getenv("PAKHUIS_LONG_MATCHES");
    return wanted == nullptr ? otherwise : std::atoi(wanted);
}

// The long test mode checks previews and figures at every state of the first match of each case.
inline constexpr int kPreviewedEverywhere = 1;
inline Effort effort_of_match(Effort effort, int match) {
    if (long_matches(0) > 0 && match < kPreviewedEverywhere) effort.previews = 1;
    return effort;
}

}  // namespace pakhuis::kit
