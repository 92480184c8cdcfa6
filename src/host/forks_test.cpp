// Tables made from other tables: rematch, fork, import.
#include <algorithm>

#include "host/test_fixture.h"

namespace pakhuis::host {
namespace {

using namespace pakhuis::client;

using Rematch = HouseTest;
using Fork = HouseTest;
using Import = HouseTest;

TEST_F(Rematch, IsTheSameTableForBothPlayers) {
    Player one(house, new_guest());
    Player two(house, new_guest());
    const std::string table = create(one, {"person", "person"}, {{"hints", true}});
    two.ask(sit(table, 1));
    one.ask(watch(table, 0));
    two.ask(watch(table, 1));
    EXPECT_EQ(one.ask({{"type", "rematch"}, {"table", table}})["key"], "unfinished");
    one.ask({{"type", "resign"}, {"table", table}, {"seat", 0}});
    two.ask({{"type", "resign"}, {"table", table}, {"seat", 1}});
    ASSERT_TRUE(two.wait_until([](const Json& t) { return t["status"] == "over"; }));
    EXPECT_EQ(two.table["end"], "abandoned");
    const std::string again = two.ask({{"type", "rematch"}, {"table", table}})["table"];
    ASSERT_TRUE(one.wait_until([](const Json& t) { return t.contains("rematch"); }));
    EXPECT_EQ(one.table["rematch"], again);
    EXPECT_EQ(one.ask({{"type", "rematch"}, {"table", table}})["table"], again);
    one.ask(watch(again, 0));
    ASSERT_TRUE(one.wait_until([&](const Json& t) { return t["table"] == again; }));
    EXPECT_EQ(one.table["status"], "playing") << "everybody has the same seat as before";
    EXPECT_EQ(one.table["terms"]["hints"], true);
}

TEST_F(Rematch, KeepsTheSeatsOfThePlayersForAWhile) {
    Player one(house, new_guest());
    Player two(house, new_guest());
    Player other(house, new_guest());
    const std::string table = create(one, {"person", "person"}, {{"listed", true}});
    two.ask(sit(table, 1));
    one.ask({{"type", "resign"}, {"table", table}, {"seat", 0}});
    two.ask({{"type", "resign"}, {"table", table}, {"seat", 1}});
    const Json request = {{"type", "rematch"}, {"table", table}};
    EXPECT_EQ(other.ask(request)["key"], "players-only");
    const std::string again = one.ask(request)["table"];
    EXPECT_EQ(other.ask(request)["table"], again) << "but others may look at it";
    EXPECT_EQ(other.ask(sit(again, 1))["key"], "reserved");
    two.ask({{"type", "watch"}, {"table", again}});
    ASSERT_TRUE(two.wait_until([](const Json& t) { return t.contains("seats"); }));
    EXPECT_EQ(two.table["seats"][1]["reserved"], "Guest 2");
    EXPECT_EQ(two.table["seats"][1]["offered"], true);
    house.wait(9 * 60'000);
    EXPECT_EQ(other.ask(sit(again, 1))["key"], "reserved");
    house.wait(2 * 60'000);
    EXPECT_EQ(other.ask(sit(again, 1))["type"], "ok") << "two did not come";
}

TEST_F(Rematch, KeepsTheNamesOfSeveralPeopleAtOneDevice) {
    Player one(house, new_guest());
    const std::string table = create(one, {"person", "person"});
    Json second = sit(table, 1);
    second["name"] = "Ben";
    one.ask(second);
    for (const int seat : {0, 1}) {
        one.ask({{"type", "resign"}, {"table", table}, {"seat", seat}});
    }
    const std::string again = one.ask({{"type", "rematch"}, {"table", table}})["table"];
    one.ask(watch(again, 0));
    ASSERT_TRUE(one.wait_until([](const Json& t) { return t.contains("seats"); }));
    EXPECT_EQ(one.table["status"], "playing");
    EXPECT_EQ(one.table["seats"][0]["name"], "Guest 1");
    EXPECT_EQ(one.table["seats"][1]["name"], "Ben");
    EXPECT_EQ(one.table["seats"][1]["same"], 0) << "both seats are one person's";
    EXPECT_EQ(page("/api/tables/" + again)["seats"][1]["same"], 0);
}

using Origin = HouseTest;

TEST_F(Origin, IsShownBeforeAnybodySitsDown) {
    Player one(house, new_guest());
    const std::string table = create(one, {"person", "easy"});
    one.ask(watch(table, 0));
    ASSERT_TRUE(one.wait_until(can_decide_or_over));
    EXPECT_FALSE(one.table.contains("origin"));
    EXPECT_FALSE(page("/api/tables/" + table).contains("origin"));
    one.ask(act(one.table, 0, one.table["legal"][0][0]));
    const auto origin_of = [&](const std::string& id) {
        Player guest(house, new_guest());
        guest.ask({{"type", "watch"}, {"table", id}});
        EXPECT_TRUE(guest.wait_until([](const Json& t) { return t.contains("seats"); }));
        EXPECT_EQ(page("/api/tables/" + id).value("origin", ""), guest.table.value("origin", ""));
        return guest.table.value("origin", "");
    };
    Json fork = {{"type", "fork"}, {"table", table}, {"step", 2}, {"seats", {"person", "person"}}};
    EXPECT_EQ(origin_of(one.ask(fork)["table"]), "position");
    play_out(one, 0);
    EXPECT_EQ(origin_of(one.ask(fork)["table"]), "record");
    const std::string dealt = create(one, {"person", "person"}, {{"by-hand", true}});
    EXPECT_EQ(page("/api/tables/" + dealt)["by-hand"], true);
}

// Tested with different orders of work.
TEST(Rematches, AreMadeOnceForManyRequestsAtOnce) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        TestHouse shuffled({1000, 20}, seed);
        Player one(shuffled, shuffled.new_guest());
        Player two(shuffled, shuffled.new_guest());
        const std::string table = create(one, {"person", "person"});
        two.ask(sit(table, 1));
        one.ask({{"type", "resign"}, {"table", table}, {"seat", 0}});
        two.ask({{"type", "resign"}, {"table", table}, {"seat", 1}});
        const Json request = {{"type", "rematch"}, {"table", table}};
        std::vector<unsigned> asked;
        for (int n = 0; n < 3; ++n) asked.push_back(one.send(request));
        const unsigned other = two.send(request);
        const std::string again = two.answer(other)["table"];
        EXPECT_FALSE(again.empty());
        for (const unsigned id : asked) EXPECT_EQ(one.answer(id)["table"], again);
    }
}

TEST_F(Fork, KeepsTheStepsOfAFinishedMatch) {
    const std::string guest = new_guest();
    Player player(house, guest);
    const std::string table = create(player, {"person", "easy"});
    player.ask(watch(table, 0));
    play_out(player, 0);
    const Json replay = page(about(table, "replay?seat=1"));
    EXPECT_EQ(replay["viewer"], 1) << "a finished match has no secrets";
    ASSERT_GT(replay["steps"].size(), 40u);
    const std::string fork =
        player.ask({{"type", "fork"}, {"table", table}, {"step", 40}})["table"];
    player.ask(watch(fork, 0));
    const Json again = page(about(fork, "replay?seat=0"), guest);
    EXPECT_GE(again["steps"].size(), 40u) << "chance or the bot may have played on";
    for (std::size_t i = 0; i < 40; ++i) {
        EXPECT_EQ(again["steps"][i]["events"].empty(), replay["steps"][i]["events"].empty());
    }
}

TEST_F(Fork, KeepsTheGuestsKnowledgeOfAnUnfinishedMatch) {
    const std::string guest = new_guest();
    Player one(house, guest);
    Player two(house, new_guest());
    const std::string table = create(one, {"person", "person"});
    two.ask(sit(table, 1));
    one.ask(watch(table, 0));
    two.ask(watch(table, 1));
    for (int i = 0; i < 6; ++i) {
        const auto newest = std::max(one.version, two.version);
        for (Player* p : {&one, &two}) {
            ASSERT_TRUE(p->wait_until([&](const Json& t) { return t["version"] >= newest; }));
        }
        Player& mover = one.table.contains("legal") ? one : two;
        const int seat = &mover == &one ? 0 : 1;
        ASSERT_EQ(mover.ask(act(mover.table, seat, mover.table["legal"][0][0]))["type"], "ok");
    }
    const Json log = page(about(table, "replay?seat=0"), guest);
    Json view = log["view"];
    const std::size_t steps = log["steps"].size();
    for (const auto& step : log["steps"]) view.merge_patch(step["view"]);
    const Json answer = one.ask(
        {{"type", "fork"}, {"table", table}, {"step", steps}, {"seats", {"person", "random"}}});
    ASSERT_EQ(answer["type"], "ok") << answer.dump();
    Player watcher(house, guest);
    ASSERT_EQ(watcher.ask(watch(answer["table"], 0))["type"], "ok");
    ASSERT_TRUE(watcher.wait_until([](const Json& t) { return t.contains("view"); }));
    const Json fork = page(about(answer["table"], "replay?seat=0"), guest);
    EXPECT_TRUE(same(fork["view"], view));
    EXPECT_EQ(get(about(answer["table"], "record")).status, 409)
        << "an unfinished match has secrets";
}

TEST_F(Import, ContinuesFromARecord) {
    const std::string guest = new_guest();
    Player player(house, guest);
    const std::string table = create(player, {"person", "easy"});
    player.ask(watch(table, 0));
    play_out(player, 0);
    const std::string record = get(about(table, "record")).body;
    const Json whole = {{"terms", {{"begin", record}}}};
    const auto posted = house.post("/api/tables", whole.dump(), guest);
    ASSERT_EQ(posted.status, 200) << posted.body;
    const std::string imported = Json::parse(posted.body)["table"];
    EXPECT_EQ(get(about(imported, "record")).body, record);
    EXPECT_EQ(page("/api/tables/" + imported)["status"], "over");

    std::string part = record.substr(0, record.find("\nend:") + 1);
    for (int i = 0; i < 30; ++i) part.resize(part.rfind('\n', part.size() - 2) + 1);
    const Json open = {{"terms", {{"begin", part}, {"seats", {"easy", "easy"}}}}};
    const auto goes_on = house.post("/api/tables", open.dump(), guest);
    ASSERT_EQ(goes_on.status, 200) << goes_on.body;
    player.table = nullptr;
    player.ask({{"type", "watch"}, {"table", Json::parse(goes_on.body)["table"]}});
    EXPECT_TRUE(player.wait_until([](const Json& t) { return t["status"] == "over"; }));

    const Json bad = {{"terms", {{"begin", "pakhuis-record 1\ngame: chess\n"}}}};
    const auto refused = house.post("/api/tables", bad.dump(), guest);
    EXPECT_EQ(refused.status, 400);
    EXPECT_NE(refused.body.find("begin, "), std::string::npos) << refused.body;
}

TEST_F(Import, AcceptsAnEditionLongerThanAMessage) {
    const std::string guest = new_guest();
    Json edition = page("/api/games/carts/edition");
    edition["title"] = "Elsewhere";
    const Json terms = {{"game", "carts"}, {"seats", {"person", "easy"}}, {"edition", edition}};
    const auto posted = house.post("/api/tables", Json{{"terms", terms}}.dump(2), guest);
    ASSERT_EQ(posted.status, 200) << posted.body;
    const std::string table = Json::parse(posted.body)["table"];
    const Json own = page(about(table, "edition"));
    EXPECT_EQ(own["edition"]["title"], "Elsewhere");
    EXPECT_EQ(own["parts"]["card:0"], "pink");
    EXPECT_TRUE(own["parts"].contains("track:42") && own["parts"].contains("contract:23"));
    Player player(house, guest);
    player.ask(watch(table, 0));
    ASSERT_TRUE(player.wait_until(can_decide_or_over));
    EXPECT_FALSE(player.table["terms"].contains("edition")) << "only its hash is sent";
}

TEST_F(Import, IsNotFrozenWhileItsEditionCantBeRead) {
    const std::string guest = new_guest();
    Json edition = page("/api/games/carts/edition");
    edition["title"] = "Elsewhere";
    const Json terms = {{"game", "carts"}, {"seats", {"person", "person"}}, {"edition", edition}};
    const auto posted = house.post("/api/tables", Json{{"terms", terms}}.dump(2), guest);
    ASSERT_EQ(posted.status, 200) << posted.body;
    const std::string table = Json::parse(posted.body)["table"];
    house.restart();
    house.store.refuse_editions(Problem{"unreachable", "", "The database is away."});
    EXPECT_EQ(Player(house, guest).ask(watch(table, 0))["key"], "unreachable");
    house.store.refuse_editions(std::nullopt);
    EXPECT_EQ(Player(house, guest).ask(watch(table, 0))["type"], "ok");
    EXPECT_TRUE(house.store.frozen_tables(9)->empty());
}

}  // namespace
}  // namespace pakhuis::host
