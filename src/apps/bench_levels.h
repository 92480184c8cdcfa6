// `pakhuis bench --levels`: how fast bots decide, on one core, in seconds of the processor.
#pragma once

#include <string>
#include <vector>

#include "registry/match.h"

namespace pakhuis::apps {

struct LevelFigures {
    std::string bot;
    double decisions_per_s = 0;  // that are not forced
    double turn_ms = 0;          // decisions of one seat, until another one decides
};
struct LevelsOfGame {
    std::string game;
    int seats = 0;
    double evaluations_per_s = 0;  // of the net: a view and all legal actions there; 0: no net
    std::vector<LevelFigures> levels;
};

// Whole matches of each level against itself, for so many seconds a level.
LevelsOfGame measure_levels(const Match& start, double seconds);
void print_levels(const std::vector<LevelsOfGame>& all, bool json);

}  // namespace pakhuis::apps
