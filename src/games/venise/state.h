// All that is on the table in a match of venise.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "engine/fields.h"
#include "engine/seat.h"
#include "games/venise/edition.h"

namespace pakhuis::venise {

// What happens next. A match goes through the first four once, then through turns. `actor` decides,
// or chance acts for him; he is the one whose turn it is but in secondary activations.
enum class Phase : std::uint8_t {
    kTiles,     // free placement: which tile
    kCells,     // and where it lies
    kBoat,      // free placement: the last seat lays the boat
    kBurghers,  // where the burgher begins
    kRecall,    // one die in reserve: which placed one comes back
    kRollFirst,
    kRollSecond,
    kMove,      // downs, then the move
    kRide,      // where the boat lies after it
    kActivate,  // the activation die's value, and whether the tile's power is used
    kStock,     // more than six cubes: downs, then throwing away
    kSell,      // market: what and how many
    kFall,      // market: a one or a two goes
    kShip,      // port: what
    kPrice,     // port: how the price changes
    kDraw,      // chance gives `actor` a card to look at
    kKeep,      // `actor` keeps one of them or none
    kPlace,     // `actor`'s secondary activation brings cubes: where one goes
    kFinish,    // downs, a bridge, productions, the end of the turn
    kOver,
    kLook,  // since version 2: `actor` may look at cards in his secondary activation
};
constexpr auto enum_names(Phase) {
    return std::array<std::string_view, 21>{
        "tiles", "cells", "boat",     "burghers", "recall", "roll-first", "roll-second",
        "move",  "ride",  "activate", "stock",    "sell",   "fall",       "ship",
        "price", "draw",  "keep",     "place",    "finish", "over",       "look"};
}

// What a master that was just paid asks of `actor`, before the phase goes on.
enum class Ask : std::uint8_t { kNothing, kFill, kLower };
constexpr auto enum_names(Ask) {
    return std::array<std::string_view, 3>{"nothing", "fill", "lower"};
}

// Why the lap under way is the last.
enum class Last : std::uint8_t { kNo, kBridges, kOrders, kMarket, kLaps };
constexpr auto enum_names(Last) {
    return std::array<std::string_view, 5>{"no", "bridges", "orders", "market", "lap-limit"};
}
inline constexpr int kLastLap = 100;

template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

// A die that lies on a tile.
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

// What everybody sees.
struct Open {
    Phase phase = Phase::kBurghers;
    Seat turn = 0;
    Seat actor = 0;
    Ask ask = Ask::kNothing;
    std::uint8_t lap = 0;  // 1 … 100 once turns have begun
    Last last = Last::kNo;

    // What is pending in the turn.
    Tile held = Tile::kNone;               // free placement: the tile to be laid
    Good good = Good::kNone;               // sold, shipped; version 1: or raised, see raised_good
    Good raised = Good::kNone;             // since version 2: raised by a master that asks
    std::array<std::uint8_t, 2> rolled{};  // the two dice; after the move the activation die, 0
    std::uint8_t value = 0;                // of the power under way
    std::uint8_t left = 0;                 // cards to draw or cubes to place for `actor`
    bool bridged = false;                  // this turn
    WorkshopSet produced;                  // this turn
    TileSet boat_places;                   // kRide: where the boat may have been left

    Cells cells{};  // of the tiles
    Tile boat = Tile::kNone;
    std::array<Die, kTileCount> dice{};  // on the tiles
    PerPlayer<Tile> burgher;             // kNone before it is placed
    PerPlayer<EdgeSet> bridges;

    // Prices: each of the ones (cards and cubes) counts 1, each of the twos 2.
    std::array<std::uint8_t, kColours> ones{};
    std::array<std::uint8_t, kColours> twos{};
    std::uint8_t sales = 0;                 // spaces of the market covered by sales
    std::array<std::uint8_t, 2> shipped{};  // port A, port B: goods there, as bits

    // Players' boards.
    PerPlayer<std::uint16_t> points;  // by sales
    PerPlayer<Cubes> stock;
    PerPlayer<Goods> store;
    PerPlayer<Orders> orders;  // in row 2; masters that are orders count as orders
    PerPlayer<WorkshopSet> workshops;
    PerPlayer<MasterSet> masters;  // in both rows
    PerPlayer<MasterSet> under;    // used and slid under the board
    MasterSet second_row;          // masters that lie in row 2
    WorkshopSet built;
    MasterSet on;                                 // permanent masters that are paid
    std::array<Cubes, kWorkshops> on_workshop{};  // of the cost, or once built of the stock
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

// Cards that went under a deck together. They have no order; the layers have.
template <class Cards>
struct Layer {
    Cards cards;
    Seats known;  // who knows all of them

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("cards", self.cards);
        visit("known", self.known);
    }
    friend constexpr bool operator==(const Layer&, const Layer&) = default;
};
// The layer that is drawn from first stands first; at the start there is one.
template <class Cards, std::size_t N>
using Deck = FixedList<Layer<Cards>, N>;

struct State : Open {
    Deck<Orders, kOrderCards> order_deck;
    Deck<WorkshopSet, kWorkshops> workshop_deck;
    Deck<MasterSet, kMasters> master_deck;
    // What `actor` looks at, from the deck of his tile.
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

// The good that a master has raised who asks which other one falls.
constexpr Good raised_good(const Open& s) {
    return s.raised != Good::kNone ? s.raised : s.good;
}
// The tile whose power is used.
constexpr Tile tile_of(const Open& s) {
    return s.burgher[s.turn];
}
constexpr int placed_dice(const Open& s, Seat seat) {
    int n = 0;
    for (const Die& die : s.dice) n += die.owner == seat;
    return n;
}

}  // namespace pakhuis::venise
