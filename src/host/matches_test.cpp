// Whole matches through the protocol, without sockets.
#include <gtest/gtest.h>

#include "host/test_party.h"
#include "kit/effort.h"
#include "kit/sanitized.h"
#include "registry/replay.h"

namespace pakhuis::host {
namespace {

using client::create;
using client::play_out;
using client::Player;
using client::same;
using Json = client::Json;

Json terms_of(const std::string& game, const std::vector<std::string>& seats) {
    return {{"game", game}, {"seats", seats}};
}

class WholeMatch : public testing::TestWithParam<const GameInfo*> {
  protected:
    std::string game() const { return std::string(GetParam()->id); }
};

TEST_P(WholeMatch, EndsWithPeopleAtEverySeatCount) {
    // Sanitizers make a match a hundred times slower: then only the lowest seat count.
    const int most = PAKHUIS_SANITIZED ? GetParam()->min_seats : GetParam()->max_seats;
    for (int seats = GetParam()->min_seats; seats <= most; ++seats) {
        TestHouse house;
        Party party(house,
                    terms_of(game(), std::vector<std::string>(std::size_t(seats), "person")));
        Rng rng(static_cast<std::uint64_t>(seats));
        party.play_out(rng);
        for (const auto& player : party.players) {
            EXPECT_EQ(player->table["result"].size(), static_cast<std::size_t>(seats));
            EXPECT_TRUE(same(player->table["result"], party.players[0]->table["result"]));
        }
    }
}

TEST_P(WholeMatch, LeavesARecordThatReplaysToTheSameEnd) {
    TestHouse house;
    const auto fewest = static_cast<std::size_t>(GetParam()->min_seats);
    Party party(house, terms_of(game(), std::vector<std::string>(fewest, "person")));
    Rng rng(3);
    party.play_out(rng);
    const auto record = codec::parse_record(party.page("record"));
    ASSERT_TRUE(record) << record.error().text();
    const auto again = replay(*record);
    EXPECT_TRUE(again) << again.error().text();
    EXPECT_EQ(Json::parse(house.get("/api/tables/" + party.table).body)["status"], "over");
}

TEST_P(WholeMatch, EndsAgainstBots) {
    TestHouse house;
    std::vector<std::string> seats(static_cast<std::size_t>(GetParam()->max_seats), "easy");
    seats[1] = "person";
    Party party(house, terms_of(game(), seats));
    Rng rng(5);
    party.play_out(rng);
}

// Executors take turns in a different random order in each match.
TEST_P(WholeMatch, EndsWithAnyOrderOfWork) {
    const int matches = kit::fewer_if_watched(2);
    for (int seed = 1; seed <= matches; ++seed) {
        TestHouse house({1000, 20}, static_cast<std::uint64_t>(seed));
        std::vector<std::string> seats(static_cast<std::size_t>(GetParam()->max_seats), "person");
        seats.back() = "random";
        Party party(house, terms_of(game(), seats));
        Rng rng(static_cast<std::uint64_t>(seed));
        party.play_out(rng);
    }
}

TEST_P(WholeMatch, GoesOnAfterARestartInTheMiddle) {
    TestHouse house;
    std::vector<std::string> seats(static_cast<std::size_t>(GetParam()->max_seats), "person");
    seats.back() = "easy";
    Party party(house, terms_of(game(), seats));
    Rng rng(7);
    for (int restarts = 0; restarts < 3 && !party.over(); ++restarts) {
        for (int i = 0; i < 20; ++i) party.decide(rng);
        party.hear();
        const Json before = party.players[0]->table;
        house.restart();
        party.come_back();
        EXPECT_TRUE(same(party.players[0]->table["view"], before["view"]));
    }
    party.play_out(rng);
}

INSTANTIATE_TEST_SUITE_P(Games, WholeMatch, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id); });

TEST(WholeMatch, HasARivalWhenPlayedAlone) {
    TestHouse house;
    Party party(house, terms_of("amsterdam", {"person"}));
    play_out(*party.players[0], 0);
    const Json& table = party.players[0]->table;
    EXPECT_EQ(table["end"], "rounds");
    EXPECT_EQ(table["result"].size(), 1u);
    EXPECT_EQ(table["result"][0]["place"], 2);
    EXPECT_EQ(table["rival"]["name"], "TOM");
    EXPECT_GT(table["rival"]["score"], table["result"][0]["score"]);
}

TEST(WholeMatch, EndsWithBotsOnlyAndNoWatcher) {
    TestHouse house;
    Player maker(house, house.new_guest());
    const std::string table = create(maker, {"easy", "easy", "random"});
    house.settle();
    EXPECT_EQ(Json::parse(house.get("/api/tables/" + table).body)["status"], "over");
}

TEST(WholeMatch, LeavesMemoryAMinuteAfterTheLastWatcher) {
    TestHouse house;
    const auto tables = [&] {
        std::size_t count = 99;
        house.house().count_tables([&](std::size_t n) { count = n; });
        house.settle();
        return count;
    };
    {
        Party party(house, terms_of("carts", {"person", "person"}));
        house.wait(100'000);
        EXPECT_EQ(tables(), 1u) << "a watched table stays in memory";
    }
    house.wait(50'000);
    EXPECT_EQ(tables(), 1u) << "a table stays in memory for a minute, as people may come back";
    house.wait(20'000);
    EXPECT_EQ(tables(), 0u);
}

}  // namespace
}  // namespace pakhuis::host
