// Editions: the facts of the built-in board, and every reason to refuse another board.
#include <gtest/gtest.h>

#include "games/carts/test_rules.h"
#include "games/carts/test_table.h"
#include "kit/round_trips.h"

namespace pakhuis::carts {
namespace {

struct FoundProblem {
    std::string key;
    std::string table;
    int row = 0;
    friend bool operator==(const FoundProblem&, const FoundProblem&) = default;
};
void PrintTo(const FoundProblem& f, std::ostream* out) {
    *out << f.key << " in " << f.table << "[" << f.row << "]";
}

FoundProblem found_problem(const EditionProblem& p) {
    return p.refusal == nullptr
               ? FoundProblem{}
               : FoundProblem{std::string(p.refusal->key), std::string(p.table), p.row};
}
FoundProblem problem_with(Edition edition) {
    return found_problem(Carts::prepare(edition));
}

FoundProblem problem_with_rules(Edition edition, int seats) {
    if (const FoundProblem f = problem_with(edition); !(f == FoundProblem{})) return f;
    Carts::prepare(edition);
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    Rules rules;
    return found_problem(Carts::make_rules(options, edition, rules));
}

// rulings: values
TEST(CartsEdition, TheBuiltInBoardHasTheDocumentedSize) {
    const Edition& e = built_in_edition();
    EXPECT_EQ(e.places.size(), 17u);
    EXPECT_EQ(e.tracks.size(), 43u);
    EXPECT_EQ(e.contracts.size(), 24u);
    int spaces = 0;
    int marked = 0;
    for (const Track& t : e.tracks) {
        spaces += t.length;
        marked += t.symbol == Symbol::kCart;
    }
    EXPECT_EQ(spaces, 88);
    EXPECT_EQ(marked, 16);
    EXPECT_EQ(popcount(rules_for(2).twin_above), 10);
}

// rulings: goods
TEST(CartsEdition, WithTwoPlayersAtMostThirteenMarkedRoutesCanBeClaimed) {
    const Rules rules = rules_for(2);
    EXPECT_EQ(popcount(rules.marked), 16);
    EXPECT_EQ(popcount(rules.marked & ~rules.twin_below), 13);
}

// rulings: values
TEST(CartsEdition, EveryBuiltInContractIsWorthItsShortestWay) {
    const Edition& e = built_in_edition();
    for (const Contract& c : e.contracts) {
        EXPECT_EQ(shortest_way(e, c.from, c.to), c.points)
            << e.name_of(c.from) << " – " << e.name_of(c.to);
        EXPECT_GE(c.points, 3);
        EXPECT_LE(c.points, 8);
    }
    EditionWarnings warnings;
    Carts::warnings(e, warnings);
    EXPECT_TRUE(warnings.empty());
}

// rulings: values
TEST(CartsEdition, EveryBuiltInValueHasItsMark) {
    const Edition& e = built_in_edition();
    const auto mark_of = [&](const char* from, const char* to) {
        for (const Track& t : e.tracks) {
            if (e.name_of(t.from) == from && e.name_of(t.to) == to) return t.mark;
        }
        return Mark::kDeduced;
    };
    EXPECT_EQ(mark_of("Nieuwe Waal", "Noordermarkt"), Mark::kPublished);
    EXPECT_EQ(mark_of("Nieuwe Waal", "Haringpakkerstoren"), Mark::kPublished);
    EXPECT_EQ(mark_of("Noordermarkt", "Haringpakkerstoren"), Mark::kPublished);
    EXPECT_EQ(mark_of("Noordermarkt", "Korenmetershuisje"), Mark::kPublished);
    EXPECT_EQ(mark_of("Haringpakkerstoren", "Korenmetershuisje"), Mark::kPublished);
    EXPECT_EQ(mark_of("Oude Kerk", "Dam"), Mark::kOurs);
    EXPECT_EQ(e.route_points[3].mark, Mark::kPublished);
    EXPECT_EQ(e.goods_bonus[0].mark, Mark::kText);
}

// rulings: another board
TEST(CartsEdition, OtherBoardsAreAccepted) {
    EXPECT_EQ(problem_with_rules(small_edition(), 4), FoundProblem{});
    EXPECT_EQ(problem_with_rules(large_edition(), 4), FoundProblem{});
}

// rulings: another board
TEST(CartsEdition, LongerRoutesGiveSevenTenAndFifteen) {
    Edition e = small_edition();
    e.tracks[2].length = 5;
    e.tracks[3].length = 4;
    e.tracks[4].length = 6;
    Table t(2, e);
    t.hand(0, "red x5 green x4").hand(1, "orange x6");
    t.play(
        {"0: claim bea-cis red x5", "1: claim dirk-eva orange x6", "0: claim cis-dirk green x4"});
    EXPECT_EQ(t.state.points[0], 10 + 7);
    EXPECT_EQ(t.state.points[1], 15);
}

// rulings: another board
TEST(CartsEdition, UnusualContractPointsAreAcceptedWithAWarning) {
    Edition e = small_edition();
    e.contracts[3].points = 9;
    ASSERT_EQ(problem_with_rules(e, 2), FoundProblem{});
    EditionWarnings warnings;
    Carts::warnings(e, warnings);
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_EQ(found_problem(warnings[0]), (FoundProblem{"unusual-points", "contracts", 3}));
    EXPECT_EQ(rules_for(2, e).contract(ContractId(3)).points, 9);
}

// rulings: another board
TEST(CartsEdition, TwinsMayStandApartInTheTable) {
    Edition e = small_edition();
    const Track twin = e.tracks[1];
    for (std::size_t i = 1; i + 1 < e.tracks.size(); ++i) e.tracks[i] = e.tracks[i + 1];
    e.tracks[e.tracks.size() - 1] = {twin.to, twin.from, twin.length, twin.colour, twin.symbol};
    ASSERT_EQ(found_problem(Carts::prepare(e)), FoundProblem{});
    Table t(2, e);
    EXPECT_EQ(t.rules.twins(TrackSet::of(t.track("ada-bea-a")).bits),
              TrackSet::of(t.track("ada-bea-b")).bits);
    t.owns(1, {"ada-bea-a"}).hand(0, "blue x2");
    EXPECT_EQ(t.refusal("0: claim ada-bea-b blue x2"), "twin-closed");
}

// codec: an edition is written and read back
TEST(CartsEdition, AnEditionIsEqualAfterJson) {
    for (const Edition& e : {built_in_edition(), small_edition(), large_edition()}) {
        EXPECT_EQ(kit::json_fault(e, e), "");
    }
}

// The result of reading the small board after a part of its JSON is replaced.
std::string reading_problem(const char* pointer, const codec::Json& value) {
    const Edition e = small_edition();
    codec::Json json = codec::to_json(e, e);
    json[codec::Json::json_pointer(pointer)] = value;
    const auto read = codec::from_json<Edition>(e, json);
    return read ? "" : read.error().key + " at " + read.error().place;
}

// rulings: another board, its refused faults
TEST(CartsEdition, UnknownColoursMarksAndPlacesAreRefusedWhenRead) {
    EXPECT_EQ(reading_problem("/tracks/2/colour", "grey"), "");
    EXPECT_EQ(reading_problem("/tracks/2/colour", "mauve"), "unknown-name at tracks[2].colour");
    EXPECT_EQ(reading_problem("/tracks/2/colour", "joker"), "unknown-name at tracks[2].colour");
    EXPECT_EQ(reading_problem("/tracks/0/symbol", "boat"), "unknown-name at tracks[0].symbol");
    EXPECT_EQ(reading_problem("/tracks/0/from", "Utrecht"), "unknown-name at tracks[0].from");
    EXPECT_EQ(reading_problem("/contracts/1/to", "Utrecht"), "unknown-name at contracts[1].to");
}

// rulings: another board, its limits
TEST(CartsEdition, ABoardHasAtMost32Places64TracksAnd32Contracts) {
    const Edition e = large_edition();
    for (const char* table : {"places", "tracks", "contracts"}) {
        codec::Json json = codec::to_json(e, e);
        json[table].push_back(json[table][0]);
        const auto read = codec::from_json<Edition>(e, json);
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().key, "too-many");
        EXPECT_EQ(read.error().place, table);
    }
}

struct BadEdition {
    const char* name;
    void (*damage)(Edition&);
    FoundProblem expected;
};

class CartsBadEdition : public testing::TestWithParam<BadEdition> {};

// rulings: another board, its refused faults
TEST_P(CartsBadEdition, IsRefused) {
    Edition e = small_edition();
    GetParam().damage(e);
    EXPECT_EQ(problem_with(e), GetParam().expected);
}

using E = Edition;

INSTANTIATE_TEST_SUITE_P(
    All, CartsBadEdition,
    testing::Values(
        BadEdition{"OnePlace",
                   [](E& e) {
                       e.places.clear();
                       add_place(e, "Ada");
                   },
                   {"too-few-places", "places", 0}},
        BadEdition{"NoTracks", [](E& e) { e.tracks.clear(); }, {"too-few-tracks", "tracks", 0}},
        BadEdition{
            "NameOfSigns", [](E& e) { e.places[2].name = "' -"; }, {"empty-name", "places", 2}},
        BadEdition{"LongName",
                   [](E& e) { e.places[1].name = "A name that goes on for 32 bytes"; },
                   {"name-too-long", "places", 1}},
        BadEdition{
            "DoubledName", [](E& e) { e.places[3].name = "Ada"; }, {"doubled-name", "places", 3}},
        BadEdition{"NameDoubledWhenTyped",
                   [](E& e) { e.places[3].name = "ADA!"; },
                   {"doubled-name", "places", 3}},
        BadEdition{"TooFarRight", [](E& e) { e.places[0].x = 101; }, {"off-board", "places", 0}},
        BadEdition{"TooFarDown", [](E& e) { e.places[4].y = 101; }, {"off-board", "places", 4}},
        BadEdition{"TrackFromNowhere",
                   [](E& e) { e.tracks[1].from = PlaceId(6); },
                   {"unknown-place", "tracks", 1}},
        BadEdition{
            "TrackToNone", [](E& e) { e.tracks[1].to = {}; }, {"unknown-place", "tracks", 1}},
        BadEdition{
            "TrackToItself", [](E& e) { e.tracks[6].to = PlaceId(5); }, {"to-itself", "tracks", 6}},
        BadEdition{"LengthZero", [](E& e) { e.tracks[5].length = 0; }, {"bad-length", "tracks", 5}},
        BadEdition{
            "LengthSeven", [](E& e) { e.tracks[5].length = 7; }, {"bad-length", "tracks", 5}},
        BadEdition{"ThreeTracksOnAPair",
                   [](E& e) { add_track(e, {1, 0, 2, Colour::kGrey}); },
                   {"three-tracks", "tracks", 7}},
        BadEdition{"TwinsOfUnequalLength",
                   [](E& e) { add_track(e, {5, 4, 2, Colour::kGrey}); },
                   {"unequal-twins", "tracks", 7}},
        BadEdition{"PlaceThatCannotBeReached",
                   [](E& e) { add_place(e, "Gijs"); },
                   {"not-connected", "places", 6}},
        BadEdition{"BoardInTwoParts",
                   [](E& e) {
                       add_place(e, "Gijs");
                       add_place(e, "Hein");
                       add_track(e, {6, 7, 1, Colour::kRed});
                   },
                   {"not-connected", "places", 6}},
        BadEdition{"ContractToItself",
                   [](E& e) { e.contracts[2].to = e.contracts[2].from; },
                   {"to-itself", "contracts", 2}},
        BadEdition{"ContractToNowhere",
                   [](E& e) { e.contracts[2].to = PlaceId(9); },
                   {"unknown-place", "contracts", 2}},
        BadEdition{"ContractTwice",
                   [](E& e) { e.contracts[7] = e.contracts[1]; },
                   {"doubled-contract", "contracts", 7}},
        BadEdition{"ContractTwiceTheOtherWayRound",
                   [](E& e) { e.contracts[7] = {PlaceId(2), PlaceId(1), 3}; },
                   {"doubled-contract", "contracts", 7}},
        BadEdition{"ContractWorthTooMuch",
                   [](E& e) { e.contracts[0].points = 101; },
                   {"bad-points", "contracts", 0}},
        BadEdition{"RouteWorthTooMuch",
                   [](E& e) { e.route_points[5].points = 101; },
                   {"bad-points", "route-points", 5}},
        BadEdition{"ThreeContracts",
                   [](E& e) {
                       const auto all = e.contracts;
                       e.contracts.clear();
                       for (std::size_t i = 0; i < 3; ++i) e.contracts.push_back(all[i]);
                   },
                   {"too-few-contracts", "contracts", 0}},
        BadEdition{"EmptyGoodsTable",
                   [](E& e) { e.goods_bonus[1].points.clear(); },
                   {"bad-goods-table", "goods-bonus", 1}},
        BadEdition{"GoodsTableOneShort",
                   [](E& e) { e.goods_bonus[1].points.pop_front(); },
                   {"bad-goods-table", "goods-bonus", 1}},
        BadEdition{"GoodsTableOneTooLong",
                   [](E& e) { e.goods_bonus[0].points.push_back(0); },
                   {"bad-goods-table", "goods-bonus", 0}},
        BadEdition{"RisingGoodsTable",
                   [](E& e) { e.goods_bonus[2].points[3] = 5; },
                   {"bad-goods-table", "goods-bonus", 2}},
        BadEdition{"LargeGoodsTable",
                   [](E& e) { e.goods_bonus[0].points[0] = 101; },
                   {"bad-goods-table", "goods-bonus", 0}}),
    [](const auto& param) { return std::string(param.param.name); });

// rulings: another board
TEST(CartsEdition, EverySeatNeedsTwoContracts) {
    Edition e = small_edition();
    const auto all = e.contracts;
    e.contracts.clear();
    for (std::size_t i = 0; i < 7; ++i) e.contracts.push_back(all[i]);
    EXPECT_EQ(problem_with_rules(e, 3), FoundProblem{});
    EXPECT_EQ(problem_with_rules(e, 4), (FoundProblem{"too-few-contracts", "contracts", 0}));
    e.contracts.push_back(all[7]);
    EXPECT_EQ(problem_with_rules(e, 4), FoundProblem{});
}

// Places whose pairs have the same typed name: "x-y" + "z" and "x" + "y-z".
Edition with_clashing_places() {
    Edition e = small_edition();
    e.places[0].name = "X Y";
    e.places[1].name = "Z";
    e.places[2].name = "X";
    e.places[3].name = "Y Z";
    return e;
}

// rules: text names tracks and contracts
TEST(CartsEdition, TracksThatReadTheSameAreRefused) {
    Edition e = small_edition();
    e.places[4].name = "X Y";
    e.places[5].name = "Z";
    e.places[2].name = "X";
    e.places[3].name = "Y Z";
    EXPECT_EQ(problem_with_rules(e, 2), (FoundProblem{"ambiguous-names", "tracks", 5}));
}

TEST(CartsEdition, ATrackThatReadsLikeATwinIsRefused) {
    Edition e = small_edition();
    e.places[2].name = "Bea A";
    add_track(e, {0, 2, 1, Colour::kGrey});
    EXPECT_EQ(problem_with_rules(e, 2), (FoundProblem{"ambiguous-names", "tracks", 7}));
}

TEST(CartsEdition, ContractsThatReadTheSameAreRefused) {
    EXPECT_EQ(problem_with_rules(with_clashing_places(), 2),
              (FoundProblem{"ambiguous-names", "contracts", 2}));
}

}  // namespace
}  // namespace pakhuis::carts
