// A grid of cells to draw on, written out as lines of text for a terminal.
//
// Every cell holds one glyph of width 1 and its ink. Drawing outside the grid is cut off at the
// sides and at the top; the grid grows downwards as needed. Text from outside can't break the grid
// or the terminal: a character that is not one printable glyph of width 1 (control characters, wide
// and combining ones, broken UTF-8) is drawn as "?".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pakhuis::terminal {

// Column and row of a cell, from the upper left.
struct Spot {
    int x = 0, y = 0;

    friend constexpr bool operator==(Spot, Spot) = default;
};

// Colours are numbers of the 256-colour palette, 16 … 255 (themes do not change these), or kPlain.
inline constexpr int kPlain = -1;

struct Ink {
    int text = kPlain;
    int ground = kPlain;
    bool bold = false;
    bool reverse = false;

    friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

struct Cell {
    char32_t glyph = U' ';
    Ink ink;
};

class Canvas {
  public:
    explicit Canvas(int width, int height = 0);  // width: 1 at least

    int width() const { return width_; }
    int height() const { return static_cast<int>(cells_.size()) / width_; }
    // The cell at a spot inside the grid.
    const Cell& at(Spot spot) const { return cells_[index(spot)]; }

    // Draws text to the right from a spot; returns the column after it.
    int put(Spot spot, std::string_view text, const Ink& ink = {});
    void put(Spot spot, char32_t glyph, const Ink& ink = {});

    // A box of thin lines with round corners, its upper left corner at `corner`.
    void frame(Spot corner, int width, int height, const Ink& ink = {});
    // A line of dots, on blank cells only.
    void dotted_line(Spot from, Spot to, const Ink& ink = {});
    // A thick line, made of quarters of cells. It covers blanks and dots, joins other thick lines,
    // and passes under everything else.
    void thick_line(Spot from, Spot to, const Ink& ink = {});

    // Copies another canvas; its upper left corner goes to `corner`.
    void paste(Spot corner, const Canvas& other);

    // The lines, each without blanks at its end and with a line feed. Without colour there are no
    // escape codes.
    std::string text(bool colour) const;

  private:
    std::size_t index(Spot spot) const {
        return static_cast<std::size_t>(spot.y) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(spot.x);
    }
    // The cell at a spot, the grid grown if needed; null outside the grid.
    Cell* cell_to_draw(Spot spot);
    void add_quarter(int x, int y, const Ink& ink);

    int width_;
    std::vector<Cell> cells_;  // row by row
};

// The number of cells that a text takes on a canvas.
int text_width(std::string_view text);

// The cells of a straight line, both ends included.
std::vector<Spot> cells_between(Spot from, Spot to);

}  // namespace pakhuis::terminal
