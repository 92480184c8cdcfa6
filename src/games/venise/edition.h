// The printed components of La Venise du Nord: market, orders, workshops, masters, layouts. An
// edition is a plain value with a built-in default; another one may come from a file.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/text.h"
#include "engine/edition.h"
#include "engine/mark.h"
#include "engine/reason.h"
#include "games/venise/components.h"
#include "games/venise/map.h"

namespace pakhuis::venise {

inline constexpr int kMaxSpaces = 12;
inline constexpr int kMaxRow = 6;
inline constexpr int kMaxCapacity = 3;
inline constexpr int kMaxCost = 6;
inline constexpr int kMaxOrdersOfKind = 12;

// A space of the market tile: its bonus, and the smallest number of players with which it starts
// uncovered.
struct MarketSpace {
    std::uint8_t bonus = 0;
    std::uint8_t players = 2;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("bonus", self.bonus);
        visit("players", self.players);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const MarketSpace&, const MarketSpace&) = default;
};
constexpr bool is_used(const MarketSpace& space, int players) {
    return players >= space.players;
}

// The number of orders of a kind in the deck with 2, 3 and 4 players.
struct OrderCount {
    OrderKind order = OrderKind::kCloth1;
    std::array<std::uint8_t, 3> count{};
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("order", self.order);
        visit("count", self.count);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const OrderCount&, const OrderCount&) = default;
};

// Places for cards on a player's board; entry 0 is row 1 (workshops), entry 1 row 2 (orders).
struct Row {
    std::uint8_t places = 0;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("places", self.places);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Row&, const Row&) = default;
};

struct Workshop {
    Good good = Good::kCloth;
    std::uint8_t capacity = 1;  // 1 … 3: cubes of its colour that it holds, and goods that it makes
    Cubes cost;                 // 1 … 6 cubes
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("good", self.good);
        visit("capacity", self.capacity);
        visit("cost", self.cost);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Workshop&, const Workshop&) = default;
};

enum class Effect : std::uint8_t {
    kOrder,    // an order of its good with +1; it costs no cubes and brings no points
    kFill,     // once: fills the stock with two kinds
    kBridges,  // at the end: two points for each own bridge
    kStep,     // the moving die counts one more or one less
    kSkill,    // the activation die counts one more or one less
    kPrice,    // once: its good rises by one, another falls by one
};
inline constexpr int kEffects = 6;
constexpr auto enum_names(Effect) {
    return std::array<std::string_view, kEffects>{"order", "fill",  "bridges",
                                                  "step",  "skill", "price"};
}
constexpr bool is_permanent(Effect effect) {
    return effect >= Effect::kBridges && effect <= Effect::kSkill;
}
constexpr bool names_a_good(Effect effect) {
    return effect == Effect::kOrder || effect == Effect::kPrice;
}

struct Master {
    Effect effect = Effect::kFill;
    Good good = Good::kNone;         // for kOrder and kPrice
    Cubes cost;                      // 1 … 6 cubes; none for an order
    Mark effect_mark = Mark::kText;  // for the effect
    Mark mark = Mark::kOurs;         // for good, cost and number of these cards

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("effect", self.effect);
        visit("good", self.good);
        visit("cost", self.cost);
        visit("effect-mark", self.effect_mark);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Master&, const Master&) = default;
};

enum class LayoutName : std::uint8_t { kFirst, kRing, kStreet, kIslands, kCompact, kFree };
inline constexpr int kFixedLayouts = 5;
inline constexpr std::array<std::string_view, 6> kLayoutNames{"first",   "ring",    "street",
                                                              "islands", "compact", "free"};
constexpr auto enum_names(LayoutName) {
    return kLayoutNames;
}

struct Layout {
    LayoutName layout = LayoutName::kFirst;
    Cells cells{};  // by tile
    Tile boat = Tile::kMarket;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("layout", self.layout);
        visit("cells", self.cells);
        visit("boat", self.boat);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

struct Edition {
    Text<63> title;
    FixedList<MarketSpace, kMaxSpaces> market;
    std::array<OrderCount, kOrderKinds> orders{};
    std::array<Row, 2> rows{};
    FixedList<Workshop, kWorkshops> workshops;
    FixedList<Master, kMasters> masters;
    std::array<Layout, kFixedLayouts> layouts{};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("title", self.title);
        visit("market", self.market);
        visit("orders", self.orders);
        visit("rows", self.rows);
        visit("workshops", self.workshops);
        visit("masters", self.masters);
        visit("layouts", self.layouts);
    }
    friend constexpr bool operator==(const Edition&, const Edition&) = default;
};

// The values of docs/rules/venise.md, with their marks.
const Edition& built_in_edition();

EditionProblem edition_problem(const Edition& edition);

namespace edition_reasons {
inline constexpr Reason kNoSpaces{"no-free-space",
                                  "The market needs a free space for every number of players."};
inline constexpr Reason kBadSpace{"bad-space",
                                  "A bonus goes from 0 to 9 and is not above the one before it; "
                                  "its players go from 2 to 4."};
inline constexpr Reason kBadOrderRow{"bad-order-row",
                                     "The six kinds of orders stand in their order, each with at "
                                     "most 12 cards and no fewer for more players."};
inline constexpr Reason kBadOrderTotal{"bad-order-total", "There are 1 to 24 orders in the deck."};
inline constexpr Reason kBadRow{"bad-row", "A row of a player's board has 1 to 6 places."};
inline constexpr Reason kNoWorkshops{"too-few-workshops", "There must be a workshop."};
inline constexpr Reason kBadCapacity{"bad-capacity", "A workshop holds 1 to 3 cubes."};
inline constexpr Reason kBadCost{"bad-cost", "This card costs 1 to 6 cubes."};
inline constexpr Reason kCostOfOrder{"cost-of-order", "A master that is an order costs nothing."};
inline constexpr Reason kNoMasters{"too-few-masters", "There must be a master."};
inline constexpr Reason kMissingGood{"missing-good", "This master must name a good."};
inline constexpr Reason kUnwantedGood{"unwanted-good", "This master names no good."};
inline constexpr Reason kLayoutOrder{"layout-order",
                                     "The layouts are first, ring, street, islands, compact."};
inline constexpr Reason kFarCell{"far-cell", "Tiles lie within 8 steps of the cell 0,0."};
inline constexpr Reason kDoubledCell{"doubled-cell", "Two tiles lie on the same cell."};
inline constexpr Reason kNotConnected{"not-connected",
                                      "Every tile must touch another, in one group."};
inline constexpr Reason kNoBoat{"no-boat", "The boat must lie at a tile."};
inline constexpr Reason kUnevenColours{"uneven-colours",
                                       "The workshops ask for the three colours unequally."};
}  // namespace edition_reasons

}  // namespace pakhuis::venise
