// Where the tiles of La Venise du Nord lie on the drawn map. It follows from their cells and the
// room alone; once all tiles lie, nothing moves about during a match.
//
// Tiles of a row lie beside each other, the next row half a tile aside, as hexagons do:
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
    int left = 0, top = 0;      // of all cells that are shown: least half column, least row

    // Columns of water between tiles beside each other; between rows there is one line of it.
    int gap() const { return pitch >= 8 ? 2 : 1; }
    int tile_width() const { return pitch - gap(); }
    int tile_height() const { return low ? 2 : 4; }
    // The upper left corner of what lies on a cell.
    Spot corner(venise::Cell cell) const;
};

// Cells beside the laid tiles, while tiles are laid: where the next one can go.
bool is_free_cell(const venise::Open& v, venise::Cell cell);

// The largest tiles for which the map is no wider; `pitch` is 4 at least, whatever the width.
VeniseLayout lay_out(const venise::Open& v, int width, bool low);

}  // namespace pakhuis::terminal
