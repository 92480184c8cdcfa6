// The components of Amsterdam: resources, goods, dockers, cards, blocks and harbour spaces, with
// small counts and sets of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/ids.h"
#include "base/names.h"
#include "base/packed_counts.h"
#include "engine/seat.h"

namespace pakhuis::amsterdam {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kTomDisc = 1;  // TOM's disc in the solo game, instead of a seat
// The overloads for enums; functions of the same name here would hide them.
using pakhuis::at;
using pakhuis::name_of;

template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

// Resources, dice and quarters have the same six colours, in the order of the plans 109–132.
enum class Colour : std::uint8_t { kPink, kGrey, kOrange, kBrown, kViolet, kBlack, kNone = 255 };
inline constexpr int kColours = 6;
constexpr auto enum_names(Colour) {
    return std::array<std::string_view, kColours>{"pink",  "grey",   "orange",
                                                  "brown", "violet", "black"};
}

enum class Good : std::uint8_t {
    kBeer,
    kGenever,
    kCoffee,
    kTulip,
    kTiles,
    kLace,
    kFurniture,
    kCheese,
    kCrystal,
    kNone = 255
};
inline constexpr int kGoodKinds = 9;
inline constexpr int kGoodsOfKind = 4;
constexpr auto enum_names(Good) {
    return std::array<std::string_view, kGoodKinds>{
        "beer", "genever", "coffee", "tulip", "tiles", "lace", "furniture", "cheese", "crystal"};
}

// Dockers by colour. Each colour has one quay.
enum class Docker : std::uint8_t { kBlue, kWhite, kYellow, kBrown, kPink, kGreen, kNone = 255 };
inline constexpr int kQuays = 6;
inline constexpr int kDockersOfColour = 2;
inline constexpr int kMaxAboard = 2;
constexpr auto enum_names(Docker) {
    return std::array<std::string_view, kQuays>{"blue",  "white", "yellow",
                                                "brown", "pink",  "green"};
}
// Pairs of two different dockers, by number. The setup deals pairs.
inline constexpr int kPairs = kQuays * (kQuays - 1) / 2;
inline constexpr std::array<std::string_view, kPairs> kPairNames{
    "blue+white",   "blue+yellow",  "blue+brown", "blue+pink",   "blue+green",
    "white+yellow", "white+brown",  "white+pink", "white+green", "yellow+brown",
    "yellow+pink",  "yellow+green", "brown+pink", "brown+green", "pink+green"};
struct TwoDockers {
    Docker one;
    Docker two;
};
constexpr TwoDockers dockers_of(int pair) {
    int left = pair;
    int one = 0;
    while (left >= kQuays - 1 - one) left -= kQuays - 1 - one++;
    return {static_cast<Docker>(one), static_cast<Docker>(one + 1 + left)};
}

using Resources = PackedCounts<Colour, std::uint64_t, 8>;  // a supply, a space of a rondel
using Goods = PackedCounts<Good, std::uint64_t, 4>;        // in a store or aboard
using Roofs = PackedCounts<Good, std::uint32_t, 2>;        // delivered to the warehouses
using OneEach = PackedCounts<Good, std::uint16_t, 1>;      // sold on the black market
using Crew = PackedCounts<Docker, std::uint16_t, 2>;       // on a quay, aboard, in the building

inline constexpr int kSpacesOnRondel = 6;
inline constexpr int kFaces = 6;
inline constexpr int kMaxBelow = 5;  // inactive cards on a board

// Every card exists once.
inline constexpr int kArtisans = 54;
inline constexpr int kBuildings = 54;
inline constexpr int kPlans = 24;
inline constexpr int kCards = kArtisans + kBuildings + kPlans;
inline constexpr int kFirstBuilding = kArtisans;
inline constexpr int kFirstPlan = kArtisans + kBuildings;
inline constexpr int kPlansOfQuarter = 4;

struct CardTag;
struct ArtisanTag;
struct BuildingTag;
struct PlanTag;
using CardId = Id<CardTag>;
using ArtisanSet = IdSet<ArtisanTag, std::uint64_t>;
using BuildingSet = IdSet<BuildingTag, std::uint64_t>;
using PlanId = Id<PlanTag>;
using PlanSet = IdSet<PlanTag, std::uint32_t>;

// The card with a printed number, 1 … 132.
constexpr CardId card(int number) {
    return CardId(number - 1);
}
constexpr std::size_t at(CardId id) {
    return static_cast<std::size_t>(id.index());
}

enum class CardClass : std::uint8_t { kArtisan, kBuilding, kPlan };
inline constexpr int kClasses = 3;
constexpr auto enum_names(CardClass) {
    return std::array<std::string_view, kClasses>{"artisan", "building", "plan"};
}
constexpr CardClass class_of(CardId id) {
    return id.index() < kFirstBuilding ? CardClass::kArtisan
           : id.index() < kFirstPlan   ? CardClass::kBuilding
                                       : CardClass::kPlan;
}
constexpr Colour quarter_of(PlanId plan) {
    return static_cast<Colour>(plan.index() / kPlansOfQuarter);
}
constexpr PlanId plan_of(CardId id) {
    return PlanId(id.index() - kFirstPlan);
}
constexpr CardId card_of(PlanId plan) {
    return CardId(kFirstPlan + plan.index());
}
// The four plans of a quarter.
constexpr PlanSet plans_of(Colour quarter) {
    return PlanSet(0xfu << (kPlansOfQuarter * static_cast<int>(quarter)));
}

// A set of cards. JSON and chance need the cards by class.
struct CardSet {
    ArtisanSet artisans;
    BuildingSet buildings;
    PlanSet plans;

    static constexpr CardSet all() {
        return {ArtisanSet::first(kArtisans), BuildingSet::first(kBuildings),
                PlanSet::first(kPlans)};
    }
    static constexpr CardSet of(CardId id) {
        CardSet out;
        out.add(id);
        return out;
    }
    constexpr bool has(CardId id) const {
        const int n = id.index();
        if (n < kFirstBuilding) return (artisans.bits >> n) & 1;
        if (n < kFirstPlan) return (buildings.bits >> (n - kFirstBuilding)) & 1;
        return (plans.bits >> (n - kFirstPlan)) & 1;
    }
    constexpr void add(CardId id) { *this = *this | bit(id); }
    constexpr void remove(CardId id) { *this = *this - bit(id); }
    constexpr int count() const { return artisans.count() + buildings.count() + plans.count(); }
    constexpr int count(CardClass which) const {
        return which == CardClass::kArtisan    ? artisans.count()
               : which == CardClass::kBuilding ? buildings.count()
                                               : plans.count();
    }
    constexpr bool empty() const { return artisans.empty() && buildings.empty() && plans.empty(); }
    constexpr CardId nth(CardClass which, int n) const {
        if (which == CardClass::kArtisan) return CardId(artisans.nth(n).index());
        if (which == CardClass::kBuilding) return CardId(kFirstBuilding + buildings.nth(n).index());
        return card_of(plans.nth(n));
    }
    // Removes and returns the lowest card. The set must not be empty.
    constexpr CardId pop() {
        if (!artisans.empty()) return CardId(artisans.pop().index());
        if (!buildings.empty()) return CardId(kFirstBuilding + buildings.pop().index());
        return card_of(plans.pop());
    }

    friend constexpr CardSet operator|(const CardSet& a, const CardSet& b) {
        return {a.artisans | b.artisans, a.buildings | b.buildings, a.plans | b.plans};
    }
    friend constexpr CardSet operator&(const CardSet& a, const CardSet& b) {
        return {a.artisans & b.artisans, a.buildings & b.buildings, a.plans & b.plans};
    }
    friend constexpr CardSet operator-(const CardSet& a, const CardSet& b) {
        return {a.artisans - b.artisans, a.buildings - b.buildings, a.plans - b.plans};
    }

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("artisans", self.artisans);
        visit("buildings", self.buildings);
        visit("plans", self.plans);
    }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

  private:
    static constexpr CardSet bit(CardId id) {
        CardSet out;
        const int n = id.index();
        if (n < kFirstBuilding) {
            out.artisans.bits = std::uint64_t{1} << n;
        } else if (n < kFirstPlan) {
            out.buildings.bits = std::uint64_t{1} << (n - kFirstBuilding);
        } else {
            out.plans.bits = 1u << (n - kFirstPlan);
        }
        return out;
    }
};

// The city: six quarters of six blocks.
struct BlockTag;
struct QuarterTag;
using BlockId = Id<BlockTag>;
using BlockSet = IdSet<BlockTag, std::uint64_t>;
using QuarterSet = IdSet<QuarterTag, std::uint8_t>;
inline constexpr int kBlocksOfQuarter = 6;
inline constexpr int kBlocks = kColours * kBlocksOfQuarter;
constexpr std::size_t at(BlockId id) {
    return static_cast<std::size_t>(id.index());
}
constexpr Colour quarter_of(BlockId block) {
    return static_cast<Colour>(block.index() / kBlocksOfQuarter);
}
constexpr std::uint64_t blocks_of(Colour quarter) {
    return std::uint64_t{0x3f} << (kBlocksOfQuarter * static_cast<int>(quarter));
}

// The harbour: the start, quays, anchors of warehouses and depots, water.
struct NodeTag;
using NodeId = Id<NodeTag>;
inline constexpr int kDepots = 4;
inline constexpr int kWaters = 10;
inline constexpr int kFirstQuay = 1;
inline constexpr int kFirstWarehouse = kFirstQuay + kQuays;
inline constexpr int kFirstDepot = kFirstWarehouse + kGoodKinds;
inline constexpr int kFirstWater = kFirstDepot + kDepots;
inline constexpr int kNodes = kFirstWater + kWaters;
inline constexpr NodeId kStartNode{0};
inline constexpr int kWarehouseRoom = 3;
constexpr std::size_t at(NodeId id) {
    return static_cast<std::size_t>(id.index());
}
constexpr bool is_quay(NodeId id) {
    return id.index() >= kFirstQuay && id.index() < kFirstWarehouse;
}
// Goods can be loaded here.
constexpr bool is_loading_place(NodeId id) {
    return id == kStartNode || is_quay(id);
}
constexpr bool is_warehouse(NodeId id) {
    return id.index() >= kFirstWarehouse && id.index() < kFirstDepot;
}
constexpr bool is_depot(NodeId id) {
    return id.index() >= kFirstDepot && id.index() < kFirstWater;
}
constexpr Docker docker_of(NodeId quay) {
    return static_cast<Docker>(quay.index() - kFirstQuay);
}
constexpr Good good_of(NodeId warehouse) {
    return static_cast<Good>(warehouse.index() - kFirstWarehouse);
}
constexpr std::size_t depot_at(NodeId depot) {
    return static_cast<std::size_t>(depot.index() - kFirstDepot);
}
constexpr NodeId quay_of(Docker docker) {
    return NodeId(kFirstQuay + static_cast<int>(docker));
}
constexpr NodeId warehouse_of(Good good) {
    return NodeId(kFirstWarehouse + static_cast<int>(good));
}
constexpr NodeId depot(int n) {
    return NodeId(kFirstDepot + n);
}

// Market tiles: A 1–8, B 9–16; with the extension CA 17–20 and CB 21–24.
struct TileTag;
using TileId = Id<TileTag>;
using TileSet = IdSet<TileTag, std::uint32_t>;
inline constexpr int kTilesOfLetter = 8;
inline constexpr int kTiles = 3 * kTilesOfLetter;
inline constexpr TileSet kTilesA{0xffu};
inline constexpr TileSet kTilesB{0xff00u};
inline constexpr TileSet kTilesCA{0xf0000u};
inline constexpr TileSet kTilesCB{0xf00000u};

// Task tiles of the extension.
struct TaskTag;
using TaskId = Id<TaskTag>;
using TaskSet = IdSet<TaskTag, std::uint64_t>;
inline constexpr int kTasks = 42;
inline constexpr int kMaxTasksEach = 5;
// The task with a printed number, 1 … 42.
constexpr TaskId task(int number) {
    return TaskId(number - 1);
}
constexpr std::size_t at(TaskId id) {
    return static_cast<std::size_t>(id.index());
}

// The Amstel.
inline constexpr int kMouth = 19;  // the last space; the first is 1

// A part of the board that an action names: a block, harbour space, market tile or quarter.
struct SpotTag;
using SpotId = Id<SpotTag>;
inline constexpr int kFirstNodeSpot = kBlocks;
inline constexpr int kFirstTileSpot = kFirstNodeSpot + kNodes;
inline constexpr int kFirstQuarterSpot = kFirstTileSpot + kTiles;
inline constexpr int kSpots = kFirstQuarterSpot + kColours;
constexpr SpotId spot_of(BlockId id) {
    return SpotId(id.index());
}
constexpr SpotId spot_of(NodeId id) {
    return SpotId(kFirstNodeSpot + id.index());
}
constexpr SpotId spot_of(TileId id) {
    return SpotId(kFirstTileSpot + id.index());
}
constexpr SpotId spot_of(Colour quarter) {
    return SpotId(kFirstQuarterSpot + static_cast<int>(quarter));
}
constexpr BlockId block_of(SpotId id) {
    return id.index() < kFirstNodeSpot ? BlockId(id.index()) : BlockId();
}
constexpr NodeId node_of(SpotId id) {
    return id.index() >= kFirstNodeSpot && id.index() < kFirstTileSpot
               ? NodeId(id.index() - kFirstNodeSpot)
               : NodeId();
}
constexpr TileId tile_of(SpotId id) {
    return id.index() >= kFirstTileSpot && id.index() < kFirstTileSpot + kTiles
               ? TileId(id.index() - kFirstTileSpot)
               : TileId();
}
constexpr Colour quarter_of(SpotId id) {
    return id.index() >= kFirstQuarterSpot && id.index() < kSpots
               ? static_cast<Colour>(id.index() - kFirstQuarterSpot)
               : Colour::kNone;
}

// "plantage-3", "w4", "a1", "jordaan", and the way back. An unknown name gives no id.
std::string_view name_of(SpotId id);
SpotId find_spot(std::string_view name);
// "001" … "132"
std::string_view name_of(CardId id);
CardId find_card(std::string_view name);
// "1" … "42"
std::string_view name_of(TaskId id);
TaskId find_task(std::string_view name);

}  // namespace pakhuis::amsterdam
