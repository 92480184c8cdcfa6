#include "terminal/carts/ink.h"

#include <algorithm>
#include <array>

namespace pakhuis::terminal {

using carts::Card;
using carts::Colour;

namespace {

struct ColourInks {
    std::string_view letter;
    Ink ground;
    int thread;
};
// In the order of Colour. The contrast of text and background is 4.5 : 1 or more.
constexpr std::array<ColourInks, carts::kKinds> kColourInks{{
    {"P", {kBlack, 175}, 168},
    {"B", {kWhite, 25}, 32},
    {"G", {kWhite, 28}, 34},
    {"K", {kWhite, 237}, 242},
    {"R", {kWhite, 160}, 160},
    {"O", {kBlack, 208}, 172},
    {"?", {kBlack, 248}, 246},
}};

const ColourInks& inks_of(Colour colour) {
    return kColourInks[static_cast<std::size_t>(colour)];
}

}  // namespace

char32_t letter(Colour colour) {
    return static_cast<char32_t>(inks_of(colour).letter[0]);
}
std::string_view letter(Card card) {
    return card == Card::kJoker ? "★" : kColourInks[static_cast<std::size_t>(card)].letter;
}
Ink ground_of(Colour colour) {
    return inks_of(colour).ground;
}
Ink thread_of(Colour colour) {
    return {inks_of(colour).thread};
}

int put_card(Canvas& canvas, Spot spot, Card card, std::string_view text, const Style& style) {
    if (card != Card::kJoker) {
        return put_chip(canvas, spot, text, ground_of(static_cast<Colour>(card)), style);
    }
    const int end = std::min(put_chip(canvas, spot, text, {}, style), canvas.width());
    for (int x = spot.x; x < end; ++x) {
        const int part = (x - spot.x) * carts::kColours / (end - spot.x);
        Ink ink = ground_of(static_cast<Colour>(part));
        ink.bold = true;
        canvas.put({x, spot.y}, canvas.at({x, spot.y}).glyph, ink);
    }
    return end;
}

}  // namespace pakhuis::terminal
