// The built-in values, each with its mark. Their sources are in docs/rules/amsterdam.md.
#include "games/amsterdam/edition.h"

namespace pakhuis::amsterdam {
namespace {

// Costs of cards, a letter for each resource: pink, grey, orange, brown, violet, K for black.
// clang-format off
constexpr std::array<std::string_view, kCards> kCosts{
    "P", "G", "O", "B", "V", "K",  // 001 genever distiller
    "GVK", "GV", "POB", "P", "PB", "GK",  // 007 cheesemaker
    "PV", "OB", "V", "OK", "GOB", "BV",  // 013 brewer
    "PGBK", "PGK", "PGOV", "PG", "K", "GOBV",  // 019 coffee roaster
    "OBV", "GO", "PBVK", "PGOK", "OBVK", "GBVK",  // 025 tile maker
    "PVK", "BK", "GOV", "VK", "PBK", "GBK",  // 031 lacemaker
    "PO", "POBVK", "PGOB", "POVK", "GB", "PK",  // 037 glassblower
    "OV", "GOBK", "POV", "PGBV", "PV", "GB",  // 043 carpenter
    "O", "PGV", "OBK", "GBV", "PGO", "GOVK",  // 049 tulip grower
    "PO", "GB", "OV", "BK", "PV", "GK",  // 055 Munttoren
    "PB", "GV", "OK", "PB", "GV", "OK",  // 061 Schreierstoren
    "BVK", "POK", "GOK",  // 067 Oude Kerk
    "VK", "PGB", "OVK",  // 070 Westerkerk
    "PB", "POBV", "GO",  // 073 Zuiderkerk
    "PG", "OB", "PK", "BV", "GK", "OV", "PO", "BK", "GV",  // 076 Entrepotdok
    "PBV", "GBK", "PGVK",  // 085 Montelbaanstoren
    "OK", "BV", "PG",  // 088 Haringpakkerstoren
    "GBK", "GBK", "POV", "POV", "GBK", "POV",  // 091 Waag
    "PGO", "BVK", "PGV", "GV", "POBK", "PB",  // 097 Beurs
    "OBK", "OK", "GK", "GOV", "OB", "POK",  // 103 Paleis
    "PP", "PP", "PP", "PPP",  // 109 Plantage
    "GG", "GG", "GG", "GGG",  // 113 Haarlemmerbuurt
    "OO", "OO", "OO", "OOO",  // 117 Jordaan
    "BB", "BB", "BB", "BBB",  // 121 Burgwallen
    "VV", "VV", "VV", "VVV",  // 125 Nieuwmarkt
    "KK", "KK", "KK", "KKK",  // 129 Grachtengordel
};
// clang-format on

constexpr Cost cost_of(std::string_view letters) {
    Cost cost;
    for (const char letter : letters) {
        cost += Cost::of(static_cast<Colour>(std::string_view("PGOBVK").find(letter)));
    }
    return cost;
}

void lay_cards(Edition& e) {
    for (int i = 0; i < kCards; ++i) {
        CardRow& row = e.cards[static_cast<std::size_t>(i)];
        row.card = CardId(i);
        row.kind = kind_of(row.card);
        row.timing = data(row.card).timing;
        row.effect = data(row.card).effect;
        row.cost = cost_of(kCosts[static_cast<std::size_t>(i)]);
        // The rulebook's examples give the cost of 001 and show plans that cost two.
        const bool cheap = class_of(row.card) == CardClass::kPlan && row.cost.total() == 2;
        row.cost_mark = row.card == card(1) ? Mark::kText : cheap ? Mark::kDeduced : Mark::kOurs;
    }
}

constexpr std::array<TileRow, kTiles> kTileRows{{
    {TileId(0), 1, 1, 2, 0, Mark::kText},  // A1
    {TileId(1), 1, 2, 0, 0, Mark::kText},
    {TileId(2), 1, 3, 0, 0, Mark::kText},
    {TileId(3), 2, 2, 0, 1, Mark::kText},
    {TileId(4), 2, 3, 1, 0, Mark::kText},  // A5
    {TileId(5), 2, 4, 0, 0, Mark::kText},
    {TileId(6), 3, 4, 2, 0, Mark::kText},
    {TileId(7), 3, 5, 0, 0, Mark::kText},
    {TileId(8), 3, 5, 0, 1, Mark::kText},  // B9
    {TileId(9), 4, 4, 2, 0, Mark::kText},
    {TileId(10), 4, 6, 1, 0, Mark::kText},
    {TileId(11), 4, 8, 0, 0, Mark::kText},
    {TileId(12), 5, 11, 0, 1, Mark::kText},  // B13
    {TileId(13), 5, 12, 0, 0, Mark::kText},
    {TileId(14), 6, 14, 0, 0, Mark::kText},
    {TileId(15), 6, 15, 0, 0, Mark::kText},
    {TileId(16), 1, 0, 0, 0, Mark::kText, TileEffect::kSpaces, 3},  // CA17
    {TileId(17), 2, 0, 0, 0, Mark::kText, TileEffect::kSwap},
    {TileId(18), 2, 0, 0, 2, Mark::kText},
    {TileId(19), 3, 0, 0, 0, Mark::kText, TileEffect::kActivate, 1},
    {TileId(20), 3, 0, 0, 0, Mark::kText, TileEffect::kMoor},  // CB21
    {TileId(21), 4, 0, 0, 0, Mark::kText, TileEffect::kBlock},
    {TileId(22), 5, 0, 0, 0, Mark::kText, TileEffect::kOfEach, 1},
    {TileId(23), 6, 0, 0, 0, Mark::kText, TileEffect::kActivate, 2},
}};

// Points of tasks. A line holds for all tasks up to its number.
struct TaskLine {
    int last;
    std::array<std::uint8_t, kTaskPoints> points;
};
constexpr std::array<TaskLine, 16> kTaskLines{{
    {6, {8, 7, 6}},
    {12, {6, 7, 8}},
    {13, {9, 9, 9}},
    {14, {10, 10, 10}},
    {17, {7, 7, 7}},
    {18, {7, 6, 5}},
    {19, {6, 6, 6}},
    {29, {7, 6, 5}},
    {30, {4, 4, 4}},
    {31, {9, 7, 5}},
    {32, {4, 5, 6}},
    {33, {1, 2, 3, 5, 7, 10}},
    {34, {4, 5, 6}},
    {35, {7, 8, 9}},
    {36, {4, 5, 6}},
    {42, {2, 3, 4, 7, 8, 9}},
}};

void lay_tasks(Edition& e) {
    const TaskLine* line = kTaskLines.data();
    for (int number = 1; number <= kTasks; ++number) {
        if (number > line->last) ++line;
        e.tasks[at(task(number))] = {task(number), data(task(number)).aim, line->points,
                                     Mark::kText};
    }
}

// The quarters as they lie on the map: three by two, each of two rows of three blocks.
constexpr int kAcross = 3;
constexpr std::array<Colour, 6> kMap{Colour::kGrey,  Colour::kOrange, Colour::kBlack,
                                     Colour::kBrown, Colour::kViolet, Colour::kPink};
constexpr std::array<std::uint8_t, kBlocksOfQuarter> kTopCosts{2, 1, 2, 3, 4, 2};
constexpr std::array<std::uint8_t, kBlocksOfQuarter> kBottomCosts{2, 4, 3, 2, 1, 2};

constexpr BlockId block_at(int place, int row, int column) {
    const Colour quarter = kMap[static_cast<std::size_t>(place)];
    return BlockId(kBlocksOfQuarter * static_cast<int>(quarter) + 3 * row + column);
}

void lay_quarter(Edition& e, int place) {
    const bool top = place < kAcross;
    const auto& costs = top ? kTopCosts : kBottomCosts;
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < 3; ++column) {
            const BlockId block = block_at(place, row, column);
            const int n = 3 * row + column;
            e.blocks[at(block)] = {block, costs[static_cast<std::size_t>(n)], Mark::kOurs};
            if (column < 2) {
                e.bridges.push_back({block, block_at(place, row, column + 1), Mark::kOurs});
            }
            if (row == 0) e.bridges.push_back({block, block_at(place, 1, column), Mark::kOurs});
        }
    }
    // One bridge to the quarter on the right, two to the quarter below.
    const int meeting = top ? 1 : 0;
    if (place % kAcross < kAcross - 1) {
        e.bridges.push_back(
            {block_at(place, meeting, 2), block_at(place + 1, meeting, 0), Mark::kOurs});
    }
    if (!top) return;
    for (const int column : {0, 2}) {
        e.bridges.push_back(
            {block_at(place, 1, column), block_at(place + kAcross, 0, column), Mark::kOurs});
    }
}

struct Named {
    std::string_view from;
    std::string_view to;
};
constexpr std::array<Named, 31> kChannels{{
    {"start", "tulip-anchor"},
    {"start", "w1"},
    {"start", "w2"},
    {"tulip-anchor", "w3"},
    {"w3", "yellow-quay"},
    {"w3", "w4"},
    {"w3", "depot-1"},
    {"w1", "beer-anchor"},
    {"w1", "blue-quay"},
    {"w1", "w4"},
    {"w2", "genever-anchor"},
    {"w2", "white-quay"},
    {"w2", "w5"},
    {"w4", "coffee-anchor"},
    {"w4", "w6"},
    {"w5", "tiles-anchor"},
    {"w5", "depot-2"},
    {"w5", "w7"},
    {"w6", "lace-anchor"},
    {"w6", "depot-3"},
    {"w6", "pink-quay"},
    {"w6", "w8"},
    {"w7", "brown-quay"},
    {"w7", "w10"},
    {"w8", "furniture-anchor"},
    {"w8", "w9"},
    {"w9", "cheese-anchor"},
    {"w9", "green-quay"},
    {"w9", "w10"},
    {"w10", "crystal-anchor"},
    {"w10", "depot-4"},
}};

constexpr Mark kT = Mark::kText;
constexpr Mark kO = Mark::kOurs;

// The rulebook's examples give beer 4, lace 5 and the second roof of cheese.
constexpr std::array<RoofRow, kGoodKinds> kRoofRows{{
    {Good::kBeer, {4, 3, 2}, {kT, kO, kO}},
    {Good::kGenever, {4, 3, 2}, {kO, kO, kO}},
    {Good::kCoffee, {4, 3, 2}, {kO, kO, kO}},
    {Good::kTulip, {5, 4, 3}, {kO, kO, kO}},
    {Good::kTiles, {5, 4, 3}, {kO, kO, kO}},
    {Good::kLace, {5, 4, 3}, {kT, kO, kO}},
    {Good::kFurniture, {7, 6, 5}, {kO, kO, kO}},
    {Good::kCheese, {7, 6, 5}, {kO, kT, kO}},
    {Good::kCrystal, {7, 6, 5}, {kO, kO, kO}},
}};

Edition make() {
    Edition e;
    e.title = "Amsterdam";
    lay_cards(e);
    e.tiles = kTileRows;
    for (int place = 0; place < 2 * kAcross; ++place) lay_quarter(e, place);
    for (const Named& n : kChannels) {
        e.channels.push_back({node_of(find_spot(n.from)), node_of(find_spot(n.to)), kO});
    }
    e.roofs = kRoofRows;
    e.depots = {PointsRow{3, kO}, {4, kO}, {5, kT}, {6, kO}};
    e.dockers = {PointsRow{9, kO}, {7, kT}, {5, kO}, {3, kO}};
    e.amstel.push_back({4, 2, kO, kT});
    e.amstel.push_back({8, 4, kO, kT});
    e.amstel.push_back({12, 6, kO, kO});
    e.amstel.push_back({16, 8, kO, kO});
    e.mouth = {10, kT};
    e.black_market = {MarketSpace{Good::kCoffee, kT},
                      {Good::kTulip, kO},
                      {Good::kLace, kO},
                      {Good::kBeer, kO},
                      {Good::kCrystal, kT},
                      {Good::kCheese, kO},
                      {Good::kFurniture, kO},
                      {Good::kGenever, kO},
                      {Good::kTiles, kO}};
    e.players = {PlayersRow{2, 1, {5, 0, 0, 0}, kO, kT},
                 {2, 2, {5, 2, 0, 0}, kO, kT},
                 {3, 2, {5, 2, 1, 0}, kO, kO}};
    lay_tasks(e);
    return e;
}

}  // namespace

const Edition& built_in_edition() {
    static const Edition edition = make();
    return edition;
}

}  // namespace pakhuis::amsterdam
