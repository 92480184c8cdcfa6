// The built-in edition. The rulebook's text gives the component list, the amounts of bonuses and
// credits and one table of payouts. Most other values stood in pictures and are reconstructed
// (docs/rules/merchants.md).
#include "games/merchants/edition.h"

namespace pakhuis::merchants {
namespace {

constexpr Mark kText = Mark::kText;
constexpr Mark kPublished = Mark::kPublished;
constexpr Mark kDeduced = Mark::kDeduced;
constexpr Mark kOurs = Mark::kOurs;

constexpr Good kAny = Good::kNone;
constexpr Good kSugar = Good::kSugar;
constexpr Good kGems = Good::kGems;
constexpr Good kSpices = Good::kSpices;
constexpr Good kSilk = Good::kSilk;

// clang-format off
constexpr std::array<TermRow, kTerms> kTermTable{{
    {Term::kStartMoney,   400, kText},      {Term::kCredit,       120, kText},
    {Term::kRepayment,    200, kText},      {Term::kContinents,   100, kText},
    {Term::kQuarters,     100, kText},      {Term::kBridge,        40, kText},
    {Term::kRow,            8, kPublished}, {Term::kHighestPrice, 200, kPublished},
    {Term::kLowestPrice,   50, kPublished}, {Term::kPriceStep,     10, kPublished},
    {Term::kHourglasses,   24, kDeduced},
}};

constexpr PayoutTable kNone{};
constexpr PayoutTable kIn1597{{{80, 50}, {60, 40}, {40, 30}, {30, 20}}};
constexpr PayoutTable kIn1611{{{100, 60}, {80, 40}, {60, 40}, {40, 20}}};
constexpr PayoutTable kIn1621{{{100, 60}, {80, 50}, {60, 40}, {50, 30}}};
constexpr PayoutTable kIn1628{{{120, 70}, {100, 60}, {80, 40}, {50, 30}}};
constexpr PayoutTable kIn1640{{{140, 80}, {110, 60}, {80, 50}, {60, 30}}};
constexpr PayoutTable kIn1656{{{160, 90}, {120, 70}, {90, 50}, {60, 40}}};
constexpr PayoutTable kIn1666{{{200, 120}, {160, 90}, {120, 70}, {80, 50}}};

//                                                            year        event  payouts
constexpr Space kSpaces[] = {
    {"1579",    SpaceEvent::kStart,       kNone,   kPublished, kText, kText},
    {"1585",    SpaceEvent::kNothing,     kNone,   kPublished, kText, kText},
    {"1588",    SpaceEvent::kShip,        kNone,   kPublished, kOurs, kText},
    {"1596/97", SpaceEvent::kNothing,     kNone,   kPublished, kText, kText},
    {"1597",    SpaceEvent::kExchange,    kIn1597, kPublished, kOurs, kOurs},
    {"1600",    SpaceEvent::kNothing,     kNone,   kPublished, kText, kText},
    {"1602",    SpaceEvent::kGlobe,       kNone,   kPublished, kOurs, kText},
    {"1609",    SpaceEvent::kCredit,      kNone,   kPublished, kOurs, kText},
    {"1609/21", SpaceEvent::kShip,        kNone,   kPublished, kOurs, kText},
    {"1611",    SpaceEvent::kAmsterdam,   kIn1611, kPublished, kText, kText},
    {"1613",    SpaceEvent::kCrest,       kNone,   kPublished, kOurs, kText},
    {"1619",    SpaceEvent::kGlobe,       kNone,   kPublished, kOurs, kText},
    {"1621",    SpaceEvent::kColonies,    kIn1621, kPublished, kOurs, kOurs},
    {"1624",    SpaceEvent::kShip,        kNone,   kPublished, kOurs, kText},
    {"1625",    SpaceEvent::kGlobe,       kNone,   kPublished, kOurs, kText},
    {"1628",    SpaceEvent::kExchange,    kIn1628, kPublished, kOurs, kOurs},
    {"1632",    SpaceEvent::kCrest,       kNone,   kPublished, kOurs, kText},
    {"1636/37", SpaceEvent::kShipArrow,   kNone,   kPublished, kOurs, kText},
    {"1640",    SpaceEvent::kAmsterdam,   kIn1640, kPublished, kOurs, kOurs},
    {"1641",    SpaceEvent::kColonies,    kIn1640, kPublished, kOurs, kOurs},
    {"1652/54", SpaceEvent::kBarredShip,  kNone,   kPublished, kOurs, kText},
    {"1656",    SpaceEvent::kExchange,    kIn1656, kPublished, kOurs, kOurs},
    {"1662",    SpaceEvent::kBarredGlobe, kNone,   kPublished, kOurs, kText},
    {"1664",    SpaceEvent::kBarredCrest, kNone,   kPublished, kOurs, kText},
    {"1665",    SpaceEvent::kNothing,     kNone,   kPublished, kText, kText},
    {"1666",    SpaceEvent::kFinal,       kIn1666, kPublished, kText, kOurs},
};

// Grounds 0 to 3 are the quarters, 4 to 9 the pairs of them.
constexpr int kGZ = 4, kGO = 5, kGL = 6, kZO = 7, kZL = 8, kOL = 9;
constexpr CardCount kCardTable[] = {
    {CardKind::kGoods, 12, 6, kOurs},
    {colony_card(Continent::kAmericas),   3, 0, kOurs}, {colony_card(Continent::kAfrica),  3, 0, kOurs},
    {colony_card(Continent::kEastIndies), 3, 0, kOurs}, {colony_card(Continent::kFarEast), 3, 0, kOurs},
    {colony_card(kSugar),  3, 0, kOurs}, {colony_card(kGems), 3, 0, kOurs},
    {colony_card(kSpices), 3, 0, kOurs}, {colony_card(kSilk), 3, 0, kOurs},
    {house_card(0, kAny), 3, 0, kOurs}, {house_card(1, kAny), 3, 0, kOurs},
    {house_card(2, kAny), 3, 0, kOurs}, {house_card(3, kAny), 3, 0, kText},
    {house_card(kGZ, kSugar),  1, 0, kOurs}, {house_card(kGZ, kGems),   1, 0, kOurs},
    {house_card(kGO, kGems),   1, 0, kText}, {house_card(kGO, kSpices), 1, 0, kOurs},
    {house_card(kGL, kSpices), 1, 0, kOurs}, {house_card(kGL, kSilk),   1, 0, kOurs},
    {house_card(kZO, kSilk),   1, 0, kOurs}, {house_card(kZO, kSugar),  1, 0, kOurs},
    {house_card(kZL, kSugar),  1, 0, kOurs}, {house_card(kZL, kSpices), 1, 0, kOurs},
    {house_card(kOL, kGems),   1, 0, kOurs}, {house_card(kOL, kSilk),   1, 0, kOurs},
};

constexpr SiteId g(int n) { return site_of(Quarter::kGrachten, n); }
constexpr SiteId nz(int n) { return site_of(Quarter::kNieuweZijde, n); }
constexpr SiteId oz(int n) { return site_of(Quarter::kOudeZijde, n); }
constexpr SiteId l(int n) { return site_of(Quarter::kLastage, n); }

constexpr Bridge kBridges[] = {
    {g(4), nz(0), kOurs}, {g(9), nz(5), kOurs}, {nz(4), oz(0), kOurs}, {nz(9), oz(5), kOurs},
    {oz(4), l(0), kOurs}, {oz(9), l(5), kOurs}, {g(7), oz(7), kOurs},
};

//                                      sugar gems spices silk
constexpr std::array<ContinentRow, kSectors> kContinents{{
    {Continent::kAmericas,   {4, 2, 2, 2}, kOurs}, {Continent::kAfrica,  {2, 4, 2, 2}, kOurs},
    {Continent::kEastIndies, {2, 2, 4, 2}, kOurs}, {Continent::kFarEast, {2, 2, 2, 4}, kOurs},
}};

constexpr std::array<StartPlace, kMaxPlayers> kStarts{{
    {g(2),  colony_of(Continent::kFarEast, kSilk),      kOurs},
    {oz(2), colony_of(Continent::kEastIndies, kSpices), kOurs},
    {nz(7), colony_of(Continent::kAfrica, kGems),       kOurs},
    {l(2),  colony_of(Continent::kAmericas, kSugar),    kOurs},
    {l(8),  colony_of(Continent::kAfrica, kSpices),     kOurs},
}};
// clang-format on

// Checks against the printed component list and against the counts in the text.
constexpr int cards_with(bool three) {
    int sum = 0;
    for (const CardCount& row : kCardTable) sum += row.count - (three ? row.not_with_three : 0);
    return sum;
}
constexpr int spaces_with(SpaceEvent event) {
    int n = 0;
    for (const Space& space : kSpaces) n += space.event == event;
    return n;
}
constexpr int house_cards_stepping(Good good) {
    int n = 0;
    for (const CardCount& row : kCardTable) {
        if (is_house(row.card) && goods_of(row.card) == 1u << at(good)) n += row.count;
    }
    return n;
}
static_assert(std::size(kSpaces) == 26);
static_assert(cards_with(false) + kTermTable[at(Term::kHourglasses)].value == kCards);
static_assert(cards_with(false) == 60 && cards_with(true) == 54);
static_assert(spaces_with(SpaceEvent::kExchange) == 3 && spaces_with(SpaceEvent::kAmsterdam) == 2 &&
              spaces_with(SpaceEvent::kColonies) == 2 && spaces_with(SpaceEvent::kNothing) == 4);
static_assert(house_cards_stepping(kSugar) == 3 && house_cards_stepping(kGems) == 3 &&
              house_cards_stepping(kSpices) == 3 && house_cards_stepping(kSilk) == 3);

constexpr Edition make() {
    Edition e;
    e.title = "Merchants of Amsterdam, reconstructed values";
    e.terms = kTermTable;
    for (const Space& space : kSpaces) e.spaces.push_back(space);
    for (const CardCount& row : kCardTable) e.cards.push_back(row);
    for (std::size_t i = 0; i < e.quarters.size(); ++i) {
        e.quarters[i] = {static_cast<Quarter>(i), 2, 5, kOurs};
    }
    for (const Bridge& bridge : kBridges) e.bridges.push_back(bridge);
    e.continents = kContinents;
    e.starts = kStarts;
    return e;
}

constexpr Edition kBuiltIn = make();

}  // namespace

const Edition& built_in_edition() {
    return kBuiltIn;
}

}  // namespace pakhuis::merchants
