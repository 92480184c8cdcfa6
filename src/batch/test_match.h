// For tests: the beginning of a match.
#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string_view>

#include "registry/match.h"

namespace pakhuis::batch {

inline std::unique_ptr<Match> match_of_game(std::string_view game, int seats) {
    Setup setup;
    setup.game = game;
    setup.seats = seats;
    auto match = start_match(setup);
    EXPECT_TRUE(match.has_value());
    return std::move(*match);
}

}  // namespace pakhuis::batch
