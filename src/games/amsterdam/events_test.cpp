// Events name the card or place that points and Florins come from.
#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {
namespace {

// "points 5 lace-anchor", "points 1 083", "points 4 river 9" of the latest step.
Texts sources(const Table& t, EventKind kind) {
    Texts out;
    for (const Event& e : t.events(0)) {
        if (e.kind != kind) continue;
        std::string line = std::to_string(e.amount);
        if (!e.card.none()) line += " " + std::string(name_of(e.card));
        if (!e.spot.none()) line += " " + std::string(name_of(e.spot));
        if (e.good != Good::kNone) line += " " + std::string(enum_names(Good{})[at(e.good)]);
        if (e.river != 0) line += " river " + std::to_string(e.river);
        out.push_back(line);
    }
    return out;
}

TEST(AmsterdamEvents, PointsOfADeliveryComeFromItsPlaceAndFromCards) {  // delivering
    Table t(2);
    t.active(0, std::string(name_of(by_effect::kDeliveryPoint)));
    t.active(0, std::string(name_of(entrepot_of(Good::kTulip))));
    t.barge(0, "tulip").ship(0, "depot-3").play("0: deliver tulip");
    const Texts told = sources(t, EventKind::kPoints);
    ASSERT_EQ(told.size(), 3u);
    EXPECT_TRUE(told[0].ends_with(name_of(by_effect::kDeliveryPoint))) << told[0];
    EXPECT_TRUE(told[1].ends_with(name_of(entrepot_of(Good::kTulip)))) << told[1];
    EXPECT_TRUE(told[2].ends_with(" depot-3")) << told[2];
}

TEST(AmsterdamEvents, PointsOfBridgesComeFromTheAmstel) {  // Amstel
    Table t(2);
    t.amstel({7, 1}).supply(0, "pink x3").play("0: advance 2");
    EXPECT_EQ(sources(t, EventKind::kPoints), (Texts{"4 river 9"}));
    EXPECT_EQ(sources(t, EventKind::kMoved), (Texts{"9 river 9"}));
}

TEST(AmsterdamEvents, PointsOfDockersComeFromTheQuayAndFromTheCardThatDoublesThem) {  // dockers
    Table t(2);
    t.aboard(0, "white").ship(0, "w1").supply(0, "pink x3");
    t.active(0, std::string(name_of(by_effect::kDoubleDocker)));
    const NodeId quay(kFirstQuay + static_cast<int>(Docker::kWhite));
    NodeId beside;
    for (int i = 0; i < kNodes; ++i) {
        if ((t.rules.beside[at(quay)] >> i) & 1) beside = NodeId(i);
    }
    t.ship(0, std::string(Rules::name_of(beside)));
    t.play("0: sail " + std::string(Rules::name_of(quay)));
    const Texts told = sources(t, EventKind::kPoints);
    ASSERT_EQ(told.size(), 2u);
    EXPECT_EQ(told[0], "9 " + std::string(name_of(by_effect::kDoubleDocker)));
    EXPECT_EQ(told[1], "9 " + std::string(Rules::name_of(quay)));
}

TEST(AmsterdamEvents, FlorinsComeFromTheBlackMarketOrTheQuay) {  // black market, dockers
    Table t(2);
    t.good_on("plantage-5", Good::kCoffee).supply(0, "pink");
    t.play({"0: claim plantage-5", "0: sell-florins"});
    EXPECT_EQ(sources(t, EventKind::kFlorins), (Texts{"2 coffee"}));
    Table quay(2);
    quay.ship(0, "white-quay");
    for (const std::string& text : quay.legal(0)) {
        if (!text.starts_with("hire ")) continue;
        quay.play("0: " + text);
        break;
    }
    EXPECT_EQ(sources(quay, EventKind::kFlorins), (Texts{"1 white-quay"}));
}

// All lines of the score sheet after the track.
TEST(AmsterdamEvents, TheEndTellsEverySourceOfPoints) {  // the end
    Table t(2);
    t.active(0, "007 011 067 001 013").penalties(1, 2).promoted("blue x2 white x2 pink x2 green");
    t.quarters("jordaan").crests(0, "jordaan-1 jordaan-2 plantage-1").crests(1, "jordaan-3");
    t.florins(1, 5).round(12).to_act({0}).play("0: end");
    for (const auto& [kind, line] :
         std::vector<std::pair<EventKind, std::string>>{{EventKind::kPenalties, "penalties"},
                                                        {EventKind::kLaurel, "laurels"},
                                                        {EventKind::kGroup, "city"},
                                                        {EventKind::kMajority, "quarters"},
                                                        {EventKind::kLeftovers, "leftovers"}}) {
        std::array<int, 2> sums{};
        for (const Event& e : t.events(1)) {
            if (e.kind == kind) sums[e.seat] += e.amount;
        }
        EXPECT_EQ(sums[0], t.line(0, line)) << line;
        EXPECT_EQ(sums[1], t.line(1, line)) << line;
    }
    EXPECT_EQ(sources(t, EventKind::kMajority), (Texts{"5 jordaan"}));
    const Texts told = t.told(1);
    EXPECT_EQ(std::count(told.begin(), told.end(), "Seat 1 loses 8 for penalty markers."), 1);
    EXPECT_EQ(std::count(told.begin(), told.end(), "Seat 0 scores 5 in jordaan."), 1);
}

TEST(AmsterdamEvents, TomsPointsComeFromWhereHeGetsThem) {  // solo
    Table t(1);
    t.tom_on(4).roll({1, 2, 3, 4, 5, 5});
    EXPECT_EQ(sources(t, EventKind::kTomPoints), (Texts{"2 river 5"}));
    EXPECT_EQ(sources(t, EventKind::kTomFlorins), (Texts{"1 b10"}));
}

}  // namespace
}  // namespace pakhuis::amsterdam
