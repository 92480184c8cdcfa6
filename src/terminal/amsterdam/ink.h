// Letters, short names and background colours of Amsterdam in a terminal.
#pragma once

#include <string_view>

#include "games/amsterdam/rules.h"
#include "terminal/ink.h"
#include "terminal/panel.h"

namespace pakhuis::terminal {

inline constexpr char32_t kForeman = U'¶';
inline constexpr char32_t kBailiff = U'§';
inline constexpr char32_t kDealer = U'¤';
inline constexpr Ink kFigureInk{kWhite, 94, true};

// "P", "G", "O", "B", "V", "K" for resources, dice and quarters.
char32_t letter(amsterdam::Colour colour);
// "be", "ge", "co", "tu", "ti", "la", "fu", "ch", "cr"
std::string_view short_name(amsterdam::Good good);
// "bl", "wh", "ye", "br", "pi", "gr"
std::string_view short_name(amsterdam::Docker docker);
// "Plantage"
std::string_view title_of(amsterdam::Colour quarter);

// The background colour of a thing, with a text colour that can be read on it.
Ink ground_of(amsterdam::Colour colour);
Ink ground_of(amsterdam::Good good);
Ink ground_of(amsterdam::Docker docker);
Ink ground_of(amsterdam::CardClass which);

// A label and the count of each kind: "supply P3 K1", "store be co2", or "–".
void flow_counts(Flow& flow, std::string_view label, const amsterdam::Resources& counts);
void flow_counts(Flow& flow, std::string_view label, const amsterdam::Goods& counts);
void flow_counts(Flow& flow, std::string_view label, const amsterdam::Crew& counts);

}  // namespace pakhuis::terminal
