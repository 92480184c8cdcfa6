#include "terminal/venise/ink.h"

#include <array>

namespace pakhuis::terminal {

using namespace venise;

namespace {

constexpr std::array<int, kColours> kCubes{183, 255, 214};  // violet, white, orange
// In the order of Tile. Raw tiles have a light tint of their cubes.
constexpr std::array<int, kTileCount> kTiles{223, 187, 180, 151, 189, 255, 222, 188, 188};

}  // namespace

char32_t letter(Colour colour) {
    return U"WLG"[at(colour)];
}
char32_t letter(Good good) {
    return U"CLJ"[at(good)];
}
Ink ground_of(Colour colour) {
    return {kBlack, kCubes[at(colour)]};
}
Ink ground_of(Good good) {
    return ground_of(colour_of(good));
}
Ink ground_of(Tile tile) {
    return {kBlack, kTiles[at(tile)]};
}

}  // namespace pakhuis::terminal
