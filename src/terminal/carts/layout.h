// The positions of everything on the drawn map of Carts of Amsterdam. They depend only on the board
// and the width, never on the state of the match, so nothing moves during a match.
#pragma once

#include <vector>

#include "games/carts/rules.h"
#include "terminal/canvas.h"

namespace pakhuis::terminal {

struct CartsLayout {
    struct TrackLine {
        std::vector<Spot> slots;  // the middle of each space, from `from` to `to`
        Spot wheel;               // if the track brings a goods card
    };

    int width = 0, height = 0;  // cells of the map
    int slot_width = 3;         // cells of a space: 3, or 1 on a crowded board
    std::vector<Spot> marks;    // of each place: the cell of its symbol
    std::vector<Spot> names;    // of each place: the first cell of its name
    std::vector<TrackLine> tracks;
};

// The cells of a track from place to place: both places, its spaces, and its wheel if it has one.
std::vector<Spot> way_of(const carts::Track& track, const CartsLayout& map,
                         const CartsLayout::TrackLine& line);

// No two marks, names, spaces or wheels share a cell if the board makes this possible. Otherwise at
// least the spaces share no cell with each other or with marks.
CartsLayout lay_out(const carts::Rules& rules, int width);

}  // namespace pakhuis::terminal
