// A store that can't write. Players get a refusal, and nobody is shown a change that was not
// written. When the store can write again, the table continues.
#include "host/test_party.h"

namespace pakhuis::host {
namespace {

using client::act;
using client::create;
using client::Json;
using client::Player;
using client::same;
using client::sit;

const Problem kFull{"disk-full", "", "The disk is full."};

class RefusingStore : public testing::Test {
  protected:
    void refuse() { house.store.refuse_writes(kFull); }
    void write_again() { house.store.refuse_writes(std::nullopt); }
    // Expects that no refused request was shown to anybody.
    void expect_nothing_shown() {
        for (const auto& player : people.players) player->received.clear();
        people.hear();
        for (const auto& player : people.players) EXPECT_EQ(player->received, "");
    }

    TestHouse house;
    Party people{house, {{"game", "carts"}, {"seats", {"person", "person"}}}};
};

TEST_F(RefusingStore, ShowsARefusedChangeToNobody) {
    Player& one = *people.players[0];
    const std::string open = create(one, {"person", "person"});
    people.hear();
    const Json before = one.table;
    const std::string log = people.page("log");
    const Json decision = act(before, 0, before["legal"][0][0]);
    refuse();
    EXPECT_EQ(one.ask(decision)["key"], "disk-full");
    Json chat = {{"type", "chat"}, {"table", people.table}, {"text", "Hello?"}};
    EXPECT_EQ(people.players[1]->ask(chat)["key"], "disk-full");
    EXPECT_EQ(people.players[1]->ask(sit(open, 1))["key"], "disk-full");
    const Json terms = {{"game", "carts"}, {"seats", {"person", "person"}}};
    EXPECT_EQ(one.ask({{"type", "create"}, {"terms", terms}})["key"], "disk-full");
    EXPECT_EQ(house.post("/api/tables", Json{{"terms", terms}}.dump(), people.guests[0]).status,
              503);
    EXPECT_EQ(people.page("log"), log);
    expect_nothing_shown();
    write_again();
    const Json done = one.ask(decision);
    ASSERT_EQ(done["type"], "ok") << done.dump();
    people.hear();
    for (const auto& player : people.players) {
        EXPECT_EQ(player->table["version"], done["version"]);
        EXPECT_EQ(player->table["from"], before["version"]) << "no version was skipped";
    }
    EXPECT_EQ(people.players[1]->ask(sit(open, 1))["type"], "ok");
}

TEST_F(RefusingStore, KeepsTheOldName) {
    Player& one = *people.players[0];
    ASSERT_EQ(one.ask({{"type", "hello"}, {"name", "Anna"}})["type"], "ok");
    refuse();
    EXPECT_EQ(one.ask({{"type", "hello"}, {"name", "Bert"}})["key"], "disk-full");
    EXPECT_EQ(Json::parse(house.get("/api/me", people.guests[0]).body)["name"], "Anna");
    write_again();
    one.ask({{"type", "chat"}, {"table", people.table}, {"text", "It is me."}});
    EXPECT_EQ(Json::parse(people.page("log"))["chat"][0]["name"], "Anna");
}

TEST_F(RefusingStore, AsksABotAgainWhenItCanWrite) {
    house.thinker.hold(true);
    Party against{house, {{"game", "carts"}, {"seats", {"person", "easy"}}}};
    EXPECT_TRUE(against.players[0]->events.empty());
    house.restart();
    house.thinker.hold(false);
    refuse();
    against.come_back();
    house.wait(3'000);
    against.hear();
    EXPECT_TRUE(against.players[0]->events.empty());
    write_again();
    house.wait(2'000);
    against.hear();
    ASSERT_FALSE(against.players[0]->events.empty());
    EXPECT_EQ(against.players[0]->events[0]["kind"], "chose");
    EXPECT_EQ(against.players[0]->events[0]["seat"], 1);
}

TEST_F(RefusingStore, LosesNoAcknowledgedDecision) {
    Rng rng(11);
    int refused = 0;
    for (int tries = 0; tries < 20'000 && !people.over(); ++tries) {
        people.hear();
        const bool first = people.players[0]->table.contains("legal");
        Player& mover = *people.players[first ? 0 : 1];
        if (!mover.table.contains("legal")) break;
        const Json& legal = mover.table["legal"];
        const std::string text = legal[rng.below(static_cast<std::uint32_t>(legal.size()))][0];
        const bool refuses = rng.below(3) == 0;
        if (refuses) refuse();
        const Json answer = mover.ask(act(mover.table, first ? 0 : 1, text));
        EXPECT_EQ(answer["type"], refuses ? "refused" : "ok") << answer.dump();
        refused += refuses ? 1 : 0;
        write_again();
    }
    people.hear();
    EXPECT_TRUE(people.over());
    EXPECT_GT(refused, 10);
    const Json last = people.players[1]->table["view"];
    house.restart();
    people.come_back();
    EXPECT_TRUE(same(people.players[1]->table["view"], last));
}

// The process ends between the request and the write, so the decision is lost.
TEST_F(RefusingStore, LosesAnUnacknowledgedDecisionWhenTheProcessEnds) {
    Player& one = *people.players[0];
    const Json before = one.table;
    one.send(act(before, 0, before["legal"][0][0]));
    for (int i = 0; i < 3; ++i) house.time.run_one();
    house.restart();
    people.come_back();
    EXPECT_TRUE(same(people.players[0]->table["view"], before["view"]));
    EXPECT_EQ(people.players[0]->table["version"], before["version"]);
}

}  // namespace
}  // namespace pakhuis::host
