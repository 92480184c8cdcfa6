// Where everything lies on the drawn map of Carts of Amsterdam. It follows from the board and the
// width alone, never from the position, so that nothing moves about during a match.
#pragma once

#include <vector>

#include "games/carts/rules.h"
#include "terminal/canvas.h"

namespace pakhuis::terminal {

struct CartsLayout {
    struct TrackLine {
        std::vector<Spot> slots;  // the middle of each space, from the track's `from` to its `to`
        Spot wheel;               // of a track that brings a goods card
    };

    int width = 0, height = 0;  // cells of the map
    int slot_width = 3;         // cells of a space: 3, on a crowded board 1
    std::vector<Spot> marks;    // of each place: the cell that stands for it
    std::vector<Spot> names;    // of each place: where its name begins
    std::vector<TrackLine> tracks;
};

// The way of a track from place to place: its spaces, and the wheel where it has one.
std::vector<Spot> way_of(const carts::Track& track, const CartsLayout& map,
                         const CartsLayout::TrackLine& line);

// No two of all those marks, names, spaces and wheels share a cell, on boards where this is
// possible at all; where it is not, the spaces keep free of each other and of the marks.
CartsLayout lay_out(const carts::Rules& rules, int width);

}  // namespace pakhuis::terminal
