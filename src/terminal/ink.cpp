#include "terminal/ink.h"

#include <array>

namespace pakhuis::terminal {
namespace {

struct Player {
    char32_t mark;
    int text, line;
    Ink piece;
};
constexpr std::array<Player, 5> kPlayers{{
    {U'●', 160, 160, {kWhite, 160, true}},
    {U'▲', 28, 28, {kWhite, 28, true}},
    {U'■', 136, 178, {kBlack, 178, true}},
    {U'◆', 33, 33, {kWhite, 33, true}},
    {U'★', 97, 97, {kWhite, 97, true}},
}};

const Player& player(int seat) {
    return kPlayers[static_cast<std::size_t>(seat)];
}

}  // namespace

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

}  // namespace pakhuis::terminal
