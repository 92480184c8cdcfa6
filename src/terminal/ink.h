// Inks, marks and small labels that the boards of all games share. A colour never stands alone: the
// mark or letter with it says the same.
#pragma once

#include <string_view>

#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

inline constexpr int kBlack = 16;
inline constexpr int kWhite = 231;

inline constexpr Ink kFaint{244};  // on dark and light ground readable, and second to all else
inline constexpr Ink kBold{kPlain, kPlain, true};
inline constexpr Ink kNotice{kPlain, kPlain, true, true};
inline constexpr Ink kGood{28, kPlain, true};
inline constexpr Ink kBad{160, kPlain, true};

// "●", "▲", "■", "◆", "★"
char32_t mark_of(int seat);
Ink ink_of(int seat);    // of its mark in text
Ink line_of(int seat);   // of a line of its colour
Ink piece_of(int seat);  // of a piece: the mark on its ground

// A label on coloured ground, " G " or without colour "[G]"; returns the column after it.
int put_chip(Canvas& canvas, Spot spot, std::string_view text, const Ink& ink, const Style& style);

}  // namespace pakhuis::terminal
