// Inks, marks and small labels for the boards of all games. A colour never carries information
// alone: a mark or letter with it says the same.
#pragma once

#include <string_view>

#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

inline constexpr int kBlack = 16;
inline constexpr int kWhite = 231;

inline constexpr Ink kFaint{244};  // for less important text; readable on dark and light ground
inline constexpr Ink kBold{kPlain, kPlain, true};
inline constexpr Ink kNotice{kPlain, kPlain, true, true};
inline constexpr Ink kGood{28, kPlain, true};
inline constexpr Ink kBad{160, kPlain, true};

// The mark of a seat: "●", "▲", "■", "◆", "★".
char32_t mark_of(int seat);
Ink ink_of(int seat);    // for the mark in text
Ink line_of(int seat);   // for a line in the seat's colour
Ink piece_of(int seat);  // for a piece: the mark on coloured ground

// A label on coloured ground, " G " or without colour "[G]"; returns the column after it.
int put_chip(Canvas& canvas, Spot spot, std::string_view text, const Ink& ink, const Style& style);

}  // namespace pakhuis::terminal
