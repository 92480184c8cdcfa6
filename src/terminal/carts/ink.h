// Colours and letters of Carts of Amsterdam in a terminal.
#pragma once

#include <string_view>

#include "games/carts/cards.h"
#include "terminal/ink.h"

namespace pakhuis::terminal {

inline constexpr char32_t kWheel = U'⊙';   // claiming the track brings a goods card
inline constexpr char32_t kClosed = U'×';  // a twin that nobody may claim

inline constexpr Ink kRinged{16, 222, true};  // a place that the viewer wants to reach

// "P", "B", … and "?" for grey, which takes any colour; "★" for a joker.
char32_t letter(carts::Colour colour);
std::string_view letter(carts::Card card);
Ink ground_of(carts::Colour colour);  // of a space or a card, with the ink of its letter
Ink thread_of(carts::Colour colour);  // of the line between the spaces of a track

// A chip for a card; a joker shows all six colours.
int put_card(Canvas& canvas, Spot spot, carts::Card card, std::string_view text,
             const Style& style);

}  // namespace pakhuis::terminal
