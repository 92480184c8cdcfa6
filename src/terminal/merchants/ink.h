// Colours, letters and words of Merchants of Amsterdam in a terminal.
#pragma once

#include <string>
#include <string_view>

#include "games/merchants/cards.h"
#include "games/merchants/edition.h"
#include "terminal/ink.h"

namespace pakhuis::terminal {

// Of a good, with its letter on it: "S", "G", "P", "K".
char32_t letter(merchants::Good good);
Ink ground_of(merchants::Good good);

// As people write them: "East Indies", "Nieuwe Zijde".
std::string_view title_of(merchants::Continent continent);
std::string_view title_of(merchants::Quarter quarter);

// What a card allows: "3 steps", "colony Africa", "colony silk", "house G or NZ + gems".
std::string about(merchants::CardKind card);

// What a space of the time line does: in two letters, in words, and how it is inked.
std::string_view sign_of(merchants::SpaceEvent event);
std::string_view about(merchants::SpaceEvent event);
Ink ink_of(merchants::SpaceEvent event);

// "●4": a seat's mark and a number; returns the column after it.
int put_marked(Canvas& canvas, Spot spot, int seat, int number);

}  // namespace pakhuis::terminal
