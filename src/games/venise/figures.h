// What clients show beside the board of venise: prices, costs, and what cards still need.
#pragma once

#include <cstdint>

#include "games/venise/action.h"
#include "games/venise/state.h"

namespace pakhuis::venise {

enum class Space : std::uint8_t { kFree, kSold, kClosed };
constexpr auto enum_names(Space) {
    return std::array<std::string_view, 3>{"free", "sold", "closed"};
}

// A bridge that the viewer's dice allow where its burgher stands.
struct BridgeFigures {
    SpotId spot;
    std::uint8_t cost = 0;  // cubes

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("spot", self.spot);
        visit("cost", self.cost);
    }
    friend constexpr bool operator==(const BridgeFigures&, const BridgeFigures&) = default;
};

// A workshop or a master on a player's board.
struct CardFigures {
    CardId card;
    Cubes missing;  // to be built or paid; on a built workshop: to be full

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("missing", self.missing);
    }
    friend constexpr bool operator==(const CardFigures&, const CardFigures&) = default;
};

// A possible value of the activation die on the tile of the active player.
struct ActivationFigures {
    std::uint8_t value = 0;
    std::uint8_t power = 0;  // the value of the power; 0: the power would have no effect
    bool placed = false;
    Seat chased = kSpectator;  // the owner of the die that goes home; kSpectator: none

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("value", self.value);
        visit("power", self.power);
        visit("placed", self.placed);
        visit("chased", self.chased);
    }
    friend constexpr bool operator==(const ActivationFigures&, const ActivationFigures&) = default;
};

// A secondary activation of this turn that is under way or comes later.
struct SecondaryFigures {
    Seat seat = 0;
    std::uint8_t value = 0;
    bool sure = false;  // false: only if those before leave a card in the deck

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("value", self.value);
        visit("sure", self.sure);
    }
    friend constexpr bool operator==(const SecondaryFigures&, const SecondaryFigures&) = default;
};

// A legal action of the actor that sells a good or changes its price.
struct TradeFigures {
    Verb verb = Verb::kSell;
    Good good = Good::kNone;
    std::uint8_t number = 0;  // as in the action
    std::uint8_t price = 0;   // of the good, right after the action
    std::uint16_t points = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("verb", self.verb);
        visit("good", self.good);
        visit("number", self.number);
        visit("price", self.price);
        visit("points", self.points);
    }
    friend constexpr bool operator==(const TradeFigures&, const TradeFigures&) = default;
};

// One of the ways on which a die can move the active player's burgher to a tile, if the boat ends
// there. Other ways with the same ends may exist: the rules do not ask for one of them.
struct WayFigures {
    std::uint8_t die = 0;
    Tile boat = Tile::kNone;  // where the boat is at the end
    std::uint16_t rides = 0;  // bit n: the boat carries it from tiles[n] to tiles[n + 1]
    std::uint16_t free = 0;   // bit n: that step costs nothing, over an own bridge
    FixedList<Tile, kTileCount> tiles{};  // from where the burgher stands to its end

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("die", self.die);
        visit("boat", self.boat);
        visit("rides", self.rides);
        visit("free", self.free);
        visit("tiles", self.tiles);
    }
    friend constexpr bool operator==(const WayFigures&, const WayFigures&) = default;
};

inline constexpr int kMostOpenCells =
    36;  // eight connected tiles have at most 34 cells beside them

struct Figures {
    std::array<std::uint8_t, kColours> prices{};
    std::uint8_t bonus = 0;  // of the next sale on the market
    FixedList<Space, kMaxSpaces> spaces;
    FixedList<Cell, kMostOpenCells> cells;  // free placement: where the next tile may be laid
    FixedList<BridgeFigures, kTileCount> bridges;
    FixedList<CardFigures, kWorkshops + kMasters> cards;
    PerPlayer<std::uint8_t> dice_left;
    PerPlayer<std::uint8_t> bridges_left;
    FixedList<ActivationFigures, 3> activations;  // between the move and the activation
    FixedList<SecondaryFigures, kMaxPlayers> secondary;
    FixedList<TradeFigures, kColours * kFaces> trades;
    FixedList<WayFigures, 2 * kTileCount * kTileCount> ways;  // before the move

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("prices", self.prices);
        visit("bonus", self.bonus);
        visit("spaces", self.spaces);
        visit("cells", self.cells);
        visit("bridges", self.bridges);
        visit("cards", self.cards);
        visit("dice-left", self.dice_left);
        visit("bridges-left", self.bridges_left);
        visit("activations", self.activations);
        visit("secondary", self.secondary);
        visit("trades", self.trades);
        visit("ways", self.ways);
    }
    friend constexpr bool operator==(const Figures&, const Figures&) = default;
};

}  // namespace pakhuis::venise
