// The complete state of a match of venise.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "engine/fields.h"
#include "engine/seat.h"
#include "games/venise/edition.h"

namespace pakhuis::venise {

// The next step. A match goes through the first four phases once and then through turns. `actor`
// decides, or chance acts for it. `actor` equals `turn` except in secondary activations.
enum class Phase : std::uint8_t {
    kTiles,     // free placement: choose a tile
    kCells,     // free placement: choose its cell
    kBoat,      // free placement: the last seat lays the boat
    kBurghers,  // choose the first tile of the burgher
    kRecall,    // one die in reserve: choose a placed die to take back
    kRollFirst,
    kRollSecond,
    kMove,      // cubes may go down, then the move
    kRide,      // choose the tile of the boat after the move
    kActivate,  // choose the value of the activation die; use the power or rest
    kStock,     // more than six cubes: put cubes down or throw the surplus away
    kSell,      // market: choose the good and the number
    kFall,      // market: choose whether a one or a two goes
    kShip,      // port: choose the good
    kPrice,     // port: choose the change of the price
    kDraw,      // chance shows `actor` a card
    kKeep,      // `actor` keeps one of the seen cards or none
    kPlace,     // `actor`'s secondary activation brings cubes: place one cube
    kFinish,    // cubes may go down, a bridge, productions, the end of the turn
    kOver,
    kLook,  // since version 2: `actor` may look at cards in a secondary activation
};
constexpr auto enum_names(Phase) {
    return std::array<std::string_view, 21>{
        "tiles", "cells", "boat",     "burghers", "recall", "roll-first", "roll-second",
        "move",  "ride",  "activate", "stock",    "sell",   "fall",       "ship",
        "price", "draw",  "keep",     "place",    "finish", "over",       "look"};
}

// The question of a newly paid master to `actor`. It is answered before the phase goes on.
enum class Ask : std::uint8_t { kNothing, kFill, kLower };
constexpr auto enum_names(Ask) {
    return std::array<std::string_view, 3>{"nothing", "fill", "lower"};
}

// The reason why the current lap is the last.
enum class LastLapReason : std::uint8_t { kNo, kBridges, kOrders, kMarket, kLaps };
constexpr auto enum_names(LastLapReason) {
    return std::array<std::string_view, 5>{"no", "bridges", "orders", "market", "lap-limit"};
}
inline constexpr int kLastLap = 100;

template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

// A die on a tile.
struct Die {
    Seat owner = kSpectator;
    std::uint8_t value = 0;  // 1 … 6; 0: no die

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("owner", self.owner);
        visit("value", self.value);
    }
    friend constexpr bool operator==(Die, Die) = default;
};

// The public part of the state.
struct Open {
    Phase phase = Phase::kBurghers;
    Seat turn = 0;
    Seat actor = 0;
    Ask ask = Ask::kNothing;
    std::uint8_t lap = 0;  // 1 … 100 once turns have begun
    LastLapReason last = LastLapReason::kNo;

    // Pending parts of the turn.
    Tile held = Tile::kNone;    // free placement: the tile to lay
    Good good = Good::kNone;    // sold or shipped; in version 1 also raised, see raised_good
    Good raised = Good::kNone;  // since version 2: raised by a master that asks a question
    std::array<std::uint8_t, 2> rolled{};  // the two dice; after the move: the activation die and 0
    std::uint8_t value = 0;                // of the current power
    std::uint8_t left = 0;                 // cards to draw or cubes to place for `actor`
    bool bridged = false;                  // in this turn
    WorkshopSet produced;                  // in this turn
    TileSet boat_places;                   // kRide: possible tiles of the boat

    Cells cells{};  // of the tiles
    Tile boat = Tile::kNone;
    std::array<Die, kTileCount> dice{};  // on the tiles
    PerPlayer<Tile> burgher;             // kNone before it is placed
    PerPlayer<EdgeSet> bridges;

    // A price is the sum of its ones (cards and cubes) and twos (cards).
    std::array<std::uint8_t, kColours> ones{};
    std::array<std::uint8_t, kColours> twos{};
    std::uint8_t sales = 0;                 // market spaces covered by sales
    std::array<std::uint8_t, 2> shipped{};  // port A, port B: goods in the port, as bits

    // Players' boards.
    PerPlayer<std::uint16_t> points;  // from sales
    PerPlayer<Cubes> stock;
    PerPlayer<Goods> store;
    PerPlayer<Orders> orders;  // in row 2; masters that are orders count as orders
    PerPlayer<WorkshopSet> workshops;
    PerPlayer<MasterSet> masters;  // in both rows
    PerPlayer<MasterSet> under;    // used, under the board
    MasterSet second_row;          // masters in row 2
    WorkshopSet built;
    MasterSet on;                                 // paid permanent masters
    std::array<Cubes, kWorkshops> on_workshop{};  // towards the cost; once built, its filling
    std::array<Cubes, kMasters> on_master{};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("phase", self.phase);
        visit("turn", self.turn);
        visit("actor", self.actor);
        visit("ask", self.ask);
        visit("lap", self.lap);
        visit("last", self.last);
        visit("held", self.held);
        visit("good", self.good);
        visit("raised", self.raised, since(2));
        visit("rolled", self.rolled);
        visit("value", self.value);
        visit("left", self.left);
        visit("bridged", self.bridged);
        visit("produced", self.produced);
        visit("boat-places", self.boat_places);
        visit("cells", self.cells);
        visit("boat", self.boat);
        visit("dice", self.dice);
        visit("burgher", self.burgher);
        visit("bridges", self.bridges);
        visit("ones", self.ones);
        visit("twos", self.twos);
        visit("sales", self.sales);
        visit("shipped", self.shipped);
        visit("points", self.points);
        visit("stock", self.stock);
        visit("store", self.store);
        visit("orders", self.orders);
        visit("workshops", self.workshops);
        visit("masters", self.masters);
        visit("under", self.under);
        visit("second-row", self.second_row);
        visit("built", self.built);
        visit("on", self.on);
        visit("on-workshop", self.on_workshop);
        visit("on-master", self.on_master);
    }
    friend constexpr bool operator==(const Open&, const Open&) = default;

    constexpr int price(Good good_) const { return ones[at(good_)] + 2 * twos[at(good_)]; }
};

// Cards that went under a deck together. The layers are ordered, the cards in a layer are not.
template <class Cards>
struct Layer {
    Cards cards;
    Seats known;  // seats that know all these cards

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("cards", self.cards);
        visit("known", self.known);
    }
    friend constexpr bool operator==(const Layer&, const Layer&) = default;
};
// The first layer is drawn first. At the start there is one layer.
template <class Cards, std::size_t N>
using Deck = FixedList<Layer<Cards>, N>;

struct State : Open {
    Deck<Orders, kOrderCards> order_deck;
    Deck<WorkshopSet, kWorkshops> workshop_deck;
    Deck<MasterSet, kMasters> master_deck;
    // The cards that `actor` looks at.
    Orders seen_orders;
    WorkshopSet seen_workshops;
    MasterSet seen_masters;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        Open::fields(self, visit);
        visit("order-deck", self.order_deck);
        visit("workshop-deck", self.workshop_deck);
        visit("master-deck", self.master_deck);
        visit("seen-orders", self.seen_orders);
        visit("seen-workshops", self.seen_workshops);
        visit("seen-masters", self.seen_masters);
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 640);

constexpr int size_of(const Orders& orders) {
    return orders.total();
}
template <class Tag>
constexpr int size_of(IdSet<Tag, std::uint16_t> set) {
    return set.count();
}
template <class Cards, std::size_t N>
constexpr int deck_size(const Deck<Cards, N>& deck) {
    int sum = 0;
    for (const auto& layer : deck) sum += size_of(layer.cards);
    return sum;
}

// The good raised by a master that now asks for a good to lower.
constexpr Good raised_good(const Open& s) {
    return s.raised != Good::kNone ? s.raised : s.good;
}
// The tile of the active player: its power is used.
constexpr Tile tile_of(const Open& s) {
    return s.burgher[s.turn];
}
constexpr int placed_dice(const Open& s, Seat seat) {
    int n = 0;
    for (const Die& die : s.dice) n += die.owner == seat;
    return n;
}
constexpr int dice_left(const Open& s, Seat seat) {
    return kDice - placed_dice(s, seat);
}
constexpr int bridges_left(const Open& s, Seat seat) {
    return kBridgesEach - s.bridges[seat].count();
}

}  // namespace pakhuis::venise
