// The built-in edition. The rulebook's text gives the component list and the rules. Most values
// were only in its pictures and are reconstructed (docs/rules/venise.md).
#include "games/venise/edition.h"

namespace pakhuis::venise {
namespace {

constexpr Mark kOurs = Mark::kOurs;
constexpr Mark kText = Mark::kText;

constexpr Good kCloth = Good::kCloth;
constexpr Good kLace = Good::kLace;
constexpr Good kJewels = Good::kJewels;

// clang-format off
constexpr MarketSpace kMarketSpaces[] = {
    {4, 2, kText}, {3, 4, kText}, {3, 2, kOurs}, {2, 3, kText}, {2, 2, kOurs}, {1, 2, kOurs},
    {1, 2, kOurs},
};

// 18, 21 and 24 cards with 2, 3 and 4 players.
constexpr OrderCount kOrders[] = {
    {OrderKind::kCloth1,  {4, 5, 6}, kOurs}, {OrderKind::kCloth2,  {2, 2, 2}, kOurs},
    {OrderKind::kLace1,   {4, 5, 6}, kOurs}, {OrderKind::kLace2,   {2, 2, 2}, kOurs},
    {OrderKind::kJewels1, {4, 5, 6}, kOurs}, {OrderKind::kJewels2, {2, 2, 2}, kOurs},
};

//                                          wool linen gold
constexpr Workshop kWorkshopTable[] = {
    {kCloth,  1, cubes_of(0, 1, 0), kOurs}, {kCloth,  1, cubes_of(1, 1, 0), kOurs},
    {kCloth,  2, cubes_of(2, 0, 1), kOurs}, {kCloth,  2, cubes_of(1, 2, 1), kOurs},
    {kCloth,  3, cubes_of(2, 2, 2), kOurs},
    {kLace,   1, cubes_of(0, 0, 1), kOurs}, {kLace,   1, cubes_of(0, 1, 1), kOurs},
    {kLace,   2, cubes_of(1, 2, 0), kOurs}, {kLace,   2, cubes_of(1, 1, 2), kOurs},
    {kLace,   3, cubes_of(2, 2, 2), kOurs},
    {kJewels, 1, cubes_of(1, 0, 0), kOurs}, {kJewels, 1, cubes_of(1, 0, 1), kOurs},
    {kJewels, 2, cubes_of(0, 1, 2), kText}, {kJewels, 2, cubes_of(2, 1, 1), kOurs},
    {kJewels, 3, cubes_of(2, 2, 2), kOurs},
};

constexpr Master kMasterTable[] = {
    {Effect::kOrder,   kCloth,      {},                kText, kOurs},
    {Effect::kOrder,   kLace,       {},                kText, kOurs},
    {Effect::kOrder,   kJewels,     {},                kText, kOurs},
    {Effect::kFill,    Good::kNone, cubes_of(1, 0, 1), kText, kOurs},
    {Effect::kFill,    Good::kNone, cubes_of(1, 0, 1), kText, kOurs},
    {Effect::kBridges, Good::kNone, cubes_of(1, 1, 1), kText, kOurs},
    {Effect::kBridges, Good::kNone, cubes_of(1, 1, 1), kText, kOurs},
    {Effect::kStep,    Good::kNone, cubes_of(1, 1, 0), kText, kOurs},
    {Effect::kStep,    Good::kNone, cubes_of(1, 1, 0), kText, kOurs},
    {Effect::kStep,    Good::kNone, cubes_of(1, 1, 0), kText, kOurs},
    {Effect::kSkill,   Good::kNone, cubes_of(0, 1, 1), kText, kOurs},
    {Effect::kSkill,   Good::kNone, cubes_of(0, 1, 1), kText, kOurs},
    {Effect::kSkill,   Good::kNone, cubes_of(0, 1, 1), kText, kOurs},
    {Effect::kPrice,   kCloth,      cubes_of(1, 0, 0), kText, kOurs},
    {Effect::kPrice,   kLace,       cubes_of(0, 1, 0), kText, kOurs},
    {Effect::kPrice,   kJewels,     cubes_of(0, 0, 1), kText, kOurs},
};

// Cells of market, order, workshop, master, wool, linen, gold, port A, port B.
constexpr Layout kLayouts[] = {
    {LayoutName::kFirst,
     {Cell{0, 0}, {1, -1}, {1, 1}, {-1, -1}, {1, 0}, {-1, 2}, {-1, 1}, {-1, 0}, {0, 2}},
     Tile::kOrder, kOurs},
    {LayoutName::kRing,
     {Cell{0, -1}, {0, 2}, {2, -1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {2, 0}, {-1, 2}},
     Tile::kOrder, kOurs},
    {LayoutName::kStreet,
     {Cell{4, 0}, {5, 0}, {2, 0}, {7, 0}, {6, 0}, {3, 0}, {1, 0}, {0, 0}, {8, 0}},
     Tile::kMarket, kOurs},
    {LayoutName::kIslands,
     {Cell{0, 0}, {0, -1}, {-1, 1}, {1, 0}, {-1, 0}, {2, 0}, {2, -1}, {-2, 1}, {3, -1}},
     Tile::kPortB, kOurs},
    {LayoutName::kCompact,
     {Cell{0, 0}, {1, 0}, {0, -1}, {-1, 1}, {-1, 0}, {1, -1}, {0, 1}, {1, 1}, {-1, -1}},
     Tile::kMaster, kOurs},
};
// clang-format on

// The printed component list. (contents)
constexpr int orders_with(std::size_t players) {
    int sum = 0;
    for (const OrderCount& row : kOrders) sum += row.count[players - 2];
    return sum;
}
constexpr int spaces_with(int players) {
    int n = 0;
    for (const MarketSpace& space : kMarketSpaces) n += players >= space.players;
    return n;
}
constexpr int workshop_cubes(Colour colour) {
    int sum = 0;
    for (const Workshop& w : kWorkshopTable) sum += w.cost[colour];
    return sum;
}
constexpr int masters_of(Effect effect) {
    int n = 0;
    for (const Master& m : kMasterTable) n += m.effect == effect;
    return n;
}
static_assert(std::size(kWorkshopTable) == kWorkshops && std::size(kMasterTable) == kMasters);
static_assert(orders_with(2) == 18 && orders_with(3) == 21 && orders_with(4) == kOrderCards);
static_assert(spaces_with(2) == 5 && spaces_with(3) == 6 && spaces_with(4) == 7);
static_assert(workshop_cubes(Colour::kWool) == 16 && workshop_cubes(Colour::kLinen) == 16 &&
              workshop_cubes(Colour::kGold) == 16);
static_assert(masters_of(Effect::kOrder) == 3 && masters_of(Effect::kFill) == 2 &&
              masters_of(Effect::kBridges) == 2 && masters_of(Effect::kStep) == 3 &&
              masters_of(Effect::kSkill) == 3 && masters_of(Effect::kPrice) == 3);

constexpr Edition make() {
    Edition e;
    e.title = "La Venise du Nord, reconstructed values";
    for (const MarketSpace& space : kMarketSpaces) e.market.push_back(space);
    for (std::size_t i = 0; i < e.orders.size(); ++i) e.orders[i] = kOrders[i];
    e.rows = {Row{4, kOurs}, Row{4, kOurs}};
    for (const Workshop& w : kWorkshopTable) e.workshops.push_back(w);
    for (const Master& m : kMasterTable) e.masters.push_back(m);
    for (std::size_t i = 0; i < e.layouts.size(); ++i) e.layouts[i] = kLayouts[i];
    return e;
}

constexpr Edition kBuiltIn = make();

}  // namespace

const Edition& built_in_edition() {
    return kBuiltIn;
}

}  // namespace pakhuis::venise
