// Consequences that are told before an action, and figures beside the board.
#include <gtest/gtest.h>

#include "games/venise/test_table.h"
#include "kit/told.h"

namespace pakhuis::venise {
namespace {

// What the seat that acts is told, and the figures afterwards.
struct Told : kit::Told {
    Told(const Table& t, std::string_view action)
        : kit::Told(kit::told_before<Venise>(t.rules, t.state, t.state.actor, action)) {
        EXPECT_EQ(foreseen, Foreseen::kAll);
        State after = t.state;
        Venise::apply(t.rules, after, t.state.actor, Venise::parse(t.rules, action).action);
        figures = Venise::figures(t.rules, after, t.state.actor);
    }

    // "1 with 2", "2 with 1?": who has a secondary activation afterwards; "?": perhaps.
    Texts secondary() const {
        Texts out;
        for (const SecondaryFigures& one : figures.secondary) {
            out.push_back(std::to_string(one.seat) + " with " + std::to_string(one.value) +
                          (one.sure ? "" : "?"));
        }
        return out;
    }

    Figures figures;
};

// Seat 0 is on a tile beside the market of layout `compact` and has a die to activate it.
Table about_to_activate(int seats, std::string_view tile, int die, bool cap = false) {
    Table t(seats, LayoutName::kCompact, cap);
    t.roll(1, die).play("0: move 1 " + std::string(tile));
    return t;
}

Figures figures_for(const Table& t, Seat viewer = 0) {
    return Venise::figures(t.rules, t.state, viewer);
}
Cubes missing_on(const Table& t, std::string_view card) {
    for (const CardFigures& one : figures_for(t).cards) {
        if (one.card == t.card(card)) return one.missing;
    }
    ADD_FAILURE() << card << " is on no board";
    return {};
}

// 1.5
TEST(VenisePreview, PromisesASecondaryActivationForABurgherAndADieThatStays) {
    Table t = about_to_activate(3, "gold", 4);
    t.burgher(1, "gold");
    EXPECT_EQ(Told(t, "activate 4").secondary(), Texts{"1 with 1"});
    t.die("gold", 1, 2);
    EXPECT_EQ(Told(t, "activate 4").secondary(), Texts{"1 with 2"});
    t.die("gold", 1, 5);  // it is chased
    EXPECT_EQ(Told(t, "activate 4").secondary(), Texts{"1 with 1"});
    EXPECT_EQ(Told(t, "rest 4").secondary(), Texts{});
}

// 1.5
TEST(VenisePreview, PromisesSecondaryActivationsOfSeveralSeatsInTheirOrder) {
    Table t = about_to_activate(4, "gold", 6);
    t.burgher(1, "gold").burgher(3, "gold").die("gold", 2, 5).stock(0, "wool x6");
    const Texts all{"1 with 1", "2 with 1", "3 with 1"};
    // The surplus is thrown away first.
    EXPECT_EQ(Told(t, "activate 6").secondary(), all);
    t.stock(0, "");
    EXPECT_EQ(Told(t, "activate 6").secondary(), all);
    t.play("0: activate 6");
    EXPECT_EQ(Told(t, "lose").secondary(), (Texts{"2 with 1", "3 with 1"}));
}

// 1.5: a seat without a place is skipped
TEST(VenisePreview, PromisesNoCardToASeatWithoutAPlace) {
    Table t = about_to_activate(3, "order", 3);
    t.burgher(1, "order").burgher(2, "order");
    t.orders(1, "cloth-plus-1 x2 lace-plus-1 x2");
    EXPECT_EQ(Told(t, "activate 3").secondary(), Texts{"2 with 1"});
}

// 1.5: masters go in either row, workshops in row 1
TEST(VenisePreview, LooksAtTheRowThatACardNeeds) {
    for (const char* tile : {"workshop", "master"}) {
        Table t = about_to_activate(2, tile, 2);
        t.burgher(1, tile);
        for (const char* name : {"cloth-1", "cloth-2", "lace-1", "lace-2"}) t.workshop(1, name);
        const Texts expected = tile == std::string("master") ? Texts{"1 with 1"} : Texts{};
        EXPECT_EQ(Told(t, "activate 2").secondary(), expected) << tile;
    }
}

// 1.5: the deck may be empty when their turn comes
TEST(VenisePreview, DoesNotClaimACardForOthersThatMayBeKeptBefore) {
    Table t = about_to_activate(3, "order", 3);
    t.burgher(1, "order").burgher(2, "order");
    t.order_deck("cloth-plus-1 lace-plus-1");
    EXPECT_EQ(Told(t, "activate 3").secondary(), (Texts{"1 with 1", "2 with 1?"}));
    t.order_deck("cloth-plus-1");
    EXPECT_EQ(Told(t, "activate 3").secondary(), (Texts{"1 with 1?", "2 with 1?"}));
    t.play({"0: activate 3", "chance: draw cloth-plus-1"});
    EXPECT_EQ(Told(t, "keep cloth-plus-1").secondary(), Texts{});
    EXPECT_EQ(Told(t, "keep none").secondary(), (Texts{"1 with 1", "2 with 1?"}));
}

// 1.5: market and ports have none
TEST(VenisePreview, PromisesNothingToOthersAtMarketAndPorts) {
    Table market(2);
    market.burgher(0, "gold").burgher(1, "market").store(0, "lace x2").store(1, "lace");
    market.roll(1, 2).play("0: move 1 market");
    EXPECT_EQ(Told(market, "activate 2").secondary(), Texts{});
    Table port(2);
    port.burgher(0, "gold").burgher(1, "port-a").store(0, "lace x2").store(1, "lace");
    port.roll(1, 2).play("0: move 1 port-a");
    EXPECT_EQ(Told(port, "activate 2").secondary(), Texts{});
}

// The secondary activations of one turn: those named after the activation, and those that came.
struct SecondaryRecord {
    FixedList<SecondaryFigures, kMaxPlayers> named;
    FixedList<SecondaryFigures, kMaxPlayers> came;

    // To be called after each step.
    void add(const Rules& rules, const State& s, const Action& action) {
        if (action.verb == Verb::kActivate) {
            named = Venise::figures(rules, s, kSpectator).secondary;
            came = {};
        }
        const bool known = !came.empty() && came[came.size() - 1].seat == s.actor;
        if (s.actor != s.turn && !known) came.push_back({s.actor, s.value, true});
    }
    // Those that came are those named, without some that were not sure.
    void check() const {
        std::size_t i = 0;
        for (const SecondaryFigures& one : named) {
            const bool comes = i < came.size() && came[i].seat == one.seat;
            EXPECT_TRUE(comes || !one.sure);
            if (!comes) continue;
            EXPECT_EQ(came[i].value, one.value);
            ++i;
        }
        EXPECT_EQ(i, came.size()) << "an activation that was not named";
    }
};

// 1.5
TEST(VenisePreview, SureSecondaryActivationsComeAndNoneIsLeftOut) {
    Rng rng(17);
    int turns = 0;
    for (std::size_t match = 0; match < 120; ++match) {
        const Rules rules =
            rules_for(2 + static_cast<int>(match % 3), kAllLayouts[match % kAllLayouts.size()]);
        SecondaryRecord record;
        for (State s = Venise::start(rules); s.phase != Phase::kOver;) {
            const Seat actor = Venise::waiting(rules, s).lowest();
            const Action action = actor == kChance ? Venise::sample_chance(rules, s, rng)
                                                   : Venise::random_legal(rules, s, actor, rng);
            Venise::apply(rules, s, actor, action);
            record.add(rules, s, action);
            if (s.phase != Phase::kFinish || record.named.empty()) continue;
            record.check();
            record = {};
            ++turns;
        }
    }
    EXPECT_GT(turns, 1000);
}

// 1.4.1.1
TEST(VenisePreview, TellsTheCubesOfARawTileAndWhoActsThen) {
    Table t = about_to_activate(2, "gold", 4);
    const Told told(t, "activate 4");
    EXPECT_EQ(told.changes, (Texts{"cube gold +4", "dice -1"}));
    EXPECT_EQ(told.next, "0");  // one cube too many
    t.stock(0, "").burgher(1, "gold");
    EXPECT_EQ(Told(t, "activate 4").next, "1");
}

// 1.4.1.2: the cards are chance's
TEST(VenisePreview, ClaimsNothingAboutCardsFromADeck) {
    Table t = about_to_activate(2, "workshop", 3);
    const Told told(t, "activate 3");
    EXPECT_EQ(told.changes, Texts{"dice -1"});
    EXPECT_EQ(told.points, Texts{});
    EXPECT_EQ(told.next, "chance");
}

// 1.4.1.3, the example
TEST(VenisePreview, TellsThePointsOfASale) {
    Table t(2);
    t.burgher(0, "gold").store(0, "jewels x3").price("jewels", 2, 1);
    t.roll(1, 3).play({"0: move 1 market", "0: activate 3"});
    const Told told(t, "sell jewels x3");
    EXPECT_EQ(told.changes, Texts{"good jewels -3"});
    EXPECT_EQ(told.points, (Texts{"sales +24", "final-sale -9"}));
    const auto& trades = figures_for(t).trades;
    ASSERT_EQ(trades.size(), 3u);
    EXPECT_EQ(trades[1], (TradeFigures{Verb::kSell, Good::kJewels, 2, 4, 16}));
}

// 1.4.1.3: then a one or a two goes
TEST(VenisePreview, TellsThePriceAfterEachChoice) {
    Table t(2);
    t.burgher(0, "gold").store(0, "jewels x3").price("jewels", 2, 1);
    t.roll(1, 3).play({"0: move 1 market", "0: activate 3", "0: sell jewels x1"});
    const auto& trades = figures_for(t).trades;
    ASSERT_EQ(trades.size(), 2u);
    EXPECT_EQ(trades[0], (TradeFigures{Verb::kDrop, Good::kJewels, 1, 3, 0}));
    EXPECT_EQ(trades[1], (TradeFigures{Verb::kDrop, Good::kJewels, 2, 2, 0}));
    EXPECT_EQ(Told(t, "drop two").events, Texts{"The price of jewels is now 2."});
}

// 1.6, the first example
TEST(VenisePreview, TellsWhatABridgeCostsAndBrings) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 6).die("linen", 0, 3).stock(0, "wool x2 gold").finish(0);
    const Told told(t, "bridge linen-gold wool x2 gold x1 back gold");
    EXPECT_EQ(told.changes, (Texts{"cube wool -2", "cube gold -1", "dice +1", "bridges -1"}));
    EXPECT_EQ(told.points, Texts{"bridges +1"});
}

// 1.7
TEST(VenisePreview, TellsWhatAProductionMakesAndUses) {
    Table t(2);
    t.built(0, "jewels-3", "gold x2").orders(0, "jewels-plus-2").finish(0);
    const Told told(t, "produce jewels-3 plus-2");
    EXPECT_EQ(told.changes, (Texts{"good jewels +2", "order jewels-plus-2 -1"}));
    EXPECT_EQ(told.points, Texts{"final-sale +2"});
}

// 1.4.2: the last cube takes effect at once
TEST(VenisePreview, TellsWhatACubeCompletes) {
    Table t(2);
    t.master(0, "step-a", "wool").stock(0, "linen").finish(0);
    const Told told(t, "down linen step-a");
    EXPECT_EQ(told.points, Texts{"masters +1"});
    EXPECT_TRUE(told.figures.cards[0].missing.empty());
}

// 1.4.2.2: it is an order from then on
TEST(VenisePreview, CountsAMasterThatIsAnOrderAsAnOrder) {
    Table t = about_to_activate(2, "master", 1);
    t.play({"0: activate 1", "chance: draw order-lace"});
    EXPECT_EQ(Told(t, "keep order-lace row 2").changes, Texts{"order lace-plus-1 +1"});
}

Texts ways_to(const Table& t, Tile to) {
    Texts out;
    for (const WayFigures& way : figures_for(t).ways) {
        if (way.tiles[way.tiles.size() - 1] != to) continue;
        std::string words = std::to_string(way.die) + ":";
        for (std::size_t i = 0; i < way.tiles.size(); ++i) {
            const bool ridden = i > 0 && ((way.rides >> (i - 1)) & 1);
            words += (ridden ? " ~" : " ") + std::string(name_of(way.tiles[i]));
        }
        out.push_back(words + " @" + std::string(name_of(way.boat)));
    }
    return out;
}

// 1.3
TEST(VeniseFigures, TellAWayToEachTileThatADieReaches) {
    Table t(2, LayoutName::kStreet);
    t.burgher(0, "linen").roll(1, 4);
    EXPECT_EQ(ways_to(t, Tile::kMarket), Texts{"1: linen market @market"});
    EXPECT_EQ(ways_to(t, Tile::kGold), Texts{"4: linen market ~gold @gold"});
}

// 1.3: crossing an own bridge costs 0 or 1
TEST(VeniseFigures, TellWhichStepsOfAWayAreFree) {
    Table t(2);
    t.burgher(0, "gold").bridge(0, "market-wool").bridge(1, "market-gold").roll(1, 2);
    int ways = 0;
    for (const WayFigures& way : figures_for(t).ways) {
        if (way.tiles[way.tiles.size() - 1] != Tile::kWool) continue;
        ASSERT_EQ(way.tiles.size(), 3u);
        EXPECT_EQ(way.free, way.die == 1 ? 0b10 : 0);
        ++ways;
    }
    EXPECT_EQ(ways, 2);
}

// Where the boat can be after a move; each of these has a way of its own.
std::vector<Tile> boat_places(const Table& t, const Action& move) {
    State after = t.state;
    Venise::apply(t.rules, after, 0, move);
    std::vector<Tile> places;
    for (const WayFigures& way : figures_for(t).ways) {
        if (way.die != move.number || way.tiles[way.tiles.size() - 1] != move.tile) continue;
        const bool asked = after.phase == Phase::kRide;
        EXPECT_TRUE(asked ? after.boat_places.has(TileId(static_cast<int>(way.boat)))
                          : after.boat == way.boat);
        places.push_back(way.boat);
    }
    EXPECT_EQ(places.size(), after.phase == Phase::kRide
                                 ? static_cast<std::size_t>(after.boat_places.count())
                                 : 1);
    return places;
}

// 1.3
TEST(VeniseFigures, TellAWayForEveryLegalMove) {
    for (const LayoutName layout :
         {LayoutName::kFirst, LayoutName::kIslands, LayoutName::kCompact}) {
        for (int die = 1; die < 6; ++die) {
            Table t(2, layout);
            t.burgher(0, "wool").bridge(0, "market-wool").roll(die, die + 1);
            if (die % 2) t.engaged(0, "step-a");
            ActionList<Venise> list;
            Venise::legal(t.rules, t.state, 0, list);
            std::size_t places = 0;
            for (const Action& action : list) {
                if (action.verb == Verb::kMove) places += boat_places(t, action).size();
            }
            EXPECT_EQ(figures_for(t).ways.size(), places);
        }
    }
}

// 1.4
TEST(VeniseFigures, TellWhatEachValueOfTheActivationDieDoes) {
    Table t = about_to_activate(2, "gold", 4);
    t.engaged(0, "skill-a").die("gold", 1, 4);
    const auto& list = figures_for(t).activations;
    ASSERT_EQ(list.size(), 3u);
    EXPECT_EQ(list[0], (ActivationFigures{3, 3, true, 1}));
    EXPECT_EQ(list[1], (ActivationFigures{4, 4, true, 1}));
    EXPECT_EQ(list[2], (ActivationFigures{5, 5, false, kSpectator}));
}

// the option `unplaced`
TEST(VeniseFigures, KnowThatADieWithoutAPlaceMayCountOne) {
    Table t = about_to_activate(2, "gold", 4, true);
    t.die("gold", 1, 2);
    EXPECT_EQ(figures_for(t).activations[0], (ActivationFigures{4, 1, false, kSpectator}));
    EXPECT_EQ(Told(t, "activate 4").changes, Texts{"cube gold +1"});
}

// 1.4.1.3
TEST(VeniseFigures, ShowNoPowerWhereItHasNoEffect) {
    Table t(2);
    t.burgher(0, "gold").roll(1, 3).play("0: move 1 market");
    EXPECT_EQ(figures_for(t).activations[0].power, 0);
    t.store(0, "lace");
    EXPECT_EQ(figures_for(t).activations[0].power, 3);
}

// 1.4.1.3
TEST(VeniseFigures, TellPricesBonusAndSpacesOfTheMarket) {
    Table t(2);
    t.price("cloth", 3, 1).price("lace", 0, 2);
    t.state.sales = 1;
    const Figures figures = figures_for(t, kSpectator);
    EXPECT_EQ(figures.prices, (std::array<std::uint8_t, 3>{5, 4, 0}));
    EXPECT_EQ(figures.bonus, 3);
    Texts spaces;
    for (const Space space : figures.spaces) spaces.emplace_back(name_of(space));
    EXPECT_EQ(spaces, (Texts{"sold", "closed", "free", "closed", "free", "free", "free"}));
    t.state.sales = 5;
    EXPECT_EQ(figures_for(t).bonus, 0);
}

// 1.6
TEST(VeniseFigures, TellTheCostOfABridgeWhereOneMayBeBuilt) {
    Table t(2);
    t.burgher(0, "gold").die("gold", 0, 6).die("linen", 0, 3).die("order", 0, 1).finish(0);
    ASSERT_EQ(figures_for(t).bridges.size(), 1u);
    EXPECT_EQ(figures_for(t).bridges[0], (BridgeFigures{t.spot("linen-gold"), 3}));
    EXPECT_TRUE(figures_for(t, 1).bridges.empty());
    t.bridge(1, "linen-gold");
    EXPECT_EQ(figures_for(t).bridges[0].cost, 9);
    t.state.bridged = true;
    EXPECT_TRUE(figures_for(t).bridges.empty());
}

// 1.4.2
TEST(VeniseFigures, TellWhatACardStillNeeds) {
    Table t(2);
    t.workshop(0, "jewels-3", "gold").built(0, "jewels-4", "gold").built(1, "cloth-1", "wool");
    t.master(0, "step-a", "wool").engaged(1, "skill-a");
    EXPECT_EQ(missing_on(t, "jewels-3"), cubes("gold linen"));
    EXPECT_EQ(missing_on(t, "jewels-4"), cubes("gold"));
    EXPECT_EQ(missing_on(t, "cloth-1"), Cubes{});
    EXPECT_EQ(missing_on(t, "step-a"), cubes("linen"));
    EXPECT_EQ(missing_on(t, "skill-a"), Cubes{});
}

// 3.2
TEST(VeniseFigures, TellWhereATileMayBeLaid) {
    Table t = Table::at_start(2, LayoutName::kFree);
    ASSERT_EQ(figures_for(t).cells.size(), 1u);
    EXPECT_EQ(figures_for(t).cells[0], cell(0, 0));
    t.play({"0: take market", "0: lay 0,0"});
    EXPECT_EQ(figures_for(t).cells.size(), 6u);
    t.play({"1: take gold"});
    EXPECT_EQ(figures_for(t, kSpectator).cells.size(), 6u);
    EXPECT_TRUE(figures_for(Table(2)).cells.empty());
}

TEST(VeniseFigures, CountDiceAndBridgesThatAreLeft) {
    Table t(2);
    t.die("gold", 0, 6).die("linen", 0, 3).bridge(1, "linen-gold");
    const Figures figures = figures_for(t);
    EXPECT_EQ(figures.dice_left, (PerPlayer<std::uint8_t>{{3, 5}}));
    EXPECT_EQ(figures.bridges_left, (PerPlayer<std::uint8_t>{{5, 4}}));
}

}  // namespace
}  // namespace pakhuis::venise
