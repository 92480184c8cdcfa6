// Clocks of tables over restarts of the server and jumps of the wall clock.
#include "host/test_fixture.h"

namespace pakhuis::host {
namespace {

using namespace pakhuis::client;

constexpr std::int64_t kSecond = 1'000;
constexpr std::int64_t kRestartHour = 3'600'000;

// A table of a person and one who only sits there: the person decides without hurry.
class Restart : public HouseTest {
  protected:
    void open_table(const Json& tempo) {
        guest = new_guest();
        come();
        table = create(*player, {"person", "easy"}, {{"tempo", tempo}});
        player->ask(watch(table, 0));
        ASSERT_TRUE(player->wait_until(can_decide_or_over));
    }
    void come() {
        player = std::make_unique<Player>(house, guest);
        if (!table.empty()) {
            ASSERT_EQ(player->ask(watch(table, 0))["type"], "ok");
        }
    }
    void decide() {
        ASSERT_EQ(player->ask(act(player->table, 0, player->table["legal"][0][0]))["type"], "ok");
        player->table.erase("legal");
        ASSERT_TRUE(player->wait_until(can_decide_or_over));
    }
    // The table as the player sees it now.
    const Json& look() {
        player->ask(watch(table, 0));
        while (!player->next(std::chrono::milliseconds(0)).is_null()) {
        }
        return player->table;
    }
    std::int64_t clock() { return look()["seats"][0]["clock"]; }
    std::int64_t stands() { return look().value("stands", std::int64_t{0}); }
    bool flag_fell() { return look()["seats"][0].contains("away"); }

    const Json live = {{"kind", "live"}, {"base", 100 * kSecond}, {"increment", 0}};
    std::string guest;
    std::string table;
    std::unique_ptr<Player> player;
};

TEST_F(Restart, LetsLiveClocksGoOnWhereTheyStood) {
    open_table(live);
    house.wait(20 * kSecond);
    decide();
    ASSERT_EQ(clock(), 80 * kSecond);
    house.restart(kRestartHour);
    come();
    EXPECT_EQ(clock(), 80 * kSecond) << "the hour without a server is not charged";
    EXPECT_EQ(stands(), 60 * kSecond) << "and everybody can come back first";
    house.wait(50 * kSecond);
    EXPECT_EQ(clock(), 80 * kSecond);
    EXPECT_EQ(stands(), 10 * kSecond);
    house.wait(30 * kSecond);
    EXPECT_EQ(clock(), 60 * kSecond);
    EXPECT_EQ(stands(), 0);
    house.wait(59 * kSecond);
    EXPECT_FALSE(flag_fell());
    house.wait(2 * kSecond);
    EXPECT_TRUE(flag_fell());
}

TEST_F(Restart, IsToldToThePlayersOfALiveTable) {
    open_table({{"kind", "live"}, {"base", 2 * kRestartHour}});
    house.restart(kRestartHour);
    come();
    ASSERT_TRUE(player->wait_until(can_decide_or_over));
    decide();
    EXPECT_EQ(player->events.front()["kind"], "resumed");
}

TEST_F(Restart, GivesTheSameClocksWhenTheTableIsLoadedAgain) {
    open_table(live);
    house.restart(kRestartHour);
    come();
    house.wait(70 * kSecond);
    ASSERT_TRUE(player->wait_until(can_decide_or_over));
    decide();
    ASSERT_EQ(clock(), 90 * kSecond);
    // Nobody watches: the table is dropped from memory, and its clock runs on.
    player.reset();
    house.wait(75 * kSecond);
    come();
    EXPECT_EQ(clock(), 15 * kSecond);
    house.restart(kRestartHour);
    come();
    EXPECT_EQ(clock(), 90 * kSecond) << "the time since the last change is not charged";
}

TEST_F(Restart, LetsNoClockRunTwiceAtATableOfTheSameServer) {
    open_table(live);
    player.reset();
    house.wait(90 * kSecond);
    come();
    EXPECT_EQ(clock(), 10 * kSecond);
    EXPECT_EQ(stands(), 0);
}

TEST_F(Restart, LetsNoDailyFlagFallInTheFirstHour) {
    open_table({{"kind", "daily"}, {"days", 1}});
    house.restart(5 * 24 * kRestartHour);
    house.wait(kRestartHour - 10 * kSecond);
    come();
    EXPECT_FALSE(flag_fell());
    player.reset();
    house.wait(20 * kSecond);
    come();
    EXPECT_TRUE(flag_fell());
}

TEST_F(Restart, LetsDaysCountOn) {
    open_table({{"kind", "daily"}, {"days", 3}});
    house.restart(24 * kRestartHour);
    come();
    EXPECT_EQ(clock(), 48 * kRestartHour);
    EXPECT_EQ(stands(), 0);
}

TEST_F(Restart, WakesADueTableOnce) {
    open_table({{"kind", "daily"}, {"days", 1}});
    player.reset();
    house.restart(5 * 24 * kRestartHour);
    house.wait(60 * kSecond);
    const auto due = house.store.due_before(house.time.now_ms() + kRestartHour / 2);
    ASSERT_TRUE(due);
    EXPECT_TRUE(due->empty()) << "the store knows that the flag falls later";
}

TEST(RestartGrace, IsSetByTheHost) {
    Limits limits = no_quotas();
    limits.grace_seconds = 5;
    TestHouse house(limits);
    const std::string guest = house.new_guest();
    const std::string table =
        create(*std::make_unique<Player>(house, guest), {"person", "easy"},
               {{"tempo", {{"kind", "live"}, {"base", 100 * kSecond}, {"increment", 0}}}});
    house.restart(kRestartHour);
    Player player(house, guest);
    player.ask(watch(table, 0));
    ASSERT_TRUE(player.wait_until(can_decide_or_over));
    EXPECT_EQ(player.table["stands"], 5 * kSecond);
    house.wait(15 * kSecond);
    player.ask(watch(table, 0));
    while (!player.next(std::chrono::milliseconds(0)).is_null()) {
    }
    EXPECT_EQ(player.table["seats"][0]["clock"], 90 * kSecond);
}

using WallClock = Restart;

TEST_F(WallClock, JumpsAreNotCharged) {
    open_table(live);
    for (const std::int64_t jump : {2 * kRestartHour, -4 * kRestartHour, 3 * kRestartHour}) {
        const std::int64_t before = clock();
        house.time.set_wall_clock(jump);
        house.wait(10 * kSecond);
        EXPECT_EQ(clock(), before - 10 * kSecond) << jump;
        EXPECT_FALSE(flag_fell());
    }
    decide();
    EXPECT_EQ(clock(), 70 * kSecond);
}

TEST_F(WallClock, JumpsDoNotMakeDailyFlagsFall) {
    open_table({{"kind", "daily"}, {"days", 1}});
    player.reset();
    house.time.set_wall_clock(72 * kRestartHour);
    house.wait(23 * kRestartHour);
    come();
    EXPECT_FALSE(flag_fell());
    EXPECT_EQ(clock(), kRestartHour);
}

TEST_F(WallClock, MayBeSetBackOrForwardBetweenTwoServers) {
    for (const std::int64_t jump : {-48 * kRestartHour, 48 * kRestartHour}) {
        table.clear();
        open_table(live);
        house.wait(20 * kSecond);
        decide();
        house.time.set_wall_clock(jump);
        house.restart();
        come();
        EXPECT_EQ(clock(), 80 * kSecond);
        house.wait(80 * kSecond);
        EXPECT_EQ(clock(), 60 * kSecond) << "the clock runs after the grace";
        ASSERT_TRUE(player->wait_until(can_decide_or_over));
        decide();
        house.wait(5 * kSecond);
        EXPECT_EQ(clock(), 55 * kSecond);
    }
}

}  // namespace
}  // namespace pakhuis::host
