// The printed tables: counts, marks, refused editions, JSON.
#include "games/amsterdam/edition.h"

#include <set>

#include "codec/json.h"
#include "games/amsterdam/test_table.h"
#include "kit/round_trips.h"

namespace pakhuis::amsterdam {
namespace {

TEST(AmsterdamEdition, HasAllCardsByClassAndKind) {  // contents, supplement
    std::array<int, kKinds> kinds{};
    std::array<int, kClasses> classes{};
    for (const CardRow& row : built_in_edition().cards) {
        ++kinds[at(row.kind)];
        ++classes[at(class_of(row.card))];
    }
    EXPECT_EQ(classes, (std::array{54, 54, 24}));
    for (int kind = 0; kind < kKinds; ++kind) {
        EXPECT_EQ(kinds[static_cast<std::size_t>(kind)],
                  kCardsOfKind[static_cast<std::size_t>(kind)]);
    }
}

TEST(AmsterdamEdition, CostsAgreeWithTheExamples) {  // values
    const Edition& e = built_in_edition();
    EXPECT_EQ(e.cards[0].cost, Cost::of(Colour::kPink));
    for (const CardRow& row : e.cards) {
        const bool plan = class_of(row.card) == CardClass::kPlan;
        if (plan) {
            const bool both = data(row.card).florins + data(row.card).points == 2;
            EXPECT_EQ(row.cost.total(), both ? 3 : 2);
            continue;
        }
        for (int c = 0; c < kColours; ++c) EXPECT_LE(row.cost.count(c), 1);
    }
}

TEST(AmsterdamEdition, TheCityHasSixQuartersOfSixBlocksAndFiftyTwoBridges) {  // values
    const Edition& e = built_in_edition();
    EXPECT_EQ(e.bridges.size(), 52u);
    for (int q = 0; q < kColours; ++q) {
        std::multiset<int> costs;
        for (int i = 0; i < kBlocksOfQuarter; ++i) {
            costs.insert(e.blocks[static_cast<std::size_t>(kBlocksOfQuarter * q + i)].cost);
        }
        EXPECT_EQ(costs, (std::multiset<int>{1, 2, 2, 2, 3, 4}));
    }
    EXPECT_TRUE(city_is_whole(e));
}

// Steps from one space of the harbour to all others.
std::array<int, kNodes> distances(const Rules& rules, NodeId from) {
    std::array<int, kNodes> out{};
    out.fill(-1);
    out[at(from)] = 0;
    std::uint32_t edge = 1u << from.index();
    for (int steps = 1; edge != 0; ++steps) {
        std::uint32_t next = 0;
        while (edge != 0) next |= rules.beside[static_cast<std::size_t>(pop_lowest(edge))];
        edge = 0;
        while (next != 0) {
            const int node = pop_lowest(next);
            if (out[static_cast<std::size_t>(node)] >= 0) continue;
            out[static_cast<std::size_t>(node)] = steps;
            edge |= 1u << node;
        }
    }
    return out;
}

TEST(AmsterdamEdition, TheHarbourHasThirtySpacesAndThirtyOneChannels) {  // values
    const Rules rules = rules_for(2);
    EXPECT_EQ(rules.edition.channels.size(), 31u);
    int greatest = 0;
    for (int i = 0; i < kNodes; ++i) {
        for (const int d : distances(rules, NodeId(i))) greatest = std::max(greatest, d);
    }
    EXPECT_EQ(greatest, 7);
    const auto node = [&](const char* name) {
        return kit::named(rules, static_cast<NodeTag*>(nullptr), name);
    };
    EXPECT_EQ(distances(rules, node("depot-3"))[at(node("lace-anchor"))], 2);
    EXPECT_EQ(distances(rules, kStartNode)[at(node("yellow-quay"))], 3);
}

TEST(AmsterdamEdition, RowsHaveMarksOfTheirSources) {  // marks
    const Edition& e = built_in_edition();
    EXPECT_EQ(e.cards[0].cost_mark, Mark::kText);
    EXPECT_EQ(e.cards[1].cost_mark, Mark::kOurs);
    EXPECT_EQ(e.cards[108].cost_mark, Mark::kDeduced);
    EXPECT_EQ(e.dockers[1].mark, Mark::kText);
    EXPECT_EQ(e.dockers[0].mark, Mark::kOurs);
    EXPECT_EQ(e.roofs[at(Good::kCheese)].marks[1], Mark::kText);
    const std::string json = codec::to_json(e, e).dump();
    EXPECT_NE(json.find("\"cost-mark\":\"text\""), json.npos);
    EXPECT_NE(json.find("\"mark\":\"ours\""), json.npos);
}

TEST(AmsterdamEdition, IsEqualAfterJson) {
    const Edition& e = built_in_edition();
    EXPECT_EQ(kit::json_fault(e, e), "");
}

TEST(AmsterdamEdition, AnotherCostOfACardIsPaid) {
    Edition e = built_in_edition();
    e.cards[0].cost = Cost::of(Colour::kBlack, 2);
    Table t(2, false, e);
    t.below(0, "001").supply(0, "black x2").play("0: activate 001");
    EXPECT_EQ(t.supply_of(0), Resources{});
}

TEST(AmsterdamEdition, ACityInPiecesGivesAWarning) {
    Edition e = built_in_edition();
    EditionWarnings warnings;
    Amsterdam::warnings(e, warnings);
    EXPECT_TRUE(warnings.empty());
    e.bridges.clear();
    EXPECT_EQ(Amsterdam::prepare(e).refusal, nullptr);
    Amsterdam::warnings(e, warnings);
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_EQ(warnings[0].refusal->key, "city-in-pieces");
}

struct Bad {
    const char* key;
    const char* table;
    int row;
    void (*spoil)(Edition&);
};
void PrintTo(const Bad& bad, std::ostream* out) {
    *out << bad.key << " in " << bad.table;
}

class AmsterdamBadEdition : public testing::TestWithParam<Bad> {};

TEST_P(AmsterdamBadEdition, IsRefused) {
    const Bad& bad = GetParam();
    Edition e = built_in_edition();
    bad.spoil(e);
    const EditionProblem problem = Amsterdam::prepare(e);
    ASSERT_NE(problem.refusal, nullptr);
    EXPECT_EQ(problem.refusal->key, bad.key);
    EXPECT_EQ(problem.table, bad.table);
    EXPECT_EQ(problem.row, bad.row);
    Rules rules;
    Options options;
    options.seats = 2;
    EXPECT_EQ(Amsterdam::make_rules(options, e, rules).refusal, problem.refusal);
}

INSTANTIATE_TEST_SUITE_P(
    All, AmsterdamBadEdition,
    testing::Values(
        Bad{"card-order", "cards", 3, [](Edition& e) { e.cards[3].card = card(1); }},
        Bad{"fixed-card", "cards", 0, [](Edition& e) { e.cards[0].timing = Timing::kEnd; }},
        Bad{"fixed-card", "cards", 5, [](Edition& e) { e.cards[5].effect = Effect::kGain; }},
        Bad{"fixed-card", "cards", 7, [](Edition& e) { e.cards[7].kind = Kind::kWaag; }},
        Bad{"bad-cost", "cards", 2, [](Edition& e) { e.cards[2].cost = {}; }},
        Bad{"bad-cost", "cards", 2,
            [](Edition& e) { e.cards[2].cost = Cost::of(Colour::kPink, 7); }},
        Bad{"bad-cost", "cards", 108,
            [](Edition& e) { e.cards[108].cost = Cost::of(Colour::kBlack, 2); }},
        Bad{"bad-tile", "tiles", 1, [](Edition& e) { e.tiles[1].price = 0; }},
        Bad{"bad-tile", "tiles", 4,
            [](Edition& e) { e.tiles[4].points = e.tiles[4].steps = e.tiles[4].resources = 0; }},
        Bad{"bad-tile", "tiles", 0, [](Edition& e) { e.tiles[0].steps = 7; }},
        Bad{"fixed-tile", "tiles", 0, [](Edition& e) { e.tiles[0].effect = TileEffect::kBlock; }},
        Bad{"fixed-tile", "tiles", 16, [](Edition& e) { e.tiles[16].amount = 0; }},
        Bad{"fixed-tile", "tiles", 23, [](Edition& e) { e.tiles[23].amount = 7; }},
        Bad{"fixed-tile", "tiles", 20, [](Edition& e) { e.tiles[20].points = 3; }},
        Bad{"fixed-tile", "tiles", 21, [](Edition& e) { e.tiles[21].amount = 1; }},
        Bad{"bad-task", "tasks", 4, [](Edition& e) { e.tasks[4].task = task(4); }},
        Bad{"bad-task", "tasks", 23, [](Edition& e) { e.tasks[23].aim = TaskAim::kHome; }},
        Bad{"bad-task", "tasks", 41, [](Edition& e) { e.tasks[41].points[5] = 31; }},
        Bad{"bad-block", "blocks", 6, [](Edition& e) { e.blocks[6].cost = 0; }},
        Bad{"bad-block", "blocks", 0, [](Edition& e) { e.blocks[0].block = BlockId(3); }},
        Bad{"bad-bridge", "bridges", 2, [](Edition& e) { e.bridges[2].to = e.bridges[2].from; }},
        Bad{"bad-bridge", "bridges", 9,
            [](Edition& e) {
                e.bridges[9].from = e.bridges[0].to;
                e.bridges[9].to = e.bridges[0].from;
            }},
        Bad{"bad-channel", "channels", 1, [](Edition& e) { e.channels[1] = e.channels[0]; }},
        Bad{"harbour-in-pieces", "channels", 0,
            [](Edition& e) {
                // The last channel is removed, so depot-4 can't be reached.
                const auto all = e.channels;
                e.channels.clear();
                for (std::size_t i = 0; i + 1 < all.size(); ++i) e.channels.push_back(all[i]);
            }},
        Bad{"bad-roof", "roofs", 0, [](Edition& e) { e.roofs[0].points = {3, 4, 5}; }},
        Bad{"bad-roof", "roofs", 2, [](Edition& e) { e.roofs[2].good = Good::kBeer; }},
        Bad{"bad-points", "depots", 3, [](Edition& e) { e.depots[3].points = 31; }},
        Bad{"bad-points", "dockers", 1, [](Edition& e) { e.dockers[1].points = 31; }},
        Bad{"bad-amstel", "amstel", 1, [](Edition& e) { e.amstel[1].behind = 4; }},
        Bad{"bad-amstel", "amstel", 3, [](Edition& e) { e.amstel[3].behind = 18; }},
        Bad{"bad-points", "mouth", 0, [](Edition& e) { e.mouth.points = 99; }},
        Bad{"bad-black-market", "black-market", 4,
            [](Edition& e) { e.black_market[4].good = Good::kCoffee; }},
        Bad{"bad-draft", "players", 2, [](Edition& e) { e.players[2].artisans = 4; }},
        Bad{"bad-majority", "players", 0,
            [](Edition& e) { e.players[0].majorities = {5, 2, 1, 0}; }},
        Bad{"bad-majority", "players", 1,
            [](Edition& e) { e.players[1].majorities = {2, 5, 0, 0}; }}));

}  // namespace
}  // namespace pakhuis::amsterdam
