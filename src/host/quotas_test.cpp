#include "host/quotas.h"

#include "client/player.h"
#include "host/test_house.h"

namespace pakhuis::host {
namespace {

using client::Json;
using client::Player;

constexpr std::int64_t kMinute = 60'000;

TEST(HourlyQuota, RefillsWithinAnHour) {
    HourlyQuota quota(6);
    for (int i = 0; i < 6; ++i) EXPECT_TRUE(quota.take("a", 1, 1'000));
    EXPECT_FALSE(quota.take("a", 1, 1'000));
    EXPECT_TRUE(quota.take("b", 6, 1'000)) << "each key has its own";
    EXPECT_FALSE(quota.take("b", 1, 1'000 + 9 * kMinute));
    EXPECT_TRUE(quota.take("b", 1, 1'000 + 11 * kMinute));
    EXPECT_TRUE(quota.take("a", 6, 1'000 + 61 * kMinute));
}

const Json kBots = {{"game", "carts"}, {"seats", {"random", "random"}}};

std::string made(Player& player, const Json& terms = kBots) {
    return player.ask({{"type", "create"}, {"terms", terms}}).value("key", "");
}

TEST(TableQuotas, CountFinishedTables) {
    TestHouse house(Limits{.all_tables_per_guest = 3});
    Player anna(house, house.new_guest());
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(made(anna), "");
        house.settle();
    }
    EXPECT_EQ(made(anna), "too-many-made");
    Player bert(house, house.new_guest());
    EXPECT_EQ(made(bert), "");
}

TEST(TableQuotas, CountTheBytesOfRows) {
    TestHouse house(Limits{.bytes_per_guest = 2'000});
    const std::string guest = house.new_guest();
    Player anna(house, guest);
    EXPECT_EQ(made(anna), "");
    house.settle();
    EXPECT_GT(house.store.usage_of(guest)->bytes, 2'000);
    EXPECT_EQ(made(anna), "too-much-stored");
}

TEST(TableQuotas, HoldForAnHour) {
    TestHouse house(Limits{.tables_per_hour = 2});
    const std::string guest = house.new_guest();
    Player anna(house, guest);
    EXPECT_EQ(made(anna), "");
    EXPECT_EQ(made(anna), "");
    EXPECT_EQ(made(anna), "too-many-hourly");
    EXPECT_EQ(house.post("/api/tables", Json{{"terms", kBots}}.dump(), guest).status, 429);
    house.wait(31 * kMinute);
    EXPECT_EQ(made(anna), "");
}

TEST(TableQuotas, CountImportsApart) {
    TestHouse house(Limits{.imports_per_hour = 1});
    Player anna(house, house.new_guest());
    Json import = kBots;
    import["edition"] = Json::object();
    EXPECT_NE(made(anna, import), "too-many-hourly");
    EXPECT_EQ(made(anna, import), "too-many-hourly");
    EXPECT_EQ(made(anna), "");
}

TEST(TableQuotas, HoldForAllGuestsOfAnAddress) {
    TestHouse house(Limits{.tables_per_address_hour = 2});
    house.address = "10.0.0.1";
    Player anna(house, house.new_guest());
    const std::string guest = house.new_guest();
    Player bert(house, guest);
    EXPECT_EQ(made(anna), "");
    EXPECT_EQ(made(bert), "");
    EXPECT_EQ(made(anna), "too-many-hourly");
    EXPECT_EQ(house.post("/api/tables", Json{{"terms", kBots}}.dump(), guest).status, 429);
    house.address = "10.0.0.2";
    Player cora(house, house.new_guest());
    EXPECT_EQ(made(cora), "");
}

}  // namespace
}  // namespace pakhuis::host
