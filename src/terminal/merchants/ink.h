// Colours, letters and words of Merchants of Amsterdam in a terminal.
#pragma once

#include <string>
#include <string_view>

#include "games/merchants/cards.h"
#include "games/merchants/edition.h"
#include "terminal/ink.h"

namespace pakhuis::terminal {

// The letter of a good, "S", "G", "P", "K", and the colour of its ground.
char32_t letter(merchants::Good good);
Ink ground_of(merchants::Good good);

// Full names: "East Indies", "Nieuwe Zijde".
std::string_view title_of(merchants::Continent continent);
std::string_view title_of(merchants::Quarter quarter);

// A card in words: "3 steps", "colony Africa", "colony silk", "house G or NZ + gems".
std::string card_text(merchants::CardKind card);

// The event of a space of the time line: in two letters, in words, and its ink.
std::string_view sign_of(merchants::SpaceEvent event);
std::string_view event_text(merchants::SpaceEvent event);
Ink ink_of(merchants::SpaceEvent event);

// Draws a seat's mark and a number, "●4"; returns the column after it.
int put_marked(Canvas& canvas, Spot spot, int seat, int number);

}  // namespace pakhuis::terminal
