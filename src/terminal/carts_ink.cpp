#include "terminal/carts_ink.h"

#include <algorithm>
#include <array>

namespace pakhuis::terminal {

using carts::Card;
using carts::Colour;

namespace {

constexpr int kBlack = 16;
constexpr int kWhite = 231;

struct Look {
    std::string_view letter;
    Ink ground;
    int thread;
};
// In the order of Colour. The text stands out from its ground by 4.5 : 1 or more.
constexpr std::array<Look, carts::kKinds> kLooks{{
    {"P", {kBlack, 175}, 168},
    {"B", {kWhite, 25}, 32},
    {"G", {kWhite, 28}, 34},
    {"K", {kWhite, 237}, 242},
    {"R", {kWhite, 160}, 160},
    {"O", {kBlack, 208}, 172},
    {"?", {kBlack, 248}, 246},
}};

struct Player {
    char32_t mark;
    int text, line;
    Ink piece;
};
constexpr std::array<Player, 4> kPlayers{{
    {U'●', 160, 160, {kWhite, 160, true}},
    {U'▲', 28, 28, {kWhite, 28, true}},
    {U'■', 136, 178, {kBlack, 178, true}},
    {U'◆', 33, 33, {kWhite, 33, true}},
}};

const Look& look(Colour colour) {
    return kLooks[static_cast<std::size_t>(colour)];
}
const Player& player(int seat) {
    return kPlayers[static_cast<std::size_t>(seat)];
}

}  // namespace

char32_t letter(Colour colour) {
    return static_cast<char32_t>(look(colour).letter[0]);
}
std::string_view letter(Card card) {
    return card == Card::kJoker ? "★" : kLooks[static_cast<std::size_t>(card)].letter;
}
Ink ground_of(Colour colour) {
    return look(colour).ground;
}
Ink thread_of(Colour colour) {
    return {look(colour).thread};
}

char32_t mark_of(int seat) {
    return player(seat).mark;
}
Ink ink_of(int seat) {
    return {player(seat).text, kPlain, true};
}
Ink line_of(int seat) {
    return {player(seat).line};
}
Ink piece_of(int seat) {
    return player(seat).piece;
}

int put_chip(Canvas& canvas, Spot spot, std::string_view text, const Ink& ink, const Style& style) {
    spot.x = canvas.put(spot, style.colour ? " " : "[", ink);
    spot.x = canvas.put(spot, text, ink);
    return canvas.put(spot, style.colour ? " " : "]", ink);
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
