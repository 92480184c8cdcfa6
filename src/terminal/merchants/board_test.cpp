// The terminal board of merchants: the places of its parts, the secrets it keeps, and its size.
#include "terminal/merchants/board.h"

#include "engine/play.h"
#include "games/merchants/test_table.h"
#include "terminal/canvas.h"
#include "terminal/test_text.h"

namespace pakhuis::terminal {
namespace {

using merchants::Rules;
using merchants::State;
using merchants::Table;

constexpr Style kPlainWide{false, 100, 40};

std::string drawn(const Table& t, int viewer = 0, const Style& style = kPlainWide) {
    return draw(t.rules, t.view(static_cast<Seat>(viewer)), style);
}
void expect_has(const std::string& text, std::string_view part) {
    EXPECT_NE(text.find(part), text.npos) << "no '" << part << "' in\n" << text;
}
void expect_lacks(const std::string& text, std::string_view part) {
    EXPECT_EQ(text.find(part), text.npos) << "'" << part << "' in\n" << text;
}

TEST(MerchantsBoard, HousesStandOnTheirSitesAndFreeSitesShowTheirNumbers) {
    Table t(3);
    t.houses(0, "g2 l9").houses(1, "oz0").houses(2, "nz7");
    const std::string text = drawn(t);
    expect_has(text,
               "│ 0  1  ●  3  4 │═══│ 0  1  2  3  4 │═══│ ▲  1  2  3  4 │═══│ 0  1  2  3  4 │");
    expect_has(text,
               "│ 5  6  7  8  9 │═══│ 5  6  ■  8  9 │═══│ 5  6  7  8  9 │═══│ 5  6  7  8  ● │");
}

TEST(MerchantsBoard, ABridgeShowsTheOwnerOfBothEnds) {
    Table t(3);
    t.clear().houses(0, "g9 nz5").houses(1, "g7 oz7 nz4").houses(2, "oz0");
    const std::string text = drawn(t);
    expect_has(text, "▲  8  ● │═●═│ ●");
    expect_has(text, "▲ │═══│ ■");  // an end each
    expect_has(text, "╚═══════════════════▲═══════════════════╝");
}

TEST(MerchantsBoard, BelowAQuarterStandItsRankAndTheBestGroups) {
    Table t(4);  // the rulebook's example of 1611
    t.clear().houses(0, "nz0 nz1 nz2 g4 oz2 oz3").houses(1, "nz4 nz9 oz0 oz1 oz6");
    t.houses(2, "g0 g1 g8").houses(3, "l2 l3");
    const std::string text = drawn(t);
    expect_has(text, " 3rd ●2 ■2           1st ●4 ▲3           2nd ▲4 ●2           4th ◆2");
}

TEST(MerchantsBoard, MarkersStandOnTheirSpacesOfTheExchangeWithTheRankOfTheRow) {
    Table t(3);
    t.clear().markers(0, "sugar x2 silk x8").markers(1, "sugar x2").markers(2, "gems x1");
    const std::string text = drawn(t);
    expect_has(text, "S sugar  ·  ●▲ ·  ·  ·  ·  ·  ·  2nd");
    expect_has(text, "G gems   ■  ·  ·  ·  ·  ·  ·  ·  3rd");
    expect_has(text, "P spices ·  ·  ·  ·  ·  ·  ·  ·  –");
    expect_has(text, "K silk   ·  ·  ·  ·  ·  ·  ·  ●  1st");
}

TEST(MerchantsBoard, ColoniesStandByContinentAndGoodWithTheirCounts) {
    Table t(3);
    t.clear().colonies(0, "americas-sugar x2 far-east-silk").colonies(1, "americas-sugar");
    t.colonies(2, "americas-silk africa-gems");
    const std::string text = drawn(t);
    expect_has(text, "Americas    ●●▲· ··   ··   ■·   1st ●2 ▲1 ■1");
    expect_has(text, "Africa      ··   ■··· ··   ··   2nd ■1");
    expect_has(text, "East Indies ··   ··   ···· ··   –");
    expect_has(text, "Far East    ··   ··   ··   ●··· 3rd ●1");
}

TEST(MerchantsBoard, TheTimeLineMarksTheCurrentSpaceAndShowsTheNextEventsAndPayouts) {
    Table t(3);
    t.before("1602").hourglass();
    const std::string text = drawn(t);
    expect_has(text, " E! – ▸+c +$ +e A! +h");
    expect_has(text, "▸ 1602 a colony each  next 1609 a credit each · 1609/21 a step each ·");
    expect_has(text,
               "pays, thousands 1611 Amsterdam 100/60 80/40 60/40 40/20  1621 colonies 100/60");
    expect_has(text, "pile 54 + 18 hourglasses");
}

TEST(MerchantsBoard, CardsLieOnTheirDiscsInWords) {
    Table t(3);
    t.play({"chance: turn house-g-nz-gems", "0: keep", "chance: turn colony-far-east"});
    std::string text = drawn(t, 1);
    expect_has(text, "Seat 0 is the mayor: put colony Far East on a disc");
    expect_has(text, "mayor's [house G or NZ + gems]  clock –  bucket –  turned [colony Far East]");
    t.play("0: offer");
    expect_has(drawn(t), "clock [colony Far East]  bucket –  pile 52");
}

TEST(MerchantsBoard, TheHeadlineNamesTheActingSeatAndItsTask) {
    Table t(3);
    t.deal("goods", "colony-silk").play("0: step silk");
    expect_has(drawn(t, 0), "You are the mayor: step with goods (2 left), or done");
    Table house(3);
    house.deal("house-l", "goods").play("0: step silk");
    expect_has(drawn(house), "You are the mayor: use house L + any step (its house), or done");
    Table lost(3);
    lost.before("1664").hourglass();
    expect_has(drawn(lost, 1), "Seat 0 is the mayor, now you: demolish a house");
    expect_has(drawn(lost, 2), "Seat 0 is the mayor, now seat 1: demolish a house");
    Table free(3);
    free.markers(0, "sugar x1 gems x2 spices x2 silk x2").deal("goods", "colony-silk");
    free.play("0: step sugar");
    expect_has(drawn(free), "build a free house for four goods, or pass");
}

// ── The auction ─────────────────────────────────────────────────────────────────────────────────

TEST(MerchantsBoard, TheClockShowsPricesAndTheSeatsThatHaveNamedOne) {
    Table t(3);
    t.auction("goods").play({"0: bid 140", "2: bid nothing"});
    expect_has(drawn(t, 0), "Auction of 3 steps: others name their prices");
    expect_has(drawn(t, 0), "Clock, thousands early 200 190");
    expect_has(drawn(t, 0), "60 50 named ● 140 ■");
    expect_has(drawn(t, 2), "named ● ■ nothing");
    const std::string waiting = drawn(t, 1);
    expect_has(waiting, "Auction of 3 steps: name your price in secret");
    expect_has(waiting, "named ● ■\n");
    expect_has(waiting, "▶ ▲ Seat 1 (you)");
}

TEST(MerchantsBoard, OthersPricesAreNeverDrawn) {
    Table one(3), other(3);
    one.auction("goods").play({"0: bid 140", "2: bid nothing"});
    other.auction("goods").play({"0: bid early", "2: bid 60"});
    for (const int viewer : {1, static_cast<int>(kSpectator)}) {
        EXPECT_EQ(drawn(one, viewer), drawn(other, viewer));
    }
}

TEST(MerchantsBoard, TheDoubledRunNamesTheEarlyPresserAndItsPrices) {
    Table t(3);
    t.auction("goods").play({"0: bid 140", "1: bid early", "2: bid nothing", "chance: early 1"});
    const std::string text = drawn(t, 0);
    expect_has(text,
               "Auction of 3 steps, doubled: seat 1 pressed early: name your price in secret");
    expect_has(text, "Clock, thousands 400 380");
    expect_has(text, "240 220 then 200");
}

TEST(MerchantsBoard, ALiveClockShowsNoNamedPrices) {
    Table t(3, true);
    t.auction("goods");
    expect_has(drawn(t), "Auction of 3 steps: the clock runs");
    expect_lacks(drawn(t), "named");
    expect_lacks(drawn(t), "▶");
}

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────

TEST(MerchantsBoard, ASeatShowsItsMoneyDebtsTilesAndBonuses) {
    Table t(3);
    t.state.credits[2] = 1;
    t.houses(0, "g4 nz0 oz2 l2").colonies(0, "far-east-silk").built_free_house(0);
    t.money({540, 90, 380});
    const std::string text = drawn(t, 1);
    expect_has(
        text,
        "● Seat 0       mayor    540,000 fl  tiles 18  +140,000 quarters, 1 bridge, free house");
    expect_has(text, "▲ Seat 1 (you)           90,000 fl  tiles 21");
    expect_has(text, "■ Seat 2                380,000 fl  owes 200,000 = 180,000  tiles 21");
}

TEST(MerchantsBoard, ShowsTheSourcesOfTheMoneyAtTheEnd) {
    Table t(3);
    Rng rng(3);
    random_finish<Merchants>(t.rules, t.state, rng);
    const std::string text = drawn(t, 1);
    expect_has(text, "The game is over");
    expect_has(text, "▸!!");
    const auto& ledger = t.state.ledger[2];
    expect_has(text, "paid " + std::to_string(ledger.payouts[0]) + " by the exchange, " +
                         std::to_string(ledger.payouts[1]) + " by Amsterdam");
}

// ── Room ────────────────────────────────────────────────────────────────────────────────────────

TEST(MerchantsBoard, InANarrowTerminalQuartersStandInTwoRowsAndNoBridgeIsLost) {
    Table t(3);
    t.clear().houses(0, "nz4 oz0");
    const std::string text = drawn(t, 0, {false, 60, 40});
    expect_has(text, "╭ Grachten ─────╮   ╭ Nieuwe Zijde ─╮   ╭ Oude Zijde ───╮\n");
    expect_has(text, "oz4═l0");
    expect_has(text, "oz9═l5");
    expect_has(text, "3  ● │═●═│ ●  1");
    // The next line begins below the bridge round the south.
    expect_has(text, "═╝\n –                   1st ●2              2nd ●2\n╭ Lastage");
}

// Calls check(rules, view) for some states of a random match.
template <class Check>
void check_views_of_random_match(const Rules& rules, Check&& check) {
    State state = Merchants::start(rules);
    Rng rng(7);
    for (int i = 0; random_step<Merchants>(rules, state, rng) != kSpectator; ++i) {
        if (i % 23 == 0) check(rules, Merchants::observe(rules, state, 1));
    }
    check(rules, Merchants::observe(rules, state, 1));
}

TEST(MerchantsBoard, FitsItsWidthWithEveryNumberOfSeatsAndInOtherEditions) {
    for (int seats = 3; seats <= 5; ++seats) {
        for (const bool small : {false, true}) {
            const auto edition =
                small ? merchants::small_edition(seats) : merchants::built_in_edition();
            check_views_of_random_match(merchants::rules_for(seats, false, edition),
                                        [](const Rules& rules, const merchants::View& view) {
                                            for (const int width : {60, 80, 100, 140}) {
                                                const auto text =
                                                    draw(rules, view, {false, width, 40});
                                                for (const std::string& line : lines_of(text)) {
                                                    ASSERT_LE(text_width(line), width) << text;
                                                }
                                                EXPECT_EQ(text.find('?'), text.npos) << text;
                                            }
                                        });
        }
    }
}

TEST(MerchantsBoard, FitsTheUsualTerminalsUntilTheMatchIsOver) {
    for (int seats = 3; seats <= 5; ++seats) {
        check_views_of_random_match(merchants::rules_for(seats), [&](const Rules& rules,
                                                                     const merchants::View& view) {
            if (view.phase == merchants::Phase::kOver) return;
            EXPECT_LE(lines_of(draw(rules, view, {false, 100, 40})).size(), 34u) << seats;
            EXPECT_LE(lines_of(draw(rules, view, {false, 80, 24})).size(), seats == 3 ? 24u : 30u);
        });
    }
}

// Marks show the owners of houses, colonies and markers, with colours or without.
TEST(MerchantsBoard, MarksCarryAllInformationOfTheColours) {
    check_views_of_random_match(
        merchants::rules_for(5), [](const Rules& rules, const merchants::View& view) {
            const std::string plain = draw(rules, view, {false, 100, 40});
            const std::string coloured = without_codes(draw(rules, view, {true, 100, 40}));
            EXPECT_EQ(plain.find('\x1b'), plain.npos);
            for (int seat = 0; seat < 5; ++seat) {
                EXPECT_EQ(count(plain, mark_text(seat)), count(coloured, mark_text(seat)));
                EXPECT_GE(count(plain, mark_text(seat)),
                          1 + merchants::tiles_used(view, static_cast<Seat>(seat)));
            }
        });
}

}  // namespace
}  // namespace pakhuis::terminal
