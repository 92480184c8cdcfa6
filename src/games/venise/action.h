// Decisions and chance outcomes of venise.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "games/venise/components.h"
#include "games/venise/map.h"

namespace pakhuis::venise {

enum class Verb : std::uint8_t {
    // the setup
    kTake,   // free placement, the next tile to lay: tile
    kLay,    // free placement, its cell: spot
    kStart,  // the burgher's first tile: tile
    // a turn, in its order
    kRecall,    // a placed die comes back: tile
    kDown,      // a cube of the stock goes on a card: cubes (one), card
    kMove,      // number (the die), tile
    kBoat,      // the place of the boat, in the setup and after a ride: tile
    kActivate,  // number (the value of the activation die)
    kRest,      // the same, without the power of the tile
    kThrow,     // surplus cubes of the stock: cubes
    kSell,      // on the market: good, number of cubes
    kShip,      // to a port: good
    kStay,      // after shipping: the price stays
    kRaise,     // after shipping: the price rises
    kDrop,      // the price falls, also at the market: number (a one or a two goes)
    kSplit,     // the price falls: a two becomes a one
    kKeep,      // one of the seen cards: card or none, number (the row of a master)
    kBridge,    // spot (edge), cubes (paid), tile (the die there comes back)
    kProduce,   // card (workshop), number (1 or 2: the value of the order)
    kEnd,
    // a secondary player's cube
    kPut,      // on a card: card
    kStore,    // in the stock
    kReplace,  // in a full stock, instead of another cube: cubes (one)
    kLose,
    // answers to the question of a master
    kFill,   // the new stock: cubes
    kLower,  // the good that falls: good
    // chance
    kRoll,  // number
    kDraw,  // card
    // a secondary player's cards, since version 2
    kLook,     // the seat looks at them
    kDecline,  // the seat declines
};
inline constexpr int kVerbs = 30;

constexpr auto enum_names(Verb) {
    return std::array<std::string_view, kVerbs>{
        "take", "lay",    "start",   "recall", "down", "move",   "boat",    "activate",
        "rest", "throw",  "sell",    "ship",   "stay", "raise",  "drop",    "split",
        "keep", "bridge", "produce", "end",    "put",  "store",  "replace", "lose",
        "fill", "lower",  "roll",    "draw",   "look", "decline"};
}

struct alignas(8) Action {
    Verb verb = Verb::kEnd;
    Tile tile = Tile::kNone;
    SpotId spot{};
    CardId card{};
    Good good = Good::kNone;
    std::uint8_t number = 0;
    Cubes cubes{};

    static constexpr Action of(Verb verb) { return {verb}; }
    static constexpr Action of(Verb verb, Tile tile) { return {verb, tile}; }
    static constexpr Action of(Verb verb, Good good, int number = 0) {
        return {verb, Tile::kNone, {}, {}, good, static_cast<std::uint8_t>(number)};
    }
    static constexpr Action of(Verb verb, Cubes cubes) {
        return {verb, Tile::kNone, {}, {}, Good::kNone, 0, cubes};
    }
    static constexpr Action of(Verb verb, CardId card, int number = 0) {
        return {verb, Tile::kNone, {}, card, Good::kNone, static_cast<std::uint8_t>(number)};
    }
    static constexpr Action numbered(Verb verb, int number) { return of(verb, CardId(), number); }
    static constexpr Action lay(SpotId cell) { return {Verb::kLay, Tile::kNone, cell}; }
    static constexpr Action down(Colour colour, CardId card) {
        return {Verb::kDown, Tile::kNone, {}, card, Good::kNone, 0, Cubes::of(colour)};
    }
    static constexpr Action move(int die, Tile tile) {
        return {Verb::kMove, tile, {}, {}, Good::kNone, static_cast<std::uint8_t>(die)};
    }
    static constexpr Action bridge(SpotId edge, Cubes paid, Tile back) {
        return {Verb::kBridge, back, edge, {}, Good::kNone, 0, paid};
    }

    // The operands of each verb.
    static constexpr bool has_tile(Verb v) {
        return v == Verb::kTake || v == Verb::kStart || v == Verb::kRecall || v == Verb::kMove ||
               v == Verb::kBoat || v == Verb::kBridge;
    }
    static constexpr bool has_spot(Verb v) { return v == Verb::kLay || v == Verb::kBridge; }
    static constexpr bool has_card(Verb v) {
        return v == Verb::kDown || v == Verb::kKeep || v == Verb::kProduce || v == Verb::kPut ||
               v == Verb::kDraw;
    }
    static constexpr bool has_good(Verb v) {
        return v == Verb::kSell || v == Verb::kShip || v == Verb::kLower;
    }
    static constexpr bool has_number(Verb v) {
        return v == Verb::kMove || v == Verb::kActivate || v == Verb::kRest || v == Verb::kSell ||
               v == Verb::kDrop || v == Verb::kKeep || v == Verb::kProduce || v == Verb::kRoll;
    }
    static constexpr bool has_cubes(Verb v) {
        return v == Verb::kDown || v == Verb::kThrow || v == Verb::kBridge || v == Verb::kReplace ||
               v == Verb::kFill;
    }

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("verb", self.verb);
        if (has_tile(self.verb)) visit("tile", self.tile);
        if (has_spot(self.verb)) visit("spot", self.spot);
        if (has_card(self.verb)) visit("card", self.card);
        if (has_good(self.verb)) visit("good", self.good);
        if (has_number(self.verb)) visit("number", self.number);
        if (has_cubes(self.verb)) visit("cubes", self.cubes);
    }
    friend constexpr bool operator==(const Action& a, const Action& b) {
        return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
    }
};
static_assert(sizeof(Action) == 8 && std::has_unique_object_representations_v<Action>);

}  // namespace pakhuis::venise
