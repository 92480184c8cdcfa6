// The house by itself: who is in the lobby, what expires.
#include <memory>

#include "host/test_fixture.h"
#include "host/test_house.h"

namespace pakhuis::host {
namespace {

constexpr std::int64_t kAMinute = 60'000;
constexpr std::int64_t kADay = 24 * 60 * kAMinute;

class Housekeeping : public HouseTest {
  protected:
    std::unique_ptr<Player> come(const std::string& guest) {
        auto player = std::make_unique<Player>(house, guest);
        house.settle();
        return player;
    }
    std::string open_table(Player& player) {
        return client::create(player, {"person", "person"}, {{"listed", true}});
    }
    std::vector<std::string> lobby(const std::string& query = "") {
        std::vector<std::string> ids;
        for (const Json& row : page("/api/tables" + query)) ids.push_back(row["id"]);
        return ids;
    }
    using Ids = std::vector<std::string>;
};

TEST_F(Housekeeping, TakesATableThatNobodyIsAtOutOfTheLobby) {
    const std::string guest = new_guest();
    auto anna = come(guest);
    const std::string table = open_table(*anna);
    house.wait(60 * kAMinute);
    EXPECT_EQ(lobby(), Ids{table}) << "Anna is here";
    anna.reset();
    house.wait(9 * kAMinute);
    EXPECT_EQ(lobby(), Ids{table});
    house.wait(3 * kAMinute);
    EXPECT_EQ(lobby(), Ids{});
    EXPECT_EQ(page("/api/mine", guest).size(), 1U) << "it is still Anna's";
    anna = come(guest);
    EXPECT_EQ(lobby(), Ids{table}) << "she came back";
}

TEST_F(Housekeeping, GivesEverybodyTimeToComeBackAfterARestart) {
    auto anna = come(new_guest());
    const std::string table = open_table(*anna);
    house.wait(5 * kAMinute);
    house.restart();
    house.wait(9 * kAMinute);
    EXPECT_EQ(lobby(), Ids{table});
    house.wait(3 * kAMinute);
    EXPECT_EQ(lobby(), Ids{});
}

TEST_F(Housekeeping, ListsTheLatestActivityFirst) {
    const std::string guest = new_guest();
    auto anna = come(guest);
    auto bert = come(new_guest());
    const std::string first = open_table(*anna);
    house.wait(kAMinute);
    const std::string second = open_table(*bert);
    house.wait(kAMinute);
    EXPECT_EQ(lobby(), (Ids{second, first}));
    anna.reset();
    house.wait(12 * kAMinute);
    EXPECT_EQ(lobby(), Ids{second});
    anna = come(guest);
    EXPECT_EQ(lobby(), (Ids{first, second}));
}

TEST_F(Housekeeping, ShowsTheLobbyByPages) {
    auto anna = come(new_guest());
    for (int i = 0; i < 102; ++i) open_table(*anna);
    EXPECT_EQ(lobby().size(), 100U);
    EXPECT_EQ(lobby("?page=1").size(), 2U);
    EXPECT_EQ(lobby("?page=2").size(), 0U);
    EXPECT_EQ(lobby("?page=-1").size(), 100U);
}

// Short times, because simulated days take real time too.
class Expiry : public testing::Test {
  protected:
    TestHouse house{Limits{.expire_tables_days = 3, .expire_guests_days = 2}};
};

TEST_F(Expiry, RemovesAbandonedTablesAndKeepsTheirRows) {
    const std::string guest = house.new_guest();
    std::string open, finished;
    {
        client::Player anna(house, guest);
        open = client::create(anna, {"person", "person"});
        finished = client::create(anna, {"random", "random"});
    }
    house.wait(3 * kADay - kAMinute);
    EXPECT_EQ(house.store.rows(open)->size(), 2U);
    house.wait(3 * kAMinute);
    EXPECT_TRUE(house.store.rows(open)->empty());
    EXPECT_EQ(house.store.exported(open).size(), 2U);
    EXPECT_FALSE(house.store.rows(finished)->empty());
    EXPECT_EQ(house.get("/api/tables/" + open).status, 404);
    EXPECT_TRUE(house.store.guest(guest)->has_value()) << "a guest with a table stays";
}

TEST_F(Expiry, KeepsATableThatSomebodyLooksAt) {
    client::Player anna(house, house.new_guest());
    const std::string table = client::create(anna, {"person", "person"});
    EXPECT_EQ(anna.ask(client::watch(table, 0))["type"], "ok");
    house.wait(4 * kADay);
    EXPECT_FALSE(house.store.rows(table)->empty());
}

TEST_F(Expiry, ForgetsGuestsWithoutTablesWhoWereNotHere) {
    const std::string away = house.new_guest();
    const std::string visitor = house.new_guest();
    house.wait(kADay + 60 * kAMinute);
    {
        const client::Player visit(house, visitor);
    }
    house.wait(kADay);
    EXPECT_FALSE(house.store.guest(away)->has_value());
    EXPECT_TRUE(house.store.guest(visitor)->has_value());
    house.wait(kADay + 5 * kAMinute);
    EXPECT_FALSE(house.store.guest(visitor)->has_value());
}

// Each round does a part, so that nothing else has to wait.
TEST_F(Expiry, GoesOnUntilAllAreLookedAt) {
    {
        client::Player anna(house, house.new_guest());
        for (int i = 0; i < 35; ++i) client::create(anna, {"person", "person"});
    }
    house.wait(3 * kADay + 2 * kAMinute);
    const auto left = house.store.all_tables()->size();
    EXPECT_GT(left, 5U);
    EXPECT_LT(left, 35U);
    house.wait(10 * kAMinute);
    EXPECT_TRUE(house.store.all_tables()->empty());
}

TEST(ExpirySwitchedOff, RemovesNothing) {
    TestHouse house(Limits{.expire_tables_days = 0, .expire_guests_days = 0});
    const std::string away = house.new_guest();
    std::string table;
    {
        client::Player anna(house, house.new_guest());
        table = client::create(anna, {"person", "person"});
    }
    house.wait(100 * kADay);
    EXPECT_FALSE(house.store.rows(table)->empty());
    EXPECT_TRUE(house.store.guest(away)->has_value());
}

}  // namespace
}  // namespace pakhuis::host
