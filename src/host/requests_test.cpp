// Requests that are refused: wrong, stale, sent twice, too many.
#include <algorithm>

#include "host/test_fixture.h"

namespace pakhuis::host {
namespace {

using namespace pakhuis::client;

using RefusedRequest = HouseTest;
using WhyRequest = HouseTest;
using Decision = HouseTest;
using Watching = HouseTest;

TEST_F(RefusedRequest, LeavesTheConnectionOpen) {
    Player player(house, new_guest());
    EXPECT_EQ(player.ask({{"type", "fly"}})["key"], "unknown-type");
    EXPECT_EQ(player.ask(watch("nowhere", 0))["key"], "no-such-table");
    EXPECT_EQ(player.ask({{"type", "create"}, {"terms", {{"game", "chess"}}}})["key"], "bad-terms");
    EXPECT_EQ(player.ask({{"type", "hello"}, {"name", ""}})["key"], "bad-name");
    EXPECT_EQ(player.ask({{"type", "hello"}, {"name", "a\nb"}})["key"], "bad-name");
    EXPECT_EQ(player.ask({{"type", "ping"}})["type"], "ok");
}

TEST_F(WhyRequest, GetsTheReasonForAPart) {
    Player one(house, new_guest());
    Player two(house, new_guest());
    const std::string table = create(one, {"person", "person"});
    const auto why = [&](int seat, const char* target) {
        return Json{{"type", "why"}, {"table", table}, {"seat", seat}, {"target", target}};
    };
    EXPECT_EQ(one.ask(why(0, "pile"))["key"], "not-started");
    two.ask(sit(table, 1));
    one.ask(watch(table, 0));
    ASSERT_TRUE(one.wait_until(can_decide_or_over));
    EXPECT_EQ(one.ask(why(0, "pile"))["key"], "keep-due") << "contracts are chosen first";
    EXPECT_EQ(one.ask(why(0, "contract:31"))["type"], "ok") << "there is no such part";
    EXPECT_EQ(one.ask(why(1, "pile"))["key"], "not-your-seat");
    EXPECT_EQ(two.ask(why(1, "sky"))["type"], "ok");
    EXPECT_EQ(two.ask({{"type", "why"}, {"table", table}, {"target", std::string(41, 'x')}})["key"],
              "too-long");
}

TEST_F(Decision, IsTakenOnceWhenSentTwice) {
    Player one(house, new_guest());
    Player two(house, new_guest());
    const std::string table = create(one, {"person", "person"});
    two.ask(sit(table, 1));
    one.ask(watch(table, 0));
    two.ask(watch(table, 1));
    for (int i = 0; i < 30; ++i) {
        const auto newest = std::max(one.version, two.version);
        for (Player* p : {&one, &two}) {
            ASSERT_TRUE(p->wait_until([&](const Json& t) { return t["version"] >= newest; }));
        }
        Player& mover = one.table.contains("legal") ? one : two;
        const Json decision = act(mover.table, &mover == &one ? 0 : 1, mover.table["legal"][0][0]);
        const unsigned first = mover.send(decision);
        const unsigned second = mover.send(decision);
        ASSERT_EQ(mover.answer(first)["type"], "ok");
        const Json again = mover.answer(second);
        ASSERT_EQ(again["type"], "refused") << decision.dump();
        const std::string key = again["key"];
        EXPECT_TRUE(key == "stale" || key == "not-your-turn") << decision.dump() << again.dump();
    }
}

TEST_F(Decision, IsStaleAtAnotherVersion) {
    Player one(house, new_guest());
    Player two(house, new_guest());
    const std::string table = create(one, {"person", "person"});
    two.ask(sit(table, 1));
    one.ask(watch(table, 0));
    ASSERT_TRUE(one.wait_until(can_decide_or_over));
    Json decision = act(one.table, 0, one.table["legal"][0][0]);
    const auto version = one.table["version"].get<unsigned>();
    for (const unsigned wrong : {0u, 1u, version + 1, 0x7fffffffu}) {
        decision["version"] = wrong;
        EXPECT_EQ(one.ask(decision)["key"], "stale") << wrong;
    }
    decision["version"] = version;
    EXPECT_EQ(one.ask(decision)["type"], "ok");
}

TEST_F(Watching, DoesNotCountWhenRefused) {
    Player owner(house, new_guest());
    Player player(house, new_guest());
    const std::string table = create(owner, {"person", "easy"});
    for (int i = 0; i < 25; ++i) {
        EXPECT_EQ(player.ask(watch("nosuchtable" + std::to_string(i), 0))["key"], "no-such-table");
    }
    EXPECT_EQ(player.ask(watch(table, 0))["key"], "not-your-seat");
    EXPECT_EQ(player.ask({{"type", "watch"}, {"table", table}})["type"], "ok");
}

TEST_F(Watching, IsLimitedToTwentyTables) {
    Player player(house, new_guest());
    std::vector<std::string> tables;
    for (int i = 0; i < 21; ++i) tables.push_back(create(player, {"person", "person"}));
    for (std::size_t i = 0; i < 20; ++i) EXPECT_EQ(player.ask(watch(tables[i], 0))["type"], "ok");
    EXPECT_EQ(player.ask(watch(tables[20], 0))["key"], "too-many");
    EXPECT_EQ(player.ask(watch(tables[0], 0))["type"], "ok")
        << "a watched table can be watched again";
    player.ask({{"type", "unwatch"}, {"table", tables[0]}});
    EXPECT_EQ(player.ask(watch(tables[20], 0))["type"], "ok");
}

TEST(GuestTables, AreLimitedWhileUnfinished) {
    TestHouse house(Limits{.tables_per_guest = 3});
    Player player(house, house.new_guest());
    const Json request = {{"type", "create"},
                          {"terms", {{"game", "carts"}, {"seats", {"person", "easy"}}}}};
    std::vector<unsigned> asked;
    for (int i = 0; i < 10; ++i) asked.push_back(player.send(request));  // all at once
    std::vector<std::string> tables;
    for (const unsigned id : asked) {
        const Json answer = player.answer(id);
        if (answer["type"] == "ok") tables.push_back(answer["table"]);
        EXPECT_EQ(answer.value("key", "too-many-tables"), "too-many-tables");
    }
    ASSERT_FALSE(tables.empty());
    while (tables.size() < 3) tables.push_back(create(player, {"person", "easy"}));
    EXPECT_EQ(tables.size(), 3u);
    EXPECT_EQ(player.ask(request)["key"], "too-many-tables");
    player.ask({{"type", "resign"}, {"table", tables[0]}, {"seat", 0}});
    EXPECT_EQ(player.ask(request)["type"], "ok");
}

TEST(GuestTables, CountAlsoWithoutASeat) {
    TestHouse house(Limits{.tables_per_guest = 1});
    Player dealer(house, house.new_guest());
    const Json by_hand = {
        {"type", "create"},
        {"terms", {{"game", "carts"}, {"seats", {"person", "person"}}, {"by-hand", true}}}};
    ASSERT_EQ(dealer.ask(by_hand)["type"], "ok");
    EXPECT_EQ(dealer.ask(by_hand)["key"], "too-many-tables");
}

// The first request to a table asks the house for it. The others must not overtake it.
TEST(Requests, KeepTheirOrderFromOneClientToOneTable) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        TestHouse house({1000, 20}, seed);
        const std::string guest = house.new_guest();
        Player maker(house, guest);
        const std::string table = create(maker, {"person", "person"});
        Player player(house, guest);
        std::vector<unsigned> asked;
        const auto say = [&](const std::string& text) {
            asked.push_back(player.send({{"type", "chat"}, {"table", table}, {"text", text}}));
        };
        say("0");
        asked.push_back(player.send(watch(table, 0)));
        say("1");
        say("2");
        asked.push_back(player.send({{"type", "unwatch"}, {"table", table}}));
        for (int i = 3; i < 8; ++i) say(std::to_string(i));
        for (const unsigned id : asked) EXPECT_EQ(player.answer(id)["type"], "ok");
        const Json log = Json::parse(house.get("/api/tables/" + table + "/log").body);
        ASSERT_EQ(log["chat"].size(), 8u);
        for (std::size_t i = 0; i < 8; ++i) {
            EXPECT_EQ(log["chat"][i]["text"], std::to_string(i)) << seed;
        }
    }
}

TEST(Requests, AreDoneEvenIfTheClientHasLeft) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        TestHouse house({1000, 20}, seed);
        const std::string guest = house.new_guest();
        Player maker(house, guest);
        const std::string table = create(maker, {"person", "person"});
        maker.ask(watch(table, 0));
        {
            Player other(house, house.new_guest());
            other.send({{"type", "watch"}, {"table", table}});
            other.send(sit(table, 1));
        }
        house.settle();
        while (!maker.next(std::chrono::milliseconds(0)).is_null()) {
        }
        EXPECT_EQ(maker.table["status"], "playing");
        EXPECT_EQ(maker.table["seats"][1]["present"], true) << "the presence message comes later";
        EXPECT_NE(maker.received.rfind(R"("present":[true,false])"), std::string::npos) << seed;
    }
}

TEST(Log, NamesAFrozenTableOnce) {
    TestHouse house;
    Player one(house, house.new_guest());
    const std::string table = create(one, {"person", "easy"});
    const auto rows = *house.store.rows(table);
    const auto next = static_cast<std::uint32_t>(rows.size());
    house.store.append({table, {{next, "act", "{}", 1, 0}}, {}}, [](const auto&) {});
    house.settle();
    house.restart();
    EXPECT_TRUE(house.log.lines.empty());
    const auto page = "/api/tables/" + table + "/log";
    EXPECT_EQ(Json::parse(house.get(page).body)["key"], "frozen");
    EXPECT_EQ(Json::parse(house.get(page).body)["key"], "frozen");
    ASSERT_EQ(house.log.lines.size(), 1u);
    EXPECT_TRUE(house.log.lines[0].starts_with("table-frozen " + table)) << house.log.lines[0];
}

}  // namespace
}  // namespace pakhuis::host
