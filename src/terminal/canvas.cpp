#include "terminal/canvas.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>

namespace pakhuis::terminal {
namespace {

constexpr char32_t kDot = U'·';   // one cell of a flat line
constexpr char32_t kDots = U':';  // one cell of a steep line: a cell is about twice as high as wide
// Indexed by the filled quarters: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
constexpr std::u32string_view kQuarters = U" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

struct Range {
    char32_t first, last;
};
// Characters that take no cell or two cells, or change the writing direction. The ranges are coarse
// and rather too large.
constexpr std::array<Range, 12> kUnfit{{{0x0000, 0x001f},
                                        {0x007f, 0x009f},
                                        {0x00ad, 0x00ad},
                                        {0x0300, 0x036f},
                                        {0x0590, 0x11ff},
                                        {0x200b, 0x200f},
                                        {0x2028, 0x206f},
                                        {0x231a, 0x23ff},
                                        {0x2614, 0x26ff},
                                        {0x2705, 0x2712},
                                        {0x2728, 0x2bff},
                                        {0x2e80, 0x10ffff}}};

bool fits_one_cell(char32_t glyph) {
    return std::none_of(kUnfit.begin(), kUnfit.end(),
                        [&](Range r) { return r.first <= glyph && glyph <= r.last; });
}

// Removes one glyph from the front of a text that is not empty. A byte that starts no glyph gives
// "?".
char32_t next_glyph(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    std::size_t size = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : 0;
    if (first >> 3 == 30) size = 4;
    bool whole = size > 0 && size <= text.size();
    char32_t glyph = size < 2 ? first : first & (0xffu >> (size + 1));
    for (std::size_t i = 1; whole && i < size; ++i) {
        whole = byte(i) >> 6 == 2;
        glyph = (glyph << 6) | (byte(i) & 0x3fu);
    }
    text.remove_prefix(whole ? size : 1);
    return whole && fits_one_cell(glyph) ? glyph : U'?';
}

void append_utf8(std::string& out, char32_t glyph) {
    const auto add = [&](char32_t bits) { out += static_cast<char>(bits); };
    if (glyph < 0x80) {
        add(glyph);
    } else if (glyph < 0x800) {
        add(0xc0 | (glyph >> 6));
        add(0x80 | (glyph & 0x3f));
    } else {
        add(0xe0 | (glyph >> 12));
        add(0x80 | ((glyph >> 6) & 0x3f));
        add(0x80 | (glyph & 0x3f));
    }
}

void append_code(std::string& out, const Ink& ink) {
    out += "\x1b[0";
    if (ink.bold) out += ";1";
    if (ink.reverse) out += ";7";
    if (ink.text != kPlain) out += fmt::format(";38;5;{}", ink.text);
    if (ink.ground != kPlain) out += fmt::format(";48;5;{}", ink.ground);
    out += 'm';
}

bool is_blank(const Cell& cell) {
    return cell.glyph == U' ' && cell.ink.ground == kPlain && !cell.ink.reverse;
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(width), cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

Cell* Canvas::cell_to_draw(Spot spot) {
    if (spot.x < 0 || spot.x >= width_ || spot.y < 0) return nullptr;
    if (spot.y >= height()) cells_.resize(index({0, spot.y + 1}));
    return &cells_[index(spot)];
}

void Canvas::put(Spot spot, char32_t glyph, const Ink& ink) {
    if (Cell* cell = cell_to_draw(spot)) *cell = {glyph, ink};
}

int Canvas::put(Spot spot, std::string_view text, const Ink& ink) {
    for (; !text.empty(); ++spot.x) put(spot, next_glyph(text), ink);
    return spot.x;
}

void Canvas::frame(Spot corner, int width, int height, const Ink& ink) {
    const int right = corner.x + width - 1;
    const int bottom = corner.y + height - 1;
    for (int x = corner.x; x <= right; ++x) {
        put({x, corner.y}, U'─', ink);
        put({x, bottom}, U'─', ink);
    }
    for (int y = corner.y; y <= bottom; ++y) {
        put({corner.x, y}, U'│', ink);
        put({right, y}, U'│', ink);
    }
    put(corner, U'╭', ink);
    put({right, corner.y}, U'╮', ink);
    put({corner.x, bottom}, U'╰', ink);
    put({right, bottom}, U'╯', ink);
}

void Canvas::dotted_line(Spot from, Spot to, const Ink& ink) {
    const bool steep = std::abs(to.y - from.y) >= std::abs(to.x - from.x);
    for (const Spot spot : cells_between(from, to)) {
        Cell* cell = cell_to_draw(spot);
        if (cell && is_blank(*cell)) *cell = {steep ? kDots : kDot, ink};
    }
}

void Canvas::add_quarter(int x, int y, const Ink& ink) {
    Cell* cell = cell_to_draw({x / 2, y / 2});
    if (!cell) return;
    if (cell->glyph == kDot || cell->glyph == kDots) *cell = {};
    const auto filled = kQuarters.find(cell->glyph);
    if (filled == std::u32string_view::npos || (filled == 0 && !is_blank(*cell))) return;
    const std::size_t quarter = std::size_t{1} << (x % 2 + 2 * (y % 2));
    cell->glyph = kQuarters[filled | quarter];
    cell->ink = ink;
}

void Canvas::thick_line(Spot from, Spot to, const Ink& ink) {
    // The upper left quarter of a cell is the end of the line.
    for (const Spot q : cells_between({2 * from.x, 2 * from.y}, {2 * to.x, 2 * to.y})) {
        if (q.x >= 0 && q.y >= 0) add_quarter(q.x, q.y, ink);
    }
}

void Canvas::paste(Spot corner, const Canvas& other) {
    for (int y = 0; y < other.height(); ++y) {
        for (int x = 0; x < other.width(); ++x) {
            const Cell& cell = other.at({x, y});
            put({corner.x + x, corner.y + y}, cell.glyph, cell.ink);
        }
    }
}

std::string Canvas::text(bool colour) const {
    std::string out;
    for (int y = 0; y < height(); ++y) {
        int end = width_;
        const auto blank = [&](const Cell& cell) {
            return colour ? is_blank(cell) : cell.glyph == U' ';
        };
        while (end > 0 && blank(at({end - 1, y}))) --end;
        Ink ink;
        for (int x = 0; x < end; ++x) {
            const Cell& cell = at({x, y});
            if (colour && cell.ink != ink) append_code(out, cell.ink);
            ink = cell.ink;
            append_utf8(out, cell.glyph);
        }
        if (colour && ink != Ink{}) append_code(out, {});
        out += '\n';
    }
    return out;
}

int text_width(std::string_view text) {
    int width = 0;
    for (; !text.empty(); ++width) next_glyph(text);
    return width;
}

std::vector<Spot> cells_between(Spot from, Spot to) {
    const int steps = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    // Rounded to the nearest integer, halves upwards, without floating point.
    const auto between = [&](int a, int b, int i) {
        const int twice = 2 * a * steps + 2 * (b - a) * i + steps;
        return twice >= 0 ? twice / (2 * steps) : -((-twice + 2 * steps - 1) / (2 * steps));
    };
    std::vector<Spot> cells{from};
    for (int i = 1; i <= steps; ++i) {
        cells.push_back({between(from.x, to.x, i), between(from.y, to.y, i)});
    }
    return cells;
}

}  // namespace pakhuis::terminal
