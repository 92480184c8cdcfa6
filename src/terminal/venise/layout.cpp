#include "terminal/venise/layout.h"

#include <algorithm>

namespace pakhuis::terminal {

using namespace venise;

namespace {

constexpr int kLargest = 14, kSmallest = 4;
constexpr int kSmallestOutlined = 10;
constexpr int kMargin = 1;  // columns of water at both sides

// Columns in units of half a tile.
int half_column(venise::Cell cell) {
    return 2 * cell.q + cell.r;
}

struct Bounds {
    int left = 0, right = 0, top = 0, bottom = 0;
    bool empty = true;

    void add(venise::Cell cell) {
        const int x = half_column(cell), y = cell.r;
        left = empty ? x : std::min(left, x);
        right = empty ? x : std::max(right, x);
        top = empty ? y : std::min(top, y);
        bottom = empty ? y : std::max(bottom, y);
        empty = false;
    }
};

Bounds bounds_of(const Open& v) {
    Bounds all;
    for (int i = kEdges; i < kSpots; ++i) {
        const venise::Cell cell = cell_of(SpotId(i));
        const bool laid = std::find(v.cells.begin(), v.cells.end(), cell) != v.cells.end();
        if (laid || is_free_cell(v, cell)) all.add(cell);
    }
    return all;
}

}  // namespace

bool is_free_cell(const Open& v, venise::Cell cell) {
    if (v.phase != Phase::kTiles && v.phase != Phase::kCells) return false;
    bool any = false, beside = false;
    for (const venise::Cell laid : v.cells) {
        if (laid == cell) return false;
        any = any || !laid.nowhere();
        beside = beside || adjacent(laid, cell);
    }
    return any ? beside : cell == venise::Cell{0, 0};
}

Spot VeniseLayout::corner(venise::Cell cell) const {
    return {kMargin + (half_column(cell) - left) * pitch / 2, (cell.r - top) * (tile_height() + 1)};
}

VeniseLayout lay_out(const Open& v, int width, bool low) {
    const Bounds all = bounds_of(v);
    VeniseLayout layout;
    layout.left = all.left;
    layout.top = all.top;
    const auto wide = [&] {
        return (all.right - all.left) * layout.pitch / 2 + layout.tile_width() + 2 * kMargin;
    };
    layout.pitch = kLargest;
    while (layout.pitch > kSmallest && wide() > width) layout.pitch -= 2;
    layout.low = low || layout.pitch < kSmallestOutlined;
    layout.width = wide();
    // A low map has a last line for the boat.
    layout.height = (all.bottom - all.top + 1) * (layout.tile_height() + 1) - (layout.low ? 0 : 1);
    return layout;
}

}  // namespace pakhuis::terminal
