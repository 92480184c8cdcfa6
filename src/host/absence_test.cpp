// Players who are away: votes, coming back.
#include "host/test_fixture.h"

namespace pakhuis::host {
namespace {

using namespace pakhuis::client;

constexpr std::int64_t kAbsentMinute = 60'000;
constexpr std::int64_t kAbsentHour = 60 * kAbsentMinute;

const Json kDailyTempo = {{"tempo", {{"kind", "daily"}, {"days", 1}}}};

class Replace : public HouseTest {
  protected:
    // Anna, Ben and perhaps Clara sit at a table and watch it. Clara has the last seat.
    void open_table(int seats, const Json& terms = Json::object()) {
        for (int i = 0; i < seats; ++i) guests.push_back(new_guest());
        for (int i = 0; i < seats; ++i) come(i);
        Json people = Json::array();
        for (int i = 0; i < seats; ++i) people.push_back("person");
        table = create(*players[0], people, terms);
        for (int i = 1; i < seats; ++i) players[std::size_t(i)]->ask(sit(table, i));
        for (int i = 0; i < seats; ++i) players[std::size_t(i)]->ask(watch(table, i));
        house.settle();
    }
    void come(int seat) {
        players.resize(guests.size());
        auto& player = players[std::size_t(seat)];
        player = std::make_unique<Player>(house, guests[std::size_t(seat)]);
        if (!table.empty()) {
            EXPECT_EQ(player->ask(watch(table, seat))["type"], "ok");
        }
    }
    void go(int seat) {
        players[std::size_t(seat)].reset();
        house.settle();
    }
    Json ask(int by, const std::string& type, int seat) {
        return players[std::size_t(by)]->ask({{"type", type}, {"table", table}, {"seat", seat}});
    }
    // The refusal of a vote against a seat; empty: it counts.
    std::string vote(int by, int seat) { return ask(by, "replace", seat).value("key", ""); }
    bool is_replaced(int seat) { return shown(0)[std::size_t(seat)].contains("replaced"); }
    // The seats as a player sees them.
    Json shown(int player) {
        Player& p = *players[std::size_t(player)];
        while (!p.next(std::chrono::milliseconds(0)).is_null()) {
        }
        return p.table["seats"];
    }

    std::string table;
    std::vector<std::string> guests;
    std::vector<std::unique_ptr<Player>> players;
};

TEST_F(Replace, WaitsUntilAMinuteOfAbsence) {
    open_table(2);
    house.wait(kAbsentHour);
    EXPECT_EQ(vote(0, 1), "present");
    go(1);
    const Json refused = ask(0, "replace", 1);
    EXPECT_EQ(refused["key"], "just-left");
    EXPECT_EQ(refused["facts"]["seconds"], 60);
    house.wait(kAbsentMinute - 1);
    EXPECT_EQ(vote(0, 1), "just-left");
    house.wait(1);
    EXPECT_EQ(vote(0, 1), "");
    EXPECT_TRUE(is_replaced(1));
}

TEST_F(Replace, CountsTheAbsenceFromTheBeginningOfTheMatch) {
    open_table(1, {{"seats", {"person", "person"}}});
    go(0);
    house.wait(kAbsentHour);
    guests.push_back(new_guest());
    players.resize(2);
    players[1] = std::make_unique<Player>(house, guests[1]);
    ASSERT_EQ(players[1]->ask(sit(table, 1))["type"], "ok");
    EXPECT_EQ(vote(1, 0), "just-left");
    house.wait(kAbsentMinute);
    EXPECT_EQ(vote(1, 0), "");
}

TEST_F(Replace, CountsTheAbsenceFromTheStartOfTheServer) {
    open_table(2);
    go(1);
    house.wait(kAbsentHour);
    house.restart(kAbsentHour);
    come(0);
    EXPECT_EQ(vote(0, 1), "just-left");
    house.time.set_wall_clock(kAbsentHour);
    EXPECT_EQ(vote(0, 1), "just-left") << "the wall clock does not matter";
    house.wait(kAbsentMinute);
    EXPECT_EQ(vote(0, 1), "");
}

TEST_F(Replace, NeedsAFallenFlagAtATableOfDays) {
    open_table(2, kDailyTempo);
    shown(0);
    Player& anna = *players[0];
    ASSERT_EQ(anna.ask(act(anna.table, 0, anna.table["legal"][0][0]))["type"], "ok");
    go(1);
    house.wait(23 * kAbsentHour);
    EXPECT_EQ(vote(0, 1), "has-time");
    house.wait(2 * kAbsentHour);
    EXPECT_EQ(vote(0, 1), "");
    EXPECT_TRUE(is_replaced(1));
}

TEST_F(Replace, LosesItsVotesWhenThePlayerComesBack) {
    open_table(3);
    go(2);
    house.wait(kAbsentMinute);
    EXPECT_EQ(vote(0, 2), "");
    EXPECT_EQ(shown(1)[2]["votes"], Json{0});
    come(2);
    EXPECT_FALSE(shown(1)[2].contains("votes"));
    shown(2);
    ASSERT_FALSE(players[2]->events.empty()) << "the player is warned";
    const Json warning = players[2]->events.back();
    EXPECT_EQ(warning["kind"], "drop-votes");
    EXPECT_EQ(warning["seat"], 2);
    EXPECT_EQ(warning["votes"], Json{0});
    go(2);
    house.wait(kAbsentMinute);
    EXPECT_EQ(vote(1, 2), "");
    EXPECT_FALSE(is_replaced(2)) << "the first vote no longer counts";
    EXPECT_EQ(vote(0, 2), "");
    EXPECT_TRUE(is_replaced(2));
}

TEST_F(Replace, IsDecidedByThoseWhoAreHereIfSeveralAreAbsent) {
    open_table(3);
    go(1);
    go(2);
    house.wait(kAbsentMinute);
    EXPECT_EQ(vote(0, 1), "");
    EXPECT_TRUE(is_replaced(1));
    EXPECT_EQ(vote(0, 2), "");
    EXPECT_TRUE(is_replaced(2));
    come(2);
    EXPECT_EQ(ask(2, "back", 2)["type"], "ok");
    EXPECT_FALSE(is_replaced(2));
    EXPECT_TRUE(is_replaced(1));
}

TEST_F(Replace, WaitsForAVoterWhoHasJustLeft) {
    open_table(3);
    go(2);
    house.wait(kAbsentMinute / 2);
    go(1);
    house.wait(kAbsentMinute / 2);
    EXPECT_EQ(vote(0, 2), "");
    EXPECT_FALSE(is_replaced(2)) << "Ben may come back and disagree";
    EXPECT_EQ(vote(0, 2), "already-voted");
    house.wait(kAbsentMinute / 2);
    EXPECT_EQ(vote(0, 2), "");
    EXPECT_TRUE(is_replaced(2));
}

TEST_F(Replace, NeedsTheVoteOfAPlayerWithTimeLeftAtATableOfDays) {
    open_table(3, kDailyTempo);
    shown(0);
    Player& anna = *players[0];
    ASSERT_EQ(anna.ask(act(anna.table, 0, anna.table["legal"][0][0]))["type"], "ok");
    go(1);
    go(2);
    house.wait(23 * kAbsentHour);
    come(1);
    ASSERT_TRUE(players[1]->wait_until(can_decide_or_over));
    Player& ben = *players[1];
    ASSERT_EQ(ben.ask(act(ben.table, 1, ben.table["legal"][0][0]))["type"], "ok");
    go(1);
    house.wait(2 * kAbsentHour);
    ASSERT_TRUE(shown(0)[2].contains("away"));
    EXPECT_EQ(vote(0, 2), "");
    EXPECT_FALSE(is_replaced(2)) << "Ben is not absent: he has time";
    come(1);
    EXPECT_EQ(vote(1, 2), "");
    EXPECT_TRUE(is_replaced(2));
}

TEST_F(Replace, IsEndedByThePlayer) {
    open_table(2);
    go(1);
    house.wait(kAbsentMinute);
    ASSERT_EQ(vote(0, 1), "");
    house.restart(kAbsentHour);
    come(0);
    come(1);
    const Json seat = shown(1)[1];
    EXPECT_TRUE(seat.contains("replaced") && seat.contains("mine") && !seat.contains("resigned"));
    EXPECT_EQ(ask(1, "back", 1)["type"], "ok");
    EXPECT_FALSE(is_replaced(1));
    EXPECT_EQ(ask(1, "resign", 1)["type"], "ok");
    EXPECT_EQ(ask(1, "back", 1)["key"], "replaced") << "who resigns has left for good";
    EXPECT_TRUE(shown(1)[1].contains("resigned"));
}

TEST(ReplaceLimit, IsSetByTheHost) {
    TestHouse house({1000, 20, 5});
    Player one(house, house.new_guest());
    auto two = std::make_unique<Player>(house, house.new_guest());
    const std::string table = create(one, {"person", "person"});
    two->ask(sit(table, 1));
    two->ask(watch(table, 1));
    two.reset();
    const Json request = {{"type", "replace"}, {"table", table}, {"seat", 1}};
    house.wait(4'999);
    EXPECT_EQ(one.ask(request)["key"], "just-left");
    house.wait(1);
    EXPECT_EQ(one.ask(request)["type"], "ok");
}

TEST_F(Replace, LeavesTimeToAPlayerWhoComesBackToALiveTable) {
    open_table(2, {{"tempo", {{"kind", "live"}, {"base", 1000}, {"increment", 0}}}});
    house.thinker.hold(true);  // no bot decides meanwhile
    for (int i = 0; i < 3; ++i) {
        house.wait(kAbsentMinute);
        ASSERT_TRUE(shown(0)[0].contains("away"));
        ASSERT_EQ(ask(0, "back", 0)["type"], "ok");
        EXPECT_EQ(shown(0)[0]["clock"], 15'000);
        house.wait(14'000);
        EXPECT_FALSE(shown(0)[0].contains("away"));
    }
    house.wait(kAbsentMinute);
    ASSERT_EQ(ask(0, "back", 0)["type"], "ok");
    house.wait(1);
    EXPECT_TRUE(shown(0)[0].contains("away")) << "the others do not wait for ever";
}

}  // namespace
}  // namespace pakhuis::host
