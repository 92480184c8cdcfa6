// Scores by source, and the order of finishing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "engine/seat.h"

namespace pakhuis {

// One line of a score sheet: the points of one source, and the number of pieces that gave them.
struct ScoreLine {
    std::string_view key;  // "routes", "contracts-done"
    std::int32_t points = 0;
    std::int32_t count = 0;
};
using ScoreSheet = Scratch<ScoreLine, 16>;

inline int sum_of(const ScoreSheet& sheet) {
    int sum = 0;
    for (const ScoreLine& line : sheet) sum += line.points;
    return sum;
}

// Place of each seat, from 1. Seats that share a place have the same number, and the next places
// are skipped (1, 1, 3).
using Ranking = PerSeat<std::uint8_t, kMaxSeats>;

// Ranks seats by a key that is larger for the better seat.
template <class KeyOf>
constexpr Ranking rank_by(int seats, KeyOf&& key_of) {
    Ranking ranking;
    for (int s = 0; s < seats; ++s) {
        std::uint8_t place = 1;
        for (int other = 0; other < seats; ++other) {
            if (key_of(other) > key_of(s)) ++place;
        }
        ranking[static_cast<std::size_t>(s)] = place;
    }
    return ranking;
}

}  // namespace pakhuis
