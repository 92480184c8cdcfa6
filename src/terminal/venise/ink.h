// Colours and letters of La Venise du Nord in a terminal.
#pragma once

#include <string_view>

#include "games/venise/components.h"
#include "terminal/ink.h"

namespace pakhuis::terminal {

inline constexpr int kWaterGround = 109;
inline constexpr int kOutline = 240;                        // of a tile
inline constexpr Ink kWater{66, kWaterGround};              // the ripples of the water
inline constexpr Ink kFreeCell{kBlack, kWaterGround};       // a cell for the next tile
inline constexpr Ink kInReach{kWhite, 94, true};            // the dice that reach a tile
inline constexpr Ink kBoatInk{kWhite, kWaterGround, true};  // the boat on the water

inline constexpr std::string_view kBoatGlyphs = "◥◤";
inline constexpr char32_t kBuilt = U'⌂';  // a built workshop

// "W", "L", "G" for cubes as raw material; "C", "L", "J" for goods.
char32_t letter(venise::Colour colour);
char32_t letter(venise::Good good);
// Of a cube with its letter. Raw material and its good have the same ink.
Ink ground_of(venise::Colour colour);
Ink ground_of(venise::Good good);
// Of a tile, with dark text.
Ink ground_of(venise::Tile tile);

}  // namespace pakhuis::terminal
