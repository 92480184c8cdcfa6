// The clock of a live auction: it runs in real time until somebody stops it. The engine knows no
// time. It only says what the clock shows after so many milliseconds, and what given presses mean.
// The host runs the real clock.
#pragma once

#include <cstdint>

#include "engine/seat.h"

namespace pakhuis {

// The numbers by which a client shows a run: first START, then prices from the highest downwards.
struct ClockFace {
    bool doubled = false;  // the buyer pays twice the price; the run ends at half the highest price
    int start_ms = 0;      // on START
    int price_ms = 0;      // on each price
    int highest = 0;
    int lowest = 0;
    int step = 0;
    int length_ms = 0;  // of a run in which nobody presses
    Seats seats;        // those that have enough money to press
};

struct Press {
    Seat seat = 0;
    std::int32_t at = 0;  // milliseconds since the run began
};

}  // namespace pakhuis
