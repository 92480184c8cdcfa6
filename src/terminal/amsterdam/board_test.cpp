// The terminal board of Amsterdam: its parts, and that it fits the terminal.
#include "terminal/amsterdam/board.h"

#include "engine/play.h"
#include "games/amsterdam/test_table.h"
#include "terminal/canvas.h"
#include "terminal/test_text.h"

namespace pakhuis::terminal {
namespace {

using amsterdam::Good;
using amsterdam::Rules;
using amsterdam::State;
using amsterdam::Table;

constexpr Style kPlainWide{false, 100, 60};

std::string drawn(const Table& t, int viewer = 0, const Style& style = kPlainWide) {
    return draw(t.rules, Amsterdam::observe(t.rules, t.state, static_cast<Seat>(viewer)), style);
}
void expect_has(const std::string& text, std::string_view part) {
    EXPECT_NE(text.find(part), text.npos) << "no '" << part << "' in\n" << text;
}
void expect_lacks(const std::string& text, std::string_view part) {
    EXPECT_EQ(text.find(part), text.npos) << "'" << part << "' in\n" << text;
}

// ── The city ────────────────────────────────────────────────────────────────────────────────────

// The test table has the goods in their order: beer on plantage-1, genever on plantage-2 …
TEST(AmsterdamBoard, AFreeBlockShowsItsCostAndGoodAndATakenBlockItsOwner) {
    Table t(2);
    t.crests(0, "jordaan-1 jordaan-2").crests(1, "plantage-5");
    const std::string text = drawn(t);
    expect_has(text, "2 fu═1 ch═2 cr     ●  ═ ●  ═2 la    2 tu═1 ti═2 la");
    expect_has(text, "═ ▲  ═2 la");
}

TEST(AmsterdamBoard, DrawsBridgesBetweenNeighboursAndNamesOthers) {
    amsterdam::Edition edition = amsterdam::built_in_edition();
    auto& first = edition.bridges[0];
    first.from = amsterdam::BlockId(0);
    first.to = amsterdam::BlockId(35);
    Table t(2, false, edition);
    expect_has(drawn(t), "plantage-1═grachtengordel-6");
    expect_lacks(drawn(Table(2)), "plantage-1═");
}

TEST(AmsterdamBoard, AStarMarksQuartersWithAScoredMajority) {
    Table t(3);
    t.quarters("plantage jordaan");
    const std::string text = drawn(t);
    expect_has(text, "O*Jordaan");
    expect_has(text, "P*Plantage");
    expect_has(text, "G Haarlemmerbuurt");
    expect_has(text, "* majority 5/2");
}

// ── Harbour and Amstel ──────────────────────────────────────────────────────────────────────────

TEST(AmsterdamBoard, TheHarbourShowsRoofsQuaysDepotsAndBarges) {
    Table t(2);
    t.delivered("beer x2 crystal x3").in_depot(3, "lace").ship(0, "w6").ship(1, "yellow-quay");
    const std::string text = drawn(t);
    expect_has(text, "beer ××2");
    expect_has(text, "crystal ×××");
    expect_has(text, "depot-3 la");
    expect_has(text, "lace 543─w6●─pink ");
    expect_has(text, "yellow brpi▲─w3");
}

TEST(AmsterdamBoard, FourBargesShortenTheNameOfTheirSpace) {
    Table t(4);
    for (int seat = 0; seat < 4; ++seat) t.ship(seat, "furniture-anchor");
    expect_has(drawn(t), "fu 765●▲■◆─w8");
    for (int seat = 0; seat < 4; ++seat) t.ship(seat, "white-quay");
    expect_has(drawn(t), "├───●▲■◆wh yebr");
}

TEST(AmsterdamBoard, AChannelThatTheMapCannotDrawIsNamed) {
    amsterdam::Edition edition = amsterdam::built_in_edition();
    edition.channels.push_back({amsterdam::kStartNode, amsterdam::depot(3)});
    expect_has(drawn(Table(2, false, edition)), "start─depot-4");
}

// A stack shows its top first.
TEST(AmsterdamBoard, DiscsStandBetweenTheBridgesOfTheAmstel) {
    Table t(3);
    t.amstel({9, 4, 9}).in_order({2, 0, 1});
    expect_has(drawn(t), "Amstel 1 2 3 ▲ ∩2 5 6 7 8 ∩4 ■● 10 11 12 ∩6 13");
    t.amstel({19, 19, 1}).in_order({1, 0, 2});
    expect_has(drawn(t), "∩8 17 18 mouth 10▲●");
}

TEST(AmsterdamBoard, TheBlackMarketShowsSoldGoodsAndTheBuildingItsDockers) {
    Table t(2);
    t.sold("coffee crystal").promoted("blue green");
    const std::string text = drawn(t);
    expect_has(text, "Black market ×× tu la / be ×× ch / fu ge ti");
    expect_has(text, "Dockers' building bl gr  next 5");
}

TEST(AmsterdamBoard, ForemanBailiffAndDealerAreMarkedOnTheirSpaces) {
    Table t(2);
    expect_lacks(drawn(t), "foreman");
    t.state.foreman = amsterdam::depot(2);
    t.state.bailiff = amsterdam::BlockId(0);
    t.state.dealer = Good::kLace;
    const std::string text = drawn(t);
    expect_has(text, "depot-3 5¶─┤");
    expect_has(text, "2§be═");
    expect_has(text, "tu la¤ /");
    expect_has(text, "¶ foreman  § bailiff  ¤ dealer");
}

TEST(AmsterdamBoard, TomHasALineOfHisOwn) {
    Table t(1);
    t.tom_on(3).tom_florins(1).tom_crests("jordaan-1 jordaan-2");
    expect_has(drawn(t), "▲ TOM (leads)  0 points  1 florin  2 crests");
    expect_lacks(drawn(Table(2)), "TOM");
    t.deal("113 109 007 055");
    expect_has(drawn(t), "Your turn: choose the plan that TOM takes away");
}

// ── Market, dice, cards ─────────────────────────────────────────────────────────────────────────

TEST(AmsterdamBoard, DescribesTheMarketTileInWords) {
    Table t(2);
    t.round(4).tile("a5");
    expect_has(drawn(t), "Market a5 2 florins: 3 points, 1 space on the Amstel");
    expect_has(drawn(t), "Each delivery +4");
    t.round(9);
    expect_lacks(drawn(t), "Each delivery");
}

TEST(AmsterdamBoard, DiceShowTheirRolledAndTurnedFaces) {
    Table t(2);
    t.round(9).taking_dice({6, 5, 4, 3, 2, 1});
    expect_has(drawn(t), "Dice P6→1 G5→1 O4 B3 V2 K1");
    t.taking_cards("110");  // dice of the round before are not shown
    expect_lacks(drawn(t), "Dice");
}

TEST(AmsterdamBoard, CardsLaidOutShowNumberTimingCostNameAndText) {
    Table t(2);
    t.taking_cards("110 031 053 106");
    const std::string text = drawn(t);
    expect_has(text, "031 ∞   PVK    [Lacemaker] Activating a building costs you 1 resource less");
    expect_has(text, "053 II  PGO    [Tulip grower] you may put the resources of one of your dice");
    expect_has(text, "106 end GOV    [Paleis] 1 point for each of your crests in the city.");
    expect_has(text, "110 III PP     [Plantage] pay 1 pink resource to gain 1 florin.");
}

TEST(AmsterdamBoard, OwnCardsShowTheirTextsAndOthersOnlyTheirNames) {
    Table t(2);
    t.active(0, "024 110").below(0, "046").active(1, "091").below(1, "007");
    const std::string text = drawn(t);
    expect_has(text, "024 III GOBV   [Coffee roaster] gain 1 florin and 1 point.");
    expect_has(text, "046 III PGBV   [Carpenter] gain 1 resource of your choice.");
    expect_has(text, "active [091 Waag]  inactive [007 Cheesemaker]");
}

TEST(AmsterdamBoard, AUsedCardHasATick) {
    Table t(2);
    t.active(0, "024 046").play("0: use 024");
    expect_has(drawn(t), "  ✓ 024 III");
    expect_has(drawn(t), "    046 III");
}

TEST(AmsterdamBoard, OwnTasksShowTheirTextsAndSecretTasksOfOthersAreCounted) {
    Table t(amsterdam::MatchForm{3, false, amsterdam::TaskTiles::kSecret3});
    t.tasks(0, "24 33 37").tasks(1, "1 2 3").tasks(2, "4 5 6");
    const std::string text = drawn(t);
    expect_has(text, "24  6          The beer warehouse is full");
    expect_has(text, "33  1 to 10    You return 1 to 6 resources");
    expect_has(text, "37  3 or 8     You return 1 or 2 blue dockers");
    expect_has(text, "tasks 3 secret");
    expect_lacks(text, "tasks 1 2 3");
    expect_has(drawn(t, 1), "tasks 3 secret");
    t.over();
    expect_has(drawn(t, 1), "tasks 24 33 37");
}

TEST(AmsterdamBoard, OpenTasksOfOthersShowTheirNumbers) {
    Table t(amsterdam::MatchForm{2, false, amsterdam::TaskTiles::kOpen2});
    t.tasks(0, "24 30").tasks(1, "1 42");
    expect_has(drawn(t), "tasks 1 42");
}

TEST(AmsterdamBoard, CTilesShowTheirTextAndTheHeadlineShowsTheirQuestion) {
    Table t(amsterdam::MatchForm{2, false, amsterdam::TaskTiles::kNone,
                                 amsterdam::MarketTiles::kCForB});
    t.tile("cb21").florins(0, 3);
    expect_has(drawn(t), "Market cb21 Pay 3 florins: move your barge to any other harbour space");
    t.play("0: market");
    expect_has(drawn(t), "Your turn: choose where the barge moors\n");
}

// ── Players ─────────────────────────────────────────────────────────────────────────────────────

TEST(AmsterdamBoard, APlayersBoardShowsSupplyRondelStoreAndBarge) {
    Table t(2);
    t.points(0, 12).florins(0, 1).penalties(0, 2).supply(0, "pink x3 black");
    t.rondel(0, 1, "grey x2").rondel(0, 6, "orange x6").store(0, "beer x2").barge(0, "lace");
    t.aboard(0, "green").crests(0, "jordaan-4");
    const std::string text = drawn(t);
    expect_has(text, "▶ ● Seat 0 (you)  12 points  1 florin  supply P3 K1  1 crest  2 penalties\n");
    expect_has(text, "rondel 1: G2  6: O6  store be2  barge la  dockers gr\n");
    expect_has(text, "    rondel 1: –  store ");
}

TEST(AmsterdamBoard, TheHeadlineNamesTheSeatInTurnAndItsDecision) {
    Table t(2);
    expect_has(drawn(t), "Round 8 of 12, phase III. Your turn: act, or end\n");
    expect_has(drawn(t, 1), "Round 8 of 12, phase III. Seat 0's turn: act, or end\n");
    t.supply(0, "pink x2 black x2").play("0: sail w1");
    expect_has(drawn(t), "Your turn: pay a resource\n");
    Table sale(2);
    sale.good_on("plantage-2", Good::kCheese).supply(0, "pink x4").play("0: claim plantage-2");
    expect_has(drawn(sale), "Your turn: store cheese or sell it on the black market\n");
    Table walk(2);
    walk.state.asked.push_back({amsterdam::AskKind::kForeman});
    expect_has(drawn(walk, 1), "Seat 0's turn: choose where the foreman goes\n");
    expect_has(drawn(Table::at_start(2)), "Setup: the board is laid out\n");
}

// ── Room ────────────────────────────────────────────────────────────────────────────────────────

TEST(AmsterdamBoard, InANarrowTerminalTheHarbourIsAListBesideTheCity) {
    Table t(2);
    t.delivered("beer").ship(0, "w6");
    const std::string low = drawn(t, 0, {false, 80, 24});
    expect_has(low, "be ×32  ge 432  co 432\n");
    expect_has(low, "blue whye ");
    expect_has(low, "● w6");
    expect_has(drawn(t, 0, {false, 60, 80}), "lace 543─w6●─pink ");
}

TEST(AmsterdamBoard, InALowTerminalTheTextsOfOwnCardsAreLeftOutLast) {
    Table t(2);
    t.active(0, "024 046 091 092 093 094 095 096").below(0, "110").active(1, "007");
    const std::string high = drawn(t);
    expect_has(high, "P pink");
    expect_has(high, "active [007 Cheesemaker]");
    const std::string usual = drawn(t, 0, {false, 100, 35});
    expect_lacks(usual, "P pink");
    expect_has(usual, "gain 1 florin and 1 point.");
    const std::string low = drawn(t, 0, {false, 100, 30});
    expect_has(low, "active [024 Coffee roaster]");
    expect_has(low, "110 III PP     [Plantage] pay");
    expect_has(low, "active [007]");
}

// Calls check(rules, view) at some positions of a random match.
template <class Check>
void check_random_match(const Rules& rules, Check&& check) {
    State state = Amsterdam::start(rules);
    Rng rng(7);
    check(rules, Amsterdam::observe(rules, state, 1));
    for (int i = 0; random_step<Amsterdam>(rules, state, rng) != kSpectator; ++i) {
        if (i % 37 == 0) check(rules, Amsterdam::observe(rules, state, 1));
    }
    check(rules, Amsterdam::observe(rules, state, kSpectator));
}

TEST(AmsterdamBoard, KeepsToItsWidthWithEveryNumberOfSeats) {
    for (int seats = 2; seats <= 4; ++seats) {
        for (const bool cheap : {false, true}) {
            const auto edition = cheap ? amsterdam::cheap_edition() : amsterdam::built_in_edition();
            check_random_match(amsterdam::rules_for(seats, false, edition),
                               [](const Rules& rules, const amsterdam::View& view) {
                                   for (const int width : {60, 80, 100, 140}) {
                                       const auto text = draw(rules, view, {false, width, 40});
                                       for (const std::string& line : lines_of(text)) {
                                           ASSERT_LE(text_width(line), width) << text;
                                       }
                                       EXPECT_EQ(text.find('?'), text.npos) << text;
                                   }
                               });
        }
    }
}

TEST(AmsterdamBoard, FitsTheUsualTerminals) {
    for (int seats = 2; seats <= 4; ++seats) {
        check_random_match(amsterdam::rules_for(seats), [&](const Rules& rules,
                                                            const amsterdam::View& view) {
            EXPECT_LE(lines_of(draw(rules, view, {false, 100, 40})).size(), 36u)
                << draw(rules, view, {false, 100, 40});
            EXPECT_LE(lines_of(draw(rules, view, {false, 80, 24})).size(), seats == 2 ? 26u : 36u)
                << draw(rules, view, {false, 80, 24});
        });
    }
}

// Marks name the owners of crests, barges and discs, with colours or without.
TEST(AmsterdamBoard, MarksNameTheOwnersWithAndWithoutColours) {
    check_random_match(
        amsterdam::rules_for(4), [](const Rules& rules, const amsterdam::View& view) {
            const std::string plain = draw(rules, view, {false, 100, 40});
            const std::string coloured = without_codes(draw(rules, view, {true, 100, 40}));
            EXPECT_EQ(plain.find('\x1b'), plain.npos);
            for (int seat = 0; seat < 4; ++seat) {
                EXPECT_EQ(count(plain, mark_text(seat)), count(coloured, mark_text(seat)));
                EXPECT_GE(count(plain, mark_text(seat)),
                          2 + view.crests[static_cast<std::size_t>(seat)].count());
            }
        });
}

}  // namespace
}  // namespace pakhuis::terminal
