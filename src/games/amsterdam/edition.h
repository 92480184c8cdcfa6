// The printed components of Amsterdam: costs of cards, market tiles, city, harbour, Amstel, roofs.
// An edition is a plain value. There is a built-in edition; others may come from a file.
#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_list.h"
#include "base/text.h"
#include "engine/edition.h"
#include "engine/mark.h"
#include "engine/reason.h"
#include "games/amsterdam/cards.h"
#include "games/amsterdam/tasks.h"

namespace pakhuis::amsterdam {

inline constexpr int kMaxBridges = 80;
inline constexpr int kMaxChannels = 64;
inline constexpr int kMaxAmstelBridges = 8;
inline constexpr int kMaxCost = 6;
inline constexpr int kMaxPoints = 30;  // for any printed number of points
inline constexpr int kMaxTilePrice = 12;
inline constexpr int kMaxTileGain = 6;  // steps, resources
inline constexpr int kBuildingSpaces = 4;

using Cost = PackedCounts<Colour, std::uint32_t, 4>;

// Editions may differ only in the cost: kind, timing and effect belong to the number of the card.
struct CardRow {
    CardId card;
    Kind kind = Kind::kGeneverDistiller;
    Timing timing = Timing::kThree;
    Effect effect = Effect::kGain;
    Cost cost;
    Mark kind_mark = Mark::kDeduced;
    Mark timing_mark = Mark::kDeduced;
    Mark effect_mark = Mark::kText;
    Mark cost_mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("kind", self.kind);
        visit("timing", self.timing);
        visit("effect", self.effect);
        visit("cost", self.cost);
        visit("kind-mark", self.kind_mark);
        visit("timing-mark", self.timing_mark);
        visit("effect-mark", self.effect_mark);
        visit("cost-mark", self.cost_mark);
    }
    friend constexpr bool operator==(const CardRow&, const CardRow&) = default;
};

// The effect of a market tile. In brackets: the fields of its row that the effect reads.
enum class TileEffect : std::uint8_t {
    kGain,      // [points, steps, resources]
    kSpaces,    // the barge may sail some spaces without payment [amount]
    kSwap,      // exchange an inactive card for a card of the discard pile
    kActivate,  // activate inactive cards at no cost, up to [amount]
    kMoor,      // move the barge to any space
    kBlock,     // take a block at no cost
    kOfEach,    // gain resources of each colour [amount]
};
constexpr auto enum_names(TileEffect) {
    return std::array<std::string_view, 7>{"gain", "spaces", "swap",       "activate",
                                           "moor", "block",  "one-of-each"};
}
// The number of a tile decides its effect.
constexpr TileEffect effect_of(TileId tile) {
    constexpr std::array<TileEffect, kTilesOfLetter> kC{
        TileEffect::kSpaces, TileEffect::kSwap,  TileEffect::kGain,   TileEffect::kActivate,
        TileEffect::kMoor,   TileEffect::kBlock, TileEffect::kOfEach, TileEffect::kActivate};
    const int n = tile.index() - 2 * kTilesOfLetter;
    return n < 0 ? TileEffect::kGain : kC[static_cast<std::size_t>(n)];
}

struct TileRow {
    TileId tile;
    std::uint8_t price = 0;  // Florins
    std::uint8_t points = 0;
    std::uint8_t steps = 0;      // on the Amstel
    std::uint8_t resources = 0;  // of the player's choice
    Mark mark = Mark::kText;
    TileEffect effect = TileEffect::kGain;
    std::uint8_t amount = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("tile", self.tile);
        visit("effect", self.effect);
        visit("price", self.price);
        visit("points", self.points);
        visit("steps", self.steps);
        visit("resources", self.resources);
        visit("amount", self.amount);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const TileRow&, const TileRow&) = default;
};

struct BlockRow {
    BlockId block;
    std::uint8_t cost = 0;  // resources of the quarter's colour
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("block", self.block);
        visit("cost", self.cost);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const BlockRow&, const BlockRow&) = default;
};

// A bridge between blocks of the city, or a channel between spaces of the harbour.
template <class Place>
struct Link {
    Place from;
    Place to;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("from", self.from);
        visit("to", self.to);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Link&, const Link&) = default;
};

// The points for the first, second and third good in a warehouse.
struct RoofRow {
    Good good = Good::kBeer;
    std::array<std::uint8_t, kWarehouseRoom> points{};
    std::array<Mark, kWarehouseRoom> marks{};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("good", self.good);
        visit("points", self.points);
        visit("marks", self.marks);
    }
    friend constexpr bool operator==(const RoofRow&, const RoofRow&) = default;
};

// A depot, a space of the dockers' building, the mouth of the Amstel.
struct PointsRow {
    std::uint8_t points = 0;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("points", self.points);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const PointsRow&, const PointsRow&) = default;
};

// A bridge over the Amstel, behind a space.
struct AmstelBridge {
    std::uint8_t behind = 0;
    std::uint8_t points = 0;
    Mark place_mark = Mark::kOurs;
    Mark points_mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("behind", self.behind);
        visit("points", self.points);
        visit("place-mark", self.place_mark);
        visit("points-mark", self.points_mark);
    }
    friend constexpr bool operator==(const AmstelBridge&, const AmstelBridge&) = default;
};

struct MarketSpace {
    Good good = Good::kBeer;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("good", self.good);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const MarketSpace&, const MarketSpace&) = default;
};

// By number of players: the cards of the draft, and the points of majorities in a quarter.
struct PlayersRow {
    std::uint8_t artisans = 0;
    std::uint8_t buildings = 0;
    std::array<std::uint8_t, kMaxPlayers> majorities{};  // first … fourth
    Mark draft_mark = Mark::kOurs;
    Mark majorities_mark = Mark::kText;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("artisans", self.artisans);
        visit("buildings", self.buildings);
        visit("majorities", self.majorities);
        visit("draft-mark", self.draft_mark);
        visit("majorities-mark", self.majorities_mark);
    }
    friend constexpr bool operator==(const PlayersRow&, const PlayersRow&) = default;
};
inline constexpr int kPlayerCounts = kMaxPlayers - kMinPlayers + 1;

// The points of a task for 2, 3 and 4 players. If the task takes dockers of a colour: three values
// for one docker, then three for two. If it takes colours: one colour … six, for any number of
// players.
inline constexpr std::size_t kTaskPoints = 6;
struct TaskRow {
    TaskId task;
    TaskAim aim = TaskAim::kHome;
    std::array<std::uint8_t, kTaskPoints> points{};
    Mark mark = Mark::kText;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("task", self.task);
        visit("aim", self.aim);
        visit("points", self.points);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const TaskRow&, const TaskRow&) = default;
};

struct Edition {
    Text<63> title;
    std::array<CardRow, kCards> cards{};
    std::array<TileRow, kTiles> tiles{};
    std::array<BlockRow, kBlocks> blocks{};
    FixedList<Link<BlockId>, kMaxBridges> bridges;
    FixedList<Link<NodeId>, kMaxChannels> channels;
    std::array<RoofRow, kGoodKinds> roofs{};
    std::array<PointsRow, kDepots> depots{};
    std::array<PointsRow, kBuildingSpaces>
        dockers{};  // the last space also takes all further dockers
    FixedList<AmstelBridge, kMaxAmstelBridges> amstel;
    PointsRow mouth;
    std::array<MarketSpace, kGoodKinds> black_market{};  // three rows of three
    std::array<PlayersRow, kPlayerCounts> players{};     // for 2, 3 and 4
    std::array<TaskRow, kTasks> tasks{};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("title", self.title);
        visit("cards", self.cards);
        visit("tiles", self.tiles);
        visit("blocks", self.blocks);
        visit("bridges", self.bridges);
        visit("channels", self.channels);
        visit("roofs", self.roofs);
        visit("depots", self.depots);
        visit("dockers", self.dockers);
        visit("amstel", self.amstel);
        visit("mouth", self.mouth);
        visit("black-market", self.black_market);
        visit("players", self.players);
        visit("tasks", self.tasks);
    }
    friend constexpr bool operator==(const Edition&, const Edition&) = default;

    // Names for the codec.
    static std::string_view name_of(CardId id) { return amsterdam::name_of(id); }
    static std::string_view name_of(TileId id) { return amsterdam::name_of(spot_of(id)); }
    static std::string_view name_of(BlockId id) { return amsterdam::name_of(spot_of(id)); }
    static std::string_view name_of(NodeId id) { return amsterdam::name_of(spot_of(id)); }
    static std::string_view name_of(TaskId id) { return amsterdam::name_of(id); }
    static CardId find(CardTag*, std::string_view name) { return find_card(name); }
    static TileId find(TileTag*, std::string_view name) { return tile_of(find_spot(name)); }
    static BlockId find(BlockTag*, std::string_view name) { return block_of(find_spot(name)); }
    static NodeId find(NodeTag*, std::string_view name) { return node_of(find_spot(name)); }
    static TaskId find(TaskTag*, std::string_view name) { return find_task(name); }
};

// The values of docs/rules/amsterdam.md, with their marks.
const Edition& built_in_edition();

EditionProblem edition_problem(const Edition& edition);
// Whether bridges join all blocks.
bool city_is_whole(const Edition& edition);

namespace edition_reasons {
inline constexpr Reason kCardOrder{"card-order", "The cards stand in the order of their numbers."};
inline constexpr Reason kFixedCard{"fixed-card",
                                   "A card keeps its kind, timing and effect; only its cost may "
                                   "change."};
inline constexpr Reason kBadCost{"bad-cost",
                                 "A card costs 1 to 6 resources, a plan only of its own colour."};
inline constexpr Reason kBadTile{"bad-tile",
                                 "The market tiles stand in their order, cost 1 to 12 Florins and "
                                 "bring something: at most 30 points, 6 steps, 6 resources."};
inline constexpr Reason kFixedTile{"fixed-tile",
                                   "A market tile keeps its effect, and has an amount from 1 to 6 "
                                   "where the effect has one, instead of other gains."};
inline constexpr Reason kBadTask{"bad-task",
                                 "The tasks stand in the order of their numbers, keep what they "
                                 "ask for, and bring at most 30 points."};
inline constexpr Reason kBadBlock{"bad-block",
                                  "The blocks stand in their order and cost 1 to 6 resources."};
inline constexpr Reason kBadBridge{"bad-bridge",
                                   "A bridge joins two blocks, and no other joins the same."};
inline constexpr Reason kBadChannel{"bad-channel",
                                    "A channel joins two spaces, and no other joins the same."};
inline constexpr Reason kHarbourInPieces{"harbour-in-pieces",
                                         "Every space of the harbour must be reached from the "
                                         "start."};
inline constexpr Reason kBadRoof{"bad-roof",
                                 "The roofs stand in the order of the goods, the best space first, "
                                 "with at most 30 points."};
inline constexpr Reason kBadPoints{"bad-points", "Nothing brings more than 30 points."};
inline constexpr Reason kBadAmstel{"bad-amstel",
                                   "The bridges of the Amstel stand one behind the other, behind "
                                   "spaces 1 to 17."};
inline constexpr Reason kBadBlackMarket{"bad-black-market",
                                        "Each good has one space on the black market."};
inline constexpr Reason kBadDraft{"bad-draft",
                                  "One card more is laid out for the draft than there are "
                                  "players."};
inline constexpr Reason kBadMajority{"bad-majority",
                                     "A better place brings no less, and there are no more places "
                                     "than players."};
inline constexpr Reason kCityInPieces{"city-in-pieces",
                                      "Some blocks can't be joined with others over bridges."};
}  // namespace edition_reasons

}  // namespace pakhuis::amsterdam
