// Tables whose rows no longer replay.
#include "host/test_party.h"
#include "registry/replay.h"

namespace pakhuis::host {
namespace {

using client::Json;

class FrozenTable : public testing::Test {
  protected:
    FrozenTable() {
        Rng rng(3);
        for (int i = 0; i < 12; ++i) party.decide(rng);
        rows = house.store.rows(party.table)->size();
        house.store.spoil(party.table, rows - 2);
        house.restart();
    }
    Json ask(std::size_t player, const Json& message) {
        client::Player connected(house, party.guests[player]);
        const Json answer = connected.ask(message);
        house.settle();
        return answer;
    }
    Json watch(std::size_t player) {
        return ask(player, client::watch(party.table, static_cast<int>(player)));
    }
    Json resign(std::size_t player) {
        return ask(player, {{"type", "resign"}, {"table", party.table}, {"seat", player}});
    }
    Json mine(std::size_t player) {
        return Json::parse(house.get("/api/mine", party.guests[player]).body);
    }
    client::HttpAnswer record(const std::string& guest) {
        return house.get("/api/tables/" + party.table + "/record", guest);
    }

    TestHouse house;
    Party party{house, {{"game", "carts"}, {"seats", {"person", "person"}}}};
    std::size_t rows = 0;
};

TEST_F(FrozenTable, TellsItsPlayers) {
    EXPECT_EQ(watch(0)["key"], "frozen");
    for (const std::size_t player : {0U, 1U}) {
        ASSERT_EQ(mine(player).size(), 1U);
        EXPECT_EQ(mine(player)[0]["frozen"], true);
        EXPECT_EQ(mine(player)[0]["waits"], false) << "nobody has to decide there";
    }
    EXPECT_EQ(Json::parse(house.get("/api/tables/" + party.table).body)["frozen"], true);
    EXPECT_EQ(*house.store.frozen_tables(9), std::vector<std::string>{party.table});
}

TEST_F(FrozenTable, GoesOnWhenItReplaysAgain) {
    watch(0);
    house.store.spoil(party.table, rows - 2);
    house.restart();
    house.settle();
    EXPECT_TRUE(house.store.frozen_tables(9)->empty()) << "tried at the start";
    EXPECT_FALSE(mine(0)[0].contains("frozen"));
    EXPECT_TRUE(mine(0)[0]["waits"].get<bool>() || mine(1)[0]["waits"].get<bool>());
    party.come_back();
    Rng rng(4);
    EXPECT_TRUE(party.decide(rng));
}

TEST_F(FrozenTable, CanBeResignedAndThenExported) {
    EXPECT_EQ(record(party.guests[0]).status, 409) << "it holds the secrets of the others";
    EXPECT_EQ(resign(0)["type"], "ok");
    EXPECT_TRUE(mine(0).empty());
    EXPECT_EQ(mine(1).size(), 1U);
    EXPECT_EQ(resign(0)["key"], "not-your-seat") << "only once";
    const auto exported = record(party.guests[0]);
    ASSERT_EQ(exported.status, 200) << exported.body;
    const auto read = codec::parse_record(exported.body);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_TRUE(replay(*read)) << "it has the rows before the bad one";
    EXPECT_GT(read->actions.size(), 5U);
    EXPECT_EQ(record(party.guests[1]).status, 409);
    EXPECT_EQ(record(house.new_guest()).status, 409);
}

TEST_F(FrozenTable, IsResignedByThoseWhoLeftWhenItReplaysAgain) {
    ASSERT_EQ(resign(0)["type"], "ok");
    house.store.spoil(party.table, rows - 2);
    house.restart();
    house.settle();
    EXPECT_EQ(record(party.guests[0]).status, 409);
    EXPECT_EQ(house.store.rows(party.table)->at(rows).kind, "resign");
    EXPECT_EQ(resign(0)["key"], "replaced");
}

}  // namespace
}  // namespace pakhuis::host
