// The whole terminal board of venise: its content for each viewer, and its size.
#include "terminal/venise/board.h"

#include <gtest/gtest.h>
#include <string>

#include "engine/play.h"
#include "terminal/canvas.h"
#include "terminal/test_text.h"
#include "terminal/venise/panels.h"
#include "terminal/venise/test_rules.h"

namespace pakhuis::terminal {
namespace {

using namespace venise;

constexpr Style kPage{false, 100, 40};

std::string drawn(const Rules& rules, const State& state, Seat viewer, const Style& style = kPage) {
    return draw(rules, Venise::observe(rules, state, viewer), style);
}

// Seat 0 draws a card at a tile beside the market of layout `compact`.
State looking(const Rules& rules, Tile tile, CardId card) {
    State s = Venise::start(rules);
    const auto act = [&](Seat actor, Action action) { Venise::apply(rules, s, actor, action); };
    for (int seat = 0; seat < rules.seats; ++seat) {
        act(static_cast<Seat>(seat), Action::of(Verb::kStart, Tile::kMarket));
    }
    act(kChance, Action::numbered(Verb::kRoll, 1));
    act(kChance, Action::numbered(Verb::kRoll, 1));
    act(0, Action::move(1, tile));
    act(0, Action::numbered(Verb::kActivate, 1));
    act(kChance, Action::of(Verb::kDraw, card));
    return s;
}

TEST(VeniseBoard, NoLineIsWiderThanTheRequestedWidth) {
    for (const LayoutName layout : kEveryLayout) {
        for (int seats = 2; seats <= 4; ++seats) {
            const Rules rules = rules_for(seats, layout);
            for (const int steps : {0, 9, 150, 600}) {
                const View view = Venise::observe(rules, state_after(rules, steps, 5), 0);
                for (const int width : {kMinWidth, 80, 100, 160}) {
                    for (const int height : {24, 40}) {
                        const std::string text = draw(rules, view, {true, width, height});
                        for (const auto& line : lines_of(without_codes(text))) {
                            EXPECT_LE(text_width(line), width) << line;
                        }
                    }
                }
            }
        }
    }
}

TEST(VeniseBoard, FitsTheSupportedTerminalSizes) {
    for (const LayoutName layout : kEveryLayout) {
        if (layout == LayoutName::kFree) continue;
        const Rules rules = rules_for(4, layout);
        for (int steps = 10; steps < 800; steps += 40) {
            const State state = state_after(rules, steps, 8);
            EXPECT_LE(lines_of(drawn(rules, state, kSpectator, {false, 100, 40})).size(), 36u)
                << drawn(rules, state, kSpectator, {false, 100, 40});
            EXPECT_LE(lines_of(drawn(rules, state, kSpectator, {false, 80, 24})).size(), 26u)
                << drawn(rules, state, kSpectator, {false, 80, 24});
        }
    }
}

// 3.2: nine tiles one below the other
TEST(VeniseBoard, ATallMapHasLowTiles) {
    const Rules rules = rules_for(2, LayoutName::kFree);
    State state = turn_of(rules, 0, Phase::kFinish);
    for (int i = 0; i < kTileCount; ++i) state.cells[static_cast<std::size_t>(i)] = cell(0, i);
    state.boat = state.burgher[0] = state.burgher[1] = Tile::kMarket;
    EXPECT_EQ(count(drawn(rules, state, 0, {false, 100, 40}), "╱─market"), 0);
    EXPECT_LE(lines_of(drawn(rules, state, 0, {false, 100, 40})).size(), 36u);
    EXPECT_EQ(count(drawn(rules, state, 0, {false, 100, 70}), "╱─market"), 1);
}

TEST(VeniseBoard, ShowsTheSameMarksWithoutColourAndEscapeCodes) {
    const Rules rules = rules_for(4);
    const State state = state_after(rules, 400, 3);
    const std::string plain = drawn(rules, state, 1);
    const std::string coloured = without_codes(drawn(rules, state, 1, {true, 100, 40}));
    EXPECT_EQ(count(plain, "\x1b"), 0);
    EXPECT_EQ(lines_of(plain).size(), lines_of(coloured).size());
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(count(plain, mark_text(seat)), count(coloured, mark_text(seat)));
    }
}

TEST(VeniseBoard, PricesShowTheirCardsAndCubes) {
    const Rules rules = rules_for(2);
    State state = turn_of(rules, 0, Phase::kFinish);
    state.ones = {2, 0, 0};
    state.twos = {1, 0, 1};
    const std::string text = drawn(rules, state, 0);
    EXPECT_EQ(count(text, "C cloth   4  1 1 2"), 1) << text;
    EXPECT_EQ(count(text, "L lace    0"), 1);
    EXPECT_EQ(count(text, "J jewels  2  2"), 1);
}

TEST(VeniseBoard, CoveredSpacesAndShippedGoodsAreCrossedOut) {
    const Rules rules = rules_for(4);
    State state = turn_of(rules, 0, Phase::kFinish);
    EXPECT_EQ(count(drawn(rules, state, 0), "Market  +4 +3 +3 +2 +2 +1 +1"), 1);
    EXPECT_EQ(count(drawn(rules, state, 0), "Ports   a C L J   b C L J"), 1);
    state.sales = 2;
    state.shipped = {1, 4};
    EXPECT_EQ(count(drawn(rules, state, 0), "Market  × × +3 +2 +2 +1 +1"), 1);
    EXPECT_EQ(count(drawn(rules, state, 0), "Ports   a × L J   b C L ×"), 1);
}

TEST(VeniseBoard, ABoardShowsStockStoreAndBothRows) {
    const Rules rules = rules_for(3);
    State state = turn_of(rules, 0, Phase::kFinish);
    state.stock[1] = cubes_of(2, 0, 1);
    state.store[1] = Goods::of(Good::kLace, 2);
    state.points[1] = 12;
    state.orders[1] = Orders::of(OrderKind::kJewels2) + Orders::of(OrderKind::kCloth1, 2);
    state.workshops[1] = WorkshopSet::of(WorkshopId(2));  // cloth-3
    state.workshops[1].add(WorkshopId(7));                // lace-3
    state.built = WorkshopSet::of(WorkshopId(7));
    state.on_workshop[2] = cubes_of(1, 0, 0);
    state.on_workshop[7] = cubes_of(0, 1, 0);
    state.masters[1] = MasterSet::of(MasterId(7));
    state.second_row = state.on = MasterSet::of(MasterId(7));
    const std::string text = drawn(rules, state, 0);
    EXPECT_EQ(count(text, "▲ Seat 1  12 points  dice 5  bridges 0/5"), 1) << text;
    EXPECT_EQ(count(text, "stock WWG···  store 2 lace"), 1);
    EXPECT_EQ(count(text, "row 1 [cloth-3]Wwg  [lace-3⌂]Ll  ··"), 1);
    EXPECT_EQ(count(text, "row 2 [cloth +1] ×2 [jewels +2] [step-a✓]"), 1);
}

TEST(VeniseBoard, AnOverflowingStockIsShownCompletely) {
    const Rules rules = rules_for(2);
    State state = turn_of(rules, 0, Phase::kStock);
    state.burgher[0] = Tile::kGold;
    state.stock[0] = cubes_of(3, 2, 4);
    EXPECT_EQ(count(drawn(rules, state, 0), "stock WWWLLGGGG "), 1);
}

TEST(VeniseBoard, CardsBeingLookedAtAreShownOnlyToTheirDrawer) {
    const Rules rules = rules_for(2, LayoutName::kCompact);
    const State masters = looking(rules, Tile::kMaster, card_of(MasterId(7)));
    EXPECT_EQ(count(drawn(rules, masters, 0), "[step-a]wl  the moving die ±1"), 1);
    const State workshops = looking(rules, Tile::kWorkshop, card_of(WorkshopId(4)));
    EXPECT_EQ(count(drawn(rules, workshops, 0), "[cloth-5]wwllgg  makes 3 cloth"), 1);
    const State orders = looking(rules, Tile::kOrder, card_of(OrderKind::kLace2));
    EXPECT_EQ(count(drawn(rules, orders, 0), "[lace +2]"), 1);
    for (const Seat viewer : {Seat{1}, kSpectator}) {
        EXPECT_EQ(count(drawn(rules, masters, viewer), "step-a"), 0);
        EXPECT_EQ(count(drawn(rules, workshops, viewer), "cloth-5"), 0);
        EXPECT_EQ(count(drawn(rules, orders, viewer), "lace +2"), 0);
        EXPECT_EQ(count(drawn(rules, orders, viewer), "You look at"), 0);
    }
}

TEST(VeniseBoard, CardsUnderADeckAreShownOnlyToSeatsThatKnowThem) {
    const Rules rules = rules_for(2, LayoutName::kCompact);
    State state = looking(rules, Tile::kMaster, card_of(MasterId(7)));
    Venise::apply(rules, state, 0, Action::of(Verb::kKeep));
    EXPECT_EQ(count(drawn(rules, state, 0), "Known   masters after 15:  step-a"), 1);
    for (const Seat viewer : {Seat{1}, kSpectator}) {
        EXPECT_EQ(count(drawn(rules, state, viewer), "Known"), 0);
        EXPECT_EQ(count(drawn(rules, state, viewer), "step-a"), 0);
    }
}

TEST(VeniseBoard, ShowsTheTurnTheQuestionAndTheRoll) {
    const Rules rules = rules_for(3);
    State state = turn_of(rules, 2, Phase::kMove);
    state.rolled = {3, 5};
    const std::string text = drawn(rules, state, 1);
    EXPECT_EQ(count(text, "Seat 2's turn: move with one of the dice"), 1) << text;
    EXPECT_EQ(count(text, "▸move"), 1);
    EXPECT_EQ(count(text, "dice [3] [5]"), 1);
    EXPECT_EQ(count(text, "▶ ■ Seat 2"), 1);
    EXPECT_EQ(count(drawn(rules, state, 2), "Your turn: move"), 1);
    state.last = LastLapReason::kMarket;
    EXPECT_EQ(count(drawn(rules, state, 1), "Last lap: the market is full"), 1);
}

TEST(VeniseBoard, ASecondaryActivationNamesBothPlayers) {
    const Rules rules = rules_for(3);
    State state = turn_of(rules, 2, Phase::kPlace);
    state.burgher[2] = Tile::kGold;
    state.actor = 1;
    const auto told = [&](Seat viewer) { return headline(Venise::observe(rules, state, viewer)); };
    EXPECT_EQ(told(1), "Seat 2's turn, now you: place a cube of gold");
    EXPECT_EQ(told(2), "Your turn, now seat 1: place a cube of gold");
    EXPECT_EQ(count(drawn(rules, state, 0), "▸others"), 1);
    EXPECT_EQ(count(drawn(rules, state, 0), "▶ ▲ Seat 1"), 1);
}

// Every state of a match has a complete headline: a question, or the end.
TEST(VeniseBoard, EveryPhaseHasAHeadline) {
    for (const LayoutName layout : {LayoutName::kFirst, LayoutName::kFree}) {
        const Rules rules = rules_for(3, layout);
        State state = Venise::start(rules);
        Rng rng(4);
        do {
            const std::string text = headline(Venise::observe(rules, state, 0));
            EXPECT_FALSE(text.ends_with(": ")) << text;
            EXPECT_EQ(count(text, "none"), state.phase == Phase::kKeep) << text;
        } while (random_step<Venise>(rules, state, rng) != kSpectator);
        EXPECT_EQ(headline(Venise::observe(rules, state, 0)), "The game is over");
    }
}

TEST(VeniseBoard, OnlyTheViewerIsCalledYou) {
    const Rules rules = rules_for(4);
    const State state = state_after(rules, 200, 6);
    EXPECT_EQ(count(drawn(rules, state, 3), "(you)"), 1);
    EXPECT_EQ(count(drawn(rules, state, 3), "Seat 3 (you)"), 1);
    EXPECT_EQ(count(drawn(rules, state, kSpectator), "(you)"), 0);
}

}  // namespace
}  // namespace pakhuis::terminal
