// What the levels that search may do: iterations for each decision that is not forced. They were
// set so that a turn takes about 0.2 s with `hard` and 1 s with `expert` on one core of a machine
// of two; a turn of some games has several decisions. Iterations and not time: the same position
// and seed give the same decision on every machine and in a page.
#pragma once

#include <array>
#include <string_view>

#include "engine/bot_names.h"

namespace pakhuis::thinking {

struct GameBudgets {
    std::string_view game;
    int hard;
    int expert;
};

inline constexpr std::array<GameBudgets, 4> kBudgets{{
    {"carts", 400, 2000},
    {"venise", 400, 2000},
    {"merchants", 400, 2000},
    {"amsterdam", 400, 2000},
}};
// Of a game that has no line.
inline constexpr GameBudgets kOtherBudgets{"", 400, 2000};

// Milliseconds after which a search ends in any case, on a machine that has a clock. Only a machine
// that is far too slow or busy gets there.
inline constexpr int kHardCeiling = 1500;
inline constexpr int kExpertCeiling = 6000;

// At most, for a bot that searches for a given time.
inline constexpr int kTimedIterations = 100'000;

// For a level that searches.
constexpr int iterations_of(std::string_view level, std::string_view game) {
    GameBudgets found = kOtherBudgets;
    for (const GameBudgets& budgets : kBudgets) {
        if (budgets.game == game) found = budgets;
    }
    return level == "hard" ? found.hard : found.expert;
}
constexpr int ceiling_of(std::string_view level) {
    return level == "hard" ? kHardCeiling : kExpertCeiling;
}

}  // namespace pakhuis::thinking
