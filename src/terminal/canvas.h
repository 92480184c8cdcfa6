// A grid of cells to draw on, written out as lines of text for a terminal.
//
// Every cell holds one glyph of width 1 and how it is inked. Drawing outside the grid is cut off,
// but the grid grows downwards as far as it is drawn on. Text from outside can't break the grid or
// the terminal: what is not one printable glyph of width 1 (control characters, wide and combining
// ones, broken UTF-8) is drawn as "?".
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

// Colours are numbers of the 256-colour palette, 16 … 255 (those that no theme changes), or kPlain.
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

    // Draws text from a spot to the right; returns the column after it.
    int put(Spot spot, std::string_view text, const Ink& ink = {});
    void put(Spot spot, char32_t glyph, const Ink& ink = {});

    // A box of thin lines with round corners, its upper left corner at `corner`.
    void frame(Spot corner, int width, int height, const Ink& ink = {});
    // A row of dots from cell to cell, on blank cells only.
    void dotted_line(Spot from, Spot to, const Ink& ink = {});
    // A thick line from cell to cell, made of quarters of cells. It covers blanks and dots, joins
    // other thick lines, and passes under everything else.
    void thick_line(Spot from, Spot to, const Ink& ink = {});

    // Copies another canvas with its upper left corner to a spot.
    void paste(Spot corner, const Canvas& other);

    // The lines, each ended by a line feed and without blanks at its end. Without colour there is
    // no escape code in it.
    std::string text(bool colour) const;

  private:
    std::size_t index(Spot spot) const {
        return static_cast<std::size_t>(spot.y) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(spot.x);
    }
    // The cell to draw on, or null outside the grid.
    Cell* reach(Spot spot);
    void add_quarter(int x, int y, const Ink& ink);

    int width_;
    std::vector<Cell> cells_;  // row by row
};

// How many cells a text takes on a canvas.
int text_width(std::string_view text);

// The cells of a straight line, both ends included.
std::vector<Spot> cells_between(Spot from, Spot to);

}  // namespace pakhuis::terminal
