// Colours, letters and marks of Carts of Amsterdam in a terminal. A colour never stands alone: the
// letter or mark with it says the same.
#pragma once

#include <string_view>

#include "games/carts/cards.h"
#include "terminal/canvas.h"
#include "terminal/style.h"

namespace pakhuis::terminal {

inline constexpr char32_t kWheel = U'⊙';   // claiming the track brings a goods card
inline constexpr char32_t kClosed = U'×';  // a twin that nobody may claim any more

inline constexpr Ink kFaint{244};  // on dark and light ground readable, and second to all else
inline constexpr Ink kBold{kPlain, kPlain, true};
inline constexpr Ink kRinged{16, 222, true};  // a place that the viewer wants to reach
inline constexpr Ink kGood{28, kPlain, true};
inline constexpr Ink kBad{160, kPlain, true};

// "P", "B", … and "?" for grey, which takes any colour; "★" for a joker.
char32_t letter(carts::Colour colour);
std::string_view letter(carts::Card card);
Ink ground_of(carts::Colour colour);  // of a space, a card: with its letter on it
Ink thread_of(carts::Colour colour);  // of the line that joins a track's spaces

// "●", "▲", "■", "◆"
char32_t mark_of(int seat);
Ink ink_of(int seat);    // of its mark in text
Ink line_of(int seat);   // of the line that joins its carts on a track
Ink piece_of(int seat);  // of a cart

// A label on coloured ground, " G " or without colour "[G]"; returns the column after it.
int put_chip(Canvas& canvas, Spot spot, std::string_view text, const Ink& ink, const Style& style);
// The same for a card; a joker shows all six colours.
int put_card(Canvas& canvas, Spot spot, carts::Card card, std::string_view text,
             const Style& style);

}  // namespace pakhuis::terminal
