// The acting seat and its question in words.
#include <fmt/format.h>

#include "terminal/venise/panels.h"

namespace pakhuis::terminal {

using namespace venise;

namespace {

// The question to the acting seat.
std::string question(const View& v) {
    if (v.ask == Ask::kFill) return "fill the stock with two kinds";
    if (v.ask == Ask::kLower) {
        return fmt::format("{} has risen, choose which good falls", name_of(raised_good(v)));
    }
    switch (v.phase) {
        case Phase::kTiles:
            return "take a tile";
        case Phase::kCells:
            return fmt::format("lay the tile {}", name_of(v.held));
        case Phase::kBoat:
            return "lay the boat at a tile";
        case Phase::kBurghers:
            return "choose where the burgher begins";
        case Phase::kRecall:
            return "take one of the dice back";
        case Phase::kRollFirst:
        case Phase::kRollSecond:
            return "the dice roll";
        case Phase::kMove:
            return "move with one of the dice";
        case Phase::kRide:
            return "choose where the boat stays";
        case Phase::kActivate:
            return fmt::format("use the {} tile or rest", name_of(tile_of(v)));
        case Phase::kStock:
            return "the stock overflows, put cubes down or throw some away";
        case Phase::kSell:
            return "sell on the market";
        case Phase::kFall:
            return fmt::format("choose what leaves the price of {}", name_of(v.good));
        case Phase::kShip:
            return "ship a good";
        case Phase::kPrice:
            return fmt::format("change the price of {} or let it stay", name_of(v.good));
        case Phase::kDraw:
            return "cards are drawn";
        case Phase::kKeep:
            return "keep a card or none";
        case Phase::kLook:
            return fmt::format("look at {} of the {} cards or decline", v.value,
                               name_of(tile_of(v)));
        case Phase::kPlace:
            return fmt::format("place a cube of {}", name_of(colour_of(tile_of(v))));
        case Phase::kFinish:
            return "put cubes down, build a bridge, produce, or end";
        case Phase::kOver:
            break;
    }
    return {};
}

}  // namespace

std::string headline(const View& v) {
    if (v.phase == Phase::kOver) return "The game is over";
    const std::string whose =
        v.turn == v.viewer ? "Your turn" : fmt::format("Seat {}'s turn", v.turn);
    if (v.actor == v.turn) return fmt::format("{}: {}", whose, question(v));
    const std::string acting = v.actor == v.viewer ? "you" : fmt::format("seat {}", v.actor);
    return fmt::format("{}, now {}: {}", whose, acting, question(v));
}

}  // namespace pakhuis::terminal
