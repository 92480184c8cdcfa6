// The components of La Venise du Nord: cubes, goods, orders, tiles, and counts of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/ids.h"
#include "base/names.h"
#include "base/packed_counts.h"

namespace pakhuis::venise {

// Needed beside the overloads for cards.
using pakhuis::at;
using pakhuis::name_of;

// A cube is raw material in a stock and on cards, and a good in a store. Wool becomes cloth, linen
// becomes lace, gold becomes jewels.
enum class Colour : std::uint8_t { kWool, kLinen, kGold, kNone = 255 };
enum class Good : std::uint8_t { kCloth, kLace, kJewels, kNone = 255 };
inline constexpr int kColours = 3;

enum class Tile : std::uint8_t {
    kMarket,
    kOrder,
    kWorkshop,
    kMaster,
    kWool,
    kLinen,
    kGold,
    kPortA,
    kPortB,
    kNone = 255
};
inline constexpr int kTileCount = 9;

// The kind of an order: its good, and the rise of the price when it is used.
enum class OrderKind : std::uint8_t { kCloth1, kCloth2, kLace1, kLace2, kJewels1, kJewels2 };
inline constexpr int kOrderKinds = 6;

constexpr auto enum_names(Colour) {
    return std::array<std::string_view, kColours>{"wool", "linen", "gold"};
}
constexpr auto enum_names(Good) {
    return std::array<std::string_view, kColours>{"cloth", "lace", "jewels"};
}
constexpr auto enum_names(Tile) {
    return std::array<std::string_view, kTileCount>{"market", "order", "workshop", "master", "wool",
                                                    "linen",  "gold",  "port-a",   "port-b"};
}
constexpr auto enum_names(OrderKind) {
    return std::array<std::string_view, kOrderKinds>{"cloth-plus-1",  "cloth-plus-2",
                                                     "lace-plus-1",   "lace-plus-2",
                                                     "jewels-plus-1", "jewels-plus-2"};
}
constexpr Good good_of(Colour colour) {
    return static_cast<Good>(colour);
}
constexpr Colour colour_of(Good good) {
    return static_cast<Colour>(good);
}
constexpr OrderKind order_kind(Good good, int value) {
    return static_cast<OrderKind>(2 * static_cast<int>(good) + value - 1);
}
constexpr Good good_of(OrderKind kind) {
    return static_cast<Good>(static_cast<int>(kind) / 2);
}
constexpr int value_of(OrderKind kind) {
    return static_cast<int>(kind) % 2 + 1;
}

constexpr bool is_raw(Tile tile) {
    return tile >= Tile::kWool && tile <= Tile::kGold;
}
constexpr bool is_port(Tile tile) {
    return tile == Tile::kPortA || tile == Tile::kPortB;
}
constexpr bool is_deck(Tile tile) {
    return tile >= Tile::kOrder && tile <= Tile::kMaster;
}
// The raw material of a raw tile.
constexpr Colour colour_of(Tile tile) {
    return static_cast<Colour>(static_cast<int>(tile) - static_cast<int>(Tile::kWool));
}
constexpr std::uint16_t bit(Tile tile) {
    return static_cast<std::uint16_t>(1u << static_cast<unsigned>(tile));
}

using Cubes = PackedCounts<Colour, std::uint16_t, 4>;      // in a stock or on a card; at most 15
using Goods = PackedCounts<Good, std::uint32_t, 8>;        // a store
using Orders = PackedCounts<OrderKind, std::uint32_t, 4>;  // in a row or in a layer of the deck

constexpr Cubes cubes_of(int wool, int linen, int gold) {
    return Cubes::of(Colour::kWool, wool) + Cubes::of(Colour::kLinen, linen) +
           Cubes::of(Colour::kGold, gold);
}

struct WorkshopTag;
struct MasterTag;
struct CardTag;
struct TileTag;
struct SpotTag;
using WorkshopId = Id<WorkshopTag>;
using MasterId = Id<MasterTag>;
using WorkshopSet = IdSet<WorkshopTag, std::uint16_t>;
using MasterSet = IdSet<MasterTag, std::uint16_t>;
using TileId = Id<TileTag>;
using TileSet = IdSet<TileTag, std::uint16_t>;

// The printed list of components. (contents)
inline constexpr int kWorkshops = 15;
inline constexpr int kMasters = 16;
inline constexpr int kOrderCards = 24;
inline constexpr int kDice = 5;         // of each seat
inline constexpr int kBridgesEach = 5;  // of each seat
inline constexpr int kStockSize = 6;    // places for cubes in a stock
inline constexpr int kFaces = 6;
inline constexpr int kMaxPlayers = 4;

// Any card in actions and events: kinds of orders first, then workshops, then masters.
using CardId = Id<CardTag>;
inline constexpr int kFirstWorkshop = kOrderKinds;
inline constexpr int kFirstMaster = kFirstWorkshop + kWorkshops;
inline constexpr int kCards = kFirstMaster + kMasters;

constexpr CardId card_of(OrderKind kind) {
    return CardId(static_cast<int>(kind));
}
constexpr CardId card_of(WorkshopId id) {
    return CardId(kFirstWorkshop + id.index());
}
constexpr CardId card_of(MasterId id) {
    return CardId(kFirstMaster + id.index());
}
constexpr bool is_order(CardId id) {
    return id.index() < kFirstWorkshop;
}
constexpr bool is_workshop(CardId id) {
    return id.index() >= kFirstWorkshop && id.index() < kFirstMaster;
}
constexpr bool is_master(CardId id) {
    return id.index() >= kFirstMaster && id.index() < kCards;
}
constexpr OrderKind order_of(CardId id) {
    return static_cast<OrderKind>(id.index());
}
constexpr WorkshopId workshop_of(CardId id) {
    return WorkshopId(id.index() - kFirstWorkshop);
}
constexpr MasterId master_of(CardId id) {
    return MasterId(id.index() - kFirstMaster);
}
constexpr std::size_t at(WorkshopId id) {
    return static_cast<std::size_t>(id.index());
}
constexpr std::size_t at(MasterId id) {
    return static_cast<std::size_t>(id.index());
}

}  // namespace pakhuis::venise
