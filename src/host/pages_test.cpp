// Work of the worker: tables are loaded, long pages are made and large requests are read while
// others go on.
#include "host/test_fixture.h"
#include "host/test_party.h"

namespace pakhuis::host {
namespace {

using namespace pakhuis::client;

using TablePages = HouseTest;
using Lists = HouseTest;
using Forking = HouseTest;
using Loading = HouseTest;
using LargeRequests = HouseTest;

Json say(const std::string& table, const char* text) {
    return {{"type", "chat"}, {"table", table}, {"text", text}};
}

std::string key_of(const HttpAnswer& answer) {
    return Json::parse(answer.body).value("key", "");
}

TEST_F(TablePages, AreMadeOnceForEachVersionAndViewer) {
    const std::string guest = new_guest();
    Player player(house, guest);
    const std::string table = create(player, {"person", "person"});
    player.ask(sit(table, 1));
    const auto made_by = [&](const std::string& word) {
        const int before = house.worker.taken();
        EXPECT_EQ(get(about(table, word), guest).status, 200);
        return house.worker.taken() - before;
    };
    for (const char* word : {"log", "replay", "log?seat=0", "log?seat=1", "edition"}) {
        EXPECT_EQ(made_by(word), 1) << word;
        EXPECT_EQ(made_by(word), 0) << word;
    }
    ASSERT_EQ(player.ask(say(table, "hello"))["type"], "ok");
    EXPECT_EQ(made_by("log"), 1) << "the table has another version";
    EXPECT_NE(get(about(table, "log")).body.find("hello"), std::string::npos);
}

TEST_F(TablePages, LogTellsTheStepOfTheViewersLastDecision) {
    Party party(house, {{"game", "carts"}, {"seats", Json::array({"person", "person"})}});
    const auto decided = [&](std::size_t seat) {
        const std::string log = party.page("log?seat=" + std::to_string(seat), seat);
        return Json::parse(log).value("decided", -1);
    };
    EXPECT_EQ(decided(0), 0) << "dealing is no decision";
    Rng rng(1);
    ASSERT_TRUE(party.decide(rng));
    const int first = decided(0);
    EXPECT_GT(first, 0);
    EXPECT_EQ(decided(1), 0) << "another seat's";
    ASSERT_EQ(
        party.players[0]->ask({{"type", "undo"}, {"table", party.table}, {"seat", 0}})["type"],
        "ok");
    EXPECT_EQ(decided(0), 0) << "taken back";
    ASSERT_TRUE(party.decide(rng));
    ASSERT_TRUE(party.decide(rng));
    EXPECT_EQ(decided(0), first);
    EXPECT_EQ(decided(1), first + 1);
}

TEST_F(TablePages, LogAndReplayTellWhichStepsOfABotWereHurried) {
    const auto marks = [&](const char* word) {
        Party party(house, {{"game", "carts"}, {"seats", Json::array({"person", "easy"})}});
        Rng rng(1);
        for (int turn = 0; turn < 6; ++turn) EXPECT_TRUE(party.decide(rng));
        party.hear();
        const std::string page = party.page(word, 0);
        EXPECT_NE(page.find("\"seat\":1"), std::string::npos);
        return page.find("\"hurried\":true") != std::string::npos;
    };
    EXPECT_FALSE(marks("log?seat=0") || marks("replay?seat=0"));
    house.thinker.hurries = true;
    EXPECT_TRUE(marks("log?seat=0"));
    EXPECT_TRUE(marks("replay?seat=0"));
}

TEST_F(TablePages, AreMadeOnceForAllWhoAskAtTheSameTime) {
    Player player(house, new_guest());
    const std::string table = create(player, {"person", "person"});
    house.worker.hold(true);
    int answers = 0;
    for (int i = 0; i < 60; ++i) {
        house.house().page({"GET", about(table, "replay")}, {}, [&](const Page& page) {
            EXPECT_EQ(page.status, 200);
            ++answers;
        });
    }
    house.settle();
    EXPECT_EQ(house.worker.taken(), 1);
    EXPECT_EQ(answers, 0);
    EXPECT_EQ(player.ask(say(table, "hello"))["type"], "ok") << "the table goes on";
    house.worker.do_held();
    house.settle();
    EXPECT_EQ(answers, 60);
}

TEST_F(TablePages, AreRefusedWhileTheWorkerIsFull) {
    Player player(house, new_guest());
    const std::string table = create(player, {"person", "person"});
    house.worker.fill(true);
    const HttpAnswer refused = get(about(table, "replay"));
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(key_of(refused), "too-busy");
    house.worker.fill(false);
    EXPECT_EQ(get(about(table, "replay")).status, 200);
}

TEST_F(Lists, AreMadeByTheWorker) {
    const std::string guest = new_guest();
    Player player(house, guest);
    const std::string table = create(player, {"person", "person"}, {{"listed", true}});
    for (const std::string& target :
         {std::string("/api/tables"), std::string("/api/mine"), std::string("/api/next"),
          "/api/tables/" + table, std::string("/api/games/carts/edition")}) {
        std::optional<Page> answer;
        house.worker.hold(true);
        house.house().page({"GET", target}, {}, [&](const Page& page) { answer = page; });
        house.settle();
        EXPECT_FALSE(answer) << target;
        house.worker.do_held();
        house.worker.hold(false);
        house.settle();
        ASSERT_TRUE(answer) << target;
        EXPECT_EQ(answer->status, 200) << target;
        house.worker.fill(true);
        EXPECT_EQ(key_of(get(target, guest)), "too-busy") << target;
        house.worker.fill(false);
    }
}

TEST_F(Forking, LetsTheTableGoOn) {
    Player player(house, new_guest());
    const std::string table = create(player, {"person", "person"});
    player.ask(sit(table, 1));
    const Json fork = {{"type", "fork"}, {"table", table}, {"step", 0}};
    house.worker.hold(true);
    const unsigned forked = player.send(fork);
    EXPECT_EQ(player.ask(say(table, "hello"))["type"], "ok");
    house.worker.do_held();
    house.worker.hold(false);
    EXPECT_EQ(player.answer(forked)["type"], "ok");
    house.worker.fill(true);
    EXPECT_EQ(player.ask(fork)["key"], "too-busy");
}

TEST_F(Loading, LetsOtherTablesGoOn) {
    const std::string guest = new_guest();
    std::string first;
    {
        Player maker(house, guest);
        first = create(maker, {"person", "person"});
    }
    house.restart();
    Player player(house, guest);
    const std::string second = create(player, {"person", "person"});
    house.worker.hold(true);
    const unsigned watched = player.send(watch(first, 0));
    const unsigned said = player.send(say(first, "one"));
    EXPECT_EQ(player.ask(say(second, "hello"))["type"], "ok");
    EXPECT_EQ(player.received.find(R"("type":"full")"), std::string::npos);
    house.worker.do_held();
    EXPECT_EQ(player.answer(watched)["type"], "ok");
    EXPECT_EQ(player.answer(said)["type"], "ok") << "requests keep their order";
    house.worker.hold(false);
    EXPECT_EQ(page(about(first, "log"))["chat"][0]["text"], "one");
}

TEST_F(Loading, IsRefusedWhileTheWorkerIsFull) {
    const std::string guest = new_guest();
    std::string table;
    {
        Player maker(house, guest);
        table = create(maker, {"person", "person"});
    }
    house.restart();
    Player player(house, guest);
    house.worker.fill(true);
    EXPECT_EQ(player.ask(watch(table, 0))["key"], "too-busy");
    EXPECT_EQ(key_of(get(about(table, "log"))), "too-busy");
    EXPECT_EQ(get(about(table, "log")).status, 503);
    house.worker.fill(false);
    EXPECT_EQ(player.ask(watch(table, 0))["type"], "ok");
    EXPECT_EQ(get("/api/tables/nowhere/log").status, 404);
}

TEST_F(LargeRequests, AreReadByTheWorker) {
    const std::string guest = new_guest();
    const Json small = {{"terms", {{"game", "carts"}, {"seats", {"person", "person"}}}}};
    house.worker.fill(true);
    EXPECT_EQ(house.post("/api/tables", small.dump(), guest).status, 200);
    const std::string large = std::string(20'000, ' ') + small.dump();
    const HttpAnswer refused = house.post("/api/tables", large, guest);
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(key_of(refused), "too-busy");
    house.worker.fill(false);
    EXPECT_EQ(house.post("/api/tables", large, guest).status, 200);
}

TEST_F(LargeRequests, LetTheWorkerCheckTheirRecord) {
    Party party(house, {{"game", "carts"}, {"seats", {"person", "person"}}});
    Rng rng(1);
    party.play_out(rng);
    const Json whole = {{"terms", {{"begin", party.page("record")}}}};
    house.worker.fill(true);
    EXPECT_EQ(key_of(house.post("/api/tables", whole.dump(), party.guests[0])), "too-busy");
    house.worker.fill(false);
    EXPECT_EQ(house.post("/api/tables", whole.dump(), party.guests[0]).status, 200);
}

}  // namespace
}  // namespace pakhuis::host
