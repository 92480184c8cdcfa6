// The positions of the tiles on the drawn map of La Venise du Nord. They depend only on the cells
// and the available width. Once all tiles are laid, nothing moves during a match.
//
// Tiles of a row are side by side. The next row is shifted by half a tile, like hexagons:
//
//       ╱─market─╲    ╱──order─╲          low:  market +4  order 18
//      │+4 bonus  │  │18 cards  │               4● ▲◆    ═●
//      │4● ▲◆     │═●│          │                 ║●║ ◥◤
//       ╲───◥◤───╱    ╲────────╱
//          ║●║
#pragma once

#include "games/venise/state.h"
#include "terminal/canvas.h"

namespace pakhuis::terminal {

struct VeniseLayout {
    bool low = false;           // tiles of two lines without an outline
    int pitch = 0;              // columns from a tile to the next in its row; even
    int width = 0, height = 0;  // cells of the map
    int left = 0, top = 0;      // of all shown cells: the smallest half column and row

    // Columns of water between tiles of a row. Between rows there is one line of water.
    int gap() const { return pitch >= 8 ? 2 : 1; }
    int tile_width() const { return pitch - gap(); }
    int tile_height() const { return low ? 2 : 4; }
    // The upper left corner of a cell.
    Spot corner(venise::Cell cell) const;
};

// True if the next tile can be laid on this cell; only during free placement.
bool is_free_cell(const venise::Open& v, venise::Cell cell);

// The largest tiles that fit the width; `pitch` is at least 4, even if the map is then too wide.
VeniseLayout lay_out(const venise::Open& v, int width, bool low);

}  // namespace pakhuis::terminal
