// What the kernels of a batch get: the same struct on the host (gpu_batch.h), which fills it with
// addresses on the GPU, and there (kernels.h).
#pragma once

#include <cstdint>

#include "batch/lane.h"
#include "engine/features.h"

namespace pakhuis::batch::device {

// Host and device must lay out structs in the same way: their bytes are copied.
struct StructSizes {
    unsigned rules = 0, state = 0, view = 0, action = 0, lane = 0, parameters = 0, counters = 0;

    friend bool operator==(const StructSizes&, const StructSizes&) = default;
};

// A step of a match that is played again.
template <Game G>
struct ReplayStep {
    typename G::Action action;
    Seat actor;
};

// Sums over all matches; read by the host after each call.
struct Counters {
    unsigned long long steps = 0;    // since the batch was made
    unsigned long long matches = 0;  // likewise
    int actions = 0;                 // legal ones of all matches
    int wrong = 0;                   // the first match whose choice is not legal; matches: none
    int idle = 0;                    // matches in which nobody is asked
};

template <Featured G>
struct Parameters {
    using Action = typename G::Action;

    const typename G::Rules* rules = nullptr;
    const typename G::State* start = nullptr;
    Lane<G>* lanes = nullptr;
    typename G::View* views = nullptr;  // by match; if any features are wanted
    int matches = 0;
    int seats = 0;
    Players players;

    // The legal actions: those of a match lie together, at pool[at[match]], in no order of matches.
    Action* pool = nullptr;
    int pool_size = 0;
    int* at = nullptr;     // by match
    int* count = nullptr;  // by match
    Action* chosen = nullptr;

    Counters* counters = nullptr;
    LaneResults results;

    // The arrays of the batch; nullptr: not wanted.
    std::uint8_t* seat = nullptr;
    std::uint8_t* player = nullptr;
    std::int32_t* steps = nullptr;
    std::int32_t* first = nullptr;
    std::int32_t* ids = nullptr;
    Feature* features = nullptr;
    Feature* action_features = nullptr;
    std::uint8_t* mask = nullptr;
    Feature* after = nullptr;
};

template <Featured G>
constexpr StructSizes sizes_of_structs() {
    return {sizeof(typename G::Rules), sizeof(typename G::State),
            sizeof(typename G::View),  sizeof(typename G::Action),
            sizeof(Lane<G>),           sizeof(Parameters<G>),
            sizeof(Counters)};
}

}  // namespace pakhuis::batch::device
