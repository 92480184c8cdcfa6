// A clock that runs in real time until somebody stops it, as a live auction has. The engine knows
// no time: it says what the clock shows when, and what presses at given moments come to; whoever
// has a real clock runs it.
#pragma once

#include <cstdint>

#include "engine/seat.h"

namespace pakhuis {

// A run by the numbers that a client needs to show it: first START, then prices from the highest
// downwards.
struct ClockFace {
    bool doubled = false;  // one pays twice what shows; over at half the highest price
    int start_ms = 0;      // on START
    int price_ms = 0;      // on each price
    int highest = 0;
    int lowest = 0;
    int step = 0;
    int length_ms = 0;  // until it is over if nobody presses
    Seats seats;        // who has enough to press at all
};

struct Press {
    Seat seat = 0;
    std::int32_t at = 0;  // milliseconds since the run began
};

}  // namespace pakhuis
