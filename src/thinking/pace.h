// How fast a bot has to decide. What slows it down below its level is told to the players.
#pragma once

namespace pakhuis::thinking {

struct Pace {
    int effort = 100;  // percent of its iterations that a searching bot may do
    // Asked every few iterations; true ends the search. The caller's clock, as no bot has one.
    bool (*stop)(void* context) = nullptr;
    void* context = nullptr;
};

}  // namespace pakhuis::thinking
